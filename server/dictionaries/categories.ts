import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { DictionarySource } from '../../engine/plan/compiled.ts';
import { escapeLike } from '../../engine/queries/Filter.ts';
import type { PageRequest } from '../../engine/queries/page.ts';
import type { Session } from '../db/Database.ts';
import { formatDateTime } from '../db/formatDateTime.ts';
import { type AnySchema, builder, run, runFirst } from '../db/sql.ts';
import type { Actor, Context } from '../http/Context.ts';
import { BusinessError, NotFoundError } from '../http/errors.ts';

/** A category on the wire: docs/contract.md, “Categories”. */
export interface Category {
  id: string;
  pid: string;
  name: string;
  code: string;
  /** `1` or `0`. */
  hasChild: string;
}

/** The categories as the records of a dictionary. */
export const CATEGORIES: DictionarySource = {
  model: '',
  table: 'sys_category',
  text: 'name',
  code: 'id',
  where: [],
  fields: [],
  address: '',
  tree: { parent: 'pid', hasChild: 'has_child', root: '0' },
};

/** Parent of the categories at the top. */
export const TOP = '0';
export const TOP_NAME = '（顶级）';
/** No tree is read deeper or wider at once. */
const MOST = 5_000;

const columns = ['id', 'pid', 'name', 'code', 'has_child as hasChild'] as const;
const own = (actor: Actor) => builder.selectFrom('sys_category').where('tenant_id', '=', actor.tenant);

/** What is asked of the categories; every part narrows. */
export interface CategoryQuery {
  pids?: readonly string[];
  name?: string;
  code?: string;
  /** Categories whose code begins so. */
  below?: string;
  /** A further condition. */
  where?: Expression<SqlBool>;
}

function matching({ pids, name, code, below, where }: CategoryQuery): Expression<SqlBool> {
  const eb = expressionBuilder<AnySchema, string>();
  const parts: Expression<SqlBool>[] = [];
  if (pids) parts.push(eb('pid', 'in', pids.length > 0 ? pids : ['']));
  for (const [column, part] of Object.entries({ name, code })) {
    if (part) parts.push(eb(column, 'ilike', `%${escapeLike(part.replaceAll('*', ''))}%`));
  }
  if (below) parts.push(eb('code', 'like', `${escapeLike(below)}%`));
  return eb.and(where ? [...parts, where] : parts);
}

/** The actor's categories that fit, in the order of their codes. */
export async function readCategories(session: Session, actor: Actor, query: CategoryQuery): Promise<Category[]> {
  const select = own(actor).where(matching(query)).select(columns).orderBy('code').limit(MOST);
  return (await run<Category>(session, select)).rows;
}

/** One page of them, with the number of all. */
export async function pageOfCategories(session: Session, actor: Actor, query: CategoryQuery, page: PageRequest) {
  const found = own(actor).where(matching(query));
  const counted = await runFirst<{ total: number }>(
    session,
    found.select((eb) => eb.fn.countAll().as('total')),
  );
  const select = found.select(columns).orderBy('code').limit(page.limit).offset(page.offset);
  return { records: (await run<Category>(session, select)).rows, total: Number(counted?.total ?? 0) };
}

/** The categories with this id or code, at most two. */
export async function findCategories(
  session: Session,
  actor: Actor,
  field: 'id' | 'code',
  value: string,
): Promise<Category[]> {
  return (await run<Category>(session, own(actor).where(field, '=', value).select(columns).limit(2))).rows;
}

async function lockCategory(session: Session, actor: Actor, id: string): Promise<Category | undefined> {
  return runFirst<Category>(session, own(actor).where('id', '=', id).select(columns).forUpdate());
}

/** Behind every code of the list: `A01` → `A02` … `A99` → `B01`; three signs a level. Throws BusinessError at the end. */
export function nextCode(parent: string, brothers: readonly string[]): string {
  const steps = brothers.map((code) => code.slice(parent.length)).filter((step) => /^[A-Z]\d\d$/.test(step));
  const last = steps.sort().at(-1);
  if (last === undefined) return `${parent}A01`;
  const number = (last.charCodeAt(0) - 65) * 99 + Number(last.slice(1));
  if (number >= 26 * 99) throw new BusinessError('同级分类已满');
  const letter = String.fromCharCode(65 + Math.floor(number / 99));
  return `${parent}${letter}${String((number % 99) + 1).padStart(2, '0')}`;
}

