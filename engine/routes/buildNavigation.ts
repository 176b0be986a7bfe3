import { pathOf } from './address.ts';
import type { RouteOptions } from './buildRoutes.ts';
import type { MenuItem } from './MenuItem.ts';
import { isPermitted } from './MenuItem.ts';
import { itemPath, type Target, targetOf } from './Target.ts';

/** One entry of the side menu. */
export interface NavigationNode {
  /** The full path, query included: two entries may share a route. */
  key: string;
  title: string;
  icon?: string;
  target: Target;
  children: NavigationNode[];
}

/** The visible menu. Entries of route '0' are shown, hidden ones are not, nor a parent left without children. */
export function buildNavigation(menu: readonly MenuItem[], options: RouteOptions): NavigationNode[] {
  return menu.flatMap((item) => {
    if (item.hidden || !isPermitted(item, options.held)) return [];
    const node = nodeOf(item, options);
    const orphan = node.children.length === 0 && (item.children.length > 0 || node.target.kind === 'folder');
    return orphan && !item.alwaysShow ? [] : [node];
  });
}

function nodeOf(item: MenuItem, options: RouteOptions): NavigationNode {
  return {
    key: itemPath(item),
    title: item.meta.title,
    ...(item.meta.icon ? { icon: item.meta.icon } : {}),
    target: targetOf(item, options.names),
    // An aggregate is one entry that opens its own page.
    children: item.alwaysShow ? [] : buildNavigation(item.children, options),
  };
}

/** Entries from the top down to the one a full path belongs to: by full path, else by path alone, else by pattern. */
export function findTrail(menu: readonly MenuItem[], fullPath: string): MenuItem[] {
  const bare = pathOf(fullPath);
  const wanted = fullPath.replace(/#.*$/, '');
  return (
    search(menu, (item) => itemPath(item) === wanted) ??
    search(menu, (item) => pathOf(itemPath(item)) === bare) ??
    search(menu, (item) => isMatch(pathOf(itemPath(item)), bare)) ??
    []
  );
}

/**
 * The full path of the page at an address: a menu entry's own, whatever else the address asks of it. Addresses of a
 * pattern, and those of no entry, are pages by their path.
 */
export function pageAt(menu: readonly MenuItem[], address: string): string {
  const bare = pathOf(address);
  const item = findTrail(menu, address).at(-1);
  const own = item && itemPath(item);
  return own !== undefined && pathOf(own) === bare ? own : bare;
}

function search(items: readonly MenuItem[], fits: (item: MenuItem) => boolean): MenuItem[] | undefined {
  for (const item of items) {
    if (fits(item)) return [item];
    const below = search(item.children, fits);
    if (below) return [item, ...below];
  }
  return undefined;
}

/** True when a path fits a pattern with `:name` segments. */
export function isMatch(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  );
}

/** The entries that have routes: a row of route '0' is shown for a page that another one serves. */
function routed(menu: readonly MenuItem[]): MenuItem[] {
  return menu.flatMap((item) => (item.route === '0' ? [] : [{ ...item, children: routed(item.children) }]));
}

/**
 * The low-code app a page belongs to: the `:appId` of its address, where the name of its route begins with
 * `low-app`; undefined everywhere else.
 */
export function lowAppOf(menu: readonly MenuItem[], fullPath: string): string | undefined {
  const item = findTrail(routed(menu), fullPath).at(-1);
  if (!item?.name.startsWith('low-app')) return undefined;
  const at = pathOf(itemPath(item)).split('/').indexOf(':appId');
  return at < 0 ? undefined : pathOf(fullPath).split('/')[at];
}
