import type { GridColumn } from '../rows/RowTable.ts';
import { optionsOf } from '../values/optionsOf.ts';
import type { Parsed, ValueItem } from '../values/ValueType.ts';
import { accepted, refused } from '../values/ValueType.ts';
import { valueTypes } from '../values/valueTypes.ts';

/** Where the items of dictionaries come from; undefined while one is not loaded. */
export interface ClipboardItems {
  dictionary(code: string): readonly ChoiceItem[] | undefined;
}

export interface ChoiceItem extends ValueItem {
  /** Kept for old data, no longer to be chosen. */
  disabled?: boolean;
  /** Value one level up, for linkage. */
  parent?: string;
}

/** The text form of a cell, for copying and files: what `readCellText` of the same column reads back. */
export function cellText(column: GridColumn, value: unknown, dictionaries: ClipboardItems): string {
  return valueTypes[column.kind].toText(value, optionsOf(column, itemsOf(column, dictionaries)));
}

/** Reads what was pasted or imported into a column. `reason` is a Chinese sentence. */
export function cellReader(column: GridColumn, dictionaries: ClipboardItems): (text: string) => Parsed {
  const items = itemsOf(column, dictionaries);
  const options = optionsOf(column, items);
  const { fromText } = valueTypes[column.kind];
  const closed = column.kind === 'code' || column.kind === 'codes' || column.kind === 'area';
  if (closed && column.dictCode !== undefined && !options.items) {
    // Without its dictionary a text would be kept as if it were a value.
    return (text) => (text.trim() === '' ? accepted(null) : refused('字典尚未加载，请稍后再试'));
  }
  const gone = goneValues(items);
  if (gone.size === 0) return (text) => fromText(text, options);
  return (text) => {
    const read = fromText(text, options);
    if (!read.ok) return read;
    const stale = String(read.value)
      .split(',')
      .find((part) => gone.has(part));
    return stale === undefined ? read : refused(`选项已停用：${text.slice(0, 30)}`);
  };
}

/** The items a column's codes come from; undefined when it has none or they are not loaded. */
export function itemsOf(column: GridColumn, dictionaries: ClipboardItems): readonly ChoiceItem[] | undefined {
  if (column.options) return column.options;
  return column.dictCode === undefined ? undefined : dictionaries.dictionary(column.dictCode);
}

function goneValues(items: readonly ChoiceItem[] = []): ReadonlySet<string> {
  return new Set(items.filter((item) => item.disabled === true).map((item) => item.value));
}
