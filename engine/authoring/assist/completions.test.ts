import { beforeAll, describe, expect, test } from 'vitest';
import { cellKinds } from '../../../schemas/generated/language.ts';
import { compiler } from '../../../tests/declarations.ts';
import type { SourceFile } from '../../compile/documents.ts';
import type { Compiled } from '../../plan/compiled.ts';
import { completionsAt } from './complete.ts';
import { hoverAt } from './hover.ts';

/** A small project with one declaration of each kind. */
const declared = {
  'app.json': {
    title: '织屏',
    shortTitle: '织屏',
    home: '/market/goods',
    roles: [{ code: 'buyer', title: '采购员' }],
    userLists: [{ name: 'shops', model: 'market/shop', value: 'code', user: 'owner' }],
  },
  'menu.json': { items: [{ title: '市场', path: '/market', children: [{ screen: 'market/goods' }] }] },
  'market/state.dictionary.json': {
    title: '商品状态',
    items: [
      { value: 'on', text: '在售' },
      { value: 'off', text: '下架' },
    ],
  },
  'market/shop.model.json': {
    title: '店铺',
    fields: [
      { key: 'code', title: '编码', type: 'input' },
      { key: 'owner', title: '负责人', type: 'sel_user' },
    ],
  },
  'market/line.model.json': {
    title: '明细',
    fields: [
      { key: 'goodsId', title: '商品', type: 'hidden' },
      { key: 'qty', title: '数量', type: 'inputNumber' },
    ],
  },
  'market/goods.model.json': {
    title: '商品',
    fields: [
      { key: 'name', title: '名称', type: 'input', width: 120, validateRules: [{ rule: 'required' }] },
      { key: 'state', title: '状态', type: 'select', dictCode: 'state' },
      { key: 'price', title: '单价', type: 'inputNumber', disabledWhen: "row.state == 'off'" },
      { key: 'total', title: '总数', type: 'inputNumber', value: 'sum(lines, qty)' },
    ],
    measures: [{ key: 'kinds', title: '商品数', value: 'count()' }],
    subTables: [{ model: 'market/line', name: 'lines', title: '明细', foreignKey: 'goodsId' }],
  },
  'market/goods.screen.json': {
    title: '商品',
    type: 'list',
    model: 'market/goods',
    columns: ['name', { key: 'state', title: '现状', width: 90 }],
  },
  'market/short.screen.json': { title: '短名单', extends: 'market/goods', type: 'list', columns: ['name'] },
  'market/stock.report.json': {
    title: '库存',
    sql: 'stock.sql',
    params: [
      { key: 'day', title: '日期', type: 'period', required: true },
      { key: 'state', title: '状态', type: 'select', dictCode: 'state', required: true },
    ],
    columns: [{ key: 'state', title: '状态', type: 'select', dictCode: 'state' }],
  },
  'market/stock.picker.json': { title: '选库存', type: 'popup', report: 'market/stock', value: 'state' },
};
const sql =
  'select g.state, count(*) as goods from market_goods g\nwhere g.state = ${state} and g.create_time::date between ${dayFrom} and ${dayTo}\ngroup by g.state\n';
const files: SourceFile[] = [
  ...Object.entries(declared).map(([path, value]) => ({
    path: `screens/${path}`,
    text: `${JSON.stringify(value, null, 2)}\n`,
  })),
  { path: 'screens/market/stock.sql', text: sql },
].sort((one, other) => (one.path < other.path ? -1 : 1));

let compiled: Compiled;
beforeAll(async () => {
  compiled = (await compiler())(files);
  const told = compiled.problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
  // What the statement gives beside its columns is offered below.
  expect(told).toEqual([expect.stringContaining('SQL 输出了 goods')]);
});

/** `|` stands where the cursor is. */
function complete(path: string, text: string) {
  const file = { path: `screens/${path}`, text: text.replace('|', '') };
  return completionsAt(files, compiled, file, text.indexOf('|'));
}

