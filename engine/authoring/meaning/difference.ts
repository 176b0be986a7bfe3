import { fileKindOf } from '../../compile/documents.ts';
import type { Compiled } from '../../plan/compiled.ts';
import type { Problem } from '../../problems.ts';
import type { Change } from './compare.ts';
import { meaningOf } from './meaning.ts';

/** What two sets of declarations mean otherwise, as far as that can be told. */
export interface Difference {
  changes: Change[];
  /** What keeps the rest from being told: the errors of each side. */
  wrong: { before: readonly Problem[]; after: readonly Problem[] };
  /** Files that nothing is told of: those with errors, and those that hang on them. */
  untold: string[];
}

/** The same, with whether anything is told of a page or a model. */
export interface Judged extends Difference {
  tells(kind: 'page' | 'model', id: string): boolean;
}

export function differenceOf(before: Compiled, after: Compiled): Difference {
  const { tells, ...difference } = judged(before, after);
  return difference;
}

export function judged(before: Compiled, after: Compiled): Judged {
  const wrong = { before: errorsOf(before), after: errorsOf(after) };
  const { files, all } = untoldFiles([before, after], [...wrong.before, ...wrong.after]);
  const told = (file: string) => !all && !files.has(file);
  const untoldIds = new Set(
    [before, after].flatMap(({ catalog }) =>
      catalog().flatMap(({ kind, id, file }) => (told(file) ? [] : `${kind === 'model' ? kind : 'page'} ${id}`)),
    ),
  );
  return {
    changes: meaningOf(before, after).filter(({ file }) => told(file)),
    wrong,
    untold: [...files].filter((file) => file !== '').toSorted(),
    tells: (kind, id) => !all && !untoldIds.has(`${kind} ${id}`),
  };
}

export const errorsOf = ({ problems }: Pick<Compiled, 'problems'>): Problem[] =>
  problems.filter(({ severity }) => severity === 'error');

/** What is missing or partial beside an error says nothing of what was meant. */
function untoldFiles(sides: readonly Compiled[], errors: readonly Problem[]): { files: Set<string>; all: boolean } {
  const files = new Set(errors.map(({ file }) => file));
  if (files.size === 0) return { files, all: false };
  const named = namedFiles(sides);
  // Settings are for all pages; of a file of no kind nobody knows what hangs on it.
  const all = [...files].some((file) => file === 'screens/app.json' || (!fileKindOf(file) && !named.has(file)));
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
    for (const user of named.get(file) ?? [])
      if (!files.has(user)) {
        files.add(user);
        waiting.push(user);
      }
  for (const file of onOneSide(sides)) if (!errors.some((each) => each.file === file)) files.delete(file);
  // Entries of the menu stand for pages that can be made.
  files.add('screens/menu.json');
  // What is in no catalog is in no file that could be read.
  files.add('');
  return { files, all };
}

/** Files that came or went: whatever is wrong elsewhere, that much is certain. */
function onOneSide(sides: readonly Compiled[]): string[] {
  const catalogs = sides.map(({ catalog }) => new Set(catalog().map(({ file }) => file)));
  return catalogs.flatMap((own) => [...own].filter((file) => !catalogs.every((each) => each.has(file))));
}

/** By each file the files that name it, on either side. */
function namedFiles(sides: readonly Compiled[]): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  const note = (file: string, user: string) => users.set(file, (users.get(file) ?? new Set()).add(user));
  for (const { catalog, models, reports } of sides) {
    const entries = catalog();
    const fileOf = new Map(entries.map(({ kind, id, file }) => [`${kind} ${id}`, file]));
    for (const { kind: own, file, uses } of entries)
      for (const { kind, id } of uses) {
        const named = fileOf.get(`${kind} ${id}`) ?? `screens/${id}.${kind}.json`;
        note(named, file);
        // The pages of a model offer its prints, which they do not name.
        if (own === 'print') note(file, named);
      }
    const tables = new Map([...models.values()].map(({ id, table }) => [table, fileOf.get(`model ${id}`) ?? '']));
    for (const { file, sqlOrigin, relations } of reports.values()) {
      note(sqlOrigin.file, file);
      for (const table of relations) note(tables.get(table) ?? '', file);
    }
  }
  return users;
}
