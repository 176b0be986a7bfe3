import type { Menu, MenuItem } from '../../../schemas/generated/types.ts';
import type { MenuNode } from '../../plan/compiled.ts';
import { type ArrangedEntry, arrangeEntries, byPlace, entriesOf, isFolder, type MenuOverride } from './arrangeMenu.ts';

/**
 * What `screens/menu.json` must say for the menu to be what the overrides make of it: its text, from what it says now
 * and the menu that was compiled of it. Pages that it leaves out stay left out, unless something is said of them or of
 * what stands behind them.
 */
export function menuFile(text: string, menu: readonly MenuNode[], overrides: readonly MenuOverride[]): string {
  const file = JSON.parse(text) as Menu;
  const written = itemsByNode(file.items as MenuItem[], menu);
  const declared = new Map(
    entriesOf(menu).flatMap(({ key, node }) => (written.has(node) ? [[key, written.get(node)]] : [])),
  );
  const said = new Map(overrides.map((each) => [each.key, each]));
  const items = writeItems(arrangeEntries(menu, overrides), { declared, said });
  return `${JSON.stringify({ ...file, items }, undefined, 2)}\n`;
}

interface Known {
  /** What the file says of an entry, by its key. */
  declared: ReadonlyMap<string, MenuItem | undefined>;
  said: ReadonlyMap<string, MenuOverride>;
}

/** The items of a level stand first, in their order; what the file leaves out comes behind them. */
function itemsByNode(items: readonly MenuItem[], nodes: readonly MenuNode[]): Map<MenuNode, MenuItem> {
  return new Map(
    items.flatMap((item, index) => {
      const node = nodes[index];
      if (node === undefined || node.screen !== item.screen || node.url !== item.url) return [];
      return [[node, item] as const, ...itemsByNode((item.children ?? []) as MenuItem[], node.children)];
    }),
  );
}

/** A level, as far as it must be written: what follows the last entry that must be comes by itself. */
function writeItems(entries: readonly ArrangedEntry[], known: Known, place: readonly number[] = []): MenuItem[] {
  const last = entries.findLastIndex((entry) => mustWrite(entry, known));
  return entries.slice(0, last + 1).map((entry, index) => writeItem(entry, known, [...place, index]));
}

function mustWrite({ key, children }: ArrangedEntry, known: Known): boolean {
  return known.declared.has(key) || known.said.has(key) || children.some((child) => mustWrite(child, known));
}

function writeItem({ key, node, children }: ArrangedEntry, known: Known, place: readonly number[]): MenuItem {
  const { children: _below, ...kept } = known.declared.get(key) ?? newItem(node);
  const { title, icon, hidden } = known.said.get(key) ?? {};
  const item: MenuItem = {
    ...(title === undefined ? {} : { title }),
    ...kept,
    ...(title === undefined ? {} : { title }),
    // Where it is called by its place and has another now, it keeps what it was called by.
    ...(byPlace(node) && node.id !== place.join('-') ? { path: node.path } : {}),
  };
  if (icon === null) delete item.icon;
  else if (icon !== undefined) item.icon = icon as MenuItem['icon'];
  if (hidden === false) delete item.hidden;
  else if (hidden) item.hidden = true;
  if (!isFolder(node)) return item;
  const below = writeItems(children, known, place);
  // A folder needs something in it, be it what would have come by itself.
  const [first] = below.length > 0 ? [] : children;
  const written = first ? [writeItem(first, known, [...place, 0])] : below;
  return { ...item, children: written as MenuItem['children'] };
}

function newItem({ screen, title, path }: MenuNode): MenuItem {
  return screen === undefined ? { title, path } : { screen };
}
