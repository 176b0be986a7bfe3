import type { PlanField } from '../../../engine/plan.ts';
import type { Cell } from '../../cells/Cell.ts';
import { cellTypes } from '../../cells/cellTypes.ts';
import type { EditGridProps } from './EditGridProps.ts';

/** Types whose mark is always live: a click changes it, no editor opens. */
const LIVE: ReadonlySet<PlanField['type']> = new Set(['checkbox', 'checkbox_meta', 'switch', 'radio']);

/** Types that are shown only, whatever the plan says. */
const SHOWN: ReadonlySet<PlanField['type']> = new Set(['normal', 'hidden', 'progress', 'ellipsis', 'slot']);

/** Whether the cell's mark itself is clicked. */
export function isLive(column: PlanField): boolean {
  return LIVE.has(column.type);
}

/** Whether cells of the column have any way to be changed by a person. */
export function hasEditor(column: PlanField): boolean {
  const cell: Cell = cellTypes[column.type];
  return cell.readOnly !== true && !SHOWN.has(column.type);
}

/** Columns whose cells are open or locked by what else their row holds. */
export function hangingKeys({ columns, options }: Pick<EditGridProps, 'columns' | 'options'>): string[] {
  const whole = options.rowDisabledWhen !== undefined;
  return columns.filter((column) => whole || column.disabledWhen !== undefined).map(({ key }) => key);
}
