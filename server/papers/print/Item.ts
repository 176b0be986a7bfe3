import type { PrintAlign } from '../../../engine/plan/print.ts';
import type { Modules } from './barcode.ts';

/** Something at its place on a page, in pt from the upper left corner. */
export type Item =
  | {
      kind: 'text';
      x: number;
      y: number;
      width: number;
      text: string;
      size: number;
      bold: boolean;
      align: PrintAlign;
      soft?: true;
    }
  | { kind: 'line'; x: number; y: number; width: number; weight: number }
  | { kind: 'fill'; x: number; y: number; width: number; height: number }
  | { kind: 'barcode'; x: number; y: number; width: number; height: number; modules: Modules }
  | { kind: 'image'; x: number; y: number; width: number; height: number; image: Uint8Array; align: PrintAlign };

export type Page = Item[];

/** Items below one another, from 0. */
export interface Block {
  height: number;
  items: Item[];
}

/** How wide a text of that size is, in pt. */
export type Measure = (text: string, size: number, bold: boolean) => number;

/** Points of a millimetre. */
export const MM = 72 / 25.4;

/** Of a line of the face, above the size of its letters. */
export const LEADING = 1.448;
