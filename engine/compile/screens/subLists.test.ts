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
    {
      title: '发票',
      query: [],
      rowActions: [],
      pageSize: 10,
      // What there may be is looked at; further rows come from a file.
      toolbar: [{ code: 'add', title: '导入', permission: 'demo:purchase-invoice:add' }],
    },
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

test('a form in tabs has one for its own fields, called as the model is; a model without sub-tables is told', () => {
  const plan = withScreen({ type: 'tab' }).plans.get('demo/try');
  expect(plan && 'form' in plan && plan.form).toMatchObject({ ownTab: '采购单', subTables: [{}, {}, {}] });
  const bare = withScreen({ type: 'tab', model: 'demo/product' });
  expect(bare.problems.map(({ code, pointer }) => [code, pointer])).toEqual([['sub-tables', '/model']]);
});

test('below a chosen record its sub-lists have buttons and forms; its own form is without sub-tables', () => {
  const compiled = withScreen({
    type: 'erp',
    subLists: [{ table: 'demo/purchase-invoice', toolbar: ['add'] }, 'demo/purchase-line'],
  });
  expect(compiled.problems).toEqual([]);
  const plan = compiled.plans.get('demo/try');
  expect(plan).toMatchObject({
    type: 'erp',
    pageSize: 5,
    form: { subTables: [], width: 1000 },
    toolbar: [{ code: 'add' }, { code: 'export' }],
  });
  const [invoices, lines] = listsOf(compiled);
  expect(invoices).toMatchObject({ single: true, toolbar: [{ code: 'add', permission: 'demo:purchase-invoice:add' }] });
  expect(lines?.toolbar.map(({ code }) => code)).toEqual(['add', 'batch_delete', 'export']);
  expect(lines?.form.fields.map(({ key }) => key)).not.toContain('purchaseId');
});

test('where one record is chosen at a time, none are chosen to be removed', () => {
  const told = withScreen({
    type: 'erp',
    toolbar: ['add', 'batch_delete'],
    subLists: [{ table: 'demo/purchase-line', toolbar: ['edit'] }],
  });
  expect(told.problems.map(({ code, pointer }) => [code, pointer])).toEqual([
    ['action-place', '/toolbar/1/code'],
    ['action-place', '/subLists/0/toolbar/0/code'],
  ]);
});

test('the rights of a screen name the sub-list they are of', () => {
  const plan = withScreen({ type: 'inner' }).plans.get('demo/try');
  const titles = new Map((plan ? actionsOf(plan) : []).map(({ permission, title }) => [permission, title]));
  expect(titles.get('demo:purchase:edit')).toBe('编辑');
  expect(titles.get('demo:purchase-line:list')).toBe('商品明细：查看');
});

test('a sub-list may be of any model, by a field that holds what the record has; it is read alone until it says more', () => {
  const said = { type: 'tree', model: 'system/department' };
  const people = { table: 'system/contact', field: 'orgCode', of: 'orgCode' };
  const compiled = withScreen({ ...said, subLists: [people] });
  expect(compiled.problems).toEqual([]);
  expect(listsOf(compiled)).toMatchObject([
    {
      title: '联系人',
      foreignKey: 'orgCode',
      of: 'orgCode',
      below: true,
      query: [],
      toolbar: [],
      rowActions: [{ code: 'detail' }],
      look: { permission: 'system:contact:list' },
    },
  ]);
  const wrong = (list: object) =>
    withScreen({ ...said, subLists: [{ ...people, ...list }] }).problems.map(({ code, pointer }) => [code, pointer]);
  expect(wrong({ table: 'system/nobody' })).toEqual([['unknown-reference', '/subLists/0/table']]);
  expect(wrong({ field: 'nothing' })).toEqual([['unknown-reference', '/subLists/0/field']]);
  expect(wrong({ of: 'nothing' })).toEqual([['unknown-reference', '/subLists/0/of']]);
  expect(wrong({ field: undefined, of: undefined }).map(([code]) => code)).toEqual(['sub-tables']);
  expect(withScreen(said).plans.get('demo/try')).not.toHaveProperty('subLists');
});
