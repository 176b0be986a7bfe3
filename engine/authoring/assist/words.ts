import { partsFor } from '../../compile/language/schemaVisit.ts';
import type { Schema, SchemaPlace } from '../../compile/language/schemaWalk.ts';
import type { Compiled, Field } from '../../plan/compiled.ts';
import { storeText } from '../storeText.ts';

const typeNames: Readonly<Record<string, string>> = {
  string: '文字',
  number: '数字',
  integer: '整数',
  boolean: 'true 或 false',
  array: '列表',
  object: '对象',
};

/** The types a value may have, through all that the place refers to. */
export function typesOf(place: SchemaPlace): string[] {
  const said = partsFor(place, undefined).flatMap(({ schema }) => {
    const { type, enum: list, const: only } = schema;
    if (type !== undefined) return [type].flat().map(String);
    const sample = Array.isArray(list) ? list[0] : only;
    return sample === undefined ? [] : [typeof sample];
  });
  return [...new Set(said)];
}

/** The same for people: `文字或列表`. */
export const typeWords = (place: SchemaPlace): string =>
  typesOf(place)
    .map((type) => typeNames[type] ?? type)
    .join('或')
    .replace(/(?<=\w)或/g, ' 或');

/** What the reference says of a place; undefined where it says nothing. */
export function helpOf(place: SchemaPlace): string | undefined {
  const { description } =
    partsFor(place, undefined).find(({ schema }) => schema.description !== undefined)?.schema ?? {};
  return typeof description === 'string' ? description : undefined;
}

/** What may stand there and what holds where nothing does, a sentence each. */
export function limitsOf({ enum: list, default: value, examples, minimum, maximum }: Schema): string[] {
  const [least, most] = [minimum, maximum].map((bound) => (bound === undefined ? '' : String(bound)));
  const said = [
    Array.isArray(list) ? `可写：${list.map((each) => `\`${each}\``).join('、')}` : undefined,
    least === '' && most === '' ? undefined : `范围：${least} – ${most}`,
    value === undefined ? undefined : `省略时：\`${JSON.stringify(value)}\``,
    Array.isArray(examples) && examples.length > 0 ? `例如：\`${JSON.stringify(examples[0])}\`` : undefined,
  ];
  return said.filter((each) => each !== undefined);
}

/** Items of a dictionary that are shown of it. */
const SHOWN = 8;

/** `1 启用、0 停用`; empty where the declaration has none. */
export function itemsText(code: string, { dictionaries }: Compiled): string {
  const items = dictionaries.get(code)?.items ?? [];
  const shown = items.slice(0, SHOWN).map(({ value, text }) => `${value} ${text}`);
  return `${shown.join('、')}${items.length > SHOWN ? ` 等 ${items.length} 项` : ''}`;
}

/** `` `date` · 存为 date · 必填 ``. */
export function fieldText({ type, kind, required, restricted, readOnly, dictCode, store }: Field): string {
  const said = [
    `\`${type}\``,
    ...(kind === type ? [] : [kind]),
    ...(dictCode === undefined ? [] : [`字典 \`${dictCode}\``]),
    `存为 \`${storeText(store)}\``,
    ...(required ? ['必填'] : []),
    ...(readOnly ? ['只读'] : []),
    ...(restricted ? ['需要权限'] : []),
  ];
  return said.join(' · ');
}
