import { beforeAll, expect, test } from 'vitest';
import { compiler } from '../../../tests/declarations.ts';
import type { Compiled } from '../../plan/compiled.ts';
import type { SourceFile } from '../documents.ts';

let compile: (files: readonly SourceFile[]) => Compiled;

beforeAll(async () => {
  compile = await compiler();
});

const name = { key: 'name', title: '名称', type: 'input' };

type Files = Readonly<Record<string, object>>;

/** What is told of a model with these fields behind its name, and of what stands beside it: codes and places. */
function told(fields: readonly object[], files: Files = {}): string[] {
  const all: Files = {
    'app.json': { title: '织屏', shortTitle: '织屏', home: '/market/goods' },
    'menu.json': { items: [{ screen: 'market/goods' }] },
    'market/goods.model.json': { title: '商品', fields: [name, ...fields] },
    'market/goods.screen.json': { title: '商品', type: 'list', model: 'market/goods' },
    ...files,
  };
  const written = Object.entries(all).map(([path, value]) => ({
    path: `screens/${path}`,
    text: JSON.stringify(value),
  }));
  const { problems, plans } = compile(written);
  plans.get('market/goods');
  return problems.map(({ code, pointer }) => `${code} ${pointer}`);
}

const input = (more: object) => ({ key: 'one', title: '一列', type: 'input', ...more });

test.each(['id', 'tenant_id', 'create_by', 'update_time', 'sys_org_code', 'version', 'ctid', 'xmin', 'tableoid'])(
  'no field is kept in the column %s',
  (column) => {
    expect(told([input({ store: { column } })])).toEqual(['reserved-name /fields/1/store/column']);
  },
);

test('a key is not the name of a column PostgreSQL has', () => {
  expect(told([input({ key: 'xmin' })])).toEqual(['reserved-name /fields/1/key']);
  expect(told([input({ key: 'xmin', store: { column: 'least_x' } })])).toEqual([]);
  expect(told([input({ key: 'createBy' })])).toEqual(['reserved-name /fields/1/key']);
  // It was one before PostgreSQL 12, and is what people call the number of an order.
  expect(told([input({ key: 'oid' })])).toEqual([]);
});

const typed = (type: string, defaultValue: string | number, more: object = {}) =>
  input({ type, defaultValue, ...more });

test.each([
  ['date', '#{datetime}'],
  ['date', '#{time}'],
  ['date', '{{ now }}'],
  ['date', '#{sysUserName}'],
  ['datetime', '#{time}'],
  ['time', '#{datetime}'],
  ['time', '{{ date(now) }}'],
  ['inputNumber', '#{date}'],
  ['inputNumber', '#{sysUserCode}'],
])('a default of %s is not %s', (type, defaultValue) => {
  expect(told([typed(type, defaultValue)])).toEqual(['wrong-type /fields/1/defaultValue']);
});

test('a default that an expression gives is of the kind of its field', () => {
  expect(told([typed('inputNumber', '{{ user.realname }}')])).toEqual(['expression /fields/1/defaultValue']);
});

test.each([
  ['date', '#{date}'],
  ['date', '{{ date(now) }}'],
  ['date', '{{ addDays(now, 7) }}'],
  ['date', '{{ row.name }}'],
  ['datetime', '#{date}'],
  ['datetime', '{{ now }}'],
  ['datetime', '#{date} 08:00:00'],
  ['time', '#{time}'],
  ['inputNumber', '{{ 1 + 2 }}'],
  ['inputNumber', "{{ days('2024-01-01', now) }}"],
  ['input', '#{datetime} {{ user.realname }}'],
])('a default of %s may be %s', (type, defaultValue) => {
  expect(told([typed(type, defaultValue)])).toEqual([]);
});

const pickers = {
  'market/by-id.picker.json': { title: '选人', type: 'user', value: 'id' },
  'market/parts.picker.json': { title: '选部门', type: 'department', value: 'id' },
};
const byId = { picker: 'market/by-id' };

test.each([
  ['sel_user', '#{sysUserName}', {}],
  ['sel_user', '#{sysUserId}', {}],
  ['sel_user', '#{sysOrgCode}', {}],
  ['sel_user', '{{ user.realname }}', {}],
  ['sel_user', '#{sysUserCode}', byId],
  ['sel_depart', '#{sysUserCode}', {}],
  ['sel_depart', '#{sysOrgCode}', { picker: 'market/parts' }],
  ['sel_role', '#{sysUserCode}', {}],
])('a default of %s is not %s %j', (type, defaultValue, more) => {
  expect(told([typed(type, defaultValue, more)], pickers)).toEqual(['default-refused /fields/1/defaultValue']);
});

