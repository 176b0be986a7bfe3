import type { Page } from 'playwright-core';
import { act, settled } from './list.ts';

/** A page as somebody meets it: how they get there, and by what they know that it is there. */
export interface Place {
  name: string;
  path: string;
  there: (page: Page) => Promise<unknown>;
  /** Is loaded anew, in a tab: something opens over it, or it is a part of the page before. */
  alone?: boolean;
}

export const text = (words: string) => (page: Page) => page.getByText(words).first().waitFor();
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

async function fromUserMenu(page: Page, entry: string): Promise<void> {
  await page.getByLabel(/的菜单$/).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

export const BEFORE: readonly Place[] = [
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

export const INSIDE: readonly Place[] = [
  {
    name: 'home',
    path: '/dashboard/analysis',
    there: async (page) => {
      await page.getByRole('button', { name: /^订单数 .*这个数从哪来/ }).waitFor();
      await page.locator('[data-part=p6] .chart svg, [data-part=p6] .chart canvas').first().waitFor();
    },
  },
  { name: 'list', path: '/market/order', there: settled },
  {
    name: 'form',
    alone: true,
    path: '/market/order',
    there: async (page) => {
      await settled(page);
      await button(/新\s?增/)(page);
      await page.getByRole('dialog').getByLabel('订单号').waitFor();
    },
  },
  {
    name: 'detail',
    alone: true,
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
    alone: part !== 'base',
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
    alone: true,
    path: '/dashboard/analysis',
    there: async (page) => {
      await page.getByLabel(/的菜单$/).click();
      await page.getByRole('menuitem', { name: '退出登录' }).waitFor();
    },
  },
  {
    name: 'settings-drawer',
    alone: true,
    path: '/dashboard/analysis',
    there: async (page) => {
      await fromUserMenu(page, '系统设置');
      await page.getByRole('dialog', { name: '系统设置' }).waitFor();
    },
  },
  {
    name: 'password',
    alone: true,
    path: '/dashboard/analysis',
    there: async (page) => {
      await fromUserMenu(page, '密码修改');
      await page.getByRole('dialog', { name: '修改密码' }).waitFor();
    },
  },
  {
    name: 'department',
    alone: true,
    path: '/dashboard/analysis',
    there: async (page) => {
      await fromUserMenu(page, '切换部门');
      await page.getByRole('dialog', { name: /^部门/ }).waitFor();
    },
  },
  { name: 'users', path: '/system/user', there: settled },
  {
    name: 'expired',
    alone: true,
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
    alone: true,
    path: '/dashboard/analysis',
    there: async (page) => {
      await fromUserMenu(page, '退出登录');
      await text('真的要注销登录吗 ?')(page);
    },
  },
  {
    name: 'bell',
    alone: true,
    path: '/dashboard/analysis',
    there: async (page) => {
      await button(/^通知/)(page);
      await text('查看更多')(page);
    },
  },
  {
    name: 'notice-viewer',
    alone: true,
    path: '/isps/userAnnouncement',
    there: async (page) => {
      await page.locator('.notice-open').first().click();
      await page.getByRole('dialog', { name: '通知消息' }).getByText('发布人').waitFor();
    },
  },
  {
    name: 'tab-menu',
    alone: true,
    path: '/isps/userAnnouncement',
    there: async (page) => {
      await page.getByRole('tab', { name: '我的通告' }).press('Shift+F10');
      await page.getByRole('menuitem', { name: '关闭其他' }).waitFor();
    },
  },
  {
    name: 'menu-search',
    alone: true,
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

export const MENU: Place = {
  name: 'menu',
  alone: true,
  path: '/market/order',
  there: async (page) => {
    // Rows on their way are pale, under the menu as well.
    await settled(page);
    await button('展开菜单')(page);
    await page.getByRole('dialog').getByRole('menuitem', { name: /订单$/ }).waitFor();
  },
};

/** Those that have most in them. */
export const RICHEST: readonly string[] = ['login', 'list', 'form', 'settings-drawer', 'settings-security', 'menu'];

/** From now on the server answers these settings besides its own. */
export async function withSettings(page: Page, settings: object): Promise<void> {
  await page.route(/\/config\/app\b/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { result: object };
    Object.assign(body.result, settings);
    await route.fulfill({ response: answer, json: body });
  });
}
