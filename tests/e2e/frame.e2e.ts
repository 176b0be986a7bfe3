import axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beSignedIn, enter, NARROW, overflows, picture, prepareStage, signIn } from './browser.ts';
import { scriptOf } from './loaded.ts';

const stage = prepareStage();

const userButton = (page: Page) => page.getByLabel(/的菜单$/);

async function choose(page: Page, entry: string): Promise<void> {
  await userButton(page).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function openSettings(page: Page): Promise<Locator> {
  await choose(page, '系统设置');
  const drawer = page.getByRole('dialog', { name: '系统设置' });
  await drawer.waitFor();
  return drawer;
}

const shell = (page: Page) => page.locator('.weft-shell');
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('pro__layout') ?? '{}').value as Record<string, unknown>);
const option = (drawer: Locator, group: string, name: string) =>
  drawer.getByRole('radiogroup', { name: group }).getByText(name, { exact: true });
const background = (place: Locator) => place.evaluate((element) => getComputedStyle(element).backgroundColor);

test('every setting acts at once, under its rule, and is still there after a reload', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', '/market/order');
  const drawer = await openSettings(page);
  await option(drawer, '菜单主题', '暗色').click();
  await expect.poll(() => background(page.locator('.weft-side'))).toBe('rgb(27, 30, 36)');
  const fluid = drawer.getByRole('radiogroup', { name: '内容区域宽度' }).getByLabel('流式');
  await expect.poll(() => fluid.isDisabled()).toBe(true);

  await option(drawer, '导航模式', '顶部菜单').click();
  await page.getByRole('navigation', { name: '主菜单' }).getByText('市场', { exact: true }).waitFor();
  expect(await page.locator('.weft-sider').count()).toBe(0);
  expect(await page.locator('.weft-header-right').evaluate((element) => element.clientWidth)).toBeGreaterThanOrEqual(
    360,
  );
  await expect.poll(() => drawer.getByRole('switch', { name: '固定侧边菜单' }).isDisabled()).toBe(true);
  await option(drawer, '内容区域宽度', '流式').click();
  await expect.poll(() => shell(page).getAttribute('data-width')).toBe('Fluid');

  await drawer.getByRole('switch', { name: '下滑时隐藏 Header' }).click();
  await expect.poll(() => shell(page).getAttribute('data-scroll')).toBe('main');
  await drawer.getByRole('switch', { name: '固定 Header' }).click();
  await expect.poll(() => drawer.getByRole('switch', { name: '下滑时隐藏 Header' }).isDisabled()).toBe(true);
  await drawer.getByLabel('酱紫').check();
  await drawer.getByRole('switch', { name: '色弱模式' }).click();
  await drawer.getByRole('switch', { name: '多页签模式' }).click();
  const chosen = {
    theme: 'dark',
    layout: 'topmenu',
    contentWidth: 'Fluid',
    fixedHeader: false,
    autoHideHeader: false,
    color: 'purple',
    weak: true,
    multipage: false,
    dark: false,
    sidebarOpened: true,
    fixSiderbar: true,
  };
  await expect.poll(() => kept(page)).toEqual(chosen);

  await page.reload();
  await page.getByRole('button', { name: /^查\s?询$/ }).waitFor();
  await expect.poll(() => shell(page).getAttribute('data-width')).toBe('Fluid');
  await expect.poll(() => background(page.getByRole('button', { name: /^查\s?询$/ }))).toBe('rgb(114, 46, 209)');
  // The mode for weak eyes is a palette: what is good is another green, and nothing is turned round.
  const good = () =>
    shell(page).evaluate((element) => getComputedStyle(element).getPropertyValue('--ant-color-success'));
  await expect.poll(good).toBe('#009e73');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).filter)).toBe('none');

  const again = await openSettings(page);
  await option(again, '导航模式', '侧边菜单').click();
  await expect.poll(() => kept(page)).toMatchObject({ layout: 'sidemenu', contentWidth: 'Fixed' });
  await again.getByRole('switch', { name: '固定侧边菜单' }).click();
  await expect.poll(() => shell(page).getAttribute('data-scroll')).toBe('page');
  await page.getByRole('button', { name: '恢复默认' }).click();
  expect(await kept(page)).toMatchObject({
    theme: 'light',
    layout: 'sidemenu',
    color: null,
    weak: false,
    multipage: true,
  });
});

test('FA32 spoilt settings are mended, and a second tab follows a change', async () => {
  const first = await stage.visit();
  await beSignedIn(first.page, 'admin');
  await first.page.evaluate(() =>
    localStorage.setItem('pro__layout', '{"value":{"theme":5,"dark":true},"expire":null}'),
  );
  await enter(first.page, 'admin');
  expect(await kept(first.page)).toMatchObject({ theme: 'light', dark: true, multipage: true });
  const second = await stage.visit({ beside: first });
  await second.page.goto('/market/order');
  const drawer = await openSettings(second.page);
  await drawer.getByRole('switch', { name: '深色模式' }).click();
  await expect.poll(() => first.page.locator('html').getAttribute('data-theme')).toBe('light');
});

