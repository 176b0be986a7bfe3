import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { englishWords, graveViolations, type Stop, toTheStart, walk } from './access.ts';
import { enter, NARROW, overflows, picture, prepareStage, THOROUGH, type Visit, WIDE } from './browser.ts';
import { act, settled } from './list.ts';

const stage = prepareStage();

/** Many pages in one test. */
const PATIENT = 600_000;

/** A page as somebody meets it: how they get there, and by what they know that it is there. */
interface Place {
  name: string;
  path: string;
  there: (page: Page) => Promise<unknown>;
}

const text = (words: string) => (page: Page) => page.getByText(words).first().waitFor();
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

async function fromUserMenu(page: Page, entry: string): Promise<void> {
  await page.getByLabel(/的菜单$/).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

const BEFORE: readonly Place[] = [
  { name: 'login', path: '/user/login', there: text('其他登录方式') },
  {
    name: 'login-phone',
    path: '/user/login',
    there: async (page) => {
      await page.getByRole('tab', { name: '手机号登录' }).click();
      await page.getByLabel('手机号').waitFor();
    },
  },
  {
    name: 'login-wrong',
    path: '/user/login',
    there: async (page) => {
      await page.getByLabel('用户名').press('Enter');
      await text('请输入用户名')(page);
    },
  },
  { name: 'register', path: '/user/register', there: (page) => page.getByLabel('用户名').waitFor() },
  {
    name: 'register-result',
    path: '/user/register-result',
    there: (page) => page.getByRole('heading').nth(1).waitFor(),
  },
  { name: 'alteration', path: '/user/alteration', there: (page) => page.getByLabel('用户名').waitFor() },
  {
    name: 'choices',
    path: '/user/login',
    there: async (page) => {
      const tenants = ['甲公司', '乙公司'].map((name, index) => ({ id: String(index + 1), name }));
      const value = { token: 'x', user: { username: 'wang', realname: '王' }, tenantId: '1', choosing: tenants };
      await page.route('**/getUserPermissionByToken**', () => undefined);
      await page.evaluate((session) => localStorage.setItem('pro__session', session), JSON.stringify({ value }));
      await page.reload();
      await page.getByRole('button', { name: '乙公司' }).waitFor();
      await page.evaluate(() => localStorage.removeItem('pro__session'));
    },
  },
  { name: 'chat', path: '/oauth2-app', there: (page) => page.getByRole('link', { name: '甲企业' }).waitFor() },
  { name: 'missing-outside', path: '/erptable', there: (page) => page.getByRole('heading').first().waitFor() },
  {
    name: 'chat-none',
    path: '/oauth2-app/login',
    there: async (page) => {
      await withSettings(page, { thirdLogins: [] });
      await page.reload();
      await text('未启用企业应用登录')(page);
    },
  },
];

const INSIDE: readonly Place[] = [
  { name: 'home', path: '/dashboard/analysis', there: text('订单') },
  { name: 'list', path: '/market/order', there: settled },
  {
    name: 'form',
    path: '/market/order',
    there: async (page) => {
      await settled(page);
      await button(/新\s?增/)(page);
      await page.getByRole('dialog').getByLabel('订单号').waitFor();
    },
  },
  {
    name: 'detail',
    path: '/market/order',
    there: async (page) => {
      await settled(page);
      await act(page, 0, '详情');
      await page.getByRole('dialog').getByText('订单号').first().waitFor();
    },
  },
  { name: 'tree', path: '/demo/tree', there: (page) => page.getByRole('gridcell').first().waitFor() },
  { name: 'inline', path: '/demo/grid', there: settled },
  {
    name: 'report',
    path: '/market/order-analysis',
    there: settled,
  },
  { name: 'center', path: '/account/center', there: text('部门') },
  ...['base', 'binding', 'custom', 'notification', 'security'].map((part) => ({
    name: `settings-${part}`,
    path: `/account/settings/${part}`,
    there: (page: Page) => page.locator('.weft-account-part').first().waitFor(),
  })),
  {
    name: 'announcements',
    path: '/isps/userAnnouncement',
    there: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  { name: 'test', path: '/test', there: (page) => page.waitForURL('**/test/home').then(() => text('市场')(page)) },
  ...['403', '404', '500'].map((code) => ({
    name: `page-${code}`,
    path: `/${code}`,
    there: (page: Page) => page.getByRole('alert').getByRole('heading').waitFor(),
  })),
  {
    name: 'user-menu',
    path: '/dashboard/analysis',
    there: async (page) => {
      await page.getByLabel(/的菜单$/).click();
      await page.getByRole('menuitem', { name: '退出登录' }).waitFor();
    },
  },
  {
    name: 'settings-drawer',
    path: '/dashboard/analysis',
    there: async (page) => {
      await fromUserMenu(page, '系统设置');
      await page.getByRole('dialog', { name: '系统设置' }).waitFor();
    },
  },
  {
    name: 'password',
    path: '/dashboard/analysis',
    there: async (page) => {
      await fromUserMenu(page, '密码修改');
      await page.getByRole('dialog', { name: '修改密码' }).waitFor();
    },
  },
  {
    name: 'department',
    path: '/dashboard/analysis',
    there: async (page) => {
      await fromUserMenu(page, '切换部门');
      await page.getByRole('dialog', { name: /^部门/ }).waitFor();
    },
  },
  { name: 'users', path: '/system/user', there: settled },
  {
    name: 'expired',
    path: '/isps/userAnnouncement',
    there: async (page) => {
      const json = { success: false, code: 510, message: 'Token失效，请重新登录', result: null };
      await page.route('**/getMyAnnouncementSend?**', (route) => route.fulfill({ json }), { times: 1 });
      await page.reload();
      await text('很抱歉，登录已过期，请重新登录')(page);
    },
  },
  {
    name: 'sign-out',
    path: '/dashboard/analysis',
    there: async (page) => {
      await fromUserMenu(page, '退出登录');
      await text('真的要注销登录吗 ?')(page);
    },
  },
  {
    name: 'bell',
    path: '/dashboard/analysis',
    there: async (page) => {
      await button(/^通知/)(page);
      await text('查看更多')(page);
    },
  },
  {
    name: 'notice-viewer',
    path: '/isps/userAnnouncement',
    there: async (page) => {
      await page.locator('.notice-open').first().click();
      await page.getByRole('dialog', { name: '通知消息' }).getByText('发布人').waitFor();
    },
  },
  {
    name: 'tab-menu',
    path: '/isps/userAnnouncement',
    there: async (page) => {
      await page.getByRole('tab', { name: '我的通告' }).press('Shift+F10');
      await page.getByRole('menuitem', { name: '关闭其他' }).waitFor();
    },
  },
  {
    name: 'menu-search',
    path: '/dashboard/analysis',
    there: async (page) => {
      await page.getByRole('button', { name: /^通知/, disabled: false }).waitFor();
      await page.keyboard.press('Control+k');
      await page.locator('.ant-select-item-option:visible').first().waitFor();
    },
  },
  ...['role', 'department', 'position', 'tenant', 'online', 'announcement'].map((name) => ({
    name: `system-${name}`,
    path: `/system/${name}`,
    there: async (page: Page) => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForFunction(() => document.querySelector('[aria-busy=true], [role=progressbar]') === null);
    },
  })),
];

const MENU: Place = {
  name: 'menu',
  path: '/market/order',
  there: async (page) => {
    await button('展开菜单')(page);
    await page.getByRole('dialog').getByRole('menuitem', { name: /订单$/ }).waitFor();
  },
};

/** Light and wide with all places, dark and narrow with those that have most in them; a thorough run crosses all with all. */
const LOOKS = [
  { look: 'light wide', size: WIDE, dark: false, all: true },
  { look: 'dark narrow', size: NARROW, dark: true, all: THOROUGH },
  ...(THOROUGH
    ? [
        { look: 'light narrow', size: NARROW, dark: false, all: true },
        { look: 'dark wide', size: WIDE, dark: true, all: true },
      ]
    : []),
];
const RICHEST: readonly string[] = ['login', 'list', 'form', 'settings-drawer', 'settings-security', 'menu'];

/** From now on the server answers these settings besides its own. */
async function withSettings(page: Page, settings: object): Promise<void> {
  await page.route(/\/config\/app\b/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { result: object };
    Object.assign(body.result, settings);
    await route.fulfill({ response: answer, json: body });
  });
}

