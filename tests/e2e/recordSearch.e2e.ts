import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { graveViolations } from './access.ts';
import { type Api, openApi } from './api.ts';
import { enter, NARROW, overflows, picture, prepareStage } from './browser.ts';
import { act, columnTexts, press, question, settled } from './list.ts';

const stage = prepareStage();
const FORM = '/online/cgform/api/form/market_order';

/** An order that only this test knows. */
async function addOrder(api: Api, orderId: string, owner: string): Promise<void> {
  const order = { orderId, lineNo: 1, owner, qty: 2, orderDate: '2026-01-15', status: 'Pending' };
  const { message } = await api('POST', FORM, { ...order, salesChannel: 'Amazon.com', currency: 'USD' });
  expect(message).toBe('添加成功！');
}

const bin = (page: Page) => page.getByRole('dialog', { name: '回收站：订单' });

test('a number in Ctrl K opens the order; deleted, it is in the bin and comes back', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addOrder(api, 'E2E-FOUND-77', 'FOUND');
  const { page } = await stage.visit({ unguarded: true });
  await enter(page, 'admin', '/market/order?owner=FOUND');
  await settled(page);
  // Pasted and taken at once: the answer is waited for.
  await page.keyboard.press('Control+k');
  await page.keyboard.insertText('e2e-found');
  const option = page.locator('.ant-select-item-option:visible');
  await option.filter({ hasText: 'E2E-FOUND-77' }).waitFor();
  await picture(page, 'record-search');
  await page.getByRole('combobox', { name: '搜索菜单' }).fill('E2E-FOUND-77');
  await page.keyboard.press('Enter');
  const detail = page.getByRole('dialog').filter({ hasText: 'E2E-FOUND-77' });
  await detail.waitFor();
  await picture(page, 'record-found');
  expect(new URL(page.url()).search).toBe('?owner=FOUND');
  await page.keyboard.press('Escape');
  await expect.poll(() => detail.count()).toBe(0);

  await act(page, 0, '删除');
  await press(question(page, '确定删除吗?'), '删除');
  await page.getByText('删除成功，已放入回收站！').waitFor();
  await page.getByRole('button', { name: '回收站' }).click();
  const entry = bin(page).getByRole('listitem').filter({ hasText: 'E2E-FOUND-77' });
  await entry.waitFor();
  await picture(page, 'recycle-bin');
  expect(await graveViolations(page)).toEqual([]);
  await entry.getByRole('button', { name: '恢复' }).click();
  await page.locator('.ant-message-notice').getByText('已恢复 1 条').waitFor();
  await expect.poll(() => entry.count()).toBe(0);
  await expect.poll(() => columnTexts(page, 'orderId')).toEqual(['E2E-FOUND-77']);
});

test('on a phone the bin is behind one button, and what is purged is asked about in words', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addOrder(api, 'E2E-PURGE-1', 'PURGE');
  const { result } = await api('GET', `/online/cgform/api/getData/market_order?owner=PURGE`);
  const [{ id }] = (result as { records: [{ id: string }] }).records;
  const { page } = await stage.visit({ unguarded: true, size: NARROW });
  await enter(page, 'admin', '/market/order?owner=PURGE');
  await settled(page);
  await page.getByRole('button', { name: '展开菜单' }).click();
  await page.getByRole('combobox', { name: '搜索菜单' }).fill('E2E-PURGE');
  const option = page.locator('.ant-select-item-option:visible').filter({ hasText: 'E2E-PURGE-1' });
  await option.waitFor();
  await picture(page, 'record-search-phone');
  await option.click();
  await page
    .getByRole('dialog')
    .filter({ hasText: 'E2E-PURGE-1' })
    .getByRole('button', { name: '关闭' })
    .last()
    .click();
  expect((await api('DELETE', `${FORM}/${id}`, {})).message).toBe('删除成功，已放入回收站！');
  await page.getByRole('button', { name: '更多工具' }).click();
  await page.getByRole('menuitem', { name: '回收站' }).click();
  const entry = bin(page).getByRole('listitem').filter({ hasText: 'E2E-PURGE-1' });
  await entry.waitFor();
  await picture(page, 'recycle-bin-phone');
  expect(await overflows(page)).toBe(false);
  await entry.getByRole('button', { name: '彻底删除' }).click();
  const asked = question(page, '彻底删除？');
  await asked.getByText('将彻底删除“E2E-PURGE-1”').waitFor();
  await press(asked, '彻底删除');
  await page.getByText('已彻底删除 1 条').waitFor();
  await expect.poll(() => entry.count()).toBe(0);
});
