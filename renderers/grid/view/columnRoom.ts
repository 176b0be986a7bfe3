import type { ColDef } from 'ag-grid-community';
import type { Row } from '../../../engine/plan/record.ts';
import { ACTIONS_COLUMN, type ColumnRoom, SELECTION_WIDTH } from './columnDefs.ts';
import { EXPAND_WIDTH } from './rowDetails.ts';

/** What stands beside the columns of values. */
export interface Beside {
  selectable: boolean;
  /** Rows open to what stands below them. */
  expands: boolean;
}

/** Width in px that is left in an element for columns of values. */
export function roomFor(element: Element, { selectable, expands }: Beside, defs: readonly ColDef<Row>[]): number {
  const actions = defs.find((def) => def.colId === ACTIONS_COLUMN);
  // The scroll bar takes its part.
  const beside = (selectable ? SELECTION_WIDTH : 0) + (expands ? EXPAND_WIDTH : 0) + (actions?.width ?? 0) + 16;
  return element.clientWidth - beside;
}

interface Beginning extends Beside {
  define: (within: ColumnRoom) => ColDef<Row>[];
}

/** Columns for the room that a grid is going to have in an element: found out by the grid, all would be drawn twice. */
export function beginningDefs(
  element: Element,
  { define, ...beside }: Beginning,
  onRoom: (all: number, between: number) => ColumnRoom,
): ColDef<Row>[] {
  const defs = define({ roomy: false });
  // A page behind another one has no width at all.
  if (element.clientWidth === 0) return defs;
  const pinned = defs.reduce((sum, def) => sum + (def.pinned ? (def.width ?? 0) : 0), 0);
  return define(onRoom(roomFor(element, beside, defs), element.clientWidth - pinned));
}
