import { conditionTitles, fitView } from '../../../engine/lists/fitView.ts';
import { LONGEST_DEFINITION, readDefinition } from '../../../engine/lists/viewDefinition.ts';
import type { SavedView, ViewKind, ViewScope } from '../../../engine/lists/views.ts';
import { lockAdvisory, type Session } from '../../db/Database.ts';
import { formatDateTime } from '../../db/formatDateTime.ts';
import { builder, run, runFirst, sqlFragment } from '../../db/sql.ts';
import type { Actor, Context } from '../../http/Context.ts';
import {
  BusinessError,
  ConflictError,
  ForbiddenError,
  NotFoundError,
  ParamError,
  TooLargeError,
} from '../../http/errors.ts';
import { mayEdit, mayShare, type StoredView, viewFor, visibleViews } from './storedViews.ts';
import { type KnownList, listOf } from './viewedLists.ts';

/** The most views, or queries, a person keeps of one list, or that are shared with one circle. */
export const MOST_VIEWS = 50;

/** A view to be made. */
export interface NewView {
  list: string;
  kind: ViewKind;
  title: string;
  scope: ViewScope;
  /** Code of the role it is for. */
  role?: string;
  isDefault: boolean;
  definition: unknown;
}

/** What is to be another way with a view. */
export interface ViewChange {
  id: string;
  version: number;
  title?: string;
  isDefault?: boolean;
  definition?: unknown;
}

type Parts = Pick<Context, 'db' | 'clock' | 'newId' | 'compiled' | 'rights'>;

/** Whom a view is for. */
type Circle = Pick<StoredView, 'list_code' | 'kind' | 'scope' | 'owner_id' | 'role_id'>;

/** Keeps a view. Throws what stands against it: the right, a name that is taken, too many. */
export async function addView(context: Parts, actor: Actor, view: NewView): Promise<SavedView> {
  const list = listOf(context, actor, view.list);
  const shared = view.scope !== 'mine';
  if (shared && !mayShare(actor)) throw new ForbiddenError('view share');
  // A named query is somebody's own: what is shared is a view.
  if (shared && view.kind === 'query') throw new ParamError('query is shared');
  return context.db.withTenant(actor, async (session) => {
    const role = view.scope === 'role' ? await roleOf(session, actor, view.role) : null;
    const circle: Circle = {
      list_code: view.list,
      kind: view.kind,
      scope: view.scope,
      role_id: role?.id ?? null,
      owner_id: shared ? null : actor.userId,
    };
    await lockCircle(session, actor, circle);
    const there = await countIn(session, actor, circle);
    if (there >= MOST_VIEWS) throw new BusinessError(`最多保存 ${MOST_VIEWS} 个，请先删除不用的`);
    await refuseTaken(session, actor, circle, view.title);
    const id = context.newId();
    if (view.isDefault) await clearDefault(session, actor, circle);
    const now = nowText(context);
    const insert = builder.insertInto('sys_view').values({
      id,
      tenant_id: actor.tenant,
      ...circle,
      title: view.title,
      is_default: view.isDefault,
      rank: there,
      ...definitionColumns(view.definition, list),
      create_by: actor.username,
      create_time: now,
      update_by: actor.username,
      update_time: now,
      sys_org_code: actor.orgCode,
    });
    await run(session, insert);
    return viewFor(actor, await storedView(session, actor, id), list);
  });
}

/** Changes what is named. Throws NotFoundError, ForbiddenError, ConflictError with the view as it is. */
export async function editView(context: Parts, actor: Actor, change: ViewChange): Promise<SavedView> {
  return context.db.withTenant(actor, async (session) => {
    const view = await editableView(session, actor, change.id);
    const list = listOf(context, actor, view.list_code);
    await lockCircle(session, actor, view);
    if (change.title !== undefined && change.title !== view.title)
      await refuseTaken(session, actor, view, change.title);
    if (change.isDefault) await clearDefault(session, actor, view);
    const update = builder
      .updateTable('sys_view')
      .set({
        ...(change.title === undefined ? {} : { title: change.title }),
        ...(change.isDefault === undefined ? {} : { is_default: change.isDefault }),
        ...(change.definition === undefined ? {} : definitionColumns(change.definition, list)),
        version: change.version + 1,
        update_by: actor.username,
        update_time: nowText(context),
      })
      .where('tenant_id', '=', actor.tenant)
      .where('id', '=', change.id)
      .where('version', '=', change.version);
    const { affected } = await run(session, update);
    const now = viewFor(actor, await storedView(session, actor, change.id), list);
    if (affected === 0) throw new ConflictError(now, '视图已被他人修改');
    return now;
  });
}

