import type { GridColumn } from '../rows/RowTable.ts';
import { unknownCode } from '../values/code.ts';
import { accepted, type Json, type Parsed, refused } from '../values/ValueType.ts';
import type { ChoiceItem } from './cellText.ts';

/** A text in a column whose names only the server knows, and the value above it: '' for a column that hangs on none. */
export interface WantedName {
  column: GridColumn;
  text: string;
  parent: Json;
}

/** Reads names that are not at hand. */
export interface Lookup {
  /** Whether the texts of a column are names to be looked up. */
  covers(column: GridColumn): boolean;
  /** Undefined while nobody has asked for it. */
  read(wanted: WantedName): Parsed | undefined;
}

/** Separators as people's keyboards offer them. */
export const SEPARATORS = /[,，、;；|\n]/;

/** Values of what a text names among `items`: by value, else by the text that only one of them has. */
export function readNamed(text: string, items: readonly ChoiceItem[], multiple: boolean): Parsed {
  const whole = read(text, items);
  if (whole.ok || !multiple || !SEPARATORS.test(text)) return whole;
  const values: string[] = [];
  for (const part of text.split(SEPARATORS).filter((each) => each.trim() !== '')) {
    const parsed = read(part, items);
    if (!parsed.ok) return parsed;
    if (typeof parsed.value === 'string' && !values.includes(parsed.value)) values.push(parsed.value);
  }
  return accepted(values.length > 0 ? values.join(',') : null);
}

function read(text: string, items: readonly ChoiceItem[]): Parsed {
  const word = text.trim();
  if (word === '') return accepted(null);
  if (items.some(({ value }) => value === word)) return accepted(word);
  const [found, ...others] = new Set(items.flatMap((item) => (item.text.trim() === word ? [item.value] : [])));
  if (found === undefined) return refused(unknownCode(word));
  return others.length > 0 ? refused(`有多个“${word}”，请填写编码`) : accepted(found);
}
