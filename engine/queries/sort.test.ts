import { describe, expect, test } from 'vitest';
import { type QueryFields, QueryProblem } from './Filter.ts';
import { pageLimits, readPage } from './page.ts';
import { readSort } from './sort.ts';

const fields: QueryFields = {
  kinds: new Map([
    ['name', 'text'],
    ['createTime', 'datetime'],
  ]),
  hidden: new Set(['price']),
};
const fallback = [{ key: 'createTime', order: 'desc' }] as const;
const sort = (column?: string, order?: string) =>
  readSort(
    { ...(column === undefined ? {} : { column }), ...(order === undefined ? {} : { order }) },
    fields,
    fallback,
  );

test('columns and orders', () => {
  expect(sort('name', 'asc')).toEqual([{ key: 'name', order: 'asc' }]);
  expect(sort('name_dictText', 'desc')).toEqual([{ key: 'name', order: 'desc' }]);
  expect(sort('name,createTime', 'desc')).toEqual([
    { key: 'name', order: 'desc' },
    { key: 'createTime', order: 'desc' },
  ]);
  expect(sort('name,createTime,name', 'desc,asc,asc')).toEqual([
    { key: 'name', order: 'desc' },
    { key: 'createTime', order: 'asc' },
  ]);
  expect(sort()).toEqual(fallback);
  expect(sort('', '')).toEqual(fallback);
  expect(sort('name')).toEqual(fallback);
});

test.each([
  'updatexml(1,2,3)',
  'case when id between 10 and 10 then 0 else 1 end',
  'tenantId',
  'constructor',
  'price',
  '*',
])('A021 A023 A035: column %s is refused', (column) => {
  expect(() => sort(column, 'asc')).toThrow(QueryProblem);
});

test.each([
  'asc,(case when (select 1)=1 then id else name end)',
  'ASC',
  'ascending',
  'desc nulls last',
  'asc,desc,asc',
])('A022: order %s is refused', (order) => {
  expect(() => sort('name', order)).toThrow(QueryProblem);
});

describe('A100: page', () => {
  test.each([
    [{}, { current: 1, size: 10, offset: 0, limit: 10 }],
    [
      { pageNo: '3', pageSize: '20' },
      { current: 3, size: 20, offset: 40, limit: 20 },
    ],
    [{ pageSize: '1000000000' }, { current: 1, size: 1000, offset: 0, limit: 1000 }],
    [{ pageNo: '999999999' }, { current: 999_999_999, size: 10, offset: 9_999_999_980, limit: 10 }],
    [
      { pageNo: '-1', pageSize: '-1' },
      { current: 1, size: 10, offset: 0, limit: 10 },
    ],
    [
      { pageNo: '0', pageSize: '0' },
      { current: 1, size: 10, offset: 0, limit: 10 },
    ],
    [
      { pageNo: '1.5', pageSize: 'abc' },
      { current: 1, size: 10, offset: 0, limit: 10 },
    ],
    [{ pageSize: '1e3' }, { current: 1, size: 10, offset: 0, limit: 10 }],
    [
      { pageNo: '2', pageSize: '-521' },
      { current: 1, size: 10_000, offset: 0, limit: 10_000 },
    ],
  ])('%j', (parameters, page) => {
    expect(readPage(parameters)).toEqual(page);
  });

  test('offsets stay exact numbers', () => {
    const page = readPage({ pageNo: '9'.repeat(15), pageSize: '1000' });
    expect(Number.isSafeInteger(page.offset)).toBe(true);
    expect(page.current).toBe(pageLimits.current);
  });
});
