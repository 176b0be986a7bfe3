import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApi } from './api.ts';
import { beSignedIn, NARROW, overflows, picture, prepareStage } from './browser.ts';
import { addProducts, at, openProducts, productsOf, toolbar, until } from './gridPage.ts';
import { press, question } from './list.ts';

const stage = prepareStage();

/** Pushes with a finger from the middle of something, by px. */
async function swipe(target: Locator, right: number, down: number): Promise<void> {
  const page = target.page();
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to push');
  const session = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const at = (part: number) => [{ x: x + right * part, y: y + down * part }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 10; step++) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 10) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const scrolled = (page: Page) =>
  page
    .locator('.ag-grid-viewport')
    .first()
    .evaluate(({ scrollTop, scrollLeft }) => ({ scrollTop, scrollLeft }));

/** Px from the top two frames after it was sent there: a finger's push may go on for a while. */
const backToTop = (page: Page) =>
  page
    .locator('.ag-grid-viewport')
    .first()
    .evaluate(async (element) => {
      element.scrollTo(0, 0);
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      return element.scrollTop;
    });

test('by finger: a list scrolls and chooses nothing, a tap opens its editor, one row of buttons holds everything', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(
    api,
    '手指',
    Array.from({ length: 18 }, () => ({})),
  );
  const { page } = await stage.visit({ size: NARROW, touch: true });
  await beSignedIn(page, 'admin');
  await openProducts(page, '手指');
  expect(await overflows(page)).toBe(false);

  await swipe(await at(page, 4, 'name'), 0, -200);
  await expect.poll(async () => (await scrolled(page)).scrollTop).toBeGreaterThan(100);
  expect(await page.locator('.range-cell, .ag-cell-inline-editing').count()).toBe(0);
  await expect.poll(() => backToTop(page)).toBe(0);
  await swipe(await at(page, 2, 'sku'), -150, 0);
  await expect.poll(async () => (await scrolled(page)).scrollLeft).toBeGreaterThan(60);
  expect(await page.locator('.range-cell, .ag-cell-inline-editing').count()).toBe(0);
  // The figures keep their names wherever the columns are.
  await expect.poll(() => page.locator('[row-index="b-0"] [col-id="name"]').textContent()).toBe('合计');

  const qty = await at(page, 0, 'qty');
  await qty.tap();
  await until(page, '0 qty editing');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('77');
  await (await at(page, 1, 'qty')).tap();
  await until(page, '1 qty editing');
  await expect.poll(() => qty.textContent()).toBe('77');
  const hot = await at(page, 0, 'hot');
  await hot.getByRole('switch').tap();
  await expect.poll(() => hot.getByRole('switch').getAttribute('aria-checked')).toBe('true');

  const buttons = page.locator('.screen-toolbar').getByRole('button').filter({ visible: true });
  const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
  expect(new Set(boxes.map((box) => Math.round(box?.height ?? 0)))).toEqual(new Set([40]));
  expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(1);
  const step = async (way: string) => {
    await page.getByRole('button', { name: '更多操作' }).tap();
    await page.getByRole('menuitem', { name: way }).tap();
  };
  await step('撤销');
  await expect.poll(() => hot.getByRole('switch').getAttribute('aria-checked')).toBe('false');
  await step('重做');
  await expect.poll(() => hot.getByRole('switch').getAttribute('aria-checked')).toBe('true');
  await toolbar(page, '保存').tap();
  await page.locator('.ant-message').getByText('保存成功').last().waitFor();
  await (await at(page, 1, '_chosen')).getByRole('checkbox').tap();
  await page.getByRole('button', { name: '更多操作，已选 1 项' }).tap();
  await page.getByRole('menuitem', { name: '详情' }).waitFor();
  await picture(page, 'grid-narrow-more');
  await page.getByRole('menuitem', { name: '删除' }).tap();
  await press(question(page, '确定要删除这 1 项吗?'), '删除');
  await toolbar(page, '保存').tap();
  await expect.poll(async () => (await productsOf(api, '手指')).length).toBe(17);
  expect((await productsOf(api, '手指'))[0]).toMatchObject({ qty: 77, hot: 'Y' });
});
