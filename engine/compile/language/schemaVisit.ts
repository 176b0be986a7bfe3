import type { Path } from '../places.ts';
import { branchFor, follow, matches, type Schema, type SchemaPlace } from './schemaWalk.ts';

/** Called for every schema that speaks of a value, and for every value below it. */
export type VisitSchema = (schema: Schema, value: unknown, path: Path) => void;

/** Goes through a value together with what its schema says of each part. */
export function visitSchema(place: SchemaPlace, value: unknown, visit: VisitSchema, path: Path = []): void {
  for (const { file, schema } of partsFor(place, value)) {
    visit(schema, value, path);
    if (Array.isArray(value) && isSchema(schema.items)) {
      for (const [index, item] of value.entries())
        visitSchema({ file, schema: schema.items }, item, visit, [...path, index]);
    } else if (isSchema(value)) {
      const properties = (schema.properties ?? {}) as Record<string, Schema>;
      for (const [key, below] of Object.entries(properties))
        if (Object.hasOwn(value, key)) visitSchema({ file, schema: below }, value[key], visit, [...path, key]);
      const { additionalProperties: others } = schema;
      if (isSchema(others))
        for (const [key, below] of Object.entries(value))
          if (!Object.hasOwn(properties, key)) visitSchema({ file, schema: others }, below, visit, [...path, key]);
    }
  }
}

/** The schemas that speak of a value: the place's own, what it refers to, and of its choices those that fit. */
export function partsFor(place: SchemaPlace, value: unknown): SchemaPlace[] {
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
