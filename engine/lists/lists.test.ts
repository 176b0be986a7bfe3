import { expect, test } from 'vitest';
import { createExpressions } from '../expressions/expressions.ts';
import type { ListPlan, PlanColumn, PlanField, ReportPlan } from '../plan/Plan.ts';
import { changedKeys, conflictsOf, rebased } from '../plan/record.ts';
import { allowedActions, splitActions } from './actions.ts';
import { pageSizesOf } from './listState.ts';
import { newRow } from './newRow.ts';
import { orderingOf } from './ordering.ts';
import { countText, pageAfterRemoval, pageAfterResize, rangeText } from './paging.ts';
import { exportChosenRequest, exportRequest, ofRecord, pageRequest, recordPath, removalPath } from './requests.ts';
import { asShown, withoutRows, withPageSelection } from './selection.ts';
import { pageStatistics } from './statistics.ts';

test('after deleting the page never exceeds the last page and never falls below 1', () => {
  expect(pageAfterRemoval(3, 21, 1, 10)).toBe(2);
  expect(pageAfterRemoval(3, 22, 1, 10)).toBe(3);
  expect(pageAfterRemoval(1, 1, 1, 10)).toBe(1);
  expect(pageAfterRemoval(2, 5, 9, 10)).toBe(1);
});

test('another page size keeps the first shown row in sight', () => {
  expect(pageAfterResize(4, 10, 30)).toBe(2);
  expect(pageAfterResize(2, 30, 10)).toBe(4);
});

test('the pager tells what is shown and of how many', () => {
  expect(rangeText(11, 20, 25)).toBe('11-20 共 25 条');
  expect(rangeText(1_001, 1_010, 25_751)).toBe('1,001-1,010 共 25,751 条');
  expect(rangeText(0, 0, 0)).toBe('共 0 条');
  expect(rangeText(1, 10, 1_234_321, true)).toBe('1-10 约 1,234,000 条');
  expect(countText(25_751)).toBe('25,751 条');
  expect(countText(2_399_812, true)).toBe('约 2,400,000 条');
});

const base = {
  id: 'market/order',
  code: 'market_order',
  hash: 'h',
  title: '订单',
  permission: 'market:order',
  dictCodes: [],
};
const list: ListPlan = {
  ...base,
  type: 'list',
  source: { model: 'market_order' },
  recordTitle: '订单',
  columns: [],
  query: [
    {
      key: 'sku',
      title: 'SKU',
      type: 'input',
      kind: 'text',
      mode: 'like',
      param: false,
      required: false,
      folded: false,
    },
  ],
  form: { columns: 2, width: 800, fields: [], subTables: [] },
  editing: 'modal',
  toolbar: [],
  rowActions: [],
  sort: { key: 'createTime', order: 'desc' },
  pageSize: 10,
};

test('a page is asked for with query, order and page; the export with the same query but no page', () => {
  const state = { values: { sku: 'A' }, pageNo: 2, pageSize: 20 };
  const shared = { sku: '*A*', column: 'createTime', order: 'desc' };
  expect(pageRequest(list, state)).toEqual({
    path: '/online/cgform/api/getData/market_order',
    parameters: { ...shared, pageNo: 2, pageSize: 20 },
  });
  expect(exportRequest(list, state)).toEqual({
    path: '/online/cgform/api/exportCsv/market_order',
    parameters: shared,
  });
  const { column, order } = shared;
  expect(exportChosenRequest(list, state, ['7', '9'])).toEqual({
    path: '/online/cgform/api/exportCsv/market_order',
    parameters: { id: '7,9,', column, order },
  });
});

test("a person's order replaces the plan's; a report without one sends none", () => {
  const state = { values: {}, sort: { key: 'sku', order: 'asc' as const }, pageNo: 1, pageSize: 10 };
  expect(pageRequest(list, state).parameters).toMatchObject({ column: 'sku', order: 'asc' });
  const report: ReportPlan = {
    ...base,
    type: 'report',
    source: { report: 'market_sales' },
    columns: [],
    query: [],
    toolbar: [],
    pageSize: 10,
  };
  expect(pageRequest(report, { values: {}, pageNo: 1, pageSize: 10 })).toEqual({
    path: '/online/cgreport/api/getData/market_sales',
    parameters: { pageNo: 1, pageSize: 10 },
  });
});

