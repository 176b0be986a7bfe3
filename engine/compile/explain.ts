import { likeliest, nearest } from '../nearest.ts';
import { type ProblemCode, sentences } from '../problems.ts';
import type { Sentence } from '../sentence.ts';
import { reformed, retyped } from './language/rewritten.ts';
import { needless, sameMeaning } from './language/sameMeaning.ts';
import {
  branches,
  branchFor,
  jsonType,
  matches,
  parts,
  propertiesOf,
  type Schema,
  type SchemaPlace,
  schemaFile,
} from './language/schemaWalk.ts';
import type { Path } from './places.ts';

/** One mistake against the schema, before it has a line. */
export interface Finding {
  code: ProblemCode;
  sentence: Sentence;
  path: Path;
  at: 'key' | 'value';
}

/**
 * Says in people's words what is wrong with a value that the validator refused. It walks the same schemas, so that an
 * unknown key comes with the key that was meant and one mistake gives one finding.
 */
export function explain(schema: string, value: unknown): Finding[] {
  return walk(schemaFile(schema), value, []);
}

const finding = (code: ProblemCode, sentence: Sentence, path: Path, at: 'key' | 'value' = 'value'): Finding => ({
  code,
  sentence,
  path,
  at,
});

function walk(place: SchemaPlace, value: unknown, path: Path, alsoKeys: readonly string[] = []): Finding[] {
  const own = parts(place);
  for (const part of own) {
    const wrong = wrongType(part.schema, value, path);
    if (wrong !== undefined) return [wrong];
  }
  const found = own.flatMap((part) => [
    ...simple(part.schema, value, path),
    ...conditional(part, value, path),
    ...union(part, value, path),
    ...choice(part, value, path),
  ]);
  if (Array.isArray(value)) found.push(...own.flatMap((part) => items(part, value, path)));
  if (jsonType(value) === 'object' && !own.some((part) => part.schema.discriminator !== undefined)) {
    found.push(...object(place, own, value as Record<string, unknown>, path, alsoKeys));
  }
  return found;
}

const typeNames: Record<string, string> = {
  object: '对象',
  array: '数组',
  string: '文字',
  number: '数字',
  integer: '整数',
  boolean: 'true 或 false',
  null: 'null',
};

function wrongType(schema: Schema, value: unknown, path: Path): Finding | undefined {
  if (schema.type === undefined) return undefined;
  const allowed = (Array.isArray(schema.type) ? schema.type : [schema.type]) as string[];
  const found = jsonType(value);
  if (allowed.includes(found) || (found === 'integer' && allowed.includes('number'))) return undefined;
  const expected = allowed.map((type) => typeNames[type] ?? type).join('或');
  const sentence = sentences['wrong-type'](typeNames[found] ?? found, expected, retyped(schema, value, allowed));
  return finding('wrong-type', sentence, path);
}

function simple(schema: Schema, value: unknown, path: Path): Finding[] {
  const found: Finding[] = [];
  const list = (schema.const === undefined ? schema.enum : [schema.const]) as unknown[] | undefined;
  if (list !== undefined && !list.includes(value)) {
    found.push(finding('not-in-list', notInList(value, list), path));
  }
  if (typeof value === 'string') found.push(...text(schema, value, path));
  if (typeof value === 'number') found.push(...number(schema, value, path));
  return found;
}

function notInList(value: unknown, list: readonly unknown[]): Sentence {
  const shown = JSON.stringify(value);
  const known = list.map(String);
  const numbers = list.filter((each) => typeof each === 'number');
  const fix = needless(String(value), known);
  if (fix !== undefined) return { ...sentences['not-in-list'](shown, known), fix };
  if (numbers.length === 0 || numbers.length < list.length)
    return sentences['not-in-list'](shown, known, sameMeaning(String(value), known) ?? likeliest(String(value), known));
  const far = (each: number) => Math.abs(each - Number(value));
  const [near] = Number.isNaN(Number(value)) ? [] : numbers.toSorted((one, other) => far(one) - far(other));
  return sentences['not-in-list'](shown, known, near?.toString(), true);
}

/** Of the schemas, which are few. */
const patterns = new Map<string, RegExp>();

function patternOf(text: string): RegExp {
  const pattern = patterns.get(text) ?? new RegExp(text, 'u');
  patterns.set(text, pattern);
  return pattern;
}

function text(schema: Schema, value: string, path: Path): Finding[] {
  const shown = JSON.stringify(value);
  if (typeof schema.minLength === 'number' && value.length < schema.minLength)
    return [finding('out-of-range', sentences['out-of-range'](shown, '非空的文字'), path)];
  if (typeof schema.maxLength === 'number' && value.length > schema.maxLength)
    return [finding('out-of-range', sentences['out-of-range'](shown, `至多 ${schema.maxLength} 个字的文字`), path)];
  if (typeof schema.pattern !== 'string' || patternOf(schema.pattern).test(value)) return [];
  const sentence = sentences['wrong-format'](shown, schema.pattern, reformed(value, schema.pattern));
  return [finding('wrong-format', { ...sentence, ...inside(value, schema.pattern) }, path)];
}

