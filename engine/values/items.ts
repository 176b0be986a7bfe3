import type { ValueItem } from './ValueType.ts';

interface Lookup {
  texts: Map<string, string>;
  values: Map<string, string>;
}

// A dictionary is looked at once a cell; the index lives as long as the list it belongs to.
const lookups = new WeakMap<readonly ValueItem[], Lookup>();

function lookup(items: readonly ValueItem[]): Lookup {
  const known = lookups.get(items);
  if (known) return known;
  const made: Lookup = { texts: new Map(), values: new Map() };
  for (const { value, text } of items) {
    if (!made.texts.has(value)) made.texts.set(value, text);
    if (!made.values.has(text.trim())) made.values.set(text.trim(), value);
  }
  lookups.set(items, made);
  return made;
}

/** The text of a value, or undefined when the list has no such value. */
export function textOf(items: readonly ValueItem[], value: string): string | undefined {
  return lookup(items).texts.get(value);
}

/** The value that `written` names: the value itself first, then its text (the first of equal ones). */
export function valueNamed(items: readonly ValueItem[], written: string): string | undefined {
  const { texts, values } = lookup(items);
  if (texts.has(written)) return written;
  const word = written.trim();
  return texts.has(word) ? word : values.get(word);
}

/** What to write for `value` so that reading it gives `value` again: its text, unless that means something else. */
export function writable(items: readonly ValueItem[], value: string): string {
  const text = textOf(items, value);
  return text !== undefined && text.trim() !== '' && valueNamed(items, text) === value ? text : value;
}