test('shell 2.6: the menu is 200 px open and 80 px folded, a drawer up to 1087 px; the head and the foot of a page', async () => {
  const { page } = await stage.visit({ size: { width: 1088, height: 900 } });
  await enter(page, 'admin', '/account/center');
  const sider = page.locator('.weft-sider');
  const width = async () => (await sider.boundingBox())?.width;
  await expect.poll(width).toBe(200);
  await page.getByRole('button', { name: '收起菜单' }).click();
  await expect.poll(width).toBe(80);
  await page.setViewportSize({ width: 1087, height: 900 });
  await sider.waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 1088, height: 900 });
  await sider.waitFor();
  const head = page.locator('.weft-page-header:visible');
  await head.getByRole('heading', { level: 1, name: '个人中心' }).waitFor();
  await head.getByText('管理员（admin）').waitFor();
  await head.getByRole('button', { name: '编辑资料' }).waitFor();
  expect(await head.locator('.weft-avatar').count()).toBe(1);
  expect(await page.getByRole('contentinfo').textContent()).toBe('');
  await picture(page, 'page-head');
});

test.each([['side'], ['topmenu']])('%s: icons, search and bell come into the places kept for them', async (layout) => {
  const { page } = await stage.visit();
  const parts = scriptOf('notices/Bell.tsx');
  let held = true;
  const waiting: (() => void)[] = [];
  await page.route(parts, async (route) => {
    if (held) await new Promise<void>((resolve) => void waiting.push(resolve));
    await route.continue();
  });
  await page.addInitScript(
    (value) => localStorage.setItem('pro__layout', JSON.stringify({ value: { layout: value }, expire: null })),
    layout,
  );
  // Nor do columns slide to their widths.
  await page.addInitScript(() => {
    const look = () => document.querySelector('.ag-column-moving') && document.documentElement.classList.add('slid');
    new MutationObserver(look).observe(document, { subtree: true, attributes: true, attributeFilter: ['class'] });
  });
  await enter(page, 'admin', '/market/order');
  await page.getByText(/^1-10 共/).waitFor();
  const marks = () =>
    page.locator('.ant-menu-title-content, .weft-search, [aria-label^="通知"], .weft-user').evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
      }),
    );
  const before = await marks();
  expect(before.length).toBeGreaterThan(5);
  // They stand in one file.
  await expect.poll(() => waiting.length).toBe(1);
  held = false;
  for (const go of waiting) go();
  await page.locator('.ant-menu-item-icon svg').first().waitFor();
  await page.getByRole('combobox', { name: '搜索菜单' }).first().waitFor();
  await page.locator('.notice-bell').waitFor();
  expect(await marks()).toEqual(before);
  expect(await page.locator('html.slid').count()).toBe(0);
});

test.each([
  ['reduce', '0s'],
  ['no-preference', '0.15s'],
] as const)('prefers-reduced-motion %s: the header moves in %s', async (reducedMotion, duration) => {
  const { page } = await stage.visit();
  await page.emulateMedia({ reducedMotion });
  await enter(page, 'admin', '/account/settings/custom');
  await page.getByRole('switch', { name: '下滑时隐藏 Header' }).click();
  const moves = () => page.locator('.weft-header').evaluate((element) => getComputedStyle(element).transitionDuration);
  await expect.poll(moves).toBe(duration);
  // What the library draws obeys the same wish.
  const button = page.getByRole('button', { name: /的菜单$/ });
  const still = () =>
    button.evaluate((element) => Number.parseFloat(getComputedStyle(element).transitionDuration) === 0);
  await expect.poll(still).toBe(reducedMotion === 'reduce');
});

test('the header goes away on the way down and comes back on the way up', async () => {
  const { page } = await stage.visit({ size: { width: 1280, height: 420 } });
  await enter(page, 'admin', '/account/settings/custom');
  await page.getByRole('switch', { name: '下滑时隐藏 Header' }).click();
  const header = page.locator('.weft-header');
  const main = page.locator('.weft-main');
  await main.evaluate((element) => element.scrollTo(0, 90));
  await expect.poll(() => main.evaluate((element) => element.scrollTop)).toBe(90);
  await expect.poll(() => header.getAttribute('data-away')).toBe('false');
  await main.evaluate((element) => element.scrollTo(0, 180));
  await expect.poll(() => header.getAttribute('data-away')).toBe('true');
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(-48);
  await main.evaluate((element) => element.scrollTo(0, 150));
  await expect.poll(() => header.getAttribute('data-away')).toBe('false');
});

