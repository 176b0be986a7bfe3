/** What scrolls in a grid, both ways, as a selector below the element the grid was built in. */
export const GRID_VIEWPORT = '.ag-grid-viewport';