const LIST = '"type": "list", "model": "market/goods"';
const field = (said: string) => `{"fields": [{"key": "x", ${said}}]}`;
const own = (said: string) => `{"fields": [{"key": "total", "type": "inputNumber", ${said}}]}`;
const part = (said: string) => `{"model": "market/goods", "parts": [{${said}}]}`;

describe('what stands first at', () => {
  test.each([
    ['keys of a page', 'a/b.screen.json', '{"type": "list", |}', 'title 文字'],
    ['keys of a model', 'a/b.model.json', '{|}', 'title 文字'],
    ['keys of a dictionary that has a title', 'a/b.dictionary.json', '{"title": "x", |}', '$schema 文字'],
    ['keys of a field, before its type', 'a/b.model.json', '{"fields": [{|}]}', 'type 文字'],
    ['keys of one cell type', 'a/b.model.json', field('"type": "inputNumber", |'), 'min 数字'],
    ['keys of an item', 'a/b.dictionary.json', '{"items": [{"value": "1", |}]}', 'text 文字'],
    [
      'keys of a rule',
      'a/b.model.json',
      field('"type": "input", "validateRules": [{"rule": "length", |}]'),
      'min 整数',
    ],
    ['keys of a part of a board', 'a/b.board.json', part('"type": "figure", |'), 'measure 文字'],
    ['types of pages', 'a/b.screen.json', '{"type": "|"}', 'list 自动列表'],
    ['cell types', 'a/b.model.json', field('"type": "|"'), 'normal 只读文本'],
    ['types of pickers', 'a/b.picker.json', '{"type": "|"}', 'user 选择用户'],
    ['values of a closed list', 'a/b.model.json', field('"type": "input", "align": "|"'), 'left '],
    ['true and false', 'a/b.model.json', field('"type": "input", "hidden": |'), 'true '],
    ['rules', 'a/b.model.json', field('"type": "input", "validateRules": [{"rule": "|"}]'), 'required 必填'],
    ['icons of the menu', 'menu.json', '{"items": [{"title": "x", "icon": "|"}]}', 'account-book '],
    ['models', 'a/b.screen.json', '{"type": "list", "model": "|"}', 'market/goods 商品'],
    ['dictionaries', 'a/b.model.json', field('"type": "select", "dictCode": "|"'), 'state 商品状态'],
    ['pages of the menu', 'menu.json', '{"items": [{"screen": "|"}]}', 'market/goods 商品'],
    ['a page to extend, before its type', 'a/b.screen.json', '{"extends": "|"}', 'market/goods 商品'],
    ['pickers', 'a/b.model.json', field('"type": "popup", "picker": "|"'), 'market/stock 选库存'],
    ['the report of a picker', 'a/b.picker.json', '{"type": "popup", "report": "|"}', 'market/stock 库存'],
    ['its value', 'a/b.picker.json', '{"type": "popup", "report": "market/stock", "value": "|"}', 'state 状态 · 库存'],
    [
      'its parameters',
      'a/b.picker.json',
      '{"type": "popup", "report": "market/stock", "params": {"|"}}',
      'day 日期 · 库存',
    ],
    [
      'parameters of a field',
      'a/b.model.json',
      field('"type": "popup", "picker": "market/stock", "paramFields": {"|"}'),
      'day 日期 · 库存',
    ],
    ['columns', 'a/b.screen.json', `{${LIST}, "columns": ["|"]}`, 'name 名称 · 商品'],
    ['columns behind one that is there', 'a/b.screen.json', `{${LIST}, "columns": ["name", "|"]}`, 'state 状态 · 商品'],
    ['a column that says more', 'a/b.screen.json', `{${LIST}, "columns": [{"key": "|"}]}`, 'name 名称 · 商品'],
    ['query items', 'a/b.screen.json', `{${LIST}, "query": ["|"]}`, 'name 名称 · 商品'],
    ['what is sorted by', 'a/b.screen.json', `{${LIST}, "sort": {"key": "|"}}`, 'name 名称 · 商品'],
    [
      'fields of a sub-table',
      'a/b.model.json',
      '{"subTables": [{"model": "market/line", "foreignKey": "|"}]}',
      'goodsId 商品 · 明细',
    ],
    ['buttons', 'a/b.screen.json', `{${LIST}, "toolbar": ["|"]}`, 'add '],
    [
      'fields a button sets',
      'a/b.screen.json',
      `{${LIST}, "rowActions": [{"code": "x", "set": {"|"}}]}`,
      'name 名称 · 商品',
    ],
    [
      'the value it sets',
      'a/b.screen.json',
      `{${LIST}, "rowActions": [{"code": "x", "set": {"state": "|"}}]}`,
      'on 在售',
    ],
    [
      'what a button is shown for',
      'a/b.screen.json',
      `{${LIST}, "rowActions": [{"code": "x", "when": {"field": "state", "in": ["|"]}}]}`,
      'on 在售',
    ],
    [
      'a default of a dictionary',
      'a/b.model.json',
      field('"type": "select", "dictCode": "state", "defaultValue": "|"'),
      'on 在售',
    ],
    [
      'a default of options',
      'a/b.model.json',
      field('"type": "select", "options": [{"value": "a", "text": "甲"}], "defaultValue": "|"'),
      'a 甲',
    ],
    ['a default of a switch', 'a/b.model.json', field('"type": "switch", "defaultValue": "|"'), 'Y '],
    [
      'a default that is worked out',
      'a/b.model.json',
      field('"type": "date", "defaultValue": "|"'),
      '#{date} 新增时的值',
    ],
    [
      'what a query begins with',
      'a/b.screen.json',
      `{${LIST}, "query": [{"key": "state", "defaultValue": "|"}]}`,
      'on 在售',
    ],
    [
      'a parameter that is a period',
      'a/b.report.json',
      '{"params": [{"key": "x", "type": "period", "defaultValue": "|"}]}',
      'today 今天',
    ],
    [
      'a parameter that is a text',
      'a/b.report.json',
      '{"params": [{"key": "x", "type": "input", "defaultValue": "|"}]}',
      '#{sysUserId} 打开的人',
    ],
    ['a state to begin in', 'market/goods.model.json', '{"states": {"field": "state", "initial": "|"}}', 'on 在售'],
    [
      'states to go from',
      'market/goods.model.json',
      '{"states": {"field": "state", "transitions": [{"from": ["|"]}]}}',
      'on 在售',
    ],
    ['names of an expression', 'market/goods.model.json', own('"disabledWhen": "1 > 0 && ro|"'), 'lines 明细 的各行'],
    ['fields of an expression', 'market/goods.model.json', own('"disabledWhen": "row.pr|"'), 'name 名称 · 商品'],
    ['items in an expression', 'market/goods.model.json', own('"disabledWhen": "row.state == \'|\'"'), 'on 在售'],
    [
      'one of several items',
      'market/goods.model.json',
      own('"disabledWhen": "row.state in [\'on\', \'|\']"'),
      'on 在售',
    ],
    ['what is known of the user', 'market/goods.model.json', own('"disabledWhen": "user.|"'), 'username 当前用户'],
    ['roles', 'market/goods.model.json', own('"disabledWhen": "\'|\' in user.roles"'), 'buyer 采购员'],
    ['fields of lines in a call', 'market/goods.model.json', own('"value": "sum(lines, |)"'), 'goodsId 商品 · 明细'],
    ['a scope of rows', 'market/goods.model.json', '{"scopes": [{"key": "x", "when": "row.|"}]}', 'name 名称 · 商品'],
    ['a measure', 'market/goods.model.json', '{"measures": [{"key": "x", "value": "1 + s|"}]}', 'row 名字'],
    [
      'another measure',
      'market/goods.model.json',
      '{"measures": [{"key": "a", "title": "甲"}, {"key": "b", "value": "measure.|"}]}',
      'a 甲',
    ],
    ['what a figure shows', 'a/b.board.json', part('"type": "figure", "measure": "|"'), 'kinds 商品数 · 商品'],
    ['the heights of a chart', 'a/b.board.json', part('"type": "chart", "chart": {"y": ["|"]}'), 'kinds 商品数 · 商品'],
    ['what it stands over', 'a/b.board.json', part('"type": "chart", "chart": {"x": "|"}'), 'name 名称 · 商品'],
    ['fields in a print', 'a/b.print.json', part('"type": "text", "text": "单号 ${|"'), 'name 名称 · 商品'],
    ['words in a print', 'a/b.print.json', part('"type": "text", "text": "#{|}"'), 'page 打印时的值'],
    ['permissions', 'a/b.screen.json', `{${LIST}, "permission": "|"}`, 'a:b 默认'],
    ['the page to begin with', 'app.json', '{"home": "|"}', '/market/goods 商品'],
    [
      'reasons, what is told first',
      'market/stock.report.json',
      '{"allow": ["|"]}',
      'output-undeclared SQL 输出了 goods，却没有声明这一列，它不会显示',
    ],
    [
      'outputs without a column',
      'market/stock.report.json',
      '{"sql": "stock.sql", "columns": [{"key": "|"}]}',
      'goods SQL 的输出，还没有列',
    ],
    ['parameters in SQL', 'market/stock.sql', 'select 1 from market_goods where d > ${|', 'dayFrom 日期'],
    ['who asks, in SQL', 'market/stock.sql', 'select 1 from market_goods where d = #{|}', 'sys_user_id 系统变量'],
    ['tables in SQL', 'market/stock.sql', 'select 1 from mar|', 'market_goods 商品'],
    [
      'columns of a table by its short name',
      'market/stock.sql',
      'select l.| from market_goods g join market_line l on true',
      'goods_id 商品 · 明细',
    ],
    ['columns of all tables', 'market/stock.sql', 'select st| from market_goods', 'name 名称 · 商品'],
    [
      'parameters in lines of a declaration',
      'a/b.report.json',
      '{"params": [{"key": "x", "title": "甲"}], "sql": ["select 1", "where d > ${|"]}',
      'x 甲',
    ],
    [
      'columns in lines of a declaration',
      'a/b.report.json',
      '{"sql": ["select |", "from market_line"]}',
      'goods_id 商品 · 明细',
    ],
  ])('%s', (_what, path, text, wanted) => {
    const [first] = complete(path, text);
    expect(`${first?.label} ${first?.detail}`).toBe(wanted);
  });

  test.each([
    [
      'a text in an expression that is compared with nothing',
      'market/goods.model.json',
      own('"disabledWhen": "row.name + \'|\'"'),
    ],
    ['a text in SQL', 'market/stock.sql', "select 'g|' from market_goods"],
    ['a comment in SQL', 'market/stock.sql', '-- sta|\nselect 1 from market_goods'],
    ['a file of SQL that is named', 'market/stock.report.json', '{"sql": "|"}'],
    ['behind what has no parts', 'market/goods.model.json', own('"disabledWhen": "now.|"')],
  ])('%s nothing', (_what, path, text) => {
    expect(complete(path, text)).toEqual([]);
  });
});

