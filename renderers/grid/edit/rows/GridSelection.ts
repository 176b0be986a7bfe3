import type { GridApi } from 'ag-grid-community';
import type { GridRow, RowTable } from '../../../../engine/rows/RowTable.ts';
import type { GridEvent } from '../EditGridProps.ts';

interface SelectionParts {
  api: GridApi<GridRow>;
  table: RowTable;
  /** Without a selection the grid has no module for one. */
  isOn: () => boolean;
  onChosen: (ids: readonly string[]) => void;
  tell: (event: GridEvent) => void;
}

/** The rows that are chosen; tells the page of each change. */
export class GridSelection {
  private readonly parts: SelectionParts;

  constructor(parts: SelectionParts) {
    this.parts = parts;
    const report = selectionReport(parts.table, parts.tell);
    parts.api.addEventListener('selectionChanged', ({ source, api }) => {
      const ids = api.getSelectedNodes().flatMap(({ id }) => id ?? []);
      report(ids, source === 'uiSelectAll');
      parts.onChosen(ids);
    });
  }

  ids(): readonly string[] {
    const { api, isOn } = this.parts;
    return isOn() ? api.getSelectedNodes().flatMap(({ id }) => id ?? []) : [];
  }

  select(ids: readonly string[]): void {
    const { api, isOn } = this.parts;
    const nodes = ids.flatMap((id) => api.getRowNode(id) ?? []);
    if (isOn()) api.setNodesSelected({ nodes, newValue: true });
  }

  clear(): void {
    const { api, isOn } = this.parts;
    if (isOn()) api.deselectAll();
  }
}

/** Tells what a change of the chosen rows was: one more, one less, or all. */
export function selectionReport(
  table: Pick<RowTable, 'row'>,
  tell: (event: GridEvent) => void,
): (ids: readonly string[], all: boolean) => void {
  let before: ReadonlySet<string> = new Set();
  return (ids, all) => {
    const now = new Set(ids);
    const came = ids.filter((id) => !before.has(id));
    const left = [...before].filter((id) => !now.has(id));
    before = now;
    if (came.length + left.length === 0) return;
    if (all && left.length === 0) {
      tell({ type: 'selectRowChange', action: 'selected-all', selectedRowIds: ids });
      return;
    }
    const row = table.row(came[0] ?? left[0] ?? '');
    tell({
      type: 'selectRowChange',
      action: came.length > 0 ? 'selected' : 'unselected',
      selectedRowIds: ids,
      ...(row ? { row } : {}),
    });
  };
}
