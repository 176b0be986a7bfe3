import type { PrintAlign, PrintSymbology } from '../../../engine/plan/print.ts';

/** Documents of one kind, one after another, with all their texts. Plain data: it goes to a thread of its own. */
export interface PrintPaper {
  title: string;
  /** Of a page, and of its four margins, in mm. */
  width: number;
  height: number;
  margin: number;
  /** In pt. */
  fontSize: number;
  documents: PrintDocument[];
  /** At the foot of every page; numbers are those of the document. */
  footer?: PageText;
}

export interface PrintDocument {
  copies: number;
  parts: PaperPart[];
}

export type PageText = readonly (string | { page: 'page' | 'pages' })[];

/** Lengths in mm, sizes in pt. */
export type PaperPart =
  | { type: 'text'; text: string; size: number; bold: boolean; align: PrintAlign; lines?: number }
  | { type: 'fields'; columns: number; fields: { title: string; text: string }[] }
  | PaperTable
  | {
      type: 'barcode';
      symbology: PrintSymbology;
      value: string;
      height: number;
      width?: number;
      /** What is in it stands below it. */
      text: boolean;
      align: PrintAlign;
    }
  | { type: 'images'; images: Uint8Array[]; width: number; height: number; align: PrintAlign }
  | { type: 'line' }
  | { type: 'space'; height: number }
  | { type: 'row'; widths: readonly number[]; parts: PaperPart[] };

export interface PaperTable {
  type: 'table';
  columns: { title: string; width?: number; align: PrintAlign }[];
  rows: string[][];
  /** A last row; empty where nothing is summed. */
  totals?: string[];
  size: number;
}

/** A document that one page does not hold. */
export interface PrintOver {
  /** Place among the documents, from 0. */
  at: number;
  /** Of the file it begins on, from 1. */
  page: number;
  /** Pages of one copy. */
  pages: number;
  /** How much more there is than a page holds, in mm. */
  over: number;
  /** Some of it is taller than a page, and ends on none. */
  cut: boolean;
}

/** Pages of one file, copies included. */
export const MOST_PAGES = 1_000;

/** More pages than are printed at once. */
export class TooManyPagesError extends Error {
  override name = 'TooManyPagesError';
}
