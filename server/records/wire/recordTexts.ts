import { CATEGORY_DICTIONARY } from '../../../engine/names.ts';
import type { Compiled, Model } from '../../../engine/plan/compiled.ts';
import { AREA_DICTIONARY } from '../../../engine/values/areas.ts';
import type { ValueItem } from '../../../engine/values/ValueType.ts';
import type { Row } from '../../db/Database.ts';
import { chinaAreas } from '../../dictionaries/areas.ts';
import type { Dictionaries } from '../../dictionaries/dictionaries.ts';
import type { Actor, Context } from '../../http/Context.ts';
import type { Shape } from '../shape.ts';
import type { DictionaryItems } from '../write/input.ts';
import type { DictionaryTexts } from './wireMeta.ts';

/** A file shows the texts of at most so many records of one dictionary; values beyond stand for themselves. */
const MOST_TEXTS = 20_000;
/** More texts of one request than any import has rows. */
const MOST_WANTED = 200_000;
const DEEPEST = 6;

/** Whether the dictionary's items are records, which are asked for as they are needed. */
function ofRecords(compiled: Compiled, code: string): boolean {
  return code === CATEGORY_DICTIONARY || compiled.dictionaries.get(code)?.source !== undefined;
}

/** Fields of dictionaries of records by key; the same key may stand in a sub-table for another dictionary. */
function recordFields(compiled: Compiled, models: readonly Model[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { key, dictCode } of models.flatMap(({ fields }) => fields)) {
    if (dictCode === undefined || !ofRecords(compiled, dictCode)) continue;
    found.set(key, (found.get(key) ?? new Set()).add(dictCode));
  }
  return found;
}

function parts(value: unknown): string[] {
  const text = Array.isArray(value) ? value.join(',') : String(value);
  return [text, ...text.split(/[,，、;；|\n]/)].map((part) => part.trim()).filter((part) => part !== '');
}

/** What a request's body says about the fields, by dictionary: values, or texts that stand for values. */
export function wantedTexts(fields: ReadonlyMap<string, ReadonlySet<string>>, body: unknown): Map<string, Set<string>> {
  const wanted = new Map<string, Set<string>>();
  const walk = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return;
    for (const [key, inner] of Object.entries(value)) {
      const codes = fields.get(key);
      if (codes && inner !== null && (typeof inner !== 'object' || Array.isArray(inner))) {
        for (const code of codes) {
          const texts = wanted.get(code) ?? new Set();
          for (const part of parts(inner)) texts.add(part);
          wanted.set(code, texts);
        }
      } else walk(inner, depth + 1);
    }
  };
  walk(body, 0);
  return wanted;
}

type Declared = Pick<Context, 'compiled'>;

/** Items a request may write to the model's fields: whole dictionaries, and of records those the body names. */
export async function itemsFor(
  context: Declared,
  dictionaries: Dictionaries,
  actor: Actor,
  masters: readonly Model[],
  body: unknown,
): Promise<DictionaryItems> {
  const { dictionary, ask } = await itemsAsked(context, dictionaries, actor, masters);
  await ask(body);
  return dictionary;
}

/** What rows may say of dictionaries, as far as it was asked for. */
export interface ItemsAsked {
  dictionary: DictionaryItems;
  /** Of dictionaries of records, by code: those that were named. */
  records: ReadonlyMap<string, readonly ValueItem[]>;
  /** Looks up what of these rows was not asked for before. */
  ask(rows: unknown): Promise<void>;
}

/** Names of one statement. */
const NAMES = 5_000;

/** The same for rows that come part by part: each name is looked up once. */
export async function itemsAsked(
  context: Declared,
  dictionaries: Dictionaries,
  actor: Actor,
  masters: readonly Model[],
): Promise<ItemsAsked> {
  const compiled = context.compiled();
  const children = masters.flatMap(({ subTables }) =>
    subTables.flatMap(({ model }) => compiled.models.get(model) ?? []),
  );
  const fields = recordFields(compiled, [...masters, ...children]);
  const whole = await dictionaries.all(actor.tenant);
  const records = new Map<string, readonly ValueItem[]>();
  const asked = new Map<string, Set<string>>();
  return {
    records,
    dictionary: (code) => {
      if (code === AREA_DICTIONARY) return chinaAreas();
      return records.get(code) ?? (Object.hasOwn(whole, code) ? whole[code] : undefined);
    },
    async ask(rows) {
      for (const [code, texts] of wantedTexts(fields, rows)) {
        const known = asked.get(code) ?? new Set();
        asked.set(code, known);
        const named = [...texts].filter((text) => !known.has(text));
        if (named.length === 0 && records.has(code)) continue;
        const found = new Map((records.get(code) ?? []).map((item) => [JSON.stringify([item.value, item.text]), item]));
        for (let start = 0; start < named.length || start === 0; start += NAMES) {
          const query = { named: named.slice(start, start + NAMES), limit: MOST_WANTED };
          const items = await dictionaries.records(actor, code, query);
          for (const item of items ?? []) found.set(JSON.stringify([item.value, item.text]), item);
        }
        for (const text of named) known.add(text);
        records.set(code, [...found.values()]);
      }
    },
  };
}

/** Whether there may be more records behind a dictionary than those items. */
export function isCut(context: Declared, code: string, items: readonly ValueItem[]): boolean {
  return ofRecords(context.compiled(), code) && items.length >= MOST_TEXTS;
}

/** Items by code for all that the columns show: for files, where every value is written as its text. */
export async function textsFor(
  context: Declared,
  dictionaries: Dictionaries,
  actor: Actor,
  columns: readonly { dictCode?: string }[],
): Promise<DictionaryTexts> {
  const texts = { ...(await dictionaries.all(actor.tenant)) };
  for (const code of new Set(columns.flatMap(({ dictCode }) => dictCode ?? []))) {
    if (code === AREA_DICTIONARY)
      texts[code] = chinaAreas().map(({ value, text }) => ({ value, text, title: text, label: text }));
    else if (ofRecords(context.compiled(), code))
      texts[code] = (await dictionaries.records(actor, code, { limit: MOST_TEXTS })) ?? [];
  }
  return texts;
}

/** The rows with `<key>_dictText` beside every value of a dictionary of records: one query for each dictionary. */
export async function withRecordTexts(
  context: Declared,
  dictionaries: Dictionaries,
  actor: Actor,
  shape: Shape,
  rows: readonly Row[],
): Promise<Row[]> {
  const fields = shape.fields.flatMap(({ key, dictCode }) =>
    dictCode !== undefined && ofRecords(context.compiled(), dictCode) ? [{ key, dictCode }] : [],
  );
  if (fields.length === 0 || rows.length === 0) return [...rows];
  const names = new Map<string, Map<string, string>>();
  for (const code of new Set(fields.map(({ dictCode }) => dictCode))) {
    const keys = fields.filter(({ dictCode }) => dictCode === code).map(({ key }) => key);
    const values = new Set(rows.flatMap((row) => keys.flatMap((key) => valuesOf(row[key]))));
    const items = await dictionaries.records(actor, code, { values: [...values], limit: MOST_WANTED });
    names.set(code, new Map(items?.map(({ value, text }) => [value, text])));
  }
  return rows.map((row) => {
    const texts = fields.map(({ key, dictCode }) => {
      const known = names.get(dictCode);
      const text = valuesOf(row[key]).map((value) => known?.get(value) ?? value);
      return [`${key}_dictText`, text.length > 0 ? text.join(',') : null];
    });
    return { ...row, ...Object.fromEntries(texts) };
  });
}

function valuesOf(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  return String(value)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
