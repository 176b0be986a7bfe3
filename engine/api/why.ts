import type { Ground, PagePart } from './rightsAsked.ts';

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

/** Why a part of a page is as it is, for whoever asks. */
export interface Why {
  part: PagePart;
  shown: boolean;
  /** They are an administrator: no grant is needed. */
  admin: boolean;
  /** What it takes; a need without grants is not met. */
  grounds: Ground[];
  /** Any of these grants would do, for each need that is not met. */
  missing: { what: string; grants: string[] }[];
  values: WhyValue[];
  outcomes: WhyOutcome[];
  /** Which rows of the page they see, in words; empty: all. */
  rows: string;
  /** Everything of the page that can be asked about, with what they see of it; `table`: permission of what it belongs to. */
  parts: (PagePart & { shown: boolean; table: string })[];
}
