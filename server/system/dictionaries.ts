import type { Compiled, DictionaryItem } from '../../engine/compiled.ts';
import { ForbiddenError, NotFoundError, ParamError } from '../plugins/errors.ts';

/** One option on the wire: `text`, `title` and `label` say the same, as the contract wants it. */
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
}

type Cached = Promise<ReadonlyMap<string, DictModel[]>>;

/** Dictionaries of a tenant: the declared ones overlaid by the database's. Filled once, parallel misses share it. */
export interface Dictionaries {
  /** Items in order. Throws NotFoundError for an unknown code, ForbiddenError and ParamError for table codes. */
  items(tenant: string, code: string): Promise<DictModel[]>;
  all(tenant: string): Promise<Record<string, DictModel[]>>;
  clear(): void;
}

function modelOf(item: DictionaryItem): DictModel {
  const { value, text, color } = item;
  const model: DictModel = { value, text, title: text, label: text };
  if (color) model.color = color;
  if (item.disabled) model.disabled = true;
  if (item.parent) model.parent = item.parent;
  return model;
}

function overlay(items: Map<string, DictModel>, stored: StoredItem): void {
  if (!stored.enabled) items.delete(stored.value);
  else {
    const declared = items.get(stored.value);
    items.set(stored.value, modelOf({ ...stored, color: stored.color ?? declared?.color, parent: declared?.parent }));
  }
}

/** Declared dictionaries with the stored items laid over them, by code. */
export function mergeDictionaries(compiled: Compiled, stored: readonly StoredItem[]): Map<string, DictModel[]> {
  const merged = new Map<string, Map<string, DictModel>>();
  for (const dictionary of compiled.dictionaries.values()) {
    merged.set(dictionary.code, new Map(dictionary.items.map((item) => [item.value, modelOf(item)])));
  }
  for (const item of stored) {
    const items = merged.get(item.code) ?? new Map<string, DictModel>();
    merged.set(item.code, items);
    overlay(items, item);
  }
  return new Map([...merged].map(([code, items]) => [code, [...items.values()]]));
}

const TABLE_PART = /^[A-Za-z_$][\w$]*$/;

/** Codes of the form `table,text,code` name a table: none is declared, so a well-formed one is a forbidden one. */
function checkCode(code: string): void {
  if (!code.includes(',')) return;
  const parts = code.split(',');
  if (parts.length !== 3 || !parts.every((part) => TABLE_PART.test(part))) throw new ParamError('dictionary code');
  throw new ForbiddenError(`dictionary table ${parts[0]}`);
}

/** Dictionaries read through `load`, which answers a tenant's stored items in order. */
export function createDictionaries(
  compiled: () => Compiled,
  load: (tenant: string) => Promise<StoredItem[]>,
): Dictionaries {
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
  return {
    async items(tenant, code) {
      checkCode(code);
      const items = (await of(tenant)).get(code);
      if (!items) throw new NotFoundError('字典Code不存在');
      return items;
    },
    async all(tenant) {
      return Object.fromEntries(await of(tenant));
    },
    clear: () => cache.clear(),
  };
}
