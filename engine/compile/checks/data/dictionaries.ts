import type { DictionaryFile, OptionItem } from '../../../../schemas/generated/types.ts';
import { sentences } from '../../../problems.ts';
import type { FileCheck, Tell } from '../Check.ts';
import { checkChoice } from '../choices.ts';
import { uniqueInstead } from './pickers.ts';

/** Choices can be told apart, and kept side by side. */
export function checkOptions(items: readonly OptionItem[], tell: Tell): void {
  const values = new Set<string>();
  const texts = new Map<string, string>();
  for (const [index, { value, text }] of items.entries()) {
    const plain = value.trim();
    if (value === '') tell('out-of-range', sentences['out-of-range']('""', '非空的文字'), [index, 'value']);
    else if (plain !== value || value.includes(',')) {
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

export const checkDictionary: FileCheck<DictionaryFile> = ({ value, document }, world, tell) => {
  checkOptions(value.items ?? [], (code, sentence, path) => tell(document, code, sentence, ['items', ...path]));
  const model = value.source === undefined ? undefined : world.models.get(value.source.model);
  if (model === undefined) return;
  const unique = value.source && uniqueInstead(model, value.source.code);
  if (value.source !== undefined && unique !== undefined)
    tell(document, 'value-repeats', sentences['value-repeats'](value.source.code, unique), ['source', 'code']);
  const scope = world.scopeOf(model);
  for (const [index, { key, values }] of (value.source?.where ?? []).entries()) {
    const kind = scope.kinds.get(key);
    if (kind === undefined) continue;
    for (const [at, each] of values.entries())
      checkChoice(scope.choices(key), kind, String(each), (code, sentence) =>
        tell(document, code, sentence, ['source', 'where', index, 'values', at]),
      );
  }
};
