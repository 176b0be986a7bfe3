const COLORS = ['blue', 'green', 'orange', 'purple', 'cyan', 'magenta', 'gold', 'geekblue'] as const;

/** Characters of a tag; more begin the next one. */
const SIZE = 2;

/** Tags of a semicolon-joined value, without empty ones and doubles. */
export function tagsOf(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  const tags = String(value)
    .split(/[;；]/)
    .map((tag) => tag.trim())
    .filter(Boolean);
  return [...new Set(tags)];
}

/** What typed text becomes: its semicolons are dropped and one put after every second character that has a next. */
export function groupedTags(text: string): string {
  const characters = Array.from(text.replaceAll(/[;；]/g, ''));
  const groups: string[] = [];
  for (let at = 0; at < characters.length; at += SIZE) groups.push(characters.slice(at, at + SIZE).join(''));
  return groups.join(';');
}

/** A colour that is always the same for the same text. */
export function tagColor(tag: string): string {
  let sum = 0;
  for (const character of tag) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return COLORS[sum % COLORS.length] ?? COLORS[0];
}
