import { expect, test } from 'vitest';
import { changedBetween, parseHistory } from './recordHistory.ts';

const step = (version: number, changes: object[]) => ({ id: `1.${version}`, version, act: 'edit', changes });

test('two versions differ by what was changed between them and not changed back', () => {
  const { steps, total } = parseHistory({
    total: 3,
    records: [
      step(4, [{ key: 'a', title: '甲', from: 3, to: 4 }]),
      step(3, [
        { key: 'a', title: '甲', from: 2, to: 3, toText: '三' },
        { key: 'b', title: '乙', from: 'y', to: 'x' },
      ]),
      step(2, [
        { key: 'a', title: '甲', from: 1, to: 2, fromText: '一' },
        { key: 'b', title: '乙', from: 'x', to: 'y' },
      ]),
    ],
  });
  expect(total).toBe(3);
  expect(changedBetween(steps, 1, 3)).toEqual([
    { key: 'a', title: '甲', from: 1, to: 3, fromText: '一', toText: '三' },
  ]);
  expect(changedBetween(steps, 3, 4)).toEqual([{ key: 'a', title: '甲', from: 3, to: 4 }]);
});

test('whatever is no history is none', () => {
  for (const junk of [null, 1, {}, { records: [1, null] }]) expect(parseHistory(junk).steps).toEqual([]);
});
