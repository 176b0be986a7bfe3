import type { CsvColumn } from '../../records/transfer/csv.ts';
import type { MarkedCell } from '../export/Workbook.ts';
import { createXlsx } from '../export/writeXlsx.ts';
import type { ImportOutcome, ImportWork } from './importFiles.ts';
import { ERROR_HEADINGS } from './lineSheets.ts';
import type { TableLine } from './TableFile.ts';
import type { LoadError, TableOpened } from './units.ts';

type Rows = ReadonlyMap<number, readonly LoadError[]>;

/** The lines with errors as a workbook: wrong cells marked, what is wrong beside them. It may be mended and imported. */
export async function writeErrorFile(
  path: string,
  { files, tables }: Pick<ImportWork, 'files' | 'tables'>,
  { errors: wrongCells, followers, tables: opened, wrong, lines, left }: Omit<ImportOutcome, 'set'>,
  now: Date,
): Promise<void> {
  const errors = [...wrongCells, ...followers];
  const refused = wrong + lines.reduce((sum, each) => sum + each.wrong, 0);
  const book = createXlsx(path, now);
  try {
    for (const { name, source } of files) {
      const sheets = opened.filter(({ origin }) => origin.file === name);
      const wanted = new Map(sheets.map((table) => [table.origin.sheet, { table, rows: rowsOf(errors, table) }]));
      if (![...wanted.values()].some(({ rows }) => rows.size > 0)) continue;
      let open: { sheet: string; writer: Awaited<ReturnType<typeof book.sheet>> } | undefined;
      for await (const { sheet, lines } of tables.read(source)) {
        const found = wanted.get(sheet);
        if (!found || found.rows.size === 0) continue;
        if (open?.sheet !== sheet) {
          await open?.writer.end();
          open = { sheet, writer: await book.sheet(sheet || name, columnsOf(found.table)) };
        }
        await open.writer.write(lines.flatMap((line) => markedLine(line, found.table, found.rows)));
      }
      await open?.writer.end();
    }
    const about = [
      ['错误行数', String(refused)],
      ['怎样改正', `红色的单元格有错误，“${ERROR_HEADINGS.reason}”一列写明原因；改正后可以直接导入本文件`],
      ...left.map(({ file, sheet, reason }) => [[file, sheet].filter(Boolean).join(' '), reason] as const),
    ] as const;
    await book.finish(about.map(([label, text]) => [label ?? '', text ?? '']));
  } catch (error) {
    await book.abandon();
    throw error;
  }
}

function rowsOf(errors: readonly LoadError[], { origin }: TableOpened): Rows {
  const rows = new Map<number, LoadError[]>();
  for (const error of errors)
    if (error.file === origin.file && error.sheet === origin.sheet)
      rows.set(error.line, [...(rows.get(error.line) ?? []), error]);
  return rows;
}

function columnsOf({ mapping }: TableOpened): CsvColumn[] {
  const titles = [...mapping.columns.map(({ title }) => title), ERROR_HEADINGS.reason, ERROR_HEADINGS.line];
  return titles.map((title, at) => ({ key: String(at), title, kind: 'text', options: {} }));
}

function markedLine(
  { line, cells }: TableLine,
  { mapping }: TableOpened,
  rows: Rows,
): (string | null | MarkedCell)[][] {
  const errors = rows.get(line);
  if (!errors) return [];
  const wrong = new Set(errors.map(({ column }) => column));
  const reasons = errors.map(({ column, reason }) => (column === '' ? reason : `${column}：${reason}`));
  const own = mapping.columns.map(({ title }, at) => {
    const text = cells[at] ?? '';
    if (wrong.has(title)) return { wrong: text };
    return text === '' ? null : text;
  });
  return [[...own, reasons.join('；'), String(line)]];
}
