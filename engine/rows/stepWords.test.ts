import { expect, test } from 'vitest';
import { filled } from './fixtures/exampleTable.ts';

test('what would be taken back is told by what was done, not by what followed from it', () => {
  const table = filled(4);
  expect(table.stepWords('undo')).toBeUndefined();
  table.set([{ id: 'r0', key: 'qty', value: 9 }]);
  // The amount is computed of it.
  expect(table.row('r0')?.amount).toBe(18);
  expect(table.stepWords('undo')).toBe('修改“qty”');
  table.paste(
    [
      { id: 'r0', cells: { sku: '甲' } },
      { id: 'r1', cells: { sku: '乙' } },
    ],
    [{ sku: '丙' }],
  );
  expect(table.stepWords('undo')).toBe('粘贴 3 行');
  table.set(
    ['r1', 'r2'].map((id) => ({ id, key: 'price', value: 7 })),
    'fill',
  );
  expect(table.stepWords('undo')).toBe('填充 2 个单元格');
  table.add([{}, {}]);
  expect(table.stepWords('undo')).toBe('新增 2 行');
  table.remove(['r3']);
  expect(table.stepWords('undo')).toBe('删除 1 行');
});

test('each way names its own next step', () => {
  const table = filled(2);
  table.set([{ id: 'r0', key: 'sku', value: '新' }]);
  table.remove(['r1']);
  table.undo();
  expect([table.stepWords('undo'), table.stepWords('redo')]).toEqual(['修改“货号”', '删除 1 行']);
  table.undo();
  expect([table.stepWords('undo'), table.stepWords('redo')]).toEqual([undefined, '修改“货号”']);
});
