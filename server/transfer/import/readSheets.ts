import { mapSheet, type SheetMapping, type SheetModels } from './lineSheets.ts';
import { ABOUT_SHEET, type TableLine, type TablePart } from './TableFile.ts';

/** Lines of a sheet among which its headings are. */
export const HEAD_LINES = 5;

/** A sheet from its headings on. */
export interface OpenSheet extends SheetMapping {
  sheet: string;
}

export interface SheetListener {
  /** Answers whether its lines are wanted. */
  open(sheet: OpenSheet): boolean;
  line(line: TableLine): void;
  /** After each part of a file. */
  part?(): Promise<void>;
}

/** Finds in each sheet the line of its headings, since titles may stand above them, and hands over the lines below. */
export async function readSheets(
  parts: AsyncIterable<TablePart>,
  models: SheetModels,
  listener: SheetListener,
): Promise<void> {
  let held: TableLine[] = [];
  let current: string | undefined;
  let wanted: boolean | undefined;
  const begin = (): void => {
    if (wanted !== undefined || held.length === 0 || current === undefined) return;
    const found = headingsOf(current, held, models);
    wanted = listener.open({ sheet: current, ...found.mapped });
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
function headingsOf(sheet: string, lines: readonly TableLine[], models: SheetModels) {
  let best: { line: TableLine; mapped: SheetMapping; count: number } | undefined;
  for (const line of lines) {
    const mapped = mapSheet(sheet, trimmed(line.cells), models);
    const { columns, locked } = mapped.mapping;
    const count = columns.filter(({ field }) => field).length + locked.length + (mapped.lines?.link ? 1 : 0);
    if (best === undefined || count > best.count) best = { line, mapped, count };
  }
  if (!best) throw new Error('a sheet without a line');
  return best;
}

/** Without what is empty at the end. */
function trimmed(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((text) => text.trim() !== '');
  return cells.slice(0, last + 1);
}
