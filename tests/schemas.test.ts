import { describe, expect, test } from 'vitest';
import { loadDocuments } from '../engine/compile/documents.ts';
import { explain } from '../engine/compile/explain.ts';
import { patternNames } from '../engine/rules/patterns.ts';
import { validators } from '../schemas/generated/validators.js';
import { type JsonSchema, readSchemas, tagsOf } from '../scripts/types/readSchemas.ts';
import { BASE, languageAjv } from '../scripts/types/writeValidators.ts';
import { shippedFiles } from './declarations.ts';

const schemas = readSchemas(process.cwd());
const ajv = languageAjv(schemas);

/** Every schema object with its place, `if` conditions and generated parts aside. */
function* walk(schema: JsonSchema, place: string): Generator<[string, JsonSchema]> {
  yield [place, schema];
  for (const [key, part] of Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>))
    yield* walk(part, `${place}/properties/${key}`);
  for (const [key, part] of Object.entries((schema.$defs ?? {}) as Record<string, JsonSchema>))
    yield* walk(part, `${place}/$defs/${key}`);
  if (typeof schema.items === 'object') yield* walk(schema.items as JsonSchema, `${place}/items`);
}

/** A part by itself, where it names the whole it stands in. */
const ofWhole = (part: JsonSchema, whole: string): JsonSchema =>
  JSON.parse(JSON.stringify(part).replaceAll('"$ref":"#"', `"$ref":"${whole}"`)) as JsonSchema;

describe.each([...schemas])('%s', (file, schema) => {
  test('has prose and a sound example at every key, and a default that is sound', () => {
    const bare: string[] = [];
    for (const [place, part] of walk(schema, file)) {
      if (Object.keys(part).length === 1 && part.$ref !== undefined) continue;
      if (typeof part.description !== 'string' || part.description.length < 2) bare.push(`${place}: no description`);
      if (!Array.isArray(part.examples) || part.examples.length === 0) bare.push(`${place}: no example`);
    }
    expect(bare).toEqual([]);
  });

  test('its examples are valid, at every key, and by the own names of the language', () => {
    const wrong: string[] = [];
    for (const [index, [place, part]] of [...walk(schema, file)].entries()) {
      // Beside its file, so that what it refers to is found.
      const $id = `${BASE}${file}.${index}`;
      const validate = ajv.compile({ ...ofWhole(part, BASE + file), $id, $defs: schema.$defs ?? {} });
      for (const example of (part.examples ?? []) as unknown[])
        if (!validate(example)) wrong.push(`${place}: ${JSON.stringify(example)} ${JSON.stringify(validate.errors)}`);
    }
    expect(wrong).toEqual([]);
  });

  test('closes every branch: an unknown key is refused where objects are described', () => {
    for (const [place, part] of walk(schema, file)) {
      const described = part.type === 'object' && part.properties !== undefined && part.discriminator === undefined;
      if (!described || place.endsWith('/$defs/common') || place.includes('/properties/')) continue;
      expect(part.unevaluatedProperties, place).toBe(false);
    }
  });
});

test('the patterns of the language are those of the rule engine', () => {
  const names = patternNames.map(({ name }) => name).toSorted();
  const rule = schemas.get('rule.schema.json') as {
    $defs: { name: { enum: string[] }; pattern: { properties: { pattern: { enum: string[] } } } };
  };
  expect(rule.$defs.pattern.properties.pattern.enum.toSorted()).toEqual(names);
  expect(rule.$defs.name.enum.toSorted()).toEqual(['cron', 'required', 'unique', ...names].toSorted());
});

test('the explainer and the validator agree: what one refuses the other explains', async () => {
  const { documents } = loadDocuments(await shippedFiles());
  let refused = 0;
  const apart: string[] = [];
  for (const document of documents) {
    for (const value of mutants(document.value)) {
      const valid = validators[document.kind](value);
      const findings = explain(`${document.kind}.schema.json`, value);
      if (!valid) refused += 1;
      // Told when there is something to tell: the words take longer than both answers.
      if ((findings.length === 0) !== valid)
        apart.push(`${document.file}: ${JSON.stringify(findings[0])} for ${JSON.stringify(value).slice(0, 300)}`);
    }
  }
  expect(apart).toEqual([]);
  expect(refused).toBeGreaterThan(500);
});

/** The value with one part changed: gone, of another type, emptied or with a stranger inside. */
function* mutants(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    yield [];
    yield [...value, 7];
    for (const [index, item] of value.slice(0, 3).entries())
      for (const changed of mutants(item)) yield value.with(index, changed);
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, stranger: 1 };
    for (const [key, part] of Object.entries(value)) {
      const { [key]: _gone, ...rest } = value as Record<string, unknown>;
      yield rest;
      for (const changed of mutants(part)) yield { ...value, [key]: changed };
    }
  } else {
    yield null;
    yield typeof value === 'string' ? 5 : 'text';
    yield '';
    yield -999999;
  }
}

test('the list of cell types holds every name of every type, own names first', () => {
  const column = schemas.get('column.schema.json') as {
    $defs: { column: { properties: { type: { enum: string[] } } } };
  };
  const cells = [...schemas].filter(([file]) => file.startsWith('cells/')).map(([, schema]) => tagsOf(schema));
  const listed = column.$defs.column.properties.type.enum;
  expect(listed.slice(0, cells.length).toSorted()).toEqual(cells.map(({ own }) => own).toSorted());
  expect(listed.slice(cells.length).toSorted()).toEqual(cells.flatMap(({ aliases }) => aliases).toSorted());
});
