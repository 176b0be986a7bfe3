import type { QueryKey } from '../../schemas/generated/language.ts';
import type { CellType, Column, DataSchema, OptionItem, Rule, ScreenFile } from '../../schemas/generated/types.ts';
import type { DeclaredAt, ModelSource, PlanBase, PlanPrint, PlanSort, ValueKind } from './base.ts';
import type { PlanBeside } from './beside.ts';
import type { BoardPlan } from './board.ts';
import type { PlanChoice, PlanPrompt } from './call.ts';
import type { PlanChart } from './chart.ts';
import type { Who } from './states.ts';

export type { ModelSource, PlanBase, PlanSort, ValueKind };

/** One linked, self-sufficient screen: all a page needs, nothing to look up but dictionaries by code. */
export type Plan = PlanOf<ScreenFile['type']>;

/** The plan of one type of screen: its own, or that of plain records. */
export type PlanOf<Type extends ScreenFile['type']> = Type extends keyof OwnPlans
  ? OwnPlans[Type]
  : PlainRecordsPlan<Type>;

/** The plans that say more than that they are of records, or are of none. */
interface OwnPlans {
  list: ListPlan;
  tree: TreePlan;
  report: ReportPlan;
  form: FormPlan;
  page: PagePlan;
  inner: InnerPlan;
  erp: ErpPlan;
  catalog: DeclarationsPlan<'catalog'>;
  copies: DeclarationsPlan<'copies'>;
  board: BoardPlan;
  kanban: KanbanPlan;
}

/** A plan whose rows are records of a model. */
export type RecordsPlan = Extract<Plan, RecordsPlanBase>;

/** Records with query form, toolbar, paging and a form to add, edit and look. */
interface RecordsPlanBase extends PlanBase {
  source: ModelSource;
  /** What one of them is called: the model's title. */
  recordTitle: string;
  columns: PlanColumn[];
  /** The query then has an item of its key, which its own choices answer. */
  beside?: PlanBeside;
  query: PlanQueryItem[];
  form: PlanForm;
  toolbar: PlanAction[];
  rowActions: PlanAction[];
  /** What of its records can be printed; absent: nothing. */
  prints?: readonly PlanPrint[];
  /** Absent for whoever may not see what it is sorted by: they come in the server's own order. */
  sort?: PlanSort;
  pageSize: number;
}

/** Records, and no more said of them than which type of screen they stand in. */
interface PlainRecordsPlan<Type extends ScreenFile['type']> extends RecordsPlanBase {
  type: Type;
}

/** Records that stand below one another; a level is loaded when its parent is opened. `add` in a row adds below it. */
export interface TreePlan extends RecordsPlanBase {
  type: 'tree';
  tree: PlanTree;
  /** What belongs to the chosen row, beside its own details; absent: none is chosen. */
  subLists?: PlanSubList[];
}

export interface PlanTree {
  /** Row keys: the parent's id, `'1'` or `'0'`, and what names a row. */
  parent: string;
  hasChild: string;
  text: string;
  /** The parent of those at the top. */
  root: string;
}

/** A plain list of records. */
export interface ListPlan extends RecordsPlanBase {
  type: 'list';
  /** `inline`: the list itself is an editable grid, saved in one go through `source.save`. */
  editing: 'modal' | 'inline';
  /** Everybody may open it and press its buttons; restricted columns stay so. */
  open?: true;
  /** Seconds after which its rows are asked for again, as long as it is looked at. */
  refresh?: number;
  /** The editable grid's columns and looks, when `editing` is `inline`. */
  grid?: PlanGrid;
  /** Rows of the editable grid stand below one another; those below a row come when it is first opened. */
  tree?: PlanTree;
}

/** Records that open, one at a time, to the rows of their sub-tables. */
export interface InnerPlan extends RecordsPlanBase {
  type: 'inner';
  subLists: PlanSubList[];
}

/** Records of which one is chosen, and lists of the rows of its sub-tables. */
export interface ErpPlan extends RecordsPlanBase {
  type: 'erp';
  subLists: PlanSubList[];
}

/** Records as cards below the values of a choice; moving a card changes its value. */
export interface KanbanPlan extends RecordsPlanBase {
  type: 'kanban';
  /** What the cards stand below. */
  by: PlanColumn;
  /** Its values from left to right; absent: all, as its choices stand. */
  states?: string[];
}

/** The rows of one sub-table as a list, always of one record: it asks for them by `foreignKey`. */
export interface PlanSubList extends ListPlan {
  /** Key of the field that holds the record's id. */
  foreignKey: string;
  /** Key of what that field holds of the record; absent: its id. */
  of?: string;
  /** The rows of what stands below the record are among them. */
  below?: true;
  /** A record has at most one of them. */
  single?: true;
  /** Who lacks this permission has no such list. */
  look: PlanAction;
  /** What of its rows the state of the record locks; absent: nothing. */
  locks?: RowLocks;
}

