import { expect, test } from 'vitest';
import { readExpression, readRefusal } from './reading.ts';

test.each([
  ['row.qty > row.qty', 'row.qty > row.qty', undefined],
  ['row.net - row.net', 'row.net - row.net', undefined],
  ["row.state != 'open' || row.state != 'sent'", '||', '&&'],
  ["row.state == 'open' && row.state == 'sent'", '&&', '||'],
  ["row.qty > 1 || (row.state == 'open') && (row.state == 'sent')", '&&', '||'],
  ['row.qty > 10 && row.qty < 5', '&&', '||'],
  ['row.qty < 5 || row.qty > 0', '||', '&&'],
  ['row.qty > -1 || -1 >= row.qty', '-1 >= row.qty', undefined],
  ["row.state in ['open', 'sent'] && row.state in ['paid']", "row.state in ['paid']", undefined],
  ["!(row.state in ['open', 'sent']) && row.state == 'open'", "row.state == 'open'", undefined],
  ["row.state == 'open' && row.qty > 1 && row.state == 'sent'", "row.state == 'sent'", undefined],
  ["row.day > '2026-02-01' && row.day < '2025-01-01'", '&&', '||'],
  ["row.state == 'open' || row.state == 'open'", "row.state == 'open'", undefined],
  ['row.state in []', 'row.state in []', undefined],
  ["row.state == 'open' ? row.due : row.due", "row.state == 'open' ? row.due : row.due", undefined],
  ['lines.exists(l, l.qty > 4 && l.qty < 4)', '&&', '||'],
])('%s comes out the same whatever the record holds', (expression, found, meant) => {
  const { settled } = readExpression(expression);
  expect(settled.map((each) => [each.found, each.meant])).toEqual([[found, meant]]);
  expect(expression.startsWith(found, settled[0]?.start)).toBe(true);
});

test.each([
  'row.qty > 10 && row.qty < 50',
  'row.qty >= 5 && row.qty <= 5',
  'row.qty < 5 || row.qty > 10',
  'row.qty == 1 || row.qty == 2 || row.qty > 7',
  "row.state != 'open' && row.state != 'sent'",
  "row.state == 'open' || row.state == 'sent'",
  "row.state in ['open', 'sent'] && row.state != 'open'",
  "!(row.state == 'open') || row.qty > 3",
  "row.day >= '2026-02-01' && row.day < '2026-03-01'",
  "row.day == '' || row.day >= row.until",
  "row.name.contains('A') && row.name.contains('B')",
  "(row.state == 'open' && row.qty > 1) || (row.state == 'sent' && row.qty > 1)",
  "old.state == 'open' && row.state == 'sent'",
  'lines.exists(l, l.qty > 4) && lines.exists(l, l.qty < 4)',
  "row.state == 'open' ? row.due - row.paid : 0.0",
  'true || row.qty > 1',
  '1 == 1',
])('%s hangs on the record', (expression) => {
  expect(readExpression(expression).settled).toEqual([]);
});

test.each([
  ["row.state == 'draft'", ['waiting'], "row.state == 'draft'"],
  ["row.qty > 0 && row.state in ['draft', 'done']", ['waiting'], "row.state in ['draft', 'done']"],
  [
    "row.qty > 0 && (row.state == 'draft' || row.state == 'done')",
    ['waiting'],
    "row.state == 'draft' || row.state == 'done'",
  ],
  ["row.state != 'waiting'", ['waiting'], "row.state != 'waiting'"],
  ["row.state == 'draft'", ['draft', 'waiting'], undefined],
  ["row.state == 'draft' || row.qty > 0", ['waiting'], undefined],
  ["old.state == 'draft'", ['waiting'], undefined],
])('%s, while the state is one of %j, never holds because of %s', (condition, values, found) => {
  expect(readRefusal(condition, 'state', values)?.found).toBe(found);
});
