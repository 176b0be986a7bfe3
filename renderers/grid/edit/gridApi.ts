import type { RowTable } from '../../../engine/rows/RowTable.ts';
import { GRID_VIEWPORT } from '../shared/viewport.ts';
import { cellElement } from './createHandle.ts';
import type { EditGridController } from './EditGridController.ts';
import type { EditGridApi } from './EditGridProps.ts';

/** What screens can do with a grid; while it is being made only the table answers. */
export function gridApi(
  controller: () => EditGridController | null,
  table: RowTable,
  ask: EditGridApi['showConflict'],
  openPopover: EditGridApi['openPopover'],
  { removeChosen, addBelow }: Pick<EditGridApi, 'removeChosen' | 'addBelow'>,
): EditGridApi {
  const scripted = <T>(work: () => T): T => controller()?.events.asScript(work) ?? work();
  const getAll = () => {
    controller()?.editing.stop(true);
    return table.getAll();
  };
  return {
    validate: () => {
      const grid = controller();
      if (grid) return grid.rows.validate();
      const errors = table.validate();
      return errors.size > 0 ? errors : null;
    },
    showFirstWrong: () => controller()?.rows.showFirstWrong(),
    step: (way) => controller()?.rows.step(way),
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
    resetScrollTop: (top = 0) => controller()?.handle.root.querySelector(GRID_VIEWPORT)?.scrollTo({ top }),
    addRows: (rows, index) => scripted(() => table.add(rows, index)),
    removeRows: (ids) => scripted(() => table.remove(ids)),
    removeChosen,
    setValues: (changes) => scripted(() => table.set(changes, 'edit', true)),
    selectedIds: () => controller()?.selection.ids() ?? [],
    clearSelection: () => controller()?.selection.clear(),
    select: (ids) => controller()?.selection.select(ids),
    stopEditing: (commit = true) => controller()?.editing.stop(commit),
    focusCell: (id, key) => controller()?.handle.focus(id, key),
    showRemoteChange: (id, key, oldText) => {
      // Drawing the new text would take the layer away again.
      controller()?.lines.feed.after(() => {
        const root = controller()?.handle.root;
        const cell = root && cellElement(root, id, key);
        if (cell) slideOldText(cell, oldText);
      });
    },
    openPopover,
    addBelow,
    openRows: () => controller()?.lines.levels.openRows() ?? [],
    showConflict: ask,
    editing: () => controller()?.editing.place(),
  };
}

/** How long the old text slides over the new one, in ms. */
const EFFECT = 1_400;

/** Slides a cell's old text over the new one; where motion is unwelcome it only fades with the style sheet's help. */
function slideOldText(cell: HTMLElement, oldText: string): void {
  cell.querySelector('.edit-grid-old')?.remove();
  const layer = document.createElement('span');
  layer.className = 'edit-grid-old';
  layer.setAttribute('aria-hidden', 'true');
  layer.textContent = oldText;
  cell.append(layer);
  setTimeout(() => layer.remove(), EFFECT);
}
