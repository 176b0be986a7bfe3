import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApi } from './api.ts';
import { beSignedIn, enter, NARROW, overflows, picture, prepareStage, signIn } from './browser.ts';
import { addProducts, at } from './gridPage.ts';
import { dialog, press, query, question } from './list.ts';

const stage = prepareStage();

const tabs = (page: Page) => page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab');
const tab = (page: Page, title: string) => tabs(page).filter({ hasText: new RegExp(`^●?${title}$`) });
const titles = (page: Page) => tabs(page).allTextContents();
const front = (page: Page) => page.locator('.weft-content:visible');
const total = (page: Page) => front(page).locator('.ant-pagination-total-text');

/** Clicks on its words: the middle of a short one is its cross. */
const show = (page: Page, title: string) => tab(page, title).click({ position: { x: 20, y: 16 } });

/** Through the menu, as people do: the program is not loaded anew. */
async function open(page: Page, title: string): Promise<void> {
  const search = page.getByRole('combobox', { name: '搜索菜单' }).first();
  await search.fill(title);
  await page
    .locator('.ant-select-item-option:visible')
    .filter({ hasText: new RegExp(`/ ${title}$`) })
    .click();
  await tabs(page).and(page.locator('[aria-selected=true]')).filter({ hasText: title }).waitFor();
}

async function openRows(page: Page, title: string): Promise<void> {
  await open(page, title);
  await total(page).waitFor();
}

async function tabMenu(page: Page, title: string, entry: string): Promise<void> {
  await tab(page, title).click({ button: 'right' });
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

const viewport = (page: Page): Locator => front(page).locator('.ag-grid-viewport').first();
const scrolled = (page: Page) =>
  viewport(page).evaluate((element) => [Math.round(element.scrollTop), Math.round(element.scrollLeft)]);

/** Conditions, a page further on, one row chosen and the grid scrolled to the side. */
async function workOnOrders(page: Page): Promise<void> {
  await openRows(page, '订单');
  await query(page).getByLabel('订单号').fill('11');
  await press(query(page), '查询');
  await page.waitForURL(/orderId=11/);
  await front(page).getByTitle('下一页').click();
  await page.waitForURL(/_page=2/);
  await front(page)
    .getByText(/^11-20 共/)
    .waitFor();
  // The pager tells the new page before its rows have come.
  await expect.poll(() => front(page).locator('.grid-busy').count()).toBe(0);
  await front(page).locator('[row-index="2"] [col-id="_chosen"] [role="checkbox"]').click({ force: true });
  await front(page).getByText('已选择 1 项').waitFor();
  await viewport(page).evaluate((element) => element.scrollTo({ left: 240 }));
  await expect.poll(() => scrolled(page)).toEqual([0, 240]);
}

async function expectOrdersAsLeft(page: Page): Promise<void> {
  await front(page)
    .getByText(/^11-20 共/)
    .waitFor();
  expect(page.url()).toMatch(/\/market\/order\?orderId=11&_page=2$/);
  await expect.poll(() => query(page).getByLabel('订单号').inputValue()).toBe('11');
  await front(page).getByText('已选择 1 项').waitFor();
  await expect.poll(() => scrolled(page)).toEqual([0, 240]);
}

test('each page keeps its query, page, choice and scroll while others are looked at', async () => {
  const { page, requests } = await stage.visit();
  await enter(page, 'admin');
  await workOnOrders(page);
  await openRows(page, '商品资料');
  await expect.poll(() => page.title()).toBe('商品资料 · 织屏');
  await expect.poll(() => front(page).getByRole('heading', { level: 1 }).textContent()).toBe('商品资料');
  await openRows(page, '可编辑表格');
  await picture(page, 'tabs');
  await expect.poll(() => titles(page)).toEqual(['首页', '订单', '商品资料', '可编辑表格']);
  const asked = requests.filter((request) => request.includes('/getData/market_order')).length;

  await show(page, '订单');
  await expectOrdersAsLeft(page);
  await expect.poll(() => page.title()).toBe('订单 · 织屏');
  // The menu leads to the page as it was left, too; nothing was missed, so nothing is asked again.
  await open(page, '商品资料');
  await open(page, '订单');
  await expectOrdersAsLeft(page);
  expect(requests.filter((request) => request.includes('/getData/market_order'))).toHaveLength(asked);

  await page.goBack();
  await page.waitForURL(/\/demo\/products$/);
  await expect.poll(() => titles(page)).toEqual(['首页', '订单', '商品资料', '可编辑表格']);

  await page.reload();
  await total(page).waitFor();
  await expect.poll(() => titles(page)).toEqual(['首页', '订单', '商品资料', '可编辑表格']);
  await show(page, '订单');
  await front(page)
    .getByText(/^11-20 共/)
    .waitFor();
  expect(page.url()).toMatch(/orderId=11&_page=2$/);
});

test('who turns the page before the new question is drawn turns the page of that one', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin');
  await openRows(page, '订单');
  await query(page).getByLabel('订单号').fill('11');
  // The address is there before it is drawn: the pager in front is still that of all orders.
  await page.evaluate(() => {
    const next = document.querySelector<HTMLElement>('.ant-pagination-next button');
    const push = history.pushState.bind(history);
    history.pushState = (...given: Parameters<History['pushState']>) => {
      push(...given);
      history.pushState = push;
      setTimeout(() => next?.click());
    };
  });
  await press(query(page), '查询');
  await page.waitForURL(/\/market\/order\?orderId=11&_page=2$/);
  await front(page)
    .getByText(/^11-20 共/)
    .waitFor();
});

