const COLORS = ['blue', 'green', 'orange', 'purple', 'cyan', 'magenta', 'gold', 'geekblue'] as const;

/** Tags of a semicolon-joined value, without empty ones and doubles. */
export function tagsOf(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  const tags = String(value)
    .split(/[;；]/)
    .map((tag) => tag.trim())
    .filter(Boolean);
  return [...new Set(tags)];
}

/** The value for a list of tags: joined by semicolons, null when none. */
export function tagsValue(tags: readonly string[]): string | null {
  const clean = tagsOf(tags.join(';'));
  return clean.length > 0 ? clean.join(';') : null;
}

/** A colour that is always the same for the same text. */
export function tagColor(tag: string): string {
  let sum = 0;
  for (const character of tag) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return COLORS[sum % COLORS.length] ?? COLORS[0];
}
