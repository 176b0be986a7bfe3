import type { DictionaryItem } from '../../../engine/plan/compiled.ts';
import type { CellColumn, CellContext } from '../Cell.ts';

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

/** One entry a select offers. */
export interface Choice {
  value: string;
  label: string;
  disabled?: boolean;
}

/** The items as choices. Stored codes that are no longer offered stay readable and cannot be chosen anew. */
export function choicesWith(
  items: readonly DictionaryItem[] | undefined,
  codes: readonly string[],
  names?: ReadonlyMap<string, string>,
): Choice[] {
  const choices: Choice[] = (items ?? []).map((item) => ({
    value: item.value,
    label: item.text,
    ...(item.disabled ? { disabled: true } : {}),
  }));
  if (items === undefined) return choices;
  const strays = codes.filter((code) => !itemOf(code, items));
  return [...choices, ...strays.map((code) => ({ value: code, label: names?.get(code) ?? code, disabled: true }))];
}
