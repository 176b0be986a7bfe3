import type { MenuItem } from './MenuItem.ts';

/** True when the entry asks for no permission or one of those it names is held. */
export function isPermitted(item: MenuItem, held: readonly string[] | undefined): boolean {
  const wanted = item.meta.permission;
  return !wanted || wanted.length === 0 || held === undefined || wanted.some((one) => held.includes(one));
}

/** True for a parent all of whose children are hidden. */
export function parentHidden(item: MenuItem): boolean {
  return item.children.length > 0 && item.children.every((child) => child.hidden || parentHidden(child));
}
