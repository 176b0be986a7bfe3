import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import type { SourceFile } from '../../engine/compile/documents.ts';
import type { Path } from '../../engine/compile/places.ts';

/** One realistic mistake in a shipped file, and what must be said of it. */
export interface Mistake {
  file: string;
  /** Values to write, one after the other; undefined takes away. */
  edits: [Path, unknown][];
  /** Or the whole text, made of the shipped one. */
  text?: (text: string) => string;
  /** Where the first problem must point; a line may be given instead. */
  at: Path | number;
  /** The likeliest intended word, where one is due. */
  suggestion?: string;
}

/** A field, a column or a parameter, as far as mistakes are made in it. */
export interface Entry {
  restricted?: boolean;
  key: string;
  type: string;
  value?: string;
  store?: object;
  defaultValue?: string | number;
  validateRules?: readonly unknown[];
  dictCode?: string;
  options?: readonly unknown[];
  allowInput?: boolean;
  format?: string;
  max?: number;
  maxLength?: number;
  width?: number;
}

/** What stands in a shipped file, as far as mistakes are made in it. */
export interface Declaration {
  title?: string;
  type?: string;
  model?: string;
  fields?: readonly Entry[];
  items?: readonly { value: string; text: string }[];
  params?: readonly Entry[];
  columns?: string | readonly (string | Entry)[];
  rowActions?: readonly (string | { path?: string; when?: object })[];
  editing?: string;
}

/** A shipped declaration with its value. */
export interface Shipped {
  file: string;
  text: string;
  value: Declaration;
}

export function readShipped(files: readonly SourceFile[]): Shipped[] {
  return files
    .filter(({ path }) => path.endsWith('.json'))
    .map(({ path, text }) => ({ file: path, text, value: JSON.parse(text) as Declaration }));
}

/** The items of the dictionary of that code, as far as they are declared. */
export function itemsOf(files: readonly Shipped[], code: string | undefined): readonly { value: string }[] {
  return files.find(({ file }) => file.endsWith(`/${code}.dictionary.json`))?.value.items ?? [];
}

/** The shipped text with the mistake in it. */
export function withMistake(text: string, { edits, text: rewrite }: Mistake): string {
  const edited = edits.reduce((current, [path, value]) => {
    const formattingOptions = { insertSpaces: true, tabSize: 2 };
    return applyEdits(current, modify(current, path, value, { formattingOptions }));
  }, text);
  return rewrite === undefined ? edited : rewrite(edited);
}

/** Line of the place that a mistake must be told at. */
export function lineOf(text: string, at: Path | number): number {
  if (typeof at === 'number') return at;
  const tree = parseTree(text);
  for (let length = at.length; tree !== undefined && length >= 0; length--) {
    const node = findNodeAtLocation(tree, at.slice(0, length));
    if (node !== undefined) return text.slice(0, node.offset).split('\n').length;
  }
  return 1;
}

/** Mistakes of one sort, made wherever a shipped file has room for them. */
export type Families = Readonly<Record<string, (files: readonly Shipped[]) => Mistake[]>>;

/** The shipped files of one kind. */
export const ofKind = (files: readonly Shipped[], kind: string): Shipped[] =>
  files.filter(({ file }) => file.endsWith(`.${kind}.json`));
