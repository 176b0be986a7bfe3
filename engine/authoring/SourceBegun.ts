/** What of another system's data became something else, or nothing, and why. */
export interface BegunNote {
  what: string;
  why: string;
  /** What one can do about it. */
  way: string;
  /** 1-based, in the file that was sent. */
  line: number;
}

/** Declarations that a file of another kind comes to; nothing is written. */
export interface SourceBegun {
  files: { path: string; text: string }[];
  /** What was decided on which evidence, a sentence each. */
  decided: string[];
  /** What the evidence does not tell, and somebody should look at. */
  unclear: string[];
  /** Carried over otherwise than it was. */
  changed: BegunNote[];
  /** Not carried over. */
  lost: BegunNote[];
  /** Records to be imported on the page of their model: a CSV file each. */
  records: { name: string; model: string; count: number; csv: string }[];
  /** Why nothing is made of it. */
  refused?: string;
}

/** What a file may be, by its name: a table, or a dump of a JeecgBoot database. */
export type BegunKind = 'table' | 'jeecg';
