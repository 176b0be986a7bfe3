import { describe, expect, test } from 'vitest';
import { createClient } from '../api/client.ts';
import type { Outgoing } from '../api/send.ts';
import { loadCaptcha, loadPermissions, refreshDictionaries, signIn, signOut } from './account.ts';
import { parseDictionaries, parseSession } from './session.ts';
import { DEFAULT_SETTINGS, parseSettings } from './settings.ts';
import { signInAgain } from './signInAgain.ts';
import { packStored, unpackStored } from './stored.ts';
import { ageText, greeting, windowTitle } from './wording.ts';

function clientAnswering(answers: Record<string, unknown>) {
  const sent: Outgoing[] = [];
  const client = createClient({
    send: async (outgoing) => {
      sent.push(outgoing);
      const body = answers[outgoing.url.split('?')[0] ?? ''];
      const text = JSON.stringify(body ?? { success: false, code: 500, message: 'no', result: null });
      return {
        status: 200,
        header: () => undefined,
        text: async () => text,
        file: async () => ({ size: 0, type: '', text: async () => text }),
      };
    },
    clock: () => 0,
    random: () => 'k',
    session: () => ({}),
  });
  return { client, sent };
}

const ok = (result: unknown, code: unknown = 200) => ({ success: true, code, message: '', result });
const LOGIN = {
  token: 'T',
  userInfo: { username: 'li', realname: '李', tenantId: 3 },
  sysAllDictItems: { sex: [{ value: 1, text: '男' }] },
};

describe('signing in', () => {
  test.each([200, '200'])('success is code %j', async (code) => {
    expect(
      await signIn(clientAnswering({ '/sys/login': ok(LOGIN, code) }).client, { username: 'li', password: 'x' }),
    ).toMatchObject({
      session: { token: 'T', tenantId: '3', user: { username: 'li', realname: '李' } },
      dictionaries: { sex: [{ value: '1', text: '男' }] },
    });
  });

  test('another code rejects with the whole answer', async () => {
    const answer = { ...ok(LOGIN, 0), message: '请选择部门' };
    const call = signIn(clientAnswering({ '/sys/login': answer }).client, { username: 'li', password: 'x' });
    await expect(call).rejects.toMatchObject({ kind: 'business', message: '请选择部门', envelope: { code: 0 } });
  });

  test('412 asks for a captcha', async () => {
    const answer = { success: false, code: 412, message: '请输入验证码', result: null };
    const call = signIn(clientAnswering({ '/sys/login': answer }).client, { username: 'li', password: 'x' });
    await expect(call).rejects.toMatchObject({ kind: 'captcha', message: '请输入验证码' });
  });

  test('an answer without a token is no session', async () => {
    await expect(
      signIn(clientAnswering({ '/sys/login': ok({}) }).client, { username: 'li', password: 'x' }),
    ).rejects.toMatchObject({
      message: '登录失败',
    });
    expect(parseSession({ token: 'T' })).toBeUndefined();
    expect(parseSession('x')).toBeUndefined();
  });

  test('a session is kept with what is left to choose', () => {
    const kept = { token: 'T', user: { username: 'li' }, choosing: [{ id: 1, name: '甲' }] };
    expect(parseSession(kept)?.choosing).toEqual([{ id: '1', name: '甲' }]);
    expect(parseSession({ ...kept, choosing: [] })?.choosing).toEqual([]);
    expect(parseSession({ ...kept, choosing: undefined })).not.toHaveProperty('choosing');
  });

  test('signing in again leads back to the tenant and the department the session was in', async () => {
    const { client, sent } = clientAnswering({
      '/sys/login': ok(LOGIN),
      '/sys/selectTenant': ok({ token: 'T2', userInfo: { username: 'li', tenantId: 5, orgCode: 'A01' } }),
      '/sys/selectDepart': ok({ userInfo: { username: 'li', orgCode: 'A01A02' } }),
    });
    const user = { username: 'li', realname: '李' };
    const again = (tenantId: string, orgCode?: string) =>
      signInAgain(client, { token: 'dead', tenantId, user: orgCode ? { ...user, orgCode } : user }, { password: 'x' });
    expect([await again('3'), sent.length]).toEqual(['T', 1]);
    expect(await again('5', 'A01A02')).toBe('T2');
    const calls = sent.slice(1).map(({ url, headers }) => [url, headers['X-Access-Token']]);
    expect(calls).toEqual([
      ['/sys/login', undefined],
      ['/sys/selectTenant', 'T'],
      ['/sys/selectDepart', 'T2'],
    ]);
  });

  test('the captcha is a picture, with or without its heading', async () => {
    const { client } = clientAnswering({
      '/sys/randomImage/1': ok('AAAA'),
      '/sys/randomImage/2': ok('data:image/svg+xml;base64,BB'),
    });
    expect([await loadCaptcha(client, '1'), await loadCaptcha(client, '2')]).toEqual([
      'data:image/png;base64,AAAA',
      'data:image/svg+xml;base64,BB',
    ]);
  });

  test('signing out does not end at a failing server, and hands its words on', async () => {
    const { client, sent } = clientAnswering({});
    await expect(signOut(client)).resolves.toBe('no');
    expect(sent[0]?.url).toBe('/sys/logout');
  });
});

