/** A wire value as the text an input shows. */
export function inputText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

/** Text of several lines as one. */
export function oneLine(value: unknown): string {
  return inputText(value).replaceAll(/\s*\n\s*/g, ' ');
}
