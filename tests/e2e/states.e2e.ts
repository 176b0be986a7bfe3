import type { Locator, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApi } from './api.ts';
import { enter, holdRequests, NARROW, picture, prepareStage } from './browser.ts';
import { act, answered, columnTexts, dialog, pager, press, query, question, settled } from './list.ts';

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

test('rows that cannot be had again leave the old ones, and a word', async () => {
  const { page, announce } = await stage.visit();
  await enter(page, 'admin', '/market/order');
  await settled(page);
  const before = await columnTexts(page, 'orderId');
  announce(/^504 \/online\/cgform/);
  await answerOnce(page, (route) => route.fulfill({ status: 504, body: '' }));
  await page.getByRole('button', { name: '刷新' }).click();
  await page.getByText('网络超时').waitFor();
  await expect.poll(() => columnTexts(page, 'orderId')).toEqual(before);
  await picture(page, 'failed-refresh');
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
  announce(/net::ERR_FAILED \/assets\/ScreenPage/, /^console error: .*(ScreenPage|dynamically imported)/);
  let blocked = true;
  await page.route(/\/assets\/ScreenPage-.*\.js/, (route) => (blocked ? route.abort() : route.continue()));
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
  const parts = /\/assets\/(MenuSearchSelect|Bell|MenuIconSvg)-.*\.js/;
  announce(/net::ERR_FAILED \/assets\//, /^console error: .*(MenuSearchSelect|dynamically imported)/);
  let blocked = true;
  await page.route(parts, (route) => (blocked ? route.abort() : route.continue()));
  await enter(page, 'admin', '/market/order');
  await settled(page);
  await act(page, 0, '编辑');
  const editing = dialog(page, '编辑');
  await editing.getByLabel('备注').fill('慢网时写的话');
  const missing = () => requests.filter((request) => parts.test(request)).length;
  await expect.poll(missing).toBeGreaterThanOrEqual(3);
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
  await page.getByRole('navigation', { name: '主菜单' }).getByText('市场').waitFor();
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
  announce(/net::ERR_/, /^50[34] /);
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
