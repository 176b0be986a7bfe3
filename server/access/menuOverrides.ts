import { arrangeMenu, type MenuOverride } from '../../engine/authoring/menu/arrangeMenu.ts';
import type { MenuNode } from '../../engine/plan/compiled.ts';
import { allRows } from '../db/Database.ts';
import { builder, run } from '../db/sql.ts';
import type { Context } from '../http/Context.ts';

/** What administrators may say of an entry otherwise than its file: keys of its record. */
export const OVERRIDABLE = ['title', 'icon', 'sortNo', 'hidden', 'parentId'] as const;
export type Overridable = (typeof OVERRIDABLE)[number];

/** What an entry that no file has is marked by among its overrides. */
export const ADDED = 'added';

/** On which every process is told that the menu of a tenant is another. */
export const MENU_CHANNEL = 'weft_menu';

interface OverrideRow {
  code: string;
  parent: string | null;
  title: string;
  icon: string | null;
  sort_no: number;
  hidden: string;
  overrides: string;
}

/** What the tenant's administrators say of its menu. */
export async function readOverrides({ db }: Pick<Context, 'db'>, tenant: string): Promise<MenuOverride[]> {
  const select = builder
    .selectFrom('sys_menu as m')
    .leftJoin('sys_menu as above', 'above.id', 'm.parent_id')
    .where('m.tenant_id', '=', tenant)
    .where('m.changed', '=', '1')
    .orderBy('m.code')
    .select(['m.code', 'above.code as parent', 'm.title', 'm.icon', 'm.sort_no', 'm.hidden', 'm.overrides']);
  const { rows } = await db.withTenant(allRows(tenant), (session) => run<OverrideRow>(session, select));
  return rows.map(overrideOf);
}

function overrideOf({ code, parent, title, icon, sort_no, hidden, overrides }: OverrideRow): MenuOverride {
  const keys = new Set(overrides.split(','));
  const own = (key: Overridable): boolean => keys.has(key);
  return {
    key: code,
    ...(own('title') ? { title } : {}),
    ...(own('icon') ? { icon } : {}),
    ...(own('sortNo') ? { order: sort_no } : {}),
    ...(own('hidden') ? { hidden: hidden === '1' } : {}),
    ...(own('parentId') ? { parent: parent ?? '' } : {}),
    ...(keys.has(ADDED) ? { added: true as const } : {}),
  };
}

/** The menu as the tenant has it. */
export async function menuOf(context: Pick<Context, 'db' | 'compiled'>, tenant: string): Promise<readonly MenuNode[]> {
  const overrides = await readOverrides(context, tenant);
  const { menu } = context.compiled();
  return overrides.length === 0 ? menu : arrangeMenu(menu, overrides);
}
