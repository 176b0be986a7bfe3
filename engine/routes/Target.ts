import { type AddressNames, menuAddress, pathOf } from './address.ts';
import type { MenuItem } from './MenuItem.ts';
import { type OnlineType, onlineType } from './onlinePages.ts';

/** What a menu entry opens. */
export type Target =
  | { kind: 'screen'; screenId: string }
  /** A screen found by its wire code: the one given, or the route's `:code`. */
  | { kind: 'online'; type: OnlineType; code?: string }
  | { kind: 'page'; page: string }
  | { kind: 'folder' }
  | { kind: 'frame'; url: string }
  | { kind: 'outside'; url: string }
  /** The address is not one to follow. */
  | { kind: 'refused'; reason: string }
  | { kind: 'unknown'; component: string };

const PAGES: Record<string, string> = { 'dashboard/Analysis': 'home', 'pages/home': 'home' };

/** Says what an entry opens, from its component and address alone. */
export function targetOf(item: MenuItem, names: AddressNames): Target {
  const outside = outsideTarget(item, names);
  if (outside) return outside;
  const component = item.component.replace(/^\//, '');
  if (component.startsWith('screens/')) return { kind: 'screen', screenId: component.slice('screens/'.length) };
  const page = PAGES[component];
  if (page) return { kind: 'page', page };
  const type = onlineType(component);
  if (type) return { kind: 'online', type, ...codeOf(item.path) };
  if (component.includes('layouts') || (component === '' && item.children.length > 0)) return { kind: 'folder' };
  return { kind: 'unknown', component: item.component };
}

function outsideTarget(item: MenuItem, names: AddressNames): Target | undefined {
  const template = item.meta.url ?? (item.path.startsWith('/') ? undefined : item.path);
  if (template === undefined) return undefined;
  const url = menuAddress(template, names);
  if (url === undefined)
    return { kind: 'refused', reason: `菜单「${item.meta.title}」的地址不安全或含有未知占位符，已停用` };
  return item.meta.internalOrExternal ? { kind: 'outside', url } : { kind: 'frame', url };
}

function codeOf(path: string): { code?: string } {
  const last = pathOf(path).split('/').pop() ?? '';
  return last === '' || last.startsWith(':') ? {} : { code: last };
}

/** The path an entry stands under, query included; entries with an outside address get one of their own. */
export function itemPath(item: MenuItem): string {
  return item.path.startsWith('/') ? item.path : `/outside/${encodeURIComponent(item.id)}`;
}
