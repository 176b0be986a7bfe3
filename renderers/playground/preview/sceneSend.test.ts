// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { Incoming } from '../../../engine/api/send.ts';
import type { Plan } from '../../../engine/plan/Plan.ts';
import type { Scene } from './scene.ts';
import { sceneSend } from './sceneSend.ts';

const run = { code: 'run', title: '立即执行', permission: '', call: { path: '/sys/quartzJob/execute', method: 'GET' } };
const plan = { id: 'system/schedule', type: 'list', toolbar: [], rowActions: [run], subLists: [] } as unknown as Plan;
const scene = { plan, dictionaries: [], rows: 'live' } as unknown as Scene;

test('a button’s call is not made from a preview, by whatever method; what is read is read', async () => {
  const send = vi.fn(async () => ({ text: async () => '{}' }) as unknown as Incoming<Blob>);
  const preview = sceneSend(send, () => scene);
  const ask = async (url: string, method: 'GET' | 'POST') => {
    const answer = await preview({ url, method, headers: {}, timeout: 1_000 });
    return JSON.parse(await answer.text());
  };
  const refused = { success: false, message: '预览不保存任何改动' };
  expect(await ask('/sys/quartzJob/execute?id=1', 'GET')).toMatchObject(refused);
  expect(await ask('/sys/anything', 'POST')).toMatchObject(refused);
  expect(send).not.toHaveBeenCalled();
  await ask('/sys/user/info', 'GET');
  expect(send).toHaveBeenCalledTimes(1);
});

const owner = { key: 'shop', title: '店铺', kind: 'code', dictCode: 'shop' };
const lines = { key: 'a_line', columns: [{ key: 'what', title: '什么', kind: 'text' }] };
const orders = {
  id: 'a/order',
  type: 'list',
  toolbar: [],
  rowActions: [],
  columns: [owner],
  dictCodes: ['shop'],
  source: { model: 'a_order' },
  form: { fields: [], subTables: [lines] },
} as unknown as Plan;
const shops = { shop: [{ value: 's1', text: '一店' }] };
const answered = async (rows: string, path: string) => {
  const send = vi.fn(async () => ({ text: async () => '{"result":"live"}' }) as unknown as Incoming<Blob>);
  const about = { plan: orders, dictionaries: [{ code: 'shop', kind: 'table', items: [] }], recordItems: shops, rows };
  const preview = sceneSend(send, () => about as unknown as Scene);
  const answer = await preview({ url: path, method: 'GET', headers: {}, timeout: 1_000 });
  return JSON.parse(await answer.text()).result;
};

test('sample rows choose among sample records, which their dictionary then has', async () => {
  const { records } = await answered('sample', '/online/cgform/api/getData/a_order?pageSize=5');
  expect(records[0]).toMatchObject({ shop: 's1', shop_dictText: '一店' });
  expect(await answered('sample', '/sys/dict/getDictItems/shop')).toEqual(shops.shop);
  expect(await answered('live', '/sys/dict/getDictItems/shop')).toBe('live');
});

test('a sample row opens as a sample record; a real one is asked for', async () => {
  const path = '/online/cgform/api/form/a_order/3';
  expect(await answered('sample', path)).toMatchObject({ id: '3', shop: 's1', a_line: [{ id: '3-1' }, {}, {}] });
  expect(await answered('live', path)).toBe('live');
});
