import { expect, test } from 'vitest';
import type { GridColumn } from '../../../engine/rows/RowTable.ts';
import type { CellServices } from '../../services/CellServices.ts';
import { createLookup } from './createLookup.ts';

const column = (key: string, more: object) =>
  ({ key, title: key, kind: 'reference', rules: [], ...more }) as unknown as GridColumn;
const tree = { tableName: 't', text: 'name', code: 'no', pidField: 'pid', hasChildField: '', root: '0' };
const shelf = column('shelf', { type: 'sel_tree', dictCode: 'shelf', tree });
const category = column('category', { type: 'cat_tree', multiple: true });
const team = column('team', { type: 'sel_depart' });

function world() {
  const keywords: string[] = [];
  const services = {
    searchDictionary: async (_code: string, keyword: string) => {
      keywords.push(keyword);
      return [{ value: 'S1', text: '一号货架' }];
    },
    categoryTree: async () => [
      { value: 'c1', title: '服装', isLeaf: false, children: [{ value: 'c2', title: '上衣', isLeaf: true }] },
    ],
    picker: async () => ({ value: 'orgCode', text: 'departName' }),
    departments: async () => {
      throw new Error('忙');
    },
  } as unknown as CellServices;
  return { lookup: createLookup(services), keywords };
}

test('names of trees are asked for once each and read; what could not be asked is refused', async () => {
  const { lookup, keywords } = world();
  expect([shelf, category, team, column('x', { type: 'input' })].map(lookup.covers)).toEqual([true, true, true, false]);
  const wanted = [
    { column: shelf, text: '一号货架', parent: '' },
    { column: shelf, text: '没有的', parent: '' },
    { column: category, text: '上衣、服装', parent: '' },
    { column: team, text: '运营部', parent: '' },
  ];
  expect(wanted.map(lookup.read)).toEqual([undefined, undefined, undefined, undefined]);
  await lookup.ask(wanted);
  expect(keywords).toEqual(['一号货架,没有的,']);
  expect(wanted.map(lookup.read)).toEqual([
    { ok: true, value: 'S1' },
    { ok: false, reason: '不在可选范围内：没有的' },
    { ok: true, value: 'c2,c1' },
    { ok: false, reason: '名称没有查到，请稍后再试' },
  ]);
});

test('under a condition only what the tree itself shows is known', async () => {
  const narrowed = column('shelf', { type: 'sel_tree', dictCode: 'shelf', tree, condition: '{"name":"一%"}' });
  const treeNodes = async () => [{ value: 'S1', title: '一号货架', isLeaf: true }];
  const lookup = createLookup({ treeNodes } as unknown as CellServices);
  const wanted = ['一号货架', '二号货架'].map((text) => ({ column: narrowed, text, parent: '' }));
  await lookup.ask(wanted);
  expect(wanted.map(lookup.read)).toEqual([
    { ok: true, value: 'S1' },
    { ok: false, reason: '不在可选范围内：二号货架' },
  ]);
});

test('names of people are found by what their picker stores; one that several bear, and one nobody bears, is refused', async () => {
  const asked: string[][] = [];
  const people = [
    { username: 'zhang', realname: '张伟' },
    { username: 'zhang2', realname: '张伟' },
    { username: 'li', realname: '李娜' },
  ];
  const byKey = (key: 'username' | 'realname') => async (_id: string, names: readonly string[]) => {
    asked.push([...names]);
    return people.filter((one) => names.includes(one[key]));
  };
  const services = {
    picker: async () => ({ value: 'username', text: 'realname', multiple: true, tree: 'narrows' }),
    pickerRecords: byKey('username'),
    pickerNamed: byKey('realname'),
  } as unknown as CellServices;
  const lookup = createLookup(services);
  const owner = column('owner', { type: 'sel_user' });
  const single = column('buyer', { type: 'sel_user', multiple: false });
  const wanted = ['李娜', 'zhang', '张伟', '没有的', '李娜，zhang2']
    .map((text) => ({ column: owner, text, parent: '' }))
    .concat({ column: single, text: '李娜,zhang', parent: '' });
  await lookup.ask(wanted);
  expect(wanted.map(lookup.read)).toEqual([
    { ok: true, value: 'li' },
    { ok: true, value: 'zhang' },
    { ok: false, reason: '有多个“张伟”，请填写编码' },
    { ok: false, reason: '不在可选范围内：没有的' },
    { ok: true, value: 'li,zhang2' },
    { ok: false, reason: '不在可选范围内：李娜,zhang' },
  ]);
  expect(asked, 'all names of a column travel together').toHaveLength(4);
});
