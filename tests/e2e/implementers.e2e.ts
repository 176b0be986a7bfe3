import { expect, test } from 'vitest';
import { openApi } from './api.ts';
import { enter, NARROW, overflows, picture, prepareStage } from './browser.ts';
import {
  byCity,
  misspelt,
  type OrderRow,
  rankCities,
  readImplementersPage,
  removeFrom,
  reportOf,
  saveInto,
} from './implementersPage.ts';
import { answered, ask, columnTexts, pager, query, settled, totalOf } from './list.ts';

const stage = prepareStage();
const guide = readImplementersPage();

test('the page of docs/implementers.md, followed to the letter, gives a page that counts right', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await menu.getByText('市场', { exact: true }).click();
  await menu.getByText('订单分析').waitFor();
  expect(await menu.getByText('城市排行').count()).toBe(0);
  for (const example of guide.examples) saveInto(stage.product.screens, example);
  await menu.getByText('城市排行').waitFor();
  await page.reload();
  await menu.getByText('市场', { exact: true }).click();
  await menu.getByText('城市排行').click();
  await page.waitForURL('**/market/city-ranking');
  await settled(page);
  await expect.poll(() => page.title()).toBe('城市排行 · 织屏');
  await picture(page, 'guide');

  const wanted = rankCities(await everyOrder());
  await expect.poll(() => totalOf(page)).toBe(wanted.length);
  const [cities, orders, units] = await Promise.all(['city', 'orders', 'units'].map((key) => columnTexts(page, key)));
  const number = (text: string | undefined) => Number(text?.replaceAll(',', ''));
  const shown = (cities ?? []).map((city, at) => ({ city, orders: number(orders?.[at]), units: number(units?.[at]) }));
  expect(shown).toHaveLength(10);
  const ofShown = wanted.filter(({ city }) => cities?.includes(city ?? ''));
  expect(byCity(shown)).toEqual(byCity(ofShown));
  expect(shown[0]?.orders).toBe(Math.max(...wanted.map((row) => row.orders)));
  // The sums of the page stand above those of all rows.
  const total = page.locator('[row-index^="b-"] [role=gridcell][col-id="units"]').last();
  expect(number((await total.textContent()) ?? '')).toBe(wanted.reduce((sum, row) => sum + row.units, 0));

  await query(page).getByLabel('下单日期从').fill('2026-09-01');
  await page.keyboard.press('Enter');
  await ask(page);
  expect(new URL(page.url()).search).toBe('?since=2026-09-01');
  await expect.poll(() => totalOf(page)).toBe(rankCities(await everyOrder(), '2026-09-01').length);
  await answered(page, () => page.getByRole('columnheader', { name: '件数' }).click());
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出 CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('城市排行.csv');

  for (const example of guide.second) saveInto(stage.product.screens, example);
  await menu.getByText('企业买家看板').waitFor();
  await answered(page, () => menu.getByText('企业买家占比').click());
  await pager(page)
    .filter({ visible: true, hasText: /共 [1-9]/ })
    .waitFor();
  await picture(page, 'guide-second');
  await menu.getByText('企业买家看板').click();
  await page
    .getByRole('img', { name: /「各品类企业占比」/ })
    .locator('svg')
    .waitFor();
  await picture(page, 'guide-board');
});

async function everyOrder(): Promise<OrderRow[]> {
  const api = await openApi(stage.product.address, 'admin');
  const rows: OrderRow[] = [];
  for (let page = 1; ; page++) {
    const path = `/online/cgform/api/getData/market_order?pageNo=${page}&pageSize=1000&column=id&order=asc`;
    const { records, total } = (await api('GET', path)).result as { records: OrderRow[]; total: number };
    rows.push(...records);
    if (rows.length >= total || records.length === 0) return rows;
  }
}

test('it fits a phone', async () => {
  const { page } = await stage.visit({ size: NARROW });
  await enter(page, 'admin', '/market/city-ranking');
  await settled(page);
  await picture(page, 'guide-narrow');
  expect(await overflows(page)).toBe(false);
});

test('others do not see it until they are granted it', async () => {
  const { page } = await stage.visit();
  await enter(page, 'caiwu', '/market/city-ranking');
  await page.getByText('您没有此页面的访问权限').waitFor();
  const api = await openApi(stage.product.address, 'caiwu');
  expect(await api('GET', '/online/cgreport/api/getData/market_city_ranking')).toMatchObject({ status: 403 });
});

test('a changed title shows under the open page; a broken file changes nothing but is told to the administrator', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', '/market/city-ranking?city=a');
  await settled(page);
  const { file, text } = reportOf(guide);
  saveInto(stage.product.screens, { file, text: text.replace('"title": "订单数"', '"title": "订单个数"') });
  await page.getByRole('columnheader', { name: '订单个数' }).waitFor();
  expect(new URL(page.url()).search).toBe('?city=a');
  const rows = await columnTexts(page, 'city');
  saveInto(stage.product.screens, misspelt(guide));
  await page.getByText('不认识的键 "colums"').first().waitFor();
  await picture(page, 'guide-broken');
  await expect.poll(() => columnTexts(page, 'city')).toEqual(rows);
  await page.reload();
  await settled(page);
  await expect.poll(() => page.getByRole('columnheader', { name: '订单个数' }).count()).toBe(1);
  saveInto(stage.product.screens, reportOf(guide));
  await page.getByRole('columnheader', { name: '订单数' }).waitFor();
  expect(await page.getByText('不认识的键').count()).toBe(0);
});

test('without its files it leaves the menu', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', '/market/city-ranking');
  await settled(page);
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await menu.getByText('城市排行').waitFor();
  for (const example of guide.examples) removeFrom(stage.product.screens, example);
  await menu.getByText('城市排行').waitFor({ state: 'detached' });
  await page.waitForURL('**/404');
});
