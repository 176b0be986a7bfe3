import type { Model } from '../../../engine/plan/compiled.ts';
import { cellNames } from '../../../schemas/generated/language.ts';
import type { Column } from '../../../schemas/generated/types.ts';
import type { Dictionaries } from '../../dictionaries/dictionaries.ts';
import type { Actor, Context } from '../../http/Context.ts';
import { itemsAsked, wantedTexts } from '../wire/recordTexts.ts';
import type { DictionaryItems } from '../write/input.ts';
import { type Bearer, type References, type Referred, readBearers } from '../write/references.ts';

/** What the names in rows mean. */
export interface NamesRead {
  dictionary: DictionaryItems;
  references: References;
  /** Of dictionaries of records, by their codes. */
  records: ReadonlyMap<string, Referred>;
}

/** Looks up what rows call users, departments and records by; each name once, however many bear others. */
export interface ImportNames {
  read(rows: readonly unknown[]): Promise<NamesRead>;
}

interface Asking {
  context: Pick<Context, 'db' | 'compiled'>;
  /** Absent: of dictionaries of records nothing is looked up. */
  dictionaries: Dictionaries;
  actor: Actor;
}

/** The names in rows of a model, with those of its sub-tables. */
export async function importNames({ context, dictionaries, actor }: Asking, model: Model): Promise<ImportNames> {
  const items = await itemsAsked(context, dictionaries, actor, [model]);
  const people = peopleNames(context, actor, modelsIn(context.compiled(), model));
  return {
    async read(rows) {
      await items.ask(rows);
      const records = new Map(
        [...items.records].map(([code, found]): [string, Referred] => {
          const bearers = found.map(({ value, text }) => ({ id: value, value, text }));
          return [code, { items: found, bearers, whole: true }];
        }),
      );
      return { dictionary: items.dictionary, references: await people(rows), records };
    },
  };
}

/** A model with those of its sub-tables. */
export function modelsIn({ models }: { models: ReadonlyMap<string, Model> }, model: Model): Model[] {
  return [model, ...model.subTables.flatMap(({ model: id }) => models.get(id) ?? [])];
}

/** Users, departments and their like, by the names in rows. */
export function peopleNames(
  context: Pick<Context, 'db'>,
  actor: Pick<Actor, 'tenant'>,
  models: readonly Model[],
): (rows: readonly unknown[]) => Promise<References> {
  const fields = new Map<string, Set<string>>();
  for (const { key, type } of models.flatMap((each) => each.fields))
    if (cellNames[type]) fields.set(key, (fields.get(key) ?? new Set()).add(type));
  const asked = new Map<string, Set<string>>();
  const found = new Map<Column['type'], Map<string, Bearer>>();
  return async (rows) => {
    const words = new Map<Column['type'], string[]>();
    for (const [type, texts] of wantedTexts(fields, rows)) {
      const known = asked.get(type) ?? new Set();
      asked.set(type, known);
      words.set(
        type as Column['type'],
        [...texts].filter((text) => !known.has(text)),
      );
      for (const text of texts) known.add(text);
    }
    for (const [type, bearers] of await readBearers(context, actor, words)) {
      const all = found.get(type) ?? new Map<string, Bearer>();
      for (const bearer of bearers) all.set(bearer.id, bearer);
      found.set(type, all);
    }
    return new Map(
      [...found].map(([type, all]): [Column['type'], Referred] => {
        return [type, { items: [], bearers: [...all.values()], whole: true }];
      }),
    );
  };
}
