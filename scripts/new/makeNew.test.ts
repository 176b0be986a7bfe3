import { existsSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { makeNew } from './makeNew.ts';

afterEach(() => void vi.restoreAllMocks());

test.each([
  ['market_ordr', '是不是想写 "market_order"？'],
  ['nope', '请用 --table 写一个模型的数据表'],
])('a report over %s, which is no table, is refused with the way out', async (table, way) => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await makeNew(['report', 'market/never-made', '--table', table])).toBe(1);
  expect(told).toHaveBeenCalledExactlyOnceWith(`没有模型的数据表叫 "${table}"，没有新建任何文件；${way}`);
  expect(existsSync('screens/market/never-made.report.json')).toBe(false);
});

test.each([
  [['reprot', 'market/x'], '不能新建 "reprot"；是不是想写 "report"？用法：npm run new -- --help'],
  [['report'], '还要写名字，如 market/my-list。用法：npm run new -- --help'],
])('%j is told in one line', async (words, line) => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await makeNew(words)).toBe(2);
  expect(told).toHaveBeenCalledExactlyOnceWith(line);
});

test('a program gets JSON when it is not understood', async () => {
  const told = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(await makeNew(['reprot', 'market/never-made', '--format', 'json'])).toBe(2);
  expect(JSON.parse(String(told.mock.calls[0]?.[0]))).toEqual({
    error: expect.stringContaining('是不是想写 "report"？'),
  });
});

test.each([
  ['report', 'market/order', 'screens/market/order.screen.json'],
  ['board', 'market/timely', 'screens/market/timely.report.json'],
  ['screen', 'market/timely', 'screens/market/timely.report.json'],
])('a %s called as the page %s is not made beside it', async (kind, name, file) => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await makeNew([kind, name])).toBe(1);
  expect(told).toHaveBeenCalledExactlyOnceWith(`页面 "${name}" 已有：${file}，没有改动任何文件；请换一个名字`);
  expect(existsSync(`screens/${name}.${kind}.json`)).toBe(false);
});
