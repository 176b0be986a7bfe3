import { writeFile } from 'node:fs/promises';
import type { BoardPlan } from '../../engine/plan/board.ts';
import { isBoard } from '../../engine/plan/parts.ts';
import { actingAs } from '../access/acting.ts';
import { HOME_TENANT } from '../config/builtIn.ts';
import { allRows } from '../db/Database.ts';
import { builder, run } from '../db/sql.ts';
import { type Actor, askingOf, type Context } from '../http/Context.ts';
import { BusinessError, ForbiddenError, ParamError } from '../http/errors.ts';
import type { JobHandler, Jobs } from '../http/jobs/Jobs.ts';
import { type PaperFormat, paperRefusal } from '../http/papers/sendPaper.ts';
import type { Draughtsman } from '../papers/Draughtsman.ts';
import type { Paper } from '../papers/Paper.ts';

const KIND = 'boardPaper';
const MOST_RECEIVERS = 20;

export const TOO_LARGE = '看板的内容太多，无法导出';

/** The paper of a board as somebody sees it at this moment, with nothing chosen. */
export type BoardPapers = (actor: Actor, plan: BoardPlan) => Promise<Paper>;

interface Input {
  board: string;
  format: PaperFormat;
}

/** Makes a board a file in the task centre of its owner, by their own rights; the bell tells of it. */
export function boardPaperHandler(context: Context, paperOf: BoardPapers, draughtsman: Draughtsman): JobHandler {
  return {
    kind: KIND,
    async run(job, input) {
      const { board, format } = readInput(input);
      const plan = boardOf(context, board);
      if (plan === undefined) throw new BusinessError(`看板 ${board} 已经不在了`);
      if (!context.rights.canOpen(job.actor, plan.id)) throw new ForbiddenError(plan.id);
      const paper = await paperOf(job.actor, plan);
      const file = await draughtsman.make({ kind: format, paper }).catch((error: unknown) => {
        throw paperRefusal(error, TOO_LARGE);
      });
      const name = `${paper.title} ${askingOf(context, job.actor).today}.${format}`;
      await job.result(name, (path) => writeFile(path, file));
      return { said: `${name} 已生成，可在任务中心下载` };
    },
  };
}

function readInput(input: unknown): Input {
  const { board, format } = (input ?? {}) as { board?: unknown; format?: unknown };
  if (typeof board !== 'string' || (format !== 'pdf' && format !== 'xlsx')) throw new ParamError('board or format');
  return { board, format };
}

function boardOf({ compiled }: Pick<Context, 'compiled'>, id: string): BoardPlan | undefined {
  const plan = compiled().plans.get(id);
  return plan !== undefined && isBoard(plan) ? plan : undefined;
}

/** A board, who gets it and as what: `dashboard/analysis guoqing,xubin xlsx`. */
interface Order extends Input {
  receivers: readonly string[];
}

const WORDS = '参数应为“看板的编号 收件人,收件人”，后面可再写 xlsx，例如 dashboard/analysis guoqing,xubin';

function readOrder(parameter: string): Order | undefined {
  const [board = '', names = '', format = 'pdf', ...more] = parameter.trim().split(/\s+/);
  const receivers = [...new Set(names.split(/[,，]/).filter((name) => name !== ''))];
  if (board === '' || receivers.length === 0 || more.length > 0) return undefined;
  return format === 'pdf' || format === 'xlsx' ? { board, receivers, format } : undefined;
}

/** What is wrong with the parameter of the schedule that sends boards; undefined: nothing. */
export function boardOrderProblem(context: Pick<Context, 'compiled'>, parameter: string): string | undefined {
  const order = readOrder(parameter);
  if (order === undefined) return `${WORDS}，当前为“${parameter}”`;
  if (boardOf(context, order.board) === undefined) return `没有看板“${order.board}”；${WORDS}`;
  return order.receivers.length > MOST_RECEIVERS ? `收件人最多 ${MOST_RECEIVERS} 个` : undefined;
}

/** Starts a job for each receiver. Throws BusinessError where one of them cannot have it; the others have theirs. */
export async function sendBoard(context: Context, jobs: Pick<Jobs, 'start'>, parameter: string): Promise<string> {
  const order = readOrder(parameter);
  const plan = order && boardOf(context, order.board);
  if (order === undefined || plan === undefined)
    throw new BusinessError(boardOrderProblem(context, parameter) ?? WORDS);
  const { receivers, ...input } = order;
  const select = builder
    .selectFrom('sys_user')
    .where('tenant_id', '=', HOME_TENANT)
    .where('username', 'in', [...receivers])
    .select(['id', 'username', 'org_code']);
  const { rows } = await context.db.withTenant(allRows(HOME_TENANT), (session) =>
    run<{ id: string; username: string; org_code: string | null }>(session, select),
  );
  const without: string[] = [];
  for (const name of receivers) {
    const user = rows.find(({ username }) => username === name);
    const actor =
      user && (await actingAs(context, { userId: user.id, tenant: HOME_TENANT, orgCode: user.org_code ?? '' }));
    if (actor === undefined || !context.rights.canOpen(actor, plan.id)) without.push(name);
    else await jobs.start(actor, { kind: KIND, title: `看板 ${plan.title}`, input });
  }
  if (without.length > 0)
    throw new BusinessError(`没有给 ${without.join('、')}：没有这个账号、已停用，或无权查看“${plan.title}”`);
  return `“${plan.title}”正在为 ${receivers.length} 人生成，各自在任务中心下载`;
}
