import { beforeAll, expect, test } from 'vitest';
import { toldOf } from '../../../../tests/declarations.ts';

let told: Awaited<ReturnType<typeof toldOf>>;
beforeAll(async () => {
  told = await toldOf();
});

const field = (key: string, type: string, more: object = {}) => ({ key, title: key, type, ...more });
const options = (...values: string[]) => ({ options: values.map((value) => ({ value, text: `${value}.` })) });
const fields = [
  field('name', 'input'),
  field('qty', 'inputNumber'),
  field('day', 'date'),
  field('at', 'datetime'),
  field('owner', 'sel_user'),
  field('state', 'select', options('on', 'off')),
  field('open', 'switch'),
];

/** What is told where a pop-up over a report of the same columns copies and hands over. */
function said(popup: object, more: { params?: object[]; where?: string } = {}) {
  const columns = fields.filter(({ key }) => key !== 'owner');
  const sql = `select ${columns.map(({ key }) => key).join(', ')} from market_bad${more.where ?? ''}`;
  const pick = {
    ...field('pick', 'popup'),
    picker: 'market/tried',
    orgFields: ['name'],
    destFields: ['pick'],
    ...popup,
  };
  return told({
    'market/bad.model.json': { title: '坏', fields: [...fields, field('other', 'select', options('red')), pick] },
    'market/tried.report.json': { title: '坏', sql: [sql], columns, params: more.params ?? [] },
    'market/tried.picker.json': { type: 'popup', title: '选', report: 'market/tried', value: 'name' },
  }).map(({ code, pointer, message }) => [code, pointer, message]);
}
const copied = (from: string, to: string) => said({ orgFields: [from], destFields: [to] });

test.each([
  ['name', 'qty', '列 "name" 是文字，字段 "qty" 是数值，放不进去'],
  ['name', 'day', '列 "name" 是文字，字段 "day" 是日期，放不进去'],
  ['at', 'day', '列 "at" 是日期时间，字段 "day" 是日期，放不进去'],
  ['day', 'owner', '列 "day" 是日期，字段 "owner" 是引用，放不进去'],
  ['qty', 'open', '列 "qty" 是数值，字段 "open" 是开关，放不进去'],
  ['state', 'other', '列 "state" 的值出自选项，字段 "other" 的出自选项，没有一个相同'],
])('%s copied into %s', (from, to, message) => {
  expect(copied(from, to)).toEqual([['wrong-type', '/fields/8/destFields/0', message]]);
});

test.each([
  ['qty', 'name'],
  ['day', 'at'],
  ['name', 'state'],
  ['name', 'owner'],
  ['state', 'name'],
  ['qty', 'qty'],
])('%s fits %s', (from, to) => {
  expect(copied(from, to)).toEqual([]);
});

test('two columns copied into one field', () => {
  const twice = { orgFields: ['name', 'state'], destFields: ['pick', 'pick'] };
  expect(said(twice).map(([code, pointer]) => [code, pointer])).toEqual([['taken-name', '/fields/8/destFields/1']]);
});

test('what is handed to the report', () => {
  const params = [field('since', 'date', { required: true })];
  const handed = (from: string) => said({ paramFields: { since: from } }, { params, where: ` where day >= \${since}` });
  expect(handed('name')).toEqual([
    ['wrong-type', '/fields/8/paramFields/since', '字段 "name" 是文字，参数 "since" 是日期，放不进去'],
  ]);
  expect(handed('day')).toEqual([]);
});

test('codes that a column of whole numbers cannot keep', () => {
  const kept = (...values: string[]) =>
    told({
      'market/bad.model.json': {
        title: '坏',
        fields: [fields[0], field('state', 'select', { ...options(...values), store: { type: 'integer' } })],
      },
    }).map(({ code, pointer, suggestion }) => [code, pointer, suggestion]);
  const wrong = [['store-type', '/fields/1/store/type', 'varchar']];
  for (const value of ['on', '01', '1.5', '99999999999']) expect(kept('1', value)).toEqual(wrong);
  expect(kept('0', '-1', '2147483647')).toEqual([]);
});
