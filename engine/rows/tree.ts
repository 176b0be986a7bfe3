import type { Json } from '../values/ValueType.ts';
import type { GridRow, RowTable } from './RowTable.ts';

/** A row of a tree as it stands under its opened ancestors. */
export interface TreeRow {
  row: GridRow;
  /** From 1, as screen readers count. */
  level: number;
  hasChildren: boolean;
  expanded: boolean;
  /** Stands for children that are on their way; no row of the table. */
  placeholder: boolean;
}

/** The rows of a tree, flattened. Rows carry `parentId` and `hasChildren`. */
export interface RowTree {
  /** What is to be seen, in order. */
  visible(): readonly TreeRow[];
  isExpanded(id: string): boolean;
  /** Opens a row and loads its children the first time; fails with what loading failed with, and closes again. */
  expand(id: string): Promise<void>;
  collapse(id: string): void;
  collapseAll(): void;
  subscribe(listener: () => void): () => void;
}

/** What a tree works on. */
export interface RowTreeParts {
  table: RowTable;
  loadChildren: (row: GridRow) => Promise<readonly Record<string, Json>[]>;
}

/** The id of the row that says that children are loading. */
export function placeholderId(id: string): string {
  return `${id}_loadChild`;
}

/** Makes a tree over the rows of a table; loaded children join the table as existing rows. */
export function createRowTree({ table, loadChildren }: RowTreeParts): RowTree {
  const expanded = new Set<string>();
  const loading = new Map<string, Promise<void>>();
  const childless = new Set<string>();
  const listeners = new Set<() => void>();
  let children: ReadonlyMap<string | null, readonly GridRow[]> | undefined;
  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };
  table.subscribe((change) => {
    children = undefined;
    if (change.kind === 'load' && change.removed.length > 0) forget();
    tell();
  });
  const byParent = (): ReadonlyMap<string | null, readonly GridRow[]> => {
    children ??= childrenOf(table.rows());
    return children;
  };
  const fetch = async (row: GridRow): Promise<void> => {
    try {
      const rows = await loadChildren(row);
      // The table may hold other rows by now.
      if (table.row(row.id) === undefined) return;
      if (rows.length === 0) childless.add(row.id);
      else
        table.loadMore(
          rows.map((child) => ({ ...child, parentId: row.id })),
          lastBelow(row.id) + 1,
        );
    } catch (error) {
      expanded.delete(row.id);
      throw error;
    } finally {
      loading.delete(row.id);
      tell();
    }
  };
  return {
    visible: () => flattened(byParent(), { expanded, loading, childless }),
    isExpanded: (id) => expanded.has(id),
    expand: async (id) => {
      const row = table.row(id);
      if (row === undefined || childless.has(id)) return;
      expanded.add(id);
      const known = byParent().has(id) || row.hasChildren !== true;
      const request = known ? undefined : (loading.get(id) ?? fetch(row));
      if (request) loading.set(id, request);
      tell();
      await request;
    },
    collapse: (id) => {
      if (expanded.delete(id)) tell();
    },
    collapseAll: () => {
      expanded.clear();
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  function forget(): void {
    for (const known of [expanded, loading, childless]) known.clear();
  }

  /** The place of the last row of a branch. */
  function lastBelow(id: string): number {
    let last = table.indexOf(id);
    for (const child of byParent().get(id) ?? []) last = Math.max(last, lastBelow(child.id));
    return last;
  }
}

/** Rows under each parent; under null those without a parent that is there, and one of every circle. */
function childrenOf(rows: readonly GridRow[]): ReadonlyMap<string | null, readonly GridRow[]> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const rooted = new Set<string>();
  const children = new Map<string | null, GridRow[]>();
  for (const row of rows) {
    const parent = isRooted(row, byId, rooted) ? parentOf(row, byId) : undefined;
    const key = parent?.id ?? null;
    const siblings = children.get(key);
    if (siblings) siblings.push(row);
    else children.set(key, [row]);
  }
  return children;
}

function parentOf(row: GridRow, byId: ReadonlyMap<string, GridRow>): GridRow | undefined {
  const { parentId } = row;
  return typeof parentId === 'string' || typeof parentId === 'number' ? byId.get(String(parentId)) : undefined;
}

/** Whether going up from the row comes to an end; a row whose way up closes becomes the end of its circle. */
function isRooted(row: GridRow, byId: ReadonlyMap<string, GridRow>, rooted: Set<string>): boolean {
  const way = new Set<string>();
  for (let each: GridRow | undefined = row; each && !rooted.has(each.id); each = parentOf(each, byId)) {
    if (way.has(each.id)) {
      rooted.add(row.id);
      return false;
    }
    way.add(each.id);
  }
  for (const id of way) rooted.add(id);
  return true;
}

interface Opened {
  expanded: ReadonlySet<string>;
  loading: ReadonlyMap<string, unknown>;
  childless: ReadonlySet<string>;
}

function flattened(
  children: ReadonlyMap<string | null, readonly GridRow[]>,
  { expanded, loading, childless }: Opened,
): TreeRow[] {
  const visible: TreeRow[] = [];
  const waiting = [...(children.get(null) ?? [])].reverse().map((row) => ({ row, level: 1 }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { row, level } = next;
    const below = children.get(row.id) ?? [];
    const hasChildren = below.length > 0 || (row.hasChildren === true && !childless.has(row.id));
    const opened = hasChildren && expanded.has(row.id);
    visible.push({ row, level, hasChildren, expanded: opened, placeholder: false });
    if (!opened) continue;
    if (below.length === 0 && loading.has(row.id)) visible.push(placeholder(row, level + 1));
    for (const child of below.toReversed()) waiting.push({ row: child, level: level + 1 });
  }
  return visible;
}

function placeholder(parent: GridRow, level: number): TreeRow {
  const row = { id: placeholderId(parent.id), parentId: parent.id, text: 'loading...' };
  return { row, level, hasChildren: false, expanded: false, placeholder: true };
}
