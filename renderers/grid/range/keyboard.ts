import type { GridHandle } from '../edit/GridHandle.ts';
import type { RangeState } from './RangeState.ts';
import { commandOf, type RangeCommand } from './rangeKeys.ts';
import { isSingle, moveHead, wholeSpan } from './spans.ts';

/** What keys do besides moving the range. */
export interface KeyActions {
  empty(): void;
  fillDown(): void;
  fillRight(): void;
  /** What stands in the cell the keyboard is in, into all of the range. */
  fillAll(): void;
  undo(): void;
  redo(): void;
}

/** Lets keys on cells work on the range, before the grid sees them. Returns the way to stop. */
export function followKeys(handle: GridHandle, state: RangeState, actions: KeyActions): () => void {
  const pressed = (event: KeyboardEvent) => {
    const command = commandOf(event);
    const steps = command?.do === 'undo' || command?.do === 'redo';
    // There is nothing to take back in an editor that a click has opened.
    if (steps && isInFreshEditor(handle, event)) handle.stopEditing(false);
    else if (command?.do === 'fillAll' && handle.isEditing()) {
      if (!(event.target instanceof Element && event.target.closest('.ag-cell'))) return;
    } else if (!isOnCell(handle, event) && !(steps && isOnHeading(event))) return;
    if (!command || !obey(command, handle, state, actions)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  handle.root.addEventListener('keydown', pressed, true);
  return () => handle.root.removeEventListener('keydown', pressed, true);
}

/** Whether an event of the keyboard or the clipboard belongs to the cells rather than to an input. */
export function isOnCell(handle: GridHandle, { target }: Event): boolean {
  if (!(target instanceof HTMLElement) || handle.isEditing()) return false;
  if (target.isContentEditable || target.matches('textarea, input:not([type="checkbox"], [type="radio"])'))
    return false;
  return target.closest('.ag-cell') !== null;
}

/** Where the keyboard is when no row is left. */
function isOnHeading({ target }: Event): boolean {
  return target instanceof Element && target.closest('.ag-header-cell') !== null;
}

/** Whether it belongs to a line of text that was opened and left as it was: whoever clicks a cell opens its editor. */
export function isInFreshEditor(handle: GridHandle, { target }: Event): boolean {
  if (!(target instanceof HTMLInputElement) || !handle.isEditing() || handle.isTyping()) return false;
  // A word sought in a list is typed as well, and no value yet.
  return target.getAttribute('role') !== 'combobox' || target.value === '';
}

/** Answers whether the key has been used up. */
function obey(command: RangeCommand, handle: GridHandle, state: RangeState, actions: KeyActions): boolean {
  switch (command.do) {
    case 'extend': {
      const span = state.now();
      if (!span) return false;
      const next = moveHead(span, command.direction, command.toEdge, state.extent());
      state.set(next);
      show(handle, state, next.head.row, next.head.column);
      return true;
    }
    case 'jump':
      return jump(command, handle, state);
    case 'all':
      state.set(wholeSpan(state.extent()));
      return true;
    case 'collapse': {
      const span = state.now();
      if (!span || isSingle(span)) return false;
      state.collapse();
      return true;
    }
    case 'empty':
    case 'fillDown':
    case 'fillRight':
    case 'undo':
    case 'redo':
      actions[command.do]();
      return true;
    case 'fillAll': {
      const span = state.now();
      if (!span || isSingle(span)) return false;
      // What is being typed goes into all of them.
      if (handle.isEditing()) handle.stopEditing(true);
      actions.fillAll();
      return true;
    }
  }
}

/** Where a row is long or a list is, its ends are a key away. */
function jump(
  { to, all, extend }: Extract<RangeCommand, { do: 'jump' }>,
  handle: GridHandle,
  state: RangeState,
): boolean {
  const span = state.now();
  const focused = handle.api.getFocusedCell();
  const from = extend ? span?.head.row : focused?.rowPinned ? undefined : focused?.rowIndex;
  const { rows, columns } = state.extent();
  if (from === undefined || columns === 0) return false;
  const head = { row: all ? (to === 'first' ? 0 : rows - 1) : from, column: to === 'first' ? 0 : columns - 1 };
  if (extend && span) {
    state.set({ anchor: span.anchor, head });
    show(handle, state, head.row, head.column);
  } else {
    const place = state.placeOf(head);
    if (place) handle.focus(place.id, place.key);
  }
  return true;
}

function show({ api }: GridHandle, state: RangeState, row: number, column: number): void {
  const place = state.placeOf({ row, column });
  if (!place) return;
  api.ensureIndexVisible(row);
  api.ensureColumnVisible(place.key);
}
