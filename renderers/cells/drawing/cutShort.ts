import { MOST_ITEMS } from '../../../engine/session/session.ts';
import type { CellColumn, CellContext, Drawing } from '../Cell.ts';
import { codesDrawing } from './codesDrawing.ts';
import { itemsOf } from './items.ts';
import { searchedDisplay } from './searchedDisplay.ts';

/** Milliseconds after the last key before the server is asked for what is not at hand. */
export const CUT_PAUSE = 800;

/** Told above a list that is not whole. */
export const CUT_NOTE = `选项超过 ${MOST_ITEMS} 条，请输入关键字在服务器上查找`;
export const CUT_LIST_NOTE = `选项超过 ${MOST_ITEMS} 条，这里只列出前 ${MOST_ITEMS} 条`;

/** Whether a dictionary at hand is not whole: no more than so many items are sent. */
export function isCutShort(column: CellColumn, dictionary: readonly unknown[] | undefined): boolean {
  return column.options === undefined && (dictionary?.length ?? 0) >= MOST_ITEMS;
}

const isCut = (column: CellColumn, context: CellContext) => isCutShort(column, itemsOf(column, context));

/** Codes of a dictionary at hand; only of one cut short there may be names that have to be asked for. */
export const loadedDrawing: Drawing = {
  wanted: (column, context) => codesDrawing.wanted(column, context) || isCut(column, context),
  draw: (element, value, column, context) => {
    const drawing = isCut(column, context) ? searchedDisplay.drawing : codesDrawing;
    drawing?.draw(element, value, column, context);
  },
};