test.each([
  ['sel_user', '#{sysUserCode}', {}],
  ['sel_user', '{{ user.username }}', {}],
  ['sel_user', '#{sysUserId}', byId],
  ['sel_user', 'admin,#{sysUserCode}', { multiple: true }],
  ['sel_depart', '#{sysOrgCode}', {}],
])('a default of %s may be %s %j', (type, defaultValue, more) => {
  expect(told([typed(type, defaultValue, more)], pickers)).toEqual([]);
});

test('a default is an item that can still be chosen', () => {
  const options = [
    { value: 'a', text: '甲' },
    { value: 'b', text: '乙', disabled: true },
  ];
  const dictionary = { 'market/kind.dictionary.json': { title: '种类', items: options } };
  const refused = ['default-refused /fields/1/defaultValue'];
  expect(told([typed('select', 'b', { options })])).toEqual(refused);
  expect(told([typed('checkbox_group', 'a,b', { dictCode: 'kind' })], dictionary)).toEqual(refused);
  expect(told([typed('select', 'a', { dictCode: 'kind' })], dictionary)).toEqual([]);
  expect(told([typed('select', 'b', { options, disabled: true })])).toEqual([]);
});

test.each([
  ['pca', '浙江省/杭州市/西湖区', {}],
  ['pca', '330000', {}],
  ['pca', '330100', {}],
  ['pca', '330106', { displayLevel: 'city' }],
  ['progress', 150, {}],
  ['progress', -1, {}],
])('a default of %s is not %s %j', (type, defaultValue, more) => {
  expect(told([typed(type, defaultValue, more)])).toEqual(['default-refused /fields/1/defaultValue']);
});

test.each([
  ['pca', '330106', {}],
  ['pca', '330100', { displayLevel: 'city' }],
  ['pca', '330000', { displayLevel: 'all' }],
  ['pca', '810000', {}],
  ['pca', '441900', {}],
  ['progress', 0, {}],
  ['progress', 100, {}],
])('a default of %s may be %s %j', (type, defaultValue, more) => {
  expect(told([typed(type, defaultValue, more)])).toEqual([]);
});

const setting = (set: object) => ({
  'market/goods.screen.json': {
    title: '商品',
    type: 'list',
    model: 'market/goods',
    rowActions: [{ code: 'take', title: '领取', set }],
  },
});
const person = { key: 'owner', title: '负责人', type: 'sel_user' };
const day = { key: 'day', title: '日期', type: 'date' };

test('a button sets who pressed it and when, as the fields keep it', () => {
  const fields = [person, day];
  expect(told(fields, setting({ owner: '#{sysUserCode}', day: '#{date}', name: '#{sysUserName}' }))).toEqual([]);
  expect(told(fields, setting({ owner: '#{sysUserName}' }))).toEqual(['set-value /rowActions/0/set/owner']);
  expect(told(fields, setting({ day: '#{datetime}' }))).toEqual(['set-value /rowActions/0/set/day']);
  expect(told(fields, setting({ name: '{{ user.realname }}' }))).toEqual(['set-value /rowActions/0/set/name']);
  expect(told(fields, setting({ name: '#{sysUser}' }))).toEqual(['set-value /rowActions/0/set/name']);
});

const must = { validateRules: ['required'] };

test.each([
  [{ type: 'normal', ...must }, '/type'],
  [{ form: { readOnly: true }, ...must }, '/form/readOnly'],
  [{ form: false, ...must }, '/form'],
  [{ disabled: true, ...must }, '/disabled'],
  [{ disabled: true, requiredWhen: "row.name == 'a'" }, '/disabled'],
])('nobody can fill in what is asked for: %j', (more, at) => {
  expect(told([input(more)])).toEqual([`never-filled /fields/1${at}`]);
});

