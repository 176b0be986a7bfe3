import { beforeAll, expect, test } from 'vitest';
import { compiler, shippedFiles } from '../../../tests/declarations.ts';
import type { Compiled } from '../../plan/compiled.ts';
import { actionsOf, subListsOf } from '../../plan/parts.ts';
import type { SourceFile } from '../documents.ts';

let compile: (files: readonly SourceFile[]) => Compiled;
let shipped: SourceFile[];

beforeAll(async () => {
  compile = await compiler();
  shipped = await shippedFiles();
});

/** The shipped declarations with a screen over purchase orders. */
function withScreen(screen: object): Compiled {
  const text = JSON.stringify({ title: '试', model: 'demo/purchase', ...screen });
  return compile([...shipped, { path: 'screens/demo/try.screen.json', text }]);
}

function listsOf(compiled: Compiled) {
  const plan = compiled.plans.get('demo/try');
  return plan ? subListsOf(plan) : [];
}

test('a screen that names no sub-lists has one for each sub-table, to be looked at by a permission of its own', () => {
  const compiled = withScreen({ type: 'inner' });
  expect(compiled.problems).toEqual([]);
  expect(listsOf(compiled)).toMatchObject([
    {
      title: '商品明细',
      source: { model: 'demo_purchase_line' },
      foreignKey: 'purchaseId',
      code: 'demo_try_demo_purchase_line',
    },
    { title: '到货记录', permission: 'demo:purchase-arrival', look: { permission: 'demo:purchase-arrival:list' } },
    { title: '发票', query: [], toolbar: [], rowActions: [], pageSize: 10 },
  ]);
  const shown = listsOf(compiled)[0]
    ?.columns.filter(({ hidden }) => !hidden)
    .map(({ key }) => key);
  expect(shown).toEqual(['orderNum', 'sku', 'name', 'size', 'qty', 'price', 'amount']);
});

test('sub-lists come in the order they are named in, with their own columns, title, order and page', () => {
  const line = {
    table: 'demo/purchase-line',
    title: '买了什么',
    columns: ['sku', 'qty'],
    sort: { key: 'qty', order: 'desc' },
    pageSize: 20,
  };
  const compiled = withScreen({ type: 'inner', subLists: ['demo/purchase-invoice', line] });
  expect(compiled.problems).toEqual([]);
  expect(listsOf(compiled)).toMatchObject([
    { title: '发票' },
    { title: '买了什么', columns: [{ key: 'sku' }, { key: 'qty' }], sort: { key: 'qty', order: 'desc' }, pageSize: 20 },
  ]);
});

test('what a sub-list says wrongly is told at its place in the screen', () => {
  const path = (screen: object) =>
    withScreen({ type: 'inner', ...screen }).problems.map(({ code, pointer }) => [code, pointer]);
  expect(path({ subLists: ['demo/purchase-lines'] })).toEqual([['unknown-reference', '/subLists/0/table']]);
  expect(path({ subLists: ['demo/purchase-line', 'demo/purchase-line'] })).toEqual([['taken-name', '/subLists/1']]);
  const columns = [{ table: 'demo/purchase-line', columns: ['sku', 'qyt'] }];
  expect(path({ subLists: columns })).toEqual([['unknown-reference', '/subLists/0/columns/1/key']]);
});

test('the rights of a screen name the sub-list they are of', () => {
  const plan = withScreen({ type: 'inner' }).plans.get('demo/try');
  const titles = new Map((plan ? actionsOf(plan) : []).map(({ permission, title }) => [permission, title]));
  expect(titles.get('demo:purchase:edit')).toBe('编辑');
  expect(titles.get('demo:purchase-line:list')).toBe('商品明细：查看');
});
