import type { PlanField } from '../plan/Plan.ts';
import type { Json } from '../values/ValueType.ts';

/** A row of an editable grid. A new one carries a temporary id that never leaves the browser. */
export type GridRow = { readonly id: string } & Readonly<Record<string, Json>>;

/** A column of an editable grid: what shows it and what checks it. */
export type GridColumn = PlanField;

/** What the table was built from; everything outside the rows themselves is handed in. */
export interface RowTableParts {
  columns: readonly GridColumn[];
  /** A number from 0 to 1, for temporary ids. */
  random(): number;
  /** Milliseconds since 1970, for `#{date}` defaults and the insert throttle. */
  clock(): number;
  /** Values of `#{sysUserCode}` and its like as they are now: a person may change departments over unsaved rows. */
  user?(): { username: string; realname: string; orgCode: string } | undefined;
  /** What new rows hold instead of their defaults, as it is now. */
  preset?(): Readonly<Record<string, Json>>;
  /** The field that carries the order, renumbered after every move, insert and removal. */
  sortKey?: string;
  /** Which part of a longer list the rows are: the place of the first, and whether they are all. Everything unless given. */
  span?: () => { first: number; whole: boolean };
  /** The most steps that can be taken back; 100 unless given. */
  undoLimit?: number;
  /** Rows form a tree; none can be removed. */
  tree?: boolean;
}

/** A way cells are written by hand; each is told by its own name when it is to be taken back. */
export type WritingKind = 'edit' | 'paste' | 'cut' | 'fill' | 'clear';

/** What can be taken back. */
export type StepKind = WritingKind | 'add' | 'remove' | 'move';

/** One step as the person sees it: a paste of a thousand cells is one. */
export interface RowChange {
  kind: StepKind | 'load' | 'saved' | 'remote' | 'undo' | 'redo' | 'validate';
  /** Rows that came, in order, with the place each now has; of a `load` in place of all others none is told. */
  added: readonly { row: GridRow; index: number }[];
  removed: readonly string[];
  /** Rows whose values differ, with the keys that changed. */
  updated: readonly { row: GridRow; keys: readonly string[] }[];
  /** The order of rows changed beyond what added and removed say. */
  reordered: boolean;
  /** Cells whose error came, went or reads differently: row id → keys. */
  errors: ReadonlyMap<string, readonly string[]>;
}

export interface CellChange {
  id: string;
  key: string;
  value: Json;
}

/** New values of cells of one row, by key. */
export interface RowPatch {
  id: string;
  cells: Readonly<Record<string, Json>>;
}

/** What saving sends: temporary ids are gone, versions stand beside ids. */
export interface RowChanges {
  added: Record<string, Json>[];
  /** `id`, `version` and the changed fields only. */
  changed: Record<string, Json>[];
  removed: { id: string; version: number }[];
}

/** Errors by row id, then by field key: the first failing rule's message. */
export type RowErrors = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** What the server said of a cell. */
export interface CellRefusal {
  id: string;
  key: string;
  /** A Chinese sentence. */
  message: string;
}

/** Another person's change to a row that is being edited here; the choice is the person's. */
export interface RowConflict {
  id: string;
  key: string;
  mine: Json;
  theirs: Json;
}

