import type { EditGridProps } from '../EditGridProps.ts';

/** What cells are drawn from besides the rows. */
export type DrawnParts = Pick<EditGridProps, 'columns' | 'cells' | 'excluded' | 'locked' | 'disabled' | 'ordering'>;

/** Whether nothing of it is new. */
export function hasSameParts(one: DrawnParts, other: DrawnParts): boolean {
  return (['columns', 'cells', 'excluded', 'locked', 'disabled', 'ordering'] as const).every(
    (key) => one[key] === other[key],
  );
}
