import type { Column } from '../../schemas/generated/types.ts';

/** The column that hangs on this one through `linkageKey`. */
export function columnBelow(column: Column): string | undefined {
  return 'linkageKey' in column ? column.linkageKey : undefined;
}
