import { fitView } from '../../../engine/lists/fitView.ts';
import { readDefinition } from '../../../engine/lists/viewDefinition.ts';
import type { SavedView, ScreenViews, ViewKind, ViewScope } from '../../../engine/lists/views.ts';
import { SHARE_VIEWS } from '../../../engine/permissions/general.ts';
import type { Session } from '../../db/Database.ts';
import { builder, run, sqlFragment } from '../../db/sql.ts';
import type { Actor } from '../../http/Context.ts';
import type { KnownList } from './viewedLists.ts';

/** A row of `sys_view` with its role. */
export interface StoredView {
  id: string;
  list_code: string;
  kind: ViewKind;
  title: string;
  scope: ViewScope;
  owner_id: string | null;
  role_id: string | null;
  role_code: string | null;
  role_name: string | null;
  is_default: boolean;
  version: number;
  definition: unknown;
  titles: unknown;
}

export const mayShare = ({ admin, permissions }: Actor): boolean => admin || permissions.has(SHARE_VIEWS);

/** Own ones are one's own to change; shared ones take the right, and the role they are for. */
export function mayEdit(actor: Actor, view: Pick<StoredView, 'scope' | 'owner_id' | 'role_code'>): boolean {
  if (view.scope === 'mine') return view.owner_id === actor.userId;
  return mayShare(actor) && (view.scope === 'all' || reaches(actor, view.role_code));
}

const reaches = ({ admin, roles }: Actor, role: string | null): boolean =>
  admin || (role !== null && roles.includes(role));

/** The views the actor may see; which of them is up to the caller. */
export function visibleViews(actor: Actor) {
  const { tenant, userId, roles, admin } = actor;
  return builder
    .selectFrom('sys_view as v')
    .leftJoin('sys_role as r', 'r.id', 'v.role_id')
    .where('v.tenant_id', '=', tenant)
    .where((eb) =>
      eb.or([
        eb('v.owner_id', '=', userId),
        eb('v.scope', '=', 'all'),
        admin
          ? eb('v.scope', '=', 'role')
          : eb.and([eb('v.scope', '=', 'role'), eb('r.role_code', '=', sqlFragment`any(${[...roles]})`)]),
      ]),
    )
    .select(['v.id', 'v.list_code', 'v.kind', 'v.title', 'v.scope', 'v.owner_id', 'v.role_id', 'v.is_default'])
    .select(['v.version', 'v.definition', 'v.titles', 'r.role_code', 'r.role_name'])
    .orderBy(sqlFragment`case v.scope when 'mine' then 0 when 'role' then 1 else 2 end`)
    .orderBy('r.role_name')
    .orderBy('v.rank')
    .orderBy('v.id');
}

/** The view as the actor may know it. */
export function viewFor(actor: Actor, view: StoredView, list: KnownList): SavedView {
  const { titles } = view;
  const named = typeof titles === 'object' && titles !== null ? (titles as Record<string, string>) : {};
  const fitted = fitView(readDefinition(view.definition), { ...list, titles: named });
  return {
    id: view.id,
    list: view.list_code,
    kind: view.kind,
    title: view.title,
    scope: view.scope,
    ...(view.role_code === null ? {} : { role: view.role_code, roleName: view.role_name ?? view.role_code }),
    isDefault: view.is_default,
    mayEdit: mayEdit(actor, view),
    version: view.version,
    ...fitted,
  };
}

/** All views of some lists as the actor may know them. */
export async function screenViews(
  session: Session,
  actor: Actor,
  lists: ReadonlyMap<string, KnownList>,
): Promise<ScreenViews> {
  const codes = [...lists.keys()];
  const select = visibleViews(actor).where('v.list_code', '=', sqlFragment`any(${codes})`);
  const { rows } = codes.length > 0 ? await run<StoredView>(session, select) : { rows: [] };
  const entries = [...lists].map(([code, list]) => {
    const views = rows.filter(({ list_code }) => list_code === code).map((view) => viewFor(actor, view, list));
    const own = views.find((view) => view.isDefault && view.kind === 'view' && isFor(actor, view));
    return [code, { views, ...(own ? { own: own.id } : {}) }] as const;
  });
  return {
    lists: Object.fromEntries(entries),
    mayShare: mayShare(actor),
    roles: mayShare(actor) ? await rolesToShareWith(session, actor) : [],
  };
}

/** Administrators see the views of every role, and open their lists with those of their own. */
const isFor = ({ roles }: Actor, { scope, role }: SavedView): boolean =>
  scope !== 'role' || (role !== undefined && roles.includes(role));

/** Own roles; all of the tenant for administrators. */
async function rolesToShareWith(session: Session, { tenant, admin, roles }: Actor): Promise<ScreenViews['roles']> {
  const all = builder.selectFrom('sys_role').where('tenant_id', '=', tenant).select(['role_code', 'role_name']);
  const some = admin ? all : all.where('role_code', '=', sqlFragment`any(${[...roles]})`);
  const { rows } = await run<{ role_code: string; role_name: string }>(session, some.orderBy('role_name').limit(500));
  return rows.map(({ role_code, role_name }) => ({ code: role_code, name: role_name }));
}
