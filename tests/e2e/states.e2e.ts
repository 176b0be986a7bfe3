import type { Locator, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApi } from './api.ts';
import { beSignedIn, enter, holdRequests, NARROW, picture, prepareStage } from './browser.ts';
import { act, answered, columnTexts, dialog, pager, press, query, question, settled } from './list.ts';
import { scriptOf } from './loaded.ts';

const stage = prepareStage();

const ROWS = '**/online/cgform/api/getData/market_order?**';
const FORM = '/online/cgform/api/form/market_order';

const body = (code: number, message: string) => ({ success: code === 200, code, message, result: null, timestamp: 0 });

/** The next request for rows is answered so; those after it by the server. */
async function answerOnce(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(ROWS, answer, { times: 1 });
}

test('a slow answer: an outline at first, the old rows behind a bar later', async () => {
  const { page } = await stage.visit();
  const first = await holdRequests(page, ROWS, 1);
  await enter(page, 'admin', '/market/order');
  await page.getByRole('progressbar', { name: '加载中' }).waitFor();
  await picture(page, 'loading-first');
  first();
  await settled(page);
  const before = await columnTexts(page, 'orderId');
  const next = await holdRequests(page, ROWS, 1);
  await page.getByTitle('下一页').click();
  await page.getByRole('progressbar', { name: '加载中' }).waitFor();
  await expect.poll(() => columnTexts(page, 'orderId')).toEqual(before);
  await picture(page, 'loading-next');
  next();
  await settled(page);
  expect(await columnTexts(page, 'orderId')).not.toEqual(before);
});

test.each([
  [500, { json: body(500, '数据源繁忙') }, '数据源繁忙'],
  [504, { status: 504, body: '' }, '网络超时'],
  [502, { status: 502, json: body(502, '网关没有应答') }, '网关没有应答'],
] as const)('a list that fails with %i says why and is there after 重试', async (_code, reply, words) => {
  const { page, announce } = await stage.visit();
  announce(/^50\d \/online\/cgform/);
  await answerOnce(page, (route) => route.fulfill(reply));
  await enter(page, 'admin', '/market/order');
  await page.getByText(words).waitFor();
  await picture(page, `failed-${_code}`);
  await page.getByRole('button', { name: /重\s?试/ }).click();
  await settled(page);
  await expect.poll(() => columnTexts(page, 'orderId')).toHaveLength(10);
});

test.each([
  ['body code 500', { json: body(500, '数据库正忙') }, 'dialog', '数据库正忙'],
  ['HTTP 403', { status: 403, json: body(403, 'no') }, 'notification', '拒绝访问'],
  ['HTTP 404', { status: 404, json: body(404, 'no') }, 'notification', '很抱歉，资源未找到!'],
  ['HTTP 504', { status: 504, body: '' }, 'notification', '网络超时'],
  ['no answer', undefined, 'notification', '网络或者登录信息过期，请刷新重试'],
] as const)(
  'rows that cannot be had again stay and are marked as old; %s is told in its place, once',
  async (_name, reply, as, words) => {
    const { page, announce } = await stage.visit();
    await enter(page, 'admin', '/market/order');
    await settled(page);
    const before = await columnTexts(page, 'orderId');
    announce(/^(403|404|504) \/online\/cgform/, /net::ERR_/);
    // A read that never reached the server is tried once more.
    const answer = (route: Route) => (reply ? route.fulfill(reply) : route.abort('connectionreset'));
    await page.route('**/api/getData/**', answer, { times: reply ? 1 : 2 });
    await page.getByRole('button', { name: '刷新' }).click();
    const places = { dialog: page.getByRole('dialog'), notification: page.locator('.ant-notification-notice') };
    await places[as].getByText(words).first().waitFor();
    expect(await page.getByText(words, { exact: true }).count()).toBe(1);
    expect(await page.locator('.ant-message-notice').count()).toBe(0);
    const old = page.getByText(/^数据没有更新，仍是 \d\d:\d\d 的内容/);
    await old.waitFor();
    await expect.poll(() => columnTexts(page, 'orderId')).toEqual(before);
    await picture(page, `failed-refresh-${as}`);
    if (as === 'dialog') await page.getByRole('button', { name: '知道了' }).click();
    await press(page.getByRole('region', { name: '订单' }), '重试');
    await old.waitFor({ state: 'detached' });
  },
);

