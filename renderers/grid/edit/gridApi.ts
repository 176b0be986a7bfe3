import type { RowTable } from '../../../engine/rows/RowTable.ts';
import type { EditGridController } from './EditGridController.ts';
import type { EditGridApi } from './EditGridProps.ts';
import { slideOldText } from './remoteEffect.ts';

/** What screens can do with a grid; while it is being made only the table answers. */
export function gridApi(
  controller: () => EditGridController | null,
  table: RowTable,
  ask: EditGridApi['showConflict'],
  openPopover: EditGridApi['openPopover'],
): EditGridApi {
  const scripted = <T>(work: () => T): T => controller()?.asScript(work) ?? work();
  return {
    validate: () => {
      const grid = controller();
      if (grid) return grid.validate();
      const errors = table.validate();
      return errors.size > 0 ? errors : null;
    },
    getAll: () => {
      controller()?.stopEditing(true);
      return table.getAll();
    },
    addRows: (rows, index) => scripted(() => table.add(rows, index)),
    removeRows: (ids) => scripted(() => table.remove(ids)),
    setValues: (changes) => scripted(() => table.set(changes, 'edit', true)),
    selectedIds: () => controller()?.selectedIds() ?? [],
    clearSelection: () => controller()?.clearSelection(),
    stopEditing: (commit = true) => controller()?.stopEditing(commit),
    focusCell: (id, key) => controller()?.focusCell(id, key),
    showRemoteChange: (id, key, oldText) => {
      const cell = controller()?.cell(id, key);
      if (cell) slideOldText(cell, oldText);
    },
    openPopover,
    showConflict: ask,
    editing: () => controller()?.editing(),
  };
}
