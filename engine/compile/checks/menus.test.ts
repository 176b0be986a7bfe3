import { beforeAll, expect, test } from 'vitest';
import { toldOf } from '../../../tests/declarations.ts';

let told: Awaited<ReturnType<typeof toldOf>>;
beforeAll(async () => {
  told = await toldOf();
});

const report = {
  title: '坏',
  permission: 'market:bad',
  sql: ['select name as name from base_shop'],
  columns: [{ key: 'name', title: '名称', type: 'input' }],
};
const board = { title: '坏', model: 'market/order', parts: [{ type: 'figure', measure: 'orders' }] };
const takenBy = (over: Parameters<typeof told>[0]) =>
  told(over).flatMap(({ code, file, message }) => (code === 'taken-name' ? `${file} ${message}` : []));

test('a report or a board called as another page is one that nobody would ever see', () => {
  expect(takenBy({ 'market/order.report.json': report })).toEqual([
    'screens/market/order.report.json 页面 "market/order" 已被 screens/market/order.screen.json 使用',
  ]);
  expect(takenBy({ 'market/order.board.json': board })).toEqual([
    'screens/market/order.board.json 页面 "market/order" 已被 screens/market/order.screen.json 使用',
  ]);
  expect(takenBy({ 'market/bad.report.json': report, 'market/bad.board.json': board })).toEqual([
    'screens/market/bad.board.json 页面 "market/bad" 已被 screens/market/bad.report.json 使用',
  ]);
});

test('the screen that shows it may be called as it is, or otherwise', () => {
  const screen = { title: '好', type: 'report', report: 'market/bad' };
  expect(takenBy({ 'market/bad.report.json': report, 'market/bad.screen.json': screen })).toEqual([]);
  expect(
    takenBy({ 'market/bad.report.json': report, 'market/good.screen.json': screen, 'market/bad.board.json': board }),
  ).toEqual([]);
});

test('no two reports have one code, whoever is named first', () => {
  const named = (code: string) => ({ ...report, code });
  const taken = (file: string, code: string, by: string) =>
    `screens/market/${file}.report.json 编码 "${code}" 已被 ${by} 使用`;
  expect(takenBy({ 'market/bad.report.json': named('market_restock') })).toEqual([
    taken('bad', 'market_restock', 'market/restock'),
  ]);
  expect(takenBy({ 'market/zed.report.json': named('market_restock') })).toEqual([
    taken('zed', 'market_restock', 'market/restock'),
  ]);
  expect(takenBy({ 'market/bad.report.json': named('market_bad') })).toEqual([]);
});

test('no page stands at an address of the interface: opened there, it would not be found', () => {
  const screen = { title: '店铺', type: 'list', model: 'base/shop', permission: 'gateway:shop' };
  const [problem] = told({ 'gateway/shop.screen.json': screen });
  expect(problem).toMatchObject({
    code: 'reserved-name',
    file: 'screens/gateway/shop.screen.json',
    found: '/gateway/shop',
  });
});
