import { expect, test } from 'vitest';
import { MAX_CONDITIONS } from '../queries/Filter.ts';
import type { BuilderQuery } from './conditions.ts';
import { headingConditions, headingRefusal, isCounted, withHeading } from './headingFilter.ts';

const query: BuilderQuery = {
  matchType: 'and',
  rows: [
    { field: 'qty', rule: 'ge', val: '3' },
    { field: 'state', rule: 'in', val: '1,2' },
    { field: 'qty', rule: 'lt', val: '9' },
  ],
};

test('a heading speaks for the conditions on its column, and leaves the others alone', () => {
  expect(headingConditions(query, 'qty')).toEqual([query.rows[0], query.rows[2]]);
  const next = withHeading(query, 'qty', [{ field: 'qty', rule: 'eq', val: '5' }]);
  expect(next).toEqual({ matchType: 'and', rows: [query.rows[1], { field: 'qty', rule: 'eq', val: '5' }] });
  expect(withHeading({ matchType: 'and', rows: [{ field: 'qty', rule: 'eq', val: '5' }] }, 'qty', [])).toBeUndefined();
  expect(withHeading(undefined, 'qty', [])).toBeUndefined();
});

test('where any condition is enough none can be added; one alone is the same by either word', () => {
  const either: BuilderQuery = { ...query, matchType: 'or' };
  expect(headingConditions(either, 'qty')).toEqual([]);
  expect(headingRefusal(either, 'qty', 1)).toContain('满足任意一个条件');
  const alone: BuilderQuery = { matchType: 'or', rows: [{ field: 'qty', rule: 'eq', val: '5' }] };
  expect(headingConditions(alone, 'qty')).toHaveLength(1);
  expect(headingRefusal(alone, 'state', 1)).toBeUndefined();
  expect(withHeading(alone, 'state', [{ field: 'state', rule: 'eq', val: '1' }])?.matchType).toBe('and');
});

test('no more conditions than the server takes', () => {
  const full = {
    matchType: 'and',
    rows: Array.from({ length: MAX_CONDITIONS }, () => ({ field: 'a', rule: 'eq', val: '1' })),
  };
  expect(headingRefusal(full as BuilderQuery, 'b', 1)).toContain(String(MAX_CONDITIONS));
  expect(headingRefusal(full as BuilderQuery, 'a', 1)).toBeUndefined();
});

test('what is long or several has no list of values', () => {
  expect(['text', 'number', 'code', 'markup', 'codes', 'datetime'].map((kind) => isCounted(kind as 'text'))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
