import { expect, test } from 'vitest';
import type { Plan } from '../../plan/Plan.ts';
import { withEnglishLabels } from './englishLabels.ts';

test('whatever has a name of its own is called by it, and nothing else is otherwise', () => {
  const plan = {
    id: 'market/order-line',
    title: '订单行',
    columns: [{ key: 'orderDate', title: '下单日期', width: 120 }, { title: '没有名字' }],
    toolbar: [{ code: 'batch_delete', title: '批量删除' }],
    form: { fields: [{ key: 'qty', title: '数量', hint: '整数' }] },
  };
  expect(withEnglishLabels(plan as unknown as Plan)).toEqual({
    id: 'market/order-line',
    title: 'Order line',
    columns: [{ key: 'orderDate', title: 'Order date', width: 120 }, { title: '没有名字' }],
    toolbar: [{ code: 'batch_delete', title: 'Batch delete' }],
    form: { fields: [{ key: 'qty', title: 'Qty', hint: '整数' }] },
  });
});
