import type { GridRow } from '../../../../engine/rows/RowTable.ts';
import type { Json } from '../../../../engine/values/ValueType.ts';

/** What a line of the grid is besides a row of the table. */
export type LineKind = 'row' | 'detail' | 'loading';

/** Row keys of a tree: the parent's id, and the mark that there is something below. */
export interface TreeKeys {
  parent: string;
  hasChild: string;
}

const DETAIL = ':detail';
const LOADING = ':loading';

/** Which lines stand in the grid: the rows, in a tree only under open parents, and what belongs to open rows. */
export class RowView {
  private readonly open = new Set<string>();
  private readonly loaded = new Set<string>();
  private readonly levels = new Map<string, number>();
  /** Rows with a row of the table below them. */
  private parents: ReadonlySet<string> = new Set();
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
    for (const known of [this.open, this.loaded, this.levels]) known.clear();
    for (const id of stay) {
      this.open.add(id);
      this.loaded.add(id);
    }
  }

  /** Open rows of a tree that are to be seen, in order. */
  openRows(rows: readonly GridRow[]): GridRow[] {
    if (!this.keys) return [];
    return this.treeLines(rows, this.keys).filter((row) => this.open.has(row.id) && this.canOpen(row));
  }

  /** From 1; rows outside a tree stand on 1. */
  levelOf(id: string): number {
    return this.levels.get(id) ?? 1;
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
    if (this.parents.has(row.id)) return true;
    return hasChildren(row[this.keys.hasChild]) && !this.loaded.has(row.id) && kindOf(row.id) === 'row';
  }

  lines(rows: readonly GridRow[]): GridRow[] {
    if (this.plain) return [...rows];
    return this.keys ? this.treeLines(rows, this.keys) : this.detailLines(rows);
  }

  private detailLines(rows: readonly GridRow[]): GridRow[] {
    return rows.flatMap((row) => (this.open.has(row.id) ? [row, { id: row.id + DETAIL }] : [row]));
  }

  private treeLines(rows: readonly GridRow[], keys: TreeKeys): GridRow[] {
    const ids = new Set(rows.map((row) => row.id));
    const children = new Map<string, GridRow[]>();
    for (const row of rows) {
      const above = row[keys.parent];
      const parent = typeof above === 'string' && ids.has(above) ? above : '';
      const siblings = children.get(parent);
      if (siblings) siblings.push(row);
      else children.set(parent, [row]);
    }
    this.parents = new Set(children.keys());
    const lines: GridRow[] = [];
    const visit = (parent: string, level: number) => {
      for (const row of children.get(parent) ?? []) {
        this.levels.set(row.id, level);
        lines.push(row);
        if (!this.open.has(row.id) || !this.canOpen(row)) continue;
        if (children.has(row.id)) visit(row.id, level + 1);
        if (!this.loaded.has(row.id) && hasChildren(row[keys.hasChild])) {
          this.levels.set(row.id + LOADING, level + 1);
          lines.push({ id: row.id + LOADING });
        }
      }
    };
    visit('', 1);
    return lines;
  }
}

export function kindOf(id: string): LineKind {
  if (id.endsWith(DETAIL)) return 'detail';
  return id.endsWith(LOADING) ? 'loading' : 'row';
}

/** The row a detail line belongs to. */
export function ownerOf(id: string): string {
  return id.endsWith(DETAIL) ? id.slice(0, -DETAIL.length) : id;
}

function hasChildren(value: Json | undefined): boolean {
  return value === true || value === 1 || value === '1' || value === 'Y' || value === 'true';
}
