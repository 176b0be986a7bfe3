import type { RowTable } from '../../../../engine/rows/RowTable.ts';
import type { GridEvent } from '../EditGridProps.ts';

/** Tells what a change of the chosen rows was: one more, one less, or all. */
export class SelectionReport {
  private readonly table: RowTable;
  private readonly tell: (event: GridEvent) => void;
  private before: ReadonlySet<string> = new Set();

  constructor(table: RowTable, tell: (event: GridEvent) => void) {
    this.table = table;
    this.tell = tell;
  }

  report(ids: readonly string[], all: boolean): void {
    const now = new Set(ids);
    const came = ids.filter((id) => !this.before.has(id));
    const left = [...this.before].filter((id) => !now.has(id));
    this.before = now;
    if (came.length + left.length === 0) return;
    if (all && left.length === 0) {
      this.tell({ type: 'selectRowChange', action: 'selected-all', selectedRowIds: ids });
      return;
    }
    const row = this.table.row(came[0] ?? left[0] ?? '');
    this.tell({
      type: 'selectRowChange',
      action: came.length > 0 ? 'selected' : 'unselected',
      selectedRowIds: ids,
      ...(row ? { row } : {}),
    });
  }
}