test('a page that missed a change asks again when it comes back, and only then', async () => {
  const { page, requests } = await stage.visit();
  await enter(page, 'admin');
  await openRows(page, '订单');
  await openRows(page, '商品资料');
  const asked = () => requests.filter((request) => request.includes('/getData/market_order')).length;
  const before = asked();
  await page.getByLabel(/的菜单$/).click();
  await page.getByRole('menuitem', { name: '清理缓存' }).click();
  await page.getByText('刷新缓存完成！').waitFor();
  await expect.poll(() => front(page).locator('.grid-busy').count()).toBe(0);
  expect(asked()).toBe(before);
  await show(page, '订单');
  await expect.poll(asked).toBe(before + 1);
});

test('beyond the cap the page unused for longest goes, and comes back as it was', async () => {
  const { page } = await stage.visit();
  await beSignedIn(page, 'admin');
  await page.evaluate(() => localStorage.setItem('pro__tab_cap', '{"value":2,"expire":null}'));
  await enter(page, 'admin');
  await workOnOrders(page);
  await openRows(page, '商品资料');
  await openRows(page, '订单分析');
  const mounted = page.locator('.weft-content');
  await expect.poll(() => mounted.count()).toBe(2);
  await show(page, '订单');
  await expectOrdersAsLeft(page);
  await expect.poll(() => mounted.count()).toBe(2);
  await expect.poll(() => titles(page)).toEqual(['首页', '订单', '商品资料', '订单分析']);
});

test('closing: menu, cross, middle button and Delete; home and the last page refuse', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin');
  await tab(page, '首页').click({ button: 'middle' });
  await page.getByText('这是最后一页，不能再关闭了啦').waitFor();
  for (const title of ['订单', '商品资料', '可编辑表格', '订单分析', '选择器']) await openRows(page, title);
  const cached = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('pro__CACHE_INCLUDED_ROUTES') ?? '{}').value);
  await expect.poll(cached).toContain('products');

  await tabMenu(page, '商品资料', '关闭左侧');
  await expect.poll(() => titles(page)).toEqual(['首页', '商品资料', '可编辑表格', '订单分析', '选择器']);
  await tabMenu(page, '订单分析', '关闭右侧');
  await page.waitForURL(/order-analysis$/);
  await expect.poll(() => titles(page)).toEqual(['首页', '商品资料', '可编辑表格', '订单分析']);
  await tab(page, '商品资料').locator('.weft-tab-close').click();
  await expect.poll(() => titles(page)).toEqual(['首页', '可编辑表格', '订单分析']);
  await expect.poll(cached).not.toContain('products');
  expect(page.url()).toMatch(/order-analysis$/);
  await tab(page, '订单分析').click({ button: 'middle' });
  await page.waitForURL(/\/demo\/grid$/);
  await page.goBack();
  await openRows(page, '订单');
  await tabMenu(page, '订单', '关闭其他');
  await expect.poll(() => titles(page)).toEqual(['首页', '订单']);

  // By keyboard alone.
  await tab(page, '订单').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Delete');
  await page.getByText('首页不能关闭!').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/dashboard\/analysis$/);
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: '关闭其他' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => tab(page, '订单').evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Delete');
  await expect.poll(() => titles(page)).toEqual(['首页']);
  await expect.poll(() => tab(page, '首页').evaluate((element) => element === document.activeElement)).toBe(true);
});

