import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formatDateTime } from '../db/formatDateTime.ts';
import type { FileStore } from '../files/fileStore.ts';
import { askingOf } from '../http/Context.ts';
import { ok } from '../http/envelope.ts';
import { sendPaper } from '../http/papers/sendPaper.ts';
import { addRoute } from '../http/route.ts';
import type { Draughtsman } from '../papers/Draughtsman.ts';
import { MOST_PAGES, type PrintPaper } from '../papers/print/PrintPaper.ts';
import type { RecordParts } from '../records/openRecords.ts';
import { addCounts, readCounts } from './counts.ts';
import { DrawnPrint } from './drawnPrint.ts';
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
    const print = await paperOf(parts, request, ask, open);
    return sendPaper(reply, parts.draughtsman, { job: { kind: 'print', print }, name, plain: 'print', tooLarge });
  });
  addRoute(app, 'printCounts', read, async (request) => {
    const ask = askOf(parts, request, request.query);
    return ok(await told(await openPrint(parts, request, ask), ask));
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
    return ok(await told(open, ask), '已记下这次打印');
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

async function told(open: OpenPrint, ask: PrintAsk) {
  const rows = chosenIn(open, ask);
  return {
    records: await readCounts(open.records, ask.print, rows),
    missing: ask.ids.length - rows.length,
    hidden: hiddenTitles(open),
  };
}

async function paperOf(
  parts: PrintParts,
  { actor }: FastifyRequest,
  { print, paper }: PrintAsk,
  open: OpenPrint,
): Promise<PrintPaper> {
  const { context, files } = parts;
  const datetime = formatDateTime(context.clock(), context.compiled().app.timeZone);
  const words = { datetime, date: datetime.slice(0, 10), user: actor.realname || actor.username };
  const pictures = pictureReader(files, actor.tenant);
  const drawn = new DrawnPrint(open, await printTexts(parts, open), words, pictures);
  const footer = drawn.footer();
  return {
    ...{ title: print.title, width: paper.width, height: paper.height, margin: print.margin, fontSize: print.fontSize },
    documents: await drawn.documents(),
    ...(footer === undefined ? {} : { footer }),
  };
}
