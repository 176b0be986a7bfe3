import type { JSONSchema } from 'json-schema-to-typescript';
import { compile } from 'json-schema-to-typescript';
import type { JsonSchema } from './readSchemas.ts';
import { resolveRef, tagsOf } from './readSchemas.ts';

/**
 * One bundle in the older dialect json-schema-to-typescript understands: every file and every `$defs` entry becomes a
 * definition named by its title, `if/then/else` becomes a union, a `$ref` loses its siblings (they would fork the type).
 */
export async function writeTypes(schemas: Map<string, JsonSchema>): Promise<string> {
  const names = definitionNames(schemas);
  const definitions: Record<string, unknown> = {};
  for (const [file, schema] of schemas) {
    definitions[nameOf(names, file, '')] = convert(schema, file, names);
    for (const [key, part] of Object.entries((schema.$defs ?? {}) as Record<string, JsonSchema>)) {
      definitions[nameOf(names, file, `/$defs/${key}`)] = convert(part, file, names);
    }
  }
  const bundle = { title: 'Bundle', type: 'object', additionalProperties: false, definitions } as unknown as JSONSchema;
  const text = await compile(bundle, 'Bundle', {
    bannerComment: '// Written by `npm run types` from schemas/*.schema.json. Do not edit.',
    additionalProperties: false,
    unreachableDefinitions: true,
    format: true,
    style: { singleQuote: true, printWidth: 120 },
  });
  return text
    .replace(/export interface Bundle \{\}\n/, '')
    .replace(
      /\/\*\*\n \* This interface was referenced by `Bundle`'s JSON-Schema\n \* via the `definition` "[^"]+"\.\n \*\/\n/g,
      '',
    )
    .replace(
      / \*\n \* This interface was referenced by `Bundle`'s JSON-Schema\n \* via the `definition` "[^"]+"\.\n/g,
      '',
    )
    .concat(cellTypeAlias());
}

const cellTypeAlias = () => "\n/** Tags of the cell types. */\nexport type CellType = Column['type'];\n";

function definitionNames(schemas: Map<string, JsonSchema>): Map<string, string> {
  const names = new Map<string, string>();
  const add = (place: string, schema: JsonSchema) => {
    const title = schema.title;
    if (typeof title !== 'string') throw new Error(`${place}: a schema needs a title; it names the generated type`);
    if ([...names.values()].includes(title)) throw new Error(`${place}: the title ${title} is taken`);
    names.set(place, title);
  };
  for (const [file, schema] of schemas) {
    add(file, schema);
    for (const [key, part] of Object.entries((schema.$defs ?? {}) as Record<string, JsonSchema>))
      add(`${file}#/$defs/${key}`, part);
  }
  return names;
}

function nameOf(names: Map<string, string>, file: string, pointer: string): string {
  const name = names.get(pointer === '' ? file : `${file}#${pointer}`);
  if (name === undefined) throw new Error(`no schema at ${file}#${pointer}`);
  return name;
}

const DROPPED = new Set([
  '$schema',
  '$defs',
  'examples',
  'unevaluatedProperties',
  'discriminator',
  'pattern',
  'if',
  'then',
  'else',
]);

function convert(schema: JsonSchema, file: string, names: Map<string, string>): unknown {
  if (typeof schema.$ref === 'string') return { $ref: `#/definitions/${refName(schema.$ref, file, names)}` };
  const branches = alternatives(schema, file, names);
  if (branches !== undefined) return { title: schema.title, description: schema.description, anyOf: branches };
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(schema)) {
    if (DROPPED.has(key) || key.startsWith('x-')) continue;
    result[key] =
      key === 'properties' ? convertMap(ownTag(schema, file), file, names) : convertValue(value, file, names);
  }
  // The tag's own `enum` on a union's parent only serves editors; the branches carry the constant.
  if (schema.discriminator !== undefined)
    return { title: result.title, description: result.description, oneOf: result.oneOf };
  return result;
}

/** The branches of an `if/then/else`; a plain type left without a branch stays beside them. */
function alternatives(schema: JsonSchema, file: string, names: Map<string, string>): unknown[] | undefined {
  if (schema.if === undefined) return undefined;
  const kept = [schema.then, schema.else].filter((part) => part !== undefined) as JsonSchema[];
  const branches = kept.flatMap((part) =>
    part.if === undefined ? [convert(part, file, names)] : (alternatives(part, file, names) ?? []),
  );
  const plain =
    Array.isArray(schema.type) && schema.else === undefined ? schema.type.filter((type) => type === 'boolean') : [];
  return [...plain.map((type) => ({ type })), ...branches];
}

/** The properties; a cell type that has other names as well is typed by its own, which is all that normalizing leaves. */
function ownTag(schema: JsonSchema, file: string): Record<string, JsonSchema> {
  const properties = schema.properties as Record<string, JsonSchema>;
  if (!file.startsWith('cells/') || properties.type?.enum === undefined) return properties;
  const { enum: _names, ...type } = properties.type;
  return { ...properties, type: { ...type, const: tagsOf(schema).own } };
}

function convertMap(
  map: Record<string, JsonSchema>,
  file: string,
  names: Map<string, string>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, convert(value, file, names)]));
}

function convertValue(value: unknown, file: string, names: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => convertValue(item, file, names));
  if (typeof value === 'object' && value !== null) return convert(value as JsonSchema, file, names);
  return value;
}

function refName(ref: string, file: string, names: Map<string, string>): string {
  const target = resolveRef(file, ref);
  return nameOf(names, target.file, target.pointer);
}