/** The way out for an address of our own where only those of others stand. */
function inside(value: string, pattern: string): Pick<Sentence, 'fix'> | undefined {
  const [, page] = /^\/([\w-][\w/-]*)/.exec(value) ?? [];
  if (page === undefined || !pattern.startsWith('^https?')) return undefined;
  return { fix: `这里写外部地址，以 https:// 开头；本系统的页面请改写 "screen": "${page}"` };
}

function number(schema: Schema, value: number, path: Path): Finding[] {
  const { minimum, maximum } = schema as { minimum?: number; maximum?: number };
  if ((minimum === undefined || value >= minimum) && (maximum === undefined || value <= maximum)) return [];
  const expected =
    minimum !== undefined && maximum !== undefined
      ? `${minimum} 到 ${maximum} 之间的数`
      : minimum === undefined
        ? `不大于 ${maximum} 的数`
        : `不小于 ${minimum} 的数`;
  const bound = minimum !== undefined && value < minimum ? minimum : maximum;
  return [finding('out-of-range', sentences['out-of-range'](String(value), expected, String(bound)), path)];
}

function conditional(place: SchemaPlace, value: unknown, path: Path): Finding[] {
  const condition = place.schema.if as Schema | undefined;
  if (condition === undefined) return [];
  const branch = (matches(condition, value) ? place.schema.then : place.schema.else) as Schema | undefined;
  if (branch === undefined) return [];
  // A branch taken because a key is missing must still offer that key: it may only be misspelt.
  const also = branch === place.schema.else ? ((condition.required ?? []) as string[]) : [];
  return walk({ file: place.file, schema: branch }, value, path, also);
}

function union(place: SchemaPlace, value: unknown, path: Path): Finding[] {
  const tag = (place.schema.discriminator as { propertyName?: string } | undefined)?.propertyName;
  if (tag === undefined || jsonType(value) !== 'object') return [];
  const record = value as Record<string, unknown>;
  if (record[tag] === undefined) return [missingTag(place, tag, record, path)];
  const branch = branchFor(place, tag, record[tag]);
  if (branch !== undefined) return walk(branch, value, path);
  // Only the own names are worth suggesting; where the parent lists none, its parts tell of the tag.
  const listed = (place.schema.properties as Record<string, Schema> | undefined)?.[tag] !== undefined;
  const own = branches(place, tag).map((each) => each.value);
  return listed ? simple({ enum: own }, record[tag], [...path, tag]) : [];
}

/** Of several ways to write something the first that is for values of this type is meant. */
function choice({ file, schema }: SchemaPlace, value: unknown, path: Path): Finding[] {
  const ways = ((schema.anyOf ?? []) as Schema[]).map((way): SchemaPlace => ({ file, schema: way }));
  const told = ways.map((way) => walk(way, value, path));
  if (told.some((findings) => findings.length === 0)) return [];
  return (
    told[
      Math.max(
        0,
        ways.findIndex((way) => isFor(way, value)),
      )
    ] ?? []
  );
}

function isFor(place: SchemaPlace, value: unknown): boolean {
  return parts(place).every(({ file, schema }) => {
    const { type, enum: list, anyOf } = schema;
    if (type !== undefined && ![type].flat().includes(jsonType(value))) return false;
    if (Array.isArray(list) && !list.some((each) => jsonType(each) === jsonType(value))) return false;
    return !Array.isArray(anyOf) || anyOf.some((way: Schema) => isFor({ file, schema: way }, value));
  });
}

function missingTag(place: SchemaPlace, tag: string, record: Record<string, unknown>, path: Path): Finding {
  const known = new Set(branches(place, tag).flatMap((branch) => [...branch.keys]));
  const misspelt = Object.keys(record).find(
    (key) =>
      !known.has(key) &&
      nearest(
        key,
        [...known].filter((each) => !Object.hasOwn(record, each)),
      ) === tag,
  );
  if (misspelt === undefined) return finding('missing-key', sentences['missing-key'](tag), path);
  return finding('unknown-key', sentences['unknown-key'](misspelt, [tag], tag), [...path, misspelt], 'key');
}

