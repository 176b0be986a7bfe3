import { expect, test } from 'vitest';
import { GRID_VIEWPORT } from '../../renderers/grid/shared/viewport.ts';
import { enter, NARROW, overflows, picture, prepareStage } from './browser.ts';
import { answered, ask, columnTexts, pager, query, settled } from './list.ts';

const stage = prepareStage();

const PATH = '/market/state-months';

test('columns of one heading stand under it, on a screen and on a phone', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', PATH);
  await settled(page);
  for (const heading of ['订单', '销售']) await page.locator('.ag-header-group-cell', { hasText: heading }).waitFor();
  const left = async (name: string) =>
    (await page.getByRole('columnheader', { name, exact: true }).boundingBox())?.x ?? 0;
  expect(await left('取消')).toBeLessThan(await left('件数'));
  await picture(page, 'report-headings');
  const phone = await stage.visit({ size: NARROW });
  await enter(phone.page, 'admin', PATH);
  await settled(phone.page);
  await picture(phone.page, 'report-headings-narrow');
  expect(await overflows(phone.page)).toBe(false);
});

test('a period goes by its name, or by two days of one’s own, and stands in the address', async () => {
  const { page } = await stage.visit();
  await page.clock.setFixedTime(new Date('2026-09-10T04:00:00Z'));
  await enter(page, 'admin', PATH);
  await settled(page);
  await query(page).getByLabel('下单日期').click();
  await page.getByRole('option', { name: '近7天' }).waitFor({ state: 'attached' });
  await picture(page, 'report-period');
  await page.locator('.ant-select-item-option', { hasText: '上月' }).click();
  await ask(page);
  expect(new URL(page.url()).search).toContain('date=lastMonth');
  await query(page).getByLabel('下单日期').click();
  await page.locator('.ant-select-item-option', { hasText: '自定义' }).click();
  expect(await query(page).getByPlaceholder('开始').inputValue()).toBe('2026-08-01');
  expect(await query(page).getByPlaceholder('结束').inputValue()).toBe('2026-08-31');
  await picture(page, 'report-period-own');
  await ask(page);
  expect(decodeURIComponent(new URL(page.url()).search)).toContain('date=2026-08-01,2026-08-31');
  await answered(page, () => page.reload());
  expect(new Set(await columnTexts(page, 'month'))).toEqual(new Set(['2026-08', '']));
});

test('groups stand together with their sub-totals, equal months are one, ratios come from sums', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', `${PATH}?_size=30`);
  await settled(page);
  const months = await columnTexts(page, 'month');
  expect(months.filter((text) => text === '2026-10')).toHaveLength(1);
  const scroller = page.locator(GRID_VIEWPORT);
  await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await picture(page, 'report-subtotals');
  await enter(page, 'admin', `${PATH}?date=2026-10-01,2026-10-31&_size=30&_page=2`);
  await settled(page);
  await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  const line = page.locator('.ag-row', { hasText: '2026-10 小计' });
  await line.waitFor();
  const cellText = async (row: string, key: string) =>
    (await page.locator(`${row} [col-id="${key}"]`).last().textContent()) ?? '';
  const number = (text: string) => Number(text.replaceAll(',', ''));
  const [orders, cancelled] = [
    await cellText('[row-index=b-1]', 'orders'),
    await cellText('[row-index=b-1]', 'cancelled'),
  ];
  expect(await cellText('[row-index=b-1]', 'cancelRate')).toBe(
    `${((number(cancelled) / number(orders)) * 100).toFixed(1)}%`,
  );
  expect(await line.locator('[col-id=orders]').textContent()).toBe(orders);
  expect(await cellText('[row-index=b-0]', 'month')).toBe('本页合计');
  await picture(page, 'report-subtotal-end');
});

test('a cross table has a column for each stretch of days, and totals both ways', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', '/market/order-age?day=2026-10-31');
  await settled(page);
  const heads = page.locator('.ag-header-group-cell', { hasText: /\S/ });
  // What is beyond the edge is not drawn.
  const shown = (await heads.allTextContents()).map((text) => text.trim());
  expect(shown.slice(0, 4)).toEqual(['0–30', '31–60', '61–90', '91–180']);
  await picture(page, 'report-cross');
  const phone = await stage.visit({ size: NARROW });
  await enter(phone.page, 'admin', '/market/order-age?day=2026-10-31');
  await settled(phone.page);
  await picture(phone.page, 'report-cross-narrow');
  expect(await overflows(phone.page)).toBe(false);
});

