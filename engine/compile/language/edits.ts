import type { Edit } from '../../sentence.ts';

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
