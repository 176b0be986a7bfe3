import { beforeAll, describe, expect, test } from 'vitest';
import { toldOf } from '../../../tests/declarations.ts';

let told: Awaited<ReturnType<typeof toldOf>>;
beforeAll(async () => {
  told = await toldOf();
});

/** What is told of a form with one property, and with more that is asked of it. */
function said(property: object, more: object = {}) {
  const properties = { note: { type: 'string', title: '说明' }, asked: { title: '问', ...property } };
  const form = { schema: { type: 'object', properties, ...more } };
  const screen = { title: '坏', type: 'form', submit: { path: '/market/bad' }, form };
  return told({ 'market/bad.screen.json': screen }).map(({ code, pointer }) => [
    code,
    pointer.replace('/form/schema/', '').replace('properties/asked/', ''),
  ]);
}

describe('what one value cannot be', () => {
  test.each([
    [{ type: 'number', minimum: 10, maximum: 1 }, 'empty-range', 'minimum'],
    [{ type: 'string', enum: ['a', 1] }, 'wrong-type', 'enum/1'],
    [{ type: 'string', const: 1 }, 'wrong-type', 'const'],
    [{ type: 'string', enum: ['1', 'a'], pattern: '^[0-9]+$' }, 'form-schema', 'enum/1'],
    [{ type: 'string', enum: ['ab', 'abc'], maxLength: 2 }, 'form-schema', 'enum/1'],
    [{ type: 'number', minLength: 2 }, 'rule-kind', 'minLength'],
    [{ type: 'string', maximum: 2 }, 'rule-kind', 'maximum'],
    [{ type: 'string', minItems: 2 }, 'rule-kind', 'minItems'],
    [
      { type: 'array', uniqueItems: true, minItems: 3, items: { type: 'string', enum: ['a', 'b'] } },
      'empty-range',
      'minItems',
    ],
    [{ type: 'string', enum: ['red', 'blue'], default: 'rad' }, 'default-refused', 'default'],
    [
      { type: 'array', items: { type: 'string', enum: ['red', 'blue'] }, default: 'red,rad' },
      'default-refused',
      'default',
    ],
    [{ type: 'number', default: 'viel' }, 'default-refused', 'default'],
    [{ type: 'integer', default: 1.5 }, 'default-refused', 'default'],
    [{ type: 'number', maximum: 10, default: 100 }, 'default-refused', 'default'],
    [{ type: 'string', pattern: '^RM', default: 'X1' }, 'default-refused', 'default'],
  ])('%j', (property, code, place) => {
    expect(said(property)).toEqual([[code, place]]);
  });

  test.each([
    { type: 'number', minimum: 1, maximum: 1, default: 1 },
    { type: 'integer', minimum: 0, default: '3' },
    { type: 'string', enum: ['red', 'blue'], default: 'red', maxLength: 4 },
    { type: 'string', format: 'date', default: '#{date}' },
    { type: 'array', items: { type: 'string', enum: ['red', 'blue'] }, minItems: 2, uniqueItems: true, default: 'red' },
  ])('%j is sound', (property) => {
    expect(said(property)).toEqual([]);
  });
});

test('a condition asks for values that the property has', () => {
  const property = { type: 'string', enum: ['red', 'blue'] };
  const when = (asked: object) => ({ allOf: [{ properties: { asked } }] });
  expect(said(property, when({ const: 'rad' }))).toEqual([['unknown-choice', 'allOf/0/const']]);
  expect(said(property, when({ enum: ['red', 'green'] }))).toEqual([['unknown-choice', 'allOf/0/enum/1']]);
  expect(said(property, when({ const: 'red' }))).toEqual([]);
});

test('beside a model it is told once', () => {
  const schema = {
    type: 'object',
    properties: { currency: { type: 'string', enum: ['USD', 'EUR'] }, orderId: { type: 'string' } },
    allOf: [{ properties: { currency: { const: 'USDD' } } }],
  };
  const screen = {
    title: '坏',
    type: 'form',
    model: 'market/order',
    form: { schema, fields: ['currency', 'orderId'] },
  };
  const places = told({ 'market/bad.screen.json': screen }).map(({ code, pointer }) => [code, pointer]);
  expect(places).toEqual([['unknown-choice', '/form/schema/allOf/0/properties/currency/const']]);
});
