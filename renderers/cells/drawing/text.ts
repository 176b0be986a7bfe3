/** A wire value as the text an input shows. */
export function inputText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

/** Text of several lines as one. */
export function oneLine(value: unknown): string {
  return inputText(value).replaceAll(/\s*\n\s*/g, ' ');
}

/** The first characters of a text, marked with … where some are left out. Pairs of surrogates stay whole. */
export function cutText(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text;
}

/** Room a line of text takes, px, near enough to lay columns out by. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, character) => sum + (character > 'ÿ' ? 13 : 7.5), 0);
}
