import { writeFile } from 'node:fs/promises';
import type { BoardPlan } from '../../engine/plan/board.ts';
import { isBoard } from '../../engine/plan/parts.ts';
import { type Actor, askingOf, type Context } from '../http/Context.ts';
import { BusinessError, ForbiddenError, ParamError } from '../http/errors.ts';
import type { JobHandler } from '../http/jobs/Jobs.ts';
import type { MailFile } from '../http/jobs/MailFile.ts';
import { type PaperFormat, paperRefusal } from '../http/papers/sendPaper.ts';
import type { Draughtsman } from '../papers/Draughtsman.ts';
import type { Paper } from '../papers/Paper.ts';

/** The kind of job that writes a board: `{board, format, way}`. */
export const BOARD_PAPER = 'boardPaper';

export const TOO_LARGE = '看板的内容太多，无法导出';

/** The paper of a board as somebody sees it at this moment, with nothing chosen. */
export type BoardPapers = (actor: Actor, plan: BoardPlan) => Promise<Paper>;

interface Input {
  board: string;
  format: PaperFormat;
  mailed: boolean;
}

/** Makes a board a file in the task centre of its owner, by their own rights; the bell tells of it. */
export function boardPaperHandler(
  context: Context,
  { paperOf, draughtsman, mailFile }: { paperOf: BoardPapers; draughtsman: Draughtsman; mailFile: MailFile },
): JobHandler {
  return {
    kind: BOARD_PAPER,
    async run(job, input) {
      const { board, format, mailed } = readInput(input);
      const plan = boardOf(context, board);
      if (plan === undefined) throw new BusinessError(`看板 ${board} 已经不在了`);
      if (!context.rights.canOpen(job.actor, plan.id)) throw new ForbiddenError(plan.id);
      const paper = await paperOf(job.actor, plan);
      const file = await draughtsman.make({ kind: format, paper }).catch((error: unknown) => {
        throw paperRefusal(error, TOO_LARGE);
      });
      const name = `${paper.title} ${askingOf(context, job.actor).today}.${format}`;
      const made = await job.result(name, (path) => writeFile(path, file));
      const sent = mailed ? `；${await mailFile(job, made)}` : '';
      return { said: `${name} 已生成，可在任务中心下载${sent}` };
    },
  };
}

function readInput(input: unknown): Input {
  const { board, format, way } = (input ?? {}) as { board?: unknown; format?: unknown; way?: unknown };
  if (typeof board !== 'string' || (format !== 'pdf' && format !== 'xlsx')) throw new ParamError('board or format');
  return { board, format, mailed: way === 'mail' };
}

/** A board; undefined: there is none with this id. */
export function boardOf({ compiled }: Pick<Context, 'compiled'>, id: string): BoardPlan | undefined {
  const plan = compiled().plans.get(id);
  return plan !== undefined && isBoard(plan) ? plan : undefined;
}
