import { wireCode } from '../../names.ts';
import type { CatalogEntry, Compiled, Model, Report } from '../../plan/compiled.ts';
import { isSame } from './compare.ts';
import { renamedColumns, renamedFields } from './models.ts';
import { isObject } from './said.ts';

/** What a text is with the names of now. */
export type Renaming = (text: string) => string;

/** The names of files, as `kind id`, by what they were. */
export type MovedFiles = ReadonlyMap<string, string>;

/**
 * What was before, with the names of now wherever they are all that differs: what only follows from a renaming is no
 * change of its own.
 */
export function aligned<T>(before: T, after: unknown, renaming: Renaming): T;
export function aligned(before: unknown, after: unknown, renaming: Renaming): unknown {
  if (typeof before === 'string') return before !== after && renaming(before) === after ? after : before;
  if (Array.isArray(before) && Array.isArray(after)) return alignedList(before, after, renaming);
  if (!isObject(before) || !isObject(after)) return before;
  const entries = Object.entries(before).map(([key, value]): [string, unknown] => {
    const now = Object.hasOwn(after, key) || !Object.hasOwn(after, renaming(key)) ? key : renaming(key);
    return [now, aligned(value, after[now], renaming)];
  });
  return Object.fromEntries(entries);
}

/** An item stands for the one that is the same with the names of now, wherever that stands, or for what is in its place. */
function alignedList(before: readonly unknown[], after: readonly unknown[], renaming: Renaming): unknown[] {
  const left = new Set(after);
  const partner = (item: unknown, at: number): unknown => {
    const found = [...left].find((other) => NAMES.some((name) => isCalled(item, other, name, renaming)));
    left.delete(found);
    return found ?? after[at];
  };
  return before.map((item, at) =>
    typeof item === 'string' ? alignedText(item, after, renaming) : aligned(item, partner(item, at), renaming),
  );
}

const alignedText = (text: string, after: readonly unknown[], renaming: Renaming): string =>
  !after.includes(text) && after.includes(renaming(text)) ? renaming(text) : text;

const NAMES = ['key', 'code', 'id', 'value', 'name', 'model'];

const isCalled = (one: unknown, other: unknown, name: string, renaming: Renaming): boolean =>
  isObject(one) &&
  isObject(other) &&
  typeof one[name] === 'string' &&
  (one[name] === other[name] || renaming(one[name]) === other[name]);

/** What was before by its name of now. */
export interface Former {
  models: ReadonlyMap<string, Model>;
  reports: ReadonlyMap<string, Report>;
}

/** Which fields, columns and files have another name, and what that is to a declaration: undefined, nothing. */
export function renamingsOf(before: Former, after: Compiled, moved: MovedFiles) {
  const models = [...after.models].map(([id, { fields }]) => {
    return [`model ${id}`, renamedFields(before.models.get(id)?.fields ?? [], fields)] as const;
  });
  const reports = [...after.reports].map(([id, { columns }]) => {
    return [`report ${id}`, renamedColumns(before.reports.get(id)?.columns ?? [], columns)] as const;
  });
  const byFile = new Map(
    [...models, ...reports].flatMap(([name, found]): [string, Renames][] =>
      found.length === 0 ? [] : [[name, found.map(([one, other]): [string, string] => [one.key, other.key])]],
    ),
  );
  const files = [...moved].flatMap(([was, is]): Renames => {
    const [from, to] = [was.slice(was.indexOf(' ') + 1), is.slice(is.indexOf(' ') + 1)];
    return [[from, to], ...(from.includes('/') ? ([[wireCode(from), wireCode(to)]] as Renames) : [])];
  });
  const near = byFile.size === 0 ? undefined : nearness(after.catalog());
  return (kind: string, id: string): Renaming | undefined => {
    const fields = near === undefined ? [] : near(kind, id).flatMap((name) => byFile.get(name) ?? []);
    const all = [...files, ...fields];
    return all.length === 0 ? undefined : renamingBy(new Map(all));
  };
}

type Renames = (readonly [from: string, to: string])[];

/** Where names stand, and what is made of them: `row.status`, `status_begin`, `market:order:status`, `/market/order`. */
function renamingBy(names: ReadonlyMap<string, string>): Renaming {
  const any = [...names.keys()].map((name) => name.replaceAll(/[/-]/g, '\\$&')).join('|');
  const whole = new RegExp(`(?<![\\w-]|\\w/)(?:${any})(?![A-Za-z0-9-])`, 'g');
  return (text) => text.replaceAll(whole, (name) => names.get(name) ?? name);
}

/**
 * The models and reports, as `kind id`, whose fields and columns a declaration may name: those that it and what it names
 * are made of, and what names it.
 */
function nearness(catalog: readonly CatalogEntry[]): (kind: string, id: string) => string[] {
  const uses = new Map(catalog.map(({ kind, id, uses: named }) => [`${kind} ${id}`, named]));
  return (kind, id) => {
    const kinds = kind === 'screen' ? ['screen', 'report', 'board'] : [kind];
    const own = kinds.map((each) => `${each} ${id}`);
    const above = catalog.filter(({ uses: named }) => named.some((each) => own.includes(`${each.kind} ${each.id}`)));
    const found = new Set([...own, ...above.map((each) => `${each.kind} ${each.id}`)]);
    for (const name of found) for (const each of uses.get(name) ?? []) found.add(`${each.kind} ${each.id}`);
    return [...found].filter((name) => /^(?:model|report) /.test(name));
  };
}

/** Which file of before is one of now under another name, by what tells them apart all the same. */
export function movedIds<T>(
  before: ReadonlyMap<string, T>,
  after: ReadonlyMap<string, T>,
  identity: (item: T) => unknown,
): Map<string, string> {
  const left = new Map([...before].filter(([id]) => !after.has(id)));
  const found = new Map<string, string>();
  for (const [id, item] of after) {
    if (before.has(id)) continue;
    const was = [...left].find(([, old]) => isSame(identity(old), identity(item)))?.[0];
    if (was === undefined) continue;
    left.delete(was);
    found.set(was, id);
  }
  return found;
}
