import { beforeAll, expect, test } from 'vitest';
import { toldOf } from '../../../../tests/declarations.ts';

let told: Awaited<ReturnType<typeof toldOf>>;
beforeAll(async () => {
  told = await toldOf();
});

const options = (...values: string[]) => values.map((value) => ({ value, text: `${value}.` }));
const fields = [
  { key: 'code', title: '编号', type: 'input' },
  { key: 'name', title: '名称', type: 'input' },
  { key: 'status', title: '状态', type: 'select', options: options('open', 'shut') },
  { key: 'day', title: '日期', type: 'date' },
  { key: 'qty', title: '数量', type: 'inputNumber' },
  { key: 'on', title: '启用', type: 'switch' },
];
const places = (entry: object, more: object = { columns: ['code', entry] }) =>
  told({
    'market/bad.model.json': { title: '坏', fields },
    'market/bad.screen.json': { title: '坏', type: 'list', model: 'market/bad', ...more },
  }).map(({ code, pointer }) => [code, pointer]);

test.each([
  [{ key: 'qty', type: 'input' }, 'type'],
  [{ key: 'qty', type: 'date' }, 'type'],
  [{ key: 'name', type: 'inputNumber' }, 'type'],
  [{ key: 'day', type: 'input' }, 'type'],
  [{ key: 'status', type: 'input' }, 'type'],
  [{ key: 'status', type: 'checkbox_group', options: options('open', 'shut') }, 'type'],
  [{ key: 'status', type: 'select', options: options('open', 'closed') }, 'options'],
  [{ key: 'status', type: 'select', dictCode: 'order_status' }, 'dictCode'],
])('%j contradicts its field', (entry, key) => {
  expect(places(entry)).toEqual([['wrong-type', `/columns/1/${key}`]]);
  expect(places(entry, { form: { fields: ['code', entry] } })).toEqual([['wrong-type', `/form/fields/1/${key}`]]);
});

test.each([
  { key: 'qty', type: 'normal' },
  { key: 'qty', type: 'progress' },
  { key: 'day', type: 'datetime' },
  { key: 'name', type: 'textarea' },
  { key: 'name', type: 'image' },
  { key: 'name', type: 'select', options: options('a', 'b') },
  { key: 'status', type: 'radio', options: options('open') },
  { key: 'status', type: 'select', options: options('open', 'shut', 'lost') },
  { key: 'on', type: 'select', options: options('Y', 'N') },
])('%j is another look of its field', (entry) => {
  expect(places(entry)).toEqual([]);
});

test('a column is asked for in a way its kind can answer', () => {
  const query = { mode: 'like' };
  expect(places({ key: 'qty', query })).toEqual([['key-unused', '/columns/1/query']]);
  expect(places({ key: 'qty' }, { query: [{ key: 'qty', ...query }] })).toEqual([['query-mode', '/query/0/mode']]);
  expect(places({ key: 'name' }, { query: [{ key: 'name', ...query }] })).toEqual([]);
  const model = { title: '坏', fields: [...fields, { key: 'pieces', title: '件', type: 'inputNumber', query }] };
  expect(told({ 'market/bad.model.json': model }).map(({ code }) => code)).toEqual(['query-mode']);
});
