import type { SourceFile } from '../../compile/documents.ts';
import type { Path } from '../../compile/places.ts';
import type { Compiled } from '../../plan/compiled.ts';

/** One of the things that may be written at a place. */
export interface Completion {
  label: string;
  /** What it is, in a few words: a title, a kind of value. */
  detail: string;
  /** What the reference says of it. */
  help?: string;
  kind: 'key' | 'value' | 'name' | 'field' | 'function';
  insert: string;
  /** Where one goes on in `insert`, in characters; absent: behind it. */
  caret?: number;
  /** The stretch it takes the place of, as offsets of the text. */
  from: number;
  to: number;
}

/** The same before it is known what of the text it takes the place of; absent: all of the word at the cursor. */
export type Found = Omit<Completion, 'from' | 'to'> & Partial<Pick<Completion, 'from' | 'to'>>;

/** Every file as it is now, and what was compiled of them. */
export interface World {
  files: readonly SourceFile[];
  compiled: Compiled;
}

export const withHelp = (help: string | undefined) => (help ? { help } : {});

/** Each once, the first of those that write the same. */
export function distinct<T extends Pick<Completion, 'insert'>>(found: readonly T[]): T[] {
  return [...new Map(found.toReversed().map((each) => [each.insert, each])).values()].toReversed();
}

/** A value as it is written in JSON, with what it means. */
export const asValue = (value: string, detail: string, help?: string): Found => ({
  label: value,
  detail,
  ...withHelp(help),
  kind: 'value',
  insert: JSON.stringify(value),
});

export function valueAt(value: unknown, path: Path): unknown {
  let now = value;
  for (const part of path) now = Object(now)[part];
  return now;
}
