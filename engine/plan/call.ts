import type { Rule } from '../../schemas/generated/types.ts';

/** A text that is asked for; `long`: several lines of it. */
export interface PlanPrompt {
  key: string;
  title: string;
  placeholder?: string;
  secret: boolean;
  long?: true;
  rules: Rule[];
}

/** What is chosen first, in a picker or in a tree with check boxes: ids, comma-joined, sent as `key`. */
export interface PlanChoice {
  key: string;
  /** Name under which the ids chosen so far are sent as well. */
  previousKey?: string;
  /** GET with the call's own parameters: the ids chosen so far. */
  currentUrl: string;
  picker?: string;
  /** GET: `{treeList}`, nodes with `key`, `title` and `children`. */
  treeUrl?: string;
  /** POST with the call's own parameters and what was chosen: what would change (`RightsEffect`), shown before it is sent. */
  effectUrl?: string;
}
