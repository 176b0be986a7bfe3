import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { Edit } from '../../sentence.ts';
import type { Document } from '../documents.ts';
import { applyEdits } from './edits.ts';
import type { Spelling } from './spellings.ts';

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
