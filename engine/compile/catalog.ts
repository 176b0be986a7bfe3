import type { CatalogEntry, Reference } from '../plan/compiled.ts';
import type { Document } from './documents.ts';
import { type FileKind, fileKinds } from './language/fileKinds.ts';
import { visitSchema } from './language/schemaVisit.ts';
import { branchFor, propertiesOf, type Schema, schemaFile } from './language/schemaWalk.ts';

/** Every declaration that could be read, with what it refers to; `hash` is of its text, and worked out when it is read. */
export function catalogOf(documents: readonly Document[], hash: (text: string) => string): CatalogEntry[] {
  const titles = new Map(documents.flatMap((each) => (titleIn(each) ? [[keyOf(each), titleIn(each)]] : [])));
  return documents.map((document) => {
    const { kind, id, file } = document;
    const copy = copyOf(document);
    const title = titleIn(document) ?? (copy && titles.get(keyOf({ kind, id: copy.base })));
    return {
      kind,
      id,
      file,
      title: title ?? id,
      get hash() {
        return hashOf(document, hash);
      },
      uses: referencesOf(document),
      ...copy,
      ...notesOf(document),
    };
  });
}

const keyOf = ({ kind, id }: Pick<Document, 'kind' | 'id'>): string => `${kind} ${id}`;

function titleIn({ value }: Document): string | undefined {
  const { title } = (value ?? {}) as { title?: unknown };
  return typeof title === 'string' && title !== '' ? title : undefined;
}

function notesOf({ valid, value }: Document): Pick<CatalogEntry, 'description' | 'allow'> {
  const { description, allow } = (valid ? value : {}) as Pick<CatalogEntry, 'description' | 'allow'>;
  return { ...(description === undefined ? {} : { description }), ...(allow === undefined ? {} : { allow }) };
}

/** Keys that say which file it is, not what the page is like. */
const OWN_KEYS: ReadonlySet<string> = new Set(['$schema', 'extends', 'type', 'allow']);

/** What a screen takes over and which of its keys it writes anew, by what they are called. */
function copyOf({ kind, value }: Document): (Pick<CatalogEntry, 'base' | 'changes'> & { base: string }) | undefined {
  const { extends: base, type } = (value ?? {}) as { extends?: unknown; type?: unknown };
  if (kind !== 'screen' || typeof base !== 'string') return undefined;
  const known = propertiesOf(
    branchFor(schemaFile('screen.schema.json'), 'type', type) ?? schemaFile('screen.schema.json'),
  );
  const changed = Object.keys(value as object).filter((key) => !OWN_KEYS.has(key));
  return { base, changes: changed.map((key) => nameIn(known.get(key)?.schema) ?? key) };
}

/** What a key is called: its description up to where that begins to explain. */
function nameIn(schema: Schema | undefined): string | undefined {
  return typeof schema?.description === 'string' ? /^[^，。；：、]+/.exec(schema.description)?.[0] : undefined;
}

/** Documents never change. */
const hashes = new WeakMap<Document, string>();

function hashOf(document: Document, hash: (text: string) => string): string {
  const before = hashes.get(document);
  if (before !== undefined) return before;
  const made = hash(document.text).slice(0, 16);
  hashes.set(document, made);
  return made;
}

const known = new WeakMap<Document, readonly Reference[]>();

/** The declarations a document names, each once. */
function referencesOf(document: Document): readonly Reference[] {
  const before = known.get(document);
  if (before) return before;
  const found = new Map<string, Reference>();
  visitSchema(schemaFile(`${document.kind}.schema.json`), document.value, (schema, value) => {
    const kind = schema['x-ref'];
    if (typeof kind !== 'string' || !KINDS.has(kind)) return;
    for (const id of [value].flat())
      if (typeof id === 'string') found.set(`${kind} ${id}`, { kind: kind as FileKind, id });
  });
  const references = [...found.values()];
  known.set(document, references);
  return references;
}

const KINDS: ReadonlySet<string> = new Set(fileKinds);