test('a session that is over is told once on a list', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', '/market/order');
  await settled(page);
  await page.route('**/api/getData/**', (route) => route.fulfill({ json: body(510, 'Token失效，请重新登录') }));
  await page.getByTitle('下一页').click();
  await question(page, '登录已过期').waitFor();
  await page.waitForTimeout(500);
  expect(await page.getByText('Token失效').count()).toBe(0);
  expect(await page.locator('.ant-message-notice, .ant-notification-notice').count()).toBe(0);
});

test('查询 clicked three times asks once, and says so', async () => {
  const { page, requests } = await stage.visit();
  await enter(page, 'admin', '/market/order');
  await settled(page);
  const asked = () => requests.filter((request) => request.includes('/getData/market_order?')).length;
  const before = asked();
  const release = await holdRequests(page, '**/api/getData/**');
  const ask = query(page).getByRole('button', { name: /查\s?询/ });
  await ask.evaluate((button: HTMLElement) => {
    for (let click = 0; click < 3; click++) button.click();
  });
  await page.getByText('你点击的太快了，请慢点点击!').waitFor();
  // Slowly, too: what is under way answers it.
  await page.waitForTimeout(400);
  await ask.click();
  release();
  await settled(page);
  expect(asked() - before).toBe(1);
});

test.each([
  ['list', '/market/order'],
  ['editable list', '/demo/grid'],
  ['tree', '/demo/tree'],
  ['editable tree', '/demo/tree-grid'],
  ['report', '/market/order-analysis'],
])('%s: on its way, nothing there, not allowed and not to be had are said in words', async (_type, path) => {
  const { page, announce } = await stage.visit();
  announce(/^403 \/online\//, /net::ERR_/);
  await beSignedIn(page, 'admin');
  const rows = /\/api\/get(Tree)?Data\//;
  const open = async (answer: (route: Route) => unknown) => {
    await page.unrouteAll();
    await page.route(rows, answer);
    await page.goto(path);
  };
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const none = { ...body(200, ''), result: { records: [], total: 0 } };
  await open((route) => held.then(() => route.fulfill({ json: none })));
  await page.getByRole('progressbar', { name: '加载中' }).waitFor();
  await page.locator('.grid-skeleton').waitFor();
  release();
  await page.getByText(/^(还没有数据|没有符合查询条件的数据)$/).waitFor();
  await page.locator('.grid-skeleton').waitFor({ state: 'detached' });
  await open((route) => route.fulfill({ status: 403, json: body(403, 'no') }));
  await page.getByRole('heading', { name: '没有权限访问' }).waitFor();
  await page.getByText(/^拒绝访问。.*请联系系统管理员/).waitFor();
  await open((route) => route.abort('connectionreset'));
  await page.getByRole('heading', { name: '加载失败' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: /重\s?试/ }).click();
  await settled(page);
});

test('an address nobody can be asked about, for the server answers nothing, says so and comes after 重试', async () => {
  const { page, announce } = await stage.visit();
  announce(/net::ERR_/);
  await enter(page, 'yunying', '/index');
  // The page asks by itself too, once its socket is there: only who presses is answered.
  await page.addInitScript(() => {
    document.addEventListener('click', () => Object.assign(window, { pressed: true }), { capture: true });
  });
  await page.route('**/config/manifest**', async (route) => {
    if (await page.evaluate(() => 'pressed' in window)) await route.continue();
    else await route.abort('connectionreset');
  });
  await page.goto('/market/nothing');
  await page.getByRole('heading', { name: '页面加载失败' }).waitFor();
  await page.getByRole('button', { name: /重\s?试/ }).click();
  await page.getByText('您没有此页面的访问权限').waitFor();
});

test('nothing found: says so and offers the way back', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', '/market/order?orderId=NOTHING-LIKE-IT');
  await page.getByText('没有符合查询条件的数据').waitFor();
  await expect.poll(() => pager(page).textContent()).toBe('共 0 条');
  await picture(page, 'empty');
  await answered(page, () => page.getByRole('button', { name: '重置条件' }).click());
  await expect.poll(() => columnTexts(page, 'orderId')).toHaveLength(10);
});

