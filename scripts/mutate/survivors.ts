import { readFileSync } from 'node:fs';
import { inProject } from '../setup/checkout.mjs';
import type { Mutant } from './Mutant.ts';

/** Why mutants of one sort are not told. */
export interface Survivor {
  /** As `Mutant` names it. */
  operator: string;
  /** Regular expression over a mutant's place, from its beginning to its end. */
  place: string;
  reason: string;
  /** What comes out is a declaration somebody may want: there is nothing to tell, and it does not count. */
  right?: true;
}

export const SURVIVORS_FILE = 'scripts/mutate/survivors.json';

export function readSurvivors(): Survivor[] {
  return JSON.parse(readFileSync(inProject(SURVIVORS_FILE), 'utf8')) as Survivor[];
}

/** The reason that is kept for a mutant nobody tells of. */
export function reasonFor({ operator, place }: Mutant, known: readonly Survivor[]): Survivor | undefined {
  return known.find((each) => each.operator === operator && new RegExp(`^(?:${each.place})$`).test(place));
}
