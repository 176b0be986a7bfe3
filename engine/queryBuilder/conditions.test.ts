import { expect, test } from 'vitest';
import type { CellType } from '../../schemas/generated/types.ts';
import type { ListState } from '../lists/listState.ts';
import { exportRequest, isFiltered, pageRequest } from '../lists/requests.ts';
import { parseSavedQueries, savedQueriesKey } from '../lists/savedQueries.ts';
import type { ListPlan, PlanColumn, PlanQueryItem, ReportPlan, ValueKind } from '../plan/Plan.ts';
import { OPERATORS } from '../queries/Filter.ts';
import { readFilter } from '../queries/filters.ts';
import { type BuilderQuery, completeRows, isSuitable } from './conditions.ts';
import { builderFields } from './fields.ts';

const column = (key: string, type: CellType, kind: ValueKind, more: Partial<PlanColumn> = {}): PlanColumn =>
  ({ key, title: key, type, kind, sortable: true, hidden: false, ...more }) as PlanColumn;

const columns = [
  column('asin', 'input', 'text'),
  column('qty', 'inputNumber', 'number'),
  column('fed', 'normal', 'text', { hidden: true }),
  column('internal', 'hidden', 'text'),
];
const formFields = [
  column('asin', 'input', 'text'),
  column('status', 'select', 'code', { dictCode: 'status' } as Partial<PlanColumn>),
  column('remark', 'textarea', 'text'),
  column('secret', 'password', 'secret'),
  column('contract', 'upload', 'files'),
];
const paged = { id: 'a/b', code: 'a_b', hash: '', title: '', permission: 'a:b', dictCodes: [], pageSize: 10 };
const list = {
  ...paged,
  type: 'list',
  source: { model: 'market_order' },
  recordTitle: '订单',
  columns,
  query: [],
  form: { fields: formFields },
  sort: { key: 'createTime', order: 'desc' },
} as unknown as ListPlan;

const state = (builderQuery?: BuilderQuery): ListState => ({
  values: {},
  pageNo: 2,
  pageSize: 20,
  ...(builderQuery ? { builderQuery } : {}),
});

test('a list asks by what it and its form show, and by the stamps of its records', () => {
  expect(builderFields(list).map(({ key }) => key)).toEqual([
    'asin',
    'qty',
    'status',
    'remark',
    'createBy',
    'createTime',
    'updateBy',
    'updateTime',
  ]);
});

test('a report asks by the columns it filters by, under their own titles', () => {
  const parameter = { key: 'month', param: true } as PlanQueryItem;
  const filter = { key: 'asin', title: '货号包含', mode: 'like', param: false } as PlanQueryItem;
  const report = {
    ...paged,
    type: 'report',
    source: { report: 'sales' },
    columns,
    query: [parameter, filter],
  } as unknown as ReportPlan;
  expect(builderFields(report)).toMatchObject([{ key: 'asin', title: 'asin', mode: 'single', param: false }]);
});

test('only rows with field, rule and value say something', () => {
  expect(
    completeRows([
      { field: 'asin', rule: 'eq', val: ' B0 ' },
      { field: 'asin', rule: 'eq', val: '  ' },
      { field: 'asin', val: 'x' },
      { rule: 'eq', val: 'x' },
      { field: 'status', rule: 'in', val: ' , 1,, 2 ' },
      { field: 'status', rule: 'in', val: ' , ' },
      {},
    ]),
  ).toEqual([
    { field: 'asin', rule: 'eq', val: 'B0' },
    { field: 'status', rule: 'in', val: '1,2' },
  ]);
});