/** Throws NotFoundError, ForbiddenError. */
export async function removeView(context: Parts, actor: Actor, id: string): Promise<void> {
  await context.db.withTenant(actor, async (session) => {
    await editableView(session, actor, id);
    await run(session, builder.deleteFrom('sys_view').where('tenant_id', '=', actor.tenant).where('id', '=', id));
  });
}

/** Puts views of a list into an order. Throws when one of them is not the actor's to change. */
export async function orderViews(context: Parts, actor: Actor, list: string, ids: readonly string[]): Promise<void> {
  listOf(context, actor, list);
  await context.db.withTenant(actor, async (session) => {
    const select = visibleViews(actor)
      .where('v.list_code', '=', list)
      .where('v.id', '=', sqlFragment`any(${[...ids]})`);
    const { rows } = await run<StoredView>(session, select);
    if (rows.length !== ids.length) throw new NotFoundError();
    if (!rows.every((view) => mayEdit(actor, view))) throw new ForbiddenError('view order');
    for (const [rank, id] of ids.entries()) {
      const update = builder.updateTable('sys_view').set({ rank });
      await run(session, update.where('tenant_id', '=', actor.tenant).where('id', '=', id));
    }
  });
}

async function storedView(session: Session, actor: Actor, id: string): Promise<StoredView> {
  const found = await runFirst<StoredView>(session, visibleViews(actor).where('v.id', '=', id));
  if (!found) throw new NotFoundError();
  return found;
}

async function editableView(session: Session, actor: Actor, id: string): Promise<StoredView> {
  const view = await storedView(session, actor, id);
  if (!mayEdit(actor, view)) throw new ForbiddenError('view edit');
  return view;
}

/** What is written of a definition: cut to what its maker may know, so that nothing is smuggled in. */
function definitionColumns(given: unknown, list: KnownList) {
  const read = readDefinition(given);
  const { definition } = fitView(read, { ...list, titles: {} });
  const text = JSON.stringify(definition);
  if (text.length > LONGEST_DEFINITION) throw new TooLargeError();
  const titles = JSON.stringify(conditionTitles(definition, list.own));
  return { definition: sqlFragment`${text}::jsonb`, titles: sqlFragment`${titles}::jsonb` };
}

async function roleOf(session: Session, { tenant, admin, roles }: Actor, code = ''): Promise<{ id: string }> {
  if (!admin && !roles.includes(code)) throw new ForbiddenError('view role');
  const select = builder.selectFrom('sys_role').where('tenant_id', '=', tenant).where('role_code', '=', code);
  const role = await runFirst<{ id: string }>(session, select.select('id'));
  if (!role) throw new ParamError('role');
  return role;
}

function inCircle(actor: Actor, { list_code, kind, owner_id, role_id, scope }: Circle) {
  return sqlFragment<boolean>`tenant_id = ${actor.tenant} and list_code = ${list_code} and kind = ${kind}
    and scope = ${scope} and owner_id is not distinct from ${owner_id} and role_id is not distinct from ${role_id}`;
}

/** Two who change the same circle at once do it one after the other: names, number and default hold. */
async function lockCircle(session: Session, actor: Actor, circle: Circle): Promise<void> {
  const name = [actor.tenant, circle.list_code, circle.kind, circle.owner_id ?? '', circle.role_id ?? ''].join(' ');
  await lockAdvisory(session, `sys_view ${name}`);
}

async function countIn(session: Session, actor: Actor, circle: Circle): Promise<number> {
  const select = builder.selectFrom('sys_view').where(inCircle(actor, circle));
  const counted = await runFirst<{ count: number }>(
    session,
    select.select((eb) => eb.fn.countAll().as('count')),
  );
  return Number(counted?.count ?? 0);
}

async function refuseTaken(session: Session, actor: Actor, circle: Circle, title: string): Promise<void> {
  const select = builder.selectFrom('sys_view').where(inCircle(actor, circle)).where('title', '=', title).select('id');
  if (await runFirst(session, select)) throw new BusinessError(`“${title}”已存在，请换一个名称`);
}

async function clearDefault(session: Session, actor: Actor, circle: Circle): Promise<void> {
  const update = builder.updateTable('sys_view').set({ is_default: false }).where(inCircle(actor, circle));
  await run(session, update.where('is_default', '=', true));
}

function nowText({ clock, compiled }: Pick<Context, 'clock' | 'compiled'>): string {
  return formatDateTime(clock(), compiled().app.timeZone);
}
