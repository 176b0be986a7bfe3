import type { SourceFile } from '../../engine/compile/documents.ts';
import { type Chance, chanceOf } from './text.ts';

/** Declarations that are wrong in one place, by what was done to them. */
export interface Mutant {
  /** What was done: `key misspelt`. */
  operator: string;
  /** What it was done to, indices aside and with the type of what stands there: `model.fields[inputNumber].width`. */
  place: string;
  file: string;
  /** Offset in the shipped text. */
  offset: number;
  /** The text with the mistake; undefined takes the file away. */
  text: string | undefined;
}

/** The files with the mistake in them. */
export function withMutant(files: readonly SourceFile[], { file, text }: Mutant): SourceFile[] {
  return files.flatMap((each) => (each.path !== file ? each : text === undefined ? [] : { path: file, text }));
}

/** A few of each operator at each place, and of all these no more than `most`; the same for the same seed. */
export function sampled(
  mutants: readonly Mutant[],
  { each, seed, most }: { each: number; seed: number; most: number },
): readonly Mutant[] {
  const chance = chanceOf(seed);
  const groups = new Map<string, Mutant[]>();
  for (const mutant of mutants) {
    const name = `${mutant.operator} ${mutant.place}`;
    const group = groups.get(name);
    if (group) group.push(mutant);
    else groups.set(name, [mutant]);
  }
  const chosen = [...groups.values()].flatMap((group) => taken(group, each, chance));
  return taken(chosen, most, chance);
}

/** As many as wanted, in their order. */
function taken<T>(all: readonly T[], wanted: number, chance: Chance): readonly T[] {
  if (all.length <= wanted) return all;
  const left = all.map((_, index) => index);
  const chosen = Array.from({ length: wanted }, () => left.splice(chance(left.length), 1)[0] ?? 0);
  return chosen.sort((one, other) => one - other).flatMap((index) => all[index] ?? []);
}
