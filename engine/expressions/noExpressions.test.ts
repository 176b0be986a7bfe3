import { expect, test } from 'vitest';
import type { PlanField } from '../plan/Plan.ts';
import { noExpressions, usesExpressions } from './noExpressions.ts';

const field = (more: Partial<PlanField>): PlanField[] => [
  {
    key: 'a',
    title: 'a',
    type: 'input',
    kind: 'text',
    required: false,
    readOnly: false,
    rules: [],
    ...more,
  } as PlanField,
];

test('every place of an expression is known, and nothing else counts as one', () => {
  expect(usesExpressions(field({}))).toBe(false);
  expect(usesExpressions(field({ defaultValue: '#{date}', rules: [{ rule: 'required' }] }))).toBe(false);
  for (const more of [
    { value: '1 + 1' },
    { visibleWhen: 'true' },
    { disabledWhen: 'true' },
    { requiredWhen: 'true' },
    { defaultValue: 'A-{{ row.a }}' },
    { rules: [{ rule: 'expression', expression: "row.a != ''", message: '必填' }] },
  ] as Partial<PlanField>[]) {
    expect(usesExpressions(field(more)), JSON.stringify(more)).toBe(true);
  }
});

test('without the language nothing is sound and nothing is computed', () => {
  const none = noExpressions([]);
  expect(none.check('true', 'bool').ok).toBe(false);
  expect(none.compile('true')({ row: {} })).toBeNull();
});
