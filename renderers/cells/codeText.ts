import type { DictionaryItem } from '../../engine/compiled.ts';
import type { CellColumn, CellContext } from './Cell.ts';

/** The items a column's codes come from: its own options, else its dictionary; empty while that is not loaded. */
export function itemsOf(column: CellColumn, context: CellContext): readonly DictionaryItem[] {
  return column.options ?? (column.dictCode ? context.dictionary(column.dictCode) : undefined) ?? [];
}

/** Codes are compared as text: a dictionary says '1' where a column may say 1. */
export function itemOf(value: unknown, items: readonly DictionaryItem[]): DictionaryItem | undefined {
  const code = String(value);
  return items.find((item) => item.value === code);
}

/** Text of one code; an unknown code stays as it is. */
export function codeText(value: unknown, items: readonly DictionaryItem[]): string {
  if (value === null || value === undefined) return '';
  return itemOf(value, items)?.text ?? String(value);
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

/** Texts of several codes, in the value's order. */
export function codesText(value: unknown, items: readonly DictionaryItem[]): string {
  return codesOf(value)
    .map((code) => codeText(code, items))
    .join('、');
}
