import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stopHere, tabTo, toTheStart, walk } from './access.ts';
import { openApi } from './api.ts';
import { enter, holdRequests, picture, prepareStage } from './browser.ts';
import { settled } from './list.ts';
import { scriptOf } from './loaded.ts';

const stage = prepareStage();

const holdsFocus = (place: Locator) => place.evaluate((element) => element.contains(document.activeElement));

/** The keyboard stands in it, sooner or later. */
async function expectFocus(place: Locator): Promise<void> {
  await expect.poll(() => holdsFocus(place)).toBe(true);
}

const nameHere = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    // A menu takes the keyboard before its first entry does.
    if (active?.getAttribute('role') === 'menu') return '';
    return active?.getAttribute('aria-label') ?? active?.textContent?.trim() ?? '';
  });

/** The keyboard's place in a menu looks otherwise than the places beside it; leaving it would close the menu. */
async function expectMarked(page: Page): Promise<void> {
  const looks = () =>
    page.evaluate(() => {
      const active = document.activeElement;
      const other = [...(active?.parentElement?.children ?? [])].find(
        (each) => each !== active && each.getAttribute('role') === 'menuitem',
      );
      const look = (element: Element) => {
        const { backgroundColor, outline, boxShadow } = getComputedStyle(element);
        return [backgroundColor, outline, boxShadow].join();
      };
      return active && other ? look(active) !== look(other) : false;
    });
  await expect.poll(looks).toBe(true);
}

/** Presses an arrow until the keyboard stands on the entry; every place on the way is marked. */
async function arrowTo(page: Page, entry: string): Promise<void> {
  for (let step = 0; step < 12; step++) {
    if ((await nameHere(page)).includes(entry)) return expectMarked(page);
    const before = await nameHere(page);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => nameHere(page)).not.toBe(before);
    await expectMarked(page);
  }
  throw new Error(`never at ${entry}`);
}

const userMenu = (page: Page) => page.getByLabel(/的菜单$/);
const menuOf = (page: Page) => page.getByRole('menu').filter({ has: page.getByRole('menuitem', { name: '退出登录' }) });

async function openUserMenu(page: Page): Promise<void> {
  await expectFocus(userMenu(page));
  await page.keyboard.press('Enter');
  await menuOf(page).waitFor();
  await expectFocus(menuOf(page));
}

async function quiet(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: '搜索菜单' }).waitFor();
  await page.getByRole('button', { name: /^通知/, disabled: false }).waitFor();
}

describe('the bell', () => {
  test('opened, walked through, a notice read and left, and Esc comes back to the bell each time', async () => {
    const admin = await openApi(stage.product.address, 'admin');
    const period = { startTime: '2026-01-01 00:00:00', endTime: '2099-01-01 00:00:00' };
    const notice = { titile: '只用键盘', priority: 'H', msgCategory: '1', msgType: 'ALL', msgContent: '<p>正文</p>' };
    const { result } = await admin('POST', '/sys/annountCement/add', {
      ...notice,
      ...period,
      openType: 'url',
      openPage: '/market/order',
    });
    await admin('GET', `/sys/annountCement/doReleaseData?id=${String(result)}`);
    const { page } = await stage.visit();
    await enter(page, 'yunying', '/dashboard/analysis');
    await quiet(page);
    await toTheStart(page);
    await tabTo(page, /通知/);
    const bell = page.getByRole('button', { name: /^通知/ });
    const panel = page.getByRole('dialog', { name: '通知' });
    await page.keyboard.press('Enter');
    await expectFocus(panel);
    await picture(page, 'keyboard-bell');

    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await expectFocus(bell);
    await page.keyboard.press('Enter');
    await expectFocus(panel);
    await expect.poll(() => nameHere(page)).toContain('通知');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => nameHere(page)).toContain('系统消息');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => nameHere(page)).toContain('通知');
    await page.keyboard.press('Enter');
    const stops: string[] = [];
    while (stops.length < 12 && !stops.at(-1)?.includes('查看更多')) {
      const stop = await stopHere(page);
      expect([stop?.name, stop?.seen, stop?.inDialog]).toEqual([stop?.name, true, true]);
      stops.push(stop?.name ?? '');
      await page.keyboard.press('Tab');
    }
    expect(stops.join()).toContain('只用键盘');
    // From its end on behind the bell, and back before it.
    await panel.waitFor({ state: 'hidden' });
    await expectFocus(userMenu(page));
    await page.keyboard.press('Shift+Tab');
    await expectFocus(bell);

    await page.keyboard.press('Enter');
    await expectFocus(panel);
    await tabTo(page, /^button 只用键盘/);
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog', { name: '通知消息' });
    await viewer.getByText('正文').waitFor();
    await expectFocus(viewer);
    const inViewer = await walk(page);
    expect(inViewer.filter(({ seen, inDialog }) => !seen || !inDialog)).toEqual([]);
    const names = inViewer.map(({ name }) => name).join();
    for (const name of ['全屏', '关', '去处理']) expect(names).toContain(name);
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'hidden' });
    await expectFocus(bell);
  });

  test('查看更多 leads to my announcements, where one is opened and left to where it was opened', async () => {
    const { page } = await stage.visit();
    await enter(page, 'admin', '/dashboard/analysis');
    await quiet(page);
    await toTheStart(page);
    await tabTo(page, /通知/);
    await page.keyboard.press('Enter');
    await expectFocus(page.getByRole('dialog', { name: '通知' }));
    await tabTo(page, /查看更多/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/isps/userAnnouncement');
    const opens = page.locator('.notice-open');
    // Those that are read go behind the others.
    const title = (await opens.first().locator('.notice-row-title').textContent()) ?? '';
    const first = opens.filter({ hasText: title });
    await first.focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog');
    await viewer
      .getByRole('button', { name: /^关\s?闭$/ })
      .last()
      .waitFor();
    await expectFocus(viewer);
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'hidden' });
    await expectFocus(first);
  });
});

