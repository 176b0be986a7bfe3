import { expect, test, vi } from 'vitest';
import type { ColumnKeys } from '../../engine/plan/Plan.ts';
import type { CellColumn, CellContext } from './Cell.ts';
import { cellOf, cellTypes } from './cellTypes.ts';
import { isNumberTyping, numberInputText, plainNumberText, typedNumber } from './types/inputNumber/typing.ts';
import { groupedTags, tagColor, tagsOf } from './types/tags/tagsText.ts';

const context: CellContext = {
  dictionary: (code) =>
    code === 'status'
      ? [
          { value: '1', text: '已付款', color: 'success' },
          { value: '2', text: '已取消' },
        ]
      : undefined,
};
const KINDS = {
  inputNumber: 'number',
  select: 'code',
  radio: 'code',
  switch: 'flag',
  date: 'date',
  datetime: 'datetime',
  time: 'time',
} as const;
type More = Partial<CellColumn> & ColumnKeys<'precision' | 'thousands' | 'format' | 'customValue'>;
const column = (type: CellColumn['type'], more: More = {}): CellColumn => ({
  key: 'x',
  title: '列',
  type,
  kind: (KINDS as Partial<Record<string, CellColumn['kind']>>)[type] ?? 'text',
  ...more,
});
const shown = (value: unknown, one: CellColumn) => cellOf(one).display.format(value, one, context);

test('every cell type shows nothing for nothing and never throws on odd values', () => {
  for (const type of Object.keys(cellTypes) as CellColumn['type'][]) {
    for (const kind of ['text', 'number', 'flag', 'date', 'code', 'codes', 'json'] as const) {
      const one = column(type, { kind, dictCode: 'status' });
      expect(shown(null, one)).toBe('');
      expect(shown(undefined, one)).toBe('');
      for (const odd of ['<b>', 0, false, { a: 1 }, [1, 2], Number.NaN]) expect(typeof shown(odd, one)).toBe('string');
    }
  }
});

test('numbers are separated by thousands and cut to their digits; text that is no number stays', () => {
  expect(shown(1234567.5, column('inputNumber', { precision: 2 }))).toBe('1,234,567.50');
  expect(shown('-1234', column('inputNumber'))).toBe('-1,234');
  expect(shown(2026, column('inputNumber', { thousands: false }))).toBe('2026');
  expect(shown(0.1234, column('inputNumber', { format: 'percent' }))).toBe('12.3%');
  expect(shown(0, column('inputNumber'))).toBe('0');
  expect(shown('n/a', column('inputNumber'))).toBe('n/a');
});

test('a browser’s signature shows browser and system; the whole of it is the tooltip and what is copied', () => {
  const agent = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
  const one = { ...column('ellipsis'), userAgent: true } as CellColumn;
  const element = { append: (...parts: unknown[]) => void drawn.push(...parts) } as unknown as HTMLElement;
  const drawn: unknown[] = [];
  vi.stubGlobal('document', { createElement: () => ({}) });
  cellOf(one).display.drawing?.draw(element, agent, one, context);
  vi.unstubAllGlobals();
  expect(drawn).toEqual([{ textContent: 'Chrome · Windows', title: agent }]);
  expect(shown(agent, one)).toBe(agent);
});

test('codes become texts of the dictionary, unknown codes stay readable', () => {
  expect(shown('1', column('select', { dictCode: 'status' }))).toBe('已付款');
  expect(shown(1, column('select', { dictCode: 'status' }))).toBe('已付款');
  expect(shown('9', column('select', { dictCode: 'status' }))).toBe('9');
  expect(shown('1', column('select', { dictCode: 'not-loaded' }))).toBe('1');
  expect(shown('1,9,2', column('list_multi', { kind: 'codes', dictCode: 'status' }))).toBe('已付款,9,已取消');
  expect(shown('b', column('radio', { options: [{ value: 'b', text: '乙' }] }))).toBe('乙');
});

test('flags are 是 and 否, with their own stored values too', () => {
  expect([shown('Y', column('switch')), shown('N', column('switch')), shown('?', column('switch'))]).toEqual([
    '是',
    '否',
    '?',
  ]);
  expect(shown('1', column('switch', { customValue: ['1', '0'] }))).toBe('是');
});

test('dates and times are shown as stored', () => {
  expect(shown('2026-01-02', column('date'))).toBe('2026-01-02');
  expect(shown('2026-01-02 03:04:05', column('datetime'))).toBe('2026-01-02 03:04:05');
  expect(shown('03:04:05', column('time'))).toBe('03:04:05');
  expect(shown('a\n b', column('textarea'))).toBe('a b');
});

test('only what may become a number may be typed', () => {
  for (const text of ['', '-', '1', '-1.', '.5', '12.50', '15%']) expect(isNumberTyping(text)).toBe(true);
  for (const text of ['a', '1e5', '--1', '1.2.3', '+1']) expect(isNumberTyping(text)).toBe(false);
  expect([typedNumber(''), typedNumber('-'), typedNumber('.'), typedNumber('-0.5'), typedNumber('1.')]).toEqual([
    null,
    null,
    null,
    -0.5,
    1,
  ]);
  expect(plainNumberText(' １，２３４.5 ')).toBe('1234.5');
});

test('a percentage is typed with or without its sign, and stands in its input without', () => {
  const percent = { format: 'percent' } as const;
  expect(['15', '15%', '15.', '-'].map((text) => typedNumber(text, percent))).toEqual([0.15, 0.15, 0.15, null]);
  expect(typedNumber('12.5%')).toBe(0.125);
  expect(numberInputText(0.29, percent)).toBe('29');
  expect(numberInputText(0.29)).toBe('0.29');
  expect(numberInputText(null, percent)).toBe('');
});

test('tags are shown as many as are stored, without empty ones', () => {
  expect(tagsOf('a; b；a;;')).toEqual(['a', 'b', 'a']);
  expect(shown('热销；新品;热销', column('tags'))).toBe('热销;新品;热销');
});

test('a tag has a colour of its own, the one its column names, or none', () => {
  expect(tagColor('热销', true)).toBe(tagColor('热销', true));
  const named = { 热销: 'red' } as const;
  expect(['热销', '新品', 'toString'].map((tag) => tagColor(tag, named))).toEqual(['red', undefined, undefined]);
  expect([tagColor('热销', false), tagColor('热销', undefined)]).toEqual([undefined, undefined]);
});

test('tags are cut after every two characters; semicolons typed are dropped', () => {
  expect(groupedTags('热销新品')).toBe('热销;新品');
  expect(groupedTags('热;销；新')).toBe('热销;新');
  expect(groupedTags('热销;新品;')).toBe('热销;新品');
  expect(groupedTags('😀😀😀')).toBe('😀😀;😀');
  expect(groupedTags('；;')).toBe('');
  expect(groupedTags('春夏秋冬春夏', 4)).toBe('春夏秋冬;春夏');
});

test('a secret is never shown; long texts are shown as their words on one line', () => {
  const secret = column('password', { kind: 'secret' });
  expect(shown('open-sesame', secret)).toBe('●●●●●●');
  expect(shown('open-sesame', column('normal', { kind: 'secret' }))).toBe('●●●●●●');
  expect(shown('<h1>标题</h1><p>a &lt; b</p><img src=x>', column('umeditor', { kind: 'markup' }))).toBe('标题 a < b');
  expect(shown('# 标题\n\n**粗**', column('markdown', { kind: 'markup' }))).toBe('标题 粗');
  expect(shown('def f():\n  return 1', column('code'))).toBe('def f(): return 1');
});
