import type { RowTable } from '../../../engine/rows/RowTable.ts';
import type { EditGridController } from './EditGridController.ts';
import type { EditGridApi } from './EditGridProps.ts';
import { slideOldText } from './rows/remoteEffect.ts';

/** What screens can do with a grid; while it is being made only the table answers. */
export function gridApi(
  controller: () => EditGridController | null,
  table: RowTable,
  ask: EditGridApi['showConflict'],
  openPopover: EditGridApi['openPopover'],
  { removeChosen, addBelow }: Pick<EditGridApi, 'removeChosen' | 'addBelow'>,
): EditGridApi {
  const scripted = <T>(work: () => T): T => controller()?.asScript(work) ?? work();
  const getAll = () => {
    controller()?.stopEditing(true);
    return table.getAll();
  };
  return {
    validate: () => {
      const grid = controller();
      if (grid) return grid.validate();
      const errors = table.validate();
      return errors.size > 0 ? errors : null;
    },
    getAll,
    getTableData: ({ rowIds } = {}) => {
      const { tableData } = getAll();
      return rowIds ? rowIds.map((id) => tableData[table.indexOf(id)]).filter((row) => row !== undefined) : tableData;
    },
    getNewData: () => {
      const { tableData } = getAll();
      return tableData.filter((_, index) => table.isNew(table.rows()[index]?.id ?? ''));
    },
    getDeleteData: () => getAll().deleteData,
    getRowById: (id) => {
      const row = table.row(id);
      return row && { row, isNew: table.isNew(id) };
    },
    loadNewData: (rows) =>
      scripted(() => {
        table.load([]);
        return table.add(rows);
      }),
    resetScrollTop: (top = 0) => controller()?.scrollTo(top),
    addRows: (rows, index) => scripted(() => table.add(rows, index)),
    removeRows: (ids) => scripted(() => table.remove(ids)),
    removeChosen,
    setValues: (changes) => scripted(() => table.set(changes, 'edit', true)),
    selectedIds: () => controller()?.selectedIds() ?? [],
    clearSelection: () => controller()?.clearSelection(),
    select: (ids) => controller()?.select(ids),
    stopEditing: (commit = true) => controller()?.stopEditing(commit),
    focusCell: (id, key) => controller()?.focusCell(id, key),
    showRemoteChange: (id, key, oldText) => {
      // Drawing the new text would take the layer away again.
      controller()?.feed.after(() => {
        const cell = controller()?.cell(id, key);
        if (cell) slideOldText(cell, oldText);
      });
    },
    openPopover,
    addBelow,
    openRows: () => controller()?.levels.openRows() ?? [],
    showConflict: ask,
    editing: () => controller()?.editing(),
  };
}
