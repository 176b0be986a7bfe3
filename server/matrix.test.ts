import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RightsSubjects } from '../engine/api/rightsAsked.ts';
import { type Headers, type ProductServer, shippedTables, startProductServer } from './testing/productServer.ts';
import { openTestPglite } from './testing/testDatabase.ts';

interface Route {
  method: string;
  url: string;
  access: object | string | undefined;
  writes: boolean;
}

/** Who is nobody's and answers anybody, or asks for a secret of its own; everything else needs a session. */
const OPEN = [
  'POST /sys/login',
  'GET /sys/randomImage/:key',
  'POST /sys/sms',
  'POST /sys/phoneLogin',
  'POST /sys/user/register',
  'POST /sys/user/phoneVerification',
  'POST /sys/user/passwordChange',
  'GET /sys/thirdLogin/render/:source',
  'GET /sys/thirdLogin/:source/callback',
  'GET /sys/thirdLogin/getLoginUser/:token/:type',
  'GET /sys/cas/client/validateLogin',
  'POST /sys/cas/client/validateLogin',
  'GET /config/app',
  'GET /healthz',
  'GET /metrics',
  'GET /config/validators/:module',
  // With what a first step was passed for, and with the operator's token.
  'POST /sys/totp/signIn',
  'POST /sys/totp/signIn/begin',
  'POST /sys/totp/signIn/confirm',
  'GET /sys/gatewayRoute/definitions',
];

/**
 * What everybody who is signed in may call: their own account, session, notices, views, jobs and drafts, dictionaries
 * (by `mayDictionary`), and what tells no more than one may know. What is not named here is closed to a role without
 * any grant: it answers 403 or refuses.
 */
const FOR_ALL =
  /^(GET|POST|PUT|DELETE) \/(config\/|sys\/(logout|selectTenant|selectDepart|preview\/end|totp\/(state|begin|confirm|unbind|recovery)|permission\/(getUser|getPermCode)|user\/(getCurrentUserDeparts|updatePassword|login\/|checkOnlyUser|queryUserComponentData|queryUserByDepId|getMultiUser)|tenant\/getCurrentUserTenant|dict\/(?!restore|deleteList|back|deletePhysic|treeList)|dictItem\/(?!dictItemCheck)|category\/|checkRule\/|fillRule\/|view\/|job\/|annountCement\/(listByUser|getMy|editBy|query|vue|show)|sysAnnouncementSend\/|thirdLogin\/|common\/|upload|log\/delete|loginfo|visitInfo|dataLog\/(list|query)|sysDepartRole|sysDepartPermission|role\/datarule|permission\/(add|edit|delete|getPermRule|query.*Rule|saveDepart|queryDepart)|duplicate)|online\/|vxeSocket|websocket)/;

/** What pickers choose from: names, to whoever is signed in, and nothing that is private. */
const NAMES = [
  '/sys/user/list',
  '/sys/role/list',
  '/sys/role/queryall',
  '/sys/position/list',
  '/sys/sysDepart/queryTreeList',
  '/sys/sysDepart/queryDepartTreeSync',
  '/sys/sysDepart/queryIdTree',
  '/sys/sysDepart/searchBy',
  '/sys/sysDepart/queryMyDeptTreeList',
  // The address list is everybody's page; what it says beyond names is restricted.
  '/sys/user/queryByOrgCodeForAddressList',
];
const PRIVATE = /"(phone|email|birthday|password|salt|identityCard|telephone)":"[^"]/;

/** Of 权限查询 what is told is of the asker's own tenant, tried below; of 数据日志 which tables there are, not what is in them. */
const ownRights = (url: string): boolean => /^\/sys\/(rights\/|dataLog\/tables$)/.test(url);

/** What answers without an end, or ends the session. */
const STREAMS = /events$|vxeSocket|websocket|logout/;

const EXAMPLES: Readonly<Record<string, string>> = { ':code': 'market_order', ':id': '1', ':resource': 'checkRule' };

