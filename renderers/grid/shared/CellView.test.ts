// @vitest-environment jsdom
import type { ICellRendererParams } from 'ag-grid-community';
import { expect, test } from 'vitest';
import type { PlanColumn } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { CellView } from './CellView.ts';

const column = { key: 's', title: '状态', type: 'select', kind: 'code', dictCode: 'd' } as unknown as PlanColumn;
const coloured = (text: string): CellContext => ({ dictionary: () => [{ value: '1', text, color: 'green' }] });
const cells = coloured('好');
const data: Row = { id: '7', s: '1' };

/** A cell that is drawn once; `again` asks it to draw and says whether it did. */
function drawn() {
  const view = new CellView();
  const params = (column: PlanColumn, more: { cells?: CellContext; data?: Row } = {}) => {
    const context = { cells: more.cells ?? cells };
    const shown = { value: '1', valueFormatted: '好', data: more.data ?? data, node: { rowPinned: null } };
    return { ...shown, colDef: { context: { column } }, context } as unknown as ICellRendererParams<Row>;
  };
  view.init(params(column));
  const element = view.getGui();
  const again = (...next: Parameters<typeof params>) => {
    const before = element.firstChild;
    view.refresh(params(...next));
    return element.firstChild !== before;
  };
  return { element, again };
}

test('a column of another title alone draws nothing anew', () => {
  const { element, again } = drawn();
  expect(element.textContent).toBe('好');
  expect(again({ ...column, title: '订单状态' })).toBe(false);
  expect(again({ ...column, title: '订单状态', help: '说明' })).toBe(true);
  expect(again({ ...column, title: '状态' })).toBe(true);
});

test('other texts, another row and a row changed in place are drawn', () => {
  const { element, again } = drawn();
  expect(again({ ...column, title: '甲' }, { cells: coloured('坏') })).toBe(true);
  expect(element.textContent).toBe('坏');
  expect(again({ ...column, title: '乙' }, { cells: coloured('坏'), data: { ...data } })).toBe(true);
  const same = { ...column };
  expect(again(same)).toBe(true);
  expect(again(same)).toBe(true);
});