test('refresh draws the page anew with fresh rows', async () => {
  const { page, requests } = await stage.visit();
  await enter(page, 'admin');
  await openRows(page, '订单');
  await front(page).locator('[row-index="2"] [col-id="_chosen"] [role="checkbox"]').click({ force: true });
  await front(page).getByText('已选择 1 项').waitFor();
  const asked = () => requests.filter((request) => request.includes('/getData/market_order')).length;
  const before = asked();
  await tabMenu(page, '订单', '刷新');
  await expect.poll(asked).toBe(before + 1);
  await front(page).getByText('已选择 1 项').waitFor({ state: 'detached' });
});

test('unsaved work is marked, survives other tabs, and is asked about once before it is closed', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '页签', [{}]);
  const { page } = await stage.visit();
  await enter(page, 'admin');
  await openRows(page, '订单');
  await page.getByRole('button', { name: '新增' }).click();
  const adding = dialog(page, '新增');
  await adding.getByLabel('订单号').fill('E2E-TAB');
  await tab(page, '订单').getByText('●').waitFor();
  // The window covers the menu, but not the browser's own buttons.
  await page.goBack();
  await page.waitForURL(/dashboard\/analysis$/);
  await adding.waitFor({ state: 'hidden' });
  await openRows(page, '可编辑表格');
  await page.keyboard.press('Escape');
  await (await at(front(page), 0, 'hot')).getByRole('switch').click();
  await tab(page, '可编辑表格').getByText('●').waitFor();
  await picture(page, 'tabs-unsaved');

  await tabMenu(page, '首页', '关闭其他');
  const asked = question(page, '放弃修改?');
  await asked.getByText('“订单”、“可编辑表格”还有内容没有保存。').waitFor();
  await picture(page, 'tabs-ask');
  await press(asked, '继续编辑');
  await asked.waitFor({ state: 'hidden' });
  await show(page, '订单');
  await expect.poll(() => adding.getByLabel('订单号').inputValue()).toBe('E2E-TAB');
  await page.goBack();
  await page.waitForURL(/\/demo\/grid$/);
  await expect.poll(() => front(page).locator('.edit-grid-changed').count()).toBe(1);
  const stays = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await stays).dismiss();

  await tabMenu(page, '首页', '关闭其他');
  await press(asked, '放弃');
  await expect.poll(() => titles(page)).toEqual(['首页']);
  await page.waitForURL(/dashboard\/analysis$/);
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});

test('a page is one tab: asked by a link for something, or in its parts; a closed address has a name', async () => {
  const { page } = await stage.visit();
  await enter(page, 'yunying', '/market/order');
  await total(page).waitFor();
  await page.goto('/market/order?status=Pending');
  await total(page).waitFor();
  await expect.poll(() => titles(page)).toEqual(['首页', '订单']);
  await page.getByLabel(/的菜单$/).click();
  await page.getByRole('menuitem', { name: '账户设置' }).click();
  for (const part of ['安全设置', '个性化', '账号绑定']) await page.getByRole('tab', { name: part }).click();
  await expect.poll(() => titles(page)).toEqual(['首页', '订单', '账户设置']);
  await expect.poll(() => page.title()).toBe('账号绑定 · 织屏');
  await page.goto('/system/user');
  await page.getByText('您没有此页面的访问权限').waitFor();
  await expect.poll(() => titles(page)).toEqual(['首页', '订单', '账户设置', '没有权限']);
  await expect.poll(() => page.title()).toBe('没有权限 · 织屏');
});

test('the tabs of one person are not the next one’s', async () => {
  const { page } = await stage.visit();
  await signIn(page, 'admin');
  await openRows(page, '订单');
  await page.getByLabel(/的菜单$/).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await Promise.all([page.waitForResponse('**/sys/logout'), page.getByRole('button', { name: /确\s?定/ }).click()]);
  await signIn(page, 'yunying');
  await expect.poll(() => titles(page)).toEqual(['首页']);
});

