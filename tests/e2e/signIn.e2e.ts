import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApi, PASSWORD } from './api.ts';
import { NARROW, overflows, picture, prepareStage, signIn } from './browser.ts';
import { follow } from './inside.ts';
import { scriptOf } from './loaded.ts';

const stage = prepareStage();

test('a guarded page asks to sign in, is not lost, and needs neither grid nor forms for it', async () => {
  const { page, requests } = await stage.visit();
  await page.goto('/market/order?status=Shipped');
  await page.waitForURL('**/user/login?redirect=%2Fmarket%2Forder%3Fstatus%3DShipped');
  await page.getByLabel('用户名').waitFor();
  await expect.poll(() => page.title()).toBe('登录 · 织屏');
  await page.waitForLoadState('networkidle');
  expect(requests.length).toBeLessThanOrEqual(20);
  const inside = [
    'shell/frame/Shell.tsx',
    'lists/types/list/ListView.tsx',
    'grid/shared/modules.ts',
    'forms/dialogs/RecordDialog.tsx',
    'forms/draw/structure/StructureEditor.tsx',
  ].map(scriptOf);
  expect(requests.filter((request) => inside.some((script) => script.test(request)))).toEqual([]);
  expect(
    requests.filter((request) => / \/(sys|online|config)\//.test(request)).map((request) => request.split('?')[0]),
  ).toEqual(['GET /config/app']);
  await picture(page, 'login');
  await page.getByLabel('用户名').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill('weft-demo-2026');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/market/order?status=Shipped');
  await page.getByText(/^1-10 共 [\d,]+ 条$/).waitFor();
  await expect.poll(() => page.title()).toBe('订单 · 织屏');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'A096: after signing in, redirect=%s leads home',
  async (redirect) => {
    const { page } = await stage.visit();
    await signIn(page, 'admin', `/user/login?redirect=${encodeURIComponent(redirect)}`);
    await page.waitForURL('**/dashboard/analysis');
    await expect.poll(() => page.title()).toBe('织屏');
  },
);

test('a wrong password is told, then a captcha is asked for, then the account is locked', async () => {
  const { page } = await stage.visit();
  await page.goto('/user/login');
  const captcha = page.getByLabel('验证码', { exact: true });
  const attempt = async () => {
    await page.getByLabel('密码', { exact: true }).fill('wrong');
    if (await captcha.isVisible()) await captcha.fill('0000');
    await Promise.all([page.waitForResponse('**/sys/login'), page.getByRole('button', { name: /登\s?录/ }).click()]);
  };
  await page.getByLabel('用户名').fill('caiwu');
  await attempt();
  await page.getByText('用户名或密码错误').waitFor();
  expect(await captcha.isVisible()).toBe(false);
  await attempt();
  await attempt();
  await attempt();
  await captcha.waitFor();
  await page.getByAltText('验证码').waitFor();
  await picture(page, 'login-captcha');
  await attempt();
  await attempt();
  await page.getByText('登录失败次数过多，请10分钟后再试').waitFor();
  await picture(page, 'login-locked');
});

test('nothing filled in: both fields say so, nothing is sent', async () => {
  const { page, requests } = await stage.visit();
  await page.goto('/user/login');
  await page.getByLabel('用户名').press('Enter');
  await page.getByText('请输入用户名').waitFor();
  await page.getByText('请输入密码').waitFor();
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([]);
});

test('signing out asks first, ends the session on the server, and cannot be undone by Back', async () => {
  const { page } = await stage.visit();
  const bell = bellStands(page);
  await signIn(page, 'admin');
  await follow(page, '/market/order');
  await bell;
  const token = await page.evaluate(() => localStorage.getItem('pro__session'));
  await page
    .getByLabel('管理员 的菜单')
    .or(page.getByLabel(/的菜单$/))
    .click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByText('真的要注销登录吗 ?').waitFor();
  await page.getByRole('button', { name: /取\s?消/ }).click();
  await page.getByLabel(/的菜单$/).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await Promise.all([page.waitForResponse('**/sys/logout'), page.getByRole('button', { name: /确\s?定/ }).click()]);
  await page.getByLabel('用户名').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('pro__session'))).toBeNull();
  await page.goBack();
  await page.waitForURL('**/user/login**');
  const kept = /"token":"([^"]+)"/.exec(token ?? '')?.[1] ?? '';
  const answer = await fetch(`${stage.product.address}/config/manifest`, { headers: { 'x-access-token': kept } });
  expect(await answer.json()).toMatchObject({ success: false, code: 510 });
});

