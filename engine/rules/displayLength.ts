/** The length of a text where a non-ASCII character counts as 2 (specification 2, section 5). */
export function displayLength(text: string): number {
  let length = 0;
  for (const character of text) length += character.charCodeAt(0) > 127 ? 2 : 1;
  return length;
}