describe('every route by no token, by a role without a right, by another tenant', () => {
  const routes: Route[] = [];
  let server: ProductServer;
  let bare: Headers;
  let admin: Headers;
  let other: Headers;

  beforeAll(async () => {
    server = await startProductServer(await openTestPglite({ filled: shippedTables }), {
      routes: (app) =>
        app.addHook('onRoute', ({ method, url, config }) => {
          for (const each of [method].flat())
            routes.push({ method: each, url, access: config?.access, writes: config?.writes === true });
        }),
    });
    admin = await server.signIn();
    other = await server.signIn('other');
    const role = await server.call(admin, 'POST', '/sys/role/add', { roleName: '没有权限', roleCode: 'bare' });
    expect(role.success).toBe(true);
    const user = { username: 'bare', realname: '没有权限', password: 'first-pass-1', status: '1' };
    const added = await server.call(admin, 'POST', '/sys/user/add', { ...user, selectedroles: role.result });
    expect([added.success, JSON.stringify(added.result)]).toEqual([true, expect.any(String)]);
    bare = await server.signIn(user.username, user.password);
  });
  afterAll(() => server.close());

  const named = ({ method, url }: Route): string => `${method} ${url}`;
  const callable = (): Route[] =>
    routes.filter(({ method, url }) => !['OPTIONS', 'HEAD'].includes(method) && !url.endsWith('*') && url !== '/');
  const pathOf = (url: string): string => url.replace(/:\w+/g, (part) => EXAMPLES[part] ?? 'x');
  const ask = async (route: Route, headers: Headers) => {
    const payload = ['POST', 'PUT'].includes(route.method) ? { payload: {} } : {};
    const reply = await server.app.inject({
      method: route.method as 'GET',
      url: pathOf(route.url),
      headers,
      ...payload,
    });
    const body = String(reply.headers['content-type']).includes('json') ? reply.json() : {};
    return { status: reply.statusCode, text: reply.body, closed: reply.statusCode >= 400 || body.success === false };
  };

  test('A048 without a token none but the open ones answers', async () => {
    const counts = { open: 0, closed: 0 };
    for (const route of callable()) {
      if (OPEN.includes(named(route))) {
        expect([named(route), route.access]).toEqual([named(route), 'open']);
        counts.open += 1;
        continue;
      }
      expect([named(route), (await ask(route, {})).status]).toEqual([named(route), 401]);
      counts.closed += 1;
    }
    console.log(`no token: ${counts.closed} closed, ${counts.open} open by name`);
    expect(counts.closed).toBeGreaterThan(200);
  });

  test('a role without a right is refused wherever a right is needed', async () => {
    const open: string[] = [];
    const names: string[] = [];
    let closed = 0;
    let forbidden = 0;
    for (const route of callable()) {
      if (route.access === 'open' || FOR_ALL.test(named(route)) || STREAMS.test(route.url)) continue;
      const { closed: refused, text, status } = await ask(route, bare);
      if (status === 403) forbidden += 1;
      if (refused) closed += 1;
      else if (route.method === 'GET' && NAMES.includes(route.url)) {
        expect([route.url, PRIVATE.exec(text)]).toEqual([route.url, null]);
        names.push(route.url);
      } else open.push(named(route));
    }
    console.log(
      `role without a right: ${closed} closed (${forbidden} by 403), ${names.length} answered names, ${open.length} answered`,
    );
    expect(open).toEqual([]);
    expect(names.toSorted()).toEqual(NAMES.toSorted());
    expect(closed).toBeGreaterThan(60);
  });

  test('a key of a program reaches records and reports alone, and of them what its role is granted', async () => {
    const made = await server.call(admin, 'POST', '/online/cgform/api/form/system_api_key', {
      title: '没有权限',
      expireTime: '2099-01-01 00:00:00',
      roleId: (await server.call(admin, 'GET', '/sys/role/list?roleCode=bare')).result.records[0].id,
    });
    const { result } = await server.call(admin, 'POST', '/sys/apiKey/issue', { id: made.result });
    const key = { 'x-access-token': result };
    const counts = { others: 0, data: 0 };
    for (const route of callable()) {
      if (route.access === 'open') continue;
      const isData = typeof route.access === 'object' && ('model' in route.access || 'report' in route.access);
      const { status, closed } = await ask(route, key);
      if (isData) expect([named(route), closed]).toEqual([named(route), true]);
      else expect([named(route), status]).toEqual([named(route), 403]);
      counts[isData ? 'data' : 'others'] += 1;
    }
    console.log(`api key without a right: ${counts.others} routes closed to every key, ${counts.data} by its role`);
    expect(counts.others).toBeGreaterThan(150);
    expect(counts.data).toBeGreaterThan(10);
  });

  test('what is of the whole installation is closed to the administrators of another tenant', async () => {
    const whole = callable().filter(
      ({ access, url }) =>
        (typeof access === 'object' &&
          access !== null &&
          ('right' in access || 'screen' in access) &&
          !ownRights(url)) ||
        /\/sys\/quartzJob\/(pause|resume|execute)/.test(url),
    );
    for (const route of whole) expect([named(route), (await ask(route, other)).closed]).toEqual([named(route), true]);
    console.log(`other tenant: ${whole.length} routes of the installation closed`);
    expect(whole.length).toBeGreaterThan(10);
  });

  test('who sees what is asked about people of one’s own tenant alone', async () => {
    const namesFor = async (headers: Headers): Promise<string[]> => {
      const { people } = (await server.call(headers, 'GET', '/sys/rights/subjects')).result as RightsSubjects;
      return people.map(({ username }) => username);
    };
    const [ours, theirs] = [await namesFor(admin), await namesFor(other)];
    expect(ours).toContain('yunying');
    expect(theirs.filter((name) => ours.includes(name))).toEqual([]);
  });

  test('no GET answers another tenant with somebody of the first', async () => {
    let asked = 0;
    for (const route of callable().filter(({ method, access }) => method === 'GET' && access !== 'open')) {
      if (STREAMS.test(route.url)) continue;
      const { text } = await ask(route, other);
      expect([named(route), /"(yunying|caiwu|运营专员|财务专员)"/.exec(text)]).toEqual([named(route), null]);
      asked += 1;
    }
    console.log(`other tenant: ${asked} GETs, none with a person of the first tenant`);
    expect(asked).toBeGreaterThan(100);
  });

  test('a record of one tenant is not there for another', async () => {
    const { records } = (await server.call(admin, 'GET', '/sys/user/list?pageSize=1')).result;
    const [{ id }] = records;
    for (const url of [`/sys/user/queryById?id=${id}`, `/online/cgform/api/form/system_user/${id}`])
      expect((await server.call(other, 'GET', url)).success).toBe(false);
  });

  test('HEAD never runs what writes', async () => {
    const writing = routes.filter(({ writes }) => writes);
    expect(writing.filter(({ method }) => method === 'HEAD')).toEqual([]);
    const body = {
      titile: '发布前',
      msgCategory: '1',
      priority: 'L',
      msgType: 'ALL',
      msgContent: '<p>x</p>',
      startTime: '2026-11-20 10:00:00',
      endTime: '2026-12-20 10:00:00',
    };
    expect(await server.call(admin, 'POST', '/sys/annountCement/add', body)).toMatchObject({ success: true });
    const { records } = (await server.call(admin, 'GET', '/sys/annountCement/list')).result;
    const [{ id, sendStatus }] = records;
    expect(sendStatus).toBe('0');
    for (const name of ['doReleaseData', 'doReovkeData']) {
      const url = `/sys/annountCement/${name}?id=${id}`;
      expect((await server.app.inject({ method: 'HEAD', url, headers: admin })).statusCode).toBe(405);
      const after = (await server.call(admin, 'GET', `/sys/annountCement/queryById?id=${id}`)).result;
      expect(after.sendStatus).toBe('0');
    }
    console.log(`GETs that write: ${writing.length}, none of them answers HEAD`);
  });
});
