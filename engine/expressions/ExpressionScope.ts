/** The names an expression may use. What is not given is empty. */
export interface ExpressionScope {
  /** The row at hand. */
  row?: Readonly<Record<string, unknown>> | undefined;
  /** The row before it was changed. */
  old?: Readonly<Record<string, unknown>> | undefined;
  /** The whole form. */
  form?: Readonly<Record<string, unknown>> | undefined;
  /** The rows it stands among, itself too, with the same fields: those of an editable list, or of one record's sub-table. */
  rows?: readonly Readonly<Record<string, unknown>>[] | undefined;
  /** The rows of the record's sub-tables, by their names in expressions. */
  tables?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> | undefined;
  user?: ExpressionUser | undefined;
  /** Conditions of the query form. */
  query?: Readonly<Record<string, unknown>> | undefined;
  /** Local time as text, `YYYY-MM-DD HH:mm:ss`. */
  now?: string | undefined;
}

export interface ExpressionUser {
  username: string;
  realname: string;
  roles: readonly string[];
  orgCode: string;
}

export const scopeNames = ['row', 'old', 'form', 'rows', 'user', 'query', 'now'] as const;

export const userKeys = ['username', 'realname', 'roles', 'orgCode'] as const;
