import type { OptionItem } from '../../../schemas/generated/types.ts';
import { likeliest } from '../../nearest.ts';
import { once } from '../../once.ts';
import type { Dictionary } from '../../plan/compiled.ts';
import type { ValueKind } from '../../plan/Plan.ts';
import { sentences } from '../../problems.ts';
import type { Choices, Tell, Written } from './Check.ts';

const PLAIN_FLAGS = ['Y', 'N'];

/** Characters, not code units. */
const lengthOf = (text: string): number => [...text].length;

function longestOf(items: readonly Pick<OptionItem, 'value'>[]): { value: string; length: number } {
  const lengths = items.map(({ value }) => ({ value, length: lengthOf(value) }));
  return lengths.reduce((one, other) => (other.length > one.length ? other : one), { value: '', length: 0 });
}

type Item = Pick<OptionItem, 'value' | 'text' | 'disabled'>;
type Items = readonly Item[];

/** The values of a dictionary without their texts, which change most and matter least. */
export interface DictionaryValues {
  values: ReadonlySet<string>;
  longest: Choices['longest'];
  disabled: Choices['disabled'];
}

export const valuesOf = (items: readonly Omit<Item, 'text'>[]): DictionaryValues => ({
  values: new Set(items.map(({ value }) => value)),
  longest: once(() => longestOf(items)),
  disabled: once(() => new Set(items.flatMap(({ value, disabled }) => (disabled === true ? [value] : [])))),
});

const textsOf = (items: Items): ReadonlyMap<string, string> => new Map(items.map(({ value, text }) => [value, text]));

/**
 * Finds the values a column may hold; undefined where they are free or only known from records. With `known`, the values
 * of dictionaries, nothing hangs on texts before they are asked for.
 */
export function choicesFinder(
  dictionaries: ReadonlyMap<string, Dictionary>,
  known?: ReadonlyMap<string, DictionaryValues>,
) {
  const made = new WeakMap<object, Choices>();
  const kept = (key: object, make: () => Choices): Choices => {
    const choices = made.get(key) ?? make();
    made.set(key, choices);
    return choices;
  };
  const listed = (what: string, items: Items): Choices =>
    kept(items, () => ({ what, ...valuesOf(items), texts: () => textsOf(items) }));
  const itemsOf = (code: string): Items | undefined => {
    const dictionary = dictionaries.get(code);
    return dictionary?.kind === 'items' ? dictionary.items : undefined;
  };
  const dictionaryChoices = (code: string): Choices | undefined => {
    const what = `字典 ${code} `;
    if (known === undefined) {
      const items = itemsOf(code);
      return items && listed(what, items);
    }
    const values = known.get(code);
    return values && kept(values, () => ({ what, ...values, texts: () => textsOf(itemsOf(code) ?? []) }));
  };
  const flagItems = new WeakMap<object, Items>();
  const flags = (values: readonly string[]) => {
    const items = flagItems.get(values) ?? values.map((value) => ({ value, text: value }));
    flagItems.set(values, items);
    return items;
  };
  return (column: Written, kind: ValueKind): Choices | undefined => {
    if (kind === 'flag') return listed('开关', flags(column.customValue ?? PLAIN_FLAGS));
    if ((kind !== 'code' && kind !== 'codes') || column.allowInput === true) return undefined;
    if (column.options !== undefined) return listed('选项', column.options);
    return dictionaryChoices(column.dictCode ?? '');
  };
}

/** Tells of a value that is none of the choices; of several, each by itself. */
export function checkChoice(
  choices: Choices | undefined,
  kind: ValueKind,
  value: string,
  tell: (...told: Parameters<Tell> extends [infer C, infer S, ...unknown[]] ? [C, S] : never) => void,
): void {
  if (choices === undefined) return;
  const parts = kind === 'codes' ? value.split(',') : [value];
  for (const part of parts) {
    if (part === '' || choices.values.has(part)) continue;
    const known = [...choices.values];
    const sentence = sentences['unknown-choice'](choices.what, part, known, meantChoice(part, choices));
    tell('unknown-choice', sentence);
  }
}

/** The value whose text was written instead of it, or the nearest one. */
export function meantChoice(word: string, { values, texts }: Choices): string | undefined {
  for (const [value, text] of texts()) if (text === word) return value;
  return likeliest(word, values);
}
