import type { SourceFile } from '../../engine/compile/documents.ts';
import type { Compiled } from '../../engine/plan/compiled.ts';
import { families } from './families.ts';
import { lineOf, type Mistake, readShipped, withMistake } from './Mistake.ts';

/** What is said first of a mistake. */
export interface Told {
  family: string;
  what: string;
  silent: boolean;
  /** At the mistake itself, not at what follows from it. */
  first: boolean;
  /** The word that was meant; undefined where none is due. */
  suggested: boolean | undefined;
}

/** Makes mistakes of every family, `each` of them from all over the files, always the same. */
export function tellMistakes(
  files: readonly SourceFile[],
  compile: (files: readonly SourceFile[]) => Compiled,
  each: number,
): Told[] {
  const shipped = readShipped(files);
  return Object.entries(families).flatMap(([family, make]) => {
    const mistakes = make(shipped);
    if (mistakes.length === 0) throw new Error(`${family} has nothing to be made of`);
    return spread(mistakes, each).map((mistake) => tell(files, compile, family, mistake));
  });
}

function spread<T>(all: readonly T[], count: number): readonly T[] {
  if (all.length <= count) return all;
  return Array.from({ length: count }, (_, index) => all[Math.floor(((index + 0.5) * all.length) / count)]).filter(
    (each) => each !== undefined,
  );
}

function tell(
  shipped: readonly SourceFile[],
  compile: (files: readonly SourceFile[]) => Compiled,
  family: string,
  mistake: Mistake,
): Told {
  const files = shipped.map((file) =>
    file.path === mistake.file ? { ...file, text: withMistake(file.text, mistake) } : file,
  );
  const line = lineOf(files.find(({ path }) => path === mistake.file)?.text ?? '', mistake.at);
  const [first] = compile(files).problems;
  const where = first === undefined ? 'nothing' : `${first.file}:${first.line} ${first.code} (${first.suggestion})`;
  return {
    family,
    what: `${family}: ${mistake.file}:${line} (${mistake.suggestion}) → ${where}`,
    silent: first === undefined,
    first: first?.file === mistake.file && first.line === line,
    suggested: mistake.suggestion === undefined ? undefined : first?.suggestion === mistake.suggestion,
  };
}
