import { createExpressions, type Expressions } from '../expressions/expressions.ts';
import { likeliest } from '../nearest.ts';
import type { LineTable } from '../plan/base.ts';
import type { Field } from '../plan/compiled.ts';
import { type Problem, type ProblemCode, sentences } from '../problems.ts';
import type { Sentence } from '../sentence.ts';
import { type Allowed, allows, ownerOf } from './allow.ts';
import { type Document, problemIn } from './documents.ts';
import { type FileKind, fileKindTitles } from './language/fileKinds.ts';
import type { Path, PlaceInValue } from './places.ts';

/** A declaration after normalizing, with the document it came from. */
export interface Declared<T> {
  id: string;
  value: T;
  document: Document;
}

/** The fields expressions speak of; every user of one list shares what was made for it. */
export type FieldsInScope = readonly Pick<Field, 'key' | 'kind'>[];

/** What linking tells besides what it makes. */
export interface Journal {
  problems: Problem[];
  /** What a file gives a reason for, so that it is not told. */
  allowed: Allowed[];
  /** Modules of validators by name. */
  modules: [name: string, code: string][];
}

/** Writes the journal of linking; `report` and `reference` are all that most steps need. */
export interface Linker extends Journal {
  report(document: Document, code: ProblemCode, sentence: Sentence, path: Path, at?: PlaceInValue): void;
  /** Whether the file gives a reason to show an output made of restricted fields to everybody. */
  opens(document: Document, output: string): boolean;
  /** The thing named, or undefined after reporting that there is none. */
  reference<T>(
    document: Document,
    what: string,
    name: string,
    known: ReadonlyMap<string, T>,
    path: Path,
  ): T | undefined;
  /** Checks expressions over these fields, and over rows of these sub-tables. */
  expressionsOf(fields: FieldsInScope, tables?: readonly LineTable[]): Expressions;
}

/** Whether a file of that kind is there, whatever became of it. */
export type Exists = (kind: FileKind, id: string) => boolean;

/** Kinds of files by what they are called. */
const kindsNamed: ReadonlyMap<string, FileKind> = new Map(
  Object.entries(fileKindTitles).map(([kind, title]) => [title, kind as FileKind]),
);

export const emptyJournal = (): Journal => ({ problems: [], allowed: [], modules: [] });

/** Whether a mistake was told since there were so many problems; what has only advice is sound. */
export const isFlawed = ({ problems }: Pick<Journal, 'problems'>, since: number): boolean =>
  problems.some(({ severity }, at) => at >= since && severity === 'error');

/** Made once for the fields of one list, for as long as there is that list. */
const expressions = new WeakMap<FieldsInScope, Expressions>();

/** A linker with no problem yet. A file that is there, but of no use, has told its own mistake. */
export function createLinker(exists: Exists = () => false, journal: Journal = emptyJournal()): Linker {
  const isAllowed = (document: Document, code: Allowed['code'], found: string | undefined): boolean => {
    const allowed = allows(document, code, found);
    if (allowed) journal.allowed.push({ owner: ownerOf(document), code, found });
    return allowed;
  };
  const report: Linker['report'] = (document, code, sentence, path, at) => {
    // Its place is looked for only when it is told.
    if (!isAllowed(document, code, sentence.found))
      journal.problems.push(problemIn(document, code, sentence, path, at));
  };
  return {
    ...journal,
    report,
    opens: (document, output) => isAllowed(document, 'restricted-output', output),
    reference(document, what, name, known, path) {
      const target = known.get(name);
      const kind = kindsNamed.get(what);
      if (target === undefined && !(kind !== undefined && exists(kind, name))) {
        const names = [...known.keys()];
        report(
          document,
          'unknown-reference',
          sentences['unknown-reference'](what, name, names, meantName(name, known) ?? likeliest(name, names)),
          path,
        );
      }
      return target;
    },
    expressionsOf(fields, tables = []) {
      if (tables.length > 0) return createExpressions(fields, tables);
      const known = expressions.get(fields);
      if (known !== undefined) return known;
      const made = createExpressions(fields);
      expressions.set(fields, made);
      return made;
    },
  };
}

/** A name written with its folder or ending, without its folder, or by what it is called on the page. */
export function meantName(name: string, known: ReadonlyMap<string, unknown>): string | undefined {
  const bare = name.replace(/^(?:\.?\/)?(?:screens\/)?/, '').replace(/(?:\.[a-z]+)?(?:\.json)?$/, '');
  if (bare !== name && known.has(bare)) return bare;
  const ending = [...known.keys()].filter((each) => each.endsWith(`/${bare}`));
  if (ending.length === 1) return ending[0];
  const called = [...known].filter(([, each]) => names(each).includes(name));
  return called.length === 1 ? called[0]?.[0] : undefined;
}

/** What else a thing goes by: its title, and the name its owner gives it. */
const names = (thing: unknown): unknown[] =>
  typeof thing === 'object' && thing !== null
    ? ['title', 'name'].map((key) => (thing as Partial<Record<string, unknown>>)[key])
    : [];

/** Declarations of one kind by id. */
export function declarationsOf<T>(all: readonly Declared<unknown>[], kind: FileKind): ReadonlyMap<string, Declared<T>> {
  const known = byKind.get(all) ?? sortedByKind(all);
  byKind.set(all, known);
  return (known.get(kind) ?? new Map()) as ReadonlyMap<string, Declared<T>>;
}

type ByKind = ReadonlyMap<FileKind, ReadonlyMap<string, Declared<unknown>>>;

/** Each list is gone through once, whoever asks for whichever kind. */
const byKind = new WeakMap<readonly Declared<unknown>[], ByKind>();

function sortedByKind(all: readonly Declared<unknown>[]): ByKind {
  const sorted = new Map<FileKind, Map<string, Declared<unknown>>>();
  for (const each of all) {
    const { kind } = each.document;
    const same = sorted.get(kind) ?? new Map<string, Declared<unknown>>();
    sorted.set(kind, same.set(each.id, each));
  }
  return sorted;
}
