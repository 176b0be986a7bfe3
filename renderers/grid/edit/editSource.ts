import { cellTraits } from '../../../schemas/generated/language.ts';
import type { FindSource } from '../find/FindSource.ts';
import { editText } from './columns/editColumnDefs.ts';
import { scrollToCell } from './createHandle.ts';
import type { EditGridController } from './EditGridController.ts';

/** What finding needs of an editable grid. */
export function editSource(controller: EditGridController): FindSource {
  const { handle, lines, editing } = controller;
  const columnOf = (key: string) => handle.columns.find((column) => column.key === key);
  return {
    root: handle.root,
    rows: () => lines.all(),
    partial: () => lines.levels.partial(),
    columns: () => {
      const keys = handle.api.isDestroyed() ? [] : handle.visibleKeys();
      const shown = keys.flatMap((key) => columnOf(key) ?? []);
      const hidden = handle.columns.filter(
        ({ key, type }) => !keys.includes(key) && !cellTraits[type].hidden && !controller.isExcluded(key),
      );
      return { shown, hidden };
    },
    text: ({ id }, key) => {
      const [row, column] = [handle.table.row(id), columnOf(key)];
      if (!row || !column) return '';
      return editText({ value: row[key], id, column, cells: handle.cells, table: handle.table });
    },
    show: ({ id, key }) => {
      const row = handle.table.row(id);
      if (!row) return;
      editing.stop(true);
      lines.reveal(row);
      scrollToCell(handle.api, id, key);
    },
    focused: () => handle.focused(),
    focus: (place) => {
      if (place) handle.focus(place.id, place.key);
      else handle.root.querySelector<HTMLElement>('.ag-header-cell[tabindex]')?.focus();
    },
    onChange: (changed) => {
      const { api } = handle;
      const leave = handle.table.subscribe(changed);
      for (const event of CHANGES) api.addEventListener(event, changed);
      return () => {
        leave();
        if (!api.isDestroyed()) for (const event of CHANGES) api.removeEventListener(event, changed);
      };
    },
  };
}

const CHANGES = ['newColumnsLoaded', 'displayedColumnsChanged', 'modelUpdated'] as const;
