import { expect, test } from 'vitest';
import {
  parsePrintState,
  printCountsRequest,
  printFileRequest,
  rememberedPrint,
  sayOverflow,
  sayPrinted,
} from './prints.ts';

const record = (id: string, count: number, lastTime = '') => ({ id, count, lastTime, lastBy: count > 0 ? '张三' : '' });
const state = (...records: ReturnType<typeof record>[]) => parsePrintState({ records });

test('how often something was printed is said by whom and when last', () => {
  expect(sayPrinted(state(record('1', 0)))).toBe('还没有打印过');
  expect(sayPrinted(state(record('1', 2, '2026-11-20 10:00:05')))).toBe('已打印 2 次，上次 2026-11-20 10:00 张三');
  const several = state(record('1', 2, '2026-11-19 10:00:05'), record('2', 0), record('3', 1, '2026-11-21 08:30:00'));
  expect(sayPrinted(several)).toBe('3 条中 2 条打印过，上次 2026-11-21 08:30 张三');
});

test('an answer is read as far as it says something', () => {
  expect(parsePrintState({ records: [{ id: 1, count: 'x' }], hidden: ['金额'], missing: 2 })).toEqual({
    records: [{ id: '', count: 0, lastBy: '', lastTime: '' }],
    hidden: ['金额'],
    missing: 2,
    overflow: [],
  });
  expect(parsePrintState({ records: [], overflow: null }).overflow).toBeUndefined();
  expect(() => parsePrintState(null)).toThrow('无法识别');
});

test('what was printed the last time is offered again, as long as it is there', () => {
  const prints = [
    { id: 'a', title: '甲', papers: ['A4'] },
    { id: 'b', title: '乙', papers: ['A4', 'A5'] },
  ];
  expect(rememberedPrint({ print: 'b', paper: 1 }, prints)).toEqual({ print: 'b', paper: 1 });
  expect(rememberedPrint({ print: 'b', paper: 2 }, prints)).toEqual({ print: 'b', paper: 0 });
  expect(rememberedPrint({ print: 'c', paper: 1 }, prints)).toEqual({ print: 'a', paper: 0 });
  expect(rememberedPrint(null, prints)).toEqual({ print: 'a', paper: 0 });
});

test('what a label does not hold is said record by record, the first of many', () => {
  const one = { id: '1', name: '404-1', page: 3, pages: 2, over: 6, cut: false };
  const { overflow = [] } = parsePrintState({ records: [], overflow: [one, { ...one, pages: 1, cut: true }] });
  expect(sayOverflow(overflow)).toEqual([
    '404-1（第 3 页起）：超出约 6 毫米，每份会印成 2 张',
    '404-1（第 3 页起）：超出约 6 毫米，有内容比标签还高，下面的印不出来',
  ]);
  expect(sayOverflow(Array.from({ length: 9 }, () => one)).at(-1)).toBe('……另有 4 条');
});

test('records are asked for in the order they are printed in', () => {
  const wish = { code: 'market_order', print: 'market/packing-slip', ids: ['2', '1'], paper: 1 };
  expect(printFileRequest(wish)).toEqual({
    path: '/online/cgform/api/print/market_order',
    parameters: { print: 'market/packing-slip', ids: '2,1', paper: 1 },
  });
  expect(printCountsRequest(wish).parameters).toEqual({ print: 'market/packing-slip', ids: '2,1', paper: 1 });
});
