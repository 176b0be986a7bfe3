import type { Page, Request, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { enter, picture, prepareStage, signIn, type Visit } from './browser.ts';
import { question, settled } from './list.ts';
import { scriptOf } from './loaded.ts';

const stage = prepareStage();

/** Some call whose caller shows no failures itself: what is seen of it is the catalogue's. */
const CALL = '**/sys/sysAnnouncementSend/readAll';
const SAID = /^(401|403|404|500|502|504|418) |net::ERR_/;

const body = (code: number | string, message: string, result: unknown = null) => ({
  success: code === 200,
  code,
  message,
  result,
  timestamp: 0,
});

const UNREAD = { id: '1', anntId: '1', titile: '一则通告', sender: 'admin', priority: 'L', readFlag: '0' };

/** A page with one button that makes the call. */
async function openPlace({ page, announce }: Visit): Promise<void> {
  announce(SAID);
  await page.route('**/getMyAnnouncementSend?**', (route) =>
    route.fulfill({ json: body(200, '', { records: [UNREAD], total: 1 }) }),
  );
  await enter(page, 'admin', '/isps/userAnnouncement');
}

async function call(page: Page, answer: (route: Route) => unknown): Promise<void> {
  await page.route(CALL, answer, { times: 1 });
  await page.getByRole('button', { name: '全部已读' }).click();
}

/** The session is other tests' too: its end is told, and does not come. */
async function keepSession(page: Page): Promise<void> {
  await page.route('**/sys/logout', (route) => route.fulfill({ json: body(200, '退出登录成功！') }));
}

const notification = (page: Page, words: string) =>
  page.locator('.ant-notification-notice', { hasText: '系统提示' }).getByText(words, { exact: true });
const message = (page: Page, kind: 'success' | 'warning' | 'error', words: string) =>
  page.locator(`.ant-message-${kind}, .ant-message-notice-${kind}`).getByText(words, { exact: true });
const here = (page: Page) => page.getByRole('heading', { level: 1, name: '我的通告' });

async function choose(page: Page, entry: string): Promise<void> {
  await page.getByLabel(/的菜单$/).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

describe('shell 8: answers of the server', () => {
  test.each([
    ['HTTP 403', { status: 403, json: body(403, 'denied') }, '拒绝访问'],
    ['HTTP 404', { status: 404, json: body(404, 'gone') }, '很抱歉，资源未找到!'],
    ['HTTP 504', { status: 504, body: '' }, '网络超时'],
    ['another HTTP status: the server’s message', { status: 418, json: body(418, '服务器正在维护') }, '服务器正在维护'],
    ['another HTTP status that says nothing', { status: 502, body: '<html>' }, '请求失败（502）'],
  ])('%s: a notification titled 系统提示, and the page stays', async (_name, reply, words) => {
    const visit = await stage.visit();
    await openPlace(visit);
    await call(visit.page, (route) => route.fulfill(reply));
    await notification(visit.page, words).waitFor();
    expect(await here(visit.page).isVisible()).toBe(true);
  });

  test('body code 500: its message in a dialog', async () => {
    const visit = await stage.visit();
    await openPlace(visit);
    await call(visit.page, (route) => route.fulfill({ json: body(500, '通告服务正忙') }));
    const dialog = question(visit.page, '系统提示');
    await dialog.getByText('通告服务正忙').waitFor();
    await picture(visit.page, 'failure-body-500');
    await dialog.getByRole('button', { name: '知道了' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await here(visit.page).isVisible()).toBe(true);
  });

  test.each([
    ['body code 510', { json: body(510, '登录过期') }],
    ['HTTP 500 with the token-expired marker', { status: 500, json: body(500, 'Token失效，请重新登录') }],
    ['body code 500 with the token-expired marker', { json: body(500, 'Token失效，请重新登录') }],
  ])('%s: a dialog whose one button signs out and leads back', async (_name, reply) => {
    const visit = await stage.visit();
    const { page, requests } = visit;
    await openPlace(visit);
    await keepSession(page);
    await call(page, (route) => route.fulfill(reply));
    const expired = question(page, '登录已过期');
    await expired.getByText('很抱歉，登录已过期，请重新登录').waitFor();
    await page.keyboard.press('Escape');
    await expired.getByRole('button', { name: '重新登录' }).click();
    await page.getByLabel('用户名').waitFor();
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/isps/userAnnouncement');
    expect(await page.evaluate(() => localStorage.getItem('pro__session'))).toBeNull();
    expect(requests).toContain('POST /sys/logout');
  });

  test('the marker inside an enterprise-chat browser: 登录已过期，正在重新登陆, and no dialog', async () => {
    const visit = await stage.visit();
    const { page } = visit;
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 wxwork/4.1 MicroMessenger' });
    });
    await openPlace(visit);
    await keepSession(page);
    await call(page, (route) => route.fulfill({ status: 500, json: body(500, 'Token失效，请重新登录') }));
    await page.getByText('登录已过期，正在重新登陆').waitFor();
    expect(await question(page, '登录已过期').count()).toBe(0);
    await page.waitForURL('**/login**');
  });

  test('FA33 the marker inside a 500 file: the same dialog, and no file', async () => {
    const { page, announce } = await stage.visit();
    announce(SAID);
    await enter(page, 'admin', '/market/order');
    await settled(page);
    let saved = 0;
    page.on('download', () => saved++);
    const reply = { status: 500, json: body(500, 'Token失效，请重新登录') };
    await page.route('**/exportCsv/**', (route) => route.fulfill(reply), { times: 1 });
    await page.getByRole('button', { name: '导出 CSV' }).click();
    await question(page, '登录已过期').getByRole('button', { name: '重新登录' }).waitFor();
    expect(saved).toBe(0);
  });

  test('HTTP 401 while signed in: 未授权，请重新登录, and after 1.5 s the sign-in page with the way back', async () => {
    const visit = await stage.visit();
    const { page } = visit;
    await openPlace(visit);
    await keepSession(page);
    const loaded = page.waitForEvent('load');
    await call(page, (route) => route.fulfill({ status: 401, json: body(401, 'no') }));
    await notification(page, '未授权，请重新登录').waitFor();
    expect(await here(page).isVisible()).toBe(true);
    await loaded;
    await page.waitForURL('**/user/login?redirect=%2Fisps%2FuserAnnouncement');
    expect(visit.requests).toContain('POST /sys/logout');
  });

  test('HTTP 401 while nobody is signed in is told and reloads nothing', async () => {
    const { page, announce } = await stage.visit();
    announce(SAID);
    await page.route('**/sys/login', (route) => route.fulfill({ status: 401, json: body(401, 'no') }));
    await page.goto('/user/login');
    await page.evaluate(() => Object.assign(window, { still: true }));
    await fillIn(page, 'whatever');
    await page.getByRole('alert').getByText('未授权，请重新登录').waitFor();
    await page.waitForTimeout(2_000);
    expect(await page.evaluate(() => 'still' in window)).toBe(true);
  });

  test('no response: 网络或者登录信息过期，请刷新重试', async () => {
    const visit = await stage.visit();
    await openPlace(visit);
    await call(visit.page, (route) => route.abort('connectionreset'));
    await notification(visit.page, '网络或者登录信息过期，请刷新重试').waitFor();
  });

  test('no response within 100 s: 网络超时', async () => {
    const visit = await stage.visit();
    const { page } = visit;
    await page.clock.install();
    await openPlace(visit);
    const under = page.waitForRequest(CALL);
    await call(page, () => undefined);
    await under;
    await page.clock.fastForward(101_000);
    await notification(page, '网络超时').waitFor();
  });
});

async function fillIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('用户名').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

describe('shell 8: signing in and out', () => {
  test.each([
    ['a code other than 200, though success is said', { success: true, code: 201, message: '账号待审核', result: {} }],
    ['a business failure', body(500, '账号待审核')],
  ])('login answered by %s: the message stands in the form', async (_name, json) => {
    const { page } = await stage.visit();
    await page.route('**/sys/login', (route) => route.fulfill({ json }));
    await page.goto('/user/login');
    await fillIn(page, 'weft');
    await page.getByRole('alert').getByText('账号待审核').waitFor();
    expect(await page.getByLabel('用户名').inputValue()).toBe('admin');
  });

  test('an empty menu: getPermissionList: permissions must be a non-null array !', async () => {
    const { page } = await stage.visit();
    await page.route('**/getUserPermissionByToken**', (route) =>
      route.fulfill({ json: body(200, '', { menu: [], auth: [], allAuth: [] }) }),
    );
    await page.goto('/market/order');
    await fillIn(page, 'weft-demo-2026');
    await page.getByText('getPermissionList: permissions must be a non-null array !').waitFor();
    await page.waitForURL('**/user/login?redirect=%2Fmarket%2Forder');
  });

  test('FA39 permissions that cannot be had: why, and the sign-in page with the way back', async () => {
    const { page, announce } = await stage.visit();
    announce(SAID);
    await page.route('**/getUserPermissionByToken**', (route) =>
      route.fulfill({ status: 500, json: body(500, '权限服务不可用') }),
    );
    await page.goto('/market/order');
    await fillIn(page, 'weft-demo-2026');
    await notification(page, '权限服务不可用').waitFor();
    await page.waitForURL('**/user/login?redirect=%2Fmarket%2Forder');
    await page.unrouteAll();
    await fillIn(page, 'weft-demo-2026');
    await settled(page);
    expect(new URL(page.url()).pathname).toBe('/market/order');
  });

  test('真的要注销登录吗 ?: a server that refuses is told, and the session ends here all the same', async () => {
    const { page } = await stage.visit();
    await signIn(page, 'admin');
    await page.route('**/sys/logout', (route) => route.fulfill({ json: body(500, '注销服务不可用') }));
    await choose(page, '退出登录');
    await page.getByText('真的要注销登录吗 ?').waitFor();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /确\s?定/ })
      .click();
    await message(page, 'error', '注销服务不可用').waitFor();
    await page.getByLabel('用户名').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('pro__session'))).toBeNull();
  });
});

