import fs from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApi } from './api.ts';
import { enter, NARROW, overflows, picture, prepareStage } from './browser.ts';
import { answered, ask, choose, columnTexts, pager, query, settled, totalOf, unfold } from './list.ts';

const stage = prepareStage();

const PATH = '/market/order-analysis';
const number = (text: string): number => Number(text.replaceAll(',', ''));

async function totals(page: Page, key: string): Promise<string> {
  return (await page.locator(`[row-index="b-0"] [role=gridcell][col-id="${key}"]`).textContent()) ?? '';
}

async function exported(page: Page): Promise<Record<string, string>[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出 CSV' }).click(),
  ]);
  return parse(fs.readFileSync(await download.path()), { bom: true, columns: true });
}

test('parameters, totals over all rows, order and export agree with the orders', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', PATH);
  await settled(page);
  await expect.poll(() => page.title()).toBe('订单分析 · 织屏');
  await picture(page, 'report');
  await choose(page, query(page).getByLabel('分析维度'), '商品品类');
  await choose(page, query(page).getByLabel('币种'), '欧元 EUR');
  await ask(page);
  expect(new URL(page.url()).search).toContain('dimension=category');
  const labels = await columnTexts(page, 'label');
  expect(labels.length).toBeGreaterThan(3);
  await expect.poll(() => totalOf(page)).toBe(labels.length);

  const orders = await ordersIn('EUR');
  const lines = new Map<string, number>();
  for (const { category } of orders) lines.set(category, (lines.get(category) ?? 0) + 1);
  const shown = await columnTexts(page, 'lines');
  expect(new Map(labels.map((label, at) => [label, number(shown[at] ?? '')]))).toEqual(lines);
  const sold = orders.filter(({ status }) => status !== 'Cancelled');
  const cents = sold.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  expect(Math.round(number(await totals(page, 'amount')) * 100)).toBe(cents);
  expect(number(await totals(page, 'lines'))).toBe(orders.length);
  await expect.poll(() => totals(page, 'label')).toBe('合计');
  expect((await columnTexts(page, 'cancelRate')).every((text) => /^\d+\.\d%$/.test(text))).toBe(true);

  await answered(page, () => page.getByRole('columnheader', { name: '件数' }).click());
  expect(page.url()).toMatch(/_sort=units$/);
  const units = (await columnTexts(page, 'units')).map(number);
  expect(units).toEqual([...units].sort((a, b) => a - b));

  const rows = await exported(page);
  expect(rows.map((row) => row.分组)).toEqual(await columnTexts(page, 'label'));
  expect(rows.map((row) => Number(row.明细行数)).reduce((sum, count) => sum + count, 0)).toBe(orders.length);
});

interface Order {
  category: string;
  status: string;
  amount: number;
}

/** Every order of a currency, page by page: what the report sums up, counted without it. */
async function ordersIn(currency: string): Promise<Order[]> {
  const api = await openApi(stage.product.address, 'admin');
  const orders: Order[] = [];
  for (let page = 1; ; page++) {
    const path = `/online/cgform/api/getData/market_order?currency=${currency}&pageNo=${page}&pageSize=1000&column=id&order=asc`;
    const { records, total } = (await api('GET', path)).result as { records: Order[]; total: number };
    orders.push(...records.map((order) => ({ ...order, amount: Number(order.amount ?? 0) })));
    if (orders.length >= total || records.length === 0) return orders;
  }
}

test('days bound the report, words filter it, the address keeps both', async () => {
  const { page } = await stage.visit();
  await enter(page, 'caiwu', `${PATH}?date=2026-02-01,2026-03-31`);
  await settled(page);
  await expect.poll(() => columnTexts(page, 'label')).toEqual(['2026-02', '2026-03']);
  // There are no rows to choose, and nothing complains.
  await page.locator('[row-index="0"] [col-id="label"]').click();
  await page.keyboard.press('Control+a');
  await unfold(page);
  await query(page).getByLabel('分组包含').fill('-03');
  await ask(page);
  await expect.poll(() => columnTexts(page, 'label')).toEqual(['2026-03']);
  await answered(page, () => page.reload());
  await expect.poll(() => columnTexts(page, 'label')).toEqual(['2026-03']);
});

test('a required parameter that was emptied is asked for, and nothing is sent without it', async () => {
  const { page, requests } = await stage.visit();
  await enter(page, 'admin', PATH);
  await settled(page);
  const asked = () => requests.filter((request) => request.includes('/getData/market_order_analysis')).length;
  const before = asked();
  const field = page.locator('.query-field').filter({ hasText: '币种' });
  await field.hover();
  await field.locator('.ant-select-clear').click();
  await query(page)
    .getByRole('button', { name: /查\s?询/ })
    .click();
  await query(page).getByText('请选择币种').waitFor();
  await picture(page, 'report-required');
  expect(asked()).toBe(before);
});

test('an address without the parameter says what to fill in', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', `${PATH}?currency=`);
  await page.getByText('请先填写“币种”，再点击查询').waitFor();
  expect(await pager(page).count()).toBe(0);
});

test('a condition of a link that the page does not know is told, and let go', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', `${PATH}?currency=EUR&shp=DE`);
  const note = page.getByRole('note').filter({ hasText: '链接里的条件“shp”这一页没有，下面的数据没有按它筛选' });
  await note.waitFor();
  await settled(page);
  await note.getByRole('button', { name: '知道了' }).click();
  await note.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('?currency=EUR');
  await page.goto(`/board/amazon?period=last7&f_shp=DE`);
  await page.getByText('链接里的条件“f_shp”这一页没有').waitFor();
});

test('on a phone the report stays inside the page', async () => {
  const { page } = await stage.visit({ size: NARROW });
  await enter(page, 'caiwu', PATH);
  await settled(page);
  await picture(page, 'report-narrow');
  expect(await overflows(page)).toBe(false);
});
