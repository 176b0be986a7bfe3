import type { GridRow, RowChange, RowTable } from '../../../../engine/rows/RowTable.ts';
import type { Json } from '../../../../engine/values/ValueType.ts';
import type { EditTree } from '../EditGridProps.ts';
import type { RowView } from './RowView.ts';

interface TreeLevelsParts {
  table: RowTable;
  view: RowView;
  tree: () => EditTree | undefined;
  /** Draws the lines as they are now. */
  draw: () => void;
  onFailure: (message: string) => void;
}

/** What a person does is to be seen, be it below closed rows. */
const REVEALING: ReadonlySet<RowChange['kind']> = new Set([
  'add',
  'edit',
  'paste',
  'cut',
  'fill',
  'clear',
  'undo',
  'redo',
]);

/** Brings the rows below opened ones, once each, and opens what stands in the way of a row. */
export class TreeLevels {
  private readonly parts: TreeLevelsParts;
  private readonly coming = new Map<string, Promise<void>>();
  /** Counts the times all rows were replaced: what was asked for before belongs to the former. */
  private turn = 0;

  constructor(parts: TreeLevelsParts) {
    this.parts = parts;
  }

  /** Ids of the open rows that are to be seen. */
  openRows(): readonly string[] {
    const { table, view } = this.parts;
    return view.openRows(table.rows()).map(({ id }) => id);
  }

  /** Whether there are rows below closed ones that have not been read. */
  partial(): boolean {
    const { table, view } = this.parts;
    return view.tree && table.rows().some((row) => view.canOpen(row) && !view.isLoaded(row.id) && !table.isNew(row.id));
  }

  /** To be called before a change is drawn. */
  prepare({ kind, added, removed, updated }: RowChange): void {
    const { view } = this.parts;
    if (!view.tree) return;
    if (kind === 'load' && removed.length > 0) {
      this.turn++;
      this.coming.clear();
    }
    if (REVEALING.has(kind)) for (const { row } of [...added, ...updated]) this.reveal(row);
  }

  /** Opens everything above a row. */
  reveal(row: GridRow): boolean {
    const { view, table } = this.parts;
    let opened = false;
    const seen = new Set<string>();
    for (let id = view.parentOf(row); id !== undefined && !seen.has(id); ) {
      seen.add(id);
      const above = table.row(id);
      if (!above) break;
      opened ||= !view.isOpen(id);
      view.setOpen(id, true);
      id = view.parentOf(above);
    }
    return opened;
  }

  /** Reads what open rows lack, in one call; rows that cannot be read close again. */
  async fill(): Promise<void> {
    const { table, view } = this.parts;
    const missing = view.openRows(table.rows()).filter(({ id }) => this.lacks(id));
    const ids = missing.map(({ id }) => id);
    if (ids.length > 0) {
      const reading = this.read(ids);
      for (const id of ids) this.coming.set(id, reading);
    }
    await Promise.all(this.coming.values());
  }

  /** What new rows below a row must name, once the rows there are known; undefined when they could not be read. */
  async opened(parent: GridRow): Promise<Record<string, Json> | undefined> {
    const { view, tree } = this.parts;
    const keys = tree();
    if (!keys) return undefined;
    if (view.canOpen(parent)) {
      view.setOpen(parent.id, true);
      await this.fill();
      if (!view.isOpen(parent.id) && view.canOpen(parent)) return undefined;
    }
    return { [keys.parent]: parent.id };
  }

  /** What new rows beside a row must name. */
  beside(row: GridRow): Record<string, Json> {
    const keys = this.parts.tree();
    return keys ? { [keys.parent]: row[keys.parent] ?? null } : {};
  }

  private lacks(id: string): boolean {
    const { table, view } = this.parts;
    return !view.isLoaded(id) && !table.isNew(id) && !this.coming.has(id);
  }

  private async read(ids: readonly string[]): Promise<void> {
    const { table, view, tree, draw, onFailure } = this.parts;
    const mine = this.turn;
    try {
      const rows = (await tree()?.load(ids)) ?? [];
      if (mine !== this.turn) return;
      const [first] = ids.filter((id) => table.row(id));
      if (first === undefined) return;
      for (const id of ids) view.setLoaded(id);
      table.loadMore(rows, table.indexOf(first) + 1);
      // Nothing is left to be open.
      const above = new Set(table.rows().map((row) => view.parentOf(row)));
      for (const id of ids) if (!above.has(id)) view.setOpen(id, false);
    } catch (error) {
      if (mine !== this.turn) return;
      for (const id of ids) view.setOpen(id, false);
      onFailure(error instanceof Error ? error.message : String(error));
    } finally {
      if (mine === this.turn) {
        for (const id of ids) this.coming.delete(id);
        draw();
      }
    }
  }
}
