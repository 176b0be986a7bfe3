import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApi } from './api.ts';
import { beSignedIn, picture, prepareStage } from './browser.ts';
import { addProducts, at, openProducts, stand, until } from './gridPage.ts';
import { columnTexts } from './list.ts';

const stage = prepareStage();

/** Draws the handle of the range, which ends in one cell, to another. */
async function drawHandle(page: Page, from: [number, string], to: [number, string], key?: 'Control'): Promise<void> {
  const [start, end] = [await (await at(page, ...from)).boundingBox(), await (await at(page, ...to)).boundingBox()];
  if (!start || !end) throw new Error('no such cell');
  await page.mouse.move(start.x + start.width - 4, start.y + start.height - 4);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
  await expect.poll(() => page.locator('.range-fill').count()).toBeGreaterThan(0);
  if (key) await page.keyboard.down(key);
  await page.mouse.up();
  if (key) await page.keyboard.up(key);
}

test('the handle goes on with a series, the corner tells the figures, and one step takes it back', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '续填', [{ price: 31 }, { price: 33.5 }, {}, {}]);
  const { page } = await stage.visit();
  await beSignedIn(page, 'admin');
  await openProducts(page, '续填');
  await stand(page, 0, 'price');
  await page.keyboard.press('Shift+ArrowDown');
  const figures = page.getByRole('group', { name: '所选单元格' });
  await expect.poll(() => figures.textContent()).toBe('计数 2求和 64.50平均 32.25最小 31.00最大 33.50');
  await drawHandle(page, [1, 'price'], [3, 'price']);
  await expect.poll(() => columnTexts(page, 'price')).toEqual(['31.00', '33.50', '36.00', '38.50']);
  await expect.poll(() => figures.textContent()).toContain('求和 139.00');
  await picture(page, 'grid-filled');
  // The click that lets go opens no editor.
  await until(page, '0 price');
  await page.getByRole('button', { name: '撤销' }).hover();
  await page.getByRole('tooltip', { name: '撤销：填充 2 个单元格（Ctrl+Z）' }).waitFor();
  await page.keyboard.press('Control+z');
  await expect.poll(() => columnTexts(page, 'price')).toEqual(['31.00', '33.50', '20.00', '20.00']);

  // A single number is repeated, with Ctrl it counts.
  await stand(page, 0, 'qty');
  expect(await figures.isHidden()).toBe(true);
  await drawHandle(page, [0, 'qty'], [1, 'qty']);
  await expect.poll(() => columnTexts(page, 'qty')).toEqual(['100', '100', '100', '100']);
  await stand(page, 1, 'qty');
  await drawHandle(page, [1, 'qty'], [3, 'qty'], 'Control');
  await expect.poll(() => columnTexts(page, 'qty')).toEqual(['100', '100', '101', '102']);
});

test('keys fill to the right and all of a range, also with what is being typed', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '键填', [{ price: 31, cost: 11 }, {}, {}]);
  const { page } = await stage.visit();
  await beSignedIn(page, 'admin');
  await openProducts(page, '键填');
  await stand(page, 0, 'price');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+r');
  await expect.poll(() => columnTexts(page, 'cost')).toEqual(['31.00', '10.00', '10.00']);
  await stand(page, 0, 'price');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.type('45');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => columnTexts(page, 'price')).toEqual(['45.00', '45.00', '45.00']);
});
