import type { ColumnOf } from '../../Cell.ts';

const COLORS = ['blue', 'green', 'orange', 'purple', 'cyan', 'magenta', 'gold', 'geekblue'] as const;

/** Characters of a tag unless the column says otherwise; more begin the next one. */
export const GROUP_SIZE = 2;

/** Tags of a semicolon-joined value, without empty ones. */
export function tagsOf(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  return String(value)
    .split(/[;；]/)
    .map((tag) => tag.trim())
    .filter(Boolean);
}

/** What typed text becomes: its semicolons are dropped and one put after every `size` characters that have a next. */
export function groupedTags(text: string, size = GROUP_SIZE): string {
  const characters = Array.from(text.replaceAll(/[;；]/g, ''));
  const groups: string[] = [];
  for (let at = 0; at < characters.length; at += size) groups.push(characters.slice(at, at + size).join(''));
  return groups.join(';');
}

/** The colour a column gives a tag: the one it names, or one that is always the same for the same text. */
export function tagColor(tag: string, colors: ColumnOf<'tags'>['setTagColor']): string | undefined {
  if (colors === true) return ownColor(tag);
  return typeof colors === 'object' && Object.hasOwn(colors, tag) ? colors[tag] : undefined;
}

function ownColor(tag: string): string {
  let sum = 0;
  for (const character of tag) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return COLORS[sum % COLORS.length] ?? COLORS[0];
}
