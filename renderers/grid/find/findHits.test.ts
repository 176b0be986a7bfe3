import { expect, test } from 'vitest';
import type { FindColumn, FindRow, FindSource } from './FindSource.ts';
import { findHits, hitFrom, placeName } from './findHits.ts';

const column = (key: string, kind: FindColumn['kind'] = 'text'): FindColumn => ({
  key,
  title: key.toUpperCase(),
  kind,
});
const texts: Record<string, Record<string, string>> = {
  1: { name: 'Bluetooth 耳机', price: '1,234.50', note: 'old' },
  2: { name: '键盘', price: '34.50', note: 'Old stock' },
  3: { name: 'ｂｌｕｅ 线', price: '9.00', note: '' },
};

function sourceOf(rows: readonly FindRow[] = [{ id: '1' }, { id: '2' }, { id: '3' }]): FindSource {
  return {
    root: {} as HTMLElement,
    rows: () => rows,
    partial: () => false,
    columns: () => ({ shown: [column('name'), column('price', 'number')], hidden: [column('note')] }),
    text: ({ id }, key) => texts[id]?.[key] ?? '',
    show: () => undefined,
    focused: () => undefined,
    focus: () => undefined,
    onChange: () => () => undefined,
  };
}

const found = (wanted: string) => findHits(sourceOf(), wanted, new WeakMap());

test('all loaded rows are looked through, row by row; capitals and full-width signs make no difference', () => {
  expect(found('BLUE').hits).toEqual([
    { id: '1', key: 'name' },
    { id: '3', key: 'name' },
  ]);
  expect(found('ｂlue').hits).toHaveLength(2);
  expect(found('   ')).toMatchObject({ hits: [], rows: 3 });
});

test('a number is found with and without its separators', () => {
  expect(found('1234.5').hits).toEqual([{ id: '1', key: 'price' }]);
  expect(found('1,234').hits).toEqual([{ id: '1', key: 'price' }]);
  expect(found('34.50').hits.map(({ id }) => id)).toEqual(['1', '2']);
});

test('what stands in a column that is not shown is told and is no hit', () => {
  expect(found('old')).toMatchObject({ hits: [], hidden: [{ title: 'NOTE', count: 2 }] });
  expect(found('耳机').hidden).toEqual([]);
});

test('it begins at the cell the keyboard is in, and again at the top behind the last', () => {
  const [source, blue] = [sourceOf(), found('blue')];
  expect(hitFrom(source, blue, undefined)).toBe(0);
  expect(hitFrom(source, blue, { id: '1', key: 'name' })).toBe(0);
  expect(hitFrom(source, blue, { id: '1', key: 'price' })).toBe(1);
  expect(hitFrom(source, blue, { id: '3', key: 'price' })).toBe(0);
  expect(hitFrom(source, found('nothing'), undefined)).toBe(-1);
  expect(blue.places.get(placeName({ id: '3', key: 'name' }))).toBe(1);
});

test('what was read of a row is read once', () => {
  const asked: string[] = [];
  const rows = [{ id: '1' }];
  const source: FindSource = { ...sourceOf(rows), text: ({ id }, key) => (asked.push(`${id} ${key}`), '') };
  const read = new WeakMap();
  findHits(source, 'a', read);
  findHits(source, 'ab', read);
  expect(asked).toEqual(['1 name', '1 price', '1 note']);
});
