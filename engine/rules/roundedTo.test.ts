import { expect, test } from 'vitest';
import { compiler, shippedFiles } from '../../tests/declarations.ts';
import { checkValue } from './checkValue.ts';
import { roundedTo } from './roundedTo.ts';

const price = { kind: 'number', rules: [{ rule: 'digits', whole: 16, decimals: 2 }] } as const;

test('a number with too many digits is offered rounded, half away from zero', () => {
  const round = (value: unknown) => roundedTo({ ...price, rules: [...price.rules] }, value);
  expect([1.239, 1.005, -2.675, '19.999', 0.004].map(round)).toEqual([1.24, 1.01, -2.68, 20, 0]);
  expect([1.24, 5, null, 'x', ''].map(round)).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect(roundedTo({ kind: 'text', rules: [{ rule: 'digits', decimals: 2 }] }, '1.239')).toBeUndefined();
  expect(roundedTo({ kind: 'number', rules: [] }, 1.239)).toBeUndefined();
});

test('the fields of a model say themselves how many digits they keep', async () => {
  const { models } = (await compiler())(await shippedFiles());
  const said = (model: string, key: string, value: number) => {
    const field = models.get(model)?.fields.find((each) => each.key === key);
    if (!field) throw new Error(key);
    return checkValue(field.rules, value, { ...field, row: {} })?.message;
  };
  expect(said('demo/grid', 'price', 1.239)).toBe('售价最多2位小数');
  expect(said('demo/grid', 'price', 1.24)).toBeUndefined();
  expect(said('demo/grid', 'qty', 1.5)).toBe('首单数量必须是整数');
  // Kept with four digits, shown and told as a percentage with two.
  expect(said('demo/tree', 'rate', 0.12345)).toBe('百分数最多2位小数');
  expect(said('demo/tree', 'rate', 0.1234)).toBeUndefined();
  expect(said('demo/tree', 'rate', 15)).toBe('应在0%到100%之间');
});
