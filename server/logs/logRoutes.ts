import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRecord } from '../../engine/api/envelope.ts';
import type { Database, Row } from '../db/Database.ts';
import { formatDateTime } from '../db/formatDateTime.ts';
import { builder, run } from '../db/sql.ts';
import type { Context } from '../http/Context.ts';
import { ok, page } from '../http/envelope.ts';
import { BusinessError, ParamError } from '../http/errors.ts';
import type { QueryParameters } from '../http/query.ts';
import { addRoute, type EndpointName } from '../http/route.ts';
import { logWithin } from '../http/securityLog.ts';
import type { RecordsFor } from '../records/openRecords.ts';
import type { Records, TableHooks } from '../records/Records.ts';
import { readRecordQuery } from '../records/read/recordQuery.ts';
import { listRecords } from '../records/read/records.ts';
import { inTenant } from '../records/write/tenantRows.ts';

/** A log that can be looked through and, as far as it is old, purged. */
interface LogKind {
  /** Wire code of its model: who may read or purge those records may do so here. */
  model: string;
  table: string;
  title: string;
}

/** By the number that clients of JeecgBoot know them by. */
const LOG_KINDS = {
  '1': { model: 'system_log_security', table: 'sys_log_security', title: '登录与安全日志' },
  '2': { model: 'system_log_operation', table: 'sys_log_operation', title: '操作日志' },
  '3': { model: 'system_log_exception', table: 'sys_log_exception', title: '异常日志' },
} as const satisfies Record<string, LogKind>;

const DAY = 24 * 60 * 60_000;
/** Nobody wipes their own fresh traces. */
export const FRESH_DAYS = 7;
const MOST_DAYS = 3650;
const KEEP = '日志由系统记录，不能逐条新增、修改或删除；旧的日志可以用“清除”按天数清除';

async function refuse(): Promise<never> {
  throw new BusinessError(KEEP);
}

/** Logs are written by the server alone. */
export const logHooks: TableHooks = { readOnly: KEEP };

/** The moment before which entries are older than so many days, as they are kept. */
function before({ clock, compiled }: Pick<Context, 'clock' | 'compiled'>, days: number): string {
  return formatDateTime(new Date(clock().getTime() - days * DAY), compiled().app.timeZone);
}

/** Removes what is older than the days the operator wants logs kept, of all tenants. */
export async function sweepLogs(
  context: Pick<Context, 'clock' | 'compiled'> & { db: Database },
  days: number,
): Promise<void> {
  for (const { table } of Object.values(LOG_KINDS))
    await run(context.db, builder.deleteFrom(table).where('create_time', '<', before(context, days)));
}

function daysIn(body: unknown): number {
  const days = isRecord(body) ? Number(body.days) : Number.NaN;
  if (!Number.isInteger(days) || days < FRESH_DAYS || days > MOST_DAYS)
    throw new BusinessError(`请填写 ${FRESH_DAYS} 到 ${MOST_DAYS} 之间的整数天数`);
  return days;
}

async function purge(recordsFor: RecordsFor, request: FastifyRequest, kind: LogKind): Promise<unknown> {
  const records = await recordsFor(request, kind.model, 'purge');
  const days = daysIn(request.body);
  const { tenant, userId } = request.actor;
  const gone = await inTenant(records, async (session) => {
    const old = builder.deleteFrom(kind.table).where('tenant_id', '=', tenant);
    const { affected } = await run(session, old.where('create_time', '<', before(records.context, days)));
    const detail = `${kind.table} ${days}: ${affected}`;
    await logWithin(session, records.context, { kind: 'logs_purged', userId, tenant, detail, address: request.ip });
    return affected;
  });
  return ok(gone, `已清除 ${days} 天前的 ${gone} 条${kind.title}`);
}

/**
 * `/sys/log/list?logType=1|2|3` (`keyWord`, and what its columns are asked by): sign-ins, operations, exceptions, by the
 * right to their records. `purge…` `{days}`: removes what is older, by the right `purge`.
 */
export function logRoutes(app: FastifyInstance, recordsFor: RecordsFor): void {
  const config = { access: 'session' } as const;
  addRoute(app, 'logs', { config }, async (request) => {
    const { logType = '', keyWord = '', ...asked } = request.query as QueryParameters;
    if (!Object.hasOwn(LOG_KINDS, logType)) throw new ParamError('logType');
    const { model } = LOG_KINDS[logType as keyof typeof LOG_KINDS];
    const records = await recordsFor(request, model, 'read');
    const content = logType === '1' ? 'detail' : 'logContent';
    const query = readRecordQuery(keyWord === '' ? asked : { ...asked, [content]: `*${keyWord}*` }, records);
    const found = await listRecords(records, query);
    const entries = found.records.map((row) => ({
      ...row,
      ...(logType === '1' ? signInEntry(records.context, row) : {}),
      logType: Number(logType),
    }));
    return ok(page(entries, found.total, query.page.current, query.page.size));
  });
  const purging: readonly [EndpointName, LogKind][] = [
    ['purgeSecurityLog', LOG_KINDS['1']],
    ['purgeOperationLog', LOG_KINDS['2']],
    ['purgeExceptionLog', LOG_KINDS['3']],
  ];
  for (const [name, kind] of purging) addRoute(app, name, { config }, (request) => purge(recordsFor, request, kind));
  addRoute(app, ['removeLog', 'removeLogs'], { config }, refuse);
}

/** What happened in words, as the other logs have it. */
function signInEntry({ compiled }: Records['context'], { kind, detail }: Row): { logContent: string } {
  const items = compiled().dictionaries.get('security_kind')?.items ?? [];
  const text = items.find(({ value }) => value === kind)?.text ?? kind;
  return { logContent: `${text} ${detail ?? ''}`.trim() };
}