describe('permissions and dictionaries', () => {
  const PATH = '/sys/permission/getUserPermissionByToken';

  test.each([[[]], [null], ['x'], [[{ nonsense: 1 }]]])(
    'an empty menu %j fails with words for people',
    async (menu) => {
      const call = loadPermissions(clientAnswering({ [PATH]: ok({ menu }) }).client);
      await expect(call).rejects.toThrow('getPermissionList: permissions must be a non-null array !');
    },
  );

  test('menu, held and configured lists', async () => {
    const menu = [{ path: '/a', meta: { title: 'A' } }];
    const auth = [{ action: 'a:b', type: '1' }];
    const answer = ok({ menu, auth, allAuth: [{ action: 'a:c', type: '1', status: '1' }] });
    const loaded = await loadPermissions(clientAnswering({ [PATH]: answer }).client);
    expect(loaded.menu.filter(({ hidden }) => !hidden)).toMatchObject([{ path: '/a', route: '1' }]);
    expect(loaded).toMatchObject({
      held: auth,
      all: [{ action: 'a:c', status: '1' }],
      raw: { auth },
    });
  });

  test('refreshing asks twice, in order', async () => {
    const answers = {
      '/sys/dict/refleshCache': ok(null),
      '/sys/dict/queryAllDictItems': ok({ a: [{ value: 'x', text: 'X' }], b: 1 }),
    };
    const { client, sent } = clientAnswering(answers);
    expect(await refreshDictionaries(client)).toEqual({ a: [{ value: 'x', text: 'X' }] });
    expect(sent.map((one) => one.url.split('?')[0])).toEqual(Object.keys(answers));
    expect(parseDictionaries([])).toEqual({});
  });

  test('an item keeps the item it stands under and that it is no longer offered', () => {
    const items = [{ value: 'GD', text: '广东', parent: 'CN', disabled: true, color: 'red' }];
    expect(parseDictionaries({ province: items })).toEqual({ province: items });
  });
});

describe('FA32 what is kept in the browser', () => {
  test('comes back until its end', () => {
    const kept = packStored({ a: 1 }, 1000);
    expect([unpackStored(kept, 999), unpackStored(kept, 1000)]).toEqual([{ a: 1 }, undefined]);
    expect(unpackStored(packStored('x', null), 9e15)).toBe('x');
  });

  test.each(['{bad', '[]', '"x"', '5', 'null', '{"expire":1}', null])('%j reads as nothing', (text) => {
    expect(unpackStored(text, 0)).toBeUndefined();
  });
});

describe('settings', () => {
  test('what is missing or wrong keeps its default', () => {
    expect(parseSettings('x')).toEqual(DEFAULT_SETTINGS);
    expect(
      parseSettings({
        thirdLogins: [1, { id: 1 }],
        casLogin: 'javascript:x',
        title: 1,
        home: 'javascript:x',
        primaryColor: 'red',
        captcha: 'yes',
        openRoutes: [1, '/a'],
      }),
    ).toEqual({
      ...DEFAULT_SETTINGS,
      openRoutes: ['/a'],
      refusedColor: 'red',
    });
  });

  test('what is given is taken', () => {
    const given = {
      title: 'A',
      shortTitle: 'a',
      home: '/h',
      captcha: true,
      primaryColor: '#00aa00',
      timeZone: 'Europe/Berlin',
      demoHint: 'admin / 1',
      slider: true,
      register: true,
      thirdLogins: [{ id: 'corp', title: '企业账号' }],
      casLogin: 'https://sso.example/login',
    };
    expect(parseSettings({ ...given, signature: { secret: 's', paths: ['/x'] } })).toEqual({
      ...given,
      openRoutes: [],
      signature: { secret: 's', paths: ['/x'] },
    });
  });
});

test('greetings by hour, window titles by page', () => {
  expect([0, 8, 9, 11, 12, 13, 14, 19, 20, 23].map(greeting)).toEqual(
    '早上好 早上好 上午好 上午好 中午好 中午好 下午好 下午好 晚上好 晚上好'.split(' '),
  );
  expect([windowTitle('订单', '织屏'), windowTitle(undefined, '织屏')]).toEqual(['订单 · 织屏', '织屏']);
});

test.each([
  [0, '刚刚'],
  [59_999, '刚刚'],
  [60_000, '1 分钟前'],
  [3 * 3_600_000 + 5, '3 小时前'],
  [6 * 86_400_000, '6 天前'],
])('%i ms ago is %s', (age, text) => {
  expect(ageText(age)).toBe(text);
});
