/** The choices of a field beside a list: the one that is chosen narrows it. */
export interface PlanBeside {
  /** Key of the field, and of the item of the query that asks for what was chosen. */
  key: string;
  title: string;
  /** In px, until somebody changes it. */
  width: number;
  search: boolean;
}

/**
 * Records that stand below one another, as the values of a field. The columns: what the field keeps of a record, what
 * names a record to those below it, and where these say so.
 */
export interface Branch {
  table: string;
  value: string;
  id: string;
  parent: string;
  /** The field keeps several, comma-joined. */
  several?: true;
}
