import type { FastifyInstance } from 'fastify';
import { parseCron } from '../../engine/cron/parseCron.ts';
import { HOME_TENANT } from '../config/builtIn.ts';
import { SET_SCHEDULE_STATUS } from '../db/statements/schedules.ts';
import { ok } from '../http/envelope.ts';
import { BusinessError, ForbiddenError, NotFoundError, ParamError } from '../http/errors.ts';
import type { QueryParameters } from '../http/query.ts';
import { addRoute } from '../http/route.ts';
import type { RecordsFor } from '../records/openRecords.ts';
import type { Draft, TableHooks } from '../records/Records.ts';
import type { FieldProblem } from '../records/write/refusals.ts';
import { inTenant } from '../records/write/tenantRows.ts';
import { nextTime, type ScheduleHandler, type Schedules } from './schedules.ts';

const MODEL = 'system_schedule';

type Judge = Pick<ScheduleHandler, 'check' | 'checkChannel'>;

/** What is done by the clock is of the whole installation: schedules are the first tenant's. */
export function scheduleHooks(handlers: ReadonlyMap<string, Judge>): TableHooks {
  return {
    oneByOne: true,
    check: ({ actor, context }, drafts) => {
      if (actor.tenant !== HOME_TENANT) throw new ForbiddenError('schedules');
      const zone = context.compiled().app.timeZone ?? 'Asia/Shanghai';
      return new Map(drafts.map((draft) => [draft, problemsOf(draft, handlers, zone)]));
    },
  };
}

function problemsOf({ values }: Draft, handlers: ReadonlyMap<string, Judge>, usual: string): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const code = String(values.jobClassName ?? '');
  const handler = handlers.get(code);
  if (handler === undefined)
    problems.push({
      key: 'jobClassName',
      message: `没有名为「${code}」的任务，可选：${[...handlers.keys()].join('、')}`,
    });
  const wrong = handler?.check(String(values.parameter ?? ''));
  if (wrong !== undefined) problems.push({ key: 'parameter', message: wrong });
  const unsent = handler?.checkChannel?.({ channel: String(values.channel ?? '') });
  if (unsent !== undefined) problems.push({ key: 'channel', message: unsent });
  const zone = String(values.timeZone || usual);
  if (!isZone(zone))
    return [...problems, { key: 'timeZone', message: `不认识时区「${zone}」，应为 Asia/Shanghai 这样的名字` }];
  const cron = String(values.cronExpression ?? '');
  const parsed = parseCron(cron);
  if (parsed.ok && nextTime(cron, zone, Date.now()) === undefined)
    problems.push({ key: 'cronExpression', message: '八年之内不会执行，请检查日期与年份' });
  return problems;
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** What was done is kept by the server alone. */
export const scheduleRunHooks: TableHooks = { readOnly: '运行记录由系统记录，不能新增、修改或删除' };

/** GET `/sys/quartzJob/pause`, `resume` and `execute` `?id=`, each by a right of its own. */
export function scheduleRoutes(app: FastifyInstance, schedules: Schedules, recordsFor: RecordsFor): void {
  const config = { access: 'session', writes: true } as const;
  const setters = [
    ['pauseSchedule', 'pause', '-1', '已暂停'],
    ['resumeSchedule', 'resume', '0', '已恢复，从现在起按计划执行'],
  ] as const;
  for (const [name, action, status, said] of setters)
    addRoute(app, name, { config }, async (request) => {
      const records = await recordsFor(request, MODEL, action);
      const id = idIn(request.query);
      const { affected } = await inTenant(records, (session) =>
        session.query(SET_SCHEDULE_STATUS, [request.actor.tenant, id, status]),
      );
      if (affected === 0) throw new NotFoundError();
      await schedules.look();
      return ok(null, said);
    });
  addRoute(app, 'runSchedule', { config }, async (request) => {
    await recordsFor(request, MODEL, 'execute');
    if (request.actor.tenant !== HOME_TENANT) throw new ForbiddenError('schedules');
    if (!(await schedules.runNow(idIn(request.query), request.actor.username)))
      throw new BusinessError('这个任务正在执行或已不存在，请稍后刷新再看');
    return ok(null, '已开始执行，结果在“运行记录”里');
  });
}

function idIn(query: unknown): string {
  const { id = '' } = query as QueryParameters;
  if (!/^[\w-]{1,36}$/.test(id)) throw new ParamError('id');
  return id;
}
