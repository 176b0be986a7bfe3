import { schemas } from '../../../schemas/generated/language.ts';
import type { Path } from '../places.ts';
import {
  branchFor,
  follow,
  jsonType,
  matches,
  parts,
  type Schema,
  type SchemaPlace,
  schemaFile,
} from './schemaWalk.ts';

/** Another name of a key (`x-aliases` of its schema). */
interface Alias {
  name: string;
  /** What its values are called by the own key; null: saying it says nothing. Absent: the same. */
  values?: Readonly<Record<string, unknown>>;
}

/** One key written by another name. */
export interface Spelling {
  /** Where it was written. */
  path: Path;
  written: string;
  /** The language's own name. */
  own: string;
  /** The value by the own name, where it differs; null: the key is to go. */
  value?: unknown;
}

/** Every other name there is: most files use none, and are not looked at further. */
const names: { all?: ReadonlySet<string> } = {};

/**
 * A declaration with every key by the language's own name, and which were written otherwise. A key whose own name is
 * there as well is left for the validator to refuse.
 */
export function ownSpelling(schema: string, value: unknown): { value: unknown; spelled: Spelling[] } {
  names.all ??= new Set(Object.values(schemas).flatMap(aliasNames));
  if (!mentions(value, names.all)) return { value, spelled: [] };
  const spelled: Spelling[] = [];
  return { value: respell(schemaFile(schema), value, [], spelled), spelled };
}

/** Where a place of the declaration, by own names, stands in the text. */
export function writtenPath(spelled: readonly Spelling[], path: Path): Path {
  if (spelled.length === 0) return path;
  const written: Path = [];
  for (const part of path) {
    const above = written.join('/');
    const found = spelled.find(
      (each) =>
        each.own === part && each.path.length === written.length + 1 && each.path.slice(0, -1).join('/') === above,
    );
    written.push(found === undefined ? part : found.written);
  }
  return written;
}

function aliasNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = aliasesOf(schema as Schema).map(({ name }) => name);
  return [...own, ...Object.values(schema).flatMap(aliasNames)];
}

function aliasesOf(schema: Schema): Alias[] {
  const listed = schema['x-aliases'];
  return Array.isArray(listed)
    ? listed.map((each: string | Alias) => (typeof each === 'string' ? { name: each } : each))
    : [];
}

function mentions(value: unknown, wanted: ReadonlySet<string>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some((item) => mentions(item, wanted));
  return Object.entries(value).some(([key, inner]) => wanted.has(key) || mentions(inner, wanted));
}

function respell(place: SchemaPlace, value: unknown, path: Path, spelled: Spelling[]): unknown {
  if (Array.isArray(value)) {
    const each = applyingParts(place, value).find(({ schema }) => schema.items !== undefined);
    if (each === undefined) return value;
    const inside = { file: each.file, schema: each.schema.items as Schema };
    return value.map((item, index) => respell(inside, item, [...path, index], spelled));
  }
  if (jsonType(value) !== 'object') return value;
  const given = value as Record<string, unknown>;
  const applying = applyingParts(place, given);
  const free = applying.find(({ schema }) => jsonType(schema.additionalProperties) === 'object');
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, inner]) => {
      const here = [...path, key];
      const property = propertyOf(applying, key);
      if (property !== undefined) return [[key, respell(property, inner, here, spelled)]];
      const meant = names.all?.has(key) ? ownName(applying, key) : undefined;
      const said = meant?.alias.values?.[String(inner)];
      if (meant === undefined || (said !== null && Object.hasOwn(given, meant.own))) {
        const place = free && { file: free.file, schema: free.schema.additionalProperties as Schema };
        return [[key, place ? respell(place, inner, here, spelled) : inner]];
      }
      spelled.push({ path: here, written: key, own: meant.own, ...(said === undefined ? {} : { value: said }) });
      if (said === null) return [];
      return [[meant.own, said ?? respell(meant.place, inner, here, spelled)]];
    }),
  );
}

const propertiesIn = ({ schema }: SchemaPlace) => (schema.properties ?? {}) as Record<string, Schema>;

/** The last part that has the key says what it is. */
function propertyOf(applying: readonly SchemaPlace[], key: string): SchemaPlace | undefined {
  const part = applying.findLast((each) => Object.hasOwn(propertiesIn(each), key));
  const schema = part && propertiesIn(part)[key];
  return schema && { file: part.file, schema };
}

function ownName(
  applying: readonly SchemaPlace[],
  written: string,
): { own: string; place: SchemaPlace; alias: Alias } | undefined {
  const known = new Map(
    applying.flatMap((part) =>
      Object.entries(propertiesIn(part)).map(([key, schema]): [string, SchemaPlace] => [
        key,
        { file: part.file, schema },
      ]),
    ),
  );
  for (const [own, place] of known) {
    const alias = aliasesOf(place.schema).find(({ name }) => name === written);
    if (alias !== undefined) return { own, place, alias };
  }
  return undefined;
}

/** All parts that hold for a value: references, `allOf`, the branch of its tag and of its conditions. */
function applyingParts(place: SchemaPlace, value: unknown): SchemaPlace[] {
  return parts(place).flatMap((part) => {
    const inner = branchesOf(part, value).flatMap((branch) => applyingParts(branch, value));
    return [part, ...inner];
  });
}

function branchesOf({ file, schema }: SchemaPlace, value: unknown): SchemaPlace[] {
  const found: SchemaPlace[] = [];
  const tag = (schema.discriminator as { propertyName?: string } | undefined)?.propertyName;
  const branch =
    tag === undefined || jsonType(value) !== 'object'
      ? undefined
      : branchFor({ file, schema }, tag, (value as Record<string, unknown>)[tag]);
  if (branch !== undefined) found.push(branch);
  // Without a tag every alternative may be meant: their keys differ, or mean the same.
  else if (Array.isArray(schema.oneOf))
    for (const each of schema.oneOf as Schema[])
      found.push(typeof each.$ref === 'string' ? follow({ file, schema }, each.$ref) : { file, schema: each });
  const condition = schema.if as Schema | undefined;
  const chosen = condition && ((matches(condition, value) ? schema.then : schema.else) as Schema | undefined);
  if (chosen !== undefined) found.push({ file, schema: chosen });
  return found;
}
