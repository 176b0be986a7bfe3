import type { PlanColumn } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import { buttonAt, type WhyPart } from '../../services/why.ts';
import type { CellMenuItem } from './CellMenu.tsx';

type Column = Pick<PlanColumn, 'key' | 'title'>;

/** The heading, the cell or the row's button of a grid that an element stands in, as it is asked about. */
export function partAt(
  target: Element,
  columns: readonly Column[],
  rowOf: (id: string) => Row | undefined,
): WhyPart | undefined {
  const cell = target.closest('[col-id]');
  const row = rowOf(cell?.closest('.ag-row')?.getAttribute('row-id') ?? '');
  const column = columns.find(({ key }) => key === cell?.getAttribute('col-id'));
  return buttonAt(target, row) ?? (column && { kind: 'column', code: column.key, title: column.title, row });
}

/** The entry of a cell's menu that asks why it is as it is. */
export function whyItem(
  ask: ((part: WhyPart) => void) | undefined,
  column: Column | undefined,
  row: Row | undefined,
): CellMenuItem[] {
  if (!ask || !column) return [];
  const { key: code, title } = column;
  return [{ key: 'why', label: '为什么这样', keys: 'Alt+点击', act: () => ask({ kind: 'column', code, title, row }) }];
}
