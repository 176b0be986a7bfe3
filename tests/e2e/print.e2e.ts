import fs from 'node:fs';
import { expect, test } from 'vitest';
import { pdfText } from '../../server/testing/pdfText.ts';
import { graveViolations } from './access.ts';
import { enter, NARROW, overflows, picture, prepareStage, WIDE } from './browser.ts';
import { columnTexts, press, settled } from './list.ts';

const stage = prepareStage();

test('two chosen orders are printed one after another, on the paper that is chosen, and counted', async () => {
  const { page } = await stage.visit({ unguarded: true });
  await enter(page, 'admin', '/market/order');
  await settled(page);
  const orders = await columnTexts(page, 'orderId');
  const other = orders.findIndex((order) => order !== orders[0]);
  for (const at of [0, other]) await page.locator(`[row-index="${at}"]`).getByRole('checkbox').first().check();
  await press(page.locator('.screen-buttons'), '打印');
  const window = page.getByRole('dialog', { name: '打印' });
  const pick = async (what: string, title: string) => {
    await window.getByRole('combobox', { name: what }).click();
    await page.getByTitle(title, { exact: true }).filter({ visible: true }).last().click();
  };
  await pick('打印什么', '装箱单');
  await window.getByText('还没有打印过').waitFor();
  await pick('纸', 'A5');
  await window.getByRole('button', { name: '下载 PDF' }).and(window.locator(':enabled')).waitFor();
  await picture(page, 'print');
  expect(await graveViolations(page)).toEqual([]);
  await page.setViewportSize(NARROW);
  expect(await overflows(page)).toBe(false);
  await picture(page, 'print-phone');
  await page.setViewportSize(WIDE);
  const [download] = await Promise.all([page.waitForEvent('download'), press(window, '下载 PDF')]);
  expect(download.suggestedFilename()).toMatch(/^装箱单 \d{4}-\d\d-\d\d\.pdf$/);
  const file = fs.readFileSync(await download.path());
  expect(file.toString('latin1')).toContain(`/MediaBox [0 0 ${((148 * 72) / 25.4).toFixed(6)}`);
  const pages = pdfText(file).map((texts) => texts.join(' '));
  expect(pages[0]).toContain(orders[0]);
  expect(pages.at(-1)).toContain(orders[other]);
  await window.getByText(/2 条中 2 条打印过，上次 .* 管理员/).waitFor();
});

test('a row of a tree is printed from its menu, at any depth', async () => {
  const { page } = await stage.visit({ unguarded: true });
  await enter(page, 'admin', '/demo/tree');
  await settled(page);
  await page.locator('[row-index="0"] .grid-toggle').first().click();
  const row = page.locator('[row-index="1"]');
  const below = row.locator('[col-id="name"]').first();
  await expect.poll(() => below.textContent()).toMatch(/\p{Script=Han}/u);
  const name = (await below.textContent())?.trim() ?? '';
  await page.locator('[row-index="1"] [col-id="_actions"]').getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '打印' }).click();
  const window = page.getByRole('dialog', { name: '打印' });
  await window.getByText('还没有打印过').waitFor();
  await window.getByRole('button', { name: '下载 PDF' }).and(window.locator(':enabled')).waitFor();
  await picture(page, 'print-tree');
  await page.setViewportSize(NARROW);
  expect(await overflows(page)).toBe(false);
  await picture(page, 'print-tree-phone');
  await page.setViewportSize(WIDE);
  const [download] = await Promise.all([page.waitForEvent('download'), press(window, '下载 PDF')]);
  const [texts] = pdfText(fs.readFileSync(await download.path()));
  expect(texts?.join(' ')).toContain(name);
});

test('what a label does not hold is told above its preview, before it is printed', async () => {
  const { page } = await stage.visit({ unguarded: true });
  // The shipped label cuts its texts: that one is full is said by the server here.
  const over = { id: '1', name: '404-1', page: 3, pages: 2, over: 6, cut: false };
  await page.route('**/api/printCounts/**', async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    await route.fulfill({ response: reply, json: { ...body, result: { ...body.result, overflow: [over] } } });
  });
  await enter(page, 'admin', '/market/order');
  await settled(page);
  await page.locator('[row-index="0"]').getByRole('checkbox').first().check();
  await press(page.locator('.screen-buttons'), '打印');
  const window = page.getByRole('dialog', { name: '打印' });
  await window.getByText('1 条内容一张标签放不下').waitFor();
  await window.getByText('404-1（第 3 页起）：超出约 6 毫米，每份会印成 2 张').waitFor();
  await picture(page, 'print-overflow');
  expect(await graveViolations(page)).toEqual([]);
  await page.setViewportSize(NARROW);
  expect(await overflows(page)).toBe(false);
  await picture(page, 'print-overflow-phone');
});