test('an unknown path is /404 and names what was asked for', async () => {
  const { page } = await stage.visit();
  await signIn(page, 'admin', '/nowhere/at/all');
  await page.waitForURL('**/404');
  await page.getByText('没有「/nowhere/at/all」这个页面').waitFor();
  await expect.poll(() => page.title()).toBe('页面不存在 · 织屏');
  await page.getByRole('button', { name: '返回首页' }).click();
  await page.waitForURL('**/dashboard/analysis');
});

test('the session outlives a reload; a signed-in person at the login page is sent home', async () => {
  const { page } = await stage.visit();
  await signIn(page, 'yunying', '/market/order');
  await page.reload();
  await page.getByText(/^1-10 共 [\d,]+ 条$/).waitFor();
  await page.goto('/user/login');
  await page.waitForURL('**/dashboard/analysis');
});

test('FA38: signing out in one tab clears the other at once; neither leads the next person back', async () => {
  const first = await stage.visit();
  const second = await stage.visit({ beside: first });
  const bells = [first, second].map(({ page }) => bellStands(page));
  await signIn(first.page, 'admin', '/system/user');
  await second.page.goto('/market/order?status=Pending');
  await second.page.getByText(/^1-10 共 [\d,]+ 条$/).waitFor();
  await Promise.all(bells);
  await first.page.getByLabel(/的菜单$/).click();
  await first.page.getByRole('menuitem', { name: '退出登录' }).click();
  await first.page.getByRole('button', { name: /确\s?定/ }).click();
  for (const { page } of [first, second]) {
    await page.getByLabel('用户名').waitFor();
    expect(page.url()).toMatch(/\/user\/login$/);
  }
  expect(await second.page.getByRole('gridcell').count()).toBe(0);
  // Even the address of what the one who left was looking at leads the next one home.
  await first.page.goto('/system/user');
  await first.page.getByLabel('用户名').waitFor();
  await first.page.getByLabel('用户名').fill('yunying');
  await first.page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await first.page.keyboard.press('Enter');
  for (const { page } of [first, second]) await page.waitForURL('**/dashboard/analysis');
});

test('FA38: a session that is over keeps the way back, for its own person and nobody else', async () => {
  const visit = await stage.visit();
  const { page, announce } = visit;
  announce(/^401 /);
  const expire = async () => {
    await page.route('**/api/getData/**', (route) => route.fulfill({ status: 401, json: { success: false } }), {
      times: 1,
    });
    await page.getByTitle('下一页').click();
    await page.waitForURL('**/user/login?redirect=%2Fmarket%2Forder**');
    await page.getByLabel('用户名').waitFor();
  };
  const comeBack = async (user: string) => {
    await page.getByLabel('用户名').fill(user);
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByLabel(/的菜单$/).waitFor();
  };
  await signIn(page, 'admin', '/market/order');
  await page.getByText(/^1-10 共 [\d,]+ 条$/).waitFor();
  await expire();
  await comeBack('admin');
  await page.waitForURL('**/market/order?_page=2');
  await page.getByText(/^11-20 共 [\d,]+ 条$/).waitFor();
  await expire();
  await comeBack('yunying');
  await page.waitForURL('**/dashboard/analysis');
});

test('a locked out address still lets others in', async () => {
  const api = await openApi(stage.product.address, 'admin');
  expect(await api('GET', '/config/manifest')).toMatchObject({ success: true });
});

test('the login page fits a phone', async () => {
  const { page } = await stage.visit({ size: NARROW });
  await page.goto('/');
  await page.getByLabel('用户名').waitFor();
  await picture(page, 'login-narrow');
  expect(await overflows(page)).toBe(false);
});

test('registration is closed unless the server opens it', async () => {
  const { page } = await stage.visit();
  await page.goto('/user/register');
  await page.getByText('系统未开放注册').waitFor();
  await picture(page, 'register-closed');
  await page.getByRole('button', { name: '返回登录' }).click();
  await page.getByLabel('用户名').waitFor();
  expect(await page.getByRole('link', { name: '注册账号' }).count()).toBe(0);
  await page.goto('/user/register-result');
  await page.getByText('系统未开放注册').waitFor();
  await page.goto('/oauth2-app');
  await page.getByText('未启用企业应用登录').waitFor();
});

/**
 * Waits for the page's next socket of the bell to be answered: one that is still opening when its session ends is
 * refused, and the browser logs that by itself.
 */
async function bellStands(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket', (opened) => opened.url().includes('/websocket/'));
  await socket.waitForEvent('framereceived');
}
