import { expect, test } from 'vitest';
import { compiler, shippedFiles } from '../../tests/declarations.ts';

const model = {
  title: '货',
  fields: [
    { key: 'goodsNo', title: '号', type: 'input', store: { unique: true } },
    { key: 'name', title: '名', type: 'input' },
    { key: 'rank', title: '级', type: 'inputNumber' },
    { key: 'shelf', title: '库位', type: 'sel_tree', dictCode: 'warehouse_shelf' },
    { key: 'other', title: '别的', type: 'sel_search_async', dictCode: 'goods' },
    { key: 'area', title: '地区', type: 'pca', displayLevel: 'city', query: true },
    { key: 'house', title: '仓', type: 'select', dictCode: 'warehouse_shelf', linkageKey: 'zone', query: true },
    { key: 'zone', title: '区', type: 'select', dictCode: 'warehouse_shelf' },
    { key: 'alone', title: '独', type: 'select', dictCode: 'goods' },
    { key: 'category', title: '分类', type: 'cat_tree', pcode: 'A01', multiple: true, query: true },
  ],
};

async function compiledWith(source: object) {
  const compile = await compiler();
  const files: Record<string, object> = {
    'screens/demo/goods.model.json': { $schema: '../../schemas/model.schema.json', ...model },
    'screens/demo/goods.screen.json': {
      $schema: '../../schemas/screen.schema.json',
      title: '货',
      type: 'list',
      model: 'demo/goods',
    },
    'screens/dictionaries/goods.dictionary.json': {
      $schema: '../../schemas/dictionary.schema.json',
      title: '货',
      source,
    },
  };
  const own = Object.entries(files).map(([path, value]) => ({ path, text: JSON.stringify(value) }));
  return compile([...(await shippedFiles()), ...own]);
}

const source = { model: 'demo/goods', text: 'name', code: 'goodsNo' };

test('a dictionary of records knows its table, its columns and the address the wire may use', async () => {
  const plain = await compiledWith(source);
  expect(plain.problems).toEqual([]);
  expect(plain.dictionaries.get('goods')).toMatchObject({
    kind: 'table',
    items: [],
    source: { table: 'demo_goods', text: 'name', code: 'goods_no', address: 'demo_goods,name,goods_no', where: [] },
  });
  const where = [
    { key: 'rank', values: ['1', '2'] },
    { key: 'name', values: ["it's"] },
  ];
  const narrowed = (await compiledWith({ ...source, where })).dictionaries.get('goods');
  expect(narrowed?.source?.address).toBe("demo_goods,name,goods_no,rank in (1,2) and name='it''s'");
  expect(narrowed?.source?.fields).toEqual(['name', 'goodsNo', 'rank', 'name']);
});

test('a tree tells its columns to the plan, and its records are asked for level by level only', async () => {
  const { plans, problems } = await compiledWith({ ...source, parent: 'shelf', hasChild: 'rank', root: 'top' });
  expect(problems).toEqual([]);
  const plan = plans.get('demo/goods');
  if (plan?.type !== 'list') throw new Error('no list');
  expect(plan.columns.find(({ key }) => key === 'shelf')?.tree).toEqual({
    tableName: 'demo_shelf',
    text: 'name',
    code: 'shelf_no',
    pidField: 'parent_no',
    hasChildField: '',
    root: '0',
  });
  const linked = ['house', 'zone', 'alone'].map((name) => plan.columns.find(({ key }) => key === name)?.tree?.pidField);
  expect(linked).toEqual(['parent_no', 'parent_no', undefined]);
  // A query offers all there are, and so does a select that hangs on nothing.
  expect(plan.query.find(({ key }) => key === 'house')?.tree).toBeUndefined();
  expect(plan.dictCodes).toEqual(['@area', 'goods', 'warehouse_shelf']);
  expect(plan.query).toMatchObject([
    { key: 'area', kind: 'area', mode: 'single', dictCode: '@area', displayLevel: 'city' },
    { key: 'house', dictCode: 'warehouse_shelf' },
    { key: 'category', mode: 'single', pcode: 'A01', multiple: true },
  ]);
});

test.each([
  ['a model', { ...source, model: 'demo/nothing' }],
  ['a text', { ...source, text: 'nothing' }],
  ['a code', { ...source, code: 'nothing' }],
  ['a condition', { ...source, where: [{ key: 'nothing', values: ['1'] }] }],
  ['a parent', { ...source, parent: 'nothing' }],
])('%s that is not there is told, once', async (_what, wrong) => {
  const { problems, dictionaries } = await compiledWith(wrong);
  expect(problems.map(({ code, file }) => [code, file])).toEqual([
    ['unknown-reference', 'screens/dictionaries/goods.dictionary.json'],
  ]);
  expect(dictionaries.get('goods')?.source).toBeUndefined();
});
