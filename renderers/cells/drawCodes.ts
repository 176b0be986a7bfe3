import type { CellColumn, CellContext } from './Cell.ts';
import { codesOf, itemOf, itemsOf } from './codeText.ts';
import { tagMark } from './tagMark.ts';

/** Draws codes as tags when at least one of them carries a colour; colour is kept for what means something. */
export function drawCodes(element: HTMLElement, value: unknown, column: CellColumn, context: CellContext): boolean {
  const items = itemsOf(column, context);
  const found = codesOf(value).map((code) => itemOf(code, items) ?? { value: code, text: code });
  if (!found.some((item) => item.color)) return false;
  for (const item of found) element.append(tagMark(item.text, item.color));
  return true;
}
