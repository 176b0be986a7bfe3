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
