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

/** JSON as the house writes it: lists without objects in one line where they fit. */
export function houseJson(value: unknown): string {
  return `${written(value, '', 0)}\n`;
}

const WIDTH = 120;

/** `before`: characters that stand in front of it in its line. */
function written(value: unknown, indent: string, before: number): string {
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    const flat = inOneLine(value);
    // A comma may follow.
    if (flat !== undefined && before + flat.length < WIDTH) return flat;
    return `[\n${value.map((each) => deeper + written(each, deeper, deeper.length)).join(',\n')}\n${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  if (entries.length === 0) return '{}';
  const lines = entries.map(([key, each]) => {
    const start = `${deeper}${JSON.stringify(key)}: `;
    return start + written(each, deeper, start.length);
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

/** A list of plain values and of such lists; undefined where there is an object in it. */
function inOneLine(list: readonly unknown[]): string | undefined {
  const parts = list.map((each) => {
    if (Array.isArray(each)) return inOneLine(each);
    return typeof each === 'object' && each !== null ? undefined : JSON.stringify(each);
  });
  return parts.every((part) => part !== undefined) ? `[${parts.join(', ')}]` : undefined;
}
