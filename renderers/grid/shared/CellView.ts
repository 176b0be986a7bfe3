import type { ICellRendererComp, ICellRendererParams } from 'ag-grid-community';
import { isMerged, subtotalLevel } from '../../../engine/lists/reportRows.ts';
import type { Row } from '../../../engine/plan/record.ts';
import { drawValue } from '../../cells/show.ts';
import type { ColumnContext, GridContext } from '../view/gridContext.ts';

/** Lets a cell type draw its value as plain DOM inside a grid cell. */
export class CellView implements ICellRendererComp<Row> {
  private readonly element = document.createElement('span');

  init(params: ICellRendererParams<Row>): void {
    this.refresh(params);
  }

  getGui(): HTMLElement {
    return this.element;
  }

  refresh(params: ICellRendererParams<Row>): boolean {
    const described = params.colDef?.context as ColumnContext | undefined;
    const isPlain = params.node.rowPinned || subtotalLevel(params.data) !== undefined;
    if (isPlain || !described || isMerged(params.data, described.column.key))
      this.element.textContent = params.valueFormatted ?? '';
    else {
      const { column } = described;
      const { cells } = params.context as GridContext;
      drawValue(this.element, params.value, column, cells, params.data);
    }
    return true;
  }
}
