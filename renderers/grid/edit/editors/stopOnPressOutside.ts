import { POPUP_CLASS } from '../../../cells/drawing/popup.ts';
import type { EditorSessions } from './EditorSessions.ts';

/**
 * Ends editing where the person presses elsewhere: never inside the editor's own tree, pop-ups and dialogs included.
 * Returns the way to stop.
 */
export function stopOnPressOutside(root: HTMLElement, sessions: EditorSessions): () => void {
  const pressed = (event: PointerEvent) => {
    const session = sessions.current();
    const target = event.target;
    if (!session || session.pressed === event || !(target instanceof Element)) return;
    if (session.element.contains(target)) return;
    if (isInLayerOver(target, root)) return;
    // A pop-up of the editor closes at the same press, and may take over what was typed in it: it goes first.
    setTimeout(() => session.stop(true));
  };
  // On the way up, after React has noted presses in the editor's tree.
  document.addEventListener('pointerdown', pressed);
  return () => document.removeEventListener('pointerdown', pressed);
}

/** Layers that float over the page: pop-ups, menus, dialogs and what opens from them. */
const LAYERS = `.${POPUP_CLASS}, .ant-modal-root, .ant-dropdown, .ant-picker-dropdown, .ant-select-dropdown, .ant-popover, .ant-image-preview-root`;

/** Whether something stands in a layer that floats over `own`; a layer that `own` itself stands in is none to it. */
export function isInLayerOver(target: Element, own: Element): boolean {
  const layer = target.closest(LAYERS);
  return layer !== null && !layer.contains(own);
}
