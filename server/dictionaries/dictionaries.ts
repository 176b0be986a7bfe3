import type { TreeCondition } from '../../engine/lists/tree.ts';
import { CATEGORY_DICTIONARY, snakeCase, systemFields } from '../../engine/names.ts';
import type { Compiled, Dictionary, DictionaryItem, DictionarySource } from '../../engine/plan/compiled.ts';
import { MOST_ITEMS } from '../../engine/session/session.ts';
import type { Session } from '../db/Database.ts';
import { selectionOf } from '../db/sql.ts';
import { SELECT_STORED_ITEMS } from '../db/statements/dictionaries.ts';
import type { Actor } from '../http/Actor.ts';
import type { Context } from '../http/Context.ts';
import { ForbiddenError, NotFoundError, ParamError } from '../http/errors.ts';
import { CATEGORIES, TOP, TOP_NAME } from './categories.ts';
import {
  conditionColumns,
  countItems,
  type ItemQuery,
  type RecordItem,
  readChildren,
  readItems,
  selectItems,
  type TreeRecord,
} from './dictionaryRecords.ts';

/** One option on the wire: `text`, `title` and `label` say the same: clients of JeecgBoot read any of them. */
export interface DictModel {
  value: string;
  text: string;
  title: string;
  label: string;
  color?: string;
  disabled?: true;
  /** Value one level up, for linkage. */
  parent?: string;
}

/** A dictionary item of the database; a disabled one takes the declared item of the same value away. */
export interface StoredItem {
  code: string;
  value: string;
  text: string;
  color: string | null;
  enabled: boolean;
  /** Its place, from 1, among the items of a declared dictionary. */
  rank?: number | null;
}

/** Which tree is meant, by the names the wire gives. */
export interface TreeNames {
  tableName: string;
  text: string;
  code: string;
  pidField: string;
  hasChildField: string;
}

type Cached = Promise<ReadonlyMap<string, DictModel[]>>;

/**
 * Dictionaries as one actor may read them. A code is a declared one, or exactly the `table,text,code[,where]` of a
 * declared one. All throw NotFoundError for an unknown plain code, ForbiddenError for an undeclared table or one the
 * actor may not read, and ParamError for what is no code at all.
 */
export interface Dictionaries {
  /** Items in order; of records the first `MOST_ITEMS`. */
  items(actor: Actor, code: string): Promise<DictModel[]>;
  search(actor: Actor, code: string, query: SearchQuery): Promise<DictModel[]>;
  /** How many items a search finds on all pages. */
  count(actor: Actor, code: string, keyword: string): Promise<number>;
  /** Texts of the values that exist. */
  texts(actor: Actor, code: string, values: readonly string[]): Promise<ReadonlyMap<string, string>>;
  children(actor: Actor, names: TreeNames, pid: string, condition: TreeCondition): Promise<TreeRecord[]>;
  /**
   * Items of a declared dictionary of records, without a look at rights; undefined when the code is none of those.
   * `within` is a transaction of the actor's that is open already.
   */
  records(actor: Actor, code: string, query: ItemQuery, within?: Session): Promise<DictModel[] | undefined>;
  /** Declared and stored items of a tenant by code; those of records are not among them. */
  all(tenant: string): Promise<Record<string, DictModel[]>>;
  clear(): void;
}

export interface SearchQuery {
  keyword: string;
  pageNo: number;
  pageSize: number;
  byValue?: boolean;
}

function modelOf(item: DictionaryItem): DictModel {
  const { value, text, color } = item;
  const model: DictModel = { value, text, title: text, label: text };
  if (color) model.color = color;
  if (item.disabled) model.disabled = true;
  if (item.parent) model.parent = item.parent;
  return model;
}

const modelOfRecord = ({ value, text, color }: RecordItem): DictModel =>
  modelOf({ value, text, ...(color ? { color } : {}) });

function overlay(items: Map<string, DictModel>, stored: StoredItem): void {
  if (!stored.enabled) items.delete(stored.value);
  else {
    const declared = items.get(stored.value);
    items.set(stored.value, modelOf({ ...stored, color: stored.color ?? declared?.color, parent: declared?.parent }));
  }
}

