/** Marks an editor's pop-up as part of the grid cell it was opened from, or a click in it would end the editing. */
export const POPUP_CLASS = 'cell-popup';

/** For pickers and selects. */
export const POPUP_CLASS_NAMES = { popup: { root: POPUP_CLASS } } as const;

/** Of a list opened from a cell, in px. */
const LEAST_WIDTH = 200;

/** How wide the list of a select is: as the select, but a cell of a grid may be narrower than what it offers. */
export const listWidth = (inCell: boolean): true | number => (inCell ? LEAST_WIDTH : true);

/** For pop-overs. */
export const POPOVER_CLASS_NAMES = { root: POPUP_CLASS } as const;
