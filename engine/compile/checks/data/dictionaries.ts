import type { DictionaryFile, OptionItem } from '../../../../schemas/generated/types.ts';
import { sentences } from '../../../problems.ts';
import { isTagColor } from '../../language/tagColors.ts';
import type { ColumnScope, FileCheck, Tell } from '../Check.ts';
import { checkChoice } from '../choices.ts';
import { neverEqual } from '../expressions.ts';
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
  const { source } = value;
  const model = source === undefined ? undefined : world.models.get(source.model);
  if (source === undefined || model === undefined) return;
  const unique = uniqueInstead(model, source.code);
  if (unique !== undefined)
    tell(document, 'value-repeats', sentences['value-repeats'](source.code, unique), ['source', 'code']);
  const scope = world.scopeOf(model);
  checkSource(source, scope, (code, sentence, path) => tell(document, code, sentence, ['source', ...path]));
  for (const [index, { key, values }] of (source.where ?? []).entries()) {
    const kind = scope.kinds.get(key);
    if (kind === undefined) continue;
    const choices = scope.choices(key);
    for (const [at, each] of values.entries()) {
      const path = ['source', 'where', index, 'values', at];
      checkChoice(choices, kind, String(each), (code, sentence) => tell(document, code, sentence, path));
      // The database holds numbers against each other however they are written.
      const never = choices === undefined && kind !== 'number' ? neverEqual(String(each), kind) : undefined;
      if (never !== undefined) tell(document, 'wrong-type', never, path);
    }
  }
};

type Source = NonNullable<DictionaryFile['source']>;

/** Parts of a source that speak of one thing each: a text is no parent, and a state no colour. */
function checkSource({ text, code, parent, hasChild, color }: Source, scope: ColumnScope, tell: Tell): void {
  if (parent !== undefined && parent === text && parent !== code) {
    const message = `上级与文字都取自 "${parent}"：文字不是上级的值，一项也展不开`;
    const sentence = { ...sentences['dictionary-tree'](parent), message, expected: '存上级之值的另一个字段' };
    tell('dictionary-tree', { ...sentence, fix: '请换成存上级的字段' }, ['parent']);
  }
  if (hasChild !== undefined && [text, code, parent].includes(hasChild)) {
    const message = `"${hasChild}" 已经作文字、值或上级，不会是 1 或 Y：每一项都展不开`;
    const sentence = { ...sentences['dictionary-tree'](hasChild), message, expected: '存有无下级的字段' };
    tell('dictionary-tree', { ...sentence, fix: '请换成存有无下级的字段，或删去 hasChild' }, ['hasChild']);
  }
  const shades = color === undefined ? undefined : scope.choices(color)?.values;
  if (color === undefined || shades === undefined || [...shades].some((value) => isTagColor(value))) return;
  const found = [...shades].slice(0, 3).map((value) => `"${value}"`);
  const sentence = sentences['wrong-type'](`“${color}”，它的值是 ${found.join('、')} 等`, '值为颜色名的字段');
  tell('wrong-type', { ...sentence, fix: '请换成存颜色名（如 success、red）的字段，或删去 color' }, ['color']);
}
