import type { ColDef, GridApi } from 'ag-grid-community';
import type { GridRow } from '../../../../engine/rows/RowTable.ts';
import type { CellContext } from '../../../cells/Cell.ts';
import { followDragging } from '../../shared/draggedColumns.ts';
import { STRUCTURAL_COLUMNS } from '../cells/StructuralCells.ts';
import type { EditGridProps } from '../EditGridProps.ts';
import type { GridHandle } from '../GridHandle.ts';
import { distributeWidths, NARROW } from './distributeWidths.ts';
import { editColumnDefs, firstStructural, namingColumn } from './editColumnDefs.ts';
import { type GridLayout, layoutOf } from './gridLayout.ts';

/** Which columns stand in a grid, how wide each is, and which stay in sight. */
export class GridColumns {
  private readonly api: GridApi<GridRow>;
  private readonly root: HTMLElement;
  /** Told when the grid has become a narrow one, or a wide one again. */
  private readonly onTurned: () => void;
  private layout: GridLayout;
  /** Widths in px that a person has chosen, by column key. */
  private chosen: Map<string, number>;
  /** Width in px that was shared out. */
  private room: number;
  private narrow = false;

  constructor(
    { api, root }: Pick<GridHandle, 'api' | 'root'>,
    layout: GridLayout,
    newest: () => EditGridProps,
    onTurned: () => void,
  ) {
    this.api = api;
    this.root = root;
    this.layout = layout;
    this.chosen = chosenIn(newest());
    this.room = root.clientWidth;
    this.onTurned = onTurned;
    api.addEventListener('columnResized', ({ finished, source, column }) => {
      if (!finished || source !== 'uiColumnResized' || !column) return;
      this.chosen.set(column.getColId(), column.getActualWidth());
      newest().onWidth?.(column.getColId(), column.getActualWidth());
    });
    followDragging(api, (keys, pins) => newest().onOrder?.(keys, pins));
    api.addEventListener('gridSizeChanged', ({ clientWidth }) => {
      // A page behind another one has no width at all; that is no reason to lay it out anew.
      if (clientWidth > 0) this.share(clientWidth);
    });
  }

  get visible(): GridLayout['visible'] {
    return this.layout.visible;
  }

  get structure(): GridLayout['structure'] {
    return this.layout.structure;
  }

  /** The column that names the figures below the rows. */
  naming(): string | undefined {
    return namingColumn(this.structure, this.visible, this.narrow);
  }

  /** Columns, widths or abilities are new. */
  update(props: EditGridProps): void {
    this.layout = layoutOf(props);
    if (props.widths) this.chosen = chosenIn(props);
    this.room = this.root.clientWidth;
    this.api.setGridOption('columnDefs', columnDefsOf(this.layout, props.cells, this.room, this.chosen));
    // New definitions pin as on a wide page.
    if (this.narrow) this.pin();
  }

  private share(room: number): void {
    const narrow = room < NARROW;
    if (room === this.room && narrow === this.narrow) return;
    const turned = narrow !== this.narrow;
    this.room = room;
    this.narrow = narrow;
    const shares = [...distributeWidths(this.visible, room, this.layout.structural)];
    const free = shares.filter(([key]) => !this.chosen.has(key));
    this.api.setColumnWidths(free.map(([key, newWidth]) => ({ key, newWidth })));
    if (!turned) return;
    this.pin();
    this.onTurned();
  }

  /** Keeps structural columns in sight. On a phone they would leave no room for the rest: only what names figures stays. */
  private pin(): void {
    const named = this.structure.footer && !this.visible.some(({ fixed }) => fixed === 'left');
    const kept = named ? firstStructural(this.structure) : undefined;
    for (const id of STRUCTURAL_COLUMNS) {
      if (this.api.getColumn(id) !== null) this.api.setColumnsPinned([id], this.narrow && id !== kept ? null : 'left');
    }
  }
}

/** Widths in px that a person has chosen, by column key. */
export const chosenIn = ({ widths = {} }: Pick<EditGridProps, 'widths'>): Map<string, number> =>
  new Map(Object.entries(widths));

/** A layout's column definitions in a room of so many px. */
export function columnDefsOf(
  { visible, structure, structural, heads }: GridLayout,
  cells: CellContext,
  room: number,
  chosen: ReadonlyMap<string, number> = new Map(),
): ColDef<GridRow>[] {
  const widths = new Map([...distributeWidths(visible, room, structural), ...chosen]);
  return editColumnDefs(visible, { structure, cells, widths, heads });
}
