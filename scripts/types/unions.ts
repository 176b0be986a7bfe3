import { type JsonSchema, tagsOf } from './readSchemas.ts';

type Schemas = Map<string, JsonSchema>;

interface Union extends JsonSchema {
  properties: { type: JsonSchema & { enum: string[] } };
  oneOf: { $ref: string }[];
}

/** Where each union of the language stands, by the folder that holds its types. */
const UNIONS: Readonly<Record<string, { file: string; part?: string }>> = {
  'lists/': { file: 'screen.schema.json' },
  'pickers/': { file: 'picker.schema.json' },
  'cells/': { file: 'column.schema.json', part: 'column' },
};

/** The schemas that hold a union which is not what its folder says, as they should be. */
export function staleUnions(schemas: Schemas): Schemas {
  const made = Object.entries(UNIONS).flatMap(([folder, { file, part }]): [string, JsonSchema][] => {
    const schema = schemas.get(file);
    const types = [...schemas].filter(([each]) => each.startsWith(folder));
    return schema === undefined || types.length === 0 ? [] : [[file, withUnion(schema, part, types)]];
  });
  return new Map(made.filter(([file, schema]) => JSON.stringify(schema) !== JSON.stringify(schemas.get(file))));
}

function withUnion(schema: JsonSchema, part: string | undefined, types: readonly [string, JsonSchema][]): JsonSchema {
  if (part === undefined) return unionOf(schema as Union, types);
  const parts = schema.$defs as Record<string, Union>;
  const union = parts[part];
  return union === undefined ? schema : { ...schema, $defs: { ...parts, [part]: unionOf(union, types) } };
}

/** Known types keep their places, new ones follow; own names stand before the other names of other types. */
function unionOf(union: Union, types: readonly [string, JsonSchema][]): Union {
  const { type } = union.properties;
  const tags = types.map(([, schema]) => tagsOf(schema));
  const own = tags.map((tag) => tag.own);
  const aliases = tags.flatMap((tag) => tag.aliases);
  const listed = union.oneOf.map(({ $ref }) => $ref);
  const names = [...inPlace(type.enum, own), ...inPlace(type.enum, aliases)];
  return {
    ...union,
    properties: { ...union.properties, type: { ...type, enum: names } },
    oneOf: inPlace(
      listed,
      types.map(([file]) => file),
    ).map(($ref) => ({ $ref })),
  };
}

function inPlace(known: readonly string[], wanted: readonly string[]): string[] {
  return [...known.filter((each) => wanted.includes(each)), ...wanted.filter((each) => !known.includes(each))];
}
