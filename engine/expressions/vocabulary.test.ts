import { expect, test } from 'vitest';
import { checkingEnvironment } from './environments.ts';
import { createExpressions } from './expressions.ts';
import { exampleScope, expressionFunctions } from './vocabulary.ts';

const fields = [
  { key: 'name', kind: 'text' },
  { key: 'orderDate', kind: 'date' },
  { key: 'payTime', kind: 'datetime' },
  { key: 'qty', kind: 'number' },
  { key: 'price', kind: 'number' },
  { key: 'tags', kind: 'codes' },
] as const;

const tables = [
  {
    name: 'lines',
    fields: [
      { key: 'sku', kind: 'text' },
      { key: 'qty', kind: 'number' },
      { key: 'price', kind: 'number' },
    ],
  },
] as const;

test.each(expressionFunctions)('$example is what the reference says', ({ name, example, gives }) => {
  const { check, compile } = createExpressions(fields, tables);
  expect(check(example, 'any')).toMatchObject({ ok: true });
  expect(example).toContain(`${name}(`);
  expect(compile(example)(exampleScope)).toEqual(gives);
});

/** Of CEL: about its own types, bytes, moments and optional values, which no row holds. */
const OF_NO_USE = new Set(
  'dyn type bool bytes uint json hex base64 at timestamp duration has hasValue value none of or orValue bind'.split(
    ' ',
  ),
);

test('every function that an expression may call is in the reference', () => {
  const { functions } = checkingEnvironment(fields).getDefinitions();
  const names = new Set(
    functions.map(({ name }) => name).filter((name) => !OF_NO_USE.has(name) && !/^get[A-Z]/.test(name)),
  );
  // Written out as `lines.filter(…).size()`.
  names.add('count');
  expect([...names].toSorted()).toEqual(expressionFunctions.map(({ name }) => name).toSorted());
});
