/** Some rows of a model, as a role may be granted them. */
export interface RowScope {
  key: string;
  title: string;
  /** The expression as it is written. */
  text: string;
  condition: ScopeCondition;
  /** Key of the field whose values are granted with it, one by one; absent: it is granted as it is. */
  takes?: string;
}

/** Which rows; true or false of every row, an empty value is unlike any other. */
export type ScopeCondition =
  | { op: 'and' | 'or'; left: ScopeCondition; right: ScopeCondition }
  | { op: 'not'; of: ScopeCondition }
  | { op: 'equal'; left: ScopeOperand; right: ScopeOperand }
  | { op: 'startsWith'; left: ScopeOperand; right: ScopeOperand }
  | { op: 'in'; left: ScopeOperand; list: ScopeList };

/** A value; `number` says that the column is compared as one, and not as its text. */
export type ScopeOperand =
  | { op: 'column'; column: string; number?: true }
  | { op: 'user'; name: ScopeUserKey }
  | { op: 'text'; value: string }
  | { op: 'number'; value: string }
  | { op: 'empty' };

/**
 * Written values, those granted with the scope, the codes of the user's roles, or what records of another model that are
 * the user's hold.
 */
export type ScopeList =
  | { op: 'values'; values: readonly (ScopeOperand & { op: 'text' | 'number' })[] }
  | { op: 'granted' }
  | { op: 'roles' }
  | { op: 'records'; model: string; table: string; column: string; user: string };

/** What of the user is one text. */
export const scopeUserKeys = ['id', 'username', 'realname', 'orgCode'] as const;

export type ScopeUserKey = (typeof scopeUserKeys)[number];
