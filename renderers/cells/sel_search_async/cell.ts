import type { Cell } from '../Cell.ts';
import { codesDrawing } from '../codesDrawing.ts';
import { itemOf, itemsOf } from '../items.ts';
import { kindText } from '../kindText.ts';
import { namesDrawing, namesText } from '../nameMarks.ts';
import { SelSearchAsyncEditor } from './SelSearchAsyncEditor.tsx';

/** One code of a dictionary too long to load; the server searches it. */
export const selSearchAsyncCell: Cell = {
  display: {
    align: 'left',
    format: (value, column, context) =>
      itemsOf(column, context) ? kindText(value, column, context) : namesText(value, column, context),
    drawing: {
      wanted: (column, context) => codesDrawing.wanted(column, context) || context.names !== undefined,
      draw: (element, value, column, context) => {
        const items = itemsOf(column, context);
        const drawing = items && itemOf(value, items) ? codesDrawing : namesDrawing;
        drawing.draw(element, value, column, context);
      },
    },
  },
  Editor: SelSearchAsyncEditor,
};