/** What a value says, whatever the order of its keys. */
function orderless(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

function items(place: SchemaPlace, value: unknown[], path: Path): Finding[] {
  const { minItems, maxItems, uniqueItems } = place.schema as {
    minItems?: number;
    maxItems?: number;
    uniqueItems?: boolean;
  };
  const found: Finding[] = [];
  if (minItems !== undefined && value.length < minItems)
    found.push(finding('out-of-range', sentences['out-of-range'](`${value.length} 项`, `至少 ${minItems} 项`), path));
  if (maxItems !== undefined && value.length > maxItems)
    found.push(finding('out-of-range', sentences['out-of-range'](`${value.length} 项`, `至多 ${maxItems} 项`), path));
  if (uniqueItems === true) {
    const said = value.map(orderless);
    value.forEach((item, index) => {
      if (said.indexOf(said[index] ?? '') < index)
        found.push(finding('duplicate-item', sentences['duplicate-item'](JSON.stringify(item)), [...path, index]));
    });
  }
  const each = place.schema.items as Schema | undefined;
  if (each !== undefined)
    value.forEach((item, index) => {
      found.push(...walk({ file: place.file, schema: each }, item, [...path, index]));
    });
  return found;
}

function object(
  place: SchemaPlace,
  own: readonly SchemaPlace[],
  value: Record<string, unknown>,
  path: Path,
  alsoKeys: readonly string[],
): Finding[] {
  const known = propertiesOf(place);
  const closed = own.some((part) => part.schema.unevaluatedProperties === false);
  const unknown = closed ? Object.keys(value).filter((key) => !known.has(key)) : [];
  const candidates =
    unknown.length === 0 ? [] : [...known.keys(), ...alsoKeys].filter((key) => !Object.hasOwn(value, key));
  const required = own.flatMap((part) => (part.schema.required ?? []) as string[]);
  const guesses = new Map(unknown.map((key) => [key, sameMeaning(key, candidates) ?? nearest(key, candidates)]));
  const instead = unknown.length === 1 ? insteadOf(unknown[0] ?? '', { required, known, value, guesses }) : undefined;
  if (instead !== undefined) guesses.set(unknown[0] ?? '', instead);
  const tag = unknown.find((key) => alsoKeys.includes(guesses.get(key) ?? ''));
  const reported = tag === undefined ? unknown : [tag];
  const found = reported.map((key) =>
    finding(...unknownKey(key, [...known.keys(), ...alsoKeys], guesses.get(key), alsoKeys), [...path, key], 'key'),
  );
  // A required key that was only misspelt is one mistake, already told.
  const missing = required.filter((key) => !Object.hasOwn(value, key) && ![...guesses.values()].includes(key));
  found.push(...missing.map((key) => finding('missing-key', sentences['missing-key'](key), path)));
  for (const [key, property] of known)
    if (Object.hasOwn(value, key)) found.push(...walk(property, value[key], [...path, key]));
  return [...found, ...own.flatMap((part) => [...tooFew(part, value, path), ...freeKeys(part, known, value, path)])];
}

/** The one required key that is missing, where the value of the one unknown key would do for it. */
function insteadOf(
  key: string,
  {
    required,
    known,
    value,
    guesses,
  }: {
    required: readonly string[];
    known: ReadonlyMap<string, SchemaPlace>;
    value: Record<string, unknown>;
    guesses: ReadonlyMap<string, string | undefined>;
  },
): string | undefined {
  const missing = required.filter((each) => !Object.hasOwn(value, each));
  const [only] = missing;
  const place = only === undefined ? undefined : known.get(only);
  if (missing.length !== 1 || place === undefined || guesses.get(key) !== undefined) return undefined;
  return walk(place, value[key], []).length === 0 ? only : undefined;
}

function tooFew({ schema }: SchemaPlace, value: Record<string, unknown>, path: Path): Finding[] {
  const { minProperties } = schema as { minProperties?: number };
  if (minProperties === undefined) return [];
  const count = Object.keys(value).length;
  if (count >= minProperties) return [];
  return [finding('out-of-range', sentences['out-of-range'](`${count} 个键`, `至少 ${minProperties} 个键`), path)];
}

/** Values under keys of the author's own choice. */
function freeKeys(
  place: SchemaPlace,
  known: ReadonlyMap<string, SchemaPlace>,
  value: Record<string, unknown>,
  path: Path,
): Finding[] {
  const each = place.schema.additionalProperties;
  if (typeof each !== 'object' || each === null) return [];
  const inside: SchemaPlace = { file: place.file, schema: each as Schema };
  return Object.entries(value).flatMap(([key, part]) => (known.has(key) ? [] : walk(inside, part, [...path, key])));
}

function unknownKey(
  key: string,
  known: readonly string[],
  suggestion: string | undefined,
  alsoKeys: readonly string[],
): [ProblemCode, Sentence] {
  const types = suggestion === undefined && alsoKeys.includes('type') ? typesKnowing(key) : [];
  if (types.length > 0) return ['key-needs-type', sentences['key-needs-type'](key, types)];
  return ['unknown-key', sentences['unknown-key'](key, known, suggestion)];
}

/** Cell types that have this key of their own. */
function typesKnowing(key: string): string[] {
  const column = schemaFile('column.schema.json');
  const cells = { file: column.file, schema: ((column.schema.$defs ?? {}) as Record<string, Schema>).column ?? {} };
  return branches(cells, 'type')
    .filter((branch) => branch.keys.has(key))
    .map((branch) => branch.value);
}
