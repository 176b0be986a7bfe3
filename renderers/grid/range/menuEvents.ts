import type { GridHandle } from '../edit/GridHandle.ts';
import { type MenuPlace, menuPlace, wantsOwnMenu } from '../shared/CellMenu.tsx';
import { isOnCell } from './keyboard.ts';
import type { RangeState } from './RangeState.ts';
import { boxOf, contains } from './spans.ts';

/**
 * Opens a menu of the range where a cell of it is asked about, by the right button or a key; another cell becomes the
 * range before. What is being typed keeps the browser's own. Returns the way to stop.
 */
export function followMenu(handle: GridHandle, state: RangeState, open: (at: MenuPlace) => void): () => void {
  const { root } = handle;
  const isInRange = ({ target }: Event): boolean => {
    const place = target instanceof Element ? handle.cellAt(target) : undefined;
    const corner = place && state.cornerOf(place);
    const span = state.now();
    return corner !== undefined && span !== undefined && contains(boxOf(span), corner.row, corner.column);
  };
  const pressed = (event: PointerEvent) => {
    // Else the grid goes to the cell alone, and so does the keyboard.
    if (event.button !== 2 || !isOnCell(handle, event) || !isInRange(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const asked = (event: MouseEvent | KeyboardEvent) => {
    const place = event.target instanceof Element ? handle.cellAt(event.target) : undefined;
    const at = menuPlace(event);
    if (!place || !at || !isOnCell(handle, event) || wantsOwnMenu(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isInRange(event)) handle.focus(place.id, place.key);
    open(at);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10')) asked(event);
  };
  root.addEventListener('pointerdown', pressed, true);
  root.addEventListener('contextmenu', asked, true);
  root.addEventListener('keydown', key, true);
  return () => {
    root.removeEventListener('pointerdown', pressed, true);
    root.removeEventListener('contextmenu', asked, true);
    root.removeEventListener('keydown', key, true);
  };
}
