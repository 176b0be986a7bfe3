import type { Report, ReportParam } from '../plan/compiled.ts';
import type { PlanFigures } from './indexCandidates.ts';

/** What a report asks for before it runs. */
export type RunParam = Pick<ReportParam, 'key' | 'title' | 'required' | 'defaultValue' | 'period'>;

export const runParams = ({ params }: Pick<Report, 'params'>): RunParam[] =>
  params.map(({ key, title, required, defaultValue, period }) => ({
    key,
    title,
    required,
    ...(defaultValue === undefined ? {} : { defaultValue }),
    ...(period ? { period } : {}),
  }));

/** What came of a report's statement as it is written. */
export interface SourceRun {
  params: RunParam[];
  /** Exactly what was run. */
  statement: string;
  /** What it gives; `declared`: the report shows it. */
  fields: { name: string; type: string; key: string; cell: string; declared: boolean }[];
  /** By field, in their order; those nobody may see are null. */
  rows: unknown[][];
  /** There are more rows than these. */
  more: boolean;
  /** Milliseconds. */
  took: number;
  /** How it is carried out, line by line, where that was asked. */
  plan?: string[];
  /** What an index would make of it, tried and undone; absent where none was asked for. */
  trial?: IndexTrial;
  /** Why it did not run, and where in the file. */
  refused?: { message: string; file?: string; line?: number; column?: number };
}

/** The index that helped most of those that were tried; `column` absent: there was none to try, or none helped. */
export interface IndexTrial {
  table?: string;
  column?: string;
  /** The field whose `store` says it, and its model. */
  field?: { model: string; key: string; title: string };
  /** What would make it. */
  statements: string[];
  before: PlanFigures;
  after?: PlanFigures;
  /** What was tried and either not used or saved few rows. */
  useless: string[];
}

/** Rows that are shown of a statement. */
export const FIRST_ROWS = 50;
