import type { OptionItem } from '../../../schemas/generated/types.ts';
import { nearest } from '../../nearest.ts';
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

/** Finds the values a column may hold; undefined where they are free or only known from records. */
export function choicesFinder(dictionaries: ReadonlyMap<string, Dictionary>) {
  const made = new WeakMap<object, Choices>();
  const listed = (what: string, items: readonly Pick<OptionItem, 'value' | 'text'>[]): Choices => {
    const known = made.get(items);
    if (known !== undefined) return known;
    const choices = {
      what,
      texts: new Map(items.map(({ value, text }) => [value, text])),
      longest: once(() => longestOf(items)),
    };
    made.set(items, choices);
    return choices;
  };
  const flagItems = new WeakMap<object, readonly Pick<OptionItem, 'value' | 'text'>[]>();
  const flags = (values: readonly string[]) => {
    const items = flagItems.get(values) ?? values.map((value) => ({ value, text: value }));
    flagItems.set(values, items);
    return items;
  };
  return (column: Written, kind: ValueKind): Choices | undefined => {
    if (kind === 'flag') return listed('开关', flags(column.customValue ?? PLAIN_FLAGS));
    if ((kind !== 'code' && kind !== 'codes') || column.allowInput === true) return undefined;
    if (column.options !== undefined) return listed('选项', column.options);
    const dictionary = dictionaries.get(column.dictCode ?? '');
    return dictionary?.kind === 'items' ? listed(`字典 ${dictionary.code} `, dictionary.items) : undefined;
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
    if (part === '' || choices.texts.has(part)) continue;
    const known = [...choices.texts.keys()];
    const sentence = sentences['unknown-choice'](choices.what, part, known, meantChoice(part, choices));
    tell('unknown-choice', sentence);
  }
}

/** The value whose text was written instead of it, or the nearest one. */
function meantChoice(word: string, { texts }: Choices): string | undefined {
  for (const [value, text] of texts) if (text === word) return value;
  return nearest(word, texts.keys());
}
