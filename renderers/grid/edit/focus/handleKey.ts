import type { SuppressKeyboardEventParams } from 'ag-grid-community';
import type { PlanField } from '../../../../engine/plan/Plan.ts';
import type { GridRow } from '../../../../engine/rows/RowTable.ts';
import { cellOf } from '../../../cells/cellTypes.ts';
import { nextLiveValue } from '../cells/ToggleCell.ts';
import { canEmpty, isLive } from '../columns/cellAbility.ts';
import { type EditGridContext, editColumnOf } from '../editContext.ts';
import { type KeySituation, keyDecision } from './keyDecision.ts';

/** AG Grid asks for every key in a data cell whether it shall keep its hands off; what we do with it happens here. */
export function handleKey(params: SuppressKeyboardEventParams<GridRow>): boolean {
  const { event, data, node, api, column } = params;
  if (!data || node.rowPinned) return false;
  const field = editColumnOf(params.colDef);
  const context = params.context as EditGridContext;
  const session = context.sessions.current();
  if (params.editing && session && event.target instanceof Node && !session.element.contains(event.target))
    keepTyped(context, event);
  const decision = keyDecision(situationOf(params, field, context));
  switch (decision) {
    case 'grid':
      return false;
    case 'down':
    case 'up':
    case 'next':
    case 'previous':
      event.preventDefault();
      context.goOn(decision);
      return true;
    case 'editor':
      return true;
    case 'cancel':
      event.preventDefault();
      session?.stop(false);
      api.setFocusedCell(node.rowIndex ?? 0, column);
      return true;
    case 'empty':
      event.preventDefault();
      if (canEmpty(field)) context.set(data.id, field.key, null);
      return true;
    case 'toggle':
      event.preventDefault();
      if (context.canChange(data, field))
        context.set(data.id, field.key, nextLiveValue(data[field.key], field, context));
      return true;
    case 'show':
      // The rest of the key would press what has the focus then.
      event.preventDefault();
      context.show(data.id, field.key);
      return true;
    case 'open':
      // An earlier editor would take the character.
      if (session) session.stop(true);
      api.startEditingCell({ rowIndex: node.rowIndex ?? 0, colKey: column });
      keepTyped(context, event);
      return true;
  }
}

function situationOf(
  { event, editing, data }: SuppressKeyboardEventParams<GridRow>,
  column: PlanField,
  context: EditGridContext,
): KeySituation {
  const { key, keyCode, isComposing, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  const { collects } = cellOf(column);
  const cell = target instanceof Element ? target.closest('.ag-cell') : null;
  return {
    key,
    keyCode,
    isComposing,
    ctrlKey,
    metaKey,
    altKey,
    shiftKey,
    editing,
    listOpen: editing && cell?.querySelector('[aria-expanded="true"]') !== null,
    collects: collects === true || ('multiple' in column && column.multiple === true),
    typed: target instanceof HTMLInputElement ? target.value : '',
    editable: data !== undefined && context.canChange(data, column),
    live: isLive(column),
    details: column.showDetails === true,
  };
}

/** An editor that is still being fetched, or writes in a pop-up of its own, gets the character later. */
function keepTyped({ sessions }: EditGridContext, { key, keyCode, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
  const session = sessions.current();
  const inside = document.activeElement;
  const takes = inside instanceof HTMLInputElement && !inside.readOnly && session?.element.contains(inside);
  if (!session || takes) return;
  if (key.length === 1 && keyCode !== 229 && !ctrlKey && !metaKey && !altKey) session.pending += key;
}
