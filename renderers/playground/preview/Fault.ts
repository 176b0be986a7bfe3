import type { PagePlace } from '../../../engine/authoring/partAt.ts';

/** Something that is wrong with a page that is shown, not with its declaration. */
export interface Fault {
  /** What found it: the browser's console, or the check of what everybody can use. */
  from: 'console' | 'access';
  severity: 'error' | 'warning';
  text: string;
  /** Where on the page: a CSS selector. */
  where?: string;
  /** The part of the page it is in, whose line can be told. */
  part?: PagePlace;
}