test('every cell type says what it is and shows how it is written', () => {
  // Other spellings stand behind them.
  const all = complete('a/b.model.json', field('"type": "|"'));
  const types = all.slice(0, Object.keys(cellKinds).length);
  expect(types.map(({ label }) => label).toSorted()).toEqual(Object.keys(cellKinds).toSorted());
  for (const { label, detail, help } of types) {
    expect(detail, label).not.toBe('');
    const [, example = ''] = /```json\n([\s\S]+)\n```$/.exec(help ?? '') ?? [];
    expect(JSON.parse(example), label).toMatchObject({ type: label });
  }
});

test('a word is exchanged alone, and a placeholder closed once', () => {
  const put = (path: string, text: string) => {
    const [first] = complete(path, text);
    const plain = text.replace('|', '');
    return first && plain.slice(0, first.from) + first.insert + plain.slice(first.to);
  };
  expect(put('market/stock.sql', 'a > ${da| and b')).toBe('a > ${dayFrom} and b');
  expect(put('market/stock.sql', 'a > ${da|}')).toBe('a > ${dayFrom}');
  const items = own('"disabledWhen": "row.state == \'o|\'"');
  expect(put('market/goods.model.json', items)).toBe(own('"disabledWhen": "row.state == \'on\'"'));
  const line = '{"params": [{"key": "xyz"}], "sql": ["a", "b > ${x|"]}';
  expect(put('a/b.report.json', line)).toBe(line.replace('${x|', '${xyz}'));
});

