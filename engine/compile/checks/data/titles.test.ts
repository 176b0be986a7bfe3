import { beforeAll, expect, test } from 'vitest';
import { toldOf } from '../../../../tests/declarations.ts';

let told: Awaited<ReturnType<typeof toldOf>>;
beforeAll(async () => {
  told = await toldOf();
});

const said = (files: Record<string, object>) => told(files).map(({ code, pointer }) => [code, pointer]);

test('charts that stand side by side are called differently', () => {
  const chart = (title: string, at: number) => ({
    mark: at === 0 ? 'bar' : 'donut',
    title,
    x: 'category',
    y: ['units'],
  });
  const report = (...titles: string[]) => ({
    title: '试',
    sql: ['select category, sum(qty) as units from market_order group by 1'],
    columns: [
      { key: 'category', title: '品类', type: 'input' },
      { key: 'units', title: '件数', type: 'inputNumber' },
    ],
    charts: titles.map(chart),
  });
  expect(said({ 'market/tried.report.json': report('各品类', '各品类') })).toEqual([['same-title', '/charts/1/title']]);
  expect(said({ 'market/tried.report.json': report('各品类', '品类') })).toEqual([]);
});

test('parts of a board do, each among those beside it', () => {
  const part = (title: string, y: string) => ({ type: 'chart', title, chart: { mark: 'bar', x: 'category', y: [y] } });
  const group = (title: string, ...parts: object[]) => ({ type: 'group', title, parts });
  const board = (...parts: object[]) => ({ 'market/tried.board.json': { title: '试', model: 'market/order', parts } });
  expect(said(board(part('各品类', 'orders'), part('各品类', 'units')))).toEqual([['same-title', '/parts/1/title']]);
  expect(said(board(group('上', part('各品类', 'orders')), group('下', part('各品类', 'units'))))).toEqual([]);
});
