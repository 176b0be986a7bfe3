import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { rowMessage } from '../../engine/live/messages.ts';
import { openApi, PASSWORD } from './api.ts';
import { beSignedIn, enter, NARROW, picture, prepareStage, signIn } from './browser.ts';
import { FORM, field, openAdd } from './formPage.ts';
import { addProducts, at, openProducts } from './gridPage.ts';
import { act, columnTexts, dialog, openList, press, question, settled } from './list.ts';

const stage = prepareStage();

const failing = (message: string) => ({ status: 500, json: { success: false, code: 500, message, result: null } });

async function chooseOwn(page: Page, entry: string): Promise<void> {
  await page.getByLabel(/的菜单$/).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

describe('FA36 FA37 the line of a live grid', () => {
  test('cut again and again: one socket at a time, and what was missed comes in', async () => {
    const { page, announce } = await stage.visit();
    announce(/WebSocket/i);
    const open = new Set<object>();
    let most = 0;
    let lines = 0;
    await page.routeWebSocket(/\/vxeSocket\//, (route) => {
      lines++;
      open.add(route);
      most = Math.max(most, open.size);
      const server = route.connectToServer();
      route.onClose(() => open.delete(route));
      server.onClose(() => open.delete(route));
      if (lines > 2) return;
      setTimeout(() => {
        open.delete(route);
        void route.close({ code: 1011 });
      }, 500);
    });
    const api = await openApi(stage.product.address, 'admin');
    const [product] = await addProducts(api, '颠簸', [{}]);
    await beSignedIn(page, 'admin');
    await openProducts(page, '颠簸');
    await expect.poll(() => lines).toBeGreaterThanOrEqual(1);
    await api('PUT', '/online/cgform/api/form/demo_grid', { ...product, name: '颠簸之后' });
    await expect.poll(() => lines, { timeout: 40_000 }).toBe(3);
    await expect.poll(async () => (await at(page, 0, 'name')).textContent()).toBe('颠簸之后');
    expect(most).toBe(1);
  });

  test('a message that comes twice is shown once; one that is older than what is shown is not shown', async () => {
    const { page } = await stage.visit();
    const api = await openApi(stage.product.address, 'admin');
    const [product] = await addProducts(api, '重复', [{}]);
    let say: (text: string) => void = () => undefined;
    await page.routeWebSocket(/\/vxeSocket\//, (route) => {
      const server = route.connectToServer();
      server.onMessage((text) => route.send(text));
      say = (text) => route.send(text);
    });
    await beSignedIn(page, 'admin');
    const followed = page.waitForEvent('websocket');
    await openProducts(page, '重复');
    await followed;
    const cell = await at(page, 0, 'name');
    await cell.evaluate((element) => {
      const slid: string[] = [];
      Object.assign(window, { slid });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
          for (const node of addedNodes)
            if (node instanceof Element && node.matches('.edit-grid-old')) slid.push(node.textContent ?? '');
        }
      }).observe(element.closest('.ag-row')?.parentElement ?? element, { subtree: true, childList: true });
    });
    const newer = { ...product, name: '重复之后', version: (product?.version ?? 1) + 1 };
    for (let times = 0; times < 3; times++) say(rowMessage('demo_grid', newer));
    say(rowMessage('demo_grid', { ...product, name: '早已过去' }));
    await expect.poll(async () => (await at(page, 0, 'name')).textContent()).toContain('重复之后');
    await page.locator('.edit-grid-old').waitFor({ state: 'detached' });
    expect(await (await at(page, 0, 'name')).textContent()).toBe('重复之后');
    expect(await page.evaluate(() => (window as unknown as { slid: string[] }).slid)).toEqual(['重复1']);
  });
});

