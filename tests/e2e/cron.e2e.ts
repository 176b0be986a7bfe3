import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openApi } from './api.ts';
import { enter, NARROW, overflows, picture, prepareStage, WIDE } from './browser.ts';
import { at, until } from './gridPage.ts';
import { beginAdding, cell, dialog, press, settled } from './list.ts';

const stage = prepareStage();
const ROWS = '/online/cgform/api/form/demo_schedule';

/** A small model of its own with a list and a grid over it. */
const FILES: Record<string, object> = {
  'schedule.model.json': {
    $schema: '../../schemas/model.schema.json',
    title: '任务',
    fields: [
      { key: 'name', title: '任务名称', type: 'input', validateRules: ['required'] },
      { key: 'runsAt', title: '执行时间', type: 'cron', width: 220 },
      { key: 'shortly', title: '简式', type: 'cron', editor: 'tabs', width: 220 },
    ],
  },
  'schedule.screen.json': screen('任务计划', {}),
  'schedule-grid.screen.json': screen('任务表格', { editing: 'inline' }),
};

function screen(title: string, more: object): object {
  return { $schema: '../../schemas/screen.schema.json', title, type: 'list', model: 'demo/schedule', ...more };
}

beforeAll(async () => {
  const { product } = stage;
  for (const [name, content] of Object.entries(FILES))
    fs.writeFileSync(path.join(product.screens, 'demo', name), JSON.stringify(content));
  const menu = path.join(product.screens, 'menu.json');
  const declared = JSON.parse(fs.readFileSync(menu, 'utf8'));
  declared.items.push({ screen: 'demo/schedule' }, { screen: 'demo/schedule-grid' });
  fs.writeFileSync(menu, JSON.stringify(declared));
  // A table is made at the start.
  await product.stop();
  await product.start();
});

/** The page a screen stands at, found by its menu entry. */
async function open(page: Page, title: string): Promise<void> {
  await enter(page, 'admin', `/demo/${title === '任务表格' ? 'schedule-grid' : 'schedule'}`);
  await settled(page);
}

async function startAdding(page: Page): Promise<Locator> {
  const form = await beginAdding(page);
  await form.getByLabel('任务名称').waitFor();
  return form;
}

async function openDialog(page: Page, scope: Page | Locator, title: string): Promise<Locator> {
  await scope.getByRole('button', { name: `设置${title}` }).click();
  const opened = dialog(page, `设置${title}`);
  await opened.waitFor();
  return opened;
}

const part = (opened: Locator, title: string) => opened.getByRole('tab', { name: new RegExp(`^${title}`) });
const way = (opened: Locator, title: string) =>
  opened.getByRole('tabpanel').getByRole('radio', { name: title, exact: true });
const expression = (opened: Locator) => opened.getByLabel('表达式');
const runs = (opened: Locator) => opened.getByRole('region', { name: '接下来的执行时间' });

test('an expression is typed, refused with the part named, mended in the dialog and shown with its meaning', async () => {
  const { page } = await stage.visit();
  await open(page, '任务计划');
  const form = await startAdding(page);
  await form.getByLabel('任务名称').fill('对账');
  await form.getByLabel('执行时间', { exact: true }).fill('0 0/60 10 ? * MON-FRI');
  await press(form, '确定');
  await form.getByText('Cron 表达式的分（第 2 段）“0/60”不正确：/ 后的间隔应为 1 到 59').waitFor();

  const opened = await openDialog(page, form, '执行时间');
  // It grows while it opens.
  await expect.poll(async () => (await opened.boundingBox())?.width).toBe(800);
  await expect.poll(() => expression(opened).inputValue()).toBe('0 0/60 10 ? * MON-FRI');
  await runs(opened).getByText('无执行时间').waitFor();
  await part(opened, '分').click();
  await way(opened, '指定').check();
  await opened.getByRole('checkbox', { name: '15', exact: true }).check();
  await opened.getByRole('checkbox', { name: '0', exact: true }).uncheck();
  // What was not touched stays as it was typed.
  await expect.poll(() => expression(opened).inputValue()).toBe('0 15 10 ? * MON-FRI');
  await opened.getByText('每周一至周五 10:15 执行').waitFor();
  await expect.poll(() => runs(opened).getByRole('listitem').count()).toBe(10);
  await picture(page, 'cron-full');
  await page.setViewportSize(NARROW);
  await expect.poll(async () => (await opened.boundingBox())?.width ?? 0).toBeLessThanOrEqual(NARROW.width);
  await expect.poll(() => overflows(page)).toBe(false);
  await picture(page, 'cron-full-narrow');
  await page.setViewportSize(WIDE);

  await part(opened, '日').click();
  await expect.poll(() => way(opened, '每天').isDisabled()).toBe(true);
  await part(opened, '周').click();
  await expect.poll(() => way(opened, '区间').isChecked()).toBe(true);
  // Giving up leaves the form open, what was typed in it, and the keyboard where it was.
  await page.keyboard.press('Escape');
  await opened.waitFor({ state: 'hidden' });
  const typed = form.getByLabel('执行时间', { exact: true });
  await expect.poll(() => typed.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => typed.inputValue()).toBe('0 0/60 10 ? * MON-FRI');

  const again = await openDialog(page, form, '执行时间');
  await part(again, '分').click();
  await way(again, '指定').check();
  await again.getByRole('checkbox', { name: '15', exact: true }).check();
  await again.getByRole('checkbox', { name: '0', exact: true }).uncheck();
  await press(again, '确定');
  await again.waitFor({ state: 'hidden' });
  await expect.poll(() => typed.inputValue()).toBe('0 15 10 ? * MON-FRI');
  await press(form, '确定');
  await form.waitFor({ state: 'hidden' });
  await settled(page);
  const shown = cell(page, 0, 'runsAt').getByTitle('每周一至周五 10:15 执行');
  await expect.poll(() => shown.textContent()).toBe('0 15 10 ? * MON-FRI');
});

