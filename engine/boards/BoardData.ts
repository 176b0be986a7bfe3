import type { BoardDimension } from '../plan/board.ts';
import type { DayRange } from '../queries/periods.ts';
import type { BoardNames } from './columns.ts';

/** One group of a part: its columns' values and its measures' figures, by their keys. */
export type BoardRow = Readonly<Record<string, string | number | null>>;

/** What became of one part. */
export interface BoardPartData {
  rows: readonly BoardRow[];
  /** Of a figure: the same over the days before. */
  before?: BoardRow;
  /** Of a figure: its way through the period. */
  spark?: readonly BoardRow[];
  /** There are more groups than were read. */
  more?: boolean;
  /** Why there is nothing: no right to it, it took too long, or the server failed. */
  error?: 'forbidden' | 'slow' | 'failed';
}

/** A board's figures, and what they are of. */
export interface BoardData {
  /** When they were read, ISO. */
  at: string;
  range?: DayRange;
  before?: DayRange;
  /** The newest day there is, where periods end with it. */
  newest?: string;
  /** Values of the filters, those nobody chose among them. */
  filters: Readonly<Record<string, string>>;
  /** Of the records that its rows and filters stand for; with `choices` of those that filters offer. */
  names?: BoardNames;
  parts: Readonly<Record<string, BoardPartData>>;
}

/** The rows behind one figure. */
export interface BoardRows {
  /** What is shown of them: what the figure is made of first. */
  columns: readonly BoardDimension[];
  records: readonly Readonly<Record<string, unknown>>[];
  total: number;
}

/** So many groups of a chart are read at the most. */
export const MOST_GROUPS = 2_000;
/** Values of one filter, at the most. */
export const MOST_CHOSEN = 50;
/** Records that one filter offers, those with most rows first. */
export const MOST_OFFERED = 500;
