import { parentPort } from 'node:worker_threads';
import { readCsv } from './readCsv.ts';
import {
  ABOUT_SHEET,
  countCells,
  LINES_AT_ONCE,
  TableError,
  type TableLimits,
  type TableLine,
  type TablePart,
  type TableSource,
} from './TableFile.ts';

/** A table to read; the thread is asked for the next when it has ended the last. */
export interface TableWork {
  source: TableSource;
  limits: TableLimits;
}

/** What it tells; after a part it waits for the word to go on. */
export type TableWord = { part: TablePart } | { end: true } | { refused: string } | { error: string };

async function* csvParts({ path, delimiter = ',', encoding, head = Number.POSITIVE_INFINITY }: TableSource) {
  let lines: TableLine[] = [];
  let seen = 0;
  for await (const line of readCsv(path, delimiter, encoding)) {
    if (seen++ >= head) break;
    lines.push(line);
    if (lines.length < LINES_AT_ONCE) continue;
    yield { sheet: '', lines };
    lines = [];
  }
  yield { sheet: '', lines };
}

/** A text begins without what reads workbooks, which takes longer to load than most files to read. */
async function partsOf({ source, limits }: TableWork): Promise<AsyncGenerator<TablePart>> {
  const { type, path, head } = source;
  if (type === 'csv') return csvParts(source);
  if (type === 'xls') return (await import('./readXls.ts')).readXls(path, head);
  return (await import('./readXlsx.ts')).readXlsx(path, limits, head);
}

const say = (word: TableWord): void => parentPort?.postMessage(word);

let goOn: () => void = () => undefined;

async function work(given: TableWork): Promise<void> {
  const count = countCells(given.limits);
  const begun = new Set<string>();
  try {
    for await (const part of await partsOf(given)) {
      // Each sheet begins with a part of its own.
      if (part.lines.length === 0 && begun.size === begun.add(part.sheet.toLowerCase()).size)
        throw new TableError(`文件里有两个同名的工作表“${part.sheet.slice(0, 31)}”，请改名后再导入`);
      if (part.sheet !== ABOUT_SHEET) for (const line of part.lines) count(line);
      const heard = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      say({ part });
      await heard;
    }
    say({ end: true });
  } catch (error) {
    if (error instanceof TableError) say({ refused: error.message });
    else if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      say({ refused: `没有这个文件：${given.source.path}` });
    else say({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

parentPort?.on('message', (asked: TableWork | 'more') => {
  if (asked === 'more') goOn();
  else void work(asked);
});
