import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openApi, PASSWORD } from './api.ts';
import { beSignedIn, enter, picture, prepareStage, signIn, THOROUGH } from './browser.ts';
import { addProducts, at, openProducts, write } from './gridPage.ts';
import { act, columnTexts, dialog, openList, pager, settled } from './list.ts';

const stage = prepareStage();

const ROWS = '**/online/cgform/api/getData/market_order?**';

/** Holds an answer back. */
async function later(route: Route, milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  // Given up meanwhile: nobody waits for it.
  await route.continue().catch(() => undefined);
}

async function chooseOwn(page: Page, entry: string): Promise<void> {
  await page.getByLabel(/的菜单$/).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

describe('FA26 answers out of order', () => {
  test('a search select shows what the last letters ask for', async () => {
    const { page } = await stage.visit();
    await beSignedIn(page, 'admin');
    await openList(page, '/demo/form');
    await page.getByRole('button', { name: /新增$/ }).first().click();
    const input = dialog(page, '新增').getByLabel(/币种$/);
    const wait: Record<string, number> = { E: 900, EU: 500, EUR: 100 };
    const answered: string[] = [];
    await page.route('**/sys/dict/loadDict/**', async (route) => {
      const keyword = new URL(route.request().url()).searchParams.get('keyword') ?? '';
      await later(route, wait[keyword] ?? 0);
      answered.push(keyword);
    });
    await input.click();
    for (const keyword of Object.keys(wait)) {
      const asked = page.waitForRequest((request) => request.url().includes(`keyword=${keyword}&`));
      await input.fill(keyword);
      await asked;
    }
    const offered = () => page.locator('.ant-select-item-option:visible').allTextContents();
    await expect.poll(() => answered.length).toBe(3);
    await expect.poll(offered).toEqual([expect.stringContaining('EUR')]);
  });

  test('a list left at page 2 and come back to page 1 shows page 1', async () => {
    const { page } = await stage.visit();
    await enter(page, 'admin', '/market/order');
    await settled(page);
    const first = await columnTexts(page, 'orderId');
    let answered = false;
    await page.route(ROWS, async (route) => {
      if (new URL(route.request().url()).searchParams.get('pageNo') === '2') {
        await later(route, 900);
        answered = true;
      } else await later(route, 100);
    });
    const asked = page.waitForRequest(/getData\/market_order.*pageNo=2/);
    await page.getByTitle('下一页').click();
    await asked;
    await page.goBack();
    await expect.poll(() => answered).toBe(true);
    await settled(page);
    expect(await columnTexts(page, 'orderId')).toEqual(first);
    expect(await pager(page).textContent()).toMatch(/^1-10 /);
  });
});

test('FA27 a list that takes 100 s: the rest can be used, then 网络超时 and 重试; it was asked for once', async () => {
  const { page, requests } = await stage.visit();
  await page.clock.install();
  let stuck = true;
  await page.route(ROWS, (route) => (stuck ? undefined : route.continue()));
  await enter(page, 'admin', '/market/order');
  await page.getByRole('progressbar', { name: '加载中' }).waitFor();
  const asked = () => requests.filter((request) => request.includes('/getData/market_order?')).length;
  await page.clock.fastForward(99_000);
  expect(asked()).toBe(1);
  await chooseOwn(page, '个人中心');
  await page.waitForURL('**/account/center');
  await page.goBack();
  await page.clock.fastForward(100_000);
  const rows = page.getByRole('region', { name: '订单' });
  await rows.getByText('网络超时').waitFor();
  const before = asked();
  expect(before).toBeLessThanOrEqual(2);
  stuck = false;
  await rows.getByRole('button', { name: /重\s?试/ }).click();
  await settled(page);
  expect(await columnTexts(page, 'orderId')).toHaveLength(10);
});

const JUNK = {
  'no JSON': '{bad',
  'a number': '5',
  'a list': '[1,2]',
  'a value of another shape': '{"value":{"theme":5,"list":"x","token":{}},"expire":null}',
  'null in it': '{"value":[null,{"key":1}],"expire":null}',
};

/** Every key the product keeps something under, and any it may have kept. */
const KEYS = [
  'session',
  'layout',
  'dictionaries',
  'recent',
  'CACHE_INCLUDED_ROUTES',
  'tab_cap',
  'form-full',
  'jet-add-btn-settings',
  'view_admin_market_order',
  'view_admin_demo_grid',
  'queries_market_order',
  'tabs',
  'LOGIN_USER_BUTTON_AUTH',
  'SYS_BUTTON_AUTH',
];

describe('FA32 what the browser keeps', () => {
  test.each(Object.entries(JUNK).filter(([name]) => THOROUGH || /JSON|shape/.test(name)))(
    '%s under every key: the product starts, works, and mends them',
    async (_name, text) => {
      const { page } = await stage.visit();
      await enter(page, 'admin');
      await page.evaluate(
        ({ keys, junk }) => {
          for (const area of [localStorage, sessionStorage]) {
            const own = Object.keys(area).filter((key) => key.startsWith('pro__'));
            for (const key of [...own, ...keys.flatMap((one) => [`pro__${one}`, one])]) area.setItem(key, junk);
          }
        },
        { keys: KEYS, junk: text },
      );
      await page.goto('/market/order');
      await page.getByLabel('用户名').waitFor();
      await page.getByLabel('用户名').fill('admin');
      await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
      await page.keyboard.press('Enter');
      await settled(page);
      await page.goto('/demo/grid');
      await settled(page);
      await page.reload();
      await settled(page);
      const session = await page.evaluate(() => localStorage.getItem('pro__session'));
      expect(session).toContain('"token"');
    },
  );

  test('five megabytes of junk, ours and somebody else’s: the product starts and works with no room left', async () => {
    const { page } = await stage.visit();
    await page.goto('/user/login');
    const left = await page.evaluate(() => {
      localStorage.clear();
      localStorage.setItem('pro__layout', 'x'.repeat(1024 * 1024));
      // Smaller and smaller pieces, until not one character more goes in.
      for (let size = 4 * 1024 * 1024, count = 0; size >= 1; ) {
        try {
          localStorage.setItem(`other${count++}`, 'y'.repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
      }
      return Object.values(localStorage).reduce((sum, text: string) => sum + text.length, 0);
    });
    expect(left).toBeGreaterThan(5_000_000);
    await page.goto('/market/order');
    await page.getByLabel('用户名').fill('admin');
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await settled(page);
    expect(await columnTexts(page, 'orderId')).toHaveLength(10);
    expect(await page.evaluate(() => localStorage.getItem('pro__layout')?.length ?? 0)).toBeLessThan(1024);
  });

  test.each([
    ['blocked', 'SecurityError'],
    ['full', 'QuotaExceededError'],
  ])('storage that is %s: signing in, lists and settings work as long as the page lives', async (_name, error) => {
    const { page } = await stage.visit();
    await page.addInitScript((name) => {
      const refuse = () => {
        throw new DOMException('no', name);
      };
      if (name === 'SecurityError') {
        for (const area of ['localStorage', 'sessionStorage']) Object.defineProperty(window, area, { get: refuse });
      } else Storage.prototype.setItem = refuse;
    }, error);
    await signIn(page, 'admin', '/market/order');
    await settled(page);
    await chooseOwn(page, '系统设置');
    await page.getByRole('dialog', { name: '系统设置' }).getByRole('switch', { name: '深色模式' }).click();
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.keyboard.press('Escape');
    await page.getByTitle('下一页').click();
    await page.getByText(/^11-20 共/).waitFor();
  });
});

test('FA34 a part that does not come while something is unsaved: nothing is loaded anew without asking', async () => {
  const { page, announce } = await stage.visit();
  announce(/SettingsDrawer/);
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '缺件', [{}]);
  await beSignedIn(page, 'admin');
  await openProducts(page, '缺件');
  await write(page, 0, 'name', '没有保存');
  let missing = true;
  await page.route(/\/assets\/SettingsDrawer-.*\.js/, (route) => (missing ? route.abort() : route.continue()));
  await page.evaluate(() => Object.assign(window, { same: true }));
  await chooseOwn(page, '系统设置');
  const notice = page.getByRole('dialog').filter({ hasText: '窗口加载失败' });
  await notice.getByRole('button', { name: /重\s?试/ }).waitFor();
  await picture(page, 'part-missing-unsaved');
  const asked = page.waitForEvent('dialog').then(async (question) => {
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
  });
  await notice.getByRole('button', { name: '刷新页面' }).click();
  await asked;
  missing = false;
  await notice.getByRole('button', { name: /重\s?试/ }).click();
  await page.getByRole('dialog', { name: '系统设置' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  expect(await (await at(page, 0, 'name')).textContent()).toBe('没有保存');
});

describe('FA35 what breaks breaks alone', () => {
  // No text, no number, and nothing that could become either.
  const ODD = { toString: 1, valueOf: 1 };

  test('a cell: two words in its place, the other rows and columns as ever', async () => {
    const { page, announce } = await stage.visit();
    announce(/Cannot convert object to primitive value/);
    await page.route(ROWS, async (route) => {
      const answer = await route.fetch();
      const json = (await answer.json()) as { result: { records: Record<string, unknown>[] } };
      for (const key of ['status', 'remark', 'qty', 'orderDate'])
        Object.assign(json.result.records[0] ?? {}, { [key]: ODD });
      await route.fulfill({ response: answer, json });
    });
    await enter(page, 'admin', '/market/order');
    await settled(page);
    await expect.poll(() => columnTexts(page, 'orderId')).toHaveLength(10);
    const states = await columnTexts(page, 'status');
    expect(states[0]).toBe('无法显示');
    expect(states.slice(1)).not.toContain('无法显示');
    await picture(page, 'broken-cell');
  });

  test('a field: the rest of the form can be filled in and saved', async () => {
    const { page, announce } = await stage.visit();
    announce(/Cannot convert object to primitive value/);
    await enter(page, 'admin', '/market/order');
    await settled(page);
    await page.route('**/online/cgform/api/form/market_order/*', async (route) => {
      const answer = await route.fetch();
      const json = (await answer.json()) as { result: Record<string, unknown> };
      Object.assign(json.result, { owner: ODD });
      await route.fulfill({ response: answer, json });
    });
    await act(page, 0, '编辑');
    const editing = dialog(page, '编辑');
    const broken = editing.getByRole('button', { name: '无法显示' });
    await broken.first().click();
    await page.getByText('详细信息', { exact: true }).waitFor();
    await picture(page, 'broken-field');
    await page.keyboard.press('Escape');
    await editing.getByLabel('城市').fill('成都');
    expect(await editing.getByLabel('城市').inputValue()).toBe('成都');
  });

  test('a window: the list behind it lives on', async () => {
    const { page, announce } = await stage.visit();
    announce(/TypeError/, /The above error occurred/);
    await page.route(/\/config\/plans\/market(\/|%2F)order\?/, async (route) => {
      const answer = await route.fetch();
      const json = (await answer.json()) as { result: { form: Record<string, unknown> } };
      json.result.form.subTables = null;
      await route.fulfill({ response: answer, json });
    });
    await enter(page, 'admin', '/market/order');
    await settled(page);
    await page.getByRole('button', { name: /新增$/ }).first().click();
    const notice = page.getByRole('dialog').filter({ hasText: '窗口出错了' });
    await notice.getByText('详细信息', { exact: true }).click();
    await picture(page, 'broken-window');
    await notice.getByRole('button', { name: '关闭' }).first().click();
    await page.getByTitle('下一页').click();
    await page.getByText(/^11-20 共/).waitFor();
  });

  test('a page: menu, tabs and the other pages live on', async () => {
    const { page, announce } = await stage.visit();
    announce(/TypeError/, /The above error occurred/);
    await page.route(/\/config\/plans\/market(\/|%2F)order\?/, async (route) => {
      const answer = await route.fetch();
      const json = (await answer.json()) as { result: Record<string, unknown> };
      json.result.columns = 5;
      await route.fulfill({ response: answer, json });
    });
    await enter(page, 'admin', '/market/order');
    await page.getByRole('heading', { name: '页面出错了' }).waitFor();
    await picture(page, 'broken-page');
    const search = page.getByRole('combobox', { name: '搜索菜单' }).first();
    await search.fill('商品资料');
    await page.locator('.ant-select-item-option:visible').first().click();
    await settled(page);
  });

  test('the whole: never a white page', async () => {
    const { page, announce } = await stage.visit();
    announce(/matchMedia/, /The above error occurred/);
    await page.addInitScript(() => Object.assign(window, { matchMedia: undefined }));
    await page.goto('/user/login');
    await page.getByRole('heading', { name: '应用出错了' }).waitFor();
    await page.getByRole('button', { name: /重\s?试/ }).waitFor();
    await picture(page, 'broken-whole');
  });
});
