import { type JsonSchema, traitNames } from './readSchemas.ts';
import { BASE, languageAjv } from './writeValidators.ts';

/** The traits of a cell type: the `x-…` keys of its schema that `cellTraits.schema.json` describes. */
export type Traits = Readonly<Record<string, unknown>>;

/** The traits of every cell type by its tag; throws where a schema says one that its description refuses. */
export function readTraits(schemas: Map<string, JsonSchema>): Map<string, Traits> {
  const known = traitNames(schemas);
  const cells = [...schemas].filter(([file]) => file.startsWith('cells/'));
  const read = new Map(
    cells.map(([file, schema]): [string, Traits] => [
      tagOf(file),
      Object.fromEntries(known.flatMap((name) => (`x-${name}` in schema ? [[name, schema[`x-${name}`]]] : []))),
    ]),
  );
  const validate = languageAjv(schemas).getSchema(`${BASE}cellTraits.schema.json`);
  for (const [file, schema] of cells) {
    const traits = read.get(tagOf(file)) ?? {};
    if (!validate?.(traits)) throw new Error(`${file}: ${JSON.stringify(validate?.errors)}`);
    for (const key of (traits.query ?? []) as string[])
      if (!Object.hasOwn(schema.properties as object, key)) throw new Error(`${file}: x-query names no key: ${key}`);
    const instead = traits.inRow;
    if (typeof instead === 'string' && !read.has(instead))
      throw new Error(`${file}: x-inRow names no type: ${instead}`);
  }
  return read;
}

const tagOf = (file: string) => file.slice('cells/'.length, -'.schema.json'.length);
