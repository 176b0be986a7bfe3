import type { App, CellType, Column, GridOptions, Rule } from '../schemas/generated/types.ts';
import type { Plan, PlanSort, ValueKind } from './plan.ts';
import type { Problem } from './problems.ts';

/** Everything the compiler makes of a set of declarations. With errors among the problems the rest may be partial. */
export interface Compiled {
  problems: Problem[];
  app: App;
  menu: MenuNode[];
  /** By id. */
  models: Map<string, Model>;
  reports: Map<string, Report>;
  dictionaries: Map<string, Dictionary>;
  pickers: Map<string, Picker>;
  plans: Map<string, Plan>;
}

/** A menu entry after linking: a folder has children, a leaf names a screen or an outside address. */
export interface MenuNode {
  id: string;
  title: string;
  icon?: string;
  path: string;
  screen?: string;
  url?: string;
  hidden: boolean;
  children: MenuNode[];
}

/** An online form: one table, its fields, its permissions. */
export interface Model {
  id: string;
  /** `market_order`: the code on the wire and the table's name unless given. */
  code: string;
  table: string;
  title: string;
  permission: string;
  fields: Field[];
  sort: PlanSort;
  /** Groups of column names that are unique together, tenant aside. */
  unique: string[][];
  /** Sub-tables, saved and removed with a record. */
  children: ChildTable[];
}

export interface ChildTable {
  /** Id of the child's model. */
  model: string;
  title: string;
  /** Key of the child's field that holds the main record's id. */
  foreignKey: string;
  grid?: GridOptions;
}

export interface Field {
  /** camelCase, in rows and on the wire. */
  key: string;
  /** snake_case, in the table. */
  column: string;
  title: string;
  type: CellType;
  kind: ValueKind;
  store: Store;
  required: boolean;
  /** Reading it needs the permission `<prefix>:<key>`; without it the field does not exist for that user. */
  restricted: boolean;
  readOnly: boolean;
  rules: Rule[];
  dictCode?: string;
  /** The whole normalized column. */
  cell: Column;
  /** File and JSON pointer of the declaration. */
  file: string;
  pointer: string;
}

/** How a field is kept. `length` in characters, `scale` in digits after the point. */
export interface Store {
  type: 'varchar' | 'text' | 'integer' | 'bigint' | 'decimal' | 'date' | 'timestamp' | 'time' | 'json';
  length?: number;
  scale?: number;
  index: boolean;
  unique: boolean;
}

/** An online report: a gated SELECT with `$n` parameters. */
export interface Report {
  id: string;
  code: string;
  title: string;
  permission: string;
  /** Text with `${name}` and `#{name}` already compiled to `$1…$n`. */
  sql: string;
  /** What each `$n` is: a declared parameter, or a value of the session. */
  bindings: ReportBinding[];
  columns: ReportColumn[];
  params: ReportParam[];
  /** Output columns that may be filtered: key → mode. */
  query: { key: string; mode: 'single' | 'like' | 'group' }[];
  sort?: PlanSort;
  /** Tables the SQL reads. */
  relations: string[];
  file: string;
  /** Where the SQL text stands, to turn an offset into a place. */
  sqlOrigin: SqlOrigin;
}

export type ReportBinding = { param: string } | { session: 'userId' | 'username' | 'tenantId' | 'orgCode' };

export interface ReportColumn {
  key: string;
  /** Output name in the SQL. */
  column: string;
  title: string;
  kind: ValueKind;
  /** Summed over all rows of the result. */
  total: boolean;
  restricted: boolean;
  dictCode?: string;
}

export interface ReportParam {
  key: string;
  title: string;
  kind: ValueKind;
  required: boolean;
  defaultValue?: string | number;
  /** Closed list of values, when there is one. */
  values?: string[];
}

/** Maps an offset of the compiled SQL to a file position. */
export interface SqlOrigin {
  file: string;
  /** For each line of the source text: line number in `file` (1-based) and column of its first character (1-based). */
  lines: { line: number; column: number }[];
  /** The text as written, before parameters were compiled. */
  text: string;
  /** Replaced stretches, in order: offsets in `sql` and in `text`. */
  replaced: { sql: number; sqlLength: number; text: number; textLength: number }[];
}

/** A window over a report in which records are chosen. */
export interface Picker {
  id: string;
  title: string;
  /** Wire code of the report. */
  report: string;
  /** Output columns taken as value and shown as text. */
  value: string;
  text: string;
  multiple: boolean;
  /** In px. */
  width: number;
}

export interface Dictionary {
  code: string;
  title: string;
  items: DictionaryItem[];
}

export interface DictionaryItem {
  value: string;
  text: string;
  color?: string;
  disabled?: boolean;
  /** Value one level up, for linkage. */
  parent?: string;
}
