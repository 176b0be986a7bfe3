import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { compiler } from '../../../tests/declarations.ts';
import type { compile } from '../../compile/compile.ts';
import type { MenuNode } from '../../plan/compiled.ts';
import { arrangeMenu, entriesOf, isFolder, type MenuOverride } from './arrangeMenu.ts';
import { menuFile } from './menuFile.ts';

const page = (path: string, title: string) => ({
  path: `screens/${path}.screen.json`,
  text: JSON.stringify({ $schema: '../../schemas/screen.schema.json', title, type: 'catalog' }),
});
const PAGES = [
  page('shop/order', '订单'),
  page('shop/goods', '商品'),
  page('shop/late', '迟到'),
  page('shop/later', '更迟'),
  page('stock/list', '库存'),
  page('stock/move', '移动'),
  page('other/one', '甲'),
  page('other/two', '乙'),
];
const MENU = {
  $schema: '../schemas/menu.schema.json',
  items: [
    {
      title: '店铺',
      icon: 'shop',
      path: '/shop',
      children: [{ screen: 'shop/order' }, { screen: 'shop/goods', title: '货品', hidden: true }],
    },
    { title: '仓库', children: [{ screen: 'stock/move', icon: 'truck', keepAlive: false }] },
    { title: '帮助', url: 'https://docs.example/' },
  ],
};
const TEXT = `${JSON.stringify(MENU, undefined, 2)}\n`;

const APP = {
  path: 'screens/app.json',
  text: JSON.stringify({ $schema: '../schemas/app.schema.json', title: '试', shortTitle: '试', home: '/shop/order' }),
};

let compileFiles: (text: string) => ReturnType<typeof compile>;
let menu: readonly MenuNode[];

beforeAll(async () => {
  const compiled = await compiler();
  compileFiles = (text) => compiled([APP, ...PAGES, { path: 'screens/menu.json', text }]);
  menu = compileFiles(TEXT).menu;
});

/** Titles with those below them: `店铺（订单 货品*）`, hidden ones with a star. */
const drawn = (nodes: readonly MenuNode[]): string =>
  nodes
    .map(
      ({ title, hidden, children }) => `${title}${hidden ? '*' : ''}${children.length ? `（${drawn(children)}）` : ''}`,
    )
    .join(' ');

test('an entry is renamed, hidden, moved and put elsewhere; everything else stays', () => {
  expect(drawn(menu)).toBe('店铺（订单 货品* 迟到 更迟） 仓库（移动） 帮助 stock（库存） other（甲 乙）');
  const said = arrangeMenu(menu, [
    { key: 'shop/goods', title: '全部商品', hidden: false, order: 5 },
    { key: 'stock/list', parent: 'shop', order: 15 },
    { key: 'other', title: '其他', order: 1 },
    { key: 'other/two', hidden: true },
  ]);
  expect(drawn(said)).toBe('其他（甲 乙*） 店铺（全部商品 订单 库存 迟到 更迟） 仓库（移动） 帮助');
});

test('a folder of one’s own takes what is put into it; empty folders are gone', () => {
  const said = arrangeMenu(menu, [
    { key: 'group:1', title: '常用', added: true, order: 0 },
    { key: 'group:2', title: '空的', added: true },
    { key: 'stock/move', parent: 'group:1' },
  ]);
  expect(drawn(said)).toBe('常用（移动） 店铺（订单 货品* 迟到 更迟） 帮助 stock（库存） other（甲 乙）');
  expect(said[0]).toMatchObject({ id: 'group:1', path: '/group/1' });
});

test('what cannot stand where it is put stays where the file has it', () => {
  const circle = [
    { key: 'shop', parent: 'other' },
    { key: 'other', parent: 'shop' },
    { key: 'shop/order', parent: 'shop/goods' },
    { key: 'stock/list', parent: 'nowhere' },
  ];
  const all = (nodes: readonly MenuNode[]): string[] => nodes.flatMap(({ id, children }) => [id, ...all(children)]);
  const said = arrangeMenu(menu, circle);
  expect(all(said).toSorted()).toEqual(all(menu).toSorted());
  expect(drawn(said)).toContain('stock（库存）');
});

test('an entry keeps its key when others come before it, and loses it when another stands in its place', () => {
  const keys = entriesOf(menu).map(({ key }) => key);
  expect(keys).toContain('1 仓库');
  const items = [{ title: '新的', children: [{ screen: 'other/one' }] }, ...MENU.items.slice(1)];
  const after = entriesOf(compileFiles(JSON.stringify({ ...MENU, items })).menu).map(({ key }) => key);
  expect(after).toContain('0 新的');
  expect(after).toContain('1 仓库');
  expect(new Set(keys).size).toBe(keys.length);
});

describe('the file that says the same', () => {
  test('nothing changed is the file itself', () => {
    expect(menuFile(TEXT, menu, [])).toBe(TEXT);
  });

  test('names what the file left out only as far as something is said of it', () => {
    const text = menuFile(TEXT, menu, [{ key: 'shop/late', title: '晚到', icon: 'clock-circle' }]);
    expect(JSON.parse(text).items[0].children).toEqual([
      ...(MENU.items[0]?.children ?? []),
      { title: '晚到', screen: 'shop/late', icon: 'clock-circle' },
    ]);
    expect(JSON.parse(text).items).toHaveLength(MENU.items.length);
  });

  test('compiles to the menu that is served, whatever is said', () => {
    const entries = entriesOf(menu);
    const folders = ['', 'group:1', ...entries.flatMap(({ key, node }) => (isFolder(node) ? key : []))];
    const override = fc.record(
      {
        title: fc.constantFrom('一', '二'),
        icon: fc.constantFrom('home', 'user', null),
        hidden: fc.boolean(),
        order: fc.integer({ min: 0, max: 60 }),
        parent: fc.constantFrom(...folders),
      },
      { requiredKeys: [] },
    );
    const some = fc.uniqueArray(
      fc
        .tuple(fc.constantFrom(...entries.map(({ key }) => key)), override)
        .map(([key, values]) => ({ key, ...values })),
      { selector: ({ key }) => key, maxLength: 5 },
    );
    const group: MenuOverride = { key: 'group:1', title: '常用', added: true };
    fc.assert(
      fc.property(some, (overrides) => {
        const said = [...overrides, group];
        const again = compileFiles(menuFile(TEXT, menu, said));
        // Of two that are called alike one is told.
        expect(again.problems.filter(({ code }) => code !== 'menu-repeats')).toEqual([]);
        expect(again.menu).toEqual(arrangeMenu(menu, said));
      }),
      { numRuns: 100 },
    );
  });
});
