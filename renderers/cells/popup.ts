/** Marks an editor's pop-up as part of the grid cell it was opened from, or a click in it would end the editing. */
export const POPUP_CLASS_NAMES = { popup: { root: 'ag-custom-component-popup' } } as const;