/** A read-only result of a report's SQL. */
export interface ReportPlan extends PlanBase {
  type: 'report';
  /** Wire code of the report. */
  source: { report: string };
  /** Drawn above the rows. */
  charts?: PlanChart[];
  columns: PlanColumn[];
  /** Parameters of the SQL come first (`param: true`, sent as `self_<key>`), then filters on output columns. */
  query: PlanQueryItem[];
  toolbar: PlanAction[];
  sort?: PlanSort;
  pageSize: number;
}

/** The declarations themselves as a list: every one, or the screens that take over another's. */
export interface DeclarationsPlan<Type extends 'catalog' | 'copies' = 'catalog' | 'copies'> extends PlanBase {
  type: Type;
  /** '1': screens that take over another's. The family's own word for it. */
  source: { copyType: '0' | '1' };
  columns: PlanColumn[];
  query: PlanQueryItem[];
  sort?: PlanSort;
  pageSize: number;
}

/** A form on a page of its own: filled in, sent, and empty again. */
export interface FormPlan extends PlanBase {
  type: 'form';
  /** The model whose record it becomes; absent: JSON as the form's own schema describes it. */
  source?: ModelSource;
  form: PlanForm;
  submit: PlanSubmit;
  /** The button that sends it, where sending needs a permission. */
  toolbar: PlanAction[];
}

/** Where a filled-in form goes. */
export interface PlanSubmit {
  method: 'POST' | 'PUT';
  path: string;
}

/** A built-in page that no table stands behind. */
export interface PagePlan extends PlanBase {
  type: 'page';
  page: string;
}

/** A normalized column: everything inherited from the model's field is written out. */
export type PlanColumn = Column & {
  key: string;
  title: string;
  type: CellType;
  kind: ValueKind;
  sortable: boolean;
  /** Only feeds others and is not drawn. */
  hidden: boolean;
  /** Of the types that have choices; here so that nobody must know which those are. */
  dictCode?: string;
  options?: OptionItem[];
  /** How the tree behind the choices is asked for. */
  tree?: DictionaryTree;
  /** Of a list, where its figures are declared. */
  statisticsAt?: DeclaredAt;
  /** Of a report: rows have sub-totals by it, at this level from the outside. */
  groupLevel?: number;
  /** Of a cross table: what stands in its rows, across, and in its cells. */
  pivot?: 'row' | 'column' | 'measure';
  /** Of a drawn cell of a cross table: its measure, and the value of the column across that it stands below; none: all. */
  across?: { measure: string; key?: string; value?: unknown };
};

type KeyOfAny<C> = C extends Column ? keyof C : never;

/** The columns of those cell types that have a key. */
export type ColumnWith<Key extends KeyOfAny<Column>, C = Column> = C extends Column
  ? Key extends keyof C
    ? C
    : never
  : never;

type ValueAt<Key, C = Column> = C extends Column ? (Key extends keyof C ? C[Key] : never) : never;

/** Keys that some cell types have, as any column may or may not carry them. */
export type ColumnKeys<Key extends KeyOfAny<Column>> = { readonly [K in Key]?: ValueAt<K> };

/** The columns of one cell type. */
export type PlanColumnOf<T extends CellType> = Extract<PlanColumn, { type: T }>;

/** Parameters of `GET /sys/dict/loadTreeData` that say which tree is meant. */
export interface DictionaryTree {
  tableName: string;
  text: string;
  code: string;
  pidField: string;
  hasChildField: string;
  root: string;
}

/** A field of a form: a column with what only editing needs. */
export type PlanField = PlanColumn & {
  required: boolean;
  readOnly: boolean;
  rules: Rule[];
  /** Columns of the form's grid the field takes. */
  span: number;
  /** Heading the field stands under; absent: none. */
  group?: string;
  /** What its value is made of, where no cell holds it: drawn from this. */
  schema?: PlanSchema;
};

export interface PlanForm {
  /** Columns per row, 1–4. */
  columns: number;
  /** Width of the dialog in px. */
  width: number;
  /** Pages the groups are divided into; what belongs to none stands above them. Absent: no tabs. */
  tabs?: { title: string; groups: string[] }[];
  /** Title of the tab its fields stand in, beside a tab for each sub-table; absent: the sub-tables stand below them. */
  ownTab?: string;
  /** Titles of the groups that open folded. */
  foldedGroups?: string[];
  fields: PlanField[];
  /** Sub-tables saved with the record; a record carries each one's rows under the table's `key`. */
  subTables: PlanSubTable[];
  /** What its data must hold beyond the rules of its fields. */
  schema?: PlanSchema;
}

