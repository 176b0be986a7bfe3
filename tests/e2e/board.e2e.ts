import { expect, test } from 'vitest';
import { graveViolations } from './access.ts';
import { enter, NARROW, overflows, picture, prepareStage } from './browser.ts';
import { settled, totalOf } from './list.ts';

const stage = prepareStage();
const HOME = '/dashboard/analysis';

test('what is chosen stands in the address, and every figure leads to the rows it is made of and back', async () => {
  const { page } = await stage.visit({ unguarded: true });
  await enter(page, 'admin', HOME);
  const figure = (title: string) => page.getByRole('button', { name: new RegExp(`^${title} .*这个数从哪来`) });
  // Every part in the window stands still: what is read or pressed after that is not replaced under the hand.
  const still = async () => {
    await page.locator('[data-part=p6] .chart svg, [data-part=p6] .chart canvas').first().waitFor();
    await expect.poll(() => page.locator('.board-part .ant-skeleton').count()).toBe(0);
  };
  await figure('订单数').waitFor();
  await still();
  await picture(page, 'board');
  const before = await figure('订单数').textContent();
  await page.getByRole('combobox', { name: '期间' }).click();
  await page.getByTitle('近7天').click();
  await expect.poll(() => new URL(page.url()).search).toContain('period=last7');
  await expect.poll(() => figure('订单数').textContent()).not.toBe(before);
  await still();
  const week = await figure('订单数').textContent();
  await page.reload();
  await expect.poll(() => figure('订单数').textContent()).toBe(week);
  await still();
  expect(await graveViolations(page)).toEqual([]);

  const cell = page.getByRole('button', { name: /，件数 .*这个数从哪来/ }).first();
  await cell.press('Enter');
  const drawer = page.getByRole('dialog').filter({ hasText: '这个数从哪来' });
  await drawer.getByText('sum(row.qty)').waitFor();
  await drawer.getByText(/order\.model\.json 第 \d+ 行/).waitFor();
  const rows = await drawer.getByRole('heading', { name: /明细 \d+ 行/ }).textContent();
  const count = Number(/明细 (\d+) 行/.exec(rows ?? '')?.[1]);
  await drawer.getByRole('link', { name: /打开“订单”/ }).click();
  await settled(page);
  await expect.poll(() => totalOf(page)).toBe(count);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).search).toContain('period=last7');
  await expect.poll(() => figure('订单数').textContent()).toBe(week);
});

test('what happened along the dates is drawn, heard and stands in the table', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', `${HOME}?period=2026-10-01,2026-10-20`);
  const plot = page.getByRole('img', { name: /「每日订单与金额」/ });
  await plot.locator('svg').waitFor();
  expect(await plot.getAttribute('aria-label')).toContain('标注：2026-10-06 秋季大促。');
  await plot.getByText('秋季大促').waitFor();
  await picture(page, 'board-annotations');
  const part = page.locator('.board-part').filter({ has: plot });
  await part.getByRole('button', { name: '表格' }).click();
  await page.getByRole('row', { name: /^2026-10-06 .*秋季大促$/ }).waitFor();
});

test('who may see no amounts is told so by the parts that show them, on a phone too', async () => {
  const { page } = await stage.visit({ size: NARROW });
  await enter(page, 'yunying', HOME);
  await page.getByRole('button', { name: /^订单数 .*这个数从哪来/ }).waitFor();
  await page.locator('[data-part=p3]').getByText('无权查看').waitFor();
  // What nobody has scrolled to is not asked for.
  await page.locator('[data-part=p5]').scrollIntoViewIfNeeded();
  await page.locator('[data-part=p5]').getByText('无权查看').waitFor();
  expect(await overflows(page)).toBe(false);
  const fold = page.getByRole('button', { name: /^近30天 · / });
  const period = page.getByRole('combobox', { name: '期间' });
  expect(await period.isVisible()).toBe(false);
  await fold.press('Enter');
  await period.waitFor();
  expect(await fold.getAttribute('aria-expanded')).toBe('true');
});

test('a point of a chart chosen by the keyboard filters the page', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', HOME);
  const orders = page.getByRole('button', { name: /^订单数 .*这个数从哪来/ });
  const plot = page.locator('[data-part=p7] .chart-plot');
  await plot.locator('svg, canvas').first().waitFor();
  const before = await orders.textContent();
  await plot.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).search).toContain('f_salesChannel=');
  await expect.poll(() => orders.textContent()).not.toBe(before);
});

test('a part that fails is tried again alone', async () => {
  const { page, announce } = await stage.visit();
  announce(/500 .*\/dashboard\/board\/data/, /status of 500/);
  let failing = true;
  await page.route('**/dashboard/board/data/**', (route) =>
    failing ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  await enter(page, 'admin', HOME);
  const part = page.locator('[data-part=p2]');
  await part.getByText('没有取到数据').waitFor({ timeout: 30_000 });
  failing = false;
  await part.getByRole('button', { name: '重试' }).click();
  await part.getByRole('button', { name: /^件数 / }).waitFor();
  await page.locator('[data-part=p1]').getByText('没有取到数据').waitFor();
});

test('the board is kept as a file, as it is filtered', async () => {
  const { page, requests } = await stage.visit();
  await enter(page, 'admin', `${HOME}?period=last7`);
  for (const [format, ending] of [
    ['PDF', 'pdf'],
    ['Excel', 'xlsx'],
  ]) {
    await page.getByRole('button', { name: '导出' }).click();
    const saved = page.waitForEvent('download');
    await page.getByText(`导出 ${format}`).click();
    expect((await saved).suggestedFilename()).toMatch(new RegExp(` \\d{4}-\\d\\d-\\d\\d\\.${ending}$`));
  }
  const asked = requests.filter((request) => request.includes('/dashboard/board/export/dashboard_analysis'));
  expect(asked.map((request) => /period=last7/.test(request))).toEqual([true, true]);
});
