import { createExpressions, type Expressions } from '../expressions/expressions.ts';
import { nearest } from '../nearest.ts';
import type { Field } from '../plan/compiled.ts';
import type { Problem, ProblemCode } from '../problems.ts';
import { sentences } from '../problems.ts';
import type { Sentence } from '../sentence.ts';
import type { Allowances } from './allow.ts';
import { type Document, type FileKind, problemIn } from './documents.ts';
import type { Path, PlaceInValue } from './places.ts';

/** A declaration after normalizing, with the document it came from. */
export interface Declared<T> {
  id: string;
  value: T;
  document: Document;
}

/** The fields expressions speak of; every user of one list shares what was made for it. */
export type FieldsInScope = readonly Pick<Field, 'key' | 'kind'>[];

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
  /** Checks expressions over these fields. */
  expressionsOf(fields: FieldsInScope): Expressions;
}

/** Whether a file of that kind is there, whatever became of it. */
export type Exists = (kind: FileKind, id: string) => boolean;

/** What references to files are called. */
const kindsNamed: Readonly<Record<string, FileKind>> = {
  模型: 'model',
  报表: 'report',
  选择器: 'picker',
  字典: 'dictionary',
  页面: 'screen',
  列文件: 'columns',
  查询文件: 'query',
  表单文件: 'form',
};

/** A linker with no problem yet. A file that is there, but of no use, has told its own mistake. */
export function createLinker(exists: Exists = () => false, allowances?: Allowances): Linker {
  const problems: Problem[] = [];
  const expressions = new WeakMap<FieldsInScope, Expressions>();
  const report: Linker['report'] = (document, code, sentence, path, at) => {
    if (allowances?.covers(document.file, code, sentence.found)) return;
    problems.push(problemIn(document, code, sentence, path, at));
  };
  return {
    problems,
    report,
    reference(document, what, name, known, path) {
      const target = known.get(name);
      const kind = kindsNamed[what];
      if (target === undefined && !(kind !== undefined && exists(kind, name))) {
        const names = [...known.keys()];
        report(
          document,
          'unknown-reference',
          sentences['unknown-reference'](what, name, names, meantName(name, known) ?? nearest(name, names)),
          path,
        );
      }
      return target;
    },
    expressionsOf(fields) {
      const known = expressions.get(fields);
      if (known !== undefined) return known;
      const made = createExpressions(fields.map(({ key, kind }) => ({ key, kind })));
      expressions.set(fields, made);
      return made;
    },
  };
}

/** A name written with its folder or ending, or without its folder. */
function meantName(name: string, known: ReadonlyMap<string, unknown>): string | undefined {
  const bare = name.replace(/^(?:\.?\/)?(?:screens\/)?/, '').replace(/(?:\.[a-z]+)?\.json$/, '');
  if (bare !== name && known.has(bare)) return bare;
  const ending = [...known.keys()].filter((each) => each.endsWith(`/${bare}`));
  return ending.length === 1 ? ending[0] : undefined;
}

/** Declarations of one kind by id. */
export function declarationsOf<T>(all: readonly Declared<unknown>[], kind: FileKind): Map<string, Declared<T>> {
  return new Map(all.filter((each) => each.document.kind === kind).map((each) => [each.id, each as Declared<T>]));
}