describe('the user menu', () => {
  test('arrows go through it, Esc comes back; each window is opened, walked and left to where the menu hangs', async () => {
    const { page } = await stage.visit();
    await enter(page, 'admin', '/dashboard/analysis');
    await quiet(page);
    await toTheStart(page);
    await tabTo(page, /的菜单/);
    await openUserMenu(page);
    await page.keyboard.press('Escape');
    await menuOf(page).waitFor({ state: 'hidden' });
    await expectFocus(userMenu(page));
    for (const [entry, title] of [
      ['密码修改', /^修改密码/],
      ['切换部门', /^部门/],
      ['退出登录', /真的要注销登录吗/],
    ] as const) {
      await openUserMenu(page);
      await arrowTo(page, entry);
      await page.keyboard.press('Enter');
      const window = page.getByRole('dialog').filter({ hasText: title });
      await window.waitFor();
      await expectFocus(window);
      if (entry !== '切换部门') {
        const stops = await walk(page);
        expect(stops.filter(({ seen, inDialog }) => !seen || !inDialog)).toEqual([]);
      }
      await page.keyboard.press('Escape');
      await window.waitFor({ state: 'hidden' });
      await expectFocus(userMenu(page));
    }
    for (const [entry, path] of [
      ['个人中心', '**/account/center'],
      ['账户设置', '**/account/settings/base'],
    ] as const) {
      await openUserMenu(page);
      await arrowTo(page, entry);
      await page.keyboard.press('Enter');
      await page.waitForURL(path);
      await userMenu(page).focus();
    }
  });

  test('system settings: all nine are changed by keyboard, each with a mark, and Esc comes back', async () => {
    const { page } = await stage.visit();
    await enter(page, 'admin', '/dashboard/analysis');
    await quiet(page);
    await toTheStart(page);
    await tabTo(page, /的菜单/);
    await openUserMenu(page);
    await arrowTo(page, '系统设置');
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: '系统设置' });
    await drawer.waitFor();
    await expectFocus(page.locator('.ant-drawer'));
    const kept = () =>
      page.evaluate(
        () =>
          (JSON.parse(localStorage.getItem('pro__layout') ?? '{}') as { value?: Record<string, unknown> }).value ?? {},
      );
    const changes: [title: RegExp, key: string, expected: object][] = [
      [/亮色/, 'ArrowRight', { theme: 'dark' }],
      [/黄|蓝|红|绿|紫|青|橙/, 'ArrowRight', {}],
      [/色弱模式/, ' ', { weak: true }],
      [/侧边菜单/, 'ArrowRight', { layout: 'topmenu' }],
      [/定宽/, 'ArrowRight', { contentWidth: 'Fluid' }],
      [/下滑时隐藏/, ' ', { autoHideHeader: true }],
      [/多页签模式/, ' ', { multipage: false }],
    ];
    const { color } = await kept();
    for (const [title, key, expected] of changes) {
      await tabTo(page, title);
      expect(await stopHere(page)).toMatchObject({ seen: true, inDialog: true });
      await page.keyboard.press(key);
      await expect.poll(kept).toMatchObject(expected);
      await expectFocus(drawer);
    }
    expect((await kept()).color).not.toBe(color);
    await picture(page, 'keyboard-settings');
    // The other way round: what hangs on another setting can be reached once that allows it.
    await tabTo(page, /顶部菜单/);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(kept).toMatchObject({ layout: 'sidemenu' });
    await tabTo(page, /固定侧边菜单/);
    await page.keyboard.press(' ');
    await expect.poll(kept).toMatchObject({ fixSiderbar: false });
    await tabTo(page, /固定 Header/);
    await page.keyboard.press(' ');
    await expect.poll(kept).toMatchObject({ fixedHeader: false });
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await expectFocus(userMenu(page));
  });
});

