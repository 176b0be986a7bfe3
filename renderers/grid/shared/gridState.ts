import type { GridApi } from 'ag-grid-community';
import type { PlanSort } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';

/** The order a grid's headings show. */
export function sortOf(api: Pick<GridApi, 'getColumnState'>): PlanSort | undefined {
  const sorted = api.getColumnState().find((column) => column.sort);
  return sorted?.sort ? { key: sorted.colId, order: sorted.sort } : undefined;
}

/** Makes the headings show an order; tells nobody. */
export function showSort(
  api: Pick<GridApi, 'getColumnState' | 'applyColumnState'> | null,
  sort: PlanSort | undefined,
): void {
  if (!api) return;
  const shown = sortOf(api);
  if (shown?.key === sort?.key && shown?.order === sort?.order) return;
  api.applyColumnState({
    state: sort ? [{ colId: sort.key, sort: sort.order }] : [],
    defaultState: { sort: null },
  });
}

/** Ticks exactly the chosen ones among the shown rows; tells nobody. */
export function showSelection(
  api: GridApi<Row> | null,
  selected: ReadonlyMap<string, Row> | undefined,
  rows: readonly Row[] | undefined,
): void {
  if (!api || !selected || !rows) return;
  const wrong = rows.flatMap((row) => {
    const node = api.getRowNode(String(row.id));
    return node && node.isSelected() !== selected.has(String(row.id)) ? [node] : [];
  });
  for (const chosen of [true, false]) {
    const nodes = wrong.filter((node) => selected.has(node.id ?? '') === chosen);
    if (nodes.length > 0) api.setNodesSelected({ nodes, newValue: chosen, source: 'api' });
  }
}
