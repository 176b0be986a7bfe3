import type { Drawing } from './Cell.ts';
import { codesOf, itemOf, itemsOf } from './items.ts';
import { tagMark } from './tagMark.ts';

/** Codes as tags, when the dictionary gives colours: colour is kept for what means something. */
export const codesDrawing: Drawing = {
  wanted: (column, context) => itemsOf(column, context)?.some((item) => item.color) ?? false,
  draw: (element, value, column, context) => {
    const items = itemsOf(column, context) ?? [];
    for (const code of codesOf(value)) {
      const item = itemOf(code, items);
      element.append(tagMark(item?.text ?? code, item?.color));
    }
  },
};
