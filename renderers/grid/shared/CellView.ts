import type { ICellRendererComp, ICellRendererParams } from 'ag-grid-community';
import { isMerged, subtotalLevel } from '../../../engine/lists/reportRows.ts';
import type { PlanColumn } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { drawValue } from '../../cells/show.ts';
import type { ColumnContext, GridContext } from '../view/gridContext.ts';

/** Lets a cell type draw its value as plain DOM inside a grid cell. */
export class CellView implements ICellRendererComp<Row> {
  private readonly element = document.createElement('span');
  private drawn: Drawn | undefined;

  init(params: ICellRendererParams<Row>): void {
    this.refresh(params);
  }

  getGui(): HTMLElement {
    return this.element;
  }

  refresh(params: ICellRendererParams<Row>): boolean {
    const described = params.colDef?.context as ColumnContext | undefined;
    const isPlain = params.node.rowPinned || subtotalLevel(params.data) !== undefined;
    if (isPlain || !described || isMerged(params.data, described.column.key)) {
      this.element.textContent = params.valueFormatted ?? '';
      this.drawn = undefined;
      return true;
    }
    const { value, data, context } = params;
    const next: Drawn = { value, data, cells: (context as GridContext).cells, column: described.column };
    if (!this.drawn || !looksTheSame(this.drawn, next)) drawValue(this.element, value, next.column, next.cells, data);
    this.drawn = next;
    return true;
  }
}

/** What a cell was drawn of. */
interface Drawn extends Pick<ICellRendererParams<Row>, 'value' | 'data'> {
  cells: CellContext;
  column: PlanColumn;
}

/**
 * Whether a column that is defined anew draws the same: its title alone is another, which no cell shows. Where the
 * column is the very same the cell is asked for something else, such as a row that changed in place.
 */
function looksTheSame(before: Drawn, next: Drawn): boolean {
  const { title: _old, ...old } = before.column;
  const { title: _new, ...now } = next.column;
  const sameRow = before.value === next.value && before.data === next.data && before.cells === next.cells;
  return sameRow && before.column !== next.column && isEqualFlat(old, now);
}

function isEqualFlat(one: object, other: object): boolean {
  const [left, right] = [Object.entries(one), new Map(Object.entries(other))];
  return left.length === right.size && left.every(([key, value]) => right.get(key) === value);
}
