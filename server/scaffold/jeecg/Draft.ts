import type { Problem } from '../../../engine/problems.ts';
import type { DumpRow } from './dump/readDump.ts';

export type Json = Record<string, unknown>;

/** A declaration on its way: judged and mended before it is written. */
export interface Draft {
  /** `screens/mkt/claim.model.json`. */
  path: string;
  value: Json;
  /** What it was made of, for people and for the place in the dump. */
  what: string;
  row: DumpRow;
  /** The statement of a report, which stands beside it. */
  sql?: { path: string; text: string };
  /** Parameters as text that the database refused, and as what they have been tried since. */
  tried?: { problem: Problem; params: readonly Json[]; types: string[] };
}

/** Something of the dump that is not there any more, or is there in another way. */
export interface Note {
  kind: 'lost' | 'changed';
  /** 1-based line and statement of the dump. */
  line: number;
  statement: number;
  what: string;
  why: string;
  /** What to do about it. */
  way: string;
}

/** Collects what is told of rows, each thing once. */
export class Notes {
  readonly all: Note[] = [];
  #known = new Set<string>();

  lost(row: DumpRow, what: string, why: string, way: string): void {
    this.#add('lost', row, what, why, way);
  }

  changed(row: DumpRow, what: string, why: string, way: string): void {
    this.#add('changed', row, what, why, way);
  }

  #add(kind: Note['kind'], { line, statement }: DumpRow, what: string, why: string, way: string): void {
    const key = `${statement}:${line}:${what}:${why}`;
    if (this.#known.has(key)) return;
    this.#known.add(key);
    this.all.push({ kind, line, statement, what, why, way });
  }
}
