import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { toldOf } from '../../../../tests/declarations.ts';

let told: Awaited<ReturnType<typeof toldOf>>;
beforeAll(async () => {
  told = await toldOf();
});

const shipped = (name: string) => JSON.parse(readFileSync(`screens/${name}`, 'utf8')) as { items: object[] };
const said = (over: Parameters<typeof told>[0]) =>
  told(over).map(({ code, pointer, suggestion }) => [code, pointer, suggestion]);
const name = { key: 'name', title: '名称', type: 'input' };
const linked = (href: string) => ({
  'market/bad.model.json': {
    title: '坏',
    fields: [name, { key: 'link', title: '链接', type: 'slot', slotName: 'link', href }],
  },
});

test.each([
  ['/market/ordr', 'slot-link', '/market/order'],
  ['/market/ordr?orderId={{ name }}', 'slot-link', '/market/order'],
  ['www.example.com/{{ name }}', 'wrong-format', 'https://www.example.com/{{ name }}'],
  ['//example.com/{{ name }}', 'wrong-format', 'https://example.com/{{ name }}'],
  ['market/order', 'wrong-format', undefined],
  ['/market/order?orderId={{ nmae }}', 'expression', 'name'],
  ['/market/order?orderId={name}', 'slot-link', '{{ name }}'],
  ['https://example.com/#{name}', 'slot-link', '{{ name }}'],
  ['/market/order?ordreId={{ name }}', 'slot-link', 'orderId'],
  ['/market/order?orderId={{ name }}&colour=red', 'slot-link', undefined],
  ['/market/order-analysis?dimenson=day', 'slot-link', 'dimension'],
])('a link to %s', (href, code, suggestion) => {
  expect(said(linked(href))).toEqual([[code, '/fields/1/href', suggestion]]);
});

test.each([
  '/market/order?orderId={{ name }}',
  '/market/order?orderDate_begin=2026-01-01&_sort=-orderDate&{{ name }}=1',
  '/market/order-analysis?self_currency=EUR#top',
  '/board/amazon?f_category={{ name }}&period=last7',
  '/market/{{ name }}',
  '/grafana/d/1',
  'https://example.com/${name}',
  'https://example.com/{other}',
  '{{ name }}',
  'tel:{{ name }}',
])('a link to %s leads there', (href) => {
  expect(said(linked(href))).toEqual([]);
});

test('a page with a mistake of its own is there all the same', () => {
  const broken = { 'market/bad-page.screen.json': { title: '坏', type: 'list', model: 'market/none' } };
  expect(said({ ...linked('/market/bad-page'), ...broken }).map(([code]) => code)).toEqual(['unknown-reference']);
});

test('links in the texts of boards', () => {
  const board = (text: string) => ({
    'market/bad.board.json': {
      title: '坏',
      model: 'market/order',
      parts: [{ type: 'group', title: '组', parts: [{ type: 'text', text }] }],
    },
  });
  expect(said(board('见[订单](/market/ordr)'))).toEqual([['slot-link', '/parts/0/parts/0/text', '/market/order']]);
  expect(said(board('见[订单](/market/order)与[说明](https://example.com/market/ordr)'))).toEqual([]);
});

test('pages open without signing in', () => {
  const app = (openRoutes: string[]) => ({ 'app.json': { ...shipped('app.json'), openRoutes } });
  expect(said(app(['/market/ordr']))).toEqual([['unknown-reference', '/openRoutes/0', '/market/order']]);
  expect(said(app(['/erptable', '/market/order']))).toEqual([]);
});

describe('entries of a menu that lead out', () => {
  const menu = shipped('menu.json');
  const leading = (url: string, more: object = {}) =>
    told({
      'menu.json': { ...menu, items: [...menu.items, { title: '组', children: [{ title: '外', url, ...more }] }] },
    });
  const place = `/items/${menu.items.length}/children/0/url`;
  test.each([
    'https://erp.example.com/market/order',
    'http://localhost:3000/market/order/',
    'https://erp.example.com/#/market/order',
    'https://{{ tenantId }}.example.com/market/order',
  ])('%s is a page of our own', (url) => {
    const [problem, ...others] = leading(url);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'slot-link', severity: 'warning', pointer: place });
    expect(problem?.fix).toContain('"screen": "market/order"');
  });
  test.each([
    ['https://erp.example.com/market/order?status=Shipped', /带不了 "\?status=Shipped"：.*defaultValue/],
    ['https://erp.example.com/market/order/?status=Shipped#top', /带不了 "\?status=Shipped#top"：.*defaultValue/],
    ['https://erp.example.com/#/market/order?status=Shipped', /带不了 "\?status=Shipped"/],
    ['https://erp.example.com/market/order#top', /带不了 "#top"，打开的是这一页的开头/],
  ])('%s is one too, and an entry cannot say all of it', (url, fix) => {
    const [problem, ...others] = leading(url);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'slot-link', severity: 'warning', pointer: place, found: url });
    expect(problem?.fix).toContain('"screen": "market/order"');
    expect(problem?.fix).toMatch(fix);
  });
  test.each([
    'https://erp.example.com',
    'https://erp.example.com/market',
    'https://erp.example.com/market/other',
    'https://erp.example.com/a/market/order',
    'https://erp.example.com/market/other?to=/market/order',
    'https://erp.example.com/?to=/market/order',
  ])('%s is not', (url) => {
    expect(leading(url, { frame: true })).toEqual([]);
  });
  test('a path without a host is told to be a screen', () => {
    const [problem] = leading('/market/order');
    expect(problem).toMatchObject({ code: 'wrong-format', pointer: place });
    expect(problem?.fix).toContain('"screen": "market/order"');
  });
});

test('entries of a menu beside each other', () => {
  const menu = shipped('menu.json');
  const at = menu.items.length;
  const link = (title: string, more: object = {}) => ({ title, url: `https://${title.length}.example.com`, ...more });
  const withGroup = (...children: object[]) => ({
    'menu.json': { ...menu, items: [...menu.items, { title: '组', children }] },
  });
  expect(said(withGroup(link('甲'), link('甲')))).toEqual([
    ['menu-repeats', `/items/${at}/children/1/title`, undefined],
  ]);
  expect(said(withGroup(link('甲'), link('乙'), link('甲', { hidden: true })))).toEqual([]);
  expect(
    said({ 'menu.json': { ...menu, items: [...menu.items, { title: 'FBA', url: 'https://x.example.com' }] } }),
  ).toEqual([['menu-repeats', `/items/${at}/title`, undefined]]);
});
