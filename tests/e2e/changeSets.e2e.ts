import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { graveViolations } from './access.ts';
import { openApi } from './api.ts';
import { enter, NARROW, overflows, picture, prepareStage } from './browser.ts';
import { press, question, settled, totalOf } from './list.ts';

const stage = prepareStage();
const SAVE = '/online/cgform/api/saveAll/system_position';
const FORM = '/online/cgform/api/form/system_position';

/** Positions of a name of their own, seen first in the list. */
async function positions(address: string, names: readonly string[]) {
  const api = await openApi(address, 'admin');
  const added = names.map((name, index) => ({ code: `${name}-${index}`, name, postRank: '1' }));
  const { result } = await api('PUT', SAVE, { added });
  return { api, rows: (result as { added: { id: string; version: number }[] }).added };
}

const told = (page: Page): Locator => page.locator('.ant-message-notice');

test('what is deleted together is taken back from the message that tells of it', async () => {
  const { api, rows } = await positions(stage.product.address, ['退一', '退二']);
  const { page } = await stage.visit({ unguarded: true });
  await enter(page, 'admin', '/system/position');
  await settled(page);
  const before = await totalOf(page);
  for (const name of ['退一', '退二'])
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('checkbox')
      .check();
  await press(page.locator('.screen-buttons'), '批量删除');
  await press(question(page, '确认删除'), '删除');
  await told(page).getByText('删除成功').waitFor();
  await picture(page, 'change-set-told');
  expect((await api('GET', `${FORM}/${rows[0]?.id}`)).code).toBe(404);
  // By keys alone.
  const back = told(page).getByRole('button', { name: '撤销' });
  await back.focus();
  await page.keyboard.press('Enter');
  await told(page).getByText('已撤销 2 条').waitFor();
  await page.getByRole('gridcell', { name: '退一' }).first().waitFor();
  expect(await totalOf(page)).toBe(before);
  expect((await api('GET', `${FORM}/${rows[1]?.id}`)).result).toMatchObject({ name: '退二', version: 3 });
});

test('the records of changes tell what became of each row and leave alone what others changed since', async () => {
  const { api, rows } = await positions(stage.product.address, ['记一', '记二', '记三']);
  const changed = rows.map(({ id }) => ({ id, version: 1, postRank: '2' }));
  await api('PUT', SAVE, { changed });
  await api('PUT', FORM, { id: rows[1]?.id, version: 2, postRank: '3' });
  const { page } = await stage.visit({ unguarded: true });
  await enter(page, 'admin', '/system/position');
  await settled(page);
  await page.getByRole('button', { name: '改动记录' }).click();
  const drawer = page.getByRole('dialog', { name: '改动记录', exact: true });
  const entry = drawer.getByRole('listitem').filter({ hasText: '修改 3 条' }).first();
  await entry.waitFor();
  await picture(page, 'change-sets');
  expect(await graveViolations(page)).toEqual([]);
  await entry.getByRole('button', { name: /^查看/ }).click();
  await drawer.getByText('记三').first().waitFor();
  await picture(page, 'change-set');
  await page.setViewportSize(NARROW);
  expect(await overflows(page)).toBe(false);
  await picture(page, 'change-set-phone');
  await drawer.getByRole('button', { name: /^撤销/ }).click();
  const window = page.getByRole('dialog').filter({ hasText: '将撤销 2 条，1 条后来有变化不会撤销' });
  await window.getByRole('rowheader', { name: '记二' }).waitFor();
  await window.getByText('后来被修改', { exact: false }).waitFor();
  await picture(page, 'change-set-undo-phone');
  expect(await graveViolations(page)).toEqual([]);
  await press(window, '撤销 2 条');
  await told(page).getByText('已撤销 2 条，1 条没有撤销').waitFor();
  const kept = await Promise.all(rows.map(async ({ id }) => (await api('GET', `${FORM}/${id}`)).result));
  expect(kept).toMatchObject([{ postRank: '1' }, { postRank: '3' }, { postRank: '1' }]);
  await drawer.getByText('已撤销', { exact: true }).waitFor();
});
