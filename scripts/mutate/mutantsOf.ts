import { documentOf } from '../../engine/authoring/documentOf.ts';
import { usesOf } from '../../engine/authoring/uses.ts';
import type { SourceFile } from '../../engine/compile/documents.ts';
import type { Compiled } from '../../engine/plan/compiled.ts';
import type { Mutant } from './Mutant.ts';
import { referenceMutants } from './references.ts';
import { sitesOf } from './Site.ts';
import { chanceOf } from './text.ts';
import { valueMutants } from './values.ts';

/** Every mistake that can be made at every key, value and reference of right declarations; the same for the same seed. */
export function mutantsOf(files: readonly SourceFile[], compiled: Compiled, seed: number): Mutant[] {
  const chance = chanceOf(seed);
  const documents = new Map(
    files.flatMap((file) => {
      const document = documentOf(file);
      return document === undefined ? [] : [[file.path, document] as const];
    }),
  );
  const values = [...documents.values()].flatMap((document) =>
    sitesOf(document).flatMap((site) => valueMutants(site, chance)),
  );
  return [...values, ...referenceMutants(files, documents, usesOf(files, compiled), chance)];
}
