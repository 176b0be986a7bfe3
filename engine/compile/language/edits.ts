import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { Edit } from '../../sentence.ts';
import type { Document } from '../documents.ts';
import type { Spelling } from './spellings.ts';

/** The text with the edits done; of two that overlap the first is. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const done: Edit[] = [];
  for (const edit of edits) if (!done.some((each) => overlap(each, edit))) done.push(edit);
  return done
    .toSorted((one, other) => other.offset - one.offset)
    .reduce((now, edit) => now.slice(0, edit.offset) + edit.text + now.slice(edit.offset + edit.length), text);
}

/** Two that put something in at one place do as well: which is to come first nobody has said. */
function overlap(one: Edit, other: Edit): boolean {
  const [first, second] = one.offset <= other.offset ? [one, other] : [other, one];
  return first.offset === second.offset || second.offset < first.offset + first.length;
}

/** The text of a declaration with every key by the language's own name; all else stays as it was written. */
export function respelled({ text, tree, spelled }: Pick<Document, 'text' | 'tree' | 'spelled'>): string {
  return applyEdits(
    text,
    spelled.flatMap((each) => respelling(tree, each)),
  );
}

/** What writes one key by the language's own name. */
export function respelling(tree: Document['tree'], { path, own, value }: Spelling): Edit[] {
  const node = findNodeAtLocation(tree, path);
  const property = node?.parent;
  const key = property?.children?.[0];
  if (node === undefined || property === undefined || key === undefined) return [];
  if (value === null) return [removal(property)];
  const renamed = { offset: key.offset, length: key.length, text: JSON.stringify(own) };
  if (value === undefined) return [renamed];
  return [renamed, { offset: node.offset, length: node.length, text: JSON.stringify(value) }];
}

/** Takes a property out with its comma and the space after it, or, of the last one, before it. */
export function removal(property: Node): Edit {
  const all = property.parent?.children ?? [];
  const at = all.indexOf(property);
  const [before, after] = [all[at - 1], all[at + 1]];
  const begin = after === undefined && before !== undefined ? before.offset + before.length : property.offset;
  const end = after === undefined ? property.offset + property.length : after.offset;
  return { offset: begin, length: end - begin, text: '' };
}
