import { expect, test } from 'vitest';
import { createClient } from '../api/client.ts';
import type { Outgoing } from '../api/send.ts';
import {
  changePassword,
  endOwnSessions,
  loadOwnAccount,
  loadOwnDepartments,
  loadOwnSessions,
  selectDepartment,
} from './ownAccount.ts';

function clientAnswering(result: unknown, more: object = {}) {
  const sent: Outgoing[] = [];
  const text = JSON.stringify({ success: true, code: 200, message: '好', result, ...more });
  const client = createClient({
    send: async (outgoing) => {
      sent.push(outgoing);
      const file = async () => ({ size: 0, type: '', text: async () => text });
      return { status: 200, header: () => undefined, text: async () => text, file };
    },
    clock: () => 0,
    random: () => 'k',
    session: () => ({}),
  });
  return { client, sent };
}

test('departments off the wire; what is none is left out', async () => {
  const list = [{ id: '1', orgCode: 'A01', departName: '总部', more: 1 }, { orgCode: 5 }, null];
  const { client } = clientAnswering({ list, orgCode: 'A01' });
  expect(await loadOwnDepartments(client)).toEqual({
    list: [{ id: '1', orgCode: 'A01', departName: '总部' }],
    orgCode: 'A01',
  });
  expect(await loadOwnDepartments(clientAnswering(null).client)).toEqual({ list: [], orgCode: '' });
});

test('a chosen department answers the user as they now are', async () => {
  const { client, sent } = clientAnswering({ userInfo: { username: 'li', realname: '李', orgCode: 'A02' } });
  expect(await selectDepartment(client, 'A02', 'li')).toMatchObject({ username: 'li', orgCode: 'A02' });
  expect([sent[0]?.method, sent[0]?.url, sent[0]?.body]).toEqual([
    'POST',
    '/sys/selectDepart',
    '{"orgCode":"A02","username":"li"}',
  ]);
  await expect(selectDepartment(clientAnswering({}).client, 'A02', 'li')).rejects.toThrow('no user');
});

test('a password goes out with its user; the server’s words come back, also when it refuses', async () => {
  const change = { oldpassword: 'a', password: 'b', confirmpassword: 'b' };
  const { client, sent } = clientAnswering(null);
  expect(await changePassword(client, 'li', change)).toBe('好');
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ username: 'li', ...change });
  const refusing = clientAnswering(null, { success: false, code: 500, message: '旧密码输入错误!' }).client;
  await expect(changePassword(refusing, 'li', change)).rejects.toThrow('旧密码输入错误!');
});

test('account and sessions are read with what is missing left empty', async () => {
  expect(await loadOwnAccount(clientAnswering({ username: 'li', roleNames: ['甲', 5] }).client)).toMatchObject({
    username: 'li',
    phone: '',
    avatar: '',
    roleNames: ['甲'],
    departNames: [],
  });
  const { client, sent } = clientAnswering([{ id: 'x', current: true, ip: null }, {}]);
  expect(await loadOwnSessions(client)).toMatchObject([{ id: 'x', current: true, ip: '', agent: '' }]);
  expect(await endOwnSessions(client, 'x')).toBe('好');
  expect([sent[1]?.method, sent[1]?.url]).toEqual(['DELETE', '/sys/user/login/sessions?id=x']);
});
