import { expect, test } from 'vitest';
import { graveViolations } from './access.ts';
import { openApi } from './api.ts';
import { enter, NARROW, overflows, picture, prepareStage } from './browser.ts';

const stage = prepareStage();

test('two versions of a record stand side by side, by the record that is chosen', async () => {
  const api = await openApi(stage.product.address, 'admin');
  const added = await api('POST', '/online/cgform/api/form/system_position', {
    code: 'LOG1',
    name: '日志甲',
    postRank: '2',
  });
  expect(added.success).toBe(true);
  const said = await api('GET', '/online/cgform/api/getData/system_position?code=LOG1');
  const [position] = (said.result as { records: { id: string; version: number }[] }).records;
  if (!position) throw new Error('no position');
  await api('PUT', '/online/cgform/api/form/system_position', {
    id: position.id,
    version: position.version,
    name: '日志乙',
  });
  const { page } = await stage.visit();
  await enter(page, 'admin', '/system/data-log');
  await page.getByText('先选数据表').waitFor();
  await page.getByLabel('数据表').fill('sys_position');
  await page.keyboard.press('Enter');
  await page.getByLabel('记录编号').fill(position.id);
  await page.keyboard.press('Enter');
  const table = page.getByRole('region', { name: '比较' });
  await table.getByRole('columnheader', { name: '第 2 版' }).waitFor();
  await table.getByRole('row', { name: /日志甲.*日志乙/ }).waitFor();
  await picture(page, 'data-log');
  expect(await graveViolations(page)).toEqual([]);
  await page.getByLabel(/只看不同的/).check();
  expect(await table.getByRole('row').count()).toBe(2);
  await page.setViewportSize(NARROW);
  expect(await overflows(page)).toBe(false);
  await picture(page, 'data-log-narrow');
});