/** A server that offers every way to sign in. */
async function offerEverything(page: Page): Promise<void> {
  const thirdLogins = [
    { id: 'corp', title: '企业账号' },
    { id: 'partner', title: '甲企业' },
  ];
  await withSettings(page, { captcha: true, register: true, thirdLogins, casLogin: 'https://sso.example/login' });
}

async function inLook(page: Page, dark: boolean): Promise<void> {
  await page.addInitScript((on) => {
    if (on) localStorage.setItem('pro__layout', '{"value":{"dark":true},"expire":null}');
  }, dark);
}

/** Rows that are asked for anew are pale for a while. */
async function rowsAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const atRest = (grid: Element) => !grid.closest('.grid-busy') && getComputedStyle(grid).opacity === '1';
    return [...document.querySelectorAll('.grid-place')].every(atRest);
  });
}

/** Every place in turn; all of them are looked at before the test says what is wrong. */
async function look(page: Page, places: readonly Place[], kind: string): Promise<void> {
  const wrong: string[] = [];
  for (const { name, path, there } of places) {
    await page.goto(path);
    try {
      await there(page);
    } catch (error) {
      wrong.push(`${name}: ${String(error)}`);
      continue;
    }
    await rowsAtRest(page);
    await picture(page, `shell-${name}-${kind.replaceAll(' ', '-')}`);
    for (const violation of await graveViolations(page)) wrong.push(`${name}: ${violation}`);
    for (const words of await englishWords(page)) wrong.push(`${name}: ${words}`);
    if (await overflows(page)) wrong.push(`${name}: wider than its window`);
  }
  expect(wrong.join('\n')).toBe('');
}

