/** One change of one table. */
export interface SchemaStep {
  kind:
    | 'create-table'
    | 'wall'
    | 'add-column'
    | 'widen-column'
    | 'add-index'
    | 'drop-index'
    | 'drop-column'
    | 'change-column'
    | 'drop-table';
  table: string;
  column?: string;
  /** What happens, for people. */
  sentence: string;
  statements: string[];
}
