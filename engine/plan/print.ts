import type { PlanColumn, PlanSort } from './Plan.ts';

/** What is printed of the records of one model: one document a record, or a group of records. Lengths in mm, sizes in pt. */
export interface Print {
  id: string;
  title: string;
  description?: string;
  /** Id of the model. */
  model: string;
  /** The first is the default. */
  papers: readonly PrintPaper[];
  margin: number;
  fontSize: number;
  /** Key of the field whose equal values make records one document. */
  group?: string;
  /** The order of records that are one document. */
  sort: PlanSort;
  /** Each row is printed by itself: of a sub-table, or the records of the group. */
  each?: PrintRows;
  /** How often each document is printed. */
  copies?: PrintCell;
  lookups: readonly PrintLookup[];
  parts: readonly PrintPart[];
  footer?: PrintText;
}

export interface PrintPaper {
  title: string;
  width: number;
  height: number;
}

/** Smaller than A5: what one of them does not hold is spoiled by a second, where papers simply go on. */
export const isLabel = ({ width, height }: Pick<PrintPaper, 'width' | 'height'>): boolean =>
  Math.max(width, height) < 210;

export interface PrintRows {
  /** Id of the sub-table's model; absent: the records of the group. */
  table?: string;
}

/** One record of another model, found for each record, or each row of a sub-table. */
export interface PrintLookup extends PrintRows {
  name: string;
  /** Id of the model it is looked for in. */
  model: string;
  /** Key of a field there, and what must be equal to it. */
  match: readonly { field: string; value: PrintCell }[];
}

/** A value: of the record or row itself, of its main record (`main`), or of what a lookup of that name found. */
export interface PrintCell {
  of: string;
  key: string;
  title: string;
  column: PlanColumn;
}

/** What is known without a record; pages are those of one document. */
export type PrintWord = 'page' | 'pages' | 'date' | 'datetime' | 'user';

export type PrintText = readonly (string | { cell: PrintCell } | { word: PrintWord })[];

export type PrintAlign = 'left' | 'center' | 'right';

export type PrintSymbology = 'code128' | 'code39' | 'ean13' | 'qrcode' | 'datamatrix';

export interface PrintColumn {
  cell: PrintCell;
  /** Absent: by what stands in it. */
  width?: number;
  align: PrintAlign;
}

export type PrintPart =
  | { type: 'text'; text: PrintText; size: number; bold: boolean; align: PrintAlign; lines?: number }
  | { type: 'fields'; columns: number; cells: readonly PrintCell[] }
  | {
      type: 'table';
      rows: PrintRows;
      columns: readonly PrintColumn[];
      /** Places of the columns that are summed. */
      totals: readonly number[];
      numbered: boolean;
      size: number;
    }
  | {
      type: 'barcode';
      symbology: PrintSymbology;
      value: PrintText;
      height: number;
      width?: number;
      /** What is in it stands below it. */
      text: boolean;
      align: PrintAlign;
    }
  | { type: 'image'; cell: PrintCell; width: number; height: number; count: number; align: PrintAlign }
  | { type: 'line' }
  | { type: 'space'; height: number }
  | { type: 'row'; widths: readonly number[]; parts: readonly PrintPart[] };
