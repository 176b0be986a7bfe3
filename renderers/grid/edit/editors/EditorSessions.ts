import type { PlanField } from '../../../../engine/plan/Plan.ts';
import type { CellChange, GridRow } from '../../../../engine/rows/RowTable.ts';
import type { Json } from '../../../../engine/values/ValueType.ts';
import type { Onward } from '../focus/keyDecision.ts';

/** One open editor: where it stands, what it edits, what was put in. */
export interface EditorSession {
  readonly serial: number;
  readonly element: HTMLElement;
  readonly column: PlanField;
  readonly row: GridRow;
  /** What would be committed now. */
  value: unknown;
  /** Other fields of the row the editor has set. */
  fields: Readonly<Record<string, unknown>>;
  /** Whether anything was put in at all. */
  touched: boolean;
  /** Typed before the editor could take it; put in when it can. */
  pending: string;
  /** Enter was pressed behind it. */
  entered: boolean;
  /** The last press of a pointer anywhere in the editor's own tree, pop-ups included. */
  pressed: Event | undefined;
  /** Ends the editing; false keeps what stood there before. A key that ended it leads onward as in any cell. */
  stop(commit: boolean, onward?: Onward): void;
  /** Puts the keyboard back into the cell when closing has left it nowhere. */
  focusCell(): void;
}

/** The open editor of one grid. AG Grid opens and closes it, React draws it. */
export class EditorSessions {
  private open: EditorSession | undefined;
  private held = false;
  private serials = 0;
  private readonly listeners = new Set<() => void>();

  /** Stays the same until the editor changes, so that React can compare. */
  readonly current = (): EditorSession | undefined => this.open;

  /** The open editor, unless its parts are still on their way. */
  readonly drawn = (): EditorSession | undefined => (this.held ? undefined : this.open);

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  begin(start: Pick<EditorSession, 'element' | 'column' | 'row' | 'value' | 'stop' | 'focusCell'>): EditorSession {
    this.serials += 1;
    return {
      ...start,
      serial: this.serials,
      fields: {},
      touched: false,
      pending: '',
      entered: false,
      pressed: undefined,
    };
  }

  /** Opens an editor that cannot be drawn yet. */
  hold(session: EditorSession): void {
    this.open = session;
    this.held = true;
    this.tell();
  }

  show(session: EditorSession): void {
    this.open = session;
    this.held = false;
    this.tell();
  }

  end(session: EditorSession): void {
    if (this.open !== session) return;
    this.open = undefined;
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

/** What an editor has put in: its own cell first, then what else of the row it filled. */
export function changesOf({ row: { id }, column, value, fields }: EditorSession): CellChange[] {
  const filled = Object.entries(fields).filter(([key]) => key !== column.key);
  return [[column.key, value] as const, ...filled].map(([key, each]) => ({ id, key, value: each as Json }));
}

/** What was typed and left before the editor had come counts as put in. */
export function takePending(session: EditorSession): void {
  if (session.pending === '' || session.touched || session.column.kind !== 'text') return;
  session.value = session.pending;
  session.touched = true;
}
