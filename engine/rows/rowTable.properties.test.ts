import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../values/ValueType.ts';
import { filled, loaded, table } from './fixtures/exampleTable.ts';
import type { RowTable } from './RowTable.ts';

type Move =
  | { do: 'set'; row: number; key: string; value: Json }
  | { do: 'add'; at: number; count: number; sku: string }
  | { do: 'remove'; rows: number[] }
  | { do: 'move'; row: number; to: number }
  | { do: 'paste'; row: number; sku: string };

const keys = ['sku', 'qty', 'price', 'province', 'city', 'district', 'day', 'on', 'extra'];
const values = fc.oneof(
  fc.constantFrom<Json>(null, '', 'a', 'b', '1', '2.0', 3, 'Y', '2024-02-02'),
  fc.string({ maxLength: 4 }),
);
const place = fc.nat({ max: 8 });
const text = fc.string({ maxLength: 2 });
const moves: fc.Arbitrary<Move[]> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('set' as const), row: place, key: fc.constantFrom(...keys), value: values }),
    fc.record({ do: fc.constant('add' as const), at: place, count: fc.nat({ max: 2 }), sku: text }),
    fc.record({ do: fc.constant('remove' as const), rows: fc.array(place, { maxLength: 3 }) }),
    fc.record({ do: fc.constant('move' as const), row: place, to: place }),
    fc.record({ do: fc.constant('paste' as const), row: place, sku: text }),
  ),
  { maxLength: 20 },
);

function perform(rows: RowTable, move: Move): void {
  const idAt = (index: number): string => rows.rows()[index]?.id ?? 'none';
  if (move.do === 'set') rows.set([{ id: idAt(move.row), key: move.key, value: move.value }]);
  if (move.do === 'add')
    rows.add(
      Array.from({ length: move.count }, () => ({ sku: move.sku })),
      move.at,
    );
  if (move.do === 'remove') rows.remove(move.rows.map(idAt));
  if (move.do === 'move') rows.move(idAt(move.row), move.to);
  if (move.do === 'paste') rows.paste([{ id: idAt(move.row), cells: { sku: move.sku } }], [{ sku: move.sku }]);
}

const start = (): Record<string, Json>[] => [...loaded(4), { id: 'bare', version: 1, sku: 'bare' }];

describe('properties', () => {
  it.each([undefined, 'orderNum'])(
    'undo restores the rows byte for byte, redo what undo took (sortKey %s)',
    (sortKey) => {
      fc.assert(
        fc.property(moves, (list) => {
          const rows = table(sortKey === undefined ? {} : { sortKey });
          rows.load(start());
          const states = [JSON.stringify(rows.rows())];
          for (const move of list) {
            perform(rows, move);
            const now = JSON.stringify(rows.rows());
            if (now !== states.at(-1)) states.push(now);
          }
          const [end, changes] = [states.at(-1), JSON.stringify(rows.changes())];
          for (const state of states.toReversed()) {
            expect(JSON.stringify(rows.rows())).toBe(state);
            rows.undo();
          }
          expect([rows.canUndo(), rows.isDirty()]).toEqual([false, false]);
          while (rows.redo());
          expect(JSON.stringify(rows.rows())).toBe(end);
          expect(JSON.stringify(rows.changes())).toBe(changes);
        }),
        { numRuns: 150 },
      );
    },
  );

  it('changes applied to what was loaded give the rows', () => {
    fc.assert(
      fc.property(moves, (list) => {
        const rows = filled(4);
        for (const move of list) perform(rows, move);
        const { added, changed, removed } = rows.changes();
        const server = new Map(loaded(4).map((row) => [row.id, row]));
        for (const { id } of removed) server.delete(id);
        for (const row of changed)
          server.set(row.id ?? null, { ...server.get(row.id), ...row } as Record<string, Json>);
        const existing = rows.rows().filter((row) => !rows.isNew(row.id));
        expect(new Map(existing.map((row) => [row.id as Json, row]))).toEqual(server);
        const fresh = rows.rows().filter((row) => rows.isNew(row.id));
        expect(added).toEqual(fresh.map(({ id: _, ...row }) => row));
        expect(rows.isDirty()).toBe(added.length + changed.length + removed.length > 0);
      }),
      { numRuns: 200 },
    );
  });

  it('errors kept step by step are those a whole check finds', () => {
    fc.assert(
      fc.property(moves, (list) => {
        const rows = filled(4);
        rows.validate();
        for (const move of list) {
          perform(rows, move);
          rows.validate();
          perform(rows, { do: 'set', row: 0, key: 'qty', value: -1 });
          const [kept, told] = [rows.errors(), new Map([...rows.errors()].map(([id, each]) => [id, new Map(each)]))];
          expect(rows.validate()).toEqual(told);
          expect(kept).toEqual(told);
        }
      }),
      { numRuns: 60 },
    );
  });
});
