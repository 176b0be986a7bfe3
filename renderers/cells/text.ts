/** A wire value as the text an input shows. */
export function inputText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}
