import type { ReportParam } from '../plan/compiled.ts';

/** What came of a report's statement as it is written. */
export interface SourceRun {
  params: Pick<ReportParam, 'key' | 'title' | 'required' | 'defaultValue'>[];
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
  /** Why it did not run, and where in the file. */
  refused?: { message: string; file?: string; line?: number; column?: number };
}

/** Rows that are shown of a statement. */
export const FIRST_ROWS = 50;
