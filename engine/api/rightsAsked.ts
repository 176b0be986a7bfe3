/** Something with a name for people. */
export interface Named {
  id: string;
  title: string;
}

/** A column or a button of a page, as it is asked for. */
export interface PagePart {
  kind: 'column' | 'action';
  /** Key of a column; below a record and for buttons the permission. */
  code: string;
  title: string;
}

/** What can be asked about: pages with their parts, and people with their roles. */
export interface RightsSubjects {
  screens: (Named & { parts: PagePart[] })[];
  people: (Named & { username: string; roles: Named[] })[];
}

/** One of the things it takes, with the grants by which somebody has it. */
export interface Ground {
  /** 打开页面, 看这一列 … */
  what: string;
  /** Any of these is enough; none: it takes no grant. */
  grants: { title: string; roles: string[] }[];
}

/** Somebody who sees what was asked for. */
export interface Seer extends Named {
  username: string;
  /** Holds everything, without grants. */
  admin: boolean;
  grounds: Ground[];
}

/** What is told apart by names. */
export interface NameChange {
  gained: string[];
  lost: string[];
}

/** What somebody sees otherwise of one page. */
export interface ScreenChange {
  screen: Named;
  /** The whole page. */
  open?: 'gained' | 'lost';
  columns: NameChange;
  actions: NameChange;
  /** Which rows, in words; absent where they are the same. */
  rows?: { before: string; after: string };
}

/** What a change of grants does, page by page, and to whom. */
export interface RightsEffect {
  /** How many people it touches. */
  people: number;
  changes: (ScreenChange & { people: string[] })[];
}

/** Who opens a page, and how many views and queries of it are kept. */
export interface ScreenHolders {
  screen: Named;
  everybody: boolean;
  roles: string[];
  people: string[];
  views: number;
}
