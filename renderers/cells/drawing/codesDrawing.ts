import type { Drawing } from '../Cell.ts';
import { countMark } from './fileMarks.ts';
import { codesOf, itemOf, itemsOf } from './items.ts';

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

/** The first code as a tag and how many more there are: a row has no room for all. */
export const firstCodeDrawing: Drawing = {
  wanted: () => true,
  draw: (element, value, column, context) => {
    const [first, ...others] = codesOf(value);
    if (first === undefined) return;
    const item = itemOf(first, itemsOf(column, context) ?? []);
    element.append(tagMark(item?.text ?? first, item?.color));
    if (others.length > 0) element.append(countMark(others.length));
  },
};

/** A small tag as plain DOM; `color` is a status or preset colour name of the theme. */
export function tagMark(text: string, color: string | undefined): HTMLElement {
  const mark = document.createElement('span');
  mark.className = 'cell-tag';
  mark.textContent = text;
  if (color && color !== 'default') {
    mark.style.color = `var(--cell-tag-text-${color})`;
    mark.style.background = `var(--cell-tag-fill-${color})`;
  }
  return mark;
}
