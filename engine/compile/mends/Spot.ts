import type { Node } from 'jsonc-parser';
import type { Problem } from '../../problems.ts';

/** A problem in the text it was found in. */
export interface Spot {
  problem: Problem;
  text: string;
  /** Where it was found. */
  offset: number;
  /** The innermost part of the declaration there; of a statement there is none. */
  node: Node | undefined;
}
