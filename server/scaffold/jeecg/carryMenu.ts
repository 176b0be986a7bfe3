import { isRecord } from '../../../engine/api/envelope.ts';
import type { MenuNode } from '../../../engine/plan/compiled.ts';
import type { Json } from './Draft.ts';
import type { DumpRow } from './dump/readDump.ts';
import { Names, slug } from './names.ts';
import { grouped, isYes, type Source, textOf } from './Source.ts';
import type { World } from './World.ts';

/** Pages that the product has of its own, by what the component of the old page ends with. */
const OWN_PAGES: readonly (readonly [RegExp, string])[] = [
  [/system\/(?:UserList|user\/index)$/, 'system/user'],
  [/system\/(?:RoleList|role\/index)$/, 'system/role'],
  [/system\/(?:NewPermissionList|PermissionList|menu\/index)$/, 'system/menu'],
  [/system\/(?:DepartList|DepartUserList|depart\/index)$/, 'system/department'],
  [/system\/(?:DictList|dict\/index)$/, 'system/dictionary'],
  [/system\/(?:SysCategoryList|category\/index)$/, 'system/category'],
  [/system\/(?:SysPositionList|position\/index)$/, 'system/position'],
  [/system\/(?:SysAnnouncementList|notice\/index)$/, 'system/announcement'],
  [/system\/(?:TenantList|tenant\/index)$/, 'system/tenant'],
  [/system\/(?:QuartzJobList)$|monitor\/quartz\/index$/, 'system/schedule'],
  [/system\/(?:LogList)$|monitor\/log\/index$/, 'system/log-operation'],
  [/system\/(?:SysCheckRuleList|checkRule\/index)$/, 'system/check-rule'],
  [/system\/(?:SysFillRuleList|fillRule\/index)$/, 'system/fill-rule'],
  [/dashboard\/(?:Analysis|Analysis\/index)$/, 'dashboard/analysis'],
];

interface Menu {
  below: ReadonlyMap<string, readonly DumpRow[]>;
  world: World;
  /** Screens the menu names already. */
  named: Set<string>;
  icons: ReadonlySet<string>;
  /** Addresses that are not taken. */
  paths: Names;
}

/** `sys_permission` as entries of the menu: folders, pages that were carried over, and addresses elsewhere. */
export function carryMenu(source: Source, world: World, icons: ReadonlySet<string>): Json[] {
  const rows = source.sys_permission.filter((row) => !isYes(row, 'del_flag'));
  const menus = rows.filter((row) => textOf(row, 'menu_type') !== '2');
  const menu: Menu = {
    below: grouped(menus, 'parent_id', 'sort_no'),
    world,
    named: new Set(),
    icons,
    paths: new Names(addressesOf(world.compiled.menu)),
  };
  const known = new Set(rows.map((row) => textOf(row, 'id')));
  const top = menus.filter((row) => !known.has(textOf(row, 'parent_id')));
  top.sort((a, b) => Number(textOf(a, 'sort_no')) - Number(textOf(b, 'sort_no')));
  tellButtons(rows, world);
  return top.flatMap((row) => entryOf(row, menu, new Set()));
}

const addressesOf = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ path, children }) => [path, ...addressesOf(children)]);

function entryOf(row: DumpRow, menu: Menu, above: ReadonlySet<string>): Json[] {
  const id = textOf(row, 'id');
  if (above.has(id)) return [];
  const inner = new Set([...above, id]);
  const children = (menu.below.get(id) ?? []).flatMap((child) => entryOf(child, menu, inner));
  const title = textOf(row, 'name') || textOf(row, 'component_name') || '未命名';
  const look = lookOf(row, menu.icons);
  const target = targetOf(row, `菜单 ${title}`, menu, children.length > 0);
  if (children.length === 0) return target === undefined ? [] : [ofRow(row, { title, ...look, ...target }, menu)];
  // A page with pages below it stands first among them.
  const own = target === undefined ? [] : [ofRow(row, { title, ...target }, menu)];
  return [ofRow(row, { title, ...look, ...folderPath(row, menu), children: [...own, ...children] }, menu)];
}

function ofRow(row: DumpRow, entry: Json, { world }: Menu): Json {
  world.rows.set(entry, row);
  return entry;
}

/** An entry as it is once the compiler has judged the pages; what leads to none any more is told of. */
export function withoutLostPages(entry: Json, pages: ReadonlySet<string>, world: World): Json[] {
  const lost = (why: string): Json[] => {
    const row = world.rows.get(entry);
    if (row !== undefined)
      world.notes.lost(row, `菜单 ${String(entry.title)}`, why, '搬好那一页后写进 screens/menu.json');
    return [];
  };
  if (typeof entry.screen === 'string')
    return pages.has(entry.screen)
      ? [entry]
      : lost(`它打开的“${world.titles.get(entry.screen) ?? entry.screen}”没有搬过来，原因另列`);
  if (!Array.isArray(entry.children)) return [entry];
  const children = entry.children.filter(isRecord).flatMap((child) => withoutLostPages(child, pages, world));
  return children.length === 0 ? lost('目录里的页面都没有搬过来') : [{ ...entry, children }];
}