describe('shell 8: the user’s own', () => {
  test('closing the last page: 这是最后一页，不能再关闭了啦; closing home: 首页不能关闭!', async () => {
    const { page } = await stage.visit();
    await enter(page, 'admin');
    const home = page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab', { name: '首页' });
    await home.focus();
    await page.keyboard.press('Delete');
    await message(page, 'warning', '这是最后一页，不能再关闭了啦').waitFor();
    await page.goto('/market/order');
    await settled(page);
    await home.focus();
    await page.keyboard.press('Delete');
    await message(page, 'warning', '首页不能关闭!').waitFor();
  });

  test('no departments: 您尚未设置部门信息!', async () => {
    const { page } = await stage.visit();
    await enter(page, 'admin');
    await page.route('**/getCurrentUserDeparts**', (route) =>
      route.fulfill({ json: body(200, '', { list: [], orgCode: '' }) }),
    );
    await choose(page, '切换部门');
    await message(page, 'warning', '您尚未设置部门信息!').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('a new password: the server’s message as warning, then as success', async () => {
    const { page } = await stage.visit();
    await enter(page, 'admin');
    await choose(page, '密码修改');
    const dialog = page.getByRole('dialog', { name: '修改密码' });
    await dialog.getByLabel('旧密码').fill('weft-demo-2026');
    await dialog.getByLabel('新密码', { exact: true }).fill('another-2026');
    await dialog.getByLabel('确认新密码').fill('another-2026');
    const submit = dialog.getByRole('button', { name: /确\s?定/ });
    await page.route('**/sys/user/updatePassword', (route) => route.fulfill({ json: body(500, '旧密码输入错误!') }), {
      times: 1,
    });
    await submit.click();
    await message(page, 'warning', '旧密码输入错误!').waitFor();
    await page.route('**/sys/user/updatePassword', (route) => route.fulfill({ json: body(200, '密码已经改好') }));
    await submit.click();
    await message(page, 'success', '密码已经改好').waitFor();
    await dialog.waitFor({ state: 'hidden' });
  });

  test('nobody signed in on a password change: 当前系统无登录用户!', async () => {
    const { page } = await stage.visit();
    await enter(page, 'admin');
    // A session that names nobody, as another server may leave it.
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('pro__session') ?? '{}') as { value: { user: object } };
      Object.assign(kept.value.user, { username: '' });
      localStorage.setItem('pro__session', JSON.stringify(kept));
    });
    await page.reload();
    await choose(page, '密码修改');
    await message(page, 'warning', '当前系统无登录用户!').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('clearing the cache: 刷新缓存失败！, then 刷新缓存完成！', async () => {
    const { page, announce } = await stage.visit();
    announce(SAID);
    await enter(page, 'admin');
    await page.route('**/refleshCache**', (route) => route.abort(), { times: 1 });
    await choose(page, '清理缓存');
    await message(page, 'error', '刷新缓存失败！').waitFor();
    await choose(page, '清理缓存');
    await message(page, 'success', '刷新缓存完成！').waitFor();
  });

  test('a theme that cannot be made: Failed to update theme, and the default colour', async () => {
    const { page } = await stage.visit();
    await page.route(/\/config\/app\b/, async (route) => {
      const answer = await route.fetch();
      const own = (await answer.json()) as { result: object };
      Object.assign(own.result, { primaryColor: 'bluish' });
      await route.fulfill({ response: answer, json: own });
    });
    await page.goto('/user/login');
    await message(page, 'error', 'Failed to update theme').waitFor();
    await page.getByRole('button', { name: /登\s?录$/ }).waitFor();
  });
});

describe('shell 8: parts of the program', () => {
  test('a part that does not come within 120 s: the page is loaded anew once, then ChunkLoadError, and 刷新页面 brings it', async () => {
    const { page, announce } = await stage.visit();
    const view = scriptOf('lists/types/list/ListView.tsx');
    announce(/ListView/, view);
    await page.clock.install();
    await enter(page, 'admin');
    let stalled = true;
    await page.route(view, (route) => (stalled ? undefined : route.continue()));
    let loads = 0;
    const underWay = new Set<Request>();
    page.on('request', (request) => {
      if (request.isNavigationRequest()) {
        loads++;
        underWay.clear();
      }
      if (request.url().includes('/assets/')) underWay.add(request);
    });
    page.on('requestfinished', (request) => void underWay.delete(request));
    page.on('requestfailed', (request) => void underWay.delete(request));
    // Only that part may be waited for when the time comes: each part has a reload of its own.
    const stalledOnLoad = (load: number) =>
      expect
        .poll(() => [loads, [...underWay].map((request) => new URL(request.url()).pathname)])
        .toEqual([load, [expect.stringMatching(view)]]);
    await page.goto('/market/order', { waitUntil: 'commit' });
    await stalledOnLoad(1);
    await page.clock.fastForward(121_000);
    await stalledOnLoad(2);
    await page.clock.fastForward(121_000);
    const notice = page.getByRole('alert').filter({ hasText: '页面加载失败' });
    await notice.waitFor();
    expect(loads).toBe(2);
    await notice.getByText('详细信息', { exact: true }).click();
    await notice.getByText('ChunkLoadError: ListView').waitFor();
    stalled = false;
    await notice.getByRole('button', { name: '刷新页面' }).click();
    await settled(page);
  });

  test('an unknown page module: which entry of the menu names it', async () => {
    const { page, announce } = await stage.visit();
    announce(/UnknownPageError/);
    await page.route('**/getUserPermissionByToken**', async (route) => {
      const answer = await route.fetch();
      const own = (await answer.json()) as { result: { menu: object[] } };
      const meta = { title: '配错的页面', keepAlive: true };
      own.result.menu.push({ id: 'odd', route: '1', path: '/odd', name: 'odd', component: 'demo/Nothing', meta });
      await route.fulfill({ response: answer, json: own });
    });
    await enter(page, 'admin', '/odd');
    await page.getByText('菜单「配错的页面」指向的页面组件「demo/Nothing」不存在').waitFor();
  });
});
