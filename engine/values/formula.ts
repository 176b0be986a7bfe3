const ACTIVE = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/** Text for a CSV cell that no spreadsheet will run as a formula: a quote goes before it; numbers stay numbers. */
export function guardFormula(text: string): string {
  return ACTIVE.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/** Takes the quote off again, so that an exported file loads back unchanged. */
export function unguardFormula(text: string): string {
  return /^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}
