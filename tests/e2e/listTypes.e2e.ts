import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, NARROW, overflows, picture, prepareStage, WIDE } from './browser.ts';
import { cell, dialog, pager, press, settled } from './list.ts';

const stage = prepareStage();

async function open(page: Page, path: string): Promise<void> {
  await enter(page, 'admin', path);
  await settled(page);
}

test('inner: one row at a time opens to its sub-lists, by keys too; their rows come when first looked at', async () => {
  const { page, requests } = await stage.enter('admin', '/demo/purchase-inner');
  await settled(page);
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
  await cell(page, 2, 'supplier').click();
  for (let back = 0; back < 2; back++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('.grid-toggle[aria-expanded="true"]').count()).toBe(1);
  await expect.poll(() => cell(page, 1, '_expand').locator('.grid-toggle').getAttribute('aria-expanded')).toBe('true');
  await expect.poll(() => asked('demo_purchase_invoice')).toBe(2);
  expect(asked('demo_purchase_line')).toBe(1);
  await picture(page, 'list-inner');
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.matches('.ag-full-width-row:has([role=tab])')))
    .toBe(true);
  await page.keyboard.press('Enter');
  await expect
    .poll(() => details.getByRole('tab', { name: '发票' }).evaluate((tab) => tab === document.activeElement))
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('col-id'))).toBe('_expand');
  await page.keyboard.press('ArrowLeft');
  await details.waitFor({ state: 'detached' });
  await page.setViewportSize(NARROW);
  await cell(page, 0, '_expand').getByRole('button').click();
  await details.getByRole('tab', { name: '商品明细' }).click();
  await details.locator('[col-id="sku"]').first().waitFor();
  expect(await overflows(page)).toBe(false);
  await picture(page, 'list-inner-narrow');
});

test('tab: the form and each sub-table are tabs of one window, and tell how much is wrong in them', async () => {
  const { page } = await stage.enter('admin', '/demo/purchase-tab');
  await settled(page);
  await page.locator('.screen-toolbar').getByRole('button', { name: '新增' }).click();
  const form = dialog(page, '新增采购单');
  const tab = (title: string) => form.getByRole('tab', { name: title });
  const front = (title: string) => expect.poll(() => tab(title).getAttribute('aria-selected')).toBe('true');
  await form.getByRole('textbox', { name: '采购单号' }).waitFor();
  expect(await form.getByRole('tab').allTextContents()).toEqual(['采购单', '商品明细', '到货记录', '发票']);
  await tab('发票').click();
  await form
    .getByRole('tabpanel', { name: '发票' })
    .getByRole('button', { name: /^新\s?增$/ })
    .click();
  await press(form, '确定');
  // Wrong here and there: the form's own tab comes first, the other is marked.
  await front('采购单');
  await expect.poll(() => tab('采购单').textContent()).toBe('采购单2');
  await tab('发票').getByTitle('有 2 处需要修改').waitFor();
  await form.getByRole('textbox', { name: '采购单号' }).fill('PO-TAB-1');
  await form.getByRole('textbox', { name: '供应商' }).fill('泉州飞驰鞋业');
  await press(form, '确定');
  await front('发票');
  await expect.poll(() => tab('采购单').textContent()).toBe('采购单');
  await picture(page, 'list-tab');
  await page.setViewportSize(NARROW);
  expect(await overflows(page)).toBe(false);
  await picture(page, 'list-tab-narrow');
});

test('tab: what is typed into a line counts in the totals of the form at once', async () => {
  const { page } = await stage.enter('admin', '/demo/purchase-tab');
  await settled(page);
  await page.locator('.screen-toolbar').getByRole('button', { name: '新增' }).click();
  const form = dialog(page, '新增采购单');
  await form.getByRole('tab', { name: '商品明细' }).click();
  const lines = form.getByRole('tabpanel', { name: '商品明细' });
  await lines.getByRole('button', { name: /^新\s?增$/ }).click();
  const type = async (key: string, value: string) => {
    await lines.locator(`[row-index="0"] [col-id="${key}"]`).dblclick();
    await page.keyboard.type(value);
    // Forward from the last cell would begin a further line.
    await page.keyboard.press('Shift+Tab');
  };
  const totals = async (pieces: string, amount: string) => {
    await form.getByRole('tab', { name: '采购单' }).click();
    await expect.poll(() => form.getByLabel('件数').first().inputValue()).toBe(pieces);
    await expect.poll(() => form.getByLabel('合计金额').first().inputValue()).toBe(amount);
  };
  await type('qty', '3');
  await type('price', '2.50');
  await totals('3', '7.5');
  await form.getByRole('tab', { name: '商品明细' }).click();
  await type('qty', '4');
  await totals('4', '10');
});

