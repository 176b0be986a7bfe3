import type { Column, ColumnOverride, DataSchema, FormFile } from '../../../schemas/generated/types.ts';
import { isMemberName } from '../../names.ts';
import type { PlanForm, PlanSchema, ValueKind } from '../../plan/Plan.ts';
import { sentences } from '../../problems.ts';
import type { Document } from '../documents.ts';
import { checkRegex } from '../expressions.ts';
import type { Declared, Linker } from '../Linker.ts';
import type { Path } from '../places.ts';
import { contradictions, strangers } from './contradictions.ts';
import { holdsRows, isStructure, type SchemaPlace } from './schemaModel.ts';
import { withoutRefs } from './schemaRefs.ts';

/** Writes an ES module that exports `validators` for a schema; comes from outside, since it needs a compiler. */
export type CompileSchema = (schema: DataSchema) => { ok: true; code: string } | { ok: false; reason: string };

/** What making modules of schemas needs from outside. */
interface SchemaPorts {
  compileSchema: CompileSchema;
  hash(text: string): string;
}

/** Schemas of forms, checked and compiled. */
export interface FormSchemas {
  /** The schema as a plan carries it; undefined when it is wrong, which is then told. */
  plan(place: SchemaPlace, root: DataSchema): PlanSchema | undefined;
  /** The same of a part of a schema that is right, for the form that draws it. */
  part(place: SchemaPlace, property: DataSchema): PlanSchema | undefined;
}

/** `linked` has the schemas of form files as they were linked, by the file's id. */
export function createFormSchemas(
  linked: ReadonlyMap<string, PlanSchema | undefined>,
  ports: SchemaPorts,
): FormSchemas {
  return {
    plan: (place, root) =>
      place.document.kind === 'form' ? linked.get(place.document.id) : planSchema(place, root, ports),
    part: (place, property) => compiled(place, property, ports),
  };
}

/** Checks and compiles the schema of a form file, whether a screen uses it or not. */
export function linkFormSchema(
  linker: Linker,
  { value, document }: Declared<FormFile>,
  ports: SchemaPorts,
): PlanSchema | undefined {
  if (!value.schema) return undefined;
  // What is laid out wrongly here is told here, and not once more by every screen.
  if (!laidOut(linker, document, value)) return undefined;
  return planSchema({ linker, document, path: ['schema'] }, value.schema, ports);
}

function planSchema(place: SchemaPlace, root: DataSchema, ports: SchemaPorts): PlanSchema | undefined {
  if (!definitionsHold(place, root)) return undefined;
  const plain = withoutRefs(place, root);
  return plain && checkSchema(place, plain) ? compiled(place, plain, ports) : undefined;
}

/** What others refer to is told where it stands, once; what refers on itself is known only when that is put in. */
function definitionsHold(place: SchemaPlace, { $defs = {} }: DataSchema): boolean {
  const { linker, path } = place;
  const before = linker.problems.length;
  for (const [name, part] of Object.entries($defs))
    if (!refers(part)) value({ ...place, path: [...path, '$defs', name] }, part, undefined);
  return linker.problems.length === before;
}

const refers = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && (Object.hasOwn(part, '$ref') || Object.values(part).some(refers));

/** True when every field is a property. */
function laidOut(linker: Linker, document: Document, { schema, fields }: FormFile): boolean {
  const known = new Map(Object.entries(schema?.properties ?? {}));
  const entries = (fields ?? []) as (Column | ColumnOverride)[];
  const found = entries.map(({ key }, index) =>
    linker.reference(document, '属性', key, known, ['fields', index, 'key']),
  );
  return found.every((property) => property !== undefined);
}

