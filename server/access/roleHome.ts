import { allRows } from '../db/Database.ts';
import { builder, run, sqlFragment } from '../db/sql.ts';
import type { Actor, Context } from '../http/Context.ts';

/** The page somebody begins with, by their roles; and why it is not the one their role says. */
export interface RoleHome {
  home?: string;
  homeNotice?: string;
}

/** An entry of a menu, as far as addresses go. */
interface Addressed {
  path: string;
  children?: readonly Addressed[];
}

interface HomeRow {
  name: string;
  path: string;
}

/** Whether the menu has a page at the path, shown or not; a folder is none. */
function isPageAt(items: readonly Addressed[], path: string): boolean {
  return items.some(({ path: own, children = [] }) =>
    children.length === 0 ? own === path : isPageAt(children, path),
  );
}

/** The home of the actor's role with the highest priority that is in their menu; nothing where no role has one. */
export async function roleHome(
  { db }: Pick<Context, 'db'>,
  { tenant, roles }: Pick<Actor, 'tenant' | 'roles'>,
  menu: readonly Addressed[],
): Promise<RoleHome> {
  if (roles.length === 0) return {};
  const select = builder
    .selectFrom('sys_role')
    .where('tenant_id', '=', tenant)
    .where('role_code', '=', sqlFragment<string>`any(${[...roles]})`)
    .where('home_path', '<>', '')
    .orderBy('home_priority', 'desc')
    .orderBy('role_code')
    .select(['role_name as name', 'home_path as path']);
  const { rows } = await db.withTenant(allRows(tenant), (session) => run<HomeRow>(session, select));
  const found = rows.find(({ path }) => isPageAt(menu, path));
  const [first] = rows;
  return {
    ...(found ? { home: found.path } : {}),
    ...(first && first !== found ? { homeNotice: noticeOf(first, found) } : {}),
  };
}

function noticeOf({ name, path }: HomeRow, instead: HomeRow | undefined): string {
  const now = instead ? `角色「${instead.name}」的首页` : '默认首页';
  return `角色「${name}」的首页 ${path} 不存在或没有权限，已打开${now}`;
}
