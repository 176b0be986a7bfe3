import type { PlanGridOptions } from '../../../../engine/plan/Plan.ts';
import { type Density, ROW_HEIGHTS } from '../../shared/density.ts';

type Size = PlanGridOptions['size'];

/** Row height in px by size. */
export const EDIT_ROW_HEIGHTS: Record<Size, number> = {
  medium: 61,
  small: ROW_HEIGHTS.loose,
  mini: ROW_HEIGHTS.compact,
  tiny: ROW_HEIGHTS.tiny,
};

const SIZES: Readonly<Record<Density, Size>> = { loose: 'medium', middle: 'small', compact: 'mini', tiny: 'tiny' };

/** The size of an editable grid at a density somebody chose. */
export function sizeAt(density: Density): Size {
  return SIZES[density];
}

/** The density a declared size stands for, as long as nobody chose one. */
export function densityOf(size: Size): Density {
  const densities = Object.keys(SIZES) as Density[];
  return densities.find((density) => SIZES[density] === size) ?? 'loose';
}

/** Of a line of figures, in px. */
export const FOOTER_HEIGHT = 36;
