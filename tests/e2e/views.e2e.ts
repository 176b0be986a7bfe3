import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { graveViolations } from './access.ts';
import { enter, NARROW, overflows, picture, prepareStage } from './browser.ts';
import { answered, ask, dialog, press, query, question, settled } from './list.ts';

const stage = prepareStage();
const LIST = '/market/order';

/** Grave violations; the button that empties a query field is antd's own. */
const grave = async (page: Page) =>
  (await graveViolations(page)).filter((each) => !each.includes('ant-input-clear-icon'));

const switcher = (page: Page): Locator => page.getByRole('button', { name: /^视图：/ });
const label = async (page: Page) => (await switcher(page).getAttribute('aria-label')) ?? '';

async function menu(page: Page, entry: string): Promise<void> {
  await switcher(page).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function keep(page: Page, title: string, scope?: string): Promise<void> {
  await menu(page, '保存为视图…');
  const window = dialog(page, '保存为视图');
  await window.getByLabel('视图名称').fill(title);
  // A click beside a dialog takes nothing away that was typed in it.
  await page.mouse.click(2, 400);
  if (scope) await window.getByText(scope, { exact: true }).click();
  await picture(page, `view-save-${page.viewportSize()?.width}`);
  await press(window, '保存');
  await window.waitFor({ state: 'hidden' });
  await expect.poll(() => label(page)).toBe(`视图：${title}`);
}

async function giveUp(page: Page, title: string): Promise<void> {
  await menu(page, '管理视图…');
  const window = dialog(page, '管理视图');
  await window.getByRole('button', { name: `删除“${title}”` }).click();
  await press(question(page, `删除视图“${title}”？`), '删除');
  await window.getByText(title, { exact: true }).waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await window.waitFor({ state: 'hidden' });
}

/** The headings of values, from left to right. */
async function standing(page: Page): Promise<string[]> {
  const found = await page
    .getByRole('columnheader')
    .evaluateAll((all) =>
      all.map((one) => ({ text: one.textContent?.trim() ?? '', left: one.getBoundingClientRect().left })),
    );
  return found.toSorted((one, other) => one.left - other.left).flatMap(({ text }) => (text === '' ? [] : [text]));
}

const heading = (page: Page, name: string) =>
  page.locator('[role=columnheader]', { has: page.getByText(name, { exact: true }) });

async function place(page: Page, name: string) {
  const found = await heading(page, name).boundingBox();
  if (!found) throw new Error(`no heading ${name}`);
  return found;
}

/** Drags a heading to where `x` px stand from the left. */
async function drag(page: Page, name: string, x: number): Promise<void> {
  const from = await place(page, name);
  await page.mouse.move(from.x + 20, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, from.y + from.height / 2, { steps: 16 });
  await page.mouse.up();
}

const isPinned = (page: Page, name: string) =>
  heading(page, name).evaluate((element) => element.closest('[class*=pinned-left]') !== null);

const columns = (page: Page) => page.getByRole('button', { name: '列设置' });

test('a view keeps columns and questions, is in the address, tells what changed, and goes', async () => {
  const { page } = await stage.visit({ unguarded: true });
  await enter(page, 'admin', LIST);
  await settled(page);
  expect(await label(page)).toBe('视图：默认视图');
  const before = await standing(page);
  const [, first = '', second = '', third = ''] = before;

  // Out of sight, and to another place by the keyboard.
  await columns(page).click();
  await page.getByRole('checkbox', { name: third, exact: true }).uncheck();
  const up = page.getByRole('button', { name: `“${second}”上移` });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await standing(page)).slice(1, 3)).toEqual([second, first]);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(`“${second}”上移`);
  await picture(page, 'view-columns');
  expect(await grave(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await columns(page).click();
  await query(page).locator('input').first().fill('A');
  await ask(page);
  await expect.poll(() => label(page)).toBe('视图：默认视图，已修改');
  await keep(page, '我的订单');
  expect(new URL(page.url()).search).toMatch(/^\?_view=\d+$/);

  const shared = page.url();
  await page.reload();
  await settled(page);
  expect(await label(page)).toBe('视图：我的订单');
  expect(await query(page).locator('input').first().inputValue()).toBe('A');
  expect(await standing(page)).not.toContain(third);

  await query(page).locator('input').first().fill('B');
  await ask(page);
  await expect.poll(() => label(page)).toBe('视图：我的订单，已修改');
  await menu(page, '恢复视图原样');
  await expect.poll(() => query(page).locator('input').first().inputValue()).toBe('A');
  await query(page).locator('input').first().fill('B');
  await ask(page);
  await menu(page, '更新“我的订单”');
  await expect.poll(() => label(page)).toBe('视图：我的订单');
  await expect.poll(() => page.url()).toBe(shared);

  await switcher(page).click();
  await picture(page, 'view-menu');
  expect(await grave(page)).toEqual([]);
  await page.getByRole('menuitem', { name: '默认视图' }).click();
  await expect.poll(() => query(page).locator('input').first().inputValue()).toBe('');

  await menu(page, '管理视图…');
  const window = dialog(page, '管理视图');
  await window.getByRole('button', { name: '默认打开“我的订单”' }).click();
  await window.getByRole('button', { name: '取消默认“我的订单”' }).waitFor();
  await picture(page, 'view-manage');
  expect(await grave(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.goto(LIST);
  await settled(page);
  await expect.poll(() => label(page)).toBe('视图：我的订单');
  expect(await query(page).locator('input').first().inputValue()).toBe('B');
  await giveUp(page, '我的订单');
  await page.goto(shared);
  await page.locator('.ant-message').getByText('视图已被删除，或您无权查看').waitFor();
  await settled(page);
  expect(await label(page)).toBe('视图：默认视图，已修改');
  await menu(page, '恢复默认');
  await expect.poll(() => standing(page)).toEqual(before);
});

test('a heading is dragged to another place; what is for all is there for others, who cannot change it', async () => {
  const { page } = await stage.visit({ unguarded: true });
  await enter(page, 'admin', LIST);
  await settled(page);
  const names = await standing(page);
  const [, second = '', third = ''] = names;
  const to = await place(page, third);
  await drag(page, second, to.x + to.width - 8);
  await expect.poll(async () => (await standing(page)).slice(1, 3)).toEqual([third, second]);
  await keep(page, '大家的', '所有人');
  const address = page.url();

  const other = await stage.visit({ fresh: true });
  await enter(other.page, 'yunying', new URL(address).pathname + new URL(address).search);
  await settled(other.page);
  await expect.poll(() => label(other.page)).toBe('视图：大家的');
  expect((await standing(other.page)).slice(1, 3)).toEqual([third, second]);
  await other.page.getByRole('button', { name: '密度' }).click();
  await other.page.getByRole('menuitem', { name: '紧凑' }).click();
  await expect.poll(() => label(other.page)).toBe('视图：大家的，已修改');
  await switcher(other.page).click();
  await other.page.getByRole('menuitem', { name: '恢复视图原样' }).waitFor();
  expect(await other.page.getByRole('menuitem', { name: /^更新/ }).count()).toBe(0);
  await giveUp(page, '大家的');
});

test('a heading dragged to the side stays there, and is let go by dragging it back', async () => {
  const { page } = await stage.visit({ unguarded: true });
  await enter(page, 'admin', LIST);
  await settled(page);
  const names = await standing(page);
  const third = names[2] ?? '';
  expect(await isPinned(page, third)).toBe(false);
  const first = await place(page, names[0] ?? '');
  await drag(page, third, first.x + first.width - 20);
  await expect.poll(() => isPinned(page, third)).toBe(true);
  expect(await isPinned(page, names[0] ?? '')).toBe(true);
  await expect.poll(() => label(page)).toBe('视图：默认视图，已修改');
  await picture(page, 'views-pinned');
  await page.reload();
  await settled(page);
  await expect.poll(() => isPinned(page, third)).toBe(true);
  const fifth = await place(page, names[4] ?? '');
  await drag(page, third, fifth.x + fifth.width - 20);
  await expect.poll(() => isPinned(page, third)).toBe(false);
  await menu(page, '恢复默认');
});

test('a phone has the views too', async () => {
  const { page } = await stage.visit({ size: NARROW, touch: true });
  await enter(page, 'admin', LIST);
  await settled(page);
  await keep(page, '手机上的');
  await answered(page, () => page.reload());
  await expect.poll(() => label(page)).toBe('视图：手机上的');
  expect(await overflows(page)).toBe(false);
  await switcher(page).click();
  await picture(page, 'view-menu-phone');
  await page.keyboard.press('Escape');
  await columns(page).click();
  await picture(page, 'view-columns-phone');
  await page.keyboard.press('Escape');
  await giveUp(page, '手机上的');
});

test('a list edited in place is looked at as its view wants it, and shows what is wrong in a column it hides', async () => {
  const { page } = await stage.visit({ unguarded: true });
  await enter(page, 'admin', '/demo/grid');
  await settled(page);
  const [first = '', , third = '', fourth = ''] = (await standing(page)).filter((name) => name !== '#');
  const choose = async (change: () => Promise<void>) => {
    await columns(page).click();
    await change();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '恢复默认' }).waitFor({ state: 'hidden' });
  };
  expect([first, third, fourth]).toEqual(['品名', 'SKU', '阶段']);

  const end = await place(page, fourth);
  await drag(page, third, end.x + end.width - 8);
  await expect
    .poll(async () => (await standing(page)).indexOf(third))
    .toBeGreaterThan((await standing(page)).indexOf(fourth));
  const pinned = await place(page, first);
  await drag(page, fourth, pinned.x + pinned.width - 20);
  await expect.poll(() => isPinned(page, fourth)).toBe(true);
  await expect.poll(() => label(page)).toBe('视图：默认视图，已修改');
  await picture(page, 'views-edited-grid');

  const edge = await place(page, third);
  await page.mouse.move(edge.x + edge.width - 1, edge.y + edge.height / 2);
  await page.mouse.down();
  await page.mouse.move(edge.x + edge.width + 60, edge.y + edge.height / 2, { steps: 8 });
  await page.mouse.up();
  const wide = (await place(page, third)).width;
  expect(wide).toBeGreaterThan(edge.width + 40);

  const cell = page.locator('[row-index="0"] [role=gridcell][col-id="sku"]');
  await cell.dblclick();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('nothing of the kind');
  await page.keyboard.press('Enter');
  await choose(() => page.getByRole('checkbox', { name: third, exact: true }).uncheck());
  await heading(page, third).waitFor({ state: 'detached' });
  await press(page.locator('.screen-toolbar'), '保存');
  await page.getByText('有 1 处需要修改，已显示隐藏的列：SKU').waitFor();
  await heading(page, third).waitFor();
  expect(await cell.textContent()).toContain('nothing of the kind');

  await page.reload();
  await press(question(page, '恢复上次未保存的内容？'), '放弃');
  await settled(page);
  await expect.poll(() => isPinned(page, fourth)).toBe(true);
  expect((await place(page, third)).width).toBe(wide);
  await menu(page, '恢复默认');
  await expect.poll(() => isPinned(page, fourth)).toBe(false);
  expect((await standing(page)).filter((name) => name !== '#')[2]).toBe(third);
});