/** The rows of an editable grid: order, values, what is new, changed and removed, errors, undo. No DOM, no React. */
export interface RowTable {
  readonly columns: readonly GridColumn[];
  rows(): readonly GridRow[];
  /** The same rows to be drawn at once: as they were delivered, until somebody reads them. */
  drawn(): readonly GridRow[];
  row(id: string): GridRow | undefined;
  /** An existing row as the server knows it, a removed one too; undefined for a new one. */
  original(id: string): GridRow | undefined;
  indexOf(id: string): number;
  /** Replaces everything; the rows count as existing. Forgets undo. */
  load(rows: readonly Record<string, Json>[]): void;
  /**
   * Reads what was delivered, who holds which unique value and what the rules say, and tells a `load` when that made other rows of it: for
   * a moment when nobody waits. Who needs the rows before that needs not ask for it.
   */
  read(): void;
  /** Rows that came later from the server, as the children of a tree do, at `index` (end unless given). No step. */
  loadMore(rows: readonly Record<string, Json>[], index?: number): void;
  /** New rows at `index` (end unless given), with the columns' defaults where a key is missing; returns their ids. One step. */
  add(rows: readonly Record<string, Json>[], index?: number): string[];
  /**
   * A new row for whoever types on past the others. Added like any, but it goes again by `withdraw`, and when
   * everything is checked, as long as nothing was put into it.
   */
  offer(row: Record<string, Json>, index?: number): string;
  /** The row that was offered, while nothing was put into it. */
  offered(): string | undefined;
  withdraw(): void;
  /** One step. New ones vanish, existing ones are remembered. Throws TreeRemovalError in a tree. */
  remove(ids: readonly string[]): void;
  /** One step; cells of disabled columns are left alone unless `force`. Dependent linkage columns are cleared first. */
  set(changes: readonly CellChange[], kind?: WritingKind, force?: boolean): void;
  /** What comes later of rows that were added, disabled columns too: part of what added them and no step of its own. */
  complete(changes: readonly CellChange[]): void;
  /** A block of cell changes and rows appended behind, as one step. */
  paste(changes: readonly RowPatch[], appended: readonly Record<string, Json>[]): string[];
  /** Moves a row; renumbers `sortKey`. One step. */
  move(id: string, toIndex: number): void;
  undo(): boolean;
  redo(): boolean;
  canUndo(): boolean;
  canRedo(): boolean;
  /** What taking back, or doing again, would concern, in words (`粘贴 12 行`); undefined: there is no step that way. */
  stepWords(way: 'undo' | 'redo'): string | undefined;
  isNew(id: string): boolean;
  /** Whether the cell differs from what was loaded or last saved. */
  isChanged(id: string, key: string): boolean;
  /** Anything not saved. */
  isDirty(): boolean;
  changes(): RowChanges;
  /** All rows as they would be sent, and the removed existing ones. */
  getAll(): { tableData: Record<string, Json>[]; deleteData: Record<string, Json>[] };
  /** Checks everything; errors stay marked until mended. Unique counts all loaded rows. */
  validate(): RowErrors;
  errors(): RowErrors;
  error(id: string, key: string): string | undefined;
  /** The server refused cells of what was sent: each is wrong until its value is another. `validate` forgets them. */
  refuse(failures: readonly CellRefusal[], sent?: object): void;
  /**
   * The server accepted: temporary ids become real ones, versions move on, nothing is dirty but what changed since.
   * `sent` is what `changes()` or `getAll()` answered and was sent; the last such answer unless given.
   */
  saved(rows: readonly { temporary?: string; id: string; version: number }[], sent?: object): void;
  /** Merges a row that came from elsewhere, key by key; cells changed here are kept and told as conflicts. */
  mergeRemote(row: Record<string, Json>, editing?: { id: string; key: string }): RowConflict[];
  /**
   * The server has these rows no longer: `keep` makes what stands here new rows, to be added again; else they leave
   * with all that was typed into them. Forgets undo.
   */
  settleGone(ids: readonly string[], keep: boolean): void;
  /** Rows removed here that somebody changed meanwhile: they stay removed, from the version given. */
  removeAnyway(rows: readonly Record<string, Json>[]): void;
  subscribe(listener: (change: RowChange) => void): () => void;
}

/** Why rows of a tree are not removed. */
export const TREE_REMOVAL = '树形表格不支持删除行';

/** Removing rows of a tree grid is refused. */
export class TreeRemovalError extends Error {
  override readonly name = 'TreeRemovalError';
  constructor() {
    super(TREE_REMOVAL);
  }
}
