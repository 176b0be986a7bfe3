import { expect, test } from 'vitest';
import type { Plan } from '../../plan/Plan.ts';
import { samplePage, sampleRecord } from './samplePage.ts';

const column = (key: string, more: object = {}) => ({ key, title: key, kind: 'text', ...more });
const list = (more: object) => ({ form: { fields: [], subTables: [] }, rowActions: [], toolbar: [], ...more });
const PLAN = list({
  source: { model: 'a_order' },
  columns: [column('name')],
  pageSize: 10,
  form: {
    fields: [column('name', { required: true, rules: [{ rule: 'regex', regex: '^[A-Z]{3}$', message: '' }] })],
    subTables: [{ key: 'a_line', columns: [column('what'), column('qty', { kind: 'number' })] }],
  },
  subLists: [
    list({ source: { model: 'a_line' }, columns: [column('what')], foreignKey: 'orderId' }),
    list({ source: { model: 'a_note' }, columns: [column('note')], foreignKey: 'orderId', single: true }),
  ],
}) as unknown as Plan;
const TREE = list({
  source: { model: 'a_place' },
  columns: [column('name')],
  tree: { parent: 'pid', hasChild: 'has', text: 'name', root: '0' },
}) as unknown as Plan;
const SAMPLE = { items: new Map(), seed: 1 };
const ask = (plan: Plan, code: string, params: Record<string, string> = {}, total = 20) =>
  samplePage(plan, SAMPLE, { code, params: new Map(Object.entries(params)) as never, total });
const idsOf = (rows: readonly object[]) => rows.map((row) => (row as { id: string }).id);

test('pages follow each other, and their values keep to the rules of the form', () => {
  expect(idsOf(ask(PLAN, 'a_order').rows)).toHaveLength(10);
  const { rows, total } = ask(PLAN, 'a_order', { pageNo: '2', pageSize: '15' });
  expect([idsOf(rows), total]).toEqual([['16', '17', '18', '19', '20'], 20]);
  for (const { name } of rows) expect(name).toMatch(/^[A-Z]{3}$/);
});

test('a sub-list has rows of its own columns that belong to what was asked for', () => {
  const { rows, total } = ask(PLAN, 'a_line', { orderId: '7' });
  expect(total).toBe(3);
  for (const row of rows) expect(row).toMatchObject({ orderId: '7', what: expect.stringContaining('what') });
  expect(ask(PLAN, 'a_note', { orderId: '7' }).rows).toHaveLength(1);
  expect(ask(PLAN, 'a_line', { orderId: '7' }, 0).rows).toEqual([]);
});

test('a tree has rows below its rows, and none below those', () => {
  const top = ask(TREE, 'a_place', { pid: '0' }).rows;
  expect(top[0]).toMatchObject({ id: '1', pid: '0', has: '1' });
  const below = ask(TREE, 'a_place', { pid: '1,2', pageSize: '-521' }).rows;
  expect(idsOf(below)).toEqual(['1-1', '1-2', '1-3', '2-1', '2-2', '2-3']);
  expect(below[4]).toMatchObject({ pid: '2', has: '0' });
});

test('a record is the row that was shown, with the rows of its sub-tables', () => {
  const [shown] = ask(PLAN, 'a_order', { pageNo: '3', pageSize: '5' }).rows;
  const record = sampleRecord(PLAN, SAMPLE, '11');
  expect(record).toMatchObject({ ...shown });
  expect(record.a_line).toHaveLength(3);
  expect(record.a_line).toMatchObject([{ id: '11-1', qty: expect.any(Number) }, {}, {}]);
});
