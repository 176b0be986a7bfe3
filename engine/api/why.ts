import type { Ground, PagePart } from './rightsAsked.ts';
import type { Params } from './withQuery.ts';

/** A part of a page that can be asked about: what rights know of, and what its query form asks by. */
export type AskedPart = Omit<PagePart, 'kind'> & { kind: PagePart['kind'] | 'query' };

/** One value of the declaration behind a part of a page. */
export interface WhyValue {
  /** `width`, `rules/0/max`. */
  name: string;
  value: unknown;
  file: string;
  /** 1-based. */
  line: number;
  how: 'written' | 'derived' | 'default';
}

/** A rule or a condition, and what it comes to for the row. */
export interface WhyOutcome {
  /** 校验 length, 显示条件 … */
  what: string;
  /** As it is declared. */
  said: string;
  /** In words; passed: there is nothing to complain of, or the condition holds. */
  outcome: string;
  passed: boolean;
}

/** Where the choices of a column come from. */
export interface WhyChoices {
  /** 字典「订单状态」（order_status） … */
  from: string;
  /** Where that is declared; absent: nobody declared it. */
  place?: { file: string; line: number };
  /** What decides which of them there are. */
  filters: WhyOutcome[];
  /** What a page asks the server for them by GET; absent: they stand in the declaration. */
  call?: { path: string; params: Params };
}

/** Why a part of a page is as it is, for whoever asks. */
export interface Why {
  part: AskedPart;
  shown: boolean;
  /** They are an administrator: no grant is needed. */
  admin: boolean;
  /** What it takes; a need without grants is not met. */
  grounds: Ground[];
  /** Any of these grants would do, for each need that is not met. */
  missing: { what: string; grants: string[] }[];
  values: WhyValue[];
  outcomes: WhyOutcome[];
  /** Absent: nothing is chosen in it. */
  choices?: WhyChoices;
  /** Which rows of the page they see, in words; empty: all. */
  rows: string;
  /** Everything of the page that can be asked about, with what they see of it; `table`: permission of what it belongs to. */
  parts: (AskedPart & { shown: boolean; table: string })[];
}
