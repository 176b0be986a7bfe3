import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { graveViolations } from './access.ts';
import { enter, NARROW, overflows, picture, prepareStage } from './browser.ts';
import { act, answered, cell, columnTexts, dialog, press, question, settled } from './list.ts';

const stage = prepareStage();
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Opens the window that shows where the file in this row is used. */
async function openUses(page: Page, row: number) {
  const name = (await columnTexts(page, 'fileName'))[row] ?? '';
  await act(page, row, '使用处');
  const uses = dialog(page, `使用处：${name}`);
  await uses.waitFor();
  return uses;
}

test('where a file is used is shown, each a way to the record; a used one stays', async () => {
  const { page } = await stage.visit({ unguarded: true });
  await enter(page, 'admin', '/system/file');
  await settled(page);
  await page.getByText(/^租户“.+”有 \d+ 个文件/).waitFor();
  const row = (await columnTexts(page, 'fileName')).indexOf('主图-海军蓝.png');
  await cell(page, row, 'url').getByRole('button', { name: '预览 主图-海军蓝.png' }).click();
  await page.locator('.ant-image-preview img').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.ant-image-preview img').first().waitFor({ state: 'detached' });
  const uses = await openUses(page, row);
  await uses.getByRole('heading', { name: '新品开发' }).waitFor();
  const all = Number(await cell(page, row, 'useCount').textContent());
  const told = uses.getByRole('listitem');
  expect([await told.count(), all > 20]).toEqual([20, true]);
  await uses.getByText(`另有 ${all - 20} 处没有列出`).waitFor();
  await picture(page, 'file-uses');
  expect(await graveViolations(page)).toEqual([]);
  const record = told.first().getByRole('button');
  const name = (await record.textContent()) ?? '';
  await record.click();
  await uses.waitFor({ state: 'detached' });
  const detail = page.getByRole('dialog').filter({ hasText: name });
  await detail.waitFor();
  await picture(page, 'file-uses-record');

  await page.goto('/system/file');
  await settled(page);
  await act(page, row, '删除');
  await press(question(page, '确定删除吗'), '删除');
  await page.getByText(new RegExp(`“主图-海军蓝.png”用在 ${all} 处（新品开发的“图片”），不能删除`)).waitFor();
});

test('on a phone the window fits; what nobody uses says so and goes', async () => {
  const { page } = await stage.visit({ size: NARROW });
  await enter(page, 'admin', '/system/file');
  await settled(page);
  const [first] = await columnTexts(page, 'fileName');
  expect(first).toMatch(/^主图-/);
  const used = await openUses(page, 0);
  await used.getByRole('listitem').first().waitFor();
  expect(await overflows(page)).toBe(false);
  const box = await used.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(NARROW.height);
  await picture(page, 'file-uses-narrow');
  await page.keyboard.press('Escape');
  await used.waitFor({ state: 'detached' });

  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /上\s?传/ }).click();
  const chooser = await choosing;
  await answered(page, () => chooser.setFiles({ name: '没人用.png', mimeType: 'image/png', buffer: png }));
  await expect.poll(() => columnTexts(page, 'fileName')).toContain('没人用.png');
  const row = (await columnTexts(page, 'fileName')).indexOf('没人用.png');
  const unused = await openUses(page, row);
  await unused.getByText('没有记录用到这个文件').waitFor();
  await picture(page, 'file-unused-narrow');
  await page.keyboard.press('Escape');
  await unused.waitFor({ state: 'detached' });
  await act(page, row, '删除');
  await answered(page, () => press(question(page, '确定删除吗'), '删除'));
  await expect.poll(() => columnTexts(page, 'fileName')).not.toContain('没人用.png');
});
