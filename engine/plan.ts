import type { CellType, Column, OptionItem, Rule } from '../schemas/generated/types.ts';

/** The closed set of value kinds; what server, grid, form, import and export agree on. */
export type ValueKind =
  | 'text'
  | 'number'
  | 'flag'
  | 'date'
  | 'datetime'
  | 'time'
  | 'code'
  | 'codes'
  | 'reference'
  | 'files'
  | 'markup'
  | 'json';

/** One linked, self-sufficient screen: all a page needs, nothing to look up but dictionaries by code. */
export type Plan = ListPlan | ReportPlan | PagePlan;

export interface PlanBase {
  /** Path of the declaration, e.g. `market/order`. */
  id: string;
  /** The id on the wire: `market_order`. */
  code: string;
  /** Content hash; changes when anything the page shows changes. */
  hash: string;
  title: string;
  description?: string;
  /** Permission prefix without the closing colon: `market:order`. */
  permission: string;
  /** Dictionary codes the page shows or offers. */
  dictCodes: string[];
}

/** A list of records with query form, toolbar, paging and a form to add, edit and look. */
export interface ListPlan extends PlanBase {
  type: 'list';
  source: RecordSource;
  columns: PlanColumn[];
  query: PlanQueryItem[];
  form: PlanForm;
  toolbar: PlanAction[];
  rowActions: PlanAction[];
  sort: PlanSort;
  pageSize: number;
  /** `inline`: the list itself is an editable grid, saved in one go through `source.save`. */
  editing: 'modal' | 'inline';
  /** The editable grid's columns and looks, when `editing` is `inline`. */
  grid?: PlanGrid;
}

/** A read-only result of a report's SQL. */
export interface ReportPlan extends PlanBase {
  type: 'report';
  source: ReportSource;
  columns: PlanColumn[];
  /** Parameters of the SQL come first (`param: true`, sent as `self_<key>`), then filters on output columns. */
  query: PlanQueryItem[];
  toolbar: PlanAction[];
  sort?: PlanSort;
  pageSize: number;
}

/** A built-in page that no table stands behind. */
export interface PagePlan extends PlanBase {
  type: 'page';
  page: string;
}

/** Paths of the calls; all relative to the API base. Records carry `id` and `version`. */
export interface RecordSource {
  /** Wire code of the model; what live sync is about. */
  code: string;
  /** GET, paged: `{records, total}`. */
  list: string;
  /** GET `{get}/{id}`. */
  get: string;
  /** POST a record; answers the new id. Carries an idempotency key. */
  add: string;
  /** PUT a record with `id` and `version`. */
  edit: string;
  /** DELETE `{remove}/{ids}`: comma-joined ids. */
  remove: string;
  /** GET, the same parameters as `list`: a CSV file. */
  export: string;
  /** PUT `{added, changed, removed}`, all or nothing; answers `{added: [{id, version}], changed: [{id, version}]}`. */
  save: string;
}

export interface ReportSource {
  /** GET, paged: `{records, total, totals}`. */
  data: string;
  /** GET, the same parameters as `data`: a CSV file. */
  export: string;
}

export interface PlanSort {
  column: string;
  order: 'asc' | 'desc';
}

/** A normalized column: everything inherited from the model's field is written out. */
export type PlanColumn = Column & {
  key: string;
  title: string;
  type: CellType;
  kind: ValueKind;
  sortable: boolean;
  /** False for a column that only feeds others and is not drawn. */
  visible: boolean;
  /** Of the types that have choices; here so that nobody must know which those are. */
  dictCode?: string;
  options?: OptionItem[];
};

/** A field of a form: a column with what only editing needs. */
export type PlanField = PlanColumn & {
  required: boolean;
  readOnly: boolean;
  rules: Rule[];
  /** Columns of the form's grid the field takes. */
  span: number;
  /** Heading the field stands under; absent: none. */
  group?: string;
};

export interface PlanForm {
  /** Columns per row, 1–4. */
  columns: number;
  /** Width of the dialog in px. */
  width: number;
  fields: PlanField[];
  /** Sub-tables saved with the record; a record carries each one's rows under the table's `key`. */
  tables: PlanTable[];
}

/** Looks and abilities of an editable grid. */
export interface PlanGridOptions {
  toolbar: ('add' | 'save' | 'remove' | 'clearSelection' | 'collapse')[];
  size: 'medium' | 'small' | 'mini' | 'tiny';
  rowNumber: boolean;
  selection: 'multiple' | 'single' | 'none';
  /** Field that carries the order from 1; present: rows can be dragged. */
  dragSort?: string;
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
export interface PlanTable extends PlanGrid {
  /** Wire code of the child's model; the key its rows stand under in a record. */
  key: string;
  title: string;
  /** Permission prefix of the child's model, for its buttons and columns. */
  permission: string;
}

/**
 * One input of the query form. `mode` says what is sent: `single` → `key=value`, `like` → `key=*value*`,
 * `group` → `key_begin` and `key_end`.
 */
export interface PlanQueryItem {
  key: string;
  title: string;
  type: CellType;
  kind: ValueKind;
  mode: 'single' | 'like' | 'group';
  /** A parameter of the report's SQL, sent as `self_<key>`. */
  param: boolean;
  required: boolean;
  /** Folded away until 展开. */
  folded: boolean;
  dictCode?: string;
  options?: OptionItem[];
  defaultValue?: string | number;
  placeholder?: string;
  /** Stored values of on and off. */
  customValue?: [string, string];
}

/** A button. Built-in codes: add, edit, detail, delete, batch_delete, export. */
export interface PlanAction {
  code: string;
  title: string;
  /** The permission that must be held: `market:order:add`. */
  permission: string;
}

/** What `GET /config/manifest` lists. */
export interface ManifestEntry {
  id: string;
  code: string;
  type: Plan['type'];
  title: string;
  hash: string;
}