test('ids are escaped in paths', () => {
  expect(recordPath(list.source, 'a/b')).toBe('/online/cgform/api/form/market_order/a%2Fb');
  expect(removalPath(list.source, ['1', '2?x'])).toBe('/online/cgform/api/form/market_order/1,2%3Fx');
});

test('chosen rows of other pages stay chosen', () => {
  const first = withPageSelection(new Map(), [{ id: '1' }, { id: '2' }], [{ id: '2' }]);
  const second = withPageSelection(first, [{ id: '3' }, { id: '4' }], [{ id: '3' }]);
  expect([...second.keys()]).toEqual(['2', '3']);
  expect([...withPageSelection(second, [{ id: '1' }, { id: '2' }], []).keys()]).toEqual(['3']);
  expect([...withoutRows(second, ['3']).keys()]).toEqual(['2']);
  // An answer that comes late lets go of nothing that was chosen since.
  expect(withoutRows(second, ['9'])).toBe(second);
});

test('chosen rows are acted on as they were seen last', () => {
  const [one, two] = [
    { id: '1', version: 1 },
    { id: '2', version: 1 },
  ];
  const chosen = withPageSelection(new Map(), [one, two], [one, two]);
  const changed = { id: '2', version: 2 };
  const now = asShown(chosen, [changed, { id: '3', version: 1 }]);
  expect([...now.values()]).toEqual([one, changed]);
  // Nothing changed: nothing is drawn again.
  expect(asShown(now, [changed])).toBe(now);
  expect(asShown(now, [])).toBe(now);
});

test('only permitted actions stay, and no menu is made for a single one', () => {
  const actions = ['edit', 'detail', 'delete', 'copy'].map((code) => ({ code, title: code, permission: `p:${code}` }));
  const three = allowedActions(actions, (permission) => permission !== 'p:copy');
  expect(splitActions(three, 2)).toEqual({ inRow: three, more: [] });
  expect(splitActions(actions, 2).more.map((action) => action.code)).toEqual(['delete', 'copy']);
  expect(splitActions(three, 0).more).toHaveLength(3);
});

test('a primary action stands in the row wherever it is declared, and first in the menu of a narrow screen', () => {
  const actions = ['edit', 'detail', 'delete', 'approve'].map((code) => {
    const action = { code, title: code, permission: `p:${code}` };
    return code === 'approve' ? { ...action, primary: true as const } : action;
  });
  const codes = ({ inRow, more }: ReturnType<typeof splitActions>) =>
    [inRow, more].map((part) => part.map(({ code }) => code));
  expect(codes(splitActions(actions, 2))).toEqual([['approve'], ['edit', 'detail', 'delete']]);
  expect(codes(splitActions(actions, 0))).toEqual([[], ['approve', 'edit', 'detail', 'delete']]);
  expect(codes(splitActions(actions.slice(2), 2))).toEqual([['delete', 'approve'], []]);
});

const keys = ['name', 'qty', 'note'];

test('empty is empty in every spelling, and a stored decimal equals the typed number', () => {
  expect(changedKeys({ name: null, qty: '1' }, { name: '', qty: 1, note: undefined }, keys)).toEqual([]);
  expect(changedKeys({ qty: null }, { qty: 0 }, keys)).toEqual(['qty']);
});

test('a conflict is only what both changed, and differently', () => {
  const original = { id: '1', version: 1, name: 'a', qty: 1, note: 'n' };
  const mine = { ...original, name: 'mine', qty: 5, note: 'same' };
  const theirs = { ...original, version: 2, name: 'theirs', note: 'same' };
  expect(conflictsOf(original, mine, theirs, keys)).toEqual([{ key: 'name', mine: 'mine', theirs: 'theirs' }]);
  expect(rebased(original, mine, theirs, keys)).toEqual({ id: '1', version: 2, name: 'mine', qty: 5, note: 'same' });
});

const numeric = (key: string, statistics?: ('sum' | 'average')[]): PlanColumn =>
  ({ key, title: key, type: 'inputNumber', kind: 'number', sortable: true, hidden: false, statistics }) as PlanColumn;

