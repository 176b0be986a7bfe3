import type { PlanGridOptions } from '../../../../engine/plan/Plan.ts';
import { ROW_HEIGHTS } from '../../shared/density.ts';

/** Row height in px by size. */
export const EDIT_ROW_HEIGHTS: Record<PlanGridOptions['size'], number> = {
  medium: 61,
  small: ROW_HEIGHTS.loose,
  mini: ROW_HEIGHTS.compact,
  tiny: ROW_HEIGHTS.tiny,
};

/** Of a line of figures, in px. */
export const FOOTER_HEIGHT = 36;
