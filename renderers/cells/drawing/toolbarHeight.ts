/** px of an editor's tools and its border. */
export const TOOLBAR_HEIGHT = 35;
