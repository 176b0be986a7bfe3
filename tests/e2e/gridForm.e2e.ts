import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApi } from './api.ts';
import { enter, picture, prepareStage } from './browser.ts';
import { addProducts, at, openProducts, until } from './gridPage.ts';
import { dialog, press } from './list.ts';

const stage = prepareStage();

async function choose(page: Page, title: string): Promise<Locator> {
  const box = (await at(page, 0, 'ag-Grid-SelectionColumn')).getByRole('checkbox');
  if (!(await box.isChecked())) await box.check();
  await page.getByRole('button', { name: new RegExp(`^${[...title].join('\\s?')}$`) }).click();
  const opened = dialog(page, title);
  await opened.getByRole('tab', { name: '打样明细' }).waitFor();
  return opened;
}

function panel(scope: Locator, title: string): Locator {
  return scope.getByRole('tabpanel', { name: title });
}

async function add(lines: Locator): Promise<void> {
  await lines.getByRole('button', { name: /^新\s?增$/ }).click();
}

async function write(lines: Locator, row: number, key: string, text: string): Promise<void> {
  const page = lines.page();
  await (await at(lines, row, key)).click();
  await until(page, `${row} ${key} editing`);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

test('a form with two sub-tables: rows are added, checked, saved, changed and read', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '子表', [{}]);
  const { page } = await stage.visit();
  await enter(page, 'admin');
  await openProducts(page, '子表');
  const form = await choose(page, '编辑');
  const lines = panel(form, '打样明细');
  await add(lines);
  await write(lines, 0, 'item', '头样');
  await write(lines, 0, 'qty', '3');
  await write(lines, 0, 'price', '12.5');
  await expect.poll(async () => (await at(lines, 0, 'amount')).textContent()).toBe('37.50');
  await form.getByRole('tab', { name: '跟进记录' }).click();
  const notes = panel(form, '跟进记录');
  await add(notes);
  await (await at(notes, 0, 'important')).getByRole('switch').click();
  await form.getByRole('tab', { name: '打样明细' }).click();

  // The content is missing: its tab comes to the front and nothing is saved.
  await press(form, '确定');
  await expect.poll(() => form.getByRole('tab', { name: '跟进记录' }).getAttribute('aria-selected')).toBe('true');
  await notes.locator('.ag-cell[aria-invalid=true][col-id="content"]').waitFor();
  await picture(page, 'grid-form-error');
  await (await at(notes, 0, 'content')).click();
  await page.locator('.ant-popover:visible textarea').fill('工厂已报价');
  await press(page.locator('.ant-popover:visible'), '确定');
  await expect.poll(async () => (await at(notes, 0, 'content')).textContent()).toBe('工厂已报价');
  await press(form, '确定');
  await page.getByText('修改成功！').waitFor();
  await form.waitFor({ state: 'hidden' });

  const again = await choose(page, '编辑');
  const kept = panel(again, '打样明细');
  await expect.poll(async () => (await at(kept, 0, 'amount')).textContent()).toBe('37.50');
  await write(kept, 0, 'qty', '4');
  await press(again, '确定');
  await again.waitFor({ state: 'hidden' });

  const detail = await choose(page, '详情');
  const read = panel(detail, '打样明细');
  await expect.poll(async () => (await at(read, 0, 'amount')).textContent()).toBe('50.00');
  await (await at(read, 0, 'item')).click();
  expect(await read.locator('input:not([type=checkbox])').count()).toBe(0);
  expect(await read.getByRole('button', { name: /^新\s?增$/ }).count()).toBe(0);
  await picture(page, 'grid-form-detail');
  await detail.getByRole('tab', { name: '跟进记录' }).click();
  expect(await (await at(panel(detail, '跟进记录'), 0, 'content')).textContent()).toBe('工厂已报价');
});