test('numbers stand as bars, heat and lines beside the others of their column', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', '/market/category-trend');
  await settled(page);
  await page.locator('[col-id=trend] svg path[d^=M]').first().waitFor();
  const widths = await page
    .locator('.cell-bar-fill')
    .evaluateAll((bars) => bars.map((bar) => (bar as HTMLElement).style.width));
  expect(widths[0]).toBe('100%');
  await page.locator('.chart canvas, .chart svg').first().waitFor();
  await picture(page, 'report-looks');
  await enter(page, 'admin', PATH);
  await settled(page);
  await page.locator('.cell-heat').first().waitFor();
  await picture(page, 'report-heat');
});

test('on a phone the page scrolls as one, charts before rows, and they fold away', async () => {
  const { page } = await stage.visit({ size: NARROW });
  await enter(page, 'admin', '/market/category-trend');
  await settled(page);
  await page.locator('.chart canvas, .chart svg').first().waitFor();
  const charts = page.locator('.report-charts');
  expect(await charts.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
  await picture(page, 'report-charts-narrow');
  await page.locator('.screen-pager').scrollIntoViewIfNeeded();
  await picture(page, 'report-charts-narrow-rows');
  expect(await overflows(page)).toBe(false);
  await page.getByRole('button', { name: '收起图表' }).click();
  await charts.waitFor({ state: 'detached' });
  const pagerBox = await page.locator('.screen-pager').boundingBox();
  expect((pagerBox?.y ?? 0) + (pagerBox?.height ?? 0)).toBeLessThanOrEqual(NARROW.height);
  await picture(page, 'report-charts-folded');
  await page.getByRole('button', { name: /^展开 \d+ 张图表$/ }).click();
  await charts.waitFor();
});

test('what a chart does not have it says above the drawing', async () => {
  const { page } = await stage.visit();
  await page.route('**/getData/market_category_trend**', async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    await route.fulfill({ response: reply, json: { ...body, result: { ...body.result, total: 25_000 } } });
  });
  await enter(page, 'admin', '/market/category-trend');
  await settled(page);
  const note = page.getByText(/共 25,000 行，图里只有前 \d+ 行；把查询范围缩小，图才完整/).first();
  await note.waitFor();
  const [said, plot] = [await note.boundingBox(), await page.locator('.chart-plot').first().boundingBox()];
  expect(said?.y).toBeLessThan(plot?.y ?? 0);
  expect(await page.locator('.chart-plot').first().getAttribute('aria-label')).toContain('注意：共 25,000 行');
  await picture(page, 'report-chart-missing');
});

test('a report that is not done in time says which, and offers a shorter period', async () => {
  const { page, announce } = await stage.visit();
  announce(/504/);
  await page.route('**/getData/market_category_trend**', (route) =>
    route.request().url().includes('last7')
      ? route.continue()
      : route.fulfill({ status: 504, json: { success: false, code: 504, message: '网络超时', result: null } }),
  );
  await enter(page, 'admin', '/market/category-trend');
  await page.getByText('报表“品类走势”没有在限定的时间内算完').waitFor();
  await picture(page, 'report-deadline');
  await page.getByRole('button', { name: '下单日期改为近7天' }).click();
  await page.waitForURL('**date=last7');
  await page.getByText('报表“品类走势”没有在限定的时间内算完').waitFor({ state: 'detached' });
});

test('a value leads to the rows behind it, and back to the very state', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', `${PATH}?date=2026-09-01,2026-09-30&_page=2&_sort=-orders`);
  await settled(page);
  const from = page.url();
  const first = (key: string) => page.locator(`[row-index="0"] [col-id="${key}"]`).first();
  const [state, orders] = [await first('state').textContent(), await first('orders').textContent()];
  await first('orders').click();
  await page.waitForURL('**/market/order?**');
  await settled(page);
  const search = new URL(page.url()).searchParams;
  expect([search.get('shipState'), search.get('orderDate_begin'), search.get('orderDate_end')]).toEqual([
    state,
    '2026-09-01',
    '2026-09-30',
  ]);
  const found = pager(page).filter({ visible: true });
  await expect
    .poll(async () => Number(/共 (\d+) 条/.exec((await found.textContent()) ?? '')?.[1]))
    .toBeGreaterThanOrEqual(Number(orders));
  await picture(page, 'report-drilled');
  await page.goBack();
  await page.waitForURL(from);
  expect(await first('state').textContent()).toBe(state);
});
