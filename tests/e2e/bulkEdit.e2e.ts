import { expect, test } from 'vitest';
import { graveViolations } from './access.ts';
import { openApi } from './api.ts';
import { enter, NARROW, overflows, picture, prepareStage } from './browser.ts';
import { choose, press, settled } from './list.ts';

const stage = prepareStage();
const BULK = '**/online/cgform/api/bulkEdit/**';
const FORM = '/online/cgform/api/form/system_position';

test('chosen records get a value together, after a look at what it changes, and lose it again', async () => {
  const api = await openApi(stage.product.address, 'admin');
  const added = ['批一', '批二'].map((name, index) => ({ code: `BULK-${index}`, name, postRank: String(index + 1) }));
  const saved = await api('PUT', '/online/cgform/api/saveAll/system_position', { added });
  const ids = (saved.result as { added: { id: string }[] }).added.map(({ id }) => id);
  const ranks = async () =>
    Promise.all(ids.map(async (id) => ((await api('GET', `${FORM}/${id}`)).result as { postRank: string }).postRank));
  const { page } = await stage.visit({ unguarded: true });
  await enter(page, 'admin', '/system/position');
  await settled(page);
  for (const name of ['批一', '批二'])
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('checkbox')
      .check();
  await press(page.locator('.screen-buttons'), '批量编辑');
  const window = page.getByRole('dialog', { name: '批量编辑' });
  await choose(page, window.getByRole('combobox', { name: '要修改的字段' }), '职级');
  // The list of fields stays open for the next one.
  await window.getByText('批量编辑', { exact: true }).click();
  await choose(page, window.getByRole('combobox', { name: '职级' }), '三级');
  // While the list of ranks is going the key is for it. What was chosen is not given up by one.
  await page.locator('.ant-select-dropdown:visible').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  const question = page.locator('.ant-modal-confirm');
  await question.getByText('已填写的内容还没有保存。').waitFor();
  await press(question, '继续编辑');
  await question.waitFor({ state: 'detached' });
  // A preview that comes when others are wanted by now would let them be changed unseen.
  let release = () => undefined as unknown;
  const held = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  await page.route(BULK, (route) => held.then(() => route.continue()), { times: 1 });
  const late = page.waitForResponse(BULK);
  await press(window, '预览');
  await window.getByText(/^查询到的全部/).click();
  release();
  await late;
  await window.locator('button:not(.ant-btn-loading)', { hasText: '预览' }).waitFor();
  expect(await window.getByText(/将修改/).count()).toBe(0);
  await window.getByText('选中的 2 条').click();
  await press(window, '预览');
  await window.getByText('共 2 条，将修改 2 条').waitFor();
  await window.getByRole('cell', { name: '三级' }).waitFor();
  await picture(page, 'bulk-edit');
  expect(await graveViolations(page)).toEqual([]);
  expect(await ranks()).toEqual(['1', '2']);
  await page.setViewportSize(NARROW);
  expect(await overflows(page)).toBe(false);
  await picture(page, 'bulk-edit-phone');
  await press(window, '修改 2 条');
  const told = page.locator('.ant-message-notice');
  await told.getByText('已修改 2 条').waitFor();
  expect(await ranks()).toEqual(['3', '3']);
  await told.getByRole('button', { name: '撤销' }).click();
  await told.getByText('已撤销 2 条').waitFor();
  expect(await ranks()).toEqual(['1', '2']);
});

test('who may edit and not delete chooses rows and changes them together', async () => {
  const { page } = await stage.visit();
  await enter(page, 'yunying', '/demo/form');
  await settled(page);
  for (const box of (await page.locator('.ag-row').getByRole('checkbox').all()).slice(0, 2)) await box.check();
  const buttons = page.locator('.screen-buttons');
  await buttons.getByText('已选择 2 项').waitFor();
  expect(await buttons.getByRole('button', { name: '批量删除' }).count()).toBe(0);
  await picture(page, 'bulk-edit-no-delete');
  await press(buttons, '批量编辑');
  await page.getByRole('dialog', { name: '批量编辑' }).getByRole('combobox', { name: '要修改的字段' }).waitFor();
  await page.keyboard.press('Escape');
  await page.setViewportSize(NARROW);
  expect(await overflows(page)).toBe(false);
  await picture(page, 'bulk-edit-no-delete-phone');
});
