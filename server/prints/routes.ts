import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLabel } from '../../engine/plan/print.ts';
import { formatDateTime } from '../db/formatDateTime.ts';
import type { FileStore } from '../files/fileStore.ts';
import { askingOf } from '../http/Context.ts';
import { ok } from '../http/envelope.ts';
import { BusinessError } from '../http/errors.ts';
import { sendPaper } from '../http/papers/sendPaper.ts';
import { addRoute } from '../http/route.ts';
import { DraughtError, type Draughtsman } from '../papers/Draughtsman.ts';
import { MOST_PAGES, type PrintOver, type PrintPaper } from '../papers/print/PrintPaper.ts';
import type { RecordParts } from '../records/openRecords.ts';
import { addCounts, readCounts } from './counts.ts';
import { type DrawnDocument, DrawnPrint } from './drawnPrint.ts';
import { type OpenPrint, openPrint } from './openPrint.ts';
import { pictureReader } from './pictures.ts';
import { type PrintAsk, readPrintAsk } from './printAsk.ts';
import { hiddenTitles, printTexts } from './printTexts.ts';

export interface PrintParts extends RecordParts {
  files: Pick<FileStore, 'open'>;
  draughtsman: Draughtsman;
}

/** Records on paper, and how often they were printed: docs/contract.md, “Printing”. */
export function printRoutes(app: FastifyInstance, parts: PrintParts): void {
  const read = { config: { access: { model: 'read' } } } as const;

  addRoute(app, 'printFile', read, async (request, reply) => {
    const ask = askOf(parts, request, request.query);
    const open = await openPrint(parts, request, ask);
    const name = `${ask.print.title} ${askingOf(parts.context, request.actor).today}`;
    const tooLarge = `超过 ${MOST_PAGES} 页，请少选几条，分几次打印`;
    const { print } = await paperOf(parts, request, ask, open);
    return sendPaper(reply, parts.draughtsman, { job: { kind: 'print', print }, name, plain: 'print', tooLarge });
  });
  addRoute(app, 'printCounts', read, async (request) => {
    const ask = askOf(parts, request, request.query);
    return ok(await told(parts, request, await openPrint(parts, request, ask), ask));
  });
  addRoute(app, 'countPrint', read, async (request) => {
    const ask = askOf(parts, request, request.body);
    const open = await openPrint(parts, request, ask);
    // What is printed together was printed, whichever of it was chosen.
    await addCounts(
      open.records,
      ask.print,
      open.documents.flatMap(({ group }) => group),
    );
    return ok(await told(parts, request, open, ask), '已记下这次打印');
  });
}

function askOf({ context }: PrintParts, { params }: FastifyRequest, asked: unknown): PrintAsk {
  const { code = '' } = params as { code?: string };
  return readPrintAsk(context, code, asked);
}

/** Those of the named records that are there for the actor. */
function chosenIn({ documents }: OpenPrint, { ids }: PrintAsk) {
  const there = new Map(documents.flatMap(({ group }) => group.map((row) => [String(row.id), row] as const)));
  return ids.map((id) => there.get(id)).filter((row) => row !== undefined);
}

async function told(parts: PrintParts, request: FastifyRequest, open: OpenPrint, ask: PrintAsk) {
  const rows = chosenIn(open, ask);
  return {
    records: await readCounts(open.records, ask.print, rows),
    missing: ask.ids.length - rows.length,
    hidden: hiddenTitles(open),
    overflow: isLabel(ask.paper) ? await overflowOf(parts, request, ask, open) : [],
  };
}

/** What one label does not hold, by the record it is of; null: it could not be found out. */
async function overflowOf(parts: PrintParts, request: FastifyRequest, ask: PrintAsk, open: OpenPrint) {
  try {
    const { print, of } = await paperOf(parts, request, ask, open);
    const found = JSON.parse((await parts.draughtsman.make({ kind: 'over', print })).toString()) as PrintOver[];
    return found.flatMap(({ at, ...over }) => (of[at] ? [{ ...of[at], ...over }] : []));
  } catch (error) {
    // The file says so itself.
    if (error instanceof BusinessError) return [];
    if (error instanceof DraughtError) return null;
    throw error;
  }
}

async function paperOf(
  parts: PrintParts,
  { actor }: FastifyRequest,
  { print, paper }: PrintAsk,
  open: OpenPrint,
): Promise<{ print: PrintPaper; of: DrawnDocument['of'][] }> {
  const { context, files } = parts;
  const datetime = formatDateTime(context.clock(), context.compiled().app.timeZone);
  const words = { datetime, date: datetime.slice(0, 10), user: actor.realname || actor.username };
  const pictures = pictureReader(files, actor.tenant);
  const drawn = new DrawnPrint(open, await printTexts(parts, open), words, pictures);
  const footer = drawn.footer();
  const documents = await drawn.documents();
  const made: PrintPaper = {
    title: print.title,
    width: paper.width,
    height: paper.height,
    margin: print.margin,
    fontSize: print.fontSize,
    documents: documents.map(({ of: _of, ...document }) => document),
    ...(footer === undefined ? {} : { footer }),
  };
  return { print: made, of: documents.map(({ of }) => of) };
}