describe.each(LOOKS)('no serious violation, $look', ({ look: kind, size, dark, all }) => {
  const open = async (): Promise<Visit> => {
    const visit = await stage.visit({ size, unguarded: true });
    await inLook(visit.page, dark);
    return visit;
  };
  const chosen = (places: readonly Place[]) => places.filter(({ name }) => all || RICHEST.includes(name));

  test('before sign-in', { timeout: PATIENT }, async () => {
    const { page } = await open();
    await offerEverything(page);
    await look(page, chosen(BEFORE), kind);
  });

  test('inside', { timeout: PATIENT }, async () => {
    const { page } = await open();
    await enter(page, 'admin');
    await look(page, chosen(size === NARROW ? [...INSIDE, MENU] : INSIDE), kind);
  });
});

describe('by keyboard alone', () => {
  const unseen = (stops: readonly Stop[]) => stops.filter(({ seen }) => !seen).map(({ name }) => name);
  const namesOf = (stops: readonly Stop[]) => stops.map(({ name }) => name).join('\n');

  test('the sign-in page: every field and way, each with a mark', async () => {
    const { page } = await stage.visit();
    await offerEverything(page);
    await page.goto('/user/login');
    await text('其他登录方式')(page);
    await toTheStart(page);
    const stops = await walk(page);
    expect(unseen(stops)).toEqual([]);
    for (const name of [
      '账号密码登录',
      '用户名',
      '密码',
      '验证码',
      '登',
      '忘记密码',
      '注册账号',
      '企业账号',
      '统一认证登录',
    ])
      expect(namesOf(stops)).toContain(name);
  });

  test('shell and list: header, menu, tabs, query, toolbar, grid and pager, each with a mark, and out again', async () => {
    const { page } = await stage.visit();
    await enter(page, 'admin', '/market/order');
    await settled(page);
    // What comes last to the page.
    await page.getByRole('combobox', { name: '搜索菜单' }).waitFor();
    await page.getByRole('button', { name: /^通知/, disabled: false }).waitFor();
    await toTheStart(page);
    const stops = await walk(page);
    expect(unseen(stops)).toEqual([]);
    for (const name of ['收起菜单', '搜索菜单', '通知', '的菜单', '订单', '订单号', '查', '新增', '刷新'])
      expect(namesOf(stops)).toContain(name);
    expect(stops.length).toBeGreaterThan(20);
  });

  test('a form: opened by Enter, kept in while it stands, left by Escape to where it was opened', async () => {
    const { page } = await stage.visit();
    await enter(page, 'admin', '/market/order');
    await settled(page);
    const add = page.getByRole('button', { name: /新增$/ }).first();
    await add.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByLabel('订单号').waitFor();
    const stops = await walk(page);
    expect(stops.filter(({ inDialog }) => !inDialog)).toEqual([]);
    expect(unseen(stops)).toEqual([]);
    expect(namesOf(stops)).toContain('确');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => add.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('menu: arrows go through it, Enter opens a page', async () => {
    const { page } = await stage.visit();
    await enter(page, 'admin', '/market/order');
    await settled(page);
    const held = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    await page.getByRole('menu').first().focus();
    await page.keyboard.press('ArrowDown');
    // The menu moves the keyboard a frame after the key.
    await expect.poll(held).toBe('首页');
    await page.keyboard.press('ArrowDown');
    await expect.poll(held).not.toBe('首页');
    await page.keyboard.press('Home');
    await expect.poll(held).toBe('首页');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard/analysis');
  });
});