/** Declared dictionaries with the stored items laid over them, by code. */
export function mergeDictionaries(
  compiled: Pick<Compiled, 'dictionaries'>,
  stored: readonly StoredItem[],
): Map<string, DictModel[]> {
  const merged = new Map<string, Map<string, DictModel>>();
  const records = new Set<string>();
  for (const { code, kind, items } of compiled.dictionaries.values()) {
    if (kind === 'items') merged.set(code, new Map(items.map((item) => [item.value, modelOf(item)])));
    else records.add(code);
  }
  for (const item of stored.filter(({ code }) => !records.has(code))) {
    const items = merged.get(item.code) ?? new Map<string, DictModel>();
    merged.set(item.code, items);
    overlay(items, item);
  }
  return new Map([...merged].map(([code, items]) => [code, inOrder([...items.values()], code, compiled, stored)]));
}

/** Where items of a declared dictionary were moved, all stand by their places. */
function inOrder(
  items: DictModel[],
  code: string,
  { dictionaries }: Pick<Compiled, 'dictionaries'>,
  stored: readonly StoredItem[],
): DictModel[] {
  const moved = stored.filter((item) => item.code === code && typeof item.rank === 'number');
  if (moved.length === 0) return items;
  const places = new Map((dictionaries.get(code)?.items ?? []).map(({ value }, index) => [value, index + 1]));
  for (const { value, rank } of moved) places.set(value, rank ?? 0);
  const placeOf = ({ value }: DictModel): number => places.get(value) ?? items.length;
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** A keyword with a comma asks for those values or texts, any other for a part of either. */
export function searchItems(items: readonly DictModel[], keyword: string): DictModel[] {
  if (keyword === '') return [...items];
  if (keyword.includes(',')) {
    const wanted = new Set(keyword.split(','));
    return items.filter((item) => wanted.has(item.value) || wanted.has(item.text));
  }
  const part = keyword.toLowerCase();
  return items.filter((item) => item.text.toLowerCase().includes(part) || item.value.toLowerCase().includes(part));
}

const NAME = /^[A-Za-z_$][\w$]*$/;

/** Names that could be a table's and its columns'; anything else is no name. Throws ParamError. */
function checkNames(names: readonly string[]): void {
  if (!names.every((name) => NAME.test(name))) throw new ParamError('dictionary code');
}

/** A declared dictionary of records. */
interface Sourced<S extends DictionarySource = DictionarySource> {
  code: string;
  source: S;
}

/** The declared dictionary of records that the code names; undefined for a plain code. */
function recordsNamed(compiled: Compiled, code: string): Sourced | undefined {
  const plain = compiled.dictionaries.get(code);
  if (plain !== undefined && plain.kind !== 'items') {
    if (plain.source === undefined) throw new NotFoundError('字典Code不存在');
    return { code, source: plain.source };
  }
  if (plain !== undefined || !code.includes(',')) return undefined;
  const declared = [...compiled.dictionaries.values()].find(({ source }) => source?.address === code);
  if (declared?.source) return { code: declared.code, source: declared.source };
  const [names, condition] = [code.split(',').slice(0, 3), code.split(',').slice(3)];
  if (names.length !== 3 || condition.length > 0) throw new ParamError('dictionary code');
  checkNames(names);
  throw new ForbiddenError(`dictionary table ${names[0]}`);
}

/** A tenant's dictionary items in order: those of all tenants first, so that its own lie on top. */
export async function loadStoredItems(session: Session, tenant: string): Promise<StoredItem[]> {
  return (await session.query<StoredItem>(SELECT_STORED_ITEMS, [tenant])).rows;
}

type TreeSource = DictionarySource & { tree: NonNullable<DictionarySource['tree']> };

function treeNamed(compiled: Compiled, names: TreeNames): Sourced<TreeSource> {
  const { tableName, text, code, pidField, hasChildField } = names;
  checkNames([tableName, text, code, pidField, ...(hasChildField === '' ? [] : [hasChildField])]);
  const isMeant = ({ source }: Dictionary) =>
    source?.tree !== undefined &&
    source.table === tableName &&
    source.text === text &&
    source.code === code &&
    source.tree.parent === pidField &&
    (source.tree.hasChild ?? '') === hasChildField;
  const declared = [...compiled.dictionaries.values()].find(isMeant);
  if (declared?.source?.tree === undefined) throw new ForbiddenError(`dictionary tree ${tableName}`);
  return { code: declared.code, source: { ...declared.source, tree: declared.source.tree } };
}

/** The tenant's stored items over the declared ones, filled once; parallel misses share it. */
function createCache(compiled: () => Compiled, load: (tenant: string) => Promise<StoredItem[]>) {
  let source: Compiled | undefined;
  const cache = new Map<string, Cached>();
  const of = (tenant: string): Cached => {
    const current = compiled();
    if (current !== source) cache.clear();
    source = current;
    const known = cache.get(tenant);
    if (known) return known;
    const filling: Cached = load(tenant).then((stored) => mergeDictionaries(current, stored));
    cache.set(tenant, filling);
    // A failure must not be remembered.
    filling.catch(() => cache.get(tenant) === filling && cache.delete(tenant));
    return filling;
  };
  return { of, clear: () => cache.clear() };
}

/** Dictionaries of the declarations and the database, and of records in the models' tables. */
export function createDictionaries(context: Pick<Context, 'compiled' | 'db' | 'rights'>): Dictionaries {
  const cache = createCache(context.compiled, (tenant) => loadStoredItems(context.db, tenant));
  const plain = async (actor: Actor, code: string): Promise<DictModel[]> => {
    const items = (await cache.of(actor.tenant)).get(code);
    if (!items) throw new NotFoundError('字典Code不存在');
    return items;
  };
  const permitted = <S extends DictionarySource>(actor: Actor, { code, source }: Sourced<S>): S => {
    if (context.rights.mayDictionary(actor, code)) return source;
    throw new ForbiddenError(`dictionary ${code}`);
  };
  const named = (actor: Actor, code: string): DictionarySource | undefined => {
    const dictionary = recordsNamed(context.compiled(), code);
    return dictionary && permitted(actor, dictionary);
  };
  const read = async (
    actor: Actor,
    source: DictionarySource,
    query: ItemQuery,
    within?: Session,
  ): Promise<DictModel[]> => {
    // Rows without a value ask for no text.
    if (query.values?.length === 0) return [];
    if (within) return (await readItems(within, actor, source, query)).map(modelOfRecord);
    const [found] = await context.db.readTogether(actor, [selectionOf(selectItems(actor, source, query))]);
    return ((found?.rows ?? []) as unknown as RecordItem[]).map(modelOfRecord);
  };
  return {
    async items(actor, code) {
      const source = named(actor, code);
      return source ? read(actor, source, { limit: MOST_ITEMS }) : plain(actor, code);
    },
    async search(actor, code, { keyword, pageNo, pageSize, byValue = false }) {
      const source = named(actor, code);
      const offset = (pageNo - 1) * pageSize;
      if (source) return read(actor, source, { keyword, byValue, limit: pageSize, offset });
      const found = searchItems(await plain(actor, code), keyword);
      if (byValue) found.sort((left, right) => (left.value < right.value ? -1 : left.value > right.value ? 1 : 0));
      return found.slice(offset, offset + pageSize);
    },
    async count(actor, code, keyword) {
      const source = named(actor, code);
      if (!source) return searchItems(await plain(actor, code), keyword).length;
      return context.db.withTenant(actor, (session) => countItems(session, actor, source, { keyword }));
    },
    async texts(actor, code, values) {
      const source = named(actor, code);
      const items = source ? await read(actor, source, { values, limit: MOST_ITEMS }) : await plain(actor, code);
      return new Map(items.map((item) => [item.value, item.text]));
    },
    async children(actor, names, pid, condition) {
      const source = permitted(actor, treeNamed(context.compiled(), names));
      const columns = conditionColumns(condition, knownColumns(context, actor, source));
      if (columns === undefined) throw new ParamError('condition');
      return context.db.withTenant(actor, (session) =>
        readChildren(session, actor, source, { pid, condition: columns }),
      );
    },
    async records(actor, code, query, within) {
      if (code === CATEGORY_DICTIONARY) {
        const found = await read(actor, CATEGORIES, query, within);
        // No category is the parent of those at the top.
        return query.values?.includes(TOP) ? [modelOf({ value: TOP, text: TOP_NAME }), ...found] : found;
      }
      const { source } = context.compiled().dictionaries.get(code) ?? {};
      return source && read(actor, source, query, within);
    },
    all: async (tenant) => Object.fromEntries(await cache.of(tenant)),
    clear: cache.clear,
  };
}

/** Columns a condition may name, by key and by their own names; those of hidden fields would tell what they hold. */
function knownColumns(
  { compiled, rights }: Pick<Context, 'compiled' | 'rights'>,
  actor: Actor,
  { model: id }: DictionarySource,
): Map<string, string> {
  const hidden = rights.hiddenFields(actor, id);
  const fields = compiled().models.get(id)?.fields ?? [];
  const known = [
    ...systemFields.map(({ key }) => ({ key, column: snakeCase(key) })),
    ...fields.filter(({ key }) => !hidden.has(key)),
  ];
  return new Map(known.flatMap(({ key, column }) => [[key, column] as const, [column, column] as const]));
}