test('what is made goes with page, order and export, and is read by the server as it was meant', () => {
  const query: BuilderQuery = {
    matchType: 'or',
    rows: [
      { field: 'asin', rule: 'like', val: 'A+1 %2B & 中' },
      { field: 'qty', rule: 'ge', val: '20' },
      { field: 'status', rule: 'in', val: '1,2' },
    ],
  };
  const { parameters } = pageRequest(list, state(query));
  expect(parameters).toMatchObject({ pageNo: 2, pageSize: 20, column: 'createTime', superQueryMatchType: 'or' });
  expect(JSON.parse(decodeURIComponent(String(parameters.superQueryParams)))).toEqual([
    { field: 'asin', rule: 'like', val: 'A+1 %2B & 中', type: 'input' },
    { field: 'qty', rule: 'ge', val: '20', type: 'inputNumber', dbType: 'bigDecimal' },
    { field: 'status', rule: 'in', val: '1,2', type: 'select' },
  ]);
  expect(exportRequest(list, state(query)).parameters.superQueryParams).toBe(parameters.superQueryParams);
  const kinds = new Map(builderFields(list).map(({ key, kind }) => [key, kind]));
  const sent = { superQueryParams: String(parameters.superQueryParams), superQueryMatchType: 'or' };
  expect(readFilter(sent, { kinds, hidden: new Set() })).toEqual({
    op: 'and',
    filters: [
      {
        op: 'or',
        filters: [
          { op: 'like', key: 'asin', text: 'A+1 %2B & 中' },
          { op: 'ge', key: 'qty', value: 20 },
          { op: 'in', key: 'status', values: ['1', '2'] },
        ],
      },
    ],
  });
});

test('without a query nothing of it is sent; with one the list is asked', () => {
  expect(Object.keys(pageRequest(list, state()).parameters)).not.toContain('superQueryParams');
  expect(isFiltered(state())).toBe(false);
  expect(isFiltered(state({ matchType: 'and', rows: [{ field: 'asin', rule: 'eq', val: '1' }] }))).toBe(true);
});

test('a number must be one where it is compared, not where its digits are looked for', () => {
  for (const rule of OPERATORS) {
    const looked = ['like', 'right_like', 'left_like'].includes(rule);
    expect(isSuitable({ field: 'qty', rule, val: 'abc' }, 'number')).toBe(looked);
    expect(isSuitable({ field: 'qty', rule, val: '-1.5' }, 'number')).toBe(true);
    expect(isSuitable({ field: 'asin', rule, val: 'abc' }, 'text')).toBe(true);
  }
  expect(isSuitable({ field: 'qty', rule: 'in', val: '1,x' }, 'number')).toBe(false);
});

test('what an older release kept in the browser is read, one of each name', () => {
  const records = [{ field: 'asin', rule: 'eq', val: '1' }] as const;
  const first = { title: '缺货', matchType: 'and', records } as const;
  const second = { title: '滞销', matchType: 'or', records } as const;
  const kept = JSON.parse(JSON.stringify([first, second, { ...second, title: '缺货' }]));
  expect(parseSavedQueries(kept)).toEqual([first, second]);
  expect(savedQueriesKey('market_order', 'zhangwei')).toBe('JSuperQuerySaved_market_order_zhangwei');
});

test.each([
  undefined,
  null,
  1,
  'junk',
  {},
  [null],
  [1],
  ['x'],
  [[]],
  [{ title: '' }],
  [{ title: 'a' }],
  [{ title: 'a', records: {} }],
  [{ title: 'a', records: [null, 1, {}] }],
  [{ title: 'a', records: [{ field: 1, rule: 'eq', val: 'x' }] }],
  [{ title: 'a', records: [{ field: 'asin', rule: '__proto__', val: 'x' }] }],
  [{ title: 'a', records: [{ field: 'asin', rule: 'eq', val: {} }] }],
])('spoilt storage reads as nothing saved: %j', (value) => {
  expect(parseSavedQueries(value)).toEqual([]);
});

test('of a half spoilt storage the good half is kept, each name once', () => {
  const good = { field: 'asin', rule: 'eq', val: '1' };
  expect(
    parseSavedQueries([
      { title: ' a ', matchType: 'xor', records: [good, { field: 'asin' }, { ...good, val: 2 }] },
      { title: 'a', matchType: 'or', records: [good] },
      'junk',
    ]),
  ).toEqual([{ title: 'a', matchType: 'and', records: [good, { ...good, val: '2' }] }]);
});
