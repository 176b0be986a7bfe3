import { type FileKind, fileKindTitles } from '../../compile/language/fileKinds.ts';
import type { CatalogEntry, Compiled } from '../../plan/compiled.ts';
import { isSame, type Tell } from './compare.ts';
import { compareKeys } from './nested.ts';
import { aligned, type Renaming } from './renamings.ts';
import { placesOf } from './titles.ts';

interface Telling {
  teller: (what: string, file: string) => Tell;
  /** What files were called, as `kind id`. */
  former: ReadonlyMap<string, string>;
  renamings: (kind: string, id: string) => Renaming | undefined;
}

/** What files say of themselves, and nothing is compiled of. */
export function compareNotes(before: Compiled, after: Compiled, { teller, former, renamings }: Telling): void {
  const old = new Map(before.catalog().map((entry) => [`${entry.kind} ${entry.id}`, entry]));
  for (const entry of after.catalog()) {
    const { kind, id, title, file } = entry;
    const was = old.get(former.get(`${kind} ${id}`) ?? `${kind} ${id}`);
    if (was === undefined || isSame(notesIn(was), notesIn(entry))) continue;
    const told = isSeen(was, before) && isSeen(entry, after);
    const skipped = new Set(told ? ['description'] : []);
    const renaming = renamings(kind, id);
    const one = renaming === undefined ? notesIn(was) : aligned(notesIn(was), notesIn(entry), renaming);
    const called = kind === 'menu' ? '菜单' : `${titleOf(kind)} ${title}`;
    compareKeys(one, notesIn(entry), { places: placesOf(kind), skipped }, teller(called, file));
  }
}

const titleOf = (kind: string): string => fileKindTitles[kind as FileKind];

/** Files that others name, whose title nobody sees. */
const NAMELESS: ReadonlySet<string> = new Set(['columns', 'query', 'form']);

// Of the settings every key is compared.
const notesIn = ({ kind, title, description, allow }: CatalogEntry): object =>
  kind === 'app' ? {} : { ...(NAMELESS.has(kind) ? { title } : {}), description, allow };

/** Whether it stands below the title of a page, which tells it then. */
const isSeen = ({ kind, id, description }: CatalogEntry, { plans }: Compiled): boolean =>
  PAGES.has(kind) && plans.get(id)?.description === description;

const PAGES: ReadonlySet<string> = new Set(['screen', 'board', 'report']);
