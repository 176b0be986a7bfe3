/** A half-typed number: optional minus, digits, optional point. Everything else is refused while typing. */
export function isNumberTyping(text: string): boolean {
  return /^-?\d*\.?\d*$/.test(text);
}

/** The number a text stands for; null when it is empty or no number. */
export function typedNumber(text: string): number | null {
  if (!/\d/.test(text)) return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}

/** Typed or pasted text without thousands separators and blanks, full-width digits made plain. */
export function plainNumberText(text: string): string {
  return text.normalize('NFKC').replaceAll(/[,，\s]/g, '');
}
