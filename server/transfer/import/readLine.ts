import { optionsOf } from '../../../engine/values/optionsOf.ts';
import { unguardFormula } from '../../../engine/values/text.ts';
import type { ValueItem, ValueOptions } from '../../../engine/values/ValueType.ts';
import { valueTypes } from '../../../engine/values/valueTypes.ts';
import type { FileColumn } from './mapColumns.ts';
import type { TableLine } from './TableFile.ts';

/** A mistake of one cell, or of the line when there is no column. */
export interface LineError {
  /** As a spreadsheet counts: its first line is 1. */
  line: number;
  column: string;
  reason: string;
  /** What stood there. */
  text: string;
}

export interface ReadLine {
  row: Record<string, unknown>;
  errors: LineError[];
}

/** Turns the cells of a line into values; dictionaries take a value as well as its text. */
export type LineReader = (line: TableLine) => ReadLine;

/**
 * Builds the reader for the columns of a table. `items` answers a dictionary by its code. Lines of text (`exact`) have
 * as many cells as there are columns; in a spreadsheet those at the end may be missing.
 */
export function lineReader(
  columns: readonly FileColumn[],
  items: (dictCode: string) => readonly ValueItem[] | undefined,
  { dateFormats = [], exact = false }: { dateFormats?: readonly string[]; exact?: boolean } = {},
): LineReader {
  const options = columns.map(({ field }): ValueOptions => {
    if (!field) return {};
    const own = optionsOf(field.cell, field.dictCode === undefined ? undefined : items(field.dictCode));
    return dateFormats.length > 0 ? { ...own, formats: dateFormats } : own;
  });
  return ({ line, cells, faults = [] }) => {
    const read: ReadLine = { row: {}, errors: [] };
    const beyond = cells.slice(columns.length).some((text) => text.trim() !== '');
    if (exact ? cells.length !== columns.length : beyond) {
      const reason = `应有 ${columns.length} 列，实有 ${cells.length} 列`;
      read.errors.push({ line, column: '', reason, text: cells.join(',').slice(0, 200) });
      return read;
    }
    const faulty = new Map(faults);
    for (const [index, { title, field }] of columns.entries()) {
      if (!field) continue;
      const text = unguardFormula((cells[index] ?? '').trim());
      const fault = faulty.get(index);
      const result = fault === undefined ? valueTypes[field.kind].fromText(text, options[index]) : undefined;
      if (result?.ok) read.row[field.key] = result.value;
      else read.errors.push({ line, column: title, reason: result?.reason ?? fault ?? '', text });
    }
    return read;
  };
}
