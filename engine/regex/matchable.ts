import { type RegexNode, readRegex } from './regexTree.ts';

/** How far a match has come, as bits of a set: nothing read, something read, at the end with nothing or something read. */
const BEGUN = 1;
const READ = 2;
const ENDED_EMPTY = 4;
const ENDED = 8;

/** Whether any text is matched: not one where something must stand before `^` or behind `$`. What is looked at around is believed. */
export function isMatchable(pattern: string): boolean {
  return after(readRegex(pattern).root, BEGUN) !== 0;
}

/** Where a match can be behind a node that begins at these places. */
function after(node: RegexNode, places: number): number {
  if (places === 0) return 0;
  switch (node.type) {
    case 'set':
      return node.ranges.length > 0 && (places & (BEGUN | READ)) !== 0 ? READ : 0;
    case 'start':
      return places & (BEGUN | ENDED_EMPTY);
    case 'end':
      return ((places & (BEGUN | ENDED_EMPTY)) !== 0 ? ENDED_EMPTY : 0) | ((places & (READ | ENDED)) !== 0 ? ENDED : 0);
    case 'all':
      return node.items.reduce((found, item) => after(item, found), places);
    case 'any':
      return node.items.reduce((found, item) => found | after(item, places), 0);
    case 'repeat':
      return repeated(node, places);
    default:
      return places;
  }
}

/** More rounds than there are places lead nowhere new. */
function repeated({ item, min, max }: Extract<RegexNode, { type: 'repeat' }>, places: number): number {
  let now = places;
  let found = min === 0 ? places : 0;
  for (let round = 1; round <= Math.min(max, min + 4, 12); round++) {
    now = after(item, now);
    if (round >= Math.min(min, 8)) found |= now;
  }
  return found;
}