describe('open pages', () => {
  test('the menu of a tab: opened, walked, left by Esc to its tab; closing leaves the keyboard among the tabs', async () => {
    const { page } = await stage.visit();
    await enter(page, 'admin', '/market/order');
    await settled(page);
    await quiet(page);
    const bar = page.getByRole('tablist', { name: '已打开的页面' });
    const menu = page.getByRole('menu').filter({ has: page.getByRole('menuitem', { name: '关闭其他' }) });
    await toTheStart(page);
    await tabTo(page, /^div 订单/);
    const tab = bar.getByRole('tab', { name: '订单' });
    await expectFocus(tab);
    await page.keyboard.press('Shift+F10');
    await menu.waitFor();
    await expectFocus(menu);
    await arrowTo(page, '刷新');
    await picture(page, 'keyboard-tab-menu');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await expectFocus(tab);
    await page.keyboard.press('ArrowLeft');
    await expectFocus(bar.getByRole('tab', { name: '首页' }));
    expect(await stopHere(page)).toMatchObject({ seen: true });
    await page.keyboard.press('ContextMenu');
    await menu.waitFor();
    await expectFocus(menu);
    await arrowTo(page, '关闭右侧');
    await page.keyboard.press('Enter');
    await tab.waitFor({ state: 'detached' });
    await expectFocus(bar);
  });
});

describe('menu search', () => {
  test('Ctrl K, words, an arrow and Enter open a page; Esc goes back to where it was called from', async () => {
    const { page } = await stage.visit();
    await enter(page, 'admin', '/market/order');
    await settled(page);
    await quiet(page);
    const search = page.getByRole('combobox', { name: '搜索菜单' });
    const add = page.getByRole('button', { name: /新增$/ }).first();
    const option = page.locator('.ant-select-item-option:visible');
    await add.focus();
    await page.keyboard.press('Control+k');
    await expectFocus(search);
    await option.first().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => option.count()).toBe(0);
    await expectFocus(add);
    await page.keyboard.press('Control+k');
    await expectFocus(search);
    await page.keyboard.type('收货省邦');
    await expect.poll(() => option.allTextContents()).toHaveLength(1);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/demo/states');
    // A page that comes takes the keyboard once it is there.
    await settled(page);
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    await toTheStart(page);
    await tabTo(page, /搜索菜单/);
    expect(await stopHere(page)).toMatchObject({ seen: true });
  });

  test('what is typed while the search is still fetched counts, Enter too', async () => {
    const { page } = await stage.visit();
    const script = scriptOf('shell/menu/MenuSearchSelect.tsx');
    const release = await holdRequests(page, script);
    const asked = page.waitForRequest(script);
    await enter(page, 'admin', '/market/order');
    // Nobody has asked for it: the page has come, and the rest with it.
    await asked;
    const place = page.getByRole('textbox', { name: '搜索菜单' });
    await page.keyboard.press('Control+k');
    await expectFocus(place);
    await page.keyboard.type('收货省邦');
    await page.keyboard.press('Enter');
    release();
    await page.waitForURL('**/demo/states');
  });

  test('words without an entry stay and say so', async () => {
    const { page } = await stage.visit();
    await enter(page, 'admin', '/market/order');
    await settled(page);
    await quiet(page);
    const search = page.getByRole('combobox', { name: '搜索菜单' });
    await page.keyboard.press('Control+k');
    await expectFocus(search);
    await page.keyboard.type('没有这一项');
    await page.keyboard.press('Enter');
    await page.getByText('没有匹配的页面、动作或记录').waitFor();
    expect(await search.inputValue()).toBe('没有这一项');
    expect(new URL(page.url()).pathname).toBe('/market/order');
  });
});
