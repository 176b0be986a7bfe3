import type { LineTable } from './base.ts';
import type { ScopeCondition } from './scope.ts';

/** How the records of a model get from one state to another; nothing else changes their state. */
export interface ModelStates {
  /** Key of the field that holds it. */
  field: string;
  /** The state of new records. */
  initial: string;
  /** Those it may stay in; of every other one some transition leads away. */
  final: readonly string[];
  /** As they are declared. */
  transitions: readonly Transition[];
  /** What must be left alone in which states; absent: nothing. */
  locks?: readonly StateLock[];
}

/** In these states a record is not changed, or not in these fields. */
export interface StateLock {
  in: readonly string[];
  /** Absent: all fields, and the rows of sub-tables. `lines.qty`: a field of the rows of a sub-table, none of which comes or goes. */
  fields?: readonly string[];
  /** It may still be removed. */
  removable?: true;
}

export interface Transition {
  code: string;
  title: string;
  from: readonly string[];
  to: string;
  /** Absent: whoever holds the permission of its button. */
  who?: Who;
  comment?: 'asked' | 'required';
  /** `lines`: the sub-tables its expression goes through. */
  rule?: { expression: string; message: string; lines?: readonly LineTable[] };
  /** Who is told: the users in a field, or those of a role. */
  notify: readonly ({ field: string } | { role: string })[];
  /** Records wait for those who can do it. */
  inbox?: true;
  /** It can be done to chosen rows. */
  batch?: true;
  confirm?: string;
  primary?: true;
}

/** Who does it: one of these roles, or whoever the condition is true of; neither: only the server can tell. */
export interface Who {
  roles?: readonly string[];
  condition?: ScopeCondition;
}
