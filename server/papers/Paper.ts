import type { Chart } from '../../engine/charts/Chart.ts';
import type { ChartColumn } from '../../engine/plan/chart.ts';
import type { PrintPaper } from './print/PrintPaper.ts';

/** Figures, charts and tables as one document. Plain data: it goes to a thread of its own. */
export interface Paper {
  title: string;
  /** What its reader must know: filters, of when the data is, for whom it was made, of which declaration. */
  said: { label: string; text: string }[];
  parts: PaperPart[];
}

export type PaperPart =
  | { kind: 'figures'; title: string; figures: PaperFigure[] }
  | { kind: 'chart'; chart: Chart }
  | { kind: 'table'; title: string; columns: readonly ChartColumn[]; rows: readonly Record<string, unknown>[] }
  /** In place of a part that could not be had. */
  | { kind: 'notice'; title: string; text: string };

export interface PaperFigure {
  column: ChartColumn;
  value: number | null;
  /** Beside it: `环比 +12.3%`. */
  change?: string;
}

/** What is asked of the thread that draws. */
export type PaperJob =
  | ({ kind: 'svg' } & PaperPicture)
  | ({ kind: 'png' } & PaperPicture)
  | { kind: 'pdf'; paper: Paper }
  | { kind: 'xlsx'; paper: Paper }
  | { kind: 'print'; print: PrintPaper }
  /** Which of its documents one page does not hold. */
  | { kind: 'over'; print: PrintPaper };

/** A chart that stands alone, in pixels as on a page. */
export interface PaperPicture {
  chart: Chart;
  width: number;
  height: number;
  caption?: string;
}

/** Rows of one table: a spreadsheet takes what a board may show, paper what somebody reads. */
export const MOST_ROWS = { xlsx: 20_000, pdf: 300 } as const;

/** Parts of one paper. */
export const MOST_PARTS = 60;
