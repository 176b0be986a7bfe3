import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApi } from './api.ts';
import { beSignedIn, picture, prepareStage } from './browser.ts';
import { addProducts, at, enterProducts, focusOf, productsOf, save, stand, toolbar, until } from './gridPage.ts';
import { columnTexts, press, question, settled } from './list.ts';

const stage = prepareStage();

/** Drags a row by its handle to the lower half of another. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const start = await (await at(page, from, '_drag')).getByRole('button').boundingBox();
  const end = await (await at(page, to, '_drag')).boundingBox();
  if (!start || !end) throw new Error('no handle');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + 20, start.y + 20, { steps: 4 });
  await page.mouse.move(end.x + 30, end.y + end.height * 0.75, { steps: 12 });
  await page.mouse.up();
}

test('a row dragged by the mouse stands where it was dropped, all are numbered anew, one step takes it back', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '拖动', [{}, {}, {}, {}]);
  const { page } = await enterProducts(stage, '拖动');
  const before = ['拖动1', '拖动2', '拖动3', '拖动4'];
  await drag(page, 0, 2);
  const after = ['拖动2', '拖动3', '拖动1', '拖动4'];
  await expect.poll(() => columnTexts(page, 'name')).toEqual(after);
  await expect.poll(() => columnTexts(page, 'orderNum')).toEqual(['1', '2', '3', '4']);
  // No menu opens at the end of a drag, and no cell is chosen by it.
  expect(await page.getByRole('menuitem', { name: '上移' }).count()).toBe(0);
  expect(await page.locator('.range-cell').count()).toBe(0);

  await until(page, '2 _drag');
  await page.keyboard.press('Control+z');
  await expect.poll(() => columnTexts(page, 'name')).toEqual(before);
  expect(await page.locator('.edit-grid-changed').count()).toBe(0);
  await page.keyboard.press('Control+y');
  await expect.poll(() => columnTexts(page, 'name')).toEqual(after);
  await save(page);
  expect((await productsOf(api, '拖动')).map(({ name, orderNum }) => `${name} ${orderNum}`)).toEqual([
    '拖动2 1',
    '拖动3 2',
    '拖动1 3',
    '拖动4 4',
  ]);
});

test('after rows were moved or removed the keyboard is in the cells: steps are taken back by keys, or by buttons', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '步骤', [{}, {}]);
  const { page } = await enterProducts(stage, '步骤');
  const before = ['步骤1', '步骤2'];
  const [undo, redo] = [toolbar(page, '撤销'), toolbar(page, '重做')];
  const canStep = async () => [await undo.isEnabled(), await redo.isEnabled()];
  expect(await canStep()).toEqual([false, false]);
  await (await at(page, 0, '_drag')).getByRole('button').click();
  await page.getByRole('menuitem', { name: '下移' }).click();
  await until(page, '1 _drag');
  await expect.poll(() => columnTexts(page, 'name')).toEqual(before.toReversed());
  await page.keyboard.press('Control+z');
  await expect.poll(() => columnTexts(page, 'name')).toEqual(before);
  expect(await canStep()).toEqual([false, true]);
  await until(page, '0 _drag');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: '下移' }).waitFor();
  await page.keyboard.press('Escape');
  await until(page, '0 _drag');

  for (const row of [0, 1]) await page.locator(`[row-index="${row}"] [col-id="_chosen"] [role]`).check();
  await toolbar(page, '删除').click();
  await press(question(page, '确定要删除这 2 项吗?'), '删除');
  // No row is left: the headings take the keys.
  const heading = () => page.evaluate(() => document.activeElement?.closest('.ag-header-cell') !== null);
  await expect.poll(heading).toBe(true);
  await page.keyboard.press('Control+z');
  await expect.poll(() => columnTexts(page, 'name')).toEqual(before);
  await redo.click();
  await expect.poll(() => columnTexts(page, 'name')).toEqual([]);
  await expect.poll(canStep).toEqual([true, false]);
  await undo.hover();
  await page.getByRole('tooltip', { name: '撤销：删除 2 行（Ctrl+Z）' }).waitFor();
  await undo.click();
  await expect.poll(() => columnTexts(page, 'name')).toEqual(before);
  expect(await page.locator('.edit-grid-changed').count()).toBe(0);

  // Taken back, a new row takes the cell with it that the keyboard was in.
  await toolbar(page, '新增').click();
  await until(page, '2 name');
  for (const key of ['Control+z', 'Control+y', 'Control+z']) await page.keyboard.press(key);
  await until(page, '1 name');
});

test('switches and check boxes turn by the space bar and by Enter, and the keyboard stays', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '开关', [{}]);
  const { page } = await enterProducts(stage, '开关');
  const hot = await at(page, 0, 'hot');
  await hot.getByRole('switch').click();
  await until(page, '0 hot');
  for (const [key, role] of [
    ['hot', 'switch'],
    ['checked', 'checkbox'],
    ['urgent', 'checkbox'],
  ] as const) {
    await until(page, `0 ${key}`);
    const mark = (await at(page, 0, key)).getByRole(role);
    const first = await mark.getAttribute('aria-checked');
    const turned = first === 'true' ? 'false' : 'true';
    await page.keyboard.press('Space');
    await expect.poll(() => mark.getAttribute('aria-checked')).toBe(turned);
    await page.keyboard.press('Enter');
    await expect.poll(() => mark.getAttribute('aria-checked')).toBe(first);
    await page.keyboard.press('Enter');
    await expect.poll(() => mark.getAttribute('aria-checked')).toBe(turned);
    await expect.poll(() => focusOf(page)).toBe(`0 ${key}`);
    await page.keyboard.press('ArrowRight');
  }
  await save(page);
  expect(await productsOf(api, '开关')).toMatchObject([{ hot: 'N', checked: 'Y', urgent: 'Y' }]);
});

test('the way back within the page and the closed window ask while rows are not saved; another page does not', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '离开', [{}]);
  const { page } = await stage.enter('admin', '/demo/products');
  await page.getByRole('menuitem', { name: '可编辑表格' }).click();
  // Until the page has changed, the pages to choose from are those of the list before.
  await page.waitForURL(/\/demo\/grid/);
  await page.getByRole('heading', { name: '可编辑表格' }).filter({ visible: true }).waitFor();
  await page.locator('.weft-content:visible').getByRole('listitem', { name: '2', exact: true }).click();
  await page.waitForURL(/_page=2$/);
  await page.getByText('21-40 共').waitFor();
  await (await at(page.locator('.weft-content:visible'), 0, 'hot')).getByRole('switch').click();
  const changed = page.locator('.edit-grid-changed');
  await expect.poll(() => changed.count()).toBe(1);
  const asked = question(page, '放弃修改?');
  await page.evaluate(() => history.back());
  await press(asked, '继续编辑');
  await asked.waitFor({ state: 'hidden' });
  expect(page.url()).toMatch(/_page=2$/);
  await expect.poll(() => changed.count()).toBe(1);

  await page.getByRole('menuitem', { name: '商品资料' }).click();
  await page.waitForURL(/\/demo\/products$/);
  await page.getByRole('menuitem', { name: '可编辑表格' }).click();
  await page.waitForURL(/_page=2$/);
  await expect.poll(() => changed.count()).toBe(1);

  // The browser's own question; its words are the browser's.
  const stays = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await stays;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect.poll(() => changed.count()).toBe(1);

  await page.evaluate(() => history.go(-3));
  await press(asked, '放弃');
  await page.waitForURL(/\/demo\/grid$/);
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});

test('the buttons of the toolbar: a choice is cleared, the table folds away and comes back', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '工具', [{}, {}]);
  const { page } = await enterProducts(stage, '工具');
  for (const title of ['新增', '保存', '收起']) await toolbar(page, title).waitFor();
  expect(await toolbar(page, '清空选择').count()).toBe(0);
  const box = (row: number) => page.locator(`[row-index="${row}"] [col-id="_chosen"] [role]`);
  await box(0).check();
  await box(1).check();
  await page.getByText('已选 2 项').waitFor();
  await toolbar(page, '删除').waitFor();
  await toolbar(page, '清空选择').click();
  await page.getByText('已选 2 项').waitFor({ state: 'hidden' });
  for (const row of [0, 1]) await expect.poll(() => box(row).isChecked()).toBe(false);
  const table = page.locator('.edit-grid-frame');
  await toolbar(page, '收起').click();
  await table.waitFor({ state: 'hidden' });
  await toolbar(page, '展开').click();
  await table.waitFor();
});

test('a tree edited in place: levels come when opened, none closes again, cells are saved, removing is not offered', async () => {
  const api = await openApi(stage.product.address, 'admin');
  const { page } = await stage.visit();
  await beSignedIn(page, 'admin');
  await page.goto('/demo/tree-grid');
  await settled(page);
  await page.getByRole('treegrid').waitFor();
  const row = (name: string) =>
    page.locator('.ag-row').filter({ has: page.locator('[col-id="name"]').getByText(name, { exact: true }) });
  const expander = (name: string) => row(name).getByRole('button', { name: /^(展开|收起)$/ });
  await expander('女装').click();
  await row('连衣裙').first().waitFor();
  await expect.poll(() => row('连衣裙').first().getAttribute('aria-level')).toBe('2');
  // The marks of a row stand in its middle, as its words do.
  const off = await page.locator('.edit-grid-choice:visible').evaluateAll((marks) =>
    marks.map((mark) => {
      const [own, cell] = [mark, mark.closest('.ag-cell') ?? mark].map((element) => element.getBoundingClientRect());
      return own && cell ? Math.abs(own.y + own.height / 2 - cell.y - cell.height / 2) : Number.NaN;
    }),
  );
  expect(off.length).toBeGreaterThan(4);
  expect(Math.max(...off)).toBeLessThan(0.6);

  // What is said to be below and is not: the placeholder goes, and nothing is left open.
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/hasQuery=in/, async (route) => {
    await asked;
    await route.fulfill({ json: { success: true, code: 200, message: '', result: { records: [], total: 0 } } });
  });
  await expander('男装').click();
  await page.getByText('loading...').waitFor();
  answer();
  await page.getByText('loading...').waitFor({ state: 'detached' });
  await expander('男装').waitFor({ state: 'detached' });
  await page.unroute(/hasQuery=in/);

  const index = Number(await row('连衣裙').first().getAttribute('row-index'));
  await (await at(page, index, 'orderNum')).click();
  await until(page, `${index} orderNum editing`);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('77');
  await page.keyboard.press('Enter');
  await picture(page, 'grid-tree');
  await save(page);
  const said = await api(
    'GET',
    `/online/cgform/api/getTreeData/demo_tree?hasQuery=true&name=${encodeURIComponent('连衣裙')}`,
  );
  expect(said.result).toMatchObject({ records: [{ name: '连衣裙', orderNum: 77 }] });

  await (await at(page, 0, '_chosen')).getByRole('checkbox').check();
  const remove = page.getByRole('toolbar').getByRole('button', { name: /^删除/ });
  expect(await remove.isDisabled()).toBe(true);
  await page.getByRole('toolbar').locator('span:has(> button:disabled)').hover();
  await page.getByRole('tooltip', { name: '树形表格不支持删除行' }).waitFor();
});

test('in a tree new rows come beside or below the row that is meant; saving and refreshing close nothing', async () => {
  const { page } = await stage.visit();
  await beSignedIn(page, 'admin');
  await page.goto('/demo/tree-grid');
  await settled(page);
  const row = (name: string) =>
    page.locator('.ag-row').filter({ has: page.locator('[col-id="name"]').getByText(name, { exact: true }) });
  const expander = (name: string) => row(name).getByRole('button', { name: /^(展开|收起)$/ });
  const indexOf = async (name: string) => Number(await row(name).first().getAttribute('row-index'));
  const levelOf = (name: string) => row(name).first().getAttribute('aria-level');
  const fill = async (index: number, name: string, code: string) => {
    await until(page, `${index} name`);
    await page.keyboard.press('F2');
    await until(page, `${index} name editing`);
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await until(page, `${index} code editing`);
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  };
  const fresh = page.locator('.ag-row[row-id^="_jet-"]');
  // One click counts in a while.
  const insert = (title: string) =>
    expect
      .poll(async () => {
        if ((await fresh.count()) === 0) await toolbar(page, title).click();
        return fresh.count();
      })
      .toBeGreaterThan(0);
  await toolbar(page, '添加下级').click();
  await page.getByText('请先选中一行，再添加它的下级').waitFor();

  // Below the chosen row, which had not been opened: what is there comes first.
  const box = (await at(page, await indexOf('女装'), '_chosen')).getByRole('checkbox');
  await box.check();
  await toolbar(page, '添加下级').click();
  await row('连衣裙').first().waitFor();
  const added = fresh.first();
  await added.waitFor();
  expect(await added.getAttribute('aria-level')).toBe('2');
  const place = Number(await added.getAttribute('row-index'));
  expect(place).toBeGreaterThan(await indexOf('连衣裙'));
  expect(await (await at(page, place, '_number')).textContent()).toBe(String(place + 1));
  await fill(place, '汉服', 'ZT1');
  await picture(page, 'grid-tree-below');
  await save(page);
  await row('汉服').first().waitFor();
  await expect.poll(() => fresh.count()).toBe(0);
  await expect.poll(() => levelOf('汉服')).toBe('2');
  expect(await expander('女装').getAttribute('aria-expanded')).toBe('true');
  await expect.poll(() => box.isChecked()).toBe(true);
  await box.uncheck();

  // Beside the row the keyboard is in, right behind it.
  await stand(page, await indexOf('汉服'), 'code');
  await insert('新增');
  await fill((await indexOf('汉服')) + 1, '旗袍', 'ZT2');
  await save(page);
  await expect.poll(() => levelOf('旗袍')).toBe('2');

  // Below a row without anything below it.
  await stand(page, await indexOf('汉服'), 'code');
  await insert('添加下级');
  const deep = (await indexOf('汉服')) + 1;
  await fill(deep, '马面裙', 'ZT3');
  await save(page);
  await expect.poll(() => levelOf('马面裙')).toBe('3');

  const viewport = page.locator('.edit-grid-frame .ag-grid-viewport').first();
  await viewport.evaluate((element) => element.scrollTo({ top: 40 }));
  const top = () => viewport.evaluate((element) => element.scrollTop);
  const before = await top();
  const answered = page.waitForResponse(/hasQuery=in/);
  await page.getByRole('button', { name: '刷新' }).first().click();
  await answered;
  await expect.poll(() => levelOf('马面裙')).toBe('3');
  expect(await top()).toBe(before);
  for (const name of ['女装', '汉服']) expect(await expander(name).getAttribute('aria-expanded')).toBe('true');
});
