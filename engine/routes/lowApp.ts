import { pathOf } from './address.ts';
import { findTrail } from './buildNavigation.ts';
import type { MenuItem } from './MenuItem.ts';
import { itemPath } from './Target.ts';

/**
 * The low-code app a page belongs to: the `:appId` of its address, where the name of its route begins with `low-app`
 * (contract 1.4); undefined everywhere else.
 */
export function lowAppOf(menu: readonly MenuItem[], fullPath: string): string | undefined {
  const item = findTrail(menu, fullPath).at(-1);
  if (!item?.name.startsWith('low-app')) return undefined;
  const at = pathOf(itemPath(item)).split('/').indexOf(':appId');
  return at < 0 ? undefined : pathOf(fullPath).split('/')[at];
}
