import { expect, test } from 'vitest';
import { enter, NARROW, overflows, picture, prepareStage } from './browser.ts';
import { answered, ask, columnTexts, query, settled } from './list.ts';

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
  expect(new Set(await columnTexts(page, 'month'))).toEqual(new Set(['2026-08']));
});