test('statistics sum what is there and average over all rows, without binary dust', () => {
  const rows = [
    { a: 0.1, b: '2' },
    { a: 0.2, b: null },
    { a: null, b: 'x' },
  ];
  const lines = pageStatistics([numeric('a', ['sum', 'average']), numeric('b', ['average']), numeric('c')], rows);
  expect(lines).toEqual([
    { label: '本页合计', statistic: 'sum', figures: { a: 0.3 } },
    { label: '本页平均', statistic: 'average', figures: { a: 0.1, b: 0.666666666666667 } },
  ]);
  expect(pageStatistics([numeric('a', ['sum'])], [])).toEqual([]);
  expect(pageStatistics([numeric('a')], rows)).toEqual([]);
});

test('amounts of several currencies have no statistics', () => {
  const amount = { ...numeric('amount', ['sum', 'average']), currency: 'currency' } as PlanColumn;
  const rows = [
    { amount: 1, currency: 'USD' },
    { amount: 2, currency: 'USD' },
    { amount: null, currency: 'GBP' },
  ];
  expect(pageStatistics([amount], rows)).toMatchObject([{ figures: { amount: 3 } }, { figures: { amount: 1 } }]);
  expect(pageStatistics([amount], [...rows, { amount: 4, currency: 'GBP' }])).toEqual([]);
  expect(pageStatistics([amount, numeric('pieces', ['sum'])], [...rows, { amount: 4, pieces: 5 }])).toMatchObject([
    { figures: { pieces: 5 } },
  ]);
});

test('a list ordered by hand: rows move where they stand in their own order', () => {
  const own = { key: 'no', title: '排序', sort: { key: 'no', order: 'asc' } as const };
  const state = { values: {}, pageNo: 3, pageSize: 10 };
  expect(orderingOf(own, state, 25)).toEqual({ first: 21, whole: false });
  expect(orderingOf(own, { ...state, pageNo: 1 }, 10)).toEqual({ first: 1, whole: true });
  expect(orderingOf(own, { values: { name: 'x' }, pageNo: 1, pageSize: 10 }, 5)).toEqual({ first: 1, whole: false });
  const other = { ...state, pageNo: 1, sort: { key: 'no', order: 'desc' } as const };
  expect(orderingOf(own, other, 5)).toMatchObject({ whole: false, refusal: expect.stringContaining('“排序”升序') });
});

test('a new record opens with its defaults, places filled in, switches off', () => {
  const field = (key: string, more: object): PlanField =>
    ({ key, title: key, kind: 'text', type: 'input', ...more }) as PlanField;
  const fields = [
    field('day', { defaultValue: '#{date}' }),
    field('moment', { defaultValue: '#{datetime}' }),
    field('who', { defaultValue: '#{sysUserName}/#{sysUserCode}/#{sysOrgCode}' }),
    field('odd', { defaultValue: '#{constructor}' }),
    field('count', { defaultValue: 0 }),
    field('on', { type: 'switch' }),
    field('own', { type: 'switch', customValue: ['1', '0'] }),
    field('none', {}),
  ];
  const origin = { now: '2026-01-02 03:04:05', username: 'zhang', realname: '张三', orgCode: 'A01' };
  expect(newRow(fields, origin, createExpressions)).toEqual({
    day: '2026-01-02',
    moment: '2026-01-02 03:04:05',
    who: '张三/zhang/A01',
    odd: '#{constructor}',
    count: 0,
    on: 'N',
    own: '0',
    none: null,
  });
});

test('a sub-list asks for the rows of one record, whatever else is asked, and keeps what is typed apart', () => {
  const look = { code: 'list', title: '查看', permission: 'market:order:list' };
  const lines = ofRecord({ ...list, foreignKey: 'orderRef', look }, 'r1');
  const state = { values: { orderRef: 'r2' }, pageNo: 1, pageSize: 10 };
  expect(pageRequest(lines, state).parameters).toMatchObject({ orderRef: 'r1' });
  expect(exportRequest(lines, state).parameters).toMatchObject({ orderRef: 'r1' });
  expect(lines.id).not.toBe(ofRecord(lines, 'r2').id);
});

test('a page size of the list’s own is among those that are offered', () => {
  expect(pageSizesOf(10)).toEqual([10, 20, 30]);
  expect(pageSizesOf(5)).toEqual([5, 10, 20, 30]);
});
