import { expect, test } from 'vitest';
import type { Plan } from '../../../engine/plan/Plan.ts';
import { whyNotLive } from './whyNotLive.ts';

const list = { id: 'base/count', source: { model: 'base_count' } } as unknown as Plan;
const report = { id: 'base/count', source: { report: 'counts' } } as unknown as Plan;
const sources = { 'base/thing': {}, 'report:base/sum': {} };
const board = { id: 'base/count', parts: [], sources } as unknown as Plan;
const draft = (path: string, text: string, from: string | null) => ({ [path]: { text, from } });

test('what is begun and not published has no rows on the server, whatever its code', () => {
  expect(whyNotLive(list, {})).toBeUndefined();
  expect(whyNotLive(list, draft('screens/base/count.model.json', '{}', null))).toMatch(/^模型/);
  expect(whyNotLive(list, draft('screens/base/count.model.json', '{ "title": "x" }', '{}'))).toBeUndefined();
  expect(whyNotLive(list, draft('screens/base/count.report.json', '{}', null))).toBeUndefined();
  const coded = '{\n  "code": "counts"\n}';
  expect(whyNotLive(report, draft('screens/base/other.report.json', coded, null))).toMatch(/^报表/);
  expect(whyNotLive(report, draft('screens/base/other.model.json', coded, null))).toBeUndefined();
});

test('a board has what it counted when it was published, and keeps it under another title', () => {
  const path = 'screens/base/count.board.json';
  const from = '{ "title": "a", "parts": [1] }';
  expect(whyNotLive(board, {})).toBeUndefined();
  expect(whyNotLive(board, draft(path, '{ "title": "b", "parts": [1] }', from))).toBeUndefined();
  for (const text of ['{ "title": "a", "parts": [1, 2] }', '{ "title": '])
    expect(whyNotLive(board, draft(path, text, from))).toMatch(/^看板/);
  for (const text of [from, '{ "title": ']) expect(whyNotLive(board, draft(path, text, null))).toMatch(/^看板/);
});

test('a board waits for what it counts as well: a measure, a column or the SQL of a report', () => {
  const model = 'screens/base/thing.model.json';
  const from = '{ "title": "a", "measures": [{ "key": "n", "value": "count()" }] }';
  const told = (path: string, text: string, before: string | null) => whyNotLive(board, draft(path, text, before));
  expect(told(model, from.replace('count()', 'sum(x)'), from)).toMatch(/^看板所数/);
  expect(told(model, from.replace('"a"', '"b"'), from)).toBeUndefined();
  expect(told(model, from.replaceAll(' ', '  '), from)).toBeUndefined();
  expect(told('screens/base/sum.sql', 'select 2', 'select 1')).toMatch(/^看板所数/);
  expect(told('screens/base/sum.report.json', '{ "columns": [1] }', '{}')).toMatch(/^看板所数/);
  expect(told('screens/base/else.model.json', '{ "fields": [] }', '{}')).toBeUndefined();
});
