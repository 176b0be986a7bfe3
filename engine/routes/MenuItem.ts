import { isRecord } from '../api/envelope.ts';

/** One entry of the server's menu, as `getUserPermissionByToken` gives it. */
export interface MenuItem {
  id: string;
  /** '0': shown in the menu, but no route of its own. */
  route: string;
  path: string;
  name: string;
  component: string;
  redirect?: string;
  hidden: boolean;
  alwaysShow: boolean;
  meta: MenuMeta;
  children: MenuItem[];
}

export interface MenuMeta {
  title: string;
  icon?: string;
  /** Outside address or one with placeholders; unchecked, see `menuAddress`. */
  url?: string;
  /** The page lives on behind others; unless it says no, it does. */
  keepAlive: boolean;
  /** Opens in a new window. */
  internalOrExternal: boolean;
  componentName?: string;
  hiddenHeaderContent: boolean;
  /** One of these must be held; absent: everybody. */
  permission?: string[];
}

/** Reads a menu off the wire; entries without a path or title are left out, never trusted. */
export function parseMenu(value: unknown): MenuItem[] {
  return Array.isArray(value) ? value.flatMap(parseItem) : [];
}

function parseItem(value: unknown): MenuItem[] {
  if (!isRecord(value)) return [];
  const meta = isRecord(value.meta) ? value.meta : {};
  const path = text(value.path);
  const title = text(meta.title) ?? text(value.title);
  if (!path || !title) return [];
  return [
    {
      id: text(value.id) ?? path,
      route: String(value.route ?? '1'),
      path,
      name: text(value.name) ?? path,
      component: text(value.component) ?? '',
      redirect: text(value.redirect),
      hidden: value.hidden === true,
      alwaysShow: value.alwaysShow === true,
      meta: parseMeta(meta, title),
      children: parseMenu(value.children),
    },
  ];
}

function parseMeta(meta: Record<string, unknown>, title: string): MenuMeta {
  const permission = Array.isArray(meta.permission)
    ? meta.permission.filter((one) => typeof one === 'string')
    : undefined;
  return {
    title,
    icon: text(meta.icon),
    url: text(meta.url),
    keepAlive: meta.keepAlive !== false,
    internalOrExternal: meta.internalOrExternal === true,
    componentName: text(meta.componentName),
    hiddenHeaderContent: meta.hiddenHeaderContent === true,
    permission,
  };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** True when the entry asks for no permission or one of those it names is held. */
export function isPermitted(item: MenuItem, held: readonly string[] | undefined): boolean {
  const wanted = item.meta.permission;
  return !wanted || wanted.length === 0 || held === undefined || wanted.some((one) => held.includes(one));
}

/** True for a parent all of whose children are hidden. */
export function parentHidden(item: MenuItem): boolean {
  return item.children.length > 0 && item.children.every((child) => child.hidden || parentHidden(child));
}
