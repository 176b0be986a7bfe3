import type { SourceFile } from '../../compile/documents.ts';
import type { Compiled } from '../../plan/compiled.ts';
import type { Use } from '../Use.ts';
import { usesOf } from '../uses.ts';

/** What is named at a place, and where else it stands. */
export interface Named extends Pick<Use, 'kind' | 'name'> {
  /** The stretch it is named by. */
  here: Use;
  /** Where it is declared; absent for what no file declares, as a permission. */
  declared?: Use;
  /** Every place that says it, in the order of the files, with those that declare it. */
  uses: readonly Use[];
}

/** The declaration, field, address or permission named at an offset of a file. */
export function namedAt(
  files: readonly SourceFile[],
  compiled: Compiled,
  path: string,
  offset: number,
): Named | undefined {
  const all = usesOf(files, compiled);
  const touching = all.filter(
    (use) => use.file === path && use.length > 0 && use.offset <= offset && offset <= use.offset + use.length,
  );
  // Of a field in an expression the innermost is meant.
  const [here] = touching.toSorted((one, other) => one.length - other.length);
  if (here === undefined) return undefined;
  const uses = all.filter(({ kind, name, length }) => kind === here.kind && name === here.name && length > 0);
  const declared = all.find(({ kind, name, declares }) => declares && kind === here.kind && name === here.name);
  return { kind: here.kind, name: here.name, here, ...(declared === undefined ? {} : { declared }), uses };
}
