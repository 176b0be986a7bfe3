/** The first characters of a text, marked with … where some are left out. Pairs of surrogates stay whole. */
export function cutText(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text;
}
