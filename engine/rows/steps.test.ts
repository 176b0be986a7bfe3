import { expect, test } from 'vitest';
import type { Json } from '../values/ValueType.ts';
import { filled } from './fixtures/exampleTable.ts';
import type { RowChange } from './RowTable.ts';

test('of two values given to one cell the later counts, and one it held already is no step', () => {
  const rows = filled(2);
  const twice = (id: string, first: Json, then: Json) =>
    rows.paste(
      [
        { id, cells: { qty: first, day: '2024-02-02' } },
        { id, cells: { qty: then, day: '2024-01-01' } },
      ],
      [],
    );
  twice('r1', 9, 1);
  expect([rows.canUndo(), rows.isDirty()]).toEqual([false, false]);
  const seen: RowChange[] = [];
  rows.subscribe((change) => seen.push(change));
  twice('r1', 9, 8);
  expect(rows.row('r1')).toMatchObject({ qty: 8, amount: 16, day: '2024-01-01' });
  expect(seen[0]?.updated.map(({ keys }) => keys)).toEqual([['qty', 'amount']]);
});
