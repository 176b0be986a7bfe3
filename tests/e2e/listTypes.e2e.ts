import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, NARROW, overflows, picture, prepareStage } from './browser.ts';
import { cell, settled } from './list.ts';

const stage = prepareStage();

async function open(page: Page, path: string): Promise<void> {
  await enter(page, 'admin', path);
  await settled(page);
}

test('inner: one row at a time opens to its sub-lists, by keys too; their rows come when first looked at', async () => {
  const { page, requests } = await stage.visit();
  await open(page, '/demo/purchase-inner');
  const asked = (table: string) => requests.filter((request) => request.includes(`getData/${table}?`)).length;
  const details = page.locator('.grid-detail');
  await cell(page, 0, '_expand').getByRole('button', { name: '展开' }).click();
  await details.locator('[col-id="sku"]').first().waitFor();
  await expect.poll(() => details.getByRole('tab').allTextContents()).toEqual(['商品明细', '到货记录', '发票']);
  expect([asked('demo_purchase_line'), asked('demo_purchase_invoice')]).toEqual([1, 0]);
  await details.getByRole('tab', { name: '发票' }).click();
  await details.getByText('还没有数据').waitFor();
  expect(asked('demo_purchase_invoice')).toBe(1);
  // The next row opens and the first closes; the tab stays in front.
  await cell(page, 2, '_expand').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('.grid-toggle[aria-expanded="true"]').count()).toBe(1);
  await expect.poll(() => cell(page, 1, '_expand').locator('.grid-toggle').getAttribute('aria-expanded')).toBe('true');
  await expect.poll(() => asked('demo_purchase_invoice')).toBe(2);
  expect(asked('demo_purchase_line')).toBe(1);
  await picture(page, 'list-inner');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => details.getByRole('tab', { name: '发票' }).evaluate((tab) => tab === document.activeElement))
    .toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowLeft');
  await details.waitFor({ state: 'detached' });
  await page.setViewportSize(NARROW);
  await cell(page, 0, '_expand').getByRole('button').click();
  await details.getByRole('tab', { name: '商品明细' }).click();
  await details.locator('[col-id="sku"]').first().waitFor();
  expect(await overflows(page)).toBe(false);
  await picture(page, 'list-inner-narrow');
});
