import type { CatalogEntry, Reference } from '../plan/compiled.ts';
import { type Document, type FileKind, fileKinds } from './documents.ts';
import {
  branchFor,
  follow,
  matches,
  propertiesOf,
  type Schema,
  type SchemaPlace,
  schemaFile,
} from './language/schemaWalk.ts';

/** Every declaration that could be read, with what it refers to; `hash` is of its text. */
export function catalogOf(documents: readonly Document[], hash: (text: string) => string): CatalogEntry[] {
  const titles = new Map(documents.flatMap((each) => (titleIn(each) ? [[keyOf(each), titleIn(each)]] : [])));
  return documents.map((document) => {
    const { kind, id, file, text } = document;
    const copy = copyOf(document);
    const title = titleIn(document) ?? (copy && titles.get(keyOf({ kind, id: copy.base })));
    return { kind, id, file, title: title ?? id, hash: hash(text).slice(0, 16), uses: referencesOf(document), ...copy };
  });
}

const keyOf = ({ kind, id }: Pick<Document, 'kind' | 'id'>): string => `${kind} ${id}`;

function titleIn({ value }: Document): string | undefined {
  const { title } = (value ?? {}) as { title?: unknown };
  return typeof title === 'string' && title !== '' ? title : undefined;
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
const known = new WeakMap<Document, readonly Reference[]>();

/** The declarations a document names, each once. */
function referencesOf(document: Document): readonly Reference[] {
  const before = known.get(document);
  if (before) return before;
  const found = new Map<string, Reference>();
  collect(schemaFile(`${document.kind}.schema.json`), document.value, found);
  const references = [...found.values()];
  known.set(document, references);
  return references;
}

const KINDS: ReadonlySet<string> = new Set(fileKinds);

function collect(place: SchemaPlace, value: unknown, found: Map<string, Reference>): void {
  for (const { file, schema } of partsFor(place, value)) {
    const kind = schema['x-ref'];
    if (typeof kind === 'string' && KINDS.has(kind)) {
      for (const id of [value].flat()) {
        if (typeof id === 'string') found.set(`${kind} ${id}`, { kind: kind as FileKind, id });
      }
    }
    if (Array.isArray(value) && isSchema(schema.items)) {
      for (const item of value) collect({ file, schema: schema.items }, item, found);
    } else if (isSchema(value)) {
      const properties = (schema.properties ?? {}) as Record<string, Schema>;
      for (const [key, below] of Object.entries(properties))
        if (Object.hasOwn(value, key)) collect({ file, schema: below }, value[key], found);
    }
  }
}

/** The schemas that speak of a value: the place's own, what it refers to, and of its choices those that fit. */
function partsFor(place: SchemaPlace, value: unknown): SchemaPlace[] {
  const { file, schema } = place;
  const at = (part: unknown): SchemaPlace[] => (isSchema(part) ? partsFor({ file, schema: part }, value) : []);
  const own = [place];
  if (typeof schema.$ref === 'string') own.push(...partsFor(follow(place, schema.$ref), value));
  for (const part of [schema.allOf, schema.anyOf].flat()) own.push(...at(part));
  const { propertyName } = (schema.discriminator ?? {}) as { propertyName?: string };
  const branch =
    propertyName !== undefined && isSchema(value) ? branchFor(place, propertyName, value[propertyName]) : undefined;
  if (branch) own.push(...partsFor(branch, value));
  else if (propertyName === undefined) for (const part of [schema.oneOf].flat()) own.push(...at(part));
  if (isSchema(schema.if)) own.push(...at(matches(schema.if, value) ? schema.then : schema.else));
  return own;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
