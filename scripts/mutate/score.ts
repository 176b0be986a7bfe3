import type { SourceFile } from '../../engine/compile/documents.ts';
import { positionAt } from '../../engine/compile/places.ts';
import type { Compiled } from '../../engine/plan/compiled.ts';
import { type Mutant, withMutant } from './Mutant.ts';
import { reasonFor, type Survivor } from './survivors.ts';

/** A mutant that nobody told of, with the reason that is kept for it. */
export interface Survived {
  operator: string;
  place: string;
  file: string;
  line: number;
  reason?: string;
}

export interface Score {
  tried: number;
  told: number;
  /** Told, and the first problem is of the file that is wrong. */
  atPlace: number;
  /** What came out is right: neither told nor missed. */
  right: number;
  /** Of those that are wrong, the share that is told. */
  score: number;
  survived: Survived[];
  /** Kept reasons that no mutant needed. */
  unused: Survivor[];
}

/** Compiles the declarations with each mistake in them. */
export function scoreOf(
  files: readonly SourceFile[],
  compile: (files: readonly SourceFile[]) => Compiled,
  mutants: readonly Mutant[],
  known: readonly Survivor[],
): Score {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const survived: Survived[] = [];
  const used = new Set<Survivor>();
  let [told, atPlace, right] = [0, 0, 0];
  for (const mutant of mutants) {
    const [first] = compile(withMutant(files, mutant)).problems;
    if (first !== undefined) {
      told += 1;
      if (first.file === mutant.file) atPlace += 1;
      continue;
    }
    const kept = reasonFor(mutant, known);
    if (kept) used.add(kept);
    if (kept?.right) {
      right += 1;
      continue;
    }
    const { operator, place, file, offset } = mutant;
    const { line } = positionAt(texts.get(file) ?? '', offset);
    survived.push({ operator, place, file, line, ...(kept ? { reason: kept.reason } : {}) });
  }
  const wrong = mutants.length - right;
  const score = wrong === 0 ? 1 : told / wrong;
  const unused = known.filter((each) => !used.has(each));
  return { tried: mutants.length, told, atPlace, right, score, survived, unused };
}
