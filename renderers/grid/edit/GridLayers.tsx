import { createPortal } from 'react-dom';
import type { RowTable } from '../../../engine/rows/RowTable.ts';
import type { RangeRows } from '../range/RangeMenu.tsx';
import { RangePart } from '../range/RangePart.tsx';
import { DRAG_COLUMN } from './cells/StructuralCells.ts';
import { mayUse } from './columns/cellAbility.ts';
import type { EditGridController } from './EditGridController.ts';
import type { EditGridProps } from './EditGridProps.ts';
import { EditorHost } from './editors/EditorHost.tsx';
import type { Inserting } from './rows/useInsert.ts';
import { DragMenu } from './toolbar/DragMenu.tsx';
import { allowedButtons } from './toolbar/GridToolbar.tsx';
import { RowPopover } from './toolbar/RowPopover.tsx';

interface EditorLayersProps {
  grid: EditGridProps;
  controller: EditGridController;
  insert: Inserting;
  /** Asks first. */
  onRemove: (ids: readonly string[]) => void;
  /** Opens finding in the grid. */
  onFind: () => void;
}

/** Editors and the marked block, which lie over the cells. */
export function EditorLayers({ grid, controller, insert, onRemove, onFind }: EditorLayersProps) {
  const { table, options, cells, disabled = false } = grid;
  return (
    <>
      <EditorHost
        sessions={controller.sessions}
        linked={controller.rules.linked}
        cells={cells}
        low={options.size === 'mini' || options.size === 'tiny'}
        error={({ row, column }) => table.error(row.id, column.key)}
      />
      <RangePart
        handle={controller.handle}
        disabled={disabled}
        rows={rowsOf({ grid, controller, insert, onRemove })}
        onFind={onFind}
        onFigure={grid.onFigure}
      />
    </>
  );
}

/** What the menu of cells does with their rows: what the buttons above the grid do, and no more. */
function rowsOf({ grid, controller, insert, onRemove }: Omit<EditorLayersProps, 'onFind'>): RangeRows {
  const { options, excluded, locked, disabled = false, tree, table } = grid;
  const buttons = allowedButtons(options.buttons, excluded, disabled);
  // In a tree a place says nothing of whose child it would be, and rows go with what stands below them.
  const has = (button: 'add' | 'remove') => !tree && buttons.includes(button) && locked?.has(button) !== true;
  const { api } = controller.handle;
  return {
    ...(has('add') ? { insertBelow: (id: string) => insert.at(1, table.indexOf(id) + 1) } : {}),
    ...(has('remove') && options.selection === 'multiple'
      ? { removable: (ids) => ids.filter((id) => api.getRowNode(id)?.selectable === true), remove: onRemove }
      : {}),
  };
}

interface RowMenuProps {
  id: string;
  at: DOMRect;
  grid: EditGridProps;
  controller: EditGridController | null;
  insert: Inserting;
  onClose: () => void;
}

/** The menu of a row's handle; the keyboard is back at the handle when it closes. */
export function RowMenu({ id, at, grid, controller, insert, onClose }: RowMenuProps) {
  return (
    <DragMenu
      id={id}
      at={at}
      table={grid.table}
      onMove={(row, to) => controller?.rows.move(row, to)}
      {...(mayUse('add', grid) ? { onInsert: (index: number) => insert.at(1, index) } : {})}
      onClose={() => {
        onClose();
        controller?.handle.focus(id, DRAG_COLUMN);
      }}
    />
  );
}

type DrawRow = NonNullable<EditGridProps['detail']>;

interface DetailsProps {
  table: RowTable;
  places: ReadonlyMap<string, HTMLElement>;
  draw: DrawRow;
}

/** What stands below opened rows. */
export function Details({ table, places, draw }: DetailsProps) {
  return [...places].map(([id, element]) => {
    const row = table.row(id);
    return row ? createPortal(draw(row), element, id) : null;
  });
}

/** A row's sub-table over the grid. */
export function Popover({
  id,
  at,
  grid,
  onClose,
}: {
  id: string;
  at: DOMRect;
  grid: EditGridProps;
  onClose: () => void;
}) {
  const row = grid.table.row(id);
  if (!row || !grid.popover) return null;
  return (
    <RowPopover
      label={`${grid.label} 子表`}
      at={at}
      onClose={() => (grid.leavePopover ? grid.leavePopover(onClose) : onClose())}
    >
      {grid.popover(row)}
    </RowPopover>
  );
}
