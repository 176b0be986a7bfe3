import { readFile } from 'node:fs/promises';
import * as XLSX from '@e965/xlsx';
import { lookOf, numberText } from './cellText.ts';
import { LINES_AT_ONCE, TableError, type TableLine, type TablePart } from './TableFile.ts';

/** The lines of every visible sheet of an .xls; such a file is read whole. Throws TableError. */
export async function* readXls(path: string, head = Number.POSITIVE_INFINITY): AsyncGenerator<TablePart> {
  const book = await openBook(path, head);
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  for (const [index, sheet] of book.SheetNames.entries()) {
    if ((book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0) continue;
    const rows = (book.Sheets[sheet]?.['!data'] ?? []) as readonly (
      | readonly (XLSX.CellObject | undefined)[]
      | undefined
    )[];
    yield { sheet, lines: [] };
    let lines: TableLine[] = [];
    let seen = 0;
    for (const [at, row] of rows.entries()) {
      const line = row && lineOf(row, at + 1, date1904);
      if (!line) continue;
      if (seen++ >= head) break;
      lines.push(line);
      if (lines.length < LINES_AT_ONCE) continue;
      yield { sheet, lines };
      lines = [];
    }
    if (lines.length > 0) yield { sheet, lines };
  }
}

async function openBook(path: string, head: number): Promise<XLSX.WorkBook> {
  const bytes = await readFile(path);
  // Title lines may stand above the headings.
  const few = Number.isFinite(head) ? { sheetRows: head + 20 } : {};
  try {
    return XLSX.read(bytes, { type: 'buffer', dense: true, cellNF: true, cellText: false, cellHTML: false, ...few });
  } catch (error) {
    const locked = error instanceof Error && /password|encrypt/i.test(error.message);
    throw new TableError(locked ? '文件有密码，请去掉密码后再导入' : '文件已损坏，或不是 Excel 文件');
  }
}

function lineOf(row: readonly (XLSX.CellObject | undefined)[], line: number, date1904: boolean): TableLine | undefined {
  const cells: string[] = [];
  const faults: [number, string][] = [];
  for (let place = 0; place < row.length; place++) {
    const cell = row[place];
    cells.push(cell ? textOf(cell, date1904) : '');
    if (cell?.t === 'e') faults.push([place, `单元格是错误值 ${cells[place]}`]);
  }
  if (cells.every((text) => text === '')) return undefined;
  return { line, cells, ...(faults.length > 0 ? { faults } : {}) };
}

const ERRORS: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};

function textOf({ t, v, z }: XLSX.CellObject, date1904: boolean): string {
  if (v === undefined) return '';
  if (t === 'b') return v === true ? 'TRUE' : 'FALSE';
  if (t === 'e') return ERRORS[Number(v)] ?? '#N/A';
  return typeof v === 'number' ? numberText(v, lookOf(z === undefined ? undefined : String(z)), date1904) : String(v);
}
