import { expect, test } from 'vitest';
import type { PlanForm } from '../../../engine/plan/Plan.ts';
import { createSubTables } from './createSubTables.ts';

const column = { type: 'input', kind: 'text', required: false, readOnly: false, rules: [], visible: true };
const form = {
  subTables: [
    { key: 'lines', title: '明细', columns: [{ ...column, key: 'sku', title: 'SKU' }], options: {} },
    { key: 'notes', title: '跟进', columns: [{ ...column, key: 'text', title: '内容' }], options: {} },
  ],
} as unknown as PlanForm;
const user = { clock: () => 0, user: () => undefined };

test('what the server refused in sub-tables marks its cells, and says row and column as the grid does', () => {
  const rows = {
    lines: [
      { id: 'a', sku: '1' },
      { id: 'b', sku: '2' },
    ],
    notes: [{ id: 'c', text: 'x' }],
  };
  const children = createSubTables(form, rows, false, user);
  const failures = [
    { key: 'lines[1].sku', message: '系统中已存在' },
    { key: 'notes[0].text', message: '内容过长' },
    { key: 'name', message: '请输入名称' },
  ];
  expect(children.refused(failures)).toEqual({
    index: 0,
    message: '明细第 2 行“SKU”：系统中已存在（共 2 处，已在表格中标出）',
  });
  const [lines, notes] = children.tables;
  expect(lines?.table.errors().size, 'asking where it is marks nothing').toBe(0);
  children.mark(failures);
  expect([lines?.table.error('b', 'sku'), notes?.table.error('c', 'text')]).toEqual(['系统中已存在', '内容过长']);
  lines?.table.set([{ id: 'b', key: 'sku', value: '3' }]);
  expect(lines?.table.errors().size).toBe(0);
  expect(children.refused([{ key: 'lines[1]', message: '数据有误' }])?.message).toBe('明细第 2 行：数据有误');
  expect(children.refused([{ key: 'lines', message: '太多' }])?.message).toBe('明细：太多');
});
