import { beforeAll, expect, test } from 'vitest';
import { toldOf } from '../../../tests/declarations.ts';

let told: Awaited<ReturnType<typeof toldOf>>;
beforeAll(async () => {
  told = await toldOf();
});

const places = (over: Parameters<typeof told>[0]) =>
  told(over).map(({ code, pointer, found }) => `${code} ${pointer} ${found}`);

const cost = { key: 'cost', title: '成本', type: 'inputNumber', restricted: true };
const state = {
  key: 'state',
  title: '状态',
  type: 'select',
  options: [
    { value: 'open', text: '开' },
    { value: 'shut', text: '关' },
  ],
};
const model = (fields: object[], more: object = {}) => ({ title: '坏', fields: [state, ...fields], ...more });

test('a button is not called like a restricted field', () => {
  const set = { code: 'cost', title: '关闭', set: { state: 'shut' } };
  const screen = { title: '坏', type: 'list', model: 'market/bad', rowActions: [set] };
  expect(places({ 'market/bad.model.json': model([cost]), 'market/bad.screen.json': screen })).toEqual([
    'taken-name /rowActions/0/code cost',
  ]);
  const open = model([{ ...cost, restricted: false }]);
  expect(places({ 'market/bad.model.json': open, 'market/bad.screen.json': screen })).toEqual([]);
});

test('nor a transition, nor the field like a button every list may have', () => {
  const transitions = [{ code: 'cost', title: '关闭', from: ['open'], to: 'shut' }];
  const states = { field: 'state', initial: 'open', final: ['shut'], transitions };
  expect(places({ 'market/bad.model.json': model([cost], { states }) })).toEqual([
    'taken-name /states/transitions/0/code cost',
  ]);
  expect(places({ 'market/bad.model.json': model([{ ...cost, key: 'export' }]) })).toEqual([
    'taken-name /fields/1/key export',
  ]);
  expect(places({ 'market/bad.model.json': model([{ ...cost, key: 'export', restricted: false }]) })).toEqual([]);
});

test('a column of a report neither, and a board shares no permission with a model', () => {
  const report = {
    title: '坏',
    sql: ['select name as export from base_shop'],
    columns: [{ key: 'export', title: '出口', type: 'input', restricted: true }],
  };
  expect(places({ 'market/bad.report.json': report })).toEqual(['taken-name /columns/0/key export']);
  const board = {
    title: '坏',
    model: 'market/order',
    permission: 'market:order',
    parts: [{ type: 'figure', measure: 'orders' }],
  };
  expect(places({ 'market/bad.board.json': board })).toEqual(['shared-permission /permission market:order']);
});
