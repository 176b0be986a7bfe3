import type { Display } from '../Cell.ts';
import { codesDrawing } from './codesDrawing.ts';
import { itemOf, itemsOf } from './items.ts';
import { kindText } from './kindText.ts';
import { namesDrawing, namesText } from './nameMarks.ts';

/** A code of a dictionary that is not at hand, or not whole: its name is asked for where no item tells it. */
export const searchedDisplay: Display = {
  align: 'left',
  format: (value, column, context) => {
    const items = itemsOf(column, context);
    const known = items !== undefined && (context.names === undefined || itemOf(value, items) !== undefined);
    return known ? kindText(value, column, context) : namesText(value, column, context);
  },
  drawing: {
    wanted: (column, context) => codesDrawing.wanted(column, context) || context.names !== undefined,
    draw: (element, value, column, context) => {
      const item = itemOf(value, itemsOf(column, context) ?? []);
      if (item?.color) codesDrawing.draw(element, value, column, context);
      else if (item) element.append(item.text);
      else namesDrawing.draw(element, value, column, context);
    },
  },
};