function compiled(
  { linker, document, path }: SchemaPlace,
  root: DataSchema,
  { compileSchema, hash }: SchemaPorts,
): PlanSchema | undefined {
  const made = compileSchema(root);
  if (!made.ok) {
    linker.report(document, 'form-schema', sentences['form-schema'](made.reason), path);
    return undefined;
  }
  const module = `${hash(made.code).slice(0, 32)}.js`;
  linker.modules.push([module, made.code]);
  return { root, module };
}

/** Names of properties: a form's fields and CEL know no others. */
const NAME = /^[A-Za-z_]\w{0,39}$/;

/** True when the schema describes an object whose every property a form can hold. */
function checkSchema({ linker, document, path }: SchemaPlace, root: DataSchema): boolean {
  const before = linker.problems.length;
  const refused = (reason: string, at: Path) =>
    linker.report(document, 'form-schema', sentences['form-schema'](reason), at);
  const object = (schema: DataSchema, at: Path) => {
    const properties = Object.entries(schema.properties ?? {});
    if (schema.type !== 'object' || properties.length === 0) return refused('要写 "type": "object" 和 properties', at);
    for (const [key, property] of properties) {
      const here = [...at, 'properties', key];
      if (!NAME.test(key))
        linker.report(document, 'wrong-format', sentences['wrong-format'](key, NAME.source), here, 'key');
      if (isMemberName(key)) linker.report(document, 'reserved-name', sentences['reserved-name'](key), here, 'key');
      if (isStructure(property)) structure(property, here);
      else if (property.type === undefined)
        linker.report(document, 'missing-key', sentences['missing-key']('type'), here);
      else if (holdsRows(property)) object(property.items ?? {}, [...here, 'items']);
    }
    demands({ linker, document, path: at }, schema, new Map(properties));
  };
  /** What is drawn from the schema alone must say what there is to fill in. */
  const structure = (schema: DataSchema, at: Path) => {
    const { type, properties, items } = schema;
    const ways = waysOf(schema);
    if (type === 'array' && items === undefined) refused('要写 items', at);
    else if (properties === undefined && ways.length === 0) {
      if (type === 'object') refused('要写 "type": "object" 和 properties', at);
      else if (type === undefined && schema.const === undefined && schema.enum === undefined)
        linker.report(document, 'missing-key', sentences['missing-key']('type'), at);
    }
    if (items) structure(items, [...at, 'items']);
    inside(schema, at);
    for (const [way, key] of ways) inside(way, [...at, ...key]);
  };
  const inside = ({ properties = {} }: DataSchema, at: Path) => {
    for (const [key, property] of Object.entries(properties)) structure(property, [...at, 'properties', key]);
  };
  object(root, path);
  return linker.problems.length === before;
}

/** Alternatives, with where each is written. */
function waysOf({ oneOf, anyOf }: DataSchema): [DataSchema, Path][] {
  return [
    ...(oneOf ?? []).map((way, index): [DataSchema, Path] => [way, ['oneOf', index]]),
    ...(anyOf ?? []).map((way, index): [DataSchema, Path] => [way, ['anyOf', index]]),
  ];
}

/** Everything asked of an object names its properties; patterns are quick. `known`: the object's properties. */
function demands(place: SchemaPlace, schema: DataSchema, known: ReadonlyMap<string, DataSchema>): void {
  asked(place, schema, known);
  for (const [part, at] of partsOf(schema)) demands({ ...place, path: [...place.path, ...at] }, part, known);
}

/** The same without what its parts ask. */
function asked(place: SchemaPlace, schema: DataSchema, known: ReadonlyMap<string, DataSchema>): void {
  const { linker, document, path } = place;
  const named = (key: string, at: Path) => linker.reference(document, '属性', key, known, [...path, ...at]);
  for (const [index, key] of (schema.required ?? []).entries()) named(key, ['required', index]);
  for (const [key, others] of Object.entries(schema.dependentRequired ?? {})) {
    named(key, ['dependentRequired', key]);
    for (const [index, other] of others.entries()) named(other, ['dependentRequired', key, index]);
  }
  for (const [key, property] of Object.entries(schema.properties ?? {})) {
    const own = known.get(key) === property ? property : named(key, ['properties', key]);
    if (own === undefined) continue;
    const at = [...path, 'properties', key];
    if (own !== property)
      strangers(key, property, own, (code, sentence, below) =>
        linker.report(document, code, sentence, [...at, ...below]),
      );
    const rows = holdsRows(own) && own !== property ? new Map(Object.entries(own.items?.properties ?? {})) : undefined;
    value({ ...place, path: at }, property, rows);
  }
}

