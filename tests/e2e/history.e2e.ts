import { expect, test } from 'vitest';
import { graveViolations } from './access.ts';
import { openApi } from './api.ts';
import { enter, NARROW, overflows, picture, prepareStage } from './browser.ts';
import { act, press, question, settled } from './list.ts';

const stage = prepareStage();

test('a record tells who changed what, compares two versions and brings one back', async () => {
  const api = await openApi(stage.product.address, 'admin');
  const form = '/online/cgform/api/form/system_position';
  const id = String((await api('POST', form, { code: 'HIST', name: '历史一', postRank: '1' })).result);
  for (const [version, name] of [
    [1, '历史二'],
    [2, '历史三'],
  ])
    await api('PUT', form, { id, version, name });
  const { page } = await stage.visit({ unguarded: true });
  await enter(page, 'admin', '/system/position');
  await settled(page);
  await act(page, 0, '详情');
  const window = page.getByRole('dialog').last();
  await press(window, '历史');
  const drawer = page.getByRole('dialog', { name: '历史', exact: true });
  await drawer.getByText('第 3 版', { exact: true }).waitFor();
  await drawer.getByRole('cell', { name: '历史二' }).first().waitFor();
  for (const version of [1, 3]) await drawer.getByRole('checkbox', { name: `比较第 ${version} 版` }).check();
  const compared = drawer.getByRole('region', { name: '比较第 1 版与第 3 版' });
  await compared.getByRole('cell', { name: '历史一' }).waitFor();
  await picture(page, 'history');
  expect(await graveViolations(page)).toEqual([]);
  await page.setViewportSize(NARROW);
  expect(await overflows(page)).toBe(false);
  await picture(page, 'history-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await drawer.getByRole('button', { name: '恢复到此版' }).last().click();
  await press(question(page, '恢复到第 1 版？'), '恢复');
  await page.getByRole('gridcell', { name: '历史一' }).first().waitFor();
  expect((await api('GET', `${form}/${id}`)).result).toMatchObject({ name: '历史一', version: 4 });
});
