import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, NARROW, overflows, picture, prepareStage } from './browser.ts';
import { act, ask, cell, columnTexts, dialog, pager, press, query, question, settled } from './list.ts';

const stage = prepareStage();

const PATH = '/demo/tree';

async function open(page: Page, user = 'admin'): Promise<void> {
  await enter(page, user, PATH);
  await settled(page);
}

function row(page: Page, name: string): Locator {
  return page
    .locator('.ag-row')
    .filter({ has: page.locator('[col-id="name"]').getByText(name, { exact: true }) })
    .first();
}

async function indexOf(page: Page, name: string): Promise<number> {
  return Number(await row(page, name).getAttribute('row-index'));
}

async function toggle(page: Page, name: string): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: /^(展开|收起)$/ })
    .click();
}

const names = (page: Page) => columnTexts(page, 'name');

test('levels come when they are opened, once, and say how deep they stand', async () => {
  const { page, requests } = await stage.enter('admin', PATH);
  await settled(page);
  await page.getByRole('treegrid').waitFor();
  expect((await names(page)).slice(0, 3)).toEqual(['女装', '男装', '童装']);
  await toggle(page, '女装');
  await row(page, '连衣裙').waitFor();
  await toggle(page, '民族服饰');
  await row(page, '纱丽').waitFor();
  expect((await names(page)).slice(0, 8)).toEqual([
    '女装',
    '上装',
    '下装',
    '连衣裙',
    '民族服饰',
    '库尔塔',
    '纱丽',
    '男装',
  ]);
  await expect.poll(() => row(page, '纱丽').getAttribute('aria-level')).toBe('3');
  await expect.poll(() => row(page, '女装').getAttribute('aria-expanded')).toBe('true');
  expect(await row(page, '纱丽').getAttribute('aria-expanded')).toBeNull();
  await picture(page, 'tree-open');
  const levels = () => requests.filter((request) => request.includes('hasQuery=in')).length;
  expect(levels()).toBe(2);
  await toggle(page, '女装');
  await row(page, '纱丽').waitFor({ state: 'detached' });
  await toggle(page, '女装');
  await row(page, '纱丽').waitFor();
  expect(levels()).toBe(2);
  await page
    .locator('.screen-toolbar')
    .getByRole('button', { name: /收\s?起$/ })
    .click();
  await row(page, '连衣裙').waitFor({ state: 'detached' });
  await page
    .locator('.screen-toolbar')
    .getByRole('button', { name: /展\s?开$/ })
    .click();
  await row(page, '婴儿').waitFor();
});

test('the arrows open, close and go up', async () => {
  const { page } = await stage.enter('admin', PATH);
  await settled(page);
  await cell(page, 1, 'name').click();
  await page.keyboard.press('ArrowRight');
  await row(page, '外套').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  const focused = page.locator('.ag-cell-focus');
  await expect.poll(() => focused.textContent()).toContain('男装');
  await page.keyboard.press('ArrowLeft');
  await row(page, '外套').waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowRight');
  await row(page, '外套').waitFor();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused.getAttribute('col-id')).toBe('code');
});

test('below a row something is added, edited, and goes with the branch; what was open stays open', async () => {
  const { page } = await stage.enter('admin', PATH);
  await settled(page);
  await toggle(page, '女装');
  await row(page, '连衣裙').waitFor();
  await act(page, await indexOf(page, '连衣裙'), '添加下级');
  const adding = dialog(page, '添加“连衣裙”的下级');
  await adding.getByLabel('类目名称').fill('长裙');
  await adding.getByLabel('类目编码').fill('W0301');
  await press(adding, '确定');
  await row(page, '长裙').waitFor();
  await expect.poll(() => row(page, '长裙').getAttribute('aria-level')).toBe('3');
  await picture(page, 'tree-added');

  await act(page, await indexOf(page, '长裙'), '编辑');
  const editing = dialog(page, '编辑');
  await editing.getByLabel('类目名称').fill('短裙');
  await press(editing, '确定');
  await row(page, '短裙').waitFor();
  await expect.poll(() => row(page, '女装').getAttribute('aria-expanded')).toBe('true');

  await act(page, await indexOf(page, '短裙'), '删除');
  await press(question(page, '确定删除吗'), '删除');
  await row(page, '短裙').waitFor({ state: 'detached' });
  // Nothing is left below: nothing is left to open.
  await expect.poll(() => row(page, '连衣裙').getAttribute('aria-expanded')).toBeNull();

  await act(page, await indexOf(page, '民族服饰'), '删除');
  await question(page, '确定删除吗')
    .getByText('将删除“民族服饰”及其全部 2 个下级，删除后放入回收站，可以恢复。')
    .waitFor();
  await press(question(page, '确定删除吗'), '删除');
  await page.getByText('删除成功，共 3 条，已放入回收站！').waitFor();
  await row(page, '民族服饰').waitFor({ state: 'detached' });
});

test('what is looked for stands flat, with the way to it', async () => {
  const { page } = await stage.visit();
  await open(page, 'yunying');
  await query(page).getByLabel('类目名称').fill('T恤');
  await ask(page);
  await expect.poll(() => names(page)).toEqual(['女装 / 上装 / T恤', '男装 / 上装 / T恤']);
  await expect.poll(() => pager(page).textContent()).toContain('共 2 条');
  expect(await page.getByRole('button', { name: /^(展开|收起)$/ }).count()).toBe(0);
  await picture(page, 'tree-found');
  // 运营 may add and edit, not remove.
  await act(page, 0, '详情');
  await dialog(page, '详情').getByText('W0101').waitFor();
});

test('it fits a phone', async () => {
  const { page } = await stage.visit({ size: NARROW });
  await open(page);
  await toggle(page, '女装');
  await row(page, '连衣裙').waitFor();
  await picture(page, 'tree-narrow');
  expect(await overflows(page)).toBe(false);
});
