import type { ColumnKeys } from '../../../engine/plan/Plan.ts';
import type { ValueOptions } from '../../../engine/values/ValueType.ts';
import { valueTypes } from '../../../engine/values/valueTypes.ts';
import type { CellColumn, CellContext } from '../Cell.ts';
import { periodOf } from '../editors/calendarText.ts';
import { itemsOf } from './items.ts';

/** One line of text for a value, as its kind reads; unknown codes and unreadable values stay as they are. */
export function kindText(value: unknown, column: CellColumn, context: CellContext): string {
  return valueTypes[column.kind].format(value, valueOptions(column, context));
}

function valueOptions(
  column: CellColumn & ColumnKeys<'precision' | 'thousands' | 'format'>,
  context: CellContext,
): ValueOptions {
  const options: ValueOptions = { customValue: flagValues(column) };
  const items = itemsOf(column, context);
  if (items) options.items = items;
  if (column.precision !== undefined) options.precision = column.precision;
  if (column.thousands !== undefined) options.thousands = column.thousands;
  if (column.format !== undefined) options.format = column.format;
  const period = periodOf(column);
  if (period) options.period = period;
  return options;
}

/** Texts of codes, of each one where the column holds several. */
export function codesText(value: unknown, column: CellColumn, context: CellContext): string {
  return kindText(value, column.multiple ? { ...column, kind: 'codes' } : column, context);
}

/** Stored values of on and off. */
export function flagValues(column: { key: string } & ColumnKeys<'customValue'>): [string, string] {
  const [on = 'Y', off = 'N'] = column.customValue ?? [];
  return [on, off];
}