test('what is asked for is filled by a default, an expression, a choice beside it or a button', () => {
  const shut = { form: { readOnly: true }, ...must };
  expect(told([input({ ...shut, defaultValue: 'a' })])).toEqual([]);
  expect(told([input({ type: 'normal', ...must, value: 'row.name' })])).toEqual([]);
  const part = { key: 'part', title: '部门', type: 'sel_tree', dictCode: 'tree', textField: 'one' };
  const tree = {
    'market/part.model.json': {
      title: '部门',
      fields: [name, { key: 'pid', title: '上级', type: 'hidden' }],
      tree: { parent: 'pid', hasChild: 'hasChild' },
    },
    'market/tree.dictionary.json': {
      title: '部门',
      source: { model: 'market/part', text: 'name', code: 'id', parent: 'pid' },
    },
  };
  expect(told([part, input(shut)], tree).filter((each) => each.startsWith('never-filled'))).toEqual([]);
  const later = input({ disabled: true, requiredWhen: "row.name == 'a'" });
  expect(told([later], setting({ one: 'x' }))).toEqual([]);
});

const laid = (fields: readonly (string | object)[], more: object = {}) => ({
  'market/goods.screen.json': { title: '商品', type: 'list', model: 'market/goods', form: { fields }, ...more },
});

test('a form by which records are added has all that they must have', () => {
  const needed = input(must);
  expect(told([needed], laid(['name']))).toEqual(['never-filled /form/fields']);
  expect(told([needed], laid(['name'], { type: 'form' }))).toEqual(['never-filled /form/fields']);
  expect(told([input({ ...must, defaultValue: '#{date}' })], laid(['name']))).toEqual(['never-filled /form/fields']);
  expect(told([needed], laid(['name', 'one']))).toEqual([]);
  expect(told([needed], laid(['name'], { toolbar: ['export'] }))).toEqual([]);
  expect(told([needed], laid(['name'], { editing: 'inline' }))).toEqual([]);
  expect(told([input({ ...must, defaultValue: 'a' })], laid(['name']))).toEqual([]);
  const shared = { 'market/short.form.json': { title: '短', fields: ['name'] } };
  const by = { form: 'market/short' };
  expect(told([needed], { ...laid([], by), ...shared })).toEqual(['never-filled /form']);
});

const ruled = (rules: readonly unknown[], more: object = {}) => input({ validateRules: rules, ...more });
const regex = (text: string) => ({ rule: 'regex', regex: text, message: '不对' });

test('a format has room for its shortest text', () => {
  expect(told([ruled(['mobile'], { maxLength: 5 })])).toEqual(['regex-unmatched /fields/1/validateRules/0/pattern']);
  expect(told([ruled(['mobile'], { store: { length: 10 } })])).toEqual([
    'regex-unmatched /fields/1/validateRules/0/pattern',
  ]);
  const short = { rule: 'length', max: 4 };
  expect(told([ruled([regex('^[A-Z]{6}$'), short])])).toEqual(['regex-unmatched /fields/1/validateRules/0/regex']);
  expect(told([ruled(['mobile'], { maxLength: 11 })])).toEqual([]);
});

test.each(['^\\\\d{11}$', '^\\\\w+$', '^[\\\\d]+$', 'a^b', '$a'])('nobody can write what passes %s', (text) => {
  expect(told([ruled([regex(text)])])).toEqual(['regex /fields/1/validateRules/0/regex']);
});

test.each(['^[A-Z]:\\\\docs', '^\\\\\\d+$', '^\\d{11}$', '(?:^|,)a'])('somebody can write what passes %s', (text) => {
  expect(told([ruled([regex(text)])])).toEqual([]);
});

test('what keeps the id of a record has room for it', () => {
  const goods = (more: object) => ({
    'market/goods.model.json': { title: '商品', fields: [name], ...more },
  });
  const line = (length: number) => ({
    'market/line.model.json': {
      title: '明细',
      fields: [name, { key: 'goodsId', title: '商品', type: 'hidden', store: { length } }],
    },
    ...goods({ subTables: [{ model: 'market/line', foreignKey: 'goodsId' }] }),
  });
  expect(told([], line(18))).toEqual(['length-above-store /fields/1/store/length']);
  expect(told([], line(36))).toEqual([]);
  const tree = (length: number) =>
    goods({
      fields: [
        name,
        { key: 'pid', title: '上级', type: 'hidden', store: { length } },
        { key: 'hasChild', title: '有下级', type: 'hidden', store: { length: 3 } },
      ],
      tree: {},
    });
  expect(told([], tree(10))).toEqual(['length-above-store /fields/1/store/length']);
  expect(told([], tree(36))).toEqual([]);
  const shop = {
    'market/shop.model.json': { title: '店铺', fields: [name] },
    'market/shop.dictionary.json': { title: '店铺', source: { model: 'market/shop', text: 'name', code: 'id' } },
  };
  const chosen = (more: object) => input({ type: 'select', dictCode: 'shop', ...more });
  expect(told([chosen({ store: { length: 10 } })], shop)).toEqual(['length-above-store /fields/1/store/length']);
  expect(told([chosen({})], shop)).toEqual([]);
  expect(told([typed('sel_user', '#{sysUserId}', { ...byId, store: { length: 18 } })], pickers)).toHaveLength(1);
});

