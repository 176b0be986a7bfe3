import { createHash } from 'node:crypto';
import { GENERAL_RIGHTS } from '../../engine/permissions/general.ts';
import type { Compiled, MenuNode } from '../../engine/plan/compiled.ts';
import type { Plan } from '../../engine/plan/Plan.ts';
import { columnRights, grantedActions, openActions } from '../../engine/plan/parts.ts';
import type { Actor, Preview } from '../http/Context.ts';
import type { Rights } from '../http/Rights.ts';
import type { RoleHome } from './roleHome.ts';
import { scopeNotes } from './rowScopes.ts';

/** A menu entry on the wire: docs/contract.md, “Menu and permissions”. */
export interface MenuItem {
  id: string;
  route: '1';
  path: string;
  name: string;
  component: string;
  redirect?: string;
  hidden?: true;
  alwaysShow?: true;
  children?: MenuItem[];
  meta: {
    title: string;
    icon?: string;
    keepAlive: boolean;
    hiddenHeaderContent?: true;
    internalOrExternal: boolean;
    componentName: string;
    url?: string;
  };
}

/** A permission on the wire: `type` '1' is shown or not shown. */
export interface AuthItem {
  action: string;
  type: '1';
  describe: string;
}

/** What `getUserPermissionByToken` answers. */
export interface PermissionResult extends RoleHome {
  menu: MenuItem[];
  auth: AuthItem[];
  allAuth: (AuthItem & { status: '1' })[];
  codeList: string[];
  /** Which rows are seen, in words, by the code of the page; absent: all of every page. */
  rowScopes?: Record<string, string>;
  /** Whose menu and permissions these are, while an administrator looks with them. */
  preview?: Pick<Preview, 'kind' | 'name'>;
}

const FOLDER = 'layouts/RouteView';
const DEFAULT_HOME = '/dashboard/analysis';

function nameOf(path: string): string {
  return path.replace(/^\//, '').replaceAll('/', '-').replaceAll(':', '@');
}

function itemOf(node: MenuNode, component: string, path = node.path): MenuItem {
  const componentName = component.slice(component.lastIndexOf('/') + 1);
  const meta = {
    title: node.title,
    keepAlive: node.keepAlive ?? node.screen !== undefined,
    ...(node.hiddenHeaderContent ? { hiddenHeaderContent: true as const } : {}),
    internalOrExternal: false,
    componentName,
  };
  return {
    id: node.id,
    route: '1',
    path,
    name: nameOf(path),
    component,
    ...(node.hidden ? { hidden: true as const } : {}),
    ...(node.alwaysShow ? { alwaysShow: true as const } : {}),
    meta: node.icon ? { ...meta, icon: node.icon } : meta,
  };
}

function outsideItem(node: MenuNode, url: string): MenuItem | undefined {
  // Nothing but web addresses ever becomes a link.
  if (!/^(https?:\/\/|\{\{)/i.test(url)) return undefined;
  const item = itemOf(node, 'layouts/IframePageView', `/${createHash('md5').update(url).digest('hex')}`);
  const framed = node.frame === true;
  return { ...item, meta: { ...item.meta, keepAlive: node.keepAlive ?? framed, internalOrExternal: !framed, url } };
}

/** Origins of the outside addresses a menu shows inside pages: what `frame-src` must allow, and nothing more. */
export function frameOrigins(nodes: readonly MenuNode[]): string[] {
  const origins = nodes.flatMap((node) => [
    ...(node.frame && node.url ? originOf(node.url) : []),
    ...frameOrigins(node.children),
  ]);
  return [...new Set(origins)].sort();
}

// A host that holds a placeholder is known to the browser alone, and is not allowed by guessing.
function originOf(url: string): string[] {
  const [origin = ''] = /^https?:\/\/[^/?#]+/i.exec(url) ?? [];
  return /[{}$;,'\s]/.test(origin) || !URL.canParse(origin) ? [] : [new URL(origin).origin];
}

function folderItem(node: MenuNode, children: MenuItem[], first: boolean): MenuItem | undefined {
  if (children.length === 0) return undefined;
  const item = itemOf(node, FOLDER);
  const shown = children.find((child) => !child.hidden);
  return {
    ...item,
    ...(first ? { redirect: (shown ?? children[0])?.path } : {}),
    ...(first && !shown ? { hidden: true as const } : {}),
    children,
  };
}

function leafItem(node: MenuNode, actor: Actor, rights: Rights): MenuItem | undefined {
  if (node.screen) return rights.canOpen(actor, node.screen) ? itemOf(node, `screens/${node.screen}`) : undefined;
  if (!node.url) return undefined;
  return actor.admin || actor.menus.has(node.id) ? outsideItem(node, node.url) : undefined;
}

function project(nodes: readonly MenuNode[], actor: Actor, rights: Rights, first: boolean): MenuItem[] {
  return nodes.flatMap((node) => {
    const item =
      node.children.length > 0
        ? folderItem(node, project(node.children, actor, rights, false), first)
        : leafItem(node, actor, rights);
    return item ?? [];
  });
}

function holdsPath(items: readonly MenuItem[], path: string): boolean {
  return items.some((item) => item.path === path || holdsPath(item.children ?? [], path));
}

function homeItem(path: string): MenuItem {
  const node = { id: 'home', title: '首页', icon: 'home', path, hidden: false, children: [] };
  return itemOf(node, 'dashboard/Analysis');
}

/** Every permission the declarations know: buttons and restricted fields. */
export function allPermissions(plans: Iterable<Plan>): AuthItem[] {
  const known = new Map<string, AuthItem>();
  const add = (action: string, describe: string): void => {
    if (!known.has(action)) known.set(action, { action, type: '1', describe });
  };
  for (const plan of plans) {
    for (const { permission, title } of grantedActions(plan)) add(permission, `${plan.title}：${title}`);
    for (const { code, title } of columnRights(plan)) add(code, `${plan.title}：${title}`);
  }
  for (const { code, title } of GENERAL_RIGHTS) add(code, title);
  return [...known.values()];
}

/** The menu as the tenant has it, the permissions held and all permissions there are, for one actor. */
export function permissionResult(
  compiled: Compiled,
  nodes: readonly MenuNode[],
  actor: Actor,
  rights: Rights,
): PermissionResult {
  const menu = project(nodes, actor, rights, true);
  const home = compiled.app.home || DEFAULT_HOME;
  const all = allPermissions(compiled.plans.values());
  const open = new Set([...compiled.plans.values()].flatMap((plan) => [...openActions(plan)]));
  const held = (action: string): boolean => actor.admin || actor.permissions.has(action) || open.has(action);
  const auth = all.filter((item) => held(item.action));
  return {
    menu: holdsPath(menu, home) ? menu : [homeItem(home), ...menu],
    auth,
    allAuth: all.map((item) => ({ ...item, status: '1' })),
    codeList: auth.map((item) => item.action),
    ...(actor.rows === 'all' ? {} : { rowScopes: scopeNotes(actor, compiled) }),
    ...(actor.preview ? { preview: { kind: actor.preview.kind, name: actor.preview.name } } : {}),
  };
}