/** Folders keep their address where it is free and can be written. */
function folderPath(row: DumpRow, { paths }: Menu): Json {
  const path = textOf(row, 'url');
  return /^\/[A-Za-z0-9/_-]+$/.test(path) ? { path: paths.take(`/${slug(path)}`) } : {};
}

function lookOf(row: DumpRow, icons: ReadonlySet<string>): Json {
  const name = textOf(row, 'icon')
    .replace(/^[\w-]+:/, '')
    .replace(/-(?:outlined|filled|twotone)$/, '');
  return { ...(icons.has(name) ? { icon: name } : {}), ...(isYes(row, 'hidden') ? { hidden: true } : {}) };
}

/** Where an entry leads; undefined, and told of, where that was not carried over. */
function targetOf(row: DumpRow, what: string, menu: Menu, isFolder: boolean): Json | undefined {
  const { world, named } = menu;
  const url = textOf(row, 'url');
  const component = textOf(row, 'component');
  if (/^https?:\/\//.test(url)) return external(row, what, url, world);
  // Routes with a place in them serve the entries that fill it.
  if (url.includes(':') || (isFolder && /layout|RouteView|^$/i.test(component))) return undefined;
  const [, kind, code = '', search] = /^\/online\/(cgreport|cgform\w*)\/([\w-]+)(\?.*)?$/.exec(url) ?? [];
  const screen = kind === 'cgreport' ? world.reports.get(code) : world.screens.get(code);
  if (screen !== undefined) {
    if (search !== undefined)
      world.notes.lost(
        row,
        `${what}的参数 ${search}`,
        '菜单项不带查询条件',
        '把条件写成查询项或参数的 defaultValue，或存成视图',
      );
    if (named.has(screen)) {
      world.notes.lost(row, what, `页面 ${screen} 在菜单里已经有了`, '要两处都有，给其中一个写 path');
      return undefined;
    }
    named.add(screen);
    return { screen };
  }
  tellLost(row, what, kind === undefined ? '' : `${kind} ${code}`, component || url, world);
  return undefined;
}

function external(row: DumpRow, what: string, url: string, world: World): Json | undefined {
  if (/\$\{|\{\{/.test(url)) {
    world.notes.lost(row, what, `地址 ${url} 里有要执行的内容`, '写一个 url 固定的菜单项；可用 {{ tenantId }} 等占位');
    return undefined;
  }
  return { url, ...(isYes(row, 'internal_or_external') ? {} : { frame: true }) };
}

function tellLost(row: DumpRow, what: string, online: string, component: string, { notes }: World): void {
  const [, own] = OWN_PAGES.find(([pattern]) => pattern.test(component)) ?? [];
  if (online !== '') notes.lost(row, what, `它打开的 ${online} 没有搬过来`, '搬好那一页后写进 screens/menu.json');
  else if (own !== undefined)
    notes.changed(row, what, `是旧系统自带的页面 ${component}`, `由织屏的页面 ${own} 代替，见“系统管理”`);
  else if (/layout|RouteView/i.test(component) || component === '')
    notes.lost(row, what, '目录里没有搬过来的页面', '不需要；有了页面再写进 screens/menu.json');
  else notes.lost(row, what, `是用程序写的页面 ${component}`, '用声明另写：列表、报表、表单或看板');
}

/** Rights to buttons come with every page; which role has which is granted anew. */
function tellButtons(rows: readonly DumpRow[], world: World): void {
  const buttons = rows.filter((row) => textOf(row, 'menu_type') === '2');
  const parents = new Map(rows.map((row) => [textOf(row, 'id'), textOf(row, 'name')]));
  for (const [parent, group] of grouped(buttons, 'parent_id', 'sort_no')) {
    const [first] = group;
    if (first === undefined) continue;
    const codes = group.map((row) => textOf(row, 'perms') || textOf(row, 'name'));
    world.notes.lost(
      first,
      `${parents.get(parent) ?? '未知页面'}的按钮权限 ${codes.slice(0, 5).join('、')}${codes.length > 5 ? ` 等 ${codes.length} 个` : ''}`,
      '每个页面的按钮自带权限码（前缀:add、edit、delete…）',
      '在“角色”的授权里重新勾选；自己的按钮写进 rowActions',
    );
  }
}
