import type { SheetCell } from '../../../engine/values/sheetCell.ts';
import type { CsvColumn, RowReader } from '../../records/transfer/csv.ts';

/** A sheet of rows, read batch by batch as it is written. */
export interface Sheet {
  title: string;
  columns: readonly CsvColumn[];
  read: RowReader;
}

/** Labelled lines of the sheet that says what the others are. */
export type About = readonly (readonly [string, string])[];

export interface Workbook {
  sheets: readonly Sheet[];
  /** Asked when all rows are written; `rows` of each sheet in their order. */
  about: (rows: readonly number[]) => About;
}

/** What a sheet has beside its rows. */
export interface SheetMore {
  /** Only for lists to be made of; people are not shown it. */
  hidden?: boolean;
  /** Columns whose cells below the heading are chosen from cells elsewhere: `'可选值'!$A$2:$A$9`. */
  choices?: readonly { column: number; from: string }[];
}

/** A cell that is shown as wrong. */
export interface MarkedCell {
  wrong: string;
}

/** One sheet while it is written. */
export interface SheetWriter<Cell = SheetCell> {
  write(rows: readonly (readonly Cell[])[]): Promise<void>;
  end(): Promise<void>;
}

/** A file of sheets while it is written; the first sheet is given last. */
export interface BookWriter<Cell = SheetCell> {
  sheet(title: string, columns: readonly CsvColumn[], more?: SheetMore): Promise<SheetWriter<Cell>>;
  finish(about: About): Promise<void>;
  /** Ends what still runs; the file is not whole. */
  abandon(): Promise<void>;
}

export const ABOUT_TITLE = '说明';
const MOST_NAME = 31;

/** A sheet's name: short, without signs of formulas, and no other's. */
export function sheetName(title: string, taken: Set<string>): string {
  const plain =
    title
      .replaceAll(/[\\/?*[\]:'\p{Cc}]/gu, ' ')
      .trim()
      .slice(0, MOST_NAME) || '数据';
  let name = plain;
  for (let at = 2; taken.has(name.toLowerCase()); at++) name = `${plain.slice(0, MOST_NAME - 5)} ${at}`;
  taken.add(name.toLowerCase());
  return name;
}

const WIDE = /[\u2e80-\uffff]/g;

/** Width of a column in characters. */
export function columnWidth({ title, kind }: CsvColumn): number {
  const least = kind === 'datetime' ? 20 : kind === 'date' ? 12 : 10;
  return Math.min(40, Math.max(least, title.length + (title.match(WIDE)?.length ?? 0) + 4));
}
