import type { ICellEditorComp, ICellEditorParams } from 'ag-grid-community';
import { flushSync } from 'react-dom';
import type { GridRow } from '../../../../engine/rows/RowTable.ts';
import { cellOf } from '../../../cells/cellTypes.ts';
import { POPUP_CLASS } from '../../../cells/drawing/popup.ts';
import { fetchPart } from '../../../ui/lazyComponent.tsx';
import { type EditGridContext, editColumnOf } from '../editContext.ts';
import { keystrokeBuffer } from '../focus/keystrokeBuffer.ts';
import type { EditorSession } from './EditorSessions.ts';
import { focusEditor } from './focusEditor.ts';

/** Gives a React editor its place inside a grid cell; the React tree stays that of the page. */
export class PortalEditor implements ICellEditorComp<GridRow> {
  private readonly element = document.createElement('div');
  private session: EditorSession | undefined;
  private context: EditGridContext | undefined;

  init(params: ICellEditorParams<GridRow>): void {
    this.element.className = 'edit-grid-editor';
    this.context = params.context as EditGridContext;
    const { goOn } = this.context;
    this.element.addEventListener('keydown', (event) => passTab(event, goOn), true);
    const { sessions, table } = this.context;
    const column = editColumnOf(params.colDef);
    // The grid may still hold the row as it was delivered.
    const row = table.row(params.data.id) ?? params.data;
    const session = sessions.begin({
      element: this.element,
      column,
      row,
      value: row[column.key] ?? null,
      stop: (commit, onward) => {
        // Late ones come from editors that are gone.
        if (sessions.current() !== session) return;
        if (commit && onward) goOn(onward);
        else params.api.stopEditing(!commit);
      },
      focusCell: () => {
        const { rowIndex } = params.node;
        const active = document.activeElement;
        // A pop-up that is on its way out takes the keyboard with it.
        const nowhere = !active || active === document.body || active.closest(`.${POPUP_CLASS}`) !== null;
        if (nowhere && rowIndex !== null && !params.api.isDestroyed())
          params.api.setFocusedCell(rowIndex, params.column);
      },
    });
    this.session = session;
  }

  getGui(): HTMLElement {
    return this.element;
  }

  afterGuiAttached(): void {
    const { session, context } = this;
    if (!session || !context) return;
    const coming = fetchPart(cellOf(session.column).Editor);
    if (!coming) {
      this.draw(session, context);
      return;
    }
    context.sessions.hold(session);
    void keystrokeBuffer(session, coming).then(() => {
      if (context.sessions.current() === session) this.draw(session, context);
    });
  }

  /** Drawn and focused before the key that opened it goes on: its character, or a whole composition, lands inside. */
  private draw(session: EditorSession, { sessions }: EditGridContext): void {
    flushSync(() => sessions.show(session));
    focusEditor(session);
  }

  focusIn(): void {
    if (this.session && !this.element.contains(document.activeElement)) focusEditor(this.session);
  }

  getValue(): unknown {
    return this.session?.value;
  }

  /** Asked once, when editing ends with a value: it lands in the table, and AG Grid keeps out of the data. */
  isCancelAfterEnd(): boolean {
    if (this.session && this.context) this.context.commit(this.session);
    return true;
  }

  destroy(): void {
    const { session, context } = this;
    if (session) context?.sessions.end(session);
  }
}

/** An open list would take whatever it has marked when Tab comes by; Tab only moves on. */
function passTab(event: KeyboardEvent, goOn: EditGridContext['goOn']): void {
  if (event.key !== 'Tab' || event.isComposing || event.keyCode === 229) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  goOn(event.shiftKey ? 'previous' : 'next');
}