describe('what is said of, with the value in force', () => {
  const hover = (path: string, text: string, into = 1) => {
    const file = files.find((each) => each.path === `screens/${path}`) ?? { path: '', text: '' };
    expect(file.text).toContain(text);
    return hoverAt(files, compiled, file, file.text.indexOf(text) + into)?.paragraphs;
  };

  test('a key that says what the model says otherwise', () => {
    expect(hover('market/goods.screen.json', '"title": "现状"')).toEqual([
      '列头与表单标签。',
      '文字；例如：`"下单日期"`',
      '生效的值：`"现状"`，写在 screens/market/goods.screen.json:9；不写则为 `"状态"`，写在 screens/market/goods.model.json:17',
    ]);
  });

  test('a key that nobody else says', () => {
    expect(hover('market/goods.screen.json', '"width"')?.at(-1)).toBe(
      '生效的值：`90`，写在 screens/market/goods.screen.json:10',
    );
  });

  test('a column: what it has of its model, of the page, and by default', () => {
    expect(hover('market/goods.screen.json', '"name"')?.at(-1)?.split('\n')).toEqual([
      '生效的值：',
      '- `title`：`"名称"`，写在 screens/market/goods.model.json:6',
      '- `type`：`"input"`，写在 screens/market/goods.model.json:7',
      '- `width`：`120`，写在 screens/market/goods.model.json:8',
      '- `sortable`：`true`，默认',
      '- `hidden`：`false`，默认',
    ]);
    expect(hover('market/goods.screen.json', '"key": "state"', 9)?.at(-1)?.split('\n')).toEqual(
      expect.arrayContaining([
        '- `title`：`"现状"`，写在 screens/market/goods.screen.json:9',
        '- `dictCode`：`"state"`，写在 screens/market/goods.model.json:19',
      ]),
    );
  });

  test('a page that extends another: what it takes over, what it says instead', () => {
    expect(hover('market/short.screen.json', '"extends"')?.slice(-2)).toEqual([
      '继承：`model`（screens/market/goods.screen.json:4）',
      '本文件另写：`title`（screens/market/goods.screen.json:2）、`type`（screens/market/goods.screen.json:3）、`columns`（screens/market/goods.screen.json:5）',
    ]);
    expect(hover('market/short.screen.json', '"title"')?.at(-1)).toBe(
      '生效的值：`"短名单"`，写在 screens/market/short.screen.json:2；不写则为 `"商品"`，写在 screens/market/goods.screen.json:2',
    );
    // Of what is taken over as well.
    expect(hover('market/short.screen.json', '"name"')?.at(-1)).toContain(
      '- `width`：`120`，写在 screens/market/goods.model.json:8',
    );
  });

  test('a field where it is declared: how it is kept', () => {
    expect(hover('market/goods.model.json', '"state"')?.slice(0, 3)).toEqual([
      '**状态 `market/goods.state`**',
      '`select` · code · 字典 `state` · 存为 `varchar(60)`',
      expect.stringMatching(/^\d+ 处写到，声明在 screens\/market\/goods\.model\.json:16$/),
    ]);
  });

  test('a table and a column in SQL', () => {
    expect(hover('market/stock.sql', 'market_goods')?.[0]).toBe('**商品 `market/goods`**');
    expect(hover('market/stock.sql', 'g.state', 3)?.slice(0, 2)).toEqual([
      '**状态 `market/goods.state`**',
      '`select` · code · 字典 `state` · 存为 `varchar(60)`',
    ]);
    expect(hover('market/stock.sql', 'group by', 2)).toBeUndefined();
  });
});