test('FA33: an export that fails is told in the words inside the file, and nothing is saved', async () => {
  const { page, announce } = await stage.visit();
  await enter(page, 'admin', '/market/order');
  await settled(page);
  announce(/^500 /);
  let saved = 0;
  page.on('download', () => saved++);
  const fails = (route: Route) => route.fulfill({ status: 500, json: body(500, '导出任务太多，请稍后再试') });
  await page.route('**/exportCsv/**', fails, { times: 1 });
  await page.getByRole('button', { name: '导出 CSV' }).click();
  await page.getByText('导出任务太多，请稍后再试').waitFor();
  expect(saved).toBe(0);
});

test('FA34: a part that does not load is tried once more, then told, and 重试 brings it', async () => {
  const { page, announce } = await stage.visit();
  // Signing in by hand would be met by the page being loaded anew.
  await enter(page, 'admin', '/index');
  announce(/net::ERR_FAILED \/assets\/list/, /^console error: .*(ListView|dynamically imported)/);
  let blocked = true;
  await page.route(scriptOf('lists/types/list/ListView.tsx'), (route) => (blocked ? route.abort() : route.continue()));
  await enter(page, 'admin', '/market/order');
  await page.getByText('页面加载失败').waitFor();
  await picture(page, 'part-missing');
  expect(new URL(page.url()).pathname).toBe('/market/order');
  blocked = false;
  await page.getByRole('button', { name: /重\s?试/ }).click();
  await settled(page);
});

test('FA34: parts nobody asked for do not come: the page stays, what is typed too, and whoever wants one is told', async () => {
  const { page, requests, announce } = await stage.visit();
  const parts = scriptOf('notices/Bell.tsx');
  announce(/net::ERR_FAILED \/assets\//, /^console error: .*(MenuSearchSelect|dynamically imported)/);
  let blocked = true;
  await page.route(parts, (route) => (blocked ? route.abort() : route.continue()));
  await enter(page, 'admin', '/market/order');
  await settled(page);
  await act(page, 0, '编辑');
  const editing = dialog(page, '编辑');
  await editing.getByLabel('备注').fill('慢网时写的话');
  const missing = () => requests.filter((request) => parts.test(request)).length;
  await expect.poll(missing).toBeGreaterThanOrEqual(1);
  expect(await editing.getByLabel('备注').inputValue()).toBe('慢网时写的话');
  expect(requests.filter((request) => request === 'GET /market/order').length).toBeLessThanOrEqual(1);
  const search = page.getByRole('textbox', { name: '搜索菜单' });
  await search.fill('省邦', { force: true });
  await page.getByRole('button', { name: '无法显示' }).waitFor();
  await picture(page, 'part-missing-search');
  expect(await editing.getByLabel('备注').inputValue()).toBe('慢网时写的话');
  blocked = false;
  await editing.getByRole('button', { name: /取\s?消/ }).click();
  await press(question(page, '放弃修改?'), '放弃');
  await page.getByRole('button', { name: '无法显示' }).click();
  await page.getByRole('button', { name: /重\s?试/ }).click();
  await page.getByRole('combobox', { name: '搜索菜单' }).waitFor();
});

test('FA34: the window over a form does not come: what is typed stays, and 重试 brings it', async () => {
  const { page, announce } = await stage.visit();
  announce(/net::ERR_FAILED \/assets\/ConflictDialog/, /^console error: .*(ConflictDialog|dynamically imported)/);
  announce(/^409 /);
  const api = await openApi(stage.product.address, 'admin');
  const row = { orderDate: '2026-01-15', status: 'Pending', salesChannel: 'eBay', currency: 'USD', qty: 1, lineNo: 1 };
  await api('POST', FORM, { orderId: 'E2E-PART', ...row });
  await enter(page, 'admin', '/market/order?orderId=E2E-PART');
  await settled(page);
  await act(page, 0, '编辑');
  const editing = dialog(page, '编辑');
  await editing.getByLabel('备注').fill('我的话');
  const { result } = await api('GET', '/online/cgform/api/getData/market_order?orderId=E2E-PART');
  const [{ id, version } = expect.fail('no such order')] = (result as { records: Record<string, unknown>[] }).records;
  await api('PUT', FORM, { orderId: 'E2E-PART', ...row, id, version, remark: '别人的话' });
  let blocked = true;
  await page.route(/\/assets\/ConflictDialog-.*\.js/, (route) => (blocked ? route.abort() : route.continue()));
  await press(editing, '确定');
  await page.getByText('窗口加载失败').waitFor();
  await picture(page, 'part-missing-window');
  expect(await editing.getByLabel('备注').inputValue()).toBe('我的话');
  blocked = false;
  await page.getByRole('button', { name: /重\s?试/ }).click();
  const conflict = dialog(page, '数据已被他人修改');
  await conflict.getByText('别人的话').waitFor();
  await press(conflict, '保留我的');
  await editing.waitFor({ state: 'hidden' });
});

test('FA34: on a phone the menu does not come: the page stays, and 重试 brings it', async () => {
  const { page, announce } = await stage.visit({ size: NARROW });
  announce(/net::ERR_FAILED \/assets\/MenuDrawer/, /^console error: .*(MenuDrawer|dynamically imported)/);
  let blocked = true;
  await page.route(/\/assets\/MenuDrawer-.*\.js/, (route) => (blocked ? route.abort() : route.continue()));
  await enter(page, 'admin', '/market/order');
  await settled(page);
  await act(page, 0, '编辑');
  const editing = dialog(page, '编辑');
  await editing.getByLabel('备注').fill('路上写的话');
  await page.getByRole('button', { name: '展开菜单' }).evaluate((button: HTMLElement) => button.click());
  await page.getByText('菜单加载失败').waitFor();
  await picture(page, 'part-missing-menu');
  blocked = false;
  await page.getByRole('button', { name: /重\s?试/ }).click();
  await page.getByRole('navigation', { name: '主菜单' }).getByText('市场', { exact: true }).waitFor();
  expect(await editing.getByLabel('备注').inputValue()).toBe('路上写的话');
});

/** Whether a person sees it without scrolling the window it is in. */
async function isInSight(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, top } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + 2, top + 2));
  });
}

