import type { SourceFile } from '../../compile/documents.ts';
import type { Problem } from '../../problems.ts';

/** Files that were inferred, and every choice that somebody may want to make otherwise. */
export interface Inferred {
  files: SourceFile[];
  /** What was decided on which evidence, a sentence each. */
  decided: string[];
  /** What the evidence does not tell. */
  unclear: string[];
  /** Why nothing may be written. */
  problems: readonly Problem[];
}
