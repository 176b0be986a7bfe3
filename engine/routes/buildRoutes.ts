import { type AddressNames, pathOf } from './address.ts';
import type { MenuItem } from './MenuItem.ts';
import { isPermitted, parentHidden } from './MenuItem.ts';
import { itemPath, type Target, targetOf } from './Target.ts';

/** One address the product answers. */
export interface Route {
  /** Pattern without query: `/online/cgformList/:code`. */
  path: string;
  name: string;
  title: string;
  target: Target;
  /** Where a folder leads; never to itself. */
  redirect?: string;
  keepAlive: boolean;
  componentName?: string;
  hiddenHeaderContent: boolean;
}

export interface RouteOptions {
  names: AddressNames;
  /** Permission codes held; matters only for entries that name some. */
  held?: readonly string[];
}

/** The routes of a menu, flat, in menu order; of two entries on one path (differing in query) the first serves both. */
export function buildRoutes(menu: readonly MenuItem[], options: RouteOptions): Route[] {
  const routes = new Map<string, Route>();
  const visit = (items: readonly MenuItem[], top: boolean) => {
    for (const item of items) {
      if (item.route === '0' || !isPermitted(item, options.held)) continue;
      const route = routeOf(item, options.names, top);
      if (route.target.kind !== 'outside' && !routes.has(route.path)) routes.set(route.path, route);
      visit(item.children, false);
    }
  };
  visit(menu, true);
  return [...routes.values()];
}

function routeOf(item: MenuItem, names: AddressNames, top: boolean): Route {
  const path = pathOf(itemPath(item));
  const redirect = redirectOf(item, path, top);
  return {
    path,
    name: item.name,
    title: item.meta.title,
    target: targetOf(item, names),
    ...(redirect ? { redirect } : {}),
    keepAlive: item.meta.keepAlive,
    componentName: item.meta.componentName,
    hiddenHeaderContent: item.meta.hiddenHeaderContent,
  };
}

// `alwaysShow` forces a redirect to the entry itself, which is to say: none, it shows its own page.
function redirectOf(item: MenuItem, path: string, top: boolean): string | undefined {
  if (item.alwaysShow || !top || !item.redirect?.startsWith('/')) return undefined;
  return pathOf(item.redirect) === path || parentHidden(item) ? undefined : item.redirect;
}
