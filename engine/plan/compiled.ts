import type {
  App,
  CellType,
  Column,
  GridOptions,
  OptionItem,
  PickerFile,
  Rule,
} from '../../schemas/generated/types.ts';
import type { Problem } from '../problems.ts';
import type { Agreement } from './agreement.ts';
import type { DeclaredAt, LineTable, RecycleBin } from './base.ts';
import type { Branch } from './beside.ts';
import type { Measure, ReportFigure } from './measure.ts';
import type { DictionaryTree, Plan, PlanQueryItem, PlanSort, QueryMode, ValueKind } from './Plan.ts';
import type { Print } from './print.ts';
import type { RowScope } from './scope.ts';
import type { SqlSaid } from './sqlText.ts';
import type { ModelStates } from './states.ts';

/** Everything the compiler makes of a set of declarations. With errors among the problems the rest may be partial. */
export interface Compiled {
  problems: Problem[];
  /** Where a file opens what is restricted, with its reason. */
  exceptions: Exception[];
  app: App;
  menu: MenuNode[];
  /** By id. */
  models: Map<string, Model>;
  reports: Map<string, Report>;
  dictionaries: Map<string, Dictionary>;
  pickers: Map<string, Picker>;
  prints: ReadonlyMap<string, Print>;
  /** Figures that must be equal. */
  agreements: readonly Agreement[];
  /** Each is made when it is read for the first time. */
  plans: ReadonlyMap<string, Plan>;
  /** Code made of the schemas of forms, by the name it is served under. */
  validators: Map<string, string>;
  /** Every declaration that could be read, in the order of the files; made when it is first asked for. */
  catalog: () => readonly CatalogEntry[];
}

/** What one declaration names another by: `model`, `market/order`. */
export interface Reference {
  kind: string;
  id: string;
}

/** One declaration among all. */
export interface CatalogEntry extends Reference {
  file: string;
  title: string;
  /** Of its text, 16 hex digits. */
  hash: string;
  /** The declarations it names. */
  uses: readonly Reference[];
  /** Id of the screen it extends. */
  base?: string;
  /** What it says otherwise than that, in words. */
  changes?: readonly string[];
  /** What it says of itself, and the reasons it gives for what would else be told; nothing is compiled of them. */
  description?: string;
  allow?: readonly string[];
}

/** A reason that stands in a file's `allow`; line and column from 1. */
export interface Exception {
  file: string;
  line: number;
  column: number;
  /** As it is written: code, what is meant, and the reason. */
  text: string;
}

/** A menu entry after linking: a folder has children, a leaf names a screen or an outside address. */
export interface MenuNode {
  id: string;
  title: string;
  icon?: string;
  path: string;
  screen?: string;
  url?: string;
  /** The outside address is shown inside a page. */
  frame?: boolean;
  hidden: boolean;
  /** A folder that is one entry and shows a page of its own. */
  alwaysShow?: boolean;
  /** Whether the page lives on behind others; pages and frames do unless it says no. */
  keepAlive?: boolean;
  /** The page stands without breadcrumbs and title. */
  hiddenHeaderContent?: boolean;
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
  subTables: SubTable[];
  /** Those whose rows the expressions of its fields go through; absent: none. */
  lines?: readonly LineTable[];
  /** Records stand below one another. */
  tree?: ModelTree;
  /** Another path of the same endpoints: `/sys/position`. */
  rest?: string;
  /** What becomes of its records is not written down. */
  history?: false;
  /** Its records are added one by one, and none from a file. */
  import?: false;
  /** Absent: what is removed is gone. */
  recycleBin?: RecycleBin;
  /** Figures over its records. */
  measures: readonly Measure[];
  /** What roles may be narrowed to; absent: its rows are seen whole. */
  scopes?: readonly RowScope[];
  /** Its rows are worked out and kept; nobody writes them. */
  facts?: ModelFacts;
  /** How its records get from state to state; absent: a field that holds one is like any other. */
  states?: ModelStates;
}

/** How the rows of a table are worked out, day by day. */
export interface ModelFacts {
  /** Id of the report that they are the rows of. */
  report: string;
  /** Key of its parameter that says of which days. */
  period: string;
  /** Column of the table that holds the day. */
  day: string;
  /** Tables the report reads; without a `date` column a change is one of every day. */
  sources: readonly { table: string; date?: string }[];
  /** Tables whose scopes narrow it: the sources, and those whose sub-tables they are. */
  narrowedBy: readonly string[];
  /** By the key of a field the restricted fields of others that its values are made of. */
  madeOf: ReadonlyMap<string, NonNullable<ReportColumn['madeOf']>>;
}

/** Keys of the fields that make a tree. */
export interface ModelTree {
  parent: string;
  /** `1` or `0`, kept by the server. */
  hasChild: string;
  /** Names a record. */
  text: string;
  /** The parent of those at the top. */
  root: string;
}

export interface SubTable {
  /** Id of the child's model. */
  model: string;
  /** What its rows are called in expressions of the record; absent: these do not know them. */
  name?: string;
  title: string;
  /** Key of the child's field that holds the main record's id. */
  foreignKey: string;
  /** A record has at most one row of it. */
  single?: boolean;
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
  /** How the tree of a `sel_tree` is asked for. */
  tree?: DictionaryTree;
  /** Its values are of records that stand below one another. */
  branch?: Branch;
  /** Where `statistics` are declared, if there are any. */
  statisticsAt?: DeclaredAt;
  /** The whole normalized column. */
  cell: Column;
}

