import type { DataSchema } from '../../../schemas/generated/types.ts';
import { sentences } from '../../problems.ts';
import type { Path } from '../places.ts';
import type { SchemaPlace } from './schemaModel.ts';

const DEFS = '#/$defs/';

/**
 * The schema with every `$ref` replaced by what it names: later steps, the check and the drawn form know one way to say
 * a thing. What stands beside a `$ref` goes before it. Undefined when one names nothing or comes back to itself.
 */
export function withoutRefs(place: SchemaPlace, root: DataSchema): DataSchema | undefined {
  const { linker, document, path } = place;
  const before = linker.problems.length;
  const known = new Map(Object.entries(root.$defs ?? {}).map(([name, part]) => [`${DEFS}${name}`, part]));
  const resolved = (schema: DataSchema, at: Path, inside: readonly string[]): DataSchema => {
    const { $ref, $defs: _, ...own } = schema;
    const name = $ref?.slice(DEFS.length);
    const inner = name === undefined ? inside : [...inside, name];
    const plain = mapParts(own, (part, key) => resolved(part, [...at, ...key], inner));
    if (name === undefined) return plain;
    if (inside.includes(name)) {
      linker.report(document, 'form-schema', sentences['form-schema'](`$ref "${name}" 成环`), [...at, '$ref']);
      return plain;
    }
    const named = linker.reference(document, '定义', `${DEFS}${name}`, known, [...at, '$ref']);
    return named ? { ...resolved(named, [...path, '$defs', name], inner), ...plain } : plain;
  };
  const made = resolved(root, path, []);
  return linker.problems.length === before ? made : undefined;
}

/** A schema with its parts exchanged. */
function mapParts(schema: DataSchema, change: (part: DataSchema, key: Path) => DataSchema): DataSchema {
  const made: DataSchema = { ...schema };
  for (const key of ['items', 'if', 'then', 'else', 'not'] as const) {
    const part = schema[key];
    if (part) made[key] = change(part, [key]);
  }
  for (const key of ['allOf', 'anyOf', 'oneOf'] as const) {
    const parts = schema[key];
    // A list that is there has a first part, as the language asks.
    if (parts) made[key] = parts.map((part, index) => change(part, [key, index])) as typeof parts;
  }
  if (schema.properties)
    made.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([key, part]) => [key, change(part, ['properties', key])]),
    );
  return made;
}
