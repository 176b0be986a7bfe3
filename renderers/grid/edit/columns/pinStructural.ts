import type { GridApi } from 'ag-grid-community';
import type { GridRow } from '../../../../engine/rows/RowTable.ts';
import { STRUCTURAL_COLUMNS } from '../cells/StructuralCells.ts';
import { firstStructural } from './editColumnDefs.ts';
import type { GridLayout } from './gridLayout.ts';

/** Keeps structural columns in sight. On a phone they would leave no room for the rest: only what names figures stays. */
export function pinStructural(api: GridApi<GridRow>, { structure, visible }: GridLayout, narrow: boolean): void {
  const named = structure.footer && !visible.some(({ fixed }) => fixed === 'left');
  const kept = named ? firstStructural(structure) : undefined;
  for (const id of STRUCTURAL_COLUMNS) {
    if (api.getColumn(id) !== null) api.setColumnsPinned([id], narrow && id !== kept ? null : 'left');
  }
}
