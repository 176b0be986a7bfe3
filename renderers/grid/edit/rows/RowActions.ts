import type { GridRow, RowErrors } from '../../../../engine/rows/RowTable.ts';
import type { Json } from '../../../../engine/values/ValueType.ts';
import type { GridEditing } from '../editors/GridEditing.ts';
import type { GridHandle } from '../GridHandle.ts';
import type { EventTeller } from './EventTeller.ts';
import type { GridLines } from './GridLines.ts';
import { moveRow, removeRows } from './gridEvents.ts';

interface ActionParts {
  handle: GridHandle;
  editing: GridEditing;
  lines: GridLines;
  events: EventTeller;
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
    const key = handle.visibleKeys().find((one) => first !== undefined && handle.isEditable(first, one));
    if (first !== undefined && key !== undefined) handle.focus(first, key);
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

  move(id: string, toIndex: number): void {
    const { handle, editing, events } = this.parts;
    editing.stop(true);
    events.tell(moveRow(handle.table, id, toIndex));
  }

  /** Checks everything; the keyboard goes to the first wrong cell that is shown. */
  validate(): RowErrors | null {
    const { handle, editing, lines } = this.parts;
    editing.stop(true);
    const errors = handle.table.validate();
    if (errors.size === 0) return null;
    const keys = handle.visibleKeys();
    const wrongKey = ({ id }: GridRow) => keys.find((one) => errors.get(id)?.has(one));
    const wrong = [...handle.visibleRows(), ...handle.table.rows()].find(wrongKey);
    const key = wrong && wrongKey(wrong);
    if (wrong && key !== undefined) {
      lines.reveal(wrong);
      handle.focus(wrong.id, key);
    }
    return errors;
  }
}
