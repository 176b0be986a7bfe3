import { ConfigProvider } from 'antd';
import { type KeyboardEvent, type PointerEvent, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { DictionaryItem } from '../../../../engine/plan/compiled.ts';
import type { LinkedOptions } from '../../../../engine/rows/linkage.ts';
import type { OptionItem } from '../../../../schemas/generated/types.ts';
import type { CellColumn, CellContext } from '../../../cells/Cell.ts';
import { itemsOf } from '../../../cells/drawing/items.ts';
import { CellEditor } from '../../../cells/editors/CellEditor.tsx';
import { CALENDARS } from '../../../cells/editors/calendarText.ts';
import { useItemsBelow } from '../../../cells/editors/useItemsBelow.ts';
import type { EditorSession, EditorSessions } from './EditorSessions.ts';
import { deliverTyped } from './focusEditor.ts';

/** Items of a column's own list may name the parent they stand under; those of dictionaries never do. */
type ChainItem = DictionaryItem & Pick<OptionItem, 'parent'>;

interface EditorHostProps {
  sessions: EditorSessions;
  /** What a chain of columns leaves to choose from. */
  linked: LinkedOptions;
  cells: CellContext;
  error: (session: EditorSession) => string | undefined;
  /** Rows are so low that inputs must be small. */
  low: boolean;
}

/** Draws the open editor into its cell. */
export function EditorHost({ sessions, ...rest }: EditorHostProps) {
  const session = useSyncExternalStore(sessions.subscribe, sessions.drawn);
  if (!session) return null;
  return createPortal(<OpenEditor key={session.serial} session={session} {...rest} />, session.element);
}

function OpenEditor({
  session,
  linked,
  cells,
  error,
  low,
}: Omit<EditorHostProps, 'sessions'> & { session: EditorSession }) {
  const { column, row } = session;
  const [value, setValue] = useState(session.value);
  const items: readonly ChainItem[] | undefined = itemsOf(column, cells);
  const below = useItemsBelow(column, linked.parentOf(column, row));
  const dictionary = below ? below.items : items && linked.optionsFor(column, row, items);
  const change = (next: unknown) => {
    session.value = next;
    session.touched = true;
    setValue(next);
  };
  const setFields = (fields: Readonly<Record<string, unknown>>) => {
    session.fields = { ...session.fields, ...fields };
    change(column.key in fields ? fields[column.key] : session.value);
  };
  // Later: the key that chose is still on its way to the grid, which would take the closed cell for a fresh one.
  const done = (taken: boolean) =>
    void setTimeout(() => {
      session.stop(taken);
      session.focusCell();
    });
  // Pop-ups hang in this tree though not in this cell: a press in one is a press in the editor.
  const press = (event: PointerEvent) => {
    session.pressed = event.nativeEvent;
  };
  const enter = ({ key, shiftKey, nativeEvent }: KeyboardEvent) => {
    // A calendar keeps Enter from the form around it, and so from the grid.
    if (key === 'Enter' && nativeEvent.defaultPrevented && !nativeEvent.isComposing && CALENDARS.has(column.kind))
      session.stop(true, shiftKey ? 'up' : 'down');
  };
  const own: CellColumn = column;
  const shown = own.options && dictionary ? { ...own, options: dictionary } : own;
  const wrong = error(session);
  const editor = (
    <CellEditor
      value={value}
      onChange={change}
      setFields={setFields}
      row={() => row}
      onDone={done}
      column={shown}
      autoFocus
      {...(dictionary ? { dictionary } : {})}
      {...(below?.retry ? { retry: below.retry } : {})}
      {...(wrong === undefined ? {} : { status: 'error' as const })}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: watches what happens in the editor, is none itself
    <div
      role="presentation"
      className="edit-grid-editor-place"
      onPointerDownCapture={press}
      onKeyDown={enter}
      onFocus={({ target }) => deliverTyped(session, target)}
    >
      {low ? <ConfigProvider componentSize="small">{editor}</ConfigProvider> : editor}
    </div>
  );
}