describe('FA38 two tabs of one browser', () => {
  test('the same row edited in both: the second is asked, nothing is overwritten unseen', async () => {
    const api = await openApi(stage.product.address, 'admin');
    const common = { orderDate: '2026-01-15', status: 'Pending', salesChannel: 'eBay', currency: 'USD', qty: 1 };
    await api('POST', '/online/cgform/api/form/market_order', { orderId: 'E2E-TWINS', lineNo: 1, ...common });
    const one = await stage.visit();
    await enter(one.page, 'admin');
    const two = await stage.visit({ beside: one });
    two.announce(/^409 /);
    for (const { page } of [one, two]) {
      await openList(page, '/market/order?orderId=E2E-TWINS');
      await act(page, 0, '编辑');
      await dialog(page, '编辑').getByLabel('城市').waitFor();
    }
    await dialog(one.page, '编辑').getByLabel('城市').fill('成都');
    await press(dialog(one.page, '编辑'), '确定');
    await one.page.getByText('修改成功！').waitFor();
    await dialog(two.page, '编辑').getByLabel('城市').fill('重庆');
    await press(dialog(two.page, '编辑'), '确定');
    await two.page.getByText('数据已被他人修改').first().waitFor();
    const { result } = await api('GET', '/online/cgform/api/getData/market_order?orderId=E2E-TWINS');
    expect(result).toMatchObject({ records: [{ shipCity: '成都', version: 2 }] });
  });

  test('another person signs in beside: this tab saves nothing in their name, and what was typed stays its writer’s', async () => {
    const one = await stage.visit();
    one.announce(/^(401|510) /, /WebSocket connection to .*\/websocket\//);
    await signIn(one.page, 'yunying', '/demo/form');
    await openList(one.page, '/demo/form');
    await one.page.getByRole('button', { name: /新增$/ }).first().click();
    const adding = dialog(one.page, '新增');
    await adding.getByLabel(/名称$/).fill('换人之前');
    await adding.getByLabel(/^\*?\s*编码$/).fill('FM-2001');
    const two = await stage.visit({ beside: one });
    // What is under way as a session ends is refused.
    two.announce(/^401 \/sys\/permission\//, /WebSocket connection to .*\/websocket\//);
    await two.page.goto('/dashboard/analysis');
    await chooseOwn(two.page, '退出登录');
    await two.page
      .getByRole('dialog')
      .getByRole('button', { name: /确\s?定/ })
      .click();
    // What was typed goes with its writer.
    await one.page.getByLabel('用户名').waitFor();
    await signIn(two.page, 'admin');
    await one.page.getByLabel(/的菜单$/).waitFor();
    const api = await openApi(stage.product.address, 'admin');
    const { result } = await api('GET', `/online/cgform/api/getData/demo_form?name=${encodeURIComponent('换人之前')}`);
    expect(result).toMatchObject({ total: 0 });
    // The tab belongs to whoever is signed in, and is not offered what somebody else wrote.
    await openList(one.page, '/demo/form');
    await one.page.getByRole('button', { name: /新增$/ }).first().click();
    expect(await dialog(one.page, '新增').getByLabel(/名称$/).inputValue()).toBe('');
    expect(await one.page.getByText('恢复上次未保存的内容？').count()).toBe(0);
  });
});

test('FA39 dictionaries that cannot be had: raw values, a usable page; 清理缓存 brings the words', async () => {
  const { page, announce } = await stage.visit();
  announce(/^500 /);
  await page.route('**/sys/login', async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { result: Record<string, unknown> };
    delete json.result.sysAllDictItems;
    await route.fulfill({ response: answer, json });
  });
  await page.route('**/sys/dict/getDictItems/**', (route) => route.fulfill(failing('字典服务不可用')));
  await signIn(page, 'admin', '/market/order?status=Pending');
  await settled(page);
  await expect.poll(async () => (await columnTexts(page, 'status'))[0]).toBe('Pending');
  await page.getByTitle('下一页').click();
  await page.getByText(/^11-20 共/).waitFor();
  await page.unrouteAll();
  await chooseOwn(page, '清理缓存');
  await page.getByText('刷新缓存完成！').waitFor();
  await expect.poll(async () => (await columnTexts(page, 'status'))[0]).not.toBe('Pending');
});

test('FA40 a bell that cannot look falls silent, and looks again when the network is back', async () => {
  const { page, requests, announce } = await stage.visit();
  announce(/^500 .*listByUser/, /WebSocket/i, /net::ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await page.routeWebSocket(/\/websocket\//, (route) => void route.close());
  let down = true;
  await page.route('**/listByUser**', (route) => (down ? route.fulfill(failing('通告服务不可用')) : route.continue()));
  await enter(page, 'admin');
  const asked = () => requests.filter((request) => request.includes('/listByUser')).length;
  await page.clock.runFor(2_000);
  await expect.poll(asked).toBe(1);
  await page.clock.runFor(60_000);
  expect(asked()).toBe(1);
  down = false;
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await page.clock.runFor(2_000);
  await expect.poll(asked).toBeGreaterThan(1);
});

test('FA29: on a phone the password alone brings the session back, and the form saves as it stands', async () => {
  const { page, announce } = await stage.visit({ size: NARROW });
  announce(/^510 /);
  await enter(page, 'yunying', FORM);
  const adding = await openAdd(page);
  await field(adding, '名称').fill('就地登录');
  await field(adding, '编码').fill('FM-1013');
  await page.route(
    /\/form\/demo_form$/,
    (route) => route.fulfill({ json: { success: false, code: 510, message: 'Token失效，请重新登录', result: null } }),
    { times: 1 },
  );
  await press(adding, '确定');
  await press(question(page, '登录已过期'), '重新登录');
  const again = dialog(page, '登录已过期');
  const password = again.getByLabel('密码', { exact: true });
  await expect.poll(() => password.evaluate((input) => input === document.activeElement)).toBe(true);
  await picture(page, 'sign-in-again-narrow');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await again.waitFor({ state: 'hidden' });
  expect(await adding.getByText('Token失效').count()).toBe(0);
  await press(adding, '确定');
  await adding.waitFor({ state: 'hidden' });
});
