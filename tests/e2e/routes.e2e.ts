import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { openApi } from './api.ts';
import { beSignedIn, enter, picture, prepareStage, signIn } from './browser.ts';
import { scriptOf } from './loaded.ts';

const stage = prepareStage();

interface Entry {
  path: string;
  title: string;
  [key: string]: unknown;
}

/** A menu entry as other servers send it: docs/contract.md, “Menu and permissions”. */
function entry({ path: own, title, meta, children, ...more }: Entry): object {
  return {
    id: `own-${own}`,
    route: '1',
    path: own,
    name: title,
    component: 'screens/market/order',
    ...more,
    meta: { title, ...(meta as object) },
    ...(children ? { children: (children as Entry[]).map(entry) } : {}),
  };
}

/** Puts further entries behind the menu the server sends. */
async function addEntries(page: Page, ...entries: Entry[]): Promise<void> {
  await page.route('**/sys/permission/getUserPermissionByToken**', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { result: { menu: object[] } };
    body.result.menu.push(...entries.map(entry));
    await route.fulfill({ response: answer, json: body });
  });
}

const menuTitles = async (page: Page) =>
  (await page.getByRole('menuitem').allTextContents()).map((text) => text.trim());
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const FOLDER = 'layouts/RouteView';

test('static paths: the bare address, /test and anything unknown lead home, to /test/home and to /404', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', '/');
  await page.waitForURL('**/dashboard/analysis');
  await page.goto('/test');
  await page.waitForURL('**/test/home');
  await expect.poll(() => page.title()).toBe('测试首页 · 织屏');
  for (const unknown of ['/nowhere', '/market/order/deeper', '/user/nowhere', '/erptable']) {
    await page.goto(unknown);
    await page.waitForURL('**/404');
    await page.getByText(`没有「${unknown}」这个页面`).waitFor();
  }
  for (const [path, text] of [
    ['/403', '您没有此页面的访问权限'],
    ['/500', '页面加载失败'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { name: text }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('a list opened by its address asks one thing of the API before its rows, and for few files', async () => {
  const { page, requests } = await stage.visit({ fresh: true });
  await beSignedIn(page, 'admin');
  requests.length = 0;
  await page.goto('/market/order');
  await page.locator('[row-index="9"]').first().waitFor();
  // The bell asks when the page is quiet, be that before its rows or after.
  const asked = requests.filter((request) => !/ \/(?:assets\/|favicon|market\/order|sys\/annount)/.test(request));
  expect(asked.map((request) => request.replace(/\?.*/, ''))).toEqual(['GET /config/start', 'GET /config/events']);
  await page.getByLabel('搜索菜单').waitFor();
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(25);
  expect(new Set(requests).size).toBe(requests.length);
  // What draws it is known by now: its script waits for no answer that says so.
  const early = () => page.evaluate(scriptBefore, { script: scriptOf('lists/types/list/ListView.tsx').source });
  expect(await early()).toBe(false);
  await page.reload();
  await page.locator('[row-index="9"]').first().waitFor();
  expect(await early()).toBe(true);
});

/** Whether a script was begun to be loaded before the page's first answer had come. */
function scriptBefore({ script }: { script: string }): boolean {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const found = (pattern: RegExp) => entries.find(({ name }) => pattern.test(name));
  const [drawing, start] = [found(new RegExp(script)), found(/\/config\/start\?/)];
  if (!drawing || !start) throw new Error(entries.map(({ name }) => name).join('\n'));
  return drawing.startTime < start.responseEnd;
}

test('route 0 is in the menu and no route of its own; hidden is a route and not in the menu', async () => {
  const { page } = await stage.visit();
  await addEntries(
    page,
    { path: '/online/cgformList/market_order', title: '在线订单', route: '0', component: 'none' },
    {
      path: '/online/cgformList/:code',
      title: '在线表单',
      hidden: true,
      component: 'modules/online/cgform/auto/OnlCgformAutoList',
    },
    { path: '/loose', title: '无路由', route: '0' },
    { path: '/secret', title: '看不见', hidden: true },
  );
  await enter(page, 'admin');
  await expect.poll(() => menuTitles(page)).toEqual(expect.arrayContaining(['在线订单', '无路由']));
  expect(await menuTitles(page)).not.toEqual(expect.arrayContaining(['看不见']));
  await page.getByRole('menuitem', { name: '在线订单' }).click();
  await page.getByText(/^1-10 共 [\d,]+ 条$/).waitFor();
  await expect.poll(() => heading(page).textContent()).toBe('在线订单');
  await page.getByRole('menuitem', { name: '无路由' }).click();
  await page.waitForURL('**/404');
  await page.goto('/secret');
  await page.getByText(/^1-10 共 [\d,]+ 条$/).waitFor();
  await expect.poll(() => page.title()).toBe('看不见 · 织屏');
});

test('an aggregate shows its own page and never redirects in a circle; a folder leads to its first page', async () => {
  const { page } = await stage.visit();
  const children = [{ path: '/all/a', title: '第一页' }];
  const inner = { path: '/folder/all', title: '里面的聚合', component: FOLDER, alwaysShow: true };
  await addEntries(
    page,
    { path: '/all', title: '聚合', component: FOLDER, alwaysShow: true, redirect: '/all', children },
    {
      path: '/folder',
      title: '目录',
      component: FOLDER,
      redirect: '/folder/a',
      children: [
        { path: '/folder/a', title: '目录页' },
        { ...inner, children: [{ path: '/folder/all/b', title: '第二页' }] },
      ],
    },
    { path: '/self', title: '自指', redirect: '/self/' },
  );
  await enter(page, 'admin', '/all');
  await page.getByRole('link', { name: '第一页' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/all');
  await page.getByRole('menuitem', { name: '聚合' }).click();
  expect(new URL(page.url()).pathname).toBe('/all');
  await page.goto('/folder/all');
  await page.getByRole('link', { name: '第二页' }).waitFor();
  await page.goto('/folder');
  await page.waitForURL('**/folder/a');
  // The tab of the folder became the tab of its page.
  await expect.poll(() => page.getByRole('tab', { name: '目录', exact: true }).count()).toBe(0);
  await page.goto('/self');
  await page.getByText(/^1-10 共 [\d,]+ 条$/).waitFor();
});

test('an unknown page module says which entry is wrong, and the rest lives on', async () => {
  const { page, announce } = await stage.visit();
  announce(/UnknownPageError/);
  await addEntries(page, { path: '/odd', title: '配错的页面', component: 'demo/Nothing' });
  await enter(page, 'admin', '/odd');
  await page.getByText('页面配置有误').waitFor();
  await page.getByText('菜单「配错的页面」指向的页面组件「demo/Nothing」不存在').waitFor();
  await picture(page, 'unknown-page');
  await page.getByRole('menuitem', { name: '首页' }).click();
  await page.waitForURL('**/dashboard/analysis');
});

test('hiddenHeaderContent takes the head away; keepAlive false builds the page anew', async () => {
  const { page } = await stage.visit();
  await addEntries(
    page,
    { path: '/bare', title: '无头', meta: { hiddenHeaderContent: true } },
    { path: '/anew', title: '每次新建', meta: { keepAlive: false } },
  );
  await enter(page, 'admin', '/bare');
  await page.getByText(/^1-10 共 [\d,]+ 条$/).waitFor();
  expect(await heading(page).count()).toBe(0);
  await expect.poll(() => page.title()).toBe('无头 · 织屏');
  await page.getByRole('menuitem', { name: '每次新建' }).click();
  await heading(page).getByText('每次新建').waitFor();
  await expect.poll(() => page.locator('.weft-content').count()).toBe(2);
  await page.getByRole('tab', { name: '无头' }).click();
  await expect.poll(() => page.locator('.weft-content').count()).toBe(1);
});

test('A094 A095: outside and framed entries, placeholders by name alone, and addresses that are refused', async () => {
  const { page, announce } = await stage.visit();
  // A frame of our own origin; its sandbox makes it a stranger.
  announce(/Origin-Agent-Cluster/);
  await addEntries(
    page,
    {
      path: '/outside',
      title: '外部系统',
      meta: { url: '{{ domainUrl }}/healthz?t={{ tenantId }}', internalOrExternal: true },
    },
    { path: '/framed', title: '内嵌系统', meta: { url: '{{ domainUrl }}/healthz?t={{ tenantId }}' } },
    { path: '/evil', title: '脚本地址', meta: { url: 'javascript:alert(1)' } },
    { path: '/token', title: '偷令牌', meta: { url: 'https://evil.example/?t={{ token }}' } },
  );
  await signIn(page, 'admin');
  const link = page.getByRole('link', { name: '外部系统' }).first();
  await expect.poll(() => link.getAttribute('rel')).toBe('noopener noreferrer');
  await expect.poll(() => link.getAttribute('href')).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/healthz\?t=\w+$/);
  await page.getByRole('menuitem', { name: '内嵌系统' }).click();
  const frame = page.locator('iframe[title=内嵌系统]');
  await expect.poll(() => frame.getAttribute('src')).toMatch(/\/healthz\?t=\w+$/);
  expect(await frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
  for (const title of ['脚本地址', '偷令牌']) {
    const item = page.getByRole('menuitem', { name: title });
    await expect.poll(() => item.getAttribute('aria-disabled')).toBe('true');
    expect(await page.getByRole('link', { name: title }).count()).toBe(0);
  }
  for (const refused of ['/evil', '/token']) {
    await page.goto(refused);
    await page.getByRole('heading', { name: '此菜单已停用' }).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
  }

  // The search in the header: pages are gone to, frames too, what is outside opens a window, what is refused is not found.
  const search = page.getByRole('combobox', { name: '搜索菜单' }).first();
  const choose = async (title: string) => {
    await search.fill(title);
    const found = page.locator('.ant-select-item-option:visible');
    // A list that is still narrowed down moves what stands in it.
    await expect.poll(async () => (await found.allTextContents()).every((text) => text.includes(title))).toBe(true);
    await found.filter({ hasText: title }).click();
  };
  const [opened] = await Promise.all([page.context().waitForEvent('page'), choose('外部系统')]);
  await opened.waitForURL(/\/healthz\?t=\w+$/);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  await opened.close();
  expect(new URL(page.url()).pathname).toBe('/token');
  await choose('内嵌系统');
  await page.waitForURL('**/framed');
  await choose('订单分析');
  await page.waitForURL('**/market/order-analysis');
  await search.fill('脚本地址');
  await page.getByText('没有匹配的页面、动作或记录').waitFor();
});

test('a framed address of another origin loads because the policy names it, and no other does', async () => {
  const other = http.createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end('<p>另一套系统</p>');
  });
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const file = path.join(stage.product.screens, 'menu.json');
  const menu = JSON.parse(fs.readFileSync(file, 'utf8')) as { items: object[] };
  menu.items.push({ title: '另一套系统', path: '/other', url: `${origin}/start`, frame: true });
  fs.writeFileSync(file, JSON.stringify(menu));
  const api = await openApi(stage.product.address, 'admin');
  await expect
    .poll(async () => JSON.stringify((await api('GET', '/sys/permission/getUserPermissionByToken')).result), {
      timeout: 20_000,
    })
    .toContain('另一套系统');

  const { page, announce } = await stage.visit();
  announce(new RegExp(`request to another place: ${origin}/`), /violates the following Content Security Policy/);
  await signIn(page, 'admin');
  await page.getByRole('menuitem', { name: '另一套系统' }).click();
  await page.frameLocator('iframe[title=另一套系统]').getByText('另一套系统').waitFor();
  await picture(page, 'framed');
  const stopped = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.violatedDirective)),
      ),
  );
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = 'http://127.0.0.1:9/';
    document.body.append(frame);
  });
  expect(await stopped).toBe('frame-src');
});

test.each([
  ['an empty menu', { success: true, code: 200, message: '', result: { menu: [], auth: [], allAuth: [] } }],
  ['a refused menu', { success: false, code: 500, message: '菜单读取失败', result: null }],
])('%s signs out and keeps the way back', async (_name, json) => {
  const { page } = await stage.visit();
  await signIn(page, 'yunying', '/market/order');
  await page.route('**/sys/permission/getUserPermissionByToken**', (route) => route.fulfill({ json }));
  const left = page.waitForResponse('**/sys/logout');
  await page.goto('/market/order?status=Shipped');
  await page.waitForURL('**/user/login?redirect=%2Fmarket%2Forder%3Fstatus%3DShipped');
  await left;
  await page
    .getByText(json.success ? 'getPermissionList: permissions must be a non-null array !' : json.message)
    .waitFor();
  await page.unroute('**/sys/permission/getUserPermissionByToken**');
  await page.getByLabel('用户名').fill('yunying');
  await page.getByLabel('密码', { exact: true }).fill('weft-demo-2026');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/market/order?status=Shipped');
});