test('on a phone the eleven ways of the day are at hand, by keyboard too', async () => {
  const { page } = await stage.visit({ size: NARROW });
  await open(page, '任务计划');
  const form = await startAdding(page);
  await form.getByLabel('简式', { exact: true }).press('Alt+ArrowDown');
  const opened = dialog(page, '设置简式');
  await opened.waitFor();
  await expect.poll(() => expression(opened).inputValue()).toBe('* * * * * ? *');
  await part(opened, '秒').focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => opened.getByRole('tabpanel').getByRole('radio').count()).toBe(11);
  await way(opened, '第几个周几').focus();
  await page.keyboard.press('Space');
  // The hour, the minute and the second were every one: now they are the first.
  await expect.poll(() => expression(opened).inputValue()).toBe('0 0 0 ? * 2#1 *');
  await opened.getByLabel('第几个周几：第几个').fill('5');
  await opened.getByText('每月第 5 个周一（没有则不执行）00:00 执行').waitFor();
  await expect.poll(() => runs(opened).getByRole('listitem').count()).toBe(10);
  expect(await overflows(page)).toBe(false);
  await picture(page, 'cron-tabs-narrow');
  await page.setViewportSize(WIDE);
  await expect.poll(async () => (await opened.boundingBox())?.width).toBe(608);
  await picture(page, 'cron-tabs');
  await page.setViewportSize(NARROW);

  await expression(opened).fill('0 0 0 30 2 ? 2001');
  await runs(opened).getByText('无执行时间').waitFor();
  await runs(opened).getByText('不计年份').waitFor();
  await press(opened, '确定');
  await opened.waitFor({ state: 'hidden' });
  await expect.poll(() => form.getByLabel('简式', { exact: true }).inputValue()).toBe('0 0 0 30 2 ? 2001');
});

test('in a grid the dialog belongs to the cell, and the server refuses what is no expression', async () => {
  const api = await openApi(stage.product.address, 'admin');
  const added = await api('POST', ROWS, { name: '表格', runsAt: '0 30 2 * * ?' });
  expect(added.success).toBe(true);
  const refused = await api('POST', ROWS, { name: '错误', runsAt: '0 0 0 6L * ?' });
  expect(refused.success).toBe(false);
  expect(JSON.stringify(refused)).toContain('日（第 4 段）');

  const { page } = await stage.visit();
  await open(page, '任务表格');
  const row = Number(await page.locator('[row-index]', { hasText: '表格' }).first().getAttribute('row-index'));
  await (await at(page, row, 'runsAt')).click();
  await until(page, `${row} runsAt editing`);
  const opened = await openDialog(page, page, '执行时间');
  await part(opened, '时').click();
  await way(opened, '循环').check();
  await opened.getByLabel('循环：间隔').fill('6');
  await expect.poll(() => expression(opened).inputValue()).toBe('0 30 0/6 * * ?');
  await press(opened, '确定');
  await opened.waitFor({ state: 'hidden' });
  await expect.poll(async () => (await at(page, row, 'runsAt')).textContent()).toBe('0 30 0/6 * * ?');
  await until(page, `${row} runsAt`);
  // Typed over, wrongly: the cell says which part.
  await page.keyboard.type('0 0 25 * * ?');
  await page.keyboard.press('Enter');
  const wrong = await at(page, row, 'runsAt');
  await expect.poll(() => wrong.getAttribute('aria-invalid')).toBe('true');
});
