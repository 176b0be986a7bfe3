import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withNames } from '../../engine/boards/columns.ts';
import { dataPartsOf } from '../../engine/boards/parts.ts';
import type { BoardPlan } from '../../engine/plan/board.ts';
import { isBoard } from '../../engine/plan/parts.ts';
import type { Row } from '../db/Database.ts';
import { freshen } from '../facts/freshen.ts';
import { askingOf } from '../http/Context.ts';
import { ok } from '../http/envelope.ts';
import { ForbiddenError, NotFoundError, ParamError } from '../http/errors.ts';
import type { Jobs } from '../http/jobs/Jobs.ts';
import type { MailFile } from '../http/jobs/MailFile.ts';
import { type PaperFormat, sendPaper } from '../http/papers/sendPaper.ts';
import type { QueryParameters } from '../http/query.ts';
import { addRoute } from '../http/route.ts';
import { planByCode } from '../http/wireCodes.ts';
import type { Draughtsman } from '../papers/Draughtsman.ts';
import { openRecords, type RecordParts } from '../records/openRecords.ts';
import { itemsFor, withRecordTexts } from '../records/wire/recordTexts.ts';
import { answerBoard } from './answerBoard.ts';
import { readBoardAsk } from './boardAsk.ts';
import { boardNames } from './boardNames.ts';
import { type BoardPrint, boardPaper } from './boardPaper.ts';
import { boardRows } from './boardRows.ts';
import { type OpenBoard, type OpenSource, openBoard } from './openBoard.ts';
import { type BoardPapers, boardPaperHandler, TOO_LARGE } from './paperJob.ts';
import { modelSource, reportOf, reportSource } from './sources.ts';

interface Making {
  draughtsman: Draughtsman;
  jobs: Jobs;
  mailFile: MailFile;
}

/**
 * The figures of boards, the records behind each, and all of it as a file: docs/contract.md, “Boards”. `jobs` make that
 * file for whoever it is sent to by the clock.
 */
export function boardRoutes(app: FastifyInstance, parts: RecordParts, { draughtsman, jobs, mailFile }: Making): void {
  const { context, dictionaries } = parts;
  const session = { config: { access: 'session' } } as const;

  addRoute(app, 'boardData', session, async (request) => {
    const opened = await openFor(parts, request, planOf(parts, request), request.query);
    const data = await answerBoard(opened, context.clock());
    return ok({ ...data, names: await boardNames(context, request.actor, opened, data) });
  });
  addRoute(app, 'boardRows', session, async (request) => {
    const plan = planOf(parts, request);
    const parameters = request.query as QueryParameters;
    const part = dataPartsOf(plan.parts).find(({ id }) => id === parameters.part);
    if (part === undefined) throw new NotFoundError();
    const opened = await openFor(parts, request, plan, request.query);
    const rows = await boardRows(opened, part, parameters);
    const shape = opened.sources.get(part.source)?.shape;
    const records = [...rows.records] as Row[];
    const named = shape ? await withRecordTexts(context, dictionaries, request.actor, shape, records) : records;
    return ok({ ...rows, records: named });
  });
  addRoute(app, 'boardExport', session, async (request, reply) => {
    const plan = planOf(parts, request);
    const format = readFormat((request.query as QueryParameters).format);
    const opened = await openFor(parts, request, plan, request.query);
    if (opened.sources.size === 0) throw new ForbiddenError(plan.id);
    const paper = boardPaper(await printOf(parts, request, opened));
    const name = `${paper.title} ${askingOf(context, request.actor).today}`;
    const job = { kind: format, paper } as const;
    return sendPaper(reply, draughtsman, { job, name, plain: 'board', tooLarge: TOO_LARGE });
  });
  const paperOf: BoardPapers = async (actor, plan) => {
    const opened = await openFor(parts, { actor }, plan, {});
    if (opened.sources.size === 0) throw new ForbiddenError(plan.id);
    return boardPaper(await printOf(parts, { actor }, opened));
  };
  jobs.register(boardPaperHandler(context, { paperOf, draughtsman, mailFile }));
}

type Acting = Pick<FastifyRequest, 'actor'>;

/** Throws ParamError. */
function readFormat(format: string | undefined): PaperFormat {
  if (format === 'pdf' || format === 'xlsx') return format;
  throw new ParamError('format: pdf or xlsx');
}

/** The figures, and the texts of what they are grouped by. */
async function printOf(
  { context, dictionaries }: RecordParts,
  { actor }: Acting,
  board: OpenBoard,
): Promise<BoardPrint> {
  const { plan, sources, ask } = board;
  const data = await answerBoard(board, context.clock());
  const models = [...sources.values()].flatMap(({ shape }) => shape?.model ?? []);
  const declared = await itemsFor(context, dictionaries, actor, models, [data.parts, data.filters]);
  const dictionary = withNames(declared, await boardNames(context, actor, board, data));
  const { timeZone = 'Asia/Shanghai' } = context.compiled().app;
  return { plan, data, compare: ask.compare, dictionary, person: actor.realname || actor.username, timeZone };
}

/** The board of a screen that the actor may open; what it shows is another question. */
function planOf({ context }: RecordParts, { actor, params }: FastifyRequest): BoardPlan {
  const { code = '' } = params as { code?: string };
  const plan = planByCode(context.compiled(), code);
  if (plan === undefined || !isBoard(plan)) throw new NotFoundError();
  if (!context.rights.canOpen(actor, plan.id)) throw new ForbiddenError(plan.id);
  return plan;
}

async function openFor(parts: RecordParts, acting: Acting, plan: BoardPlan, asks: unknown): Promise<OpenBoard> {
  const { context } = parts;
  const { actor } = acting;
  const asked = readBoardAsk(asks as QueryParameters, plan);
  const open = async (key: string): Promise<OpenSource | undefined> => {
    if (plan.sources[key]?.report !== undefined) {
      await freshen(context, actor.tenant, reportOf(context, key)?.relations ?? []);
      return reportSource(context, actor, key);
    }
    const model = context.compiled().models.get(key);
    if (model === undefined) throw new NotFoundError();
    if (!context.rights.mayModel(actor, key, 'read')) return undefined;
    return modelSource(await openRecords(parts, acting, model.code));
  };
  return openBoard(plan, open, asked, { today: askingOf(context, actor).today, log: context.log });
}
