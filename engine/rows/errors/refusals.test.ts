import { describe, expect, it } from 'vitest';
import { createRowTable } from '../createRowTable.ts';
import { field, filled, table } from '../fixtures/exampleTable.ts';
import type { RowChange } from '../RowTable.ts';
import { roundings } from './roundings.ts';

describe('what the server refused', () => {
  it('marks its cells, and each until it is changed', () => {
    const rows = filled(3);
    const changes: RowChange[] = [];
    rows.set([{ id: 'r1', key: 'price', value: 9 }]);
    rows.subscribe((change) => changes.push(change));
    rows.refuse([
      { id: 'r1', key: 'fixed', message: '系统中已存在' },
      { id: 'r2', key: 'price', message: '超出范围' },
      { id: 'gone', key: 'price', message: '超出范围' },
    ]);
    expect(changes.map(({ kind, errors }) => [kind, [...errors]])).toEqual([
      [
        'validate',
        [
          ['r1', ['fixed']],
          ['r2', ['price']],
        ],
      ],
    ]);
    rows.set([{ id: 'r2', key: 'qty', value: 5 }]);
    expect(rows.error('r2', 'price'), 'another cell of the row changes nothing').toBe('超出范围');
    rows.set([{ id: 'r2', key: 'price', value: 3 }]);
    expect(rows.error('r2', 'price')).toBeUndefined();
    expect(rows.error('r1', 'fixed')).toBe('系统中已存在');
    rows.set([{ id: 'r1', key: 'fixed', value: 'y' }], 'edit', true);
    expect(rows.errors().size).toBe(0);
  });

  it('speaks of what was sent, not of what was typed meanwhile', () => {
    const rows = filled(2);
    rows.set([{ id: 'r0', key: 'price', value: 8 }]);
    const sent = rows.changes();
    rows.set([{ id: 'r0', key: 'price', value: 9 }]);
    rows.refuse([{ id: 'r0', key: 'price', message: '超出范围' }], sent);
    expect(rows.error('r0', 'price')).toBeUndefined();
  });

  it('stands back behind a rule, and is asked anew by the next save', () => {
    const rows = filled(1);
    rows.set([{ id: 'r0', key: 'qty', value: -1 }]);
    rows.refuse([{ id: 'r0', key: 'qty', message: '服务器的话' }]);
    expect(rows.error('r0', 'qty')).toBe('不能小于0');
    rows.set([{ id: 'r0', key: 'qty', value: 4 }]);
    rows.refuse([{ id: 'r0', key: 'qty', message: '服务器的话' }]);
    expect(rows.validate().size).toBe(0);
    rows.refuse([{ id: 'r0', key: 'qty', message: '服务器的话' }]);
    rows.load([{ id: 'r0', qty: 4 }]);
    rows.set([{ id: 'r0', key: 'qty', value: 4 }]);
    expect(rows.errors().size).toBe(0);
  });

  it('finds new rows by the ids they have here', () => {
    const rows = table();
    const [id = ''] = rows.add([{ sku: 'a' }]);
    rows.refuse([{ id, key: 'sku', message: '系统中已存在' }], rows.changes());
    expect(rows.error(id, 'sku')).toBe('系统中已存在');
    rows.saved([{ temporary: id, id: 'n1', version: 1 }]);
    expect(rows.error('n1', 'sku')).toBeUndefined();
  });
});

describe('numbers with too many digits', () => {
  const price = field({
    key: 'price',
    title: '售价',
    type: 'inputNumber',
    kind: 'number',
    rules: [{ rule: 'digits', decimals: 2 }],
  });
  const pasted = () => {
    const rows = createRowTable({ columns: [price, field({ key: 'sku' })], random: Math.random, clock: () => 0 });
    rows.load(Array.from({ length: 200 }, (_, index) => ({ id: `r${index}`, price: index, sku: 'x' })));
    rows.paste(
      Array.from({ length: 200 }, (_, index) => ({ id: `r${index}`, cells: { price: index === 129 ? 19.999 : 5 } })),
      [],
    );
    return rows;
  };

  it('are wrong the moment they are pasted, and nothing else is', () => {
    expect([...pasted().errors()].map(([id, cells]) => [id, [...cells]])).toEqual([
      ['r129', [['price', '售价最多2位小数']]],
    ]);
  });

  it('can all be rounded in one step that can be taken back', () => {
    const rows = pasted();
    rows.set([{ id: 'r0', key: 'price', value: 1.005 }]);
    rows.set(roundings(rows));
    expect([rows.row('r129')?.price, rows.row('r0')?.price, rows.errors().size]).toEqual([20, 1.01, 0]);
    rows.undo();
    expect([rows.row('r129')?.price, rows.row('r0')?.price, rows.errors().size]).toEqual([19.999, 1.005, 2]);
  });
});
