const FORBIDDEN = /[\p{Surrogate}\p{Noncharacter_Code_Point}]|(?![\t\n\r])\p{Cc}/gu;

/** The text without what XML may not hold however it is written; names come from people and other systems. */
export function plainXml(text: string): string {
  return text.replace(FORBIDDEN, '');
}
