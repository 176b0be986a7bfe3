import type { ModelFile } from '../../../../schemas/generated/types.ts';
import { readDefault } from '../../../lists/defaultValue.ts';
import type { Field } from '../../../plan/compiled.ts';
import { sentences } from '../../../problems.ts';
import type { FileCheck, TellIn } from '../Check.ts';

type Said = NonNullable<ModelFile['unique']>;

/** Whether no two records have the same in the field alone. */
const isAlone = ({ key, store, rules }: Field, groups: Said): boolean =>
  store.unique ||
  rules.some(({ rule }) => rule === 'unique') ||
  groups.some(([only, ...more]) => only === key && more.length === 0);

/** What must not repeat does not begin alike, is not told twice, and leaves room for as many rows as there may be. */
export const checkUnique: FileCheck<ModelFile> = ({ id, value, document }, { models, files }, tell) => {
  const model = models.get(id);
  if (model === undefined) return;
  const groups = value.unique ?? [];
  const { fields, subTables } = model;
  for (const [index, field] of fields.entries()) {
    const { defaultValue } = field.cell;
    if (defaultValue === undefined || readDefault(defaultValue).kind !== 'literal' || !isAlone(field, groups)) continue;
    const reason = '它不能重复，从第二条记录起这个默认值就会被拒绝';
    const sentence = sentences['default-refused'](String(defaultValue), reason);
    const fix = '请删去默认值，或改用填值规则 ${…}；可以重复的，请去掉唯一';
    tell(document, 'default-refused', { ...sentence, fix }, ['fields', index, 'defaultValue']);
  }
  checkGroups(groups, fields, (...told) => tell(document, ...told));
  for (const { model: table, foreignKey, single } of subTables) {
    const child = files.models.get(table);
    if (single !== true && child !== undefined) checkLines(child, foreignKey, value.title, tell);
  }
};

/** A group says something that a part of it has not said already. */
function checkGroups(
  groups: Said,
  fields: readonly Field[],
  tell: (...told: Parameters<TellIn> extends [unknown, ...infer Told] ? Told : never) => void,
): void {
  for (const [index, group] of groups.entries()) {
    const alone = fields.find(({ key, store }) => store.unique && group.includes(key))?.key;
    const part = groups.find((other) => other.length < group.length && other.every((key) => group.includes(key)));
    const narrower = alone ?? part?.join('、');
    if (narrower === undefined) continue;
    const sentence = sentences['key-unused'](group.join('、'), `"${narrower}" 已经不能重复，加上别的字段也不会重复`);
    const fix = '请删去这一组，或去掉更窄的那个唯一；有意为之请在 allow 里写明原因';
    tell('key-unused', { ...sentence, fix }, ['unique', index]);
  }
}

/** Rows of one record all keep its id: were that unique, there would be one of them. */
function checkLines(
  { value, document }: { value: ModelFile; document: Parameters<TellIn>[0] },
  foreignKey: string,
  owner: string,
  tell: TellIn,
): void {
  const index = value.fields.findIndex(({ key }) => key === foreignKey);
  const group = (value.unique ?? []).findIndex(([only, ...more]) => only === foreignKey && more.length === 0);
  if (value.fields[index]?.store?.unique !== true && group < 0) return;
  const sentence = {
    message: `"${foreignKey}" 不能重复：一条${owner}只能有一行${value.title}，第二行存不下来`,
    found: foreignKey,
    fix: `请去掉唯一；确是一对一，请在${owner}的 subTables 里写 "single": true`,
  };
  tell(document, 'sub-tables', sentence, group < 0 ? ['fields', index, 'store', 'unique'] : ['unique', group]);
}
