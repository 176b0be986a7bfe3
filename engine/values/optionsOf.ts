import { cellKinds } from '../../schemas/generated/language.ts';
import type { Column } from '../../schemas/generated/types.ts';
import type { ValueItem, ValueOptions } from './ValueType.ts';

/** What a normalized column says about its values; `items` are those of its dictionary, when it has one. */
export function optionsOf(column: Column, items?: readonly ValueItem[]): ValueOptions {
  const options: ValueOptions = {};
  const list = 'options' in column ? (column.options ?? items) : items;
  if (list) options.items = list;
  if ('allowInput' in column && column.allowInput === true) options.open = true;
  if (cellKinds[column.type] === 'area') options.level = ('displayLevel' in column && column.displayLevel) || 'region';
  if ('precision' in column && column.precision !== undefined) options.precision = column.precision;
  if ('thousands' in column && typeof column.thousands === 'boolean') options.thousands = column.thousands;
  if ('format' in column && column.format !== undefined) options.format = column.format;
  if ('period' in column && column.period && column.period !== 'date') options.period = column.period;
  const pair = 'customValue' in column ? column.customValue : undefined;
  if (pair && pair[0] !== undefined && pair[1] !== undefined) options.customValue = [pair[0], pair[1]];
  return options;
}
