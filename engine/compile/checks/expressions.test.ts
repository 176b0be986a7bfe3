import { beforeAll, expect, test } from 'vitest';
import { toldOf } from '../../../tests/declarations.ts';

let told: Awaited<ReturnType<typeof toldOf>>;
beforeAll(async () => {
  told = await toldOf();
});

const status = {
  key: 'status',
  title: '状态',
  type: 'select',
  options: [
    { value: 'Shipped', text: '已发货' },
    { value: 'Cancelled', text: '已取消' },
  ],
};
const model = (more: object) => ({
  title: '坏',
  fields: [
    { key: 'name', title: '名称', type: 'input' },
    status,
    { key: 'owner', title: '负责人', type: 'sel_user' },
    { key: 'shown', title: '负责人姓名', type: 'input' },
    { key: 'depart', title: '部门', type: 'sel_depart' },
    { key: 'day', title: '日期', type: 'date' },
    { key: 'at', title: '时刻', type: 'datetime' },
    { key: 'qty', title: '数量', type: 'inputNumber' },
  ],
  ...more,
});

const scoped = (when: string) => model({ scopes: [{ key: 'some', title: '一部分', when }] });
const places = (file: object) =>
  told({ 'market/bad.model.json': file }).map(({ code, pointer, suggestion }) => [code, pointer, suggestion]);

test.each([
  ["row.status == 'Canceled'", 'unknown-choice', 'Cancelled'],
  ["row.status in ['Shipped', '已取消']", 'unknown-choice', 'Cancelled'],
  ['row.owner == user.realname', 'expression', 'user.username'],
  ['row.createBy != user.id', 'expression', 'user.username'],
  ['row.owner in user.roles', 'expression', 'user.username'],
  ['row.depart == user.username', 'expression', 'user.orgCode'],
  ["row.qty == 'many'", 'scope-condition', undefined],
])('a row rule %s is refused', (when, code, suggestion) => {
  expect(places(scoped(when))).toEqual([[code, '/scopes/0/when', suggestion]]);
});

const shop = { key: 'shop', title: '店铺', type: 'select', dictCode: 'shop' };
const stored = (when: string, ...fields: object[]) =>
  places({ ...scoped(when), fields: [...model({}).fields, ...fields] });

test('a row rule looks for values where a list of the user’s has them', () => {
  expect(stored('row.shop in user.shops', shop)).toEqual([]);
  expect(stored('row.name in user.shops', shop)).toEqual([]);
  // They may be codes of shops written down by hand.
  expect(stored('row.status in user.shops')).toEqual([]);
  expect(stored("row.shop == 'A' || row.status in user.shops", shop)).toEqual([
    ['scope-condition', '/scopes/0/when', 'row.shop'],
  ]);
  const rule = { key: 'rule', title: '规则', type: 'select', dictCode: 'ad_warning_rule' };
  expect(stored('row.rule in user.shops', rule).map(([code]) => code)).toContain('scope-condition');
});

const computed = (requiredWhen: string) =>
  places({ ...model({}), fields: [...model({}).fields, { key: 'note', title: '备注', type: 'input', requiredWhen }] });

test.each(['row.day > row.status', 'row.owner == row.day', 'row.at == row.day', 'row.status <= row.at'])(
  'two fields are never held against each other as in %s',
  (condition) => {
    expect(computed(condition)).toEqual([['expression', '/fields/8/requiredWhen', undefined]]);
  },
);

test.each([
  'row.at >= row.day',
  'row.day > row.name',
  'row.owner == row.shown',
  'row.day != old.day',
  'row.status > row.name',
])('two fields may be held against each other as in %s', (condition) => {
  expect(computed(condition)).toEqual([]);
});

test.each([
  "row.status == 'Cancelled' || row.status == ''",
  'row.owner == user.username && row.shown == user.realname',
  'row.depart == user.orgCode || row.sysOrgCode.startsWith(user.orgCode)',
  'row.status in values',
])('a row rule %s is sound', (when) => {
  expect(places(scoped(when))).toEqual([]);
});

test('who moves a record on, and when, is read as well', () => {
  const transition = { code: 'cancel', title: '取消', from: ['Shipped'], to: 'Cancelled' };
  const states = (more: object) =>
    model({
      states: { field: 'status', initial: 'Shipped', final: ['Cancelled'], transitions: [{ ...transition, ...more }] },
    });
  const at = '/states/transitions/0';
  expect(places(states({ who: 'row.owner == user.realname' }))).toEqual([['expression', `${at}/who`, 'user.username']]);
  const rule = { expression: "row.status == 'Shiped'", message: '不行' };
  expect(places(states({ rule }))).toEqual([['unknown-choice', `${at}/rule/expression`, 'Shipped']]);
  expect(places(states({ who: 'row.owner == user.username' }))).toEqual([]);
});

test.each([
  ['row.day == now', 'date(now)'],
  ['row.at == date(now)', undefined],
  ['row.owner == user.realname', 'user.username'],
  ["row.qty == 'many'", undefined],
])('a condition of a field %s is refused', (visibleWhen, suggestion) => {
  const file = model({});
  const note = { key: 'note', title: '备注', type: 'input', visibleWhen };
  expect(places({ ...file, fields: [...file.fields, note] })).toEqual([
    ['expression', '/fields/8/visibleWhen', suggestion],
  ]);
});

test.each(['row.day <= now', 'row.day == date(now)', 'row.at < now', 'date(row.at) == date(now)'])(
  'a condition of a field %s is sound',
  (visibleWhen) => {
    const file = model({});
    const note = { key: 'note', title: '备注', type: 'input', visibleWhen };
    expect(places({ ...file, fields: [...file.fields, note] })).toEqual([]);
  },
);