test('a live grid behind another page is off the line, and catches up when it comes back', async () => {
  const api = await openApi(stage.product.address, 'admin');
  const [product] = await addProducts(api, '实时', [{}]);
  const { page } = await stage.visit();
  let lines = 0;
  page.on('websocket', (socket) => {
    // The bell has a line of its own, which stays.
    if (!socket.url().includes('/vxeSocket/')) return;
    lines += 1;
    socket.on('close', () => {
      lines -= 1;
    });
  });
  await enter(page, 'admin', `/demo/grid?name=${encodeURIComponent('实时')}`);
  await front(page).locator('[row-index="0"] [col-id="name"]').getByText('实时1').waitFor();
  await expect.poll(() => lines).toBe(1);
  await openRows(page, '商品资料');
  // The line is kept for a few seconds, for whoever comes back at once.
  await expect.poll(() => lines, { timeout: 15_000 }).toBe(0);
  const change = { id: product?.id, version: product?.version, name: '实时改' };
  expect((await api('PUT', '/online/cgform/api/form/demo_grid', change)).success).toBe(true);
  await show(page, '可编辑表格');
  await front(page).locator('[row-index="0"] [col-id="name"]').getByText('实时改').waitFor();
  await expect.poll(() => lines).toBe(1);
});

test('many tabs can be pushed sideways and the one in front is in sight; the setting turns them off', async () => {
  const { page } = await stage.visit({ size: { width: 1100, height: 800 } });
  await enter(page, 'yunying');
  for (let at = 1; at <= 20; at++) {
    await page.evaluate((number) => {
      history.pushState({ usr: null, key: `k${number}`, idx: number }, '', `/closed/page-${number}`);
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, at);
    await page
      .getByRole('tab', { name: '没有权限' })
      .nth(at - 1)
      .waitFor();
  }
  const active = tabs(page).and(page.locator('[aria-selected=true]'));
  const box = async () => {
    const { x = 0, width = 0 } = (await active.boundingBox()) ?? {};
    return x >= 200 && x + width <= 1100;
  };
  await expect.poll(box).toBe(true);
  expect((await tab(page, '首页').boundingBox())?.x).toBeLessThan(200);
  expect(await overflows(page)).toBe(false);
  await picture(page, 'tabs-many');
  await page.keyboard.press('Escape');
  await active.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.waitForURL(/dashboard\/analysis$/);
  await expect.poll(box).toBe(true);

  await page.evaluate(() => localStorage.setItem('pro__layout', '{"value":{"multipage":false},"expire":null}'));
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await tabs(page).count()).toBe(0);
});

test('a phone has one page at a time', async () => {
  const { page } = await stage.visit({ size: NARROW });
  await enter(page, 'admin', '/market/order');
  await total(page).waitFor();
  expect(await tabs(page).count()).toBe(0);
  await page.getByRole('button', { name: '展开菜单' }).click();
  await page.getByRole('menuitem', { name: '订单分析' }).click();
  await page.getByRole('heading', { level: 1, name: '订单分析' }).waitFor();
  await total(page).waitFor();
  await expect.poll(() => page.locator('.weft-content').count()).toBe(1);
  await picture(page, 'tabs-phone');
});

test('ticked rows of an editable list and open nodes of a tree outlive an eviction', async () => {
  const { page } = await stage.visit();
  await beSignedIn(page, 'admin');
  await page.evaluate(() => localStorage.setItem('pro__tab_cap', '{"value":2,"expire":null}'));
  await enter(page, 'admin');
  const ticked = () => front(page).locator('.ag-row-selected').count();
  await openRows(page, '可编辑表格');
  await front(page).locator('[row-index="1"] [col-id="_chosen"] [role="checkbox"]').click({ force: true });
  await expect.poll(ticked).toBeGreaterThan(0);
  const before = await ticked();
  await openRows(page, '商品类目');
  const node = front(page).locator('.ag-row').filter({ hasText: '女装' }).first();
  await node.getByRole('button', { name: '展开' }).click();
  await front(page).getByText('连衣裙', { exact: true }).waitFor();

  await openRows(page, '订单');
  await openRows(page, '商品资料');
  await expect.poll(() => page.locator('.weft-content').count()).toBe(2);
  await show(page, '商品类目');
  await front(page).getByText('连衣裙', { exact: true }).waitFor();
  await show(page, '可编辑表格');
  await expect.poll(ticked).toBe(before);
});
