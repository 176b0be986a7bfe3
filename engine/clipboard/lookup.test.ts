import { expect, test } from 'vitest';
import type { GridColumn } from '../rows/RowTable.ts';
import { type Lookup, readNamed, type WantedName } from './lookup.ts';
import { planPaste } from './planPaste.ts';

const items = [
  { value: 'A', text: '上海仓' },
  { value: 'B', text: '深圳仓' },
  { value: 'C', text: '重名' },
  { value: 'D', text: '重名' },
  { value: 'E', text: '一，二' },
];

test.each([
  ['上海仓', false, { ok: true, value: 'A' }],
  [' B ', false, { ok: true, value: 'B' }],
  ['', true, { ok: true, value: null }],
  ['上海仓、深圳仓，A', true, { ok: true, value: 'A,B' }],
  ['一，二', true, { ok: true, value: 'E' }],
  ['上海仓,深圳仓', false, { ok: false, reason: '不在可选范围内：上海仓,深圳仓' }],
  ['上海仓;没有的', true, { ok: false, reason: '不在可选范围内：没有的' }],
  ['重名', false, { ok: false, reason: '有多个“重名”，请填写编码' }],
] as const)('%s, several %s, is read as %j', (text, multiple, expected) => {
  expect(readNamed(text, items, multiple)).toEqual(expected);
});

const column = (key: string, linkageKey?: string) =>
  ({
    key,
    title: key,
    type: 'select',
    kind: 'code',
    rules: [],
    ...(linkageKey ? { linkageKey } : {}),
  }) as unknown as GridColumn;

test('names are planned level by level: what hangs on others is wanted once the value above is known', () => {
  const below: Record<string, readonly { value: string; text: string }[]> = {
    '': [{ value: 'A', text: '上海仓' }],
    A: [{ value: 'A-1', text: '存储区' }],
  };
  const asked = new Map<string, readonly { value: string; text: string }[]>();
  const lookup: Lookup = {
    covers: () => true,
    read: ({ text, parent }) => {
      const known = parent === null ? [] : asked.get(String(parent));
      return known && readNamed(text, known, false);
    },
  };
  const plan = () =>
    planPaste({
      matrix: [
        ['上海仓', '存储区'],
        ['没有的', '存储区'],
      ],
      anchor: { row: 0, column: 0 },
      rows: [{ id: '1' }, { id: '2' }],
      columns: [column('house', 'zone'), column('zone')],
      dictionaries: { dictionary: () => undefined },
      lookup,
      mayAppend: false,
    });
  const wanted = ({ wanted: names }: { wanted: readonly WantedName[] }) =>
    names.map(({ column: { key }, text, parent }) => `${key} ${text} ${parent}`);
  expect(wanted(plan())).toEqual(['house 上海仓 ', 'house 没有的 ']);
  asked.set('', below[''] ?? []);
  expect(wanted(plan())).toEqual(['zone 存储区 A']);
  asked.set('A', below.A ?? []);
  const done = plan();
  expect(done.wanted).toEqual([]);
  expect(done.changes).toEqual([{ id: '1', cells: { house: 'A', zone: 'A-1' } }]);
  expect(done.rejected.map(({ columnTitle, text }) => `${columnTitle} ${text}`)).toEqual([
    'house 没有的',
    'zone 存储区',
  ]);
});
