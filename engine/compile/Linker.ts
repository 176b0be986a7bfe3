import type { Problem, ProblemCode, Sentence } from '../problems.ts';
import { sentences } from '../problems.ts';
import { nearest } from '../queries/nearest.ts';
import { type Document, type FileKind, type Path, type PlaceInValue, problemIn } from './documents.ts';

/** A declaration after normalizing, with the document it came from. */
export interface Declared<T> {
  id: string;
  value: T;
  document: Document;
}

/** Collects the problems of linking; `report` and `reference` are all that the steps need. */
export interface Linker {
  problems: Problem[];
  report(document: Document, code: ProblemCode, sentence: Sentence, path: Path, at?: PlaceInValue): void;
  /** The thing named, or undefined after reporting that there is none. */
  reference<T>(
    document: Document,
    what: string,
    name: string,
    known: ReadonlyMap<string, T>,
    path: Path,
  ): T | undefined;
}

/** A linker with no problem yet. */
export function createLinker(): Linker {
  const problems: Problem[] = [];
  const report: Linker['report'] = (document, code, sentence, path, at) => {
    problems.push(problemIn(document, code, sentence, path, at));
  };
  return {
    problems,
    report,
    reference(document, what, name, known, path) {
      const target = known.get(name);
      if (target === undefined) {
        const names = [...known.keys()];
        report(
          document,
          'unknown-reference',
          sentences['unknown-reference'](what, name, names, nearest(name, names)),
          path,
        );
      }
      return target;
    },
  };
}

/** Declarations of one kind by id. */
export function declarationsOf<T>(all: readonly Declared<unknown>[], kind: FileKind): Map<string, Declared<T>> {
  return new Map(all.filter((each) => each.document.kind === kind).map((each) => [each.id, each as Declared<T>]));
}
