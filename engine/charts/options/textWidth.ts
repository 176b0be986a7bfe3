/** Px of a wide sign at 12 px, and of a narrow one. */
export const CHARACTER = 12.5;
const NARROW = 7;

/** About how wide a text is at 12 px: nothing is drawn yet that could be measured. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign > '⺀' ? CHARACTER : NARROW), 0);

/** The beginning of a text that is left where it is cut at a width, its dots counted in. */
export function beginning(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let [kept, room] = ['', width - widthOf('...')];
  for (const sign of text) {
    room -= widthOf(sign);
    if (room < 0) break;
    kept += sign;
  }
  return kept;
}
