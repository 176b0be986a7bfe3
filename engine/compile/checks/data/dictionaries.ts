import type { DictionaryFile, OptionItem } from '../../../../schemas/generated/types.ts';
import { sentences } from '../../../problems.ts';
import type { FileCheck, Tell } from '../Check.ts';

/** Choices can be told apart, and kept side by side. */
export function checkOptions(items: readonly OptionItem[], tell: Tell): void {
  const values = new Set<string>();
  const texts = new Map<string, string>();
  for (const [index, { value, text }] of items.entries()) {
    const plain = value.trim();
    if (plain !== value || value.includes(',')) {
      const meant = value.includes(',') || plain === '' ? undefined : plain;
      tell('dictionary-value', sentences['dictionary-value'](value, meant), [index, 'value']);
    }
    const other = texts.get(text);
    if (values.has(value)) tell('duplicate-item', sentences['duplicate-item'](JSON.stringify(value)), [index, 'value']);
    else if (other !== undefined) tell('same-text', sentences['same-text'](text, other), [index, 'text']);
    values.add(value);
    if (other === undefined) texts.set(text, value);
  }
}

export const checkDictionary: FileCheck<DictionaryFile> = ({ value, document }, _world, tell) =>
  checkOptions(value.items ?? [], (code, sentence, path) => tell(document, code, sentence, ['items', ...path]));
