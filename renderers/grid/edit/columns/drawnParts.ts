import type { EditGridProps } from '../EditGridProps.ts';

/** What cells are drawn from besides the rows. */
export type DrawnParts = Pick<EditGridProps, 'columns' | 'cells' | 'excluded' | 'locked' | 'disabled' | 'ordering'> & {
  /** Columns whose headings ask for rows. */
  filterable: ReadonlySet<string> | undefined;
};

/** Whether nothing of it is new. */
export function hasSameParts(one: DrawnParts, other: DrawnParts): boolean {
  return (['columns', 'cells', 'excluded', 'locked', 'disabled', 'ordering', 'filterable'] as const).every(
    (key) => one[key] === other[key],
  );
}
