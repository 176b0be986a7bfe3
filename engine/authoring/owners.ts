import type { Document } from '../compile/documents.ts';
import type { Path } from '../compile/places.ts';
import type { Compiled } from '../plan/compiled.ts';

/** What has fields: a model, or a report with its columns. */
export interface Owner {
  id: string;
  has(key: string): boolean;
  /** Keys of its measures, which a board names as it names fields. */
  measures: ReadonlySet<string>;
  /** Sub-tables whose rows its expressions go through, by name. */
  lines: ReadonlyMap<string, Owner>;
  /** All its sub-tables, by the key their rows stand under in a record. */
  children: ReadonlyMap<string, Owner>;
}

/** Whose fields are meant at a place of a document; in a file that several share there may be several. */
export interface Owners {
  at(document: Document, path: Path): readonly Owner[];
  ofModel(id: string): Owner | undefined;
  /** Whose rows a page shows. */
  ofPage(id: string): readonly Owner[];
}

type Value = Record<string, unknown>;
const isObject = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Kinds of files that speak of the fields of whoever uses them. */
const SHARED: ReadonlySet<string> = new Set(['columns', 'query', 'form']);

export function ownersOf(documents: readonly Document[], compiled: Compiled): Owners {
  const made = new Map<string, Owner | undefined>();
  const ownerOf = (kind: 'model' | 'report', id: string): Owner | undefined => {
    const name = `${kind} ${id}`;
    if (!made.has(name)) made.set(name, makeOwner(kind, id));
    return made.get(name);
  };
  const makeOwner = (kind: 'model' | 'report', id: string): Owner | undefined => {
    const declared = kind === 'model' ? compiled.models.get(id) : compiled.reports.get(id);
    if (declared === undefined) return undefined;
    const list = 'fields' in declared ? declared.fields : declared.columns;
    const keys = new Set(list.map(({ key }) => key));
    const lines = new Map<string, Owner>();
    const children = new Map<string, Owner>();
    for (const { model, name } of ('subTables' in declared ? declared.subTables : undefined) ?? []) {
      const child = ownerOf('model', model);
      if (child === undefined) continue;
      children.set(compiled.models.get(model)?.code ?? model, child);
      if (name !== undefined) lines.set(name, child);
    }
    const measures = new Set(declared.measures.map(({ key }) => key));
    return { id, has: (key) => keys.has(key), measures, lines, children };
  };
  const byId = new Map(documents.map((document) => [`${document.kind} ${document.id}`, document]));
  const users = usersOf(documents);
  const own = (document: Document, seen: ReadonlySet<Document> = new Set()): Owner[] => {
    if (seen.has(document)) return [];
    const next = new Set([...seen, document]);
    const { kind, id } = document;
    if (kind === 'model' || kind === 'report') return [ownerOf(kind, id)].flatMap((each) => each ?? []);
    const value = isObject(document.value) ? document.value : {};
    const named = namedBy(value).flatMap(([what, name]) => ownerOf(what, name) ?? []);
    const base = text(value.extends);
    const parent = base === undefined ? undefined : byId.get(`screen ${base}`);
    const shared = SHARED.has(kind) ? (users.get(`${kind} ${id}`) ?? []).flatMap((user) => own(user, next)) : [];
    return [...new Set([...named, ...(parent ? own(parent, next) : []), ...shared])];
  };
  const known = new Map<Document, readonly Owner[]>();
  return {
    ofModel: (id) => ownerOf('model', id),
    ofPage(id) {
      const page = byId.get(`screen ${id}`) ?? byId.get(`report ${id}`);
      return page === undefined ? [] : own(page);
    },
    at(document, path) {
      const near = nearer(document.value, path).flatMap(([what, name]) => ownerOf(what, name) ?? []);
      if (near.length > 0) return near;
      const found = known.get(document) ?? own(document);
      known.set(document, found);
      return found;
    },
  };
}

function namedBy(value: Value): ['model' | 'report', string][] {
  const { model, report, source, table } = value;
  const inner = isObject(source) ? text(source.model) : undefined;
  const found: ['model' | 'report', string | undefined][] = [
    ['model', text(model)],
    ['report', text(report)],
    ['model', inner],
    // Of a sub-list: a model's id, where a model says the name of its table.
    ['model', text(table)],
  ];
  return found.flatMap(([kind, id]): ['model' | 'report', string][] => (id === undefined ? [] : [[kind, id]]));
}

/** The innermost part around a place, the file as a whole aside, that names a model of its own. */
function nearer(value: unknown, path: Path): ['model' | 'report', string][] {
  let found: ['model' | 'report', string][] = [];
  let now: unknown = value;
  for (const part of path.slice(0, -1)) {
    now = isObject(now) || Array.isArray(now) ? (now as Value)[part as string] : undefined;
    const own = isObject(now) ? namedBy(now) : [];
    if (own.length > 0) found = own;
  }
  return found;
}

/** Documents by the shared file they name. */
function usersOf(documents: readonly Document[]): Map<string, Document[]> {
  const users = new Map<string, Document[]>();
  for (const document of documents)
    for (const kind of SHARED) {
      const named = isObject(document.value) ? text(document.value[kind]) : undefined;
      if (named !== undefined) users.set(`${kind} ${named}`, [...(users.get(`${kind} ${named}`) ?? []), document]);
    }
  return users;
}
