import { expect, test } from 'vitest';
import type { RecordsPlan } from '../../../engine/plan/Plan.ts';
import { recordTitle } from './recordTitle.ts';

const column = (key: string, more: object = {}) => ({
  key,
  title: key,
  type: 'input',
  kind: 'text',
  visible: true,
  ...more,
});
const list = {
  type: 'list',
  recordTitle: '订单',
  columns: [column('secret', { hidden: true }), column('orderId'), column('name')],
} as unknown as RecordsPlan;
const tree = { ...list, type: 'tree', recordTitle: '部门', tree: { text: 'name' } } as unknown as RecordsPlan;
const cells = { dictionary: () => undefined };
const row = { id: '1', secret: 'x', orderId: '112-0001', name: '客服部' };

test('a record’s window says what is done, to what and to which', () => {
  expect(recordTitle(list, 'add', null, cells)).toBe('新增订单');
  expect(recordTitle(list, 'edit', row, cells)).toBe('编辑订单 112-0001');
  expect(recordTitle(list, 'detail', row, cells)).toBe('订单详情 112-0001');
  expect(recordTitle(tree, 'edit', row, cells)).toBe('编辑部门 客服部');
});

test('while nobody knows the record, and where it has no name, that part is left out; long ones are cut', () => {
  expect(recordTitle(list, 'edit', null, cells)).toBe('编辑订单');
  expect(recordTitle(list, 'detail', { ...row, orderId: null }, cells)).toBe('订单详情');
  expect(recordTitle(list, 'edit', { ...row, orderId: '长'.repeat(40) }, cells)).toBe(`编辑订单 ${'长'.repeat(25)}…`);
});