/** How a field is kept. `length` in characters, `scale` in digits after the point. */
export interface Store {
  type: 'varchar' | 'text' | 'integer' | 'bigint' | 'decimal' | 'date' | 'timestamp' | 'time' | 'json';
  length?: number;
  scale?: number;
  index: boolean;
  unique: boolean;
  /** The values stand in a table of links and not in a column; without `target` nobody writes them. */
  links?: { table: string; own: string; other: string; target?: string };
}

/** An online report: a gated SELECT with `$n` parameters. */
export interface Report {
  id: string;
  code: string;
  title: string;
  permission: string;
  /** The database it reads, where that is not the product's own. */
  dataSource?: ReportDataSource;
  /** Text with `${name}` and `#{name}` already compiled to `$1…$n`. */
  sql: string;
  /** What each `$n` is: a declared parameter, or a value of the session. */
  bindings: ReportBinding[];
  columns: ReportColumn[];
  /** A cross table of its rows; keys of columns. */
  pivot?: ReportPivot;
  /** Keys of the columns it has sub-totals by, the outermost first. */
  groupBy: readonly string[];
  /** Figures over its rows. */
  measures: readonly Measure[];
  params: ReportParam[];
  /** Output columns that may be filtered: key → mode. */
  query: { key: string; mode: QueryMode }[];
  sort?: PlanSort;
  said: SqlSaid;
  /** Tables the SQL reads. */
  relations: string[];
  file: string;
  /** Where the SQL text stands, to turn an offset into a place. */
  sqlOrigin: SqlOrigin;
  /** Where `file` says the type of a column. */
  columnAt(key: string): Pick<Problem, 'line' | 'column' | 'pointer'>;
}

/** Databases that a report may read, by their kind of SQL. */
export type SourceKind = 'postgres' | 'mysql';

/** A database of the tenant's that is looked up by its code when the report is read. */
export interface ReportDataSource {
  code: string;
  kind: SourceKind;
}

export type ReportBinding = { param: string } | { session: 'userId' | 'username' | 'tenantId' | 'orgCode' };

export interface ReportColumn {
  key: string;
  /** Output name in the SQL. */
  column: string;
  title: string;
  /** The key it had before. */
  formerKey?: string;
  kind: ValueKind;
  /** Each value is a list of numbers. */
  list?: true;
  /** Upper bounds of the stretches its numbers are shown by; its kind is then that of their codes. */
  bucket?: readonly number[];
  /** What stands for it below many rows. */
  figure?: ReportFigure;
  restricted: boolean;
  /** Restricted fields its values are made of, each with its model's id: who may not see one does not see it. */
  madeOf?: { model: string; key: string }[];
  dictCode?: string;
  names?: CellType;
}

/** Which columns a cross table has in its rows, across, and in its cells. */
export interface ReportPivot {
  rows: readonly string[];
  columns: readonly string[];
  measures: readonly string[];
}

export interface ReportParam {
  key: string;
  title: string;
  kind: ValueKind;
  required: boolean;
  /** Two days: its values are the params `<key>From` and `<key>To` of the SQL. */
  period?: true;
  /** As it is declared: what it stands for hangs on who asks and when. */
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

/** A window in which records are chosen, composed of parts: query, tree, table, and what is chosen. */
export interface Picker {
  id: string;
  type: PickerFile['type'];
  title: string;
  multiple: boolean;
  /** In px. */
  width: number;
  /** Keys of a record: what is taken as value and what is shown for it. */
  value: string;
  text: string;
  /** Between the values of several records. */
  separator: string;
  source: PickerSource;
  /** A tree: the departments narrow the table, or departments or categories are what one chooses in. */
  tree?: 'narrows' | 'chosen';
  /** Parents and children are chosen together from the start. */
  linked?: boolean;
  /** Empty where the report says them. */
  columns: PickerColumn[];
  query: PlanQueryItem[];
  sort?: PlanSort;
  /** The first is where a dialog begins. */
  pageSizes: number[];
  /** What is chosen is counted in a bar, or listed at the side. */
  chosen: 'bar' | 'side';
  /** The most characters of a cell. */
  ellipsis?: number;
}

/** Where a picker's records come from. */
export interface PickerSource {
  /** GET: a page of records, or the whole tree. */
  list: string;
  /** Id of the model whose records they are. */
  model?: string;
  /** Code of the category whose tree it is; `0`: all. */
  pcode?: string;
  /** Wire code of the report whose rows they are. */
  report?: string;
  /** Values of the report's parameters, sent as `self_<key>`. */
  params?: Record<string, string>;
  /** Pickers of one group share the report's columns and query for 30 s. */
  groupId?: string;
}

export interface PickerColumn {
  key: string;
  title: string;
  kind: ValueKind;
  /** In px. */
  width?: number;
  /** Absent: the server sorts by it. */
  sortable?: boolean;
  dictCode?: string;
  options?: OptionItem[];
}

export interface Dictionary {
  code: string;
  title: string;
  /** Where its items come from: the declaration, a model's records, or a model's records as a tree. */
  kind: 'items' | 'table' | 'tree';
  /** Those declared; none of a table or tree. */
  items: DictionaryItem[];
  /** Of a table or tree; absent when its declaration is wrong. */
  source?: DictionarySource;
}

/** A model's records as items; names are columns of its table. */
export interface DictionarySource {
  model: string;
  table: string;
  text: string;
  code: string;
  color?: string;
  /** A record must fit every one; `values` as the column keeps them. */
  where: { column: string; kind: ValueKind; values: string[] }[];
  tree?: { parent: string; hasChild?: string; root: string };
  /** Keys of all fields it reads. */
  fields: string[];
  /** How the wire may also call it: `table,text,code`, with the condition as a fourth part where there is one. */
  address: string;
}

export interface DictionaryItem {
  value: string;
  text: string;
  color?: string;
  disabled?: boolean;
  /** Value one level up, for linkage. */
  parent?: string;
}
