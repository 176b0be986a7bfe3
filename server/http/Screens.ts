import type { SourceFile } from '../../engine/compile/documents.ts';
import type { Compiled } from '../../engine/plan/compiled.ts';
import type { Problem } from '../../engine/problems.ts';

/** A problem of the declarations, or of what they ask of the tables that are there. */
export type ScreensProblem = Omit<Problem, 'code'> & { code: Problem['code'] | 'table-kept' | 'table-refused' };

/** What changed in the declarations. */
export interface ScreensChange {
  /** Of plans that came, went or differ. */
  ids: string[];
  /** Menu or app are others. */
  menu: boolean;
  /** Problems of the newest attempt; the plans in force are the last good ones. */
  problems: readonly ScreensProblem[];
}

/** The declarations in force: always a good set, replaced as a whole. */
export interface Screens {
  compiled(): Compiled;
  /** Hash over all plans. */
  hash(): string;
  /** Problems of the newest attempt, warnings included. */
  problems(): readonly ScreensProblem[];
  /** What these files come to; the declarations in force stay. */
  compile(files: readonly SourceFile[]): Promise<Compiled>;
  /**
   * What would come of these files: everything the compiler says of them, and the database of their reports and tables.
   * Nothing is changed.
   */
  judge(files: readonly SourceFile[]): Promise<{ compiled: Compiled; problems: readonly ScreensProblem[] }>;
  /** Reads the files again; resolves when the outcome is in force. */
  reload(): Promise<void>;
  /** How many files the newest attempt read, and the milliseconds it took to compile them; absent: not measured. */
  compileTime?(): { files: number; took: number } | undefined;
  /** Calls `listener` after every attempt; returns the way to stop. */
  subscribe(listener: (change: ScreensChange) => void): () => void;
}