/** Adds a category below `pid`; the server makes its code. Throws NotFoundError for a parent that is not there. */
export async function addCategory(
  context: Context,
  actor: Actor,
  session: Session,
  { pid, name }: { pid: string; name: string },
): Promise<string> {
  const parent = pid === TOP ? undefined : await lockCategory(session, actor, pid);
  if (pid !== TOP && parent === undefined) throw new NotFoundError();
  const brothers = await readCategories(session, actor, { pids: [pid] });
  const code = nextCode(
    parent?.code ?? '',
    brothers.map((brother) => brother.code),
  );
  const id = context.newId();
  const stamp = {
    create_by: actor.username,
    create_time: formatDateTime(context.clock(), context.compiled().app.timeZone),
  };
  const row = { id, tenant_id: actor.tenant, pid, name, code, sys_org_code: actor.orgCode, ...stamp };
  await run(session, builder.insertInto('sys_category').values(row));
  if (parent) await markParent(session, actor, pid, '1');
  return id;
}

/** Renames a category, or moves it with all below it and gives them new codes. */
export async function editCategory(
  context: Context,
  actor: Actor,
  session: Session,
  { id, pid, name }: { id: string; pid?: string; name: string },
): Promise<void> {
  const old = await lockCategory(session, actor, id);
  if (!old) throw new NotFoundError();
  const stamp = {
    update_by: actor.username,
    update_time: formatDateTime(context.clock(), context.compiled().app.timeZone),
  };
  const mine = builder.updateTable('sys_category').where('tenant_id', '=', actor.tenant);
  await run(session, mine.where('id', '=', id).set({ name, ...stamp }));
  if (pid === undefined || pid === old.pid) return;
  const parent = pid === TOP ? undefined : await lockCategory(session, actor, pid);
  if (pid !== TOP && !parent) throw new NotFoundError();
  if (parent?.code.startsWith(old.code)) throw new BusinessError('不能移到自己或自己的下级之下');
  const brothers = await readCategories(session, actor, { pids: [pid] });
  const code = nextCode(
    parent?.code ?? '',
    brothers.map((brother) => brother.code),
  );
  for (const category of await readCategories(session, actor, { below: old.code })) {
    const moved = `${code}${category.code.slice(old.code.length)}`;
    await run(session, mine.where('id', '=', category.id).set({ code: moved }));
  }
  await run(session, mine.where('id', '=', id).set({ pid }));
  if (parent) await markParent(session, actor, pid, '1');
  await unmarkEmpty(session, actor, old.pid);
}

/** Removes categories with all below them; answers how many. */
export async function removeCategories(session: Session, actor: Actor, ids: readonly string[]): Promise<number> {
  let removed = 0;
  for (const id of ids) {
    const category = await lockCategory(session, actor, id);
    if (!category) continue;
    const below = await readCategories(session, actor, { below: category.code });
    const gone = builder.deleteFrom('sys_category').where('tenant_id', '=', actor.tenant);
    await run(
      session,
      gone.where(
        'id',
        'in',
        below.map((each) => each.id),
      ),
    );
    removed += below.length;
    await unmarkEmpty(session, actor, category.pid);
  }
  return removed;
}

async function unmarkEmpty(session: Session, actor: Actor, pid: string): Promise<void> {
  if (pid === TOP) return;
  const left = await runFirst(session, own(actor).where('pid', '=', pid).select('id').limit(1));
  if (!left) await markParent(session, actor, pid, '0');
}

async function markParent(session: Session, actor: Actor, id: string, mark: '0' | '1'): Promise<void> {
  const update = builder.updateTable('sys_category').where('tenant_id', '=', actor.tenant).where('id', '=', id);
  await run(session, update.set({ has_child: mark }));
}
