/** Where the keyboard goes when a key ends an editor: to the row below or above, or to the cell that can be edited next. */
export type Onward = 'down' | 'up' | 'next' | 'previous';

/** What a key does in an editable grid. */
export type KeyDecision =
  /** The editor closes with what was put in, and the keyboard goes on. */
  | Onward
  /** AG Grid goes on with it: moving, or beginning an edit. */
  | 'grid'
  /** Nobody but the editor, the input method or the browser has it. */
  | 'editor'
  /** The editor opens, and the key itself goes on into it. */
  | 'open'
  /** The editor closes at once and what stood in the cell stays. */
  | 'cancel'
  /** The cell is emptied. */
  | 'empty'
  /** The mark in the cell is switched. */
  | 'toggle'
  /** What a click on a value without an editor opens. */
  | 'show';

/** A pressed key and where it was pressed. */
export interface KeySituation {
  key: string;
  keyCode: number;
  isComposing: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  /** An editor is open in the cell. */
  editing: boolean;
  /** The editor has a list open in which keys choose. */
  listOpen: boolean;
  /** The editor takes several values one by one with Enter; `typed` is what stands in its input. */
  collects: boolean;
  typed: string;
  /** An editor could open in the cell. */
  editable: boolean;
  /** The cell is switched by a click on its mark. */
  live: boolean;
  /** A click on the value opens the record's details. */
  details: boolean;
}

/** A key of an input method says 229: what it will become is not known yet. */
const COMPOSING = 229;

/** Decides who has a key; the whole keyboard of the grid is told here. */
export function keyDecision(at: KeySituation): KeyDecision {
  const composing = at.isComposing || at.keyCode === COMPOSING;
  if (at.editing) {
    if (composing || keepsKey(at)) return 'editor';
    // AG Grid would close later, and the next key would still fall into the editor.
    if (at.key === 'Escape') return 'cancel';
    // And it would go on into the line of figures below the last row.
    if (at.key === 'Enter') return at.shiftKey ? 'up' : 'down';
    if (at.key === 'Tab') return at.shiftKey ? 'previous' : 'next';
    return 'grid';
  }
  const modified = at.ctrlKey || at.metaKey || at.altKey;
  if (at.key === 'Delete' || at.key === 'Backspace') return at.editable && !modified ? 'empty' : 'editor';
  if (at.live) return (at.key === ' ' || at.key === 'Enter') && !modified ? 'toggle' : 'grid';
  if (!at.editable) return at.details && at.key === 'Enter' && !modified ? 'show' : 'grid';
  if (composing) return 'open';
  return at.key.length === 1 && !modified ? 'open' : 'grid';
}

function keepsKey({ key, listOpen, collects, typed, ctrlKey, metaKey }: KeySituation): boolean {
  // Clipboard and undo of the input, not of the grid.
  if ((ctrlKey || metaKey) && key !== 'Enter') return true;
  // The list is given up before the editor is.
  if (key === 'Escape') return listOpen;
  return collects && key === 'Enter' && (listOpen || typed !== '');
}
