import type { DictionaryItem } from '../../engine/compiled.ts';
import type { CellColumn, CellContext } from './Cell.ts';

/** The items a column's codes come from: its own, else its dictionary's; undefined when it has none or they are not loaded. */
export function itemsOf(column: CellColumn, context: CellContext): readonly DictionaryItem[] | undefined {
  return column.options ?? (column.dictCode ? context.dictionary(column.dictCode) : undefined);
}

/** Codes are compared as text: a dictionary says '1' where a column may say 1. */
export function itemOf(value: unknown, items: readonly DictionaryItem[]): DictionaryItem | undefined {
  const code = String(value);
  return items.find((item) => item.value === code);
}

/** Codes of a comma-joined value, without empty ones. */
export function codesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  if (value === null || value === undefined) return [];
  return String(value)
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);
}
