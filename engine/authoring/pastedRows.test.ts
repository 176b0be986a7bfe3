import { expect, test } from 'vitest';
import type { PlanColumn } from '../plan/Plan.ts';
import { readPasted } from './pastedRows.ts';

const columns = [
  { key: 'name', title: '名称', kind: 'text' },
  { key: 'qty', title: '数量', kind: 'number' },
  { key: 'day', title: '日期', kind: 'date' },
  { key: 'state', title: '状态', kind: 'code', dictCode: 'state' },
] as unknown as PlanColumn[];
const items = new Map([['state', [{ value: 'open', text: '处理中' }]]]);

test.each([
  ['a table as it is copied', '名称\tqty\t日期\t状态\n甲\t3\t2026-11-02\t处理中\r\n'],
  ['CSV', '名称,qty,日期,状态\n甲,3,2026-11-02,open'],
  ['JSON', '[{"name":"甲","qty":3,"day":"2026-11-02","state":"open"}]'],
])('%s', (_what, text) => {
  expect(readPasted(text, columns, items as never)).toEqual({
    rows: [{ id: '1', version: 1, name: '甲', qty: 3, day: '2026-11-02', state: 'open' }],
    wrong: [],
  });
});

test('what is quoted may hold anything; what cannot be read is empty and told', () => {
  const { rows, wrong } = readPasted('名称,数量,别的\n"甲,""乙""\n丙",多少,x', columns, items as never);
  expect(rows).toEqual([{ id: '1', version: 1, name: '甲,"乙"\n丙', qty: null }]);
  expect(wrong[0]).toBe('没有列「别的」');
  expect(wrong[1]).toMatch(/^第 1 行「数量」：/);
});

test.each([
  ['', '没有内容'],
  ['[oops', '不是 JSON 数组'],
  ['甲,乙\n1,2', '第一行要是列的标题或 key，没有一个认得'],
])('%j is told', (text, why) => {
  expect(readPasted(text, columns, items as never)).toEqual({ rows: [], wrong: [why] });
});
