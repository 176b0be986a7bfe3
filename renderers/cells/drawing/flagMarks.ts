import type { CellColumn, Drawing } from '../Cell.ts';
import { flagValues, kindText } from './kindText.ts';
import { inputText } from './text.ts';

/** A box as plain DOM, ticked for on; nothing for an empty value that was never answered. */
export const boxDrawing: Drawing = {
  wanted: () => true,
  draw: (element, value, column, context) => {
    const [on] = flagValues(column);
    const checked = inputText(value) === on;
    const text = kindText(value, column, context);
    const box = document.createElement('span');
    box.className = checked ? 'cell-box cell-box-on' : 'cell-box';
    // A picture of a box, not a control: whoever cannot see it hears the same word that is copied.
    box.setAttribute('role', 'img');
    box.setAttribute('aria-label', text || '未选');
    element.append(box);
    // A stored text that is neither on nor off is no empty box.
    if (text !== '' && text !== '是' && text !== '否') element.append(document.createTextNode(` ${text}`));
  },
};

/** The other of the two stored values; whatever is not on becomes on. */
export function toggledFlag(value: unknown, column: CellColumn): string {
  const [on, off] = flagValues(column);
  return inputText(value) === on ? off : on;
}
