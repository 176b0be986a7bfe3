// One part of the page's program: they come together, behind the page.
export { followAlt } from './followAlt.ts';
export { followButtons } from './followButtons.ts';
