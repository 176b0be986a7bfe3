import { type Branches, hasBelow, isMarked, type TreeLine, treeLines } from '../../../../engine/lists/tree.ts';
import type { GridRow } from '../../../../engine/rows/RowTable.ts';
import { detailId, isDetailId } from '../../shared/DetailRow.ts';
import type { GridTree } from '../../shared/TreeCell.ts';

/** What a line of the grid is besides a row of the table. */
export type LineKind = 'row' | 'detail' | 'loading';

/** Row keys of a tree: the parent's id, and the mark that there is something below. */
export interface TreeKeys {
  parent: string;
  hasChild: string;
}

const LOADING = ':loading';

/** Which lines stand in the grid: the rows, in a tree only under open parents, and what belongs to open rows. */
export class RowView {
  private readonly open = new Set<string>();
  private readonly loaded = new Set<string>();
  /** Rows of the table below others, by the id of these; '' has those at the top. */
  private children: ReadonlyMap<string, readonly GridRow[]> = new Map();
  private shown: ReadonlyMap<string, TreeLine<GridRow>> = new Map();
  readonly details: boolean;
  private readonly keys: TreeKeys | undefined;

  constructor({ tree, details }: { tree?: TreeKeys | undefined; details: boolean }) {
    this.keys = tree;
    this.details = details;
  }

  get tree(): boolean {
    return this.keys !== undefined;
  }

  /** The row right above another in the tree, by id; undefined for one at the top, and outside a tree. */
  parentOf(row: GridRow): string | undefined {
    const above = this.keys && row[this.keys.parent];
    return typeof above === 'string' && above !== '' ? above : undefined;
  }

  /** Whether lines are rows of the table one by one, in its order. */
  get plain(): boolean {
    return !this.tree && this.open.size === 0;
  }

  isOpen(id: string): boolean {
    return this.open.has(id);
  }

  setOpen(id: string, open: boolean): void {
    if (open) this.open.add(id);
    else this.open.delete(id);
  }

  closeAll(): void {
    this.open.clear();
  }

  /** Other rows are there: of the former ones only those of a tree stay open whose children are among them. */
  reset(rows: readonly GridRow[]): void {
    const above = new Set(rows.map((row) => this.parentOf(row)));
    const stay = rows.flatMap(({ id }) => (this.keys && this.open.has(id) && above.has(id) ? [id] : []));
    for (const known of [this.open, this.loaded]) known.clear();
    this.shown = new Map();
    for (const id of stay) {
      this.open.add(id);
      this.loaded.add(id);
    }
  }

  /** Open rows of a tree that are to be seen, in order. */
  openRows(rows: readonly GridRow[]): GridRow[] {
    if (!this.keys) return [];
    return this.treeLines(rows, this.keys).flatMap(({ row, expanded }) => (expanded ? [row] : []));
  }

  /** From 1; rows outside a tree stand on 1. */
  levelOf(id: string): number {
    return this.shown.get(id)?.level ?? 1;
  }

  /** The tree as its lines were last asked for; undefined outside one. */
  asTree(onToggle: GridTree['onToggle']): GridTree | undefined {
    if (!this.keys) return undefined;
    const lines = () => this.shown;
    return {
      get lines() {
        return lines();
      },
      onToggle,
    };
  }

  isLoaded(id: string): boolean {
    return this.loaded.has(id);
  }

  /** The children have come. */
  setLoaded(id: string): void {
    this.loaded.add(id);
  }

  canOpen(row: GridRow): boolean {
    if (this.keys === undefined) return this.details;
    return kindOf(row.id) === 'row' && hasBelow(row, this.branches(this.keys));
  }

  lines(rows: readonly GridRow[]): GridRow[] {
    if (this.plain) return [...rows];
    return this.keys ? this.treeLines(rows, this.keys).map(({ row }) => row) : this.detailLines(rows);
  }

  /** The rows in the order they have with every parent open. */
  ordered(rows: readonly GridRow[]): readonly GridRow[] {
    const { keys } = this;
    if (!keys) return rows;
    const children = childrenOf(rows, keys);
    const open = new Set(rows.map(({ id }) => id));
    const all = { below: (id: string) => children.get(id) ?? [], whole: () => true, marked: () => false, open };
    const known = { ...all, placeholder: (parent: string) => ({ id: parent + LOADING }) };
    return treeLines(children.get('') ?? [], known).map(({ row }) => row);
  }

  private detailLines(rows: readonly GridRow[]): GridRow[] {
    return rows.flatMap((row) => (this.open.has(row.id) ? [row, { id: detailId(row.id) }] : [row]));
  }

  private treeLines(rows: readonly GridRow[], keys: TreeKeys): TreeLine<GridRow>[] {
    const children = childrenOf(rows, keys);
    this.children = children;
    const lines = treeLines(children.get('') ?? [], this.branches(keys));
    this.shown = new Map(lines.map((line) => [line.row.id, line]));
    return lines;
  }

  private branches({ hasChild }: TreeKeys): Branches<GridRow> {
    return {
      below: (id) => this.children.get(id) ?? [],
      whole: (id) => this.loaded.has(id),
      marked: (row) => isMarked(row[hasChild]),
      open: this.open,
      placeholder: (parent) => ({ id: parent + LOADING }),
    };
  }
}

/** The rows below each, by its id; '' has those at the top. */
function childrenOf(rows: readonly GridRow[], keys: TreeKeys): Map<string, GridRow[]> {
  const ids = new Set(rows.map((row) => row.id));
  const children = new Map<string, GridRow[]>();
  for (const row of rows) {
    const above = row[keys.parent];
    const parent = typeof above === 'string' && ids.has(above) ? above : '';
    const siblings = children.get(parent);
    if (siblings) siblings.push(row);
    else children.set(parent, [row]);
  }
  return children;
}

export function kindOf(id: string): LineKind {
  if (isDetailId(id)) return 'detail';
  return id.endsWith(LOADING) ? 'loading' : 'row';
}