test('in the dark three pages have no words that are hard to read', async () => {
  const { page } = await stage.visit({ unguarded: true });
  await enter(page, 'admin');
  const drawer = await openSettings(page);
  await drawer.getByRole('switch', { name: '深色模式' }).click();
  for (const [path, there] of [
    ['/dashboard/analysis', '订单'],
    ['/market/order', '查询'],
    ['/account/settings/security', '当前设备'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('main').getByText(there).first().waitFor();
    // What is being loaded is dimmed.
    await page.getByRole('progressbar', { name: '加载中' }).waitFor({ state: 'detached' });
    await page.evaluate(axe.source);
    // What fades in is faint until it is there.
    const moving = () =>
      page.evaluate(
        () => document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity).length,
      );
    await expect.poll(moving).toBe(0);
    const wrong = () =>
      page.evaluate(async () => {
        const { axe: runner } = window as unknown as { axe: typeof axe };
        const { violations } = await runner.run(document, { runOnly: ['color-contrast'] });
        return violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`));
      });
    await expect.poll(wrong, { message: path }).toEqual([]);
    await picture(page, `frame-dark${path.replaceAll('/', '-')}`);
  }
});

test('a changed password ends the other sessions; the dialog says what is wrong', async () => {
  const mine = await stage.visit();
  const other = await stage.visit();
  await signIn(mine.page, 'caiwu');
  await signIn(other.page, 'caiwu');
  await choose(mine.page, '密码修改');
  const dialog = mine.page.getByRole('dialog', { name: '修改密码' });
  await dialog.waitFor();
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(800);
  const confirm = dialog.getByRole('button', { name: /确\s?定/ });
  await confirm.click();
  for (const text of ['请输入旧密码!', '请输入新密码!', '请确认新密码!']) await dialog.getByText(text).waitFor();
  await dialog.getByLabel('旧密码').fill('wrong-password');
  await dialog.getByLabel('新密码', { exact: true }).fill('another-2026');
  await dialog.getByLabel('确认新密码').fill('other');
  await dialog.getByText('两次输入的密码不一样！').waitFor();
  await dialog.getByLabel('确认新密码').fill('another-2026');
  await confirm.click();
  await mine.page.getByText('旧密码输入错误!').waitFor();
  await dialog.getByLabel('旧密码').fill('weft-demo-2026');
  await confirm.click();
  await mine.page.getByText('密码修改成功，其他登录已退出').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => userButton(mine.page).evaluate((element) => element === document.activeElement)).toBe(true);
  await choose(other.page, '切换部门');
  await other.page.getByText('很抱歉，登录已过期，请重新登录').waitFor();
});

test('another department is chosen, kept over a reload, and everything is reached by keyboard on a phone too', async () => {
  const { page } = await stage.visit({ size: NARROW });
  await signIn(page, 'yunying');
  await userButton(page).focus();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('menuitem', { name: '切换部门' });
  await entry.waitFor();
  const isFocused = () => entry.evaluate((element) => element === document.activeElement);
  // A menu that is still opening hears no arrow.
  const goOn = async () => (await isFocused()) || (await page.keyboard.press('ArrowDown'), false);
  await expect.poll(goOn).toBe(true);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '部门切换（当前部门 : 总部）' });
  await dialog.getByLabel('选择部门').press('ArrowDown');
  await page.getByTitle('运营二部').click();
  await dialog.getByRole('button', { name: /确\s?定/ }).click();
  await page.getByText('切换部门成功').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await page.reload();
  await choose(page, '切换部门');
  await page.getByRole('dialog', { name: '部门切换（当前部门 : 运营二部）' }).waitFor();
  expect(await overflows(page)).toBe(false);
});

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('the profile is changed with a picture, wrong numbers are told, and other sessions are ended one by one', async () => {
  const mine = await stage.visit();
  const other = await stage.visit();
  await signIn(mine.page, 'admin');
  await signIn(other.page, 'admin');
  const { page } = mine;
  await choose(page, '账户设置');
  await page.getByLabel('手机号').fill('12345');
  await page.getByRole('button', { name: /保\s?存/ }).click();
  await page.getByText('请输入正确手机号').waitFor();
  await page.getByLabel('手机号').fill('13900001099');
  await page.getByLabel('手机验证码').waitFor();
  await page.getByRole('button', { name: /保\s?存/ }).click();
  await page.getByText('请输入验证码').waitFor();
  await page.getByRole('button', { name: '获取验证码' }).click();
  const codeOf = () => /"phone":"13900001099","text":"验证码 (\d{6})/.exec(stage.product.output())?.[1];
  await expect.poll(codeOf, { timeout: 20_000 }).toBeDefined();
  await picture(page, 'account-phone-code');
  await page.getByLabel('手机验证码').fill(codeOf() ?? '');
  await page.getByLabel('姓名').fill('王管理');
  const file = { name: '头像.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: /移\s?除/ }).waitFor();
  await page.getByRole('button', { name: /保\s?存/ }).click();
  await page.getByLabel('王管理 的菜单').locator('img').waitFor();
  // The number is confirmed: nothing is asked about it any more.
  await page.getByLabel('手机验证码').waitFor({ state: 'detached' });
  await choose(page, '个人中心');
  await page.getByText(/^王管理（.+）$/).waitFor();
  await page.getByText('总部、运营一部、运营二部').waitFor();

  await page.goto('/account/settings/security');
  await page.getByRole('button', { name: '退出此登录' }).first().click();
  await page.getByText('已退出 1 处登录').waitFor();
});
