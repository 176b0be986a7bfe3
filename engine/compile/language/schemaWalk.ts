import { schemas } from '../../../schemas/generated/language.ts';

export type Schema = Record<string, unknown>;

/** A schema together with the file its relative references start from. */
export interface SchemaPlace {
  file: string;
  schema: Schema;
}

export const schemaFile = (file: string): SchemaPlace => ({ file, schema: schemas[file] ?? {} });

/** The schemas never change, and every object of every file of declarations asks them the same. */
const followed = new Map<string, SchemaPlace>();
const knownTo = new WeakMap<Schema, ReadonlyMap<string, SchemaPlace>>();
const partsOf = new WeakMap<Schema, readonly SchemaPlace[]>();
const branchesByTag = new WeakMap<Schema, ReadonlyMap<unknown, SchemaPlace>>();

/** Follows a `$ref` met at `place`. */
export function follow(place: SchemaPlace, ref: string): SchemaPlace {
  const name = `${place.file} ${ref}`;
  const target = followed.get(name) ?? resolve(place, ref);
  followed.set(name, target);
  return target;
}

function resolve(place: SchemaPlace, ref: string): SchemaPlace {
  const [path = '', pointer = ''] = ref.split('#');
  const file = path === '' ? place.file : join(place.file, path);
  let schema: unknown = schemas[file];
  for (const part of pointer.split('/').slice(1)) schema = (schema as Schema | undefined)?.[part];
  if (typeof schema !== 'object' || schema === null) throw new Error(`${place.file}: nothing at ${ref}`);
  return { file, schema: schema as Schema };
}

function join(from: string, path: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** The schema's own parts: itself, what it references and what it adds by `allOf`. */
export function parts(place: SchemaPlace): readonly SchemaPlace[] {
  const found = partsOf.get(place.schema) ?? gatherParts(place);
  partsOf.set(place.schema, found);
  return found;
}

function gatherParts(place: SchemaPlace): readonly SchemaPlace[] {
  const own = [place];
  const { $ref, allOf } = place.schema;
  if (typeof $ref === 'string') own.push(...parts(follow(place, $ref)));
  if (Array.isArray(allOf))
    for (const part of allOf as Schema[]) own.push(...parts({ file: place.file, schema: part }));
  return own;
}

/** Properties known to an object schema, `allOf` and `$ref` included. */
export function propertiesOf(place: SchemaPlace): ReadonlyMap<string, SchemaPlace> {
  const before = knownTo.get(place.schema);
  if (before) return before;
  const known = new Map<string, SchemaPlace>();
  knownTo.set(place.schema, known);
  for (const part of parts(place)) {
    for (const [key, schema] of Object.entries((part.schema.properties ?? {}) as Record<string, Schema>)) {
      if (!known.has(key)) known.set(key, { file: part.file, schema });
    }
  }
  return known;
}

/** The branch of a tagged union for one tag; a union has one key for its tags. */
export function branchFor(place: SchemaPlace, tag: string, value: unknown): SchemaPlace | undefined {
  const found = branchesByTag.get(place.schema) ?? gatherBranches(place, tag);
  branchesByTag.set(place.schema, found);
  return found.get(value);
}

function gatherBranches(place: SchemaPlace, tag: string): ReadonlyMap<unknown, SchemaPlace> {
  const found = new Map<unknown, SchemaPlace>();
  for (const branch of (place.schema.oneOf ?? []) as Schema[]) {
    const target = typeof branch.$ref === 'string' ? follow(place, branch.$ref) : { file: place.file, schema: branch };
    for (const name of tagsOf(target, tag)) if (!found.has(name)) found.set(name, target);
  }
  return found;
}

/** The names a branch goes by, its own first. */
function tagsOf(branch: SchemaPlace, tag: string): unknown[] {
  const { const: only, enum: names } = propertiesOf(branch).get(tag)?.schema ?? {};
  return Array.isArray(names) ? names : [only];
}

/** Own tags of a union's branches with the keys each branch knows. */
export function branches(place: SchemaPlace, tag: string): { value: string; keys: Set<string> }[] {
  return ((place.schema.oneOf ?? []) as Schema[]).map((branch) => {
    const target = typeof branch.$ref === 'string' ? follow(place, branch.$ref) : { file: place.file, schema: branch };
    const known = propertiesOf(target);
    return { value: String(tagsOf(target, tag)[0]), keys: new Set(known.keys()) };
  });
}

/** Only the tests our schemas use in `if`: a type and required keys. */
export function matches(condition: Schema, value: unknown): boolean {
  if (typeof condition.type === 'string' && jsonType(value) !== condition.type) return false;
  const required = (condition.required ?? []) as string[];
  return required.every((key) => typeof value === 'object' && value !== null && Object.hasOwn(value, key));
}

export function jsonType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}
