/** Marks an editor's pop-up as part of the grid cell it was opened from, or a click in it would end the editing. */
export const POPUP_CLASS = 'ag-custom-component-popup';

/** For pickers and selects. */
export const POPUP_CLASS_NAMES = { popup: { root: POPUP_CLASS } } as const;

/** For pop-overs. */
export const POPOVER_CLASS_NAMES = { root: POPUP_CLASS } as const;