test('what an expression gives is among the choices of its field', () => {
  const options = [
    { value: 'a', text: '甲' },
    { value: 'b', text: '乙' },
  ];
  const computed = (value: string) => input({ type: 'select', options, value });
  expect(told([computed("row.name == '' ? 'a' : 'c'")])).toEqual(['unknown-choice /fields/1/value']);
  expect(told([computed("row.name == 'x' ? 'a' : row.name == 'c' ? '' : 'b'")])).toEqual([]);
  expect(told([computed("row.name + 'c'")])).toEqual([]);
  expect(told([typed('select', "{{ 'c' }}", { options })])).toEqual(['unknown-choice /fields/1/defaultValue']);
  expect(told([typed('select', "{{ 'b' }}", { options })])).toEqual([]);
  expect(told([input({ type: 'switch', value: "row.name == 'x' ? '1' : 'N'" })])).toHaveLength(1);
});

test('a button stands on rows that there can be', () => {
  const seen = (field: string, one: string) =>
    told([day, { key: 'qty', title: '数量', type: 'inputNumber' }], {
      'market/goods.screen.json': {
        title: '商品',
        type: 'list',
        model: 'market/goods',
        rowActions: [{ code: 'take', title: '领取', set: { name: 'x' }, when: { field, in: [one] } }],
      },
    });
  const refused = ['wrong-type /rowActions/0/when/in/0'];
  expect(seen('day', '2024/5/1')).toEqual(refused);
  expect(seen('day', '#{date}')).toEqual(refused);
  expect(seen('qty', '很多')).toEqual(refused);
  expect(seen('qty', '1.0')).toEqual(refused);
  expect(seen('createTime', '2024-05-01')).toEqual(refused);
  for (const [field, one] of [
    ['day', '2024-05-01'],
    ['day', ''],
    ['qty', '0'],
    ['qty', '-1.5'],
    ['version', '1'],
  ] as const)
    expect(seen(field, one), one).toEqual([]);
});

test('a file that no screen uses is told, but where a screen cannot be read', () => {
  const lonely = {
    'market/few.columns.json': { title: '几列', columns: ['nope'] },
    'market/ask.query.json': { title: '查询', items: ['nope'] },
    'market/short.form.json': { title: '短', fields: ['nope'] },
  };
  expect(told([], lonely)).toEqual(['file-unused ', 'file-unused ', 'file-unused ']);
  const parts = { columns: 'market/few', query: 'market/ask', form: 'market/short' };
  const screen = { title: '商品', type: 'list', model: 'market/goods', ...parts };
  expect(told([], { ...lonely, 'market/goods.screen.json': screen })).not.toContain('file-unused ');
  const broken = { 'market/other.screen.json': { title: '另一页', type: 'nope' } };
  expect(told([], { ...lonely, ...broken })).not.toContain('file-unused ');
});

test.each(['^[0-9]{2,5}$', '^[0-9]{2,}$', '^[0-9]{6}$', String.raw`^\{2, 5\}$`, '^[{}]+$', '^｛.+｝$', '^[a-z]，$'])(
  'the pattern %s counts, or means its braces',
  (regex) => {
    const rule = { rule: 'regex', regex, message: '不对' };
    expect(told([input({ validateRules: [rule] })])).toEqual([]);
  },
);

test('ranges that leave a number are sound', () => {
  const number = (more: object) => input({ type: 'inputNumber', ...more });
  const range = (bounds: object) => ({ rule: 'range', ...bounds });
  expect(
    told([number({ precision: 0, min: 1, validateRules: [range({ min: 5, max: 5 }), range({ max: 9 })] })]),
  ).toEqual([]);
  expect(told([number({ precision: 2, validateRules: [range({ min: 0.1, max: 0.9 })] })])).toEqual([]);
  expect(
    told([number({ precision: 0, format: 'percent', max: 1, validateRules: [range({ min: 0.1, max: 0.9 })] })]),
  ).toEqual([]);
  expect(told([number({ precision: 0, max: 9, validateRules: [range({ min: 10 })] })])).toEqual([
    'empty-range /fields/1/validateRules/0/min',
  ]);
});
