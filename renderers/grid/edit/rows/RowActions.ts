import type { RowErrors } from '../../../../engine/rows/RowTable.ts';
import type { Json } from '../../../../engine/values/ValueType.ts';
import { DRAG_COLUMN } from '../cells/StructuralCells.ts';
import type { GridEditing } from '../editors/GridEditing.ts';
import { rememberPlace } from '../focus/focusNear.ts';
import type { CellPlace, GridHandle } from '../GridHandle.ts';
import type { EventTeller } from './EventTeller.ts';
import type { GridLines } from './GridLines.ts';
import { moveRow, removeRows } from './gridEvents.ts';
import { wrongCells } from './wrongCells.ts';

interface ActionParts {
  handle: GridHandle;
  editing: GridEditing;
  lines: GridLines;
  events: EventTeller;
  /** The column that is numbered by the order of the rows. */
  orderKey: () => string | undefined;
  /** Whether whoever types on past the last row gets a new one. */
  mayOffer: () => boolean;
  onFailure: (message: string) => void;
}

/** What a person does with whole rows; an open editor ends first. */
export class RowActions {
  private readonly parts: ActionParts;

  constructor(parts: ActionParts) {
    this.parts = parts;
  }

  add(count: number, index: number | undefined, given: Record<string, Json> = {}): void {
    const { handle, editing } = this.parts;
    editing.stop(true);
    const rows = Array.from({ length: count }, () => given);
    const [first] = handle.table.add(rows, index);
    const key = first !== undefined && this.firstToFill(first);
    if (first !== undefined && key) handle.focus(first, key);
  }

  /** A new row behind the one left, for whoever types on; the cell to type into, undefined where none may be added. */
  offer({ id }: CellPlace, wanted: string | undefined): CellPlace | undefined {
    const { handle, lines, mayOffer } = this.parts;
    const { table } = handle;
    const row = table.row(id);
    // Nothing was typed into the last one yet: another would be one too many.
    if (!row || !mayOffer() || table.offered() === id) return undefined;
    const fresh = table.row(table.offer(lines.levels.beside(row), table.indexOf(id) + 1));
    if (!fresh) return undefined;
    const key = wanted !== undefined && handle.isEditable(fresh.id, wanted) ? wanted : this.firstToFill(fresh.id);
    return key === undefined ? undefined : { id: fresh.id, key };
  }

  /** Where a new row is begun; its order number comes by itself. */
  private firstToFill(id: string): string | undefined {
    const { handle, orderKey } = this.parts;
    const open = handle.visibleKeys().filter((key) => handle.isEditable(id, key));
    return open.find((key) => key !== orderKey()) ?? open[0];
  }

  /** A tree refuses; its words are shown. */
  remove(ids: readonly string[]): void {
    const { handle, editing, events, onFailure } = this.parts;
    const open = editing.place();
    editing.stop(open !== undefined && !ids.includes(open.id));
    try {
      for (const event of removeRows(handle.table, ids)) events.tell(event);
    } catch (error) {
      onFailure(error instanceof Error ? error.message : String(error));
    }
  }

  /** The keyboard goes along with the row: it may have been on the handle's menu, which is gone. */
  move(id: string, toIndex: number): void {
    const { handle, editing, events } = this.parts;
    editing.stop(true);
    const column = handle.api.getFocusedCell()?.column.getColId() ?? DRAG_COLUMN;
    events.tell(moveRow(handle.table, id, toIndex));
    handle.focus(id, column);
  }

  /** Takes a step back, or does it again; what is being typed is a step of its own. */
  step(way: 'undo' | 'redo'): void {
    const { handle, editing } = this.parts;
    editing.stop(true);
    const back = rememberPlace(handle);
    handle.table[way]();
    // The button that was pressed takes no keys any more.
    if (!handle.table[way === 'undo' ? 'canUndo' : 'canRedo']()) back();
  }

  /** Checks everything; the keyboard goes to the first wrong cell that is shown. */
  validate(): RowErrors | null {
    const { handle, editing } = this.parts;
    editing.stop(true);
    const errors = handle.table.validate();
    if (errors.size === 0) return null;
    this.showFirstWrong();
    return errors;
  }

  /** The keyboard goes to the first wrong cell that is shown; nothing is checked. */
  showFirstWrong(): void {
    const { handle } = this.parts;
    const shown = new Set(handle.visibleKeys());
    const wrong = wrongCells(handle);
    const first = wrong.find(({ key }) => shown.has(key)) ?? wrong[0];
    if (first) this.show(first);
  }

  /** Brings a cell into sight, or where its column is not shown its row, and the keyboard to it unless that stays where it is. */
  show({ id, key }: CellPlace, keepsKeyboard = false): void {
    const { handle, lines, editing } = this.parts;
    const row = handle.table.row(id);
    if (!row) return;
    editing.stop(true);
    lines.reveal(row);
    const keys = handle.visibleKeys();
    const place = keys.includes(key) ? key : keys[0];
    if (place === undefined) return;
    const before = document.activeElement;
    handle.focus(id, place);
    if (keepsKeyboard && before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
