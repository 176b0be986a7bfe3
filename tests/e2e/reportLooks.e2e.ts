import { expect, test } from 'vitest';
import { enter, NARROW, overflows, picture, prepareStage } from './browser.ts';
import { settled } from './list.ts';

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