test('erp: a chosen row has its sub-lists below, with buttons and forms of their own; one to one is one', async () => {
  const { page, requests } = await stage.enter('admin', '/demo/purchase-erp');
  await settled(page);
  const below = page.getByRole('region', { name: '子表' });
  const skus = below.locator('[row-index] [col-id="sku"]');
  const main = (row: number, key: string) => page.locator(`.erp > .screen [row-index="${row}"] [col-id="${key}"]`);
  await skus.first().waitFor();
  // The rows below have room to stand in.
  expect((await below.locator('.ag-root-wrapper').boundingBox())?.height).toBeGreaterThan(200);
  const asked = (table: string) => requests.filter((request) => request.includes(`getData/${table}?`));
  expect(asked('demo_purchase_line')).toHaveLength(1);
  expect(asked('demo_purchase_invoice')).toHaveLength(0);
  // Another row, its invoice: the form fixes whose it is, and a second one is not offered.
  await main(2, 'supplier').click();
  await expect.poll(() => asked('demo_purchase_line').length).toBe(2);
  // One row is chosen: all of them cannot be, and nothing complains.
  await page.keyboard.press('Control+a');
  await below.getByRole('tab', { name: '发票' }).click();
  const add = below.locator('.screen-toolbar').getByRole('button', { name: '新增' });
  await add.click();
  const form = dialog(page, '新增采购发票');
  await form.getByRole('textbox', { name: '发票号' }).fill('FP-1');
  await form.getByRole('spinbutton', { name: '含税金额' }).or(form.getByLabel('含税金额')).first().fill('100');
  await press(form, '确定');
  await below.locator('[col-id="invoiceNo"]', { hasText: 'FP-1' }).waitFor();
  await expect.poll(() => add.isDisabled()).toBe(true);
  await picture(page, 'list-erp');
  // On the next page no row is chosen, and nothing of a sub-list is there.
  await page.locator('.erp > .screen').getByTitle('2', { exact: true }).click();
  await below.getByText('请先选择一条采购单').waitFor();
  expect(await below.locator('.screen-toolbar').count()).toBe(0);
  await main(0, 'supplier').click();
  await below.locator('.screen-toolbar').waitFor();
  await page.setViewportSize(NARROW);
  await expect.poll(() => overflows(page)).toBe(false);
  await picture(page, 'list-erp-narrow');
});

test('a total that nobody counted is told as such; the last page brings the counted one', async () => {
  const { page } = await stage.visit();
  // Of itself the server estimates only what is wider than any list of the demonstration.
  await page.route('**/getData/market_order?**', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { result: { current: number; total: number; totalEstimated?: true } };
    const isCounted = json.result.current > 1_000;
    json.result.total = isCounted ? 1_000_003 : 1_234_321;
    if (!isCounted) json.result.totalEstimated = true;
    await route.fulfill({ response, json });
  });
  await open(page, '/market/order');
  await expect.poll(() => pager(page).textContent()).toBe('1-10 约 1,234,000 条');
  await picture(page, 'list-estimated');
  await page.getByTitle('123433', { exact: true }).click();
  await expect.poll(() => pager(page).textContent()).toBe('1,000,001-1,000,003 共 1,000,003 条');
  expect(new URL(page.url()).search).toBe('?_page=100001');
});

test('catalog and copies: every declaration with its problems and who names it; copies tell what they change', async () => {
  const { page } = await stage.enter('admin', '/system/catalog');
  await settled(page);
  await expect.poll(() => pager(page).textContent()).toMatch(/^1-20 共 \d+ 条$/);
  await page.getByRole('textbox', { name: '路径' }).fill('demo/form');
  await page.getByRole('button', { name: /^查\s?询$/ }).click();
  const model = page.locator('[row-index]', { hasText: 'screens/demo/form.model.json' });
  await picture(page, 'list-catalog');
  await model.locator('[col-id="title"]').click();
  const details = page.getByRole('dialog');
  await details.getByText('没有问题').waitFor();
  await details.getByRole('button', { name: '页面 demo/form', exact: true }).waitFor();
  await picture(page, 'list-catalog-details');
  // What names it is looked for with a click.
  await details.getByRole('button', { name: '页面 demo/form', exact: true }).click();
  await details.waitFor({ state: 'detached' });
  await page.locator('[row-index]', { hasText: 'screens/demo/form.screen.json' }).waitFor();
  await page.setViewportSize(NARROW);
  expect(await overflows(page)).toBe(false);
  await picture(page, 'list-catalog-narrow');
  // By the address of the JeecgBoot family: of one screen's copies, under that screen's code.
  await open(page, '/online/copyform/demo_form');
  await page.getByRole('heading', { level: 1, name: '副本列表' }).waitFor();
  await cell(page, 0, 'base').getByText('demo/form', { exact: true }).waitFor();
  await expect.poll(() => pager(page).textContent()).toBe('1-1 共 1 条');
  await page.setViewportSize(WIDE);
  await picture(page, 'list-copies');
  await page.locator('[row-index="0"]').getByRole('button', { name: '打开' }).click();
  await page.waitForURL('**/demo/form-tabs');
});

test('addresses by code open the screen of that code, of that model, and carry its title', async () => {
  const { page } = await stage.enter('admin', '/online/cgformList/market_order');
  await settled(page);
  await page.getByRole('heading', { level: 1, name: '订单' }).waitFor();
  await page.getByRole('tab', { name: '订单' }).waitFor();
  await open(page, '/online/cgformErpList/demo_purchase');
  await page.getByRole('region', { name: '子表' }).waitFor();
  await open(page, '/online/cgreport/market_order_analysis');
  await page.getByRole('heading', { level: 1, name: '订单分析' }).waitFor();
  await open(page, '/online/cgreport');
  await page.waitForURL('**/online/cgreport?kind=report');
  await page.locator('[row-index="0"] [col-id="kind"]', { hasText: '报表' }).waitFor();
  await page.goto(`${new URL(page.url()).origin}/online/cgformList/no_such`);
  await page.getByText('没有编码为「no_such」的在线表单').waitFor();
});
