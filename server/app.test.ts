import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ManifestChange, ManifestEntry } from '../engine/plan/manifest.ts';
import type { Plan } from '../engine/plan/Plan.ts';
import type { Database } from './db/Database.ts';
import { ok } from './http/envelope.ts';
import { BusinessError } from './http/errors.ts';
import type { ScreensChange } from './http/Screens.ts';
import { sampleCompiled } from './testing/sampleCompiled.ts';
import { openTestPglite } from './testing/testDatabase.ts';
import { fixedScreens, startTestServer, type TestServer } from './testing/testServer.ts';

const SECRET = 'test-secret';

const listeners = new Set<(change: ScreensChange) => void>();
let server: TestServer;
let db: Database;
let storedReads = 0;
let adds = 0;

beforeAll(async () => {
  const opened = await openTestPglite();
  db = {
    ...opened,
    query: (sql, values, options) => {
      if (sql.includes('FROM sys_dict d')) storedReads++;
      return opened.query(sql, values, options);
    },
  };
  const app = { title: '织屏后台', shortTitle: '织屏', home: '/dashboard/analysis' };
  const compiled = sampleCompiled({ app: { ...app, signature: { paths: ['/sys/dict/loadDict'] } } });
  server = await startTestServer(db, {
    screens: {
      ...fixedScreens(compiled),
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    settings: { signSecret: SECRET },
    routes(instance) {
      instance.post('/sys/test/add', { config: { access: 'session', idempotent: true } }, async (request) => {
        if ((request.body as { bad?: boolean }).bad) throw new BusinessError('请输入名称');
        await new Promise((resolve) => setTimeout(resolve, 50));
        return ok({ id: String(++adds) });
      });
    },
  });
});

afterAll(async () => {
  await server.close();
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('menu', () => {
  const permissions = async (user: string) =>
    (await get('/sys/permission/getUserPermissionByToken', await server.signIn(user))).json().result;

  test('admin sees all of it in the shape JeecgBoot’s clients read, home first', async () => {
    const { menu } = await permissions('admin');
    expect(menu.map((item: { path: string }) => item.path)).toEqual([
      '/dashboard/analysis',
      '/market',
      '/system',
      expect.stringMatching(/^\/[0-9a-f]{32}$/),
    ]);
    expect(menu[1]).toEqual({
      id: 'menu-market',
      route: '1',
      path: '/market',
      name: 'market',
      component: 'layouts/RouteView',
      redirect: '/market/order',
      meta: { title: '市场', icon: 'shop', keepAlive: false, internalOrExternal: false, componentName: 'RouteView' },
      children: [
        expect.objectContaining({ path: '/market/order' }),
        expect.objectContaining({ path: '/market/sales' }),
      ],
    });
    expect(menu[1].children[0]).toEqual({
      id: 'menu-order',
      route: '1',
      path: '/market/order',
      name: 'market-order',
      component: 'screens/market/order',
      meta: { title: '订单', keepAlive: true, internalOrExternal: false, componentName: 'order' },
    });
    expect(menu[3].meta).toMatchObject({ url: 'https://example.com/help', internalOrExternal: true });
  });

  test('A094 an address that is no web address becomes no entry', async () => {
    expect(JSON.stringify(await permissions('admin'))).not.toContain('javascript');
  });

  test('others see what they may open; permissions held and all there are', async () => {
    const { menu, auth, allAuth, codeList } = await permissions('yunying');
    expect(JSON.stringify(menu)).toContain('/market/order');
    expect(JSON.stringify(menu)).not.toMatch(/market\/sales|system|example/);
    expect(codeList).toEqual(['market:order:add', 'market:order:export', 'market:order:edit', 'market:order:detail']);
    expect(auth[0]).toEqual({ action: 'market:order:add', type: '1', describe: '订单：add' });
    expect(allAuth).toContainEqual({ action: 'market:order:amount', type: '1', status: '1', describe: '订单：金额' });
  });
});

describe('dictionaries', () => {
  const dict = async (path: string, user = 'yunying') => get(`/sys/dict/${path}`, await server.signIn(user));

  test('declared items, overlaid by those of the database after a refresh', async () => {
    expect((await dict('getDictItems/order_status')).json().result).toEqual([
      { value: '1', text: '待发货', title: '待发货', label: '待发货', color: 'blue' },
      { value: '2', text: '已发货', title: '已发货', label: '已发货' },
    ]);
    await db.query(
      "INSERT INTO sys_dict VALUES ('d1', '1000', 'order_status', '订单状态'), ('d2', '2000', 'secret', '密')",
    );
    await db.query(`INSERT INTO sys_dict_item (id, dict_id, item_value, item_text, sort_order, status) VALUES
      ('i1', 'd1', '1', '待处理', 1, 1), ('i2', 'd1', '2', '已发货', 2, 0), ('i3', 'd1', '3', '已完成', 3, 1),
      ('i4', 'd2', '1', '不可见', 1, 1)`);
    expect((await dict('refleshCache', 'admin')).json()).toMatchObject({ success: true, message: '刷新缓存完成！' });
    const { result } = (await dict('queryAllDictItems')).json();
    expect(Object.keys(result)).toEqual(['order_status']);
    expect(result.order_status.map((item: { text: string; color?: string }) => [item.text, item.color])).toEqual([
      ['待处理', 'blue'],
      ['已完成', undefined],
    ]);
    const other = (await dict('queryAllDictItems', 'other')).json().result;
    expect(Object.keys(other)).toEqual(['order_status', 'secret']);
  });

  test('a refresh by others makes the server read nothing anew, and nobody asks for it without end', async () => {
    const staff = await server.signIn('caiwu');
    await get('/sys/dict/queryAllDictItems', staff);
    storedReads = 0;
    const replies = [];
    for (let at = 0; at < 11; at += 1) replies.push((await get('/sys/dict/refleshCache', staff)).statusCode);
    await get('/sys/dict/queryAllDictItems', staff);
    expect([storedReads, replies.at(-2), replies.at(-1)]).toEqual([0, 200, 429]);
  });

  test('200 parallel misses read the database once', async () => {
    const headers = await server.signIn();
    await get('/sys/dict/refleshCache', headers);
    // The other ear of the notification must have heard before counting starts.
    await new Promise((resolve) => setTimeout(resolve, 50));
    storedReads = 0;
    const replies = await Promise.all(
      Array.from({ length: 200 }, () => get('/sys/dict/getDictItems/order_status', headers)),
    );
    expect(replies.every((reply) => reply.json().success)).toBe(true);
    expect(storedReads).toBe(1);
  });

  test('unknown and empty codes', async () => {
    expect((await dict('getDictItems/nosuch')).json()).toMatchObject({ success: false, message: '字典Code不存在' });
    expect((await dict('getDictItems/')).json()).toMatchObject({ success: false, message: '字典Code不能为空!' });
    expect((await dict('getDictItems/__proto__')).json()).toMatchObject({ success: false, message: '字典Code不存在' });
  });

  test.each([
    ['A001', 'getDictItems/sys_user,username,password', 403],
    ['A002', "getDictItems/sys_user,realname,username,1=1 or status='0'", 400],
    ['A003', 'getDictItems/sys_user,realname,username,id=(select(max(id))from(sys_user))', 400],
    ['A004', 'getDictItems/sys_user,realname,username,1=1/*%0A*/or/*%0A*/1=1', 404],
    ['A004', 'getDictItems/sys_user,realname,username,1=1%2F*%0A*%2For%2F*%0A*%2F1=1', 400],
    ['A005', 'getDictItems/sys_user,realname,username,1=(select 1 from pg_sleep(30))', 400],
    ['A008', 'getDictItems/(sys_user),username,password', 400],
    ['A008', 'getDictItems/`sys_user`,username,password', 400],
    ['A008', 'getDictItems/sys_user%20,username,password', 400],
    ['A008', 'getDictItems/sys_user t,username,password', 400],
    ['A009', "loadDictItem/sys_user,realname,username?key=admin') union select password,'x' from sys_user--", 403],
  ])('%s %s is refused', async (_case, code, status) => {
    const started = performance.now();
    const reply = await get(`/sys/dict/${code.replaceAll(' ', '%20')}`, await server.signIn());
    expect(reply.statusCode).toBe(status);
    expect(reply.body).not.toMatch(/select|scrypt|admin/i);
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  test('loadDictItem answers texts in the order of the keys', async () => {
    expect((await dict('loadDictItem/order_status?key=3,9,1')).json().result).toEqual(['已完成', '待处理']);
    expect((await dict('loadDictItem/order_status?key=3,9&delNotExist=false')).json().result).toEqual(['已完成', '9']);
  });
});

describe('plans', () => {
  test('the manifest lists what may be opened, problems are for admins', async () => {
    const admin = (await get('/config/manifest', await server.signIn())).json().result;
    expect(admin.screens.map((entry: { id: string }) => entry.id)).toEqual([
      'market/order',
      'system/note',
      'market/sales',
    ]);
    expect(admin.problems).toEqual([]);
    const operator = (await get('/config/manifest', await server.signIn('yunying'))).json().result;
    expect(operator.screens).toEqual([
      { id: 'market/order', code: 'market_order', type: 'list', title: '订单', hash: expect.any(String), rows: true },
    ]);
    expect(operator.problems).toBeUndefined();
  });

  test('a plan is for ever under its hash, and only for those who may open it', async () => {
    const headers = await server.signIn();
    const reply = await get('/config/plans/market/order?h=hash-of-market_order', headers);
    expect(reply.json().result).toMatchObject({ id: 'market/order', type: 'list' });
    expect(reply.headers['cache-control']).toBe('private, max-age=31536000, immutable');
    const encoded = await get('/config/plans/market%2Forder?h=older', headers);
    expect(encoded.headers['cache-control']).toBe('private, no-cache');
    const again = await get('/config/plans/market/order', { ...headers, 'if-none-match': String(reply.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect((await get('/config/plans/market/sales', await server.signIn('yunying'))).statusCode).toBe(403);
    expect((await get('/config/plans/no/such', headers)).json()).toMatchObject({ success: false, code: 404 });
  });

  test('a restricted column is not in the plan of those who lack it, and the hash differs', async () => {
    const plan = async (user: string): Promise<Plan> =>
      (await get('/config/plans/market/order', await server.signIn(user))).json().result;
    const operator = await plan('yunying');
    const finance = await plan('caiwu');
    expect(JSON.stringify(operator)).not.toContain('amount');
    expect(JSON.stringify(finance)).toContain('amount');
    expect(finance.hash).toBe('hash-of-market_order');
    expect(operator.hash).not.toBe(finance.hash);
  });

  test('the settings of the front end need no session', async () => {
    expect((await get('/config/app')).json().result).toEqual({
      title: '织屏后台',
      shortTitle: '织屏',
      home: '/dashboard/analysis',
      captcha: false,
      slider: false,
      register: false,
      thirdLogins: [],
      demoHint:
        '演示账号 admin、yunying、caiwu、zhangwei（店铺运营）、huangmin（广告）、zhoujie（物流）、wuxia（会计）、sunli（客服）、wangfang（采购）、guoqing（部门主管）、xubin（审计）\n密码 weft-demo-2026',
      signature: { paths: ['/sys/dict/loadDict'], secret: SECRET },
    });
  });
});

describe('events', () => {
  async function listen(user: string) {
    const headers = await server.signIn(user);
    const reply = await server.app.inject({ url: '/config/events', headers, payloadAsStream: true });
    let text = '';
    let ended = false;
    reply.stream().on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    reply.stream().on('end', () => {
      ended = true;
    });
    return { headers, reply, text: () => text, ended: () => ended };
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve, 30));

  test('changes reach those who may know of them, problems reach admins; A057 logout ends the stream', async () => {
    const admin = await listen('admin');
    const operator = await listen('yunying');
    expect(operator.reply.headers['content-type']).toContain('text/event-stream');
    const problem = {
      code: 'x',
      severity: 'error',
      file: 'screens/a.screen.json',
      line: 1,
      column: 1,
      pointer: '',
      message: '坏了',
      fix: '改正',
    } as unknown as ScreensChange['problems'][number];
    for (const listener of listeners) {
      listener({ ids: ['market/order', 'market/sales', 'gone/page'], menu: false, problems: [problem] });
      listener({ ids: [], menu: true, problems: [] });
    }
    await settle();
    const changes = (text: string) =>
      [...text.matchAll(/event: changed\ndata: (.*)/g)].map(([, data = '']) => JSON.parse(data) as ManifestChange);
    const { result: manifest } = (await get('/config/manifest', admin.headers)).json();
    const entry = (id: string) => manifest.screens.find((each: ManifestEntry) => each.id === id);
    expect(changes(admin.text())).toEqual([
      {
        removed: ['gone/page'],
        screens: [entry('market/order'), entry('market/sales')],
        menu: false,
      },
      { removed: [], screens: [], menu: true },
    ]);
    expect(admin.text()).toContain('event: problems\ndata: [{"code":"x"');
    const [told] = changes(operator.text());
    expect(told?.removed).toEqual(['gone/page']);
    expect(told?.screens.map(({ id }) => id)).toEqual(['market/order']);
    expect(operator.text()).not.toContain('problems');
    expect(operator.text()).not.toContain('market/sales');
    await get('/sys/logout', operator.headers);
    await settle();
    expect(operator.ended()).toBe(true);
    expect(admin.ended()).toBe(false);
    await get('/sys/logout', admin.headers);
  });

  test('A057 a session ended by another process ends its stream within a second', async () => {
    const [staff, other] = [await listen('caiwu'), await listen('yunying')];
    await db.query(
      "UPDATE sys_session SET revoked_at = 1 WHERE user_id = (SELECT id FROM sys_user WHERE username = 'caiwu')",
    );
    await expect.poll(staff.ended).toBe(true);
    expect(other.ended()).toBe(false);
    await get('/sys/logout', other.headers);
  });
});

describe('FA16 idempotency keys', () => {
  const add = async (headers: Record<string, string>, key: string, payload: object) =>
    server.app.inject({
      method: 'POST',
      url: '/sys/test/add',
      headers: { ...headers, 'idempotency-key': key },
      payload,
    });

  test('the same request is answered with the first reply, at once or later', async () => {
    const headers = await server.signIn();
    const before = adds;
    const replies = await Promise.all([1, 2, 3].map(() => add(headers, 'k-1', { name: 'a' })));
    const later = await add(headers, 'k-1', { name: 'a' });
    expect(adds).toBe(before + 1);
    expect(new Set([...replies, later].map((reply) => reply.body)).size).toBe(1);
    expect(later.headers['idempotency-replayed']).toBe('true');
  });

  test('another body under the same key is refused, another user has keys of its own', async () => {
    const headers = await server.signIn();
    expect((await add(headers, 'k-1', { name: 'b' })).statusCode).toBe(400);
    const before = adds;
    expect((await add(await server.signIn('yunying'), 'k-1', { name: 'b' })).json().success).toBe(true);
    expect(adds).toBe(before + 1);
    expect((await add(headers, 'x'.repeat(200), {})).statusCode).toBe(400);
  });

  test('a refused request gives its key back, and a key is free after a day', async () => {
    const headers = await server.signIn();
    expect((await add(headers, 'k-2', { bad: true })).json().message).toBe('请输入名称');
    expect((await add(headers, 'k-2', { name: 'good' })).json().success).toBe(true);
    const before = adds;
    server.clock.advance(24 * 3_600_000 + 1);
    expect((await add(await server.signIn(), 'k-2', { name: 'good' })).json().success).toBe(true);
    expect(adds).toBe(before + 1);
  });
});

test('health is open and says what the database does', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok', database: 'ok', uptime: expect.any(Number) });
});
