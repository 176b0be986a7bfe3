/** How tightly rows stand. */
export type Density = 'loose' | 'middle' | 'compact' | 'tiny';

/** Row height in px by density. */
export const ROW_HEIGHTS: Record<Density, number> = { loose: 36, middle: 32, compact: 28, tiny: 24 };

/** Names of the densities, loosest first. */
export const DENSITY_TITLES: Record<Density, string> = { loose: '默认', middle: '中等', compact: '紧凑', tiny: '极小' };

/** Row height in px where rows are hit with a finger. */
export const TOUCH_HEIGHT = 40;