/**
 * Patterns of a value and of what it consists of; what is asked of rows outside their own place is checked by name, as are
 * the properties of a structure.
 */
function value(place: SchemaPlace, schema: DataSchema, rows: ReadonlyMap<string, DataSchema> | undefined): void {
  const { linker, document, path } = place;
  if (schema.pattern !== undefined) checkRegex(linker, document, schema.pattern, [...path, 'pattern']);
  contradictions(schema, (code, sentence, below, at) =>
    linker.report(document, code, sentence, [...path, ...below], at),
  );
  const inside = { ...place, path: [...path, 'items'] };
  if (schema.items && rows) demands(inside, schema.items, rows);
  else if (schema.items && !holdsRows(schema)) value(inside, schema.items, undefined);
  const known = new Map(Object.entries(schema.properties ?? {}));
  asked(place, schema, known);
  for (const [part, at] of partsOf(schema)) {
    const there = { ...place, path: [...path, ...at] };
    const both = new Map([...known, ...Object.entries(part.properties ?? {})]);
    if (both.size > 0) demands(there, part, both);
    else value(there, part, rows);
  }
}

function partsOf(schema: DataSchema): [DataSchema, Path][] {
  const single = (['if', 'then', 'else', 'not'] as const).flatMap((key): [DataSchema, Path][] =>
    schema[key] ? [[schema[key], [key]]] : [],
  );
  const listed = (['allOf', 'anyOf', 'oneOf'] as const).flatMap((key) =>
    (schema[key] ?? []).map((part, index): [DataSchema, Path] => [part, [key, index]]),
  );
  return [...single, ...listed];
}

/** JSON types a cell of each kind can give. */
function typesOf(kind: ValueKind): readonly NonNullable<DataSchema['type']>[] {
  if (kind === 'number') return ['number', 'integer'];
  if (kind === 'flag') return ['boolean', 'string'];
  if (kind === 'json') return ['object', 'array'];
  if (kind === 'codes' || kind === 'files' || kind === 'reference') return ['array', 'string'];
  return ['string'];
}

/** The drawn form can fill in its schema: cells give the types that are asked for, and nothing required is missing. */
export function checkDrawn({ linker, document, path }: SchemaPlace, root: DataSchema, form: PlanForm): void {
  const properties = root.properties ?? {};
  for (const { key, kind, maxLength } of [...form.fields] as (PlanForm['fields'][number] & { maxLength?: number })[]) {
    const { type, minLength = 0 } = properties[key] ?? {};
    if (maxLength !== undefined && minLength > maxLength) {
      const sentence = sentences['empty-range'](`minLength ${minLength}`, `maxLength ${maxLength}`);
      linker.report(document, 'empty-range', sentence, [...path, 'properties', key, 'minLength']);
    }
    const fitting = typesOf(kind);
    if (type !== undefined && !fitting.includes(type)) {
      const sentence = sentences['schema-type'](key, type, fitting.join(' 或 '));
      linker.report(document, 'schema-type', sentence, [...path, 'properties', key, 'type']);
    }
  }
  const drawn = new Set([...form.fields, ...form.subTables].map(({ key }) => key));
  for (const [index, key] of (root.required ?? []).entries()) {
    if (key in properties && !drawn.has(key))
      linker.report(document, 'schema-required', sentences['schema-required'](key), [...path, 'required', index]);
  }
}
