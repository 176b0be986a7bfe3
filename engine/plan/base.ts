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
  | 'secret'
  | 'json'
  | 'area';

/** Where something is declared: file, line from 1. */
export interface DeclaredAt {
  file: string;
  line: number;
}

/** What every plan carries. */
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

export interface PlanSort {
  key: string;
  order: 'asc' | 'desc';
}

/** Wire code of the model behind a plan; its calls are `ENDPOINTS.…` with this code. */
export interface ModelSource {
  model: string;
  /** What becomes of its records is not written down. */
  history?: false;
  import?: false;
  /** Its records stand below one another: what is below a record goes with it. */
  tree?: true;
  /** Key of the field that holds the state, where only transitions change it. */
  states?: string;
  recycleBin?: RecycleBin;
}

/** Removed records are kept aside until somebody brings them back or purges them; `days`: after so many they go. */
export interface RecycleBin {
  days?: number;
}

/** As lists offer a print. */
export interface PlanPrint {
  id: string;
  title: string;
  description?: string;
  papers: readonly string[];
}

/** The rows of a sub-table as expressions of the record know them. */
export interface LineTable {
  name: string;
  /** Id of the child's model, and the key of its field that holds the record's id. */
  model: string;
  foreignKey: string;
  /** What of a row is known. */
  fields: readonly { key: string; kind: ValueKind }[];
}
