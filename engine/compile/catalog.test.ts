import { expect, test } from 'vitest';
import { compiler } from '../../tests/declarations.ts';

const files = {
  'app.json': { title: '织屏', shortTitle: '织屏', home: '/market/goods' },
  'menu.json': {
    items: [{ screen: 'market/goods' }, { title: '更多', path: '/more', children: [{ screen: 'market/copy' }] }],
  },
  'market/state.dictionary.json': { title: '状态', items: [{ value: '1', text: '在售' }] },
  'market/line.model.json': {
    title: '明细',
    fields: [
      { key: 'goodsId', title: '商品', type: 'hidden' },
      { key: 'note', title: '备注', type: 'input' },
    ],
  },
  'market/goods.model.json': {
    title: '商品',
    fields: [
      { key: 'name', title: '名称', type: 'input' },
      { key: 'state', title: '状态', type: 'select', dictCode: 'state' },
    ],
    subTables: [{ model: 'market/line', title: '明细', foreignKey: 'goodsId' }],
  },
  'market/narrow.columns.json': { title: '窄列', columns: ['name'] },
  'market/goods.screen.json': { title: '商品', type: 'list', model: 'market/goods' },
  'market/copy.screen.json': {
    extends: 'market/goods',
    title: '商品副本',
    type: 'list',
    model: 'market/goods',
    columns: 'market/narrow',
    pageSize: 20,
  },
};

const compile = await compiler();
const { catalog, problems } = compile(
  Object.entries(files).map(([path, value]) => ({ path: `screens/${path}`, text: JSON.stringify(value) })),
);
const entries = new Map(catalog().map((entry) => [`${entry.kind} ${entry.id}`, entry]));
const usesOf = (name: string) => entries.get(name)?.uses.map(({ kind, id }) => `${kind} ${id}`);

test('every file stands in the catalogue once, by its kind, its title and the hash of its text', () => {
  expect(problems).toEqual([]);
  expect(entries.size).toBe(Object.keys(files).length);
  expect(entries.get('model market/goods')).toMatchObject({ title: '商品', file: 'screens/market/goods.model.json' });
  expect(entries.get('model market/goods')?.hash).toMatch(/^[0-9a-f]{16}$/);
  expect(new Set([...entries.values()].map(({ hash }) => hash)).size).toBe(entries.size);
});

test('what a declaration names is found wherever the language lets it be named', () => {
  expect(usesOf('menu menu')).toEqual(['screen market/goods', 'screen market/copy']);
  expect(usesOf('model market/goods')?.toSorted()).toEqual(['dictionary state', 'model market/line']);
  expect(usesOf('screen market/copy')?.toSorted()).toEqual([
    'columns market/narrow',
    'model market/goods',
    'screen market/goods',
  ]);
  expect(usesOf('dictionary state')).toEqual([]);
});

test('a copy tells what it takes over and what it says otherwise, as the language calls it', () => {
  expect(entries.get('screen market/copy')).toMatchObject({
    base: 'market/goods',
    changes: ['中文标题', '模型的路径', '列', '默认每页条数'],
  });
  expect(entries.get('screen market/goods')).not.toHaveProperty('base');
});
