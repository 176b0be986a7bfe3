import { expect, test } from 'vitest';
import { createCompiler } from '../../compile/compile.ts';
import type { SourceFile } from '../../compile/documents.ts';
import { meaningOf } from '../meaning/meaning.ts';
import { filesAfter } from './afterRename.ts';
import { type RenameRequest, rename } from './rename.ts';

const compile = createCompiler({
  hash: (text) => text,
  parseSql: () => ({ ok: true, tree: { stmts: [] } }),
  compileSchema: () => ({ ok: true, code: '' }),
});

const file = (path: string, value: object): SourceFile => ({ path: `screens/${path}`, text: JSON.stringify(value) });
const FIELDS = [
  { key: 'name', title: '名称', type: 'input' },
  { key: 'qty', title: '数量', type: 'inputNumber', visibleWhen: "row.name != ''" },
];
const FILES = [
  file('app.json', { title: '织屏', shortTitle: '织屏', home: '/a/goods' }),
  file('menu.json', { items: [{ screen: 'a/goods' }, { screen: 'a/figures', path: '/figures' }] }),
  file('a/cells.columns.json', { title: '列', columns: ['name', 'qty'] }),
  file('a/asked.query.json', { title: '查询', items: ['name'] }),
  file('a/goods.form.json', { title: '表单', fields: ['name', 'qty'] }),
  file('a/goods.model.json', {
    title: '商品',
    fields: FIELDS,
    measures: [{ key: 'pieces', title: '件数', value: 'sum(row.qty)' }],
  }),
  file('a/goods.print.json', {
    title: '标签',
    model: 'a/goods',
    paper: 'A5',
    parts: [{ type: 'fields', fields: ['name'] }],
  }),
  file('a/goods.screen.json', {
    title: '商品',
    type: 'list',
    model: 'a/goods',
    columns: 'a/cells',
    query: 'a/asked',
    form: 'a/goods',
  }),
  file('a/figures.board.json', {
    title: '看板',
    model: 'a/goods',
    parts: [{ type: 'figure', measure: 'pieces', drill: { screen: 'a/goods' } }],
  }),
];
const before = compile(FILES);

const renamed = (request: RenameRequest): SourceFile[] => {
  const outcome = rename(FILES, before, request);
  if ('refused' in outcome) throw new Error(outcome.refused);
  return filesAfter(FILES, outcome.files);
};

test.each([
  ['columns', 'a/cells', []],
  ['query', 'a/asked', []],
  ['form', 'a/goods', []],
  ['print', 'a/goods', ['打印 a/goods 改名为 b/zzz']],
  ['board', 'a/figures', ['页面 a/figures 改名为 b/zzz']],
  ['screen', 'a/goods', ['页面 a/goods 改名为 b/zzz']],
  ['model', 'a/goods', ['模型 a/goods 改名为 b/zzz']],
] as const)('%s %s moves, all that name it follow, and that is the one difference', (kind, from, told) => {
  expect(before.problems).toEqual([]);
  const files = renamed({ kind, from, to: 'b/zzz' });
  const after = compile(files);
  expect(after.problems).toEqual([]);
  expect(files.map(({ path }) => path)).toContain(`screens/b/zzz.${kind}.json`);
  expect(files.map(({ path }) => path)).not.toContain(`screens/${from}.${kind}.json`);
  expect(meaningOf(before, after).map(({ text }) => text)).toEqual(told);
});

test('links and bookmarks keep the address of a page', () => {
  const paths = (files: readonly SourceFile[]) => compile(files).menu.map(({ path }) => path);
  expect(paths(renamed({ kind: 'screen', from: 'a/goods', to: 'b/zzz' }))).toEqual(['/a/goods', '/figures']);
  expect(paths(renamed({ kind: 'board', from: 'a/figures', to: 'figures' }))).toEqual(['/a/goods', '/figures']);
});

test('a field is renamed with all that names it, and that is the one difference', () => {
  const files = renamed({ kind: 'field', from: 'a/goods.name', to: 'called' });
  expect(meaningOf(before, compile(files)).map(({ text }) => text)).toEqual(['字段 名称 改名 name → called']);
  // What is otherwise as well is told beside it.
  const other = files.map((each) => ({ ...each, text: each.text.replace("row.called != ''", "row.called == ''") }));
  expect(meaningOf(before, compile(other)).map(({ text }) => text)).toEqual([
    '字段 名称 改名 name → called',
    "字段 数量 的显示的条件 row.name != '' → row.called == ''",
  ]);
});

test('no page takes the place of another', () => {
  expect(rename(FILES, before, { kind: 'board', from: 'a/figures', to: 'a/goods' })).toEqual({
    refused: '已有页面 "a/goods"',
  });
});

test('the statement of a report goes to its new folder with it, unless another one is of it', () => {
  const report = { title: '报表', sql: 'one.sql', columns: [{ key: 'n', title: '数', type: 'inputNumber' }] };
  const files = [
    file('a/one.report.json', report),
    { path: 'screens/a/one.sql', text: 'select 1' },
    file('a/two.report.json', { ...report, sql: ['select 1'] }),
  ];
  const moved = (all: readonly SourceFile[], to: string) =>
    rename(all, compile(all), { kind: 'report', from: 'a/one', to });
  expect(moved(files, 'b/one')).toMatchObject({
    files: [{ path: 'screens/b/one.report.json' }, { path: 'screens/b/one.sql', from: 'screens/a/one.sql' }],
  });
  expect(moved(files, 'a/zzz')).toMatchObject({ files: [{ path: 'screens/a/zzz.report.json' }] });
  expect(moved([...files, file('a/three.report.json', report)], 'b/one')).toEqual({
    refused: 'screens/a/one.sql 也是 screens/a/three.report.json 的，不能移到别的文件夹',
  });
  expect(moved([...files, { path: 'screens/b/one.sql', text: '' }], 'b/one')).toEqual({
    refused: 'screens/b/one.sql 已存在',
  });
});
