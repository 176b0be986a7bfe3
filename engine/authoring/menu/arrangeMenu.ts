import type { MenuNode } from '../../plan/compiled.ts';

/** What a tenant's administrators want of one entry of the menu otherwise than the files say it. */
export interface MenuOverride {
  /** By which the entry is known: `entriesOf`; of a folder of their own `group:` and a name that no entry has. */
  key: string;
  title?: string;
  /** Null: none. */
  icon?: string | null;
  hidden?: boolean;
  /** Its place among those beside it, where the files count 10, 20, 30. */
  order?: number;
  /** Key of the folder it stands in; empty: on top. */
  parent?: string;
  /** No file has it: it is a folder of their own. */
  added?: true;
}

/** An entry of the menu with its place. */
export interface MenuEntry {
  key: string;
  /** Key of the folder above; empty: on top. */
  parent: string;
  order: number;
  /** Its children are those that the files give it. */
  node: MenuNode;
}

/** An entry where the overrides put it. */
export interface ArrangedEntry extends Omit<MenuEntry, 'parent'> {
  children: ArrangedEntry[];
}

const STEP = 10;
/** An entry without a path of its own is called by its place in the file, which moves. */
export const byPlace = ({ id }: Pick<MenuNode, 'id'>): boolean => /^\d+(-\d+)*$/.test(id);

/** Whether entries may stand below it. */
export const isFolder = ({ screen, url }: MenuNode): boolean => screen === undefined && url === undefined;

/** Every entry of a menu, those above first, each under a key of its own that survives what is changed elsewhere. */
export function entriesOf(menu: readonly MenuNode[]): MenuEntry[] {
  const taken = new Set<string>();
  const visit = (nodes: readonly MenuNode[], parent: string): MenuEntry[] =>
    nodes.flatMap((node, index) => {
      const own = byPlace(node) ? `${node.id} ${node.title}` : node.id;
      const key = taken.has(own) ? `${own} ${node.path}` : own;
      taken.add(key);
      return [{ key, parent, order: (index + 1) * STEP, node }, ...visit(node.children, key)];
    });
  return visit(menu, '');
}

/** The entries as the overrides have them. One that is put where there is no folder, or below itself, stays. */
export function arrangeEntries(menu: readonly MenuNode[], overrides: readonly MenuOverride[]): ArrangedEntry[] {
  const declared = entriesOf(menu);
  const names = new Set(declared.map(({ key }) => key));
  // One that the files have taken over is no longer added.
  const added = overrides.filter((each) => each.added && !names.has(each.key));
  const known = [...declared, ...added.map((override, index) => groupOf(override, menu.length + index))];
  const byKey = new Map(overrides.map((each) => [each.key, each]));
  const folders = new Set(known.flatMap(({ key, node }) => (isFolder(node) ? key : [])));
  const above = new Map(known.map(({ key, parent }) => [key, parent]));
  for (const { key, parent } of overrides)
    if (
      parent !== undefined &&
      above.has(key) &&
      (parent === '' || (folders.has(parent) && !isBelow(above, parent, key)))
    )
      above.set(key, parent);
  const placed = known.map(({ key, order, node }): ArrangedEntry => {
    const { title, icon, hidden, order: place } = byKey.get(key) ?? {};
    const { icon: declared, ...rest } = node;
    const shown = icon === undefined ? declared : icon;
    return {
      key,
      order: place ?? order,
      node: { ...rest, title: title ?? node.title, hidden: hidden ?? node.hidden, ...(shown ? { icon: shown } : {}) },
      children: [],
    };
  });
  const arranged = new Map(placed.map((entry) => [entry.key, entry]));
  const top: ArrangedEntry[] = [];
  for (const entry of placed) (arranged.get(above.get(entry.key) ?? '')?.children ?? top).push(entry);
  return tidied(top);
}

/** In their order, without folders that nothing is left in. */
function tidied(entries: readonly ArrangedEntry[]): ArrangedEntry[] {
  return entries
    .map((entry) => ({ ...entry, children: tidied(entry.children) }))
    .filter(({ node, children }) => !isFolder(node) || children.length > 0)
    .toSorted((a, b) => a.order - b.order);
}

function groupOf({ key, title = '' }: MenuOverride, index: number): MenuEntry {
  const node = { id: key, title, path: `/${key.replaceAll(':', '/')}`, hidden: false, children: [] };
  return { key, parent: '', order: (index + 1) * STEP, node };
}

function isBelow(above: ReadonlyMap<string, string>, key: string, wanted: string): boolean {
  for (let each: string | undefined = key; each !== undefined && each !== ''; each = above.get(each))
    if (each === wanted) return true;
  return false;
}

/** The menu as the overrides have it. */
export function arrangeMenu(menu: readonly MenuNode[], overrides: readonly MenuOverride[]): MenuNode[] {
  const nodesOf = (entries: readonly ArrangedEntry[]): MenuNode[] =>
    entries.map(({ node, children }) => ({ ...node, children: nodesOf(children) }));
  return nodesOf(arrangeEntries(menu, overrides));
}