/** A JSON Schema of the form's own, and the code that was made of it. */
export interface PlanSchema {
  root: DataSchema;
  /** GET: an ES module that exports `validators`. Its name follows from its content. */
  module: string;
}

/** Looks and abilities of an editable grid. */
export interface PlanGridOptions {
  buttons: ('add' | 'save' | 'remove' | 'clearSelection' | 'collapse')[];
  size: 'medium' | 'small' | 'mini' | 'tiny';
  rowNumber: boolean;
  selection: 'multiple' | 'single' | 'none';
  /** Field that carries the order from 1; present: rows can be dragged. */
  dragSort?: string;
  /** Key of the sub-table that opens over a row. */
  subTable?: string;
  /** Present: rows can be expanded, to the sub-table of this key or, without one, to the record's details. */
  expand?: { table?: string };
  /** Rows it holds for can be neither changed nor chosen nor moved. */
  rowDisabledWhen?: string;
  /** In px; absent: 400 in a form, the whole height on a page. */
  maxHeight?: number;
  /** Saved changes of others appear, own ones are told. */
  live: boolean;
}

export interface PlanGrid {
  options: PlanGridOptions;
  columns: PlanField[];
}

/** A sub-table of a form. */
export interface PlanSubTable extends PlanGrid {
  /** A record has at most one row of it. */
  single?: true;
  /** Wire code of the child's model; the key its rows stand under in a record. */
  key: string;
  /** What its rows are called in expressions of the form. */
  name?: string;
  title: string;
  /** Permission prefix of the child's model, for its buttons and columns. */
  permission: string;
  /** What of its rows the state of the record locks; absent: nothing. */
  locks?: RowLocks;
}

/** In which states of a record which fields of its rows are left alone, and no row comes or goes. */
export interface RowLocks {
  /** Key of the record's field that holds the state. */
  field: string;
  /** `all`: every field. */
  states: Readonly<Record<string, 'all' | readonly string[]>>;
}

/**
 * How a query item asks, and what it sends: `single` → `key=value`, `like` → `key=*value*`, `ne` → `key=!value`,
 * `ge` → `key=>= value`, `le` → `key=<= value`, `group` → `key_begin` and `key_end`, `below` → `key_below=value`.
 */
export type QueryMode = 'single' | 'like' | 'group' | 'ne' | 'ge' | 'le' | 'below';

/** What the editor of its type wants to know in a query as well, as its column says. */
export type QueryOptions = ColumnKeys<QueryKey>;

/** One input of the query form. */
export interface PlanQueryItem extends QueryOptions {
  key: string;
  title: string;
  type: CellType;
  kind: ValueKind;
  mode: QueryMode;
  /** A parameter of the report's SQL, sent as `self_<key>`. */
  param: boolean;
  /** Two days in one text: the name of a period, or `from,to`. */
  dayRange?: true;
  required: boolean;
  /** Folded away until 展开. */
  folded: boolean;
  dictCode?: string;
  options?: OptionItem[];
  tree?: DictionaryTree;
  defaultValue?: string | number;
  placeholder?: string;
}

/** A button. Built-in codes: add, edit, move, detail, delete, batch_delete, export. */
export interface PlanAction {
  code: string;
  title: string;
  /** The permission that must be held: `market:order:add`. */
  permission: string;
  /** What a button of the declaration's own asks of the server, with the row's id. */
  call?: PlanCall;
  /** What the call changes in its row: the server does exactly this, whatever was sent. */
  set?: Record<string, string | number | boolean | null>;
  /** The rows it stands on; absent: all. */
  when?: { field: string; in: string[] };
  /** Takes its row from one state to another: these do it, and no grant is asked for. A condition names fields by key. */
  who?: Who;
  /** Whether it is theirs on that row; never in a compiled plan. */
  may?: (row: Readonly<Record<string, unknown>>) => boolean;
  /** Stands in the row itself, wherever in the order it is. */
  primary?: true;
  /** Shown and of no use to whoever is signed in; never in a compiled plan. */
  disabled?: boolean;
}

export interface PlanCall {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  /** Parameters by name: as they are, or the row's value of a field. */
  send: Record<string, string | { field: string }>;
  /** Asked first. */
  confirm?: string;
  /** A line of text asked for first, sent as `key`. */
  prompt?: PlanPrompt;
  select?: PlanChoice;
  /** Menu and permissions may be others afterwards: the whole product loads again. */
  reload: boolean;
  /** The text it answers is saved as a file of this name. */
  download?: string;
  /** The text it answers is shown, to be copied, with this said of it. */
  reveal?: string;
}
