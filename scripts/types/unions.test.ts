import { expect, test } from 'vitest';
import { type JsonSchema, readSchemas } from './readSchemas.ts';
import { staleUnions } from './unions.ts';

const column = (names: string[], types: string[]) => ({
  title: 'ColumnEntry',
  $defs: {
    column: {
      properties: { type: { enum: names, description: '类型' } },
      oneOf: types.map((type) => ({ $ref: `cells/${type}.schema.json` })),
    },
  },
});
const cell = (...names: string[]): JsonSchema => ({ properties: { type: { enum: names } } });

test('the unions of the language are what its folders hold', () => {
  expect([...staleUnions(readSchemas(process.cwd())).keys()]).toEqual([]);
});

test('a type that came stands last, before the other names; one that went is gone; the rest keep their places', () => {
  const schemas = new Map([
    ['cells/added.schema.json', cell('added', 'new-one')],
    ['cells/one.schema.json', cell('one')],
    ['cells/two.schema.json', cell('two', 'second')],
    ['column.schema.json', column(['two', 'gone', 'one', 'second'], ['two', 'gone', 'one'])],
  ]);
  expect([...staleUnions(schemas)]).toEqual([
    ['column.schema.json', column(['two', 'one', 'added', 'second', 'new-one'], ['two', 'one', 'added'])],
  ]);
});

test('a union without a part of its own is made as well', () => {
  const screen = (types: string[]) => ({
    properties: { type: { enum: types } },
    oneOf: types.map((type) => ({ $ref: `lists/${type}.schema.json` })),
  });
  const list = (type: string): JsonSchema => ({ properties: { type: { const: type } } });
  const schemas = new Map([
    ['lists/list.schema.json', list('list')],
    ['lists/shelves.schema.json', list('shelves')],
    ['screen.schema.json', screen(['list'])],
  ]);
  expect([...staleUnions(schemas)]).toEqual([['screen.schema.json', screen(['list', 'shelves'])]]);
});
