import type { Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { type Api, openApi } from './api.ts';
import { enter, NARROW, overflows, picture, prepareStage } from './browser.ts';

const stage = prepareStage();
const api = '/sys/annountCement';
const SOON = { timeout: 40_000, interval: 100 };

const period = { startTime: '2026-01-01 00:00:00', endTime: '2099-01-01 00:00:00' };

async function written(admin: Api, more: Record<string, unknown>): Promise<string> {
  const body = { priority: 'M', msgCategory: '1', msgType: 'ALL', msgContent: '<p>内容</p>', ...period, ...more };
  const { success, result, message } = await admin('POST', `${api}/add`, body);
  if (!success) throw new Error(message);
  return String(result);
}

async function released(admin: Api, more: Record<string, unknown>): Promise<string> {
  const id = await written(admin, more);
  const { success, message } = await admin('GET', `${api}/doReleaseData?id=${id}`);
  if (!success) throw new Error(message);
  return id;
}

const bellOf = (page: Page) => page.getByRole('button', { name: /^通知/ });

async function unread(page: Page): Promise<number> {
  const label = await bellOf(page).getAttribute('aria-label');
  return Number(/\d+/.exec(label ?? '')?.[0] ?? 0);
}

/** Opens the bell's panel and the announcement in it. */
async function openFromBell(page: Page, titile: string): Promise<void> {
  await bellOf(page).click();
  // The workplace behind the panel may list it too.
  await page.locator('.notice-item', { hasText: titile }).click();
}

const viewerOf = (page: Page) => page.getByRole('dialog', { name: '通知消息' });

describe('announcements', () => {
  test('released by one, seen by another without a reload; opened it is read, and read it is counted no more', async () => {
    const [writer, reader] = [await stage.visit(), await stage.visit()];
    await enter(reader.page, 'yunying');
    await vi.waitFor(async () => expect(await unread(reader.page)).toBeGreaterThan(0), SOON);
    const before = await unread(reader.page);
    await enter(writer.page, 'admin', '/system/announcement');
    const id = await written(await openApi(stage.product.address, 'admin'), { titile: '周五盘点', priority: 'H' });
    await writer.page.getByRole('button', { name: '刷新' }).click();
    // The grid keeps the pinned part of a row in a place of its own.
    const row = writer.page.locator(`.ag-row[row-id="${id}"]`);
    await row.locator('.grid-link-release').click();
    await writer.page.getByText('发布成功').waitFor();
    await row.getByText('已发布').waitFor();
    await vi.waitFor(async () => expect(await unread(reader.page)).toBe(before + 1), SOON);

    await openFromBell(reader.page, '周五盘点');
    const viewer = viewerOf(reader.page);
    await viewer.getByText('发布人：管理员').waitFor();
    await viewer.getByText('紧急消息').waitFor();
    await vi.waitFor(async () => expect(await unread(reader.page)).toBe(before), SOON);
    expect(await viewer.getByRole('button', { name: '去处理' }).count()).toBe(0);
    const window = { width: 1440, height: 900 };
    await expect.poll(async () => Math.round((await viewer.boundingBox())?.width ?? 0)).toBe(window.width * 0.6);
    const body = viewer.locator('.ant-modal-body');
    await expect.poll(async () => Math.round((await body.boundingBox())?.height ?? 0)).toBe(window.height * 0.8);
    await viewer.getByRole('button', { name: '全屏' }).click();
    const box = await viewer.boundingBox();
    expect(box?.width).toBeGreaterThan(1400);
    await picture(reader.page, 'notice-viewer');
    await viewer
      .getByRole('button', { name: /^关\s?闭$/ })
      .last()
      .click();

    await row.locator('.grid-link-revoke').click();
    const asked = writer.page.getByRole('dialog', { name: /^确定撤销/ });
    await asked.getByRole('button', { name: /撤\s?销/ }).click();
    await writer.page.getByText('撤销成功').waitFor();
    await reader.page.goto('/isps/userAnnouncement');
    await reader.page.getByRole('list').getByText('年末大促备货安排').waitFor();
    expect(await reader.page.getByText('周五盘点').count()).toBe(0);
  });

  test('A092 A093 HTML of an announcement runs nothing and leads nowhere else', async () => {
    const { page } = await stage.visit({ unguarded: true });
    const admin = await openApi(stage.product.address, 'admin');
    const titile = '<b onmouseover=alert(1)>粗体</b>';
    const msgContent =
      '<p>正文</p><img src=x onerror="window.ran=1"><svg onload="window.ran=2"></svg><script>window.ran=3</script>' +
      '<a href="javascript:window.ran=4">链接</a><iframe srcdoc="<script>parent.ran=5</script>"></iframe>';
    await released(admin, { titile, msgContent });
    await enter(page, 'caiwu');
    await openFromBell(page, '粗体');
    const viewer = viewerOf(page);
    await viewer.getByText('正文').waitFor();
    await expect.poll(() => viewer.getByText(titile).count()).toBe(1);
    expect(await viewer.locator('img, svg:not([data-icon]), script, iframe, article a[href]').count()).toBe(0);
    expect(await page.evaluate(() => (window as unknown as { ran?: number }).ran)).toBeUndefined();
  });

  test('去处理 leads to the page it names; a record is opened at once', async () => {
    const { page } = await stage.visit();
    const admin = await openApi(stage.product.address, 'admin');
    await released(admin, { titile: '去看订单', openType: 'url', openPage: '/market/order' });
    const orders = await admin('GET', '/online/cgform/api/getData/market_order?pageSize=1');
    const [order] = (orders.result as { records: { id: string; orderId: string }[] }).records;
    const record = { openType: 'component', openPage: 'market/order', busId: order?.id };
    await released(admin, { titile: '看这一张', ...record });
    const tree = await admin('GET', '/online/cgform/api/getTreeData/demo_tree?parentId=0');
    const [node] = (tree.result as { records: { id: string; name: string }[] }).records;
    await released(admin, { titile: '看这一节', openType: 'component', openPage: 'demo/tree', busId: node?.id });
    const report = { openType: 'component', openPage: 'market/order-analysis', busId: 'a b' };
    await released(admin, { titile: '看这份报表', ...report });
    await released(admin, { titile: '没有这一页', openType: 'component', openPage: 'no/page', busId: '1' });
    await enter(page, 'caiwu');
    await openFromBell(page, '去看订单');
    await viewerOf(page).getByRole('button', { name: '去处理' }).click();
    await page.waitForURL('**/market/order');
    await openFromBell(page, '看这一张');
    await page.getByRole('dialog', { name: '详情' }).getByText(String(order?.orderId)).first().waitFor();
    await page.keyboard.press('Escape');
    await openFromBell(page, '看这一节');
    await page.getByRole('dialog', { name: '详情' }).getByText(String(node?.name)).first().waitFor();
    await page.keyboard.press('Escape');
    await openFromBell(page, '看这份报表');
    await page.waitForURL('**/market/order-analysis?id=a%20b');
    await openFromBell(page, '没有这一页');
    await page.getByText('要打开的页面不存在，或没有权限').waitFor();
    await viewerOf(page).waitFor();
  });

  test('FA40 without a socket it asks now and then, until there is one again', async () => {
    const { page, requests, announce } = await stage.visit();
    announce(/websocket/i, /socket/i);
    const sockets = { cut: true, told: [] as string[] };
    await page.routeWebSocket(/\/websocket\//, (route) => {
      if (sockets.cut) {
        void route.close();
        return;
      }
      const server = route.connectToServer();
      server.onMessage((text) => {
        sockets.told.push(String(text));
        route.send(text);
      });
    });
    await enter(page, 'yunying');
    const asked = () => requests.filter((request) => request.includes('/listByUser')).length;
    await vi.waitFor(() => expect(asked()).toBeGreaterThanOrEqual(3), SOON);
    const admin = await openApi(stage.product.address, 'admin');
    const before = await unread(page);
    await released(admin, { titile: '没有推送也看得到' });
    await vi.waitFor(async () => expect(await unread(page)).toBe(before + 1), SOON);
    sockets.cut = false;
    await vi.waitFor(() => expect(sockets.told).toContain('alive'), SOON);
    const id = await released(admin, { titile: '又有推送了' });
    await vi.waitFor(() => expect(sockets.told.some((text) => text.includes(id))).toBe(true), SOON);
    await vi.waitFor(async () => expect(await unread(page)).toBe(before + 2), SOON);
  });

  test('my announcements: looked through, marked one by one and all at once; also on a phone', async () => {
    const { page } = await stage.visit({ size: NARROW, touch: true });
    const admin = await openApi(stage.product.address, 'admin');
    await released(admin, { titile: '手机上的通告' });
    await enter(page, 'yunying');
    await bellOf(page).click();
    await page.getByRole('button', { name: '手机上的通告' }).waitFor();
    await picture(page, 'notice-bell-narrow');
    const panel = await page.locator('.notice-panel').boundingBox();
    expect(panel?.x).toBeGreaterThanOrEqual(0);
    await page.getByRole('link', { name: '查看更多' }).click();
    await page.waitForURL('**/isps/userAnnouncement');
    const before = await unread(page);
    await page.getByLabel('标记已读：手机上的通告').click();
    await vi.waitFor(async () => expect(await unread(page)).toBe(before - 1), SOON);
    await page.getByRole('button', { name: '筛选' }).click();
    await page.getByLabel('标题').fill('手机上');
    await page.getByRole('button', { name: /查\s?询/ }).click();
    await page.getByText('共 1 条').waitFor();
    await page.getByText('已读', { exact: true }).waitFor();
    expect(await overflows(page)).toBe(false);
    await picture(page, 'notices-narrow');
    await page.getByRole('button', { name: '筛选' }).click();
    await page.getByRole('button', { name: /重\s?置/ }).click();
    await page.getByRole('button', { name: '全部已读' }).click();
    await vi.waitFor(async () => expect(await unread(page)).toBe(0), SOON);
    await bellOf(page).click();
    await page.getByText('没有未读的通知').waitFor();
  });
});
