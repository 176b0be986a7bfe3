/** One mistake of an author, with its place and the way out. */
export interface Problem {
  code: ProblemCode;
  severity: 'error' | 'warning';
  /** Relative to the project: `screens/market/order.model.json`. */
  file: string;
  /** 1-based. */
  line: number;
  column: number;
  /** JSON pointer inside the file; empty for the whole file. */
  pointer: string;
  message: string;
  found?: string;
  expected?: string;
  /** What to do about it. */
  fix: string;
  /** The likeliest intended word. */
  suggestion?: string;
}

export type ProblemCode = string;
