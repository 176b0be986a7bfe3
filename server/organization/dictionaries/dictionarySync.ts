import type { Compiled, Dictionary } from '../../../engine/plan/compiled.ts';
import { allRows, type Database, lockAdvisory, type Session } from '../../db/Database.ts';
import { formatDateTime } from '../../db/formatDateTime.ts';
import { builder, run } from '../../db/sql.ts';
import type { Actor, Context } from '../../http/Context.ts';
import { insertRows } from '../../records/write/insertRows.ts';

/** The tenants of a database whose records are those of the declarations in force. */
const settled = new WeakMap<Database, { compiled: Compiled; tenants: Set<string> }>();

function settledIn({ db, compiled }: Pick<Context, 'db' | 'compiled'>): Set<string> {
  const known = settled.get(db);
  if (known?.compiled === compiled()) return known.tenants;
  const tenants = new Set<string>();
  settled.set(db, { compiled: compiled(), tenants });
  return tenants;
}

/** From now on the tenant's records are compared with the declarations again. */
export function unsettle(context: Pick<Context, 'db' | 'compiled'>, tenant: string): void {
  settledIn(context).delete(tenant);
}

interface StoredDictionary {
  id: string;
  code: string;
  name: string;
  source: string;
}

interface StoredItem {
  id: string;
  dictionary: string;
  value: string;
  text: string;
  color: string | null;
  rank: number;
  changed: string;
}

type Item = Dictionary['items'][number];

/**
 * Brings the tenant's records to what the declarations say: new dictionaries and items are added, unchanged items follow
 * their file, and what no file has any more goes unless somebody changed it. A dictionary of the tenant's own that a
 * file now declares keeps its items as changes.
 */
export async function syncDictionaries(context: Context, { tenant }: Pick<Actor, 'tenant'>): Promise<void> {
  const compiled = context.compiled();
  const tenants = settledIn(context);
  if (tenants.has(tenant)) return;
  await context.db.withTenant(allRows(tenant), async (session) => {
    await lockAdvisory(session, `${tenant} dictionaries`);
    await new Sync(context, tenant, session).run([...compiled.dictionaries.values()]);
  });
  tenants.add(tenant);
}

class Sync {
  readonly #now: string;
  /** What is new, written together: a first opening adds hundreds. */
  readonly #dictionaries: Record<string, unknown>[] = [];
  readonly #items: Record<string, unknown>[] = [];

  constructor(
    private readonly context: Context,
    private readonly tenant: string,
    private readonly session: Session,
  ) {
    this.#now = formatDateTime(context.clock(), context.compiled().app.timeZone);
  }

  async run(dictionaries: readonly Dictionary[]): Promise<void> {
    const declared = dictionaries.filter(({ kind }) => kind === 'items');
    const select = builder.selectFrom('sys_dict').where('tenant_id', '=', this.tenant);
    const columns = ['id', 'dict_code as code', 'dict_name as name', 'source'] as const;
    const stored = (await run<StoredDictionary>(this.session, select.select(columns))).rows;
    const byCode = new Map(stored.map((each) => [each.code, each]));
    const items = await this.#storedItems();
    for (const dictionary of declared) {
      const kept = byCode.get(dictionary.code);
      const id = kept?.id ?? this.#addDictionary(dictionary);
      if (kept && kept.source !== 'file') await this.#adopt(kept);
      if (kept?.source === 'file' && kept.name !== dictionary.title) await this.#rename(kept.id, dictionary.title);
      await this.#syncItems(id, dictionary.items, items.get(id) ?? []);
    }
    await insertRows(this.session, 'sys_dict', this.#dictionaries);
    await insertRows(this.session, 'sys_dict_item', this.#items);
    const codes = new Set(declared.map(({ code }) => code));
    for (const gone of stored.filter(({ code, source }) => source === 'file' && !codes.has(code)))
      await this.#leave(gone.id);
  }

  async #storedItems(): Promise<Map<string, StoredItem[]>> {
    const select = builder
      .selectFrom('sys_dict_item')
      .where('tenant_id', '=', this.tenant)
      .select(['id', 'dict_id as dictionary', 'item_value as value', 'item_text as text', 'item_color as color'])
      .select(['sort_order as rank', 'changed']);
    const items = new Map<string, StoredItem[]>();
    for (const item of (await run<StoredItem>(this.session, select)).rows)
      items.set(item.dictionary, [...(items.get(item.dictionary) ?? []), item]);
    return items;
  }

  #addDictionary({ code, title }: Dictionary): string {
    const id = this.context.newId();
    const own = { id, tenant_id: this.tenant, create_time: this.#now };
    this.#dictionaries.push({ ...own, dict_code: code, dict_name: title, source: 'file' });
    return id;
  }

  /** What was the tenant's own stays as it is, as changes of what the file says. */
  async #adopt({ id }: StoredDictionary): Promise<void> {
    await run(this.session, builder.updateTable('sys_dict').set({ source: 'file' }).where('id', '=', id));
    await run(this.session, builder.updateTable('sys_dict_item').set({ changed: '1' }).where('dict_id', '=', id));
  }

  async #rename(id: string, title: string): Promise<void> {
    await run(this.session, builder.updateTable('sys_dict').set({ dict_name: title }).where('id', '=', id));
  }

  /** No file declares it any more: what people changed of it becomes the tenant's own. */
  async #leave(id: string): Promise<void> {
    const unchanged = builder.deleteFrom('sys_dict_item').where('dict_id', '=', id).where('changed', '=', '0');
    await run(this.session, unchanged);
    const items = builder.selectFrom('sys_dict_item').where('dict_id', '=', id).select('id').limit(1);
    if ((await run(this.session, items)).rows.length === 0)
      await run(this.session, builder.deleteFrom('sys_dict').where('id', '=', id));
    else await run(this.session, builder.updateTable('sys_dict').set({ source: 'table' }).where('id', '=', id));
  }

  async #syncItems(dictionary: string, items: readonly Item[], stored: readonly StoredItem[]): Promise<void> {
    const kept = new Map(stored.map((each) => [each.value, each]));
    for (const [index, item] of items.entries()) {
      const at = kept.get(item.value);
      kept.delete(item.value);
      if (at === undefined) this.#addItem(dictionary, item, index + 1);
      else if (at.changed === '0' && !isAs(at, item, index + 1))
        await run(
          this.session,
          builder
            .updateTable('sys_dict_item')
            .set(valuesOf(item, index + 1))
            .where('id', '=', at.id),
        );
    }
    const gone = [...kept.values()].filter(({ changed }) => changed === '0').map(({ id }) => id);
    if (gone.length > 0) await run(this.session, builder.deleteFrom('sys_dict_item').where('id', 'in', gone));
  }

  #addItem(dictionary: string, item: Item, rank: number): void {
    const shared = { id: this.context.newId(), tenant_id: this.tenant, dict_id: dictionary, create_time: this.#now };
    this.#items.push({ ...shared, item_value: item.value, ...valuesOf(item, rank) });
  }
}

function valuesOf({ text, color }: Item, rank: number) {
  return { item_text: text, item_color: color ?? null, sort_order: rank, status: 1 };
}

/** Whether an item is as its file says it. */
export function isAs(
  stored: Pick<StoredItem, 'text' | 'color' | 'rank'>,
  { text, color }: Item,
  rank: number,
): boolean {
  return stored.text === text && (stored.color ?? '') === (color ?? '') && stored.rank === rank;
}
