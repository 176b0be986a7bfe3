import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Cell, CellContext, ColumnOf } from '../../Cell.ts';
import { loadedDrawing } from '../../drawing/cutShort.ts';
import { itemsOf } from '../../drawing/items.ts';
import { codesText } from '../../drawing/kindText.ts';
import { namesDrawing, namesText } from '../../drawing/nameMarks.ts';

/** Items that come below another value are never all at hand: their names are asked for. */
const isNamed = (column: ColumnOf<'select'>, context: CellContext) =>
  column.tree !== undefined && itemsOf(column, context) === undefined;

/** One code of a dictionary or of the column's own options; several where the column says so. */
export const selectCell: Cell<'select'> = {
  display: {
    align: 'left',
    format: (value, column, context) =>
      isNamed(column, context) ? namesText(value, column, context) : codesText(value, column, context),
    drawing: {
      wanted: (column, context) => (isNamed(column, context) ? namesDrawing : loadedDrawing).wanted(column, context),
      draw: (element, value, column, context) =>
        (isNamed(column, context) ? namesDrawing : loadedDrawing).draw(element, value, column, context),
    },
  },
  Editor: lazyComponent('SelectEditor', () => import('./SelectEditor.tsx').then((part) => part.SelectEditor)),
  query: { placeholder: '全部', several: 'together' },
  pasteLookup: {
    covers: ({ tree }) => tree !== undefined,
    below: true,
    items: async (services, { dictCode = '', tree }, { parent }) =>
      tree ? services.itemsBelow(dictCode, tree, parent) : [],
  },
};
