import { snakeCase } from '../../../engine/names.ts';
import type { Compiled } from '../../../engine/plan/compiled.ts';
import type { Overridable } from '../../access/menuOverrides.ts';
import { allRows, type Database, lockAdvisory, type Session } from '../../db/Database.ts';
import { formatDateTime } from '../../db/formatDateTime.ts';
import { builder, run, sqlFragment } from '../../db/sql.ts';
import type { Actor, Context } from '../../http/Context.ts';
import { type DeclaredEntry, declaredEntries } from './declaredEntries.ts';
import { declaredSayable, differenceText, differing, type Sayable, sayableOf, TOP } from './differences.ts';

/** The tenants of a database whose records are those of the declarations in force. */
const settled = new WeakMap<Database, { compiled: Compiled; tenants: Set<string> }>();

function settledIn({ db, compiled }: Pick<Context, 'db' | 'compiled'>): Set<string> {
  const known = settled.get(db);
  if (known?.compiled === compiled()) return known.tenants;
  const tenants = new Set<string>();
  settled.set(db, { compiled: compiled(), tenants });
  return tenants;
}

/** Brings the tenant's records to what the declarations say, once for each set of them; what is said otherwise stays. */
export async function syncMenu(context: Context, { tenant }: Pick<Actor, 'tenant'>): Promise<void> {
  const tenants = settledIn(context);
  if (tenants.has(tenant)) return;
  await context.db.withTenant(allRows(tenant), async (session) => {
    // The lock that changes of the tree wait for.
    await lockAdvisory(session, `${tenant} sys_menu tree`);
    await settleMenu(context, tenant, session);
  });
  tenants.add(tenant);
}

interface Stored extends Record<string, string | number | null> {
  id: string;
  code: string;
  kind: string;
  changed: string;
  overrides: string;
}

const KEYS = [
  ...(['title', 'icon', 'sortNo', 'hidden', 'parentId', 'kind', 'path', 'component'] as const),
  ...(['keepAlive', 'alwaysShow', 'perms', 'grantKind', 'grantCode', 'changed', 'overrides', 'changes'] as const),
];
type Kept = Record<(typeof KEYS)[number], string | number | null>;

export const GONE = '声明文件里已没有这一项';
const CHUNK = 200;

/** The same inside a transaction that holds the lock of the tree. */
export async function settleMenu(context: Context, tenant: string, session: Session): Promise<void> {
  const declared = declaredEntries(context.compiled());
  const select = builder.selectFrom('sys_menu').where('tenant_id', '=', tenant);
  const columns = [...KEYS, 'id', 'code'].map((key) => sqlFragment.ref(snakeCase(key)).as(key));
  const stored = new Map((await run<Stored>(session, select.select(columns))).rows.map((row) => [row.code, row]));
  const ids = new Map([...stored].map(([code, { id }]) => [code, id]));
  for (const code of declared.keys()) if (!ids.has(code)) ids.set(code, context.newId());
  const gone = [...stored.values()].filter(({ code, kind }) => !declared.has(code) && kind !== 'group');
  const left = new Set(gone.flatMap(({ id, changed }) => (changed === '1' ? [] : id)));
  await removeRows(session, left);
  const titles = titlesOf(declared, stored, ids);
  const rows = [...declared.values()].map((entry) => keptOf(entry, stored.get(entry.code), { ids, left, titles }));
  const now = formatDateTime(context.clock(), context.compiled().app.timeZone);
  const fresh: Record<string, unknown>[] = [];
  for (const { code, kept } of rows) {
    const before = stored.get(code);
    const row = Object.fromEntries(KEYS.map((key) => [snakeCase(key), kept[key]]));
    if (before === undefined) fresh.push({ ...row, id: ids.get(code), code, tenant_id: tenant, create_time: now });
    else if (KEYS.some((key) => before[key] !== kept[key]))
      await run(session, builder.updateTable('sys_menu').set(row).where('id', '=', before.id));
  }
  for (let at = 0; at < fresh.length; at += CHUNK)
    await run(session, builder.insertInto('sys_menu').values(fresh.slice(at, at + CHUNK)));
  await markGone(session, gone, left);
  await settleTree(session, tenant);
}

interface Known {
  ids: ReadonlyMap<string, string>;
  /** Ids of records that go. */
  left: ReadonlySet<string>;
  titles: ReadonlyMap<string, string>;
}

/** An entry's record: what its file says, but for what is said otherwise. */
function keptOf(entry: DeclaredEntry, stored: Stored | undefined, { ids, left, titles }: Known) {
  const file = declaredSayable(entry, (code) => ids.get(code));
  const own: Sayable = { ...file };
  const said = stored === undefined ? [] : (stored.overrides.split(',') as Overridable[]);
  const before = stored && sayableOf(stored);
  for (const key of said) {
    if (!before || !(key in file) || (key === 'parentId' && left.has(String(before.parentId)))) continue;
    own[key] = before[key] as never;
  }
  const overrides = differing(file, own);
  const { kind, path, component, keepAlive, alwaysShow, perms, grantKind, grantCode } = entry;
  const kept: Kept = {
    ...own,
    kind,
    path,
    component,
    keepAlive,
    alwaysShow,
    perms,
    grantKind,
    grantCode,
    changed: overrides.length > 0 ? '1' : '0',
    overrides: overrides.join(),
    changes: differenceText(file, own, (id) => titles.get(id)),
  };
  return { code: entry.code, kept };
}

function titlesOf(
  declared: ReadonlyMap<string, DeclaredEntry>,
  stored: ReadonlyMap<string, Stored>,
  ids: ReadonlyMap<string, string>,
): Map<string, string> {
  const fresh = [...declared.values()].map(({ code, title }) => [ids.get(code) ?? '', title] as const);
  return new Map([...fresh, ...[...stored.values()].map(({ id, title }) => [id, String(title)] as const)]);
}

async function removeRows(session: Session, ids: ReadonlySet<string>): Promise<void> {
  if (ids.size === 0) return;
  const among = sqlFragment<string>`any(${[...ids]})`;
  await run(session, builder.deleteFrom('sys_menu').where('id', '=', among));
  // What stood in a folder that is gone, and is in no file itself, comes to the top.
  await run(session, builder.updateTable('sys_menu').set({ parent_id: TOP }).where('parent_id', '=', among));
}

/** Changed entries that are gone from the files are kept and marked; they count again once the files have them back. */
async function markGone(session: Session, gone: readonly Stored[], left: ReadonlySet<string>): Promise<void> {
  const ids = gone.flatMap(({ id }) => (left.has(id) ? [] : id));
  if (ids.length === 0) return;
  const update = builder.updateTable('sys_menu').set({ changes: GONE });
  await run(session, update.where('id', '=', sqlFragment<string>`any(${ids})`));
}

async function settleTree(session: Session, tenant: string): Promise<void> {
  const below = sqlFragment`EXISTS (SELECT 1 FROM sys_menu c WHERE c.parent_id = sys_menu.id AND c.tenant_id = ${tenant})`;
  const update = builder
    .updateTable('sys_menu')
    .set({ has_child: sqlFragment`CASE WHEN ${below} THEN '1' ELSE '0' END` })
    .where('tenant_id', '=', tenant);
  await run(session, update);
}