test('FA28: the server is gone in the middle of editing: nothing typed is lost, and one click saves later', async () => {
  const { page, announce } = await stage.visit();
  const api = await openApi(stage.product.address, 'admin');
  const common = { orderDate: '2026-01-15', status: 'Pending', salesChannel: 'eBay', currency: 'USD', qty: 1 };
  await api('POST', FORM, { orderId: 'E2E-GONE', lineNo: 1, ...common });
  await enter(page, 'admin', '/market/order?orderId=E2E-GONE');
  await settled(page);
  await act(page, 0, '编辑');
  const editing = dialog(page, '编辑');
  await editing.getByLabel('城市').fill('成都');
  await editing.getByLabel('备注').fill('停机时写的话');
  // While it starts, sockets are refused as calls are.
  announce(/net::ERR_/, /^50[34] /, /WebSocket handshake: Unexpected response code: 503/);
  await stage.product.stop();
  await press(editing, '确定');
  const failure = editing.getByText('网络或者登录信息过期，请刷新重试');
  await failure.waitFor();
  expect(await isInSight(failure)).toBe(true);
  await expect.poll(() => editing.getByLabel('备注').inputValue()).toBe('停机时写的话');
  await picture(page, 'server-gone');
  await stage.product.start();
  await press(editing, '确定');
  await page.getByText('修改成功！').waitFor();
  const { result } = await api('GET', '/online/cgform/api/getData/market_order?orderId=E2E-GONE');
  expect(result).toMatchObject({ total: 1, records: [{ shipCity: '成都', remark: '停机时写的话', version: 2 }] });
});

test('what people type is shown as text, wherever it comes out', async () => {
  const { page } = await stage.visit();
  const api = await openApi(stage.product.address, 'admin');
  const markup = '<img src=x onerror="document.title=1">';
  const common = { orderDate: '2026-01-15', status: 'Pending', salesChannel: 'eBay', currency: 'USD', qty: 1 };
  await api('POST', FORM, { orderId: 'E2E-XSS', lineNo: 1, owner: markup.slice(0, 30), remark: markup, ...common });
  await enter(page, 'admin', '/market/order?orderId=E2E-XSS');
  await settled(page);
  await expect.poll(() => columnTexts(page, 'owner')).toEqual([markup.slice(0, 30)]);
  await act(page, 0, '详情');
  await dialog(page, '详情').getByText(markup, { exact: true }).waitFor();
  expect(await page.locator('img[src=x]').count()).toBe(0);
  await expect.poll(() => page.title()).toBe('订单 · 织屏');
  await expect.poll(() => query(page).getByLabel('订单号').inputValue()).toBe('E2E-XSS');
});
