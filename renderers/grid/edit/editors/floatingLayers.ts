import { POPUP_CLASS } from '../../../cells/drawing/popup.ts';

/** Layers that float over the page: pop-ups, menus, dialogs and what opens from them. */
const LAYERS = `.${POPUP_CLASS}, .ant-modal-root, .ant-dropdown, .ant-picker-dropdown, .ant-select-dropdown, .ant-popover, .ant-image-preview-root`;

/** Whether something stands in a layer that floats over `own`; a layer that `own` itself stands in is none to it. */
export function isInLayerOver(target: Element, own: Element): boolean {
  const layer = target.closest(LAYERS);
  return layer !== null && !layer.contains(own);
}
