import { describe, expect, test } from 'vitest';
import { createExpressions } from './expressions.ts';
import { readExpression } from './reading.ts';

const fields = [
  { key: 'rate', kind: 'number' },
  { key: 'title', kind: 'text' },
] as const;
const lineFields = [
  { key: 'qty', kind: 'number' },
  { key: 'price', kind: 'number' },
  { key: 'sku', kind: 'text' },
  { key: 'tags', kind: 'codes' },
] as const;
const tables = [
  { name: 'lines', fields: lineFields },
  { name: 'notes', fields: [{ key: 'boxes', kind: 'number' }] },
] as const;
const expressions = createExpressions(fields, tables);

const scope = {
  row: { rate: 2, title: 'b' },
  tables: {
    lines: [
      { qty: 3, price: 0.1, sku: 'a', tags: 'x,y' },
      { qty: '1', price: null, sku: 'b', tags: '' },
      { qty: null, price: 5, sku: null },
      { qty: 1, price: 0.2, sku: 'c', tags: 'y' },
    ],
    notes: [{ boxes: 2 }, {}],
  },
};

const given = (expression: string, over: object = scope) => expressions.compile(expression)(over);

describe('over the rows of a sub-table', () => {
  test.each([
    ['sum(lines, qty * price)', 0.5],
    ['sum(lines, qty * row.rate)', 10],
    ['sum ( lines ,\n (qty + 1) * 2 )', 16],
    ['lines.map(l, l.qty).sum()', 5],
    ['lines.exists(l, l.qty > 2)', true],
    ['lines.filter(l, l.sku != null).size()', 3],
    ['count(lines)', 4],
    ['count(lines, qty > 0 && price > 0.15)', 1],
    ['count(lines, sku == row.title)', 1],
    ["sum(lines, sku == 'a' || sku == 'c' ? qty : 0.0)", 4],
    ['sum(lines, qty > 0 ? 1 : 0)', 3],
    ['min(lines, price)', 0.1],
    ['max(lines, sku)', 'c'],
    ['avg(lines, qty)', 1.66666666666667],
    ['sum(lines, qty) + sum(notes, boxes) * 10', 25],
    ['sum(lines, qty * sum(notes, boxes))', 10],
    ["count(lines, tags != null && tags.split(',').exists(tag, tag == 'y'))", 2],
    ['round(sum(lines, qty * price) * row.rate, 1)', 1],
    ["count(lines) == 0 ? '无' : string(count(lines))", '4'],
  ])('%s', (expression, wanted) => {
    expect(expressions.check(expression, 'any')).toMatchObject({ ok: true });
    expect(given(expression)).toBe(wanted);
  });

  test('without rows a sum and a count are nought, and there is no least', () => {
    for (const none of [{}, { tables: {} }, { tables: { lines: [] } }]) {
      expect([given('sum(lines, qty)', none), given('count(lines)', none)]).toEqual([0, 0]);
      expect([given('min(lines, qty)', none), given('avg(lines, qty)', none)]).toEqual([null, null]);
    }
  });

  test('decimals carry no binary dust', () => {
    const lines = Array.from({ length: 10 }, () => ({ qty: 1, price: 0.1 }));
    expect(given('sum(lines, qty * price)', { tables: { lines } })).toBe(1);
  });
});

const refused = (expression: string, of = expressions, expect: 'any' | 'number' = 'any') => {
  const checked = of.check(expression, expect);
  return checked.ok ? checked : { ...checked, at: expression.slice(checked.start, checked.end) };
};

describe('mistakes are told where they stand in what the author wrote', () => {
  test.each([
    ['sum(lines, qty * pric)', 'pric', 'lines 的行没有字段：pric，是否指 price？'],
    ['1 + sum(lines, qty) + sum(notes, boxs)', 'boxs', 'notes 的行没有字段：boxs，是否指 boxes？'],
    ['lines.filter(l, l.qty > 1).map(m, m.prise).sum()', 'prise', 'lines 的行没有字段：prise，是否指 price？'],
    ['sum(lines, qty * row.rat)', 'rat', '没有字段：rat，是否指 rate？'],
    ['sum(line, qty)', 'line', '没有这个名称：line，是否指 lines？'],
    ['sum(lines, sku)', 'lines, sku)', 'sum 只能用于数字的列表'],
    ['count(lines, qty)', 'qty', '条件必须是真假'],
    ['sum(lines, qty * sku)', 'qty * sku', '数字与文字不能用 * 运算'],
    ['lines', 'lines', '表达式的结果不能是列表'],
    ['sum(lines, qty', '', '表达式不完整'],
  ])('%s', (expression, at, message) => {
    expect(refused(expression)).toMatchObject({ ok: false, message, at });
  });

  test('where no sub-table is known, it is told where they are', () => {
    const message = '没有这个名称：lines；子表的行只有主表模型自己的字段知道，要在它的 subTables 里写 name';
    expect(refused('sum(lines, qty)', createExpressions(fields))).toMatchObject({ ok: false, message, at: 'lines' });
    expect(refused('lines.exists(l, l.qty > 1)', createExpressions(fields))).toMatchObject({ message });
  });
});

test('what is read of rows is told apart from what is read of the record', () => {
  const read = readExpression("sum(lines, qty * row.rate) + (row.title == 'x' ? notes[0].boxes : 0.0)");
  expect(read).toMatchObject({
    keys: new Set(['rate', 'title']),
    tables: new Set(['lines', 'notes']),
    lineKeys: new Set(['qty', 'boxes']),
  });
  expect(read.compared).toEqual([{ key: 'title', value: 'x', start: 43 }]);
});
