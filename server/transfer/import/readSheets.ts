import type { Model } from '../../../engine/plan/compiled.ts';
import { type Mapping, mapColumns, squeezed } from './mapColumns.ts';
import { ABOUT_SHEET, type TableLine, type TablePart } from './TableFile.ts';

/** Headings of a file of errors that say nothing of records. */
export const ERROR_HEADINGS = { reason: '错误原因', line: '原行号' } as const;

/** Lines of a sheet among which its headings are. */
export const HEAD_LINES = 5;

/** A sheet from its headings on. */
export interface OpenSheet {
  sheet: string;
  headings: TableLine;
  mapping: Mapping;
}

export interface SheetListener {
  /** Answers whether its lines are wanted. */
  open(sheet: OpenSheet): boolean;
  line(line: TableLine): void;
  /** After each part of a file. */
  part?(): Promise<void>;
}

/**
 * Finds in each sheet the line of its headings, since titles may stand above them, and hands over the lines below.
 * `named` are headings with the keys of their fields.
 */
export async function readSheets(
  parts: AsyncIterable<TablePart>,
  model: Model,
  named: Readonly<Record<string, string>>,
  listener: SheetListener,
): Promise<void> {
  let held: TableLine[] = [];
  let current: string | undefined;
  let wanted: boolean | undefined;
  const begin = (): void => {
    if (wanted !== undefined || held.length === 0 || current === undefined) return;
    const found = headingsOf(held, model, named);
    wanted = listener.open({ sheet: current, headings: found.line, mapping: found.mapping });
    const below = held.slice(held.indexOf(found.line) + 1);
    held = [];
    if (wanted) for (const line of below) listener.line(line);
  };
  for await (const { sheet, lines } of parts) {
    if (sheet !== current) {
      begin();
      [current, wanted, held] = [sheet, sheet === ABOUT_SHEET ? false : undefined, []];
    }
    for (const line of lines) {
      if (wanted === undefined) {
        held.push(line);
        if (held.length >= HEAD_LINES) begin();
      } else if (wanted) listener.line(line);
    }
    await listener.part?.();
  }
  begin();
}

/** The line that names most fields; of several, the first. */
function headingsOf(lines: readonly TableLine[], model: Model, named: Readonly<Record<string, string>>) {
  let best: { line: TableLine; mapping: Mapping; count: number } | undefined;
  for (const line of lines) {
    const mapping = mapColumns(trimmed(line.cells), model, mapFor(line.cells, model, named));
    const count = mapping.columns.filter(({ field }) => field).length + mapping.locked.length;
    if (best === undefined || count > best.count) best = { line, mapping, count };
  }
  if (!best) throw new Error('a sheet without a line');
  return best;
}

/** Without what is empty at the end. */
function trimmed(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((text) => text.trim() !== '');
  return cells.slice(0, last + 1);
}

/** What is named of these headings, as far as it can be meant. */
function mapFor(
  cells: readonly string[],
  { fields }: Model,
  named: Readonly<Record<string, string>>,
): Map<string, string> {
  const known = new Set(fields.map(({ key }) => key));
  const own = new Map(Object.entries(named).map(([title, key]) => [squeezed(title), key]));
  const map = new Map<string, string>(
    Object.values(ERROR_HEADINGS).flatMap((title) => (cells.includes(title) ? [[title, '']] : [])),
  );
  for (const title of cells) {
    const key = own.get(squeezed(title));
    if (squeezed(title) !== '' && key !== undefined && (key === '' || known.has(key))) map.set(title, key);
  }
  return map;
}
