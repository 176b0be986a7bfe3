import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApi } from './api.ts';
import { enter, NARROW, overflows, picture, prepareStage } from './browser.ts';
import { addProducts, at, enterProducts, restAfterInsert, stand, typeOver, until } from './gridPage.ts';
import { answered, cell, columnTexts, press, question, settled } from './list.ts';

const stage = prepareStage();

const clipboard = async (page: Page): Promise<string> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return page.evaluate(() => navigator.clipboard.readText());
};
const entries = (page: Page) => page.getByRole('menuitem').allTextContents();
const choose = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name }).click();

test('the menu of a list’s cell copies, asks for rows like this one, and has what the row has', async () => {
  const { page } = await stage.enter('admin', '/market/order');
  await settled(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const state = (await cell(page, 0, 'status').textContent()) ?? '';
  await cell(page, 0, 'status').click({ button: 'right' });
  await page.getByRole('menuitem', { name: '复制整行和列名' }).waitFor();
  await picture(page, 'cell-menu-list');
  expect(await entries(page)).toEqual(
    expect.arrayContaining(['复制Ctrl+C', '复制整行和列名', `筛选订单状态“${state.trim()}”`, '详情', '历史']),
  );
  await choose(page, '复制整行和列名');
  const [titles, values] = (await clipboard(page)).split('\n');
  expect(titles?.split('\t')).toContain('订单状态');
  expect(values?.split('\t')[titles?.split('\t').indexOf('订单状态') ?? -1]).toBe(state.trim());
  await cell(page, 0, 'status').click({ button: 'right' });
  await answered(page, () => choose(page, /^筛选订单状态/));
  expect(new Set(await columnTexts(page, 'status'))).toEqual(new Set([state]));
  // By the keyboard too.
  await cell(page, 1, 'status').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+F10');
  await choose(page, '详情');
  await page.getByRole('dialog').waitFor();
});

test('the menu of an editable grid without figures below it has none, and nothing complains', async () => {
  const { page } = await stage.enter('admin', '/advertising/budget');
  await (await at(page, 0, 'budget')).click({ button: 'right' });
  await page.getByRole('menuitem', { name: /^为什么这样/ }).waitFor();
  expect((await entries(page)).filter((entry) => entry.includes('这个数从哪来'))).toEqual([]);
});

test('whoever may read declarations is told why a cell is as it is', async () => {
  const { page } = await stage.enter('admin', '/market/order');
  await settled(page);
  await cell(page, 0, 'status').click({ modifiers: ['Alt'] });
  const why = page.getByRole('dialog');
  await why.getByText('管理员拥有全部权限').waitFor();
  await why
    .getByText(/screens\/market\/order\.(model|screen)\.json:\d+/)
    .first()
    .waitFor();
  // Of its choices, and of the rows.
  await expect.poll(() => why.getByText(/毫秒后回答：状态 200，\d+ [项行]/).count()).toBe(2);
  await picture(page, 'cell-why');
  await page.setViewportSize(NARROW);
  await picture(page, 'cell-why-narrow');
  expect(await overflows(page)).toBe(false);
});

/** What the window that tells why says of the part called so; closed again. */
async function told(page: Page, title: string): Promise<string> {
  const why = page.getByRole('dialog').filter({ has: page.locator('.why-part') });
  await why
    .getByText(/screens\/[\w./-]+\.json:\d+/)
    .first()
    .waitFor();
  const said = (await why.textContent()) ?? '';
  expect(said).toContain(`${title}：为什么这样`);
  await page.keyboard.press('Escape');
  await why.waitFor({ state: 'detached' });
  return said;
}

test('why it is so is asked of headings, of buttons and those that are off, and of fields', async () => {
  const { page } = await stage.enter('admin', '/market/purchase-plan');
  await settled(page);
  const alt = { modifiers: ['Alt' as const] };
  await page.getByRole('columnheader', { name: '状态' }).first().click(alt);
  expect(await told(page, '状态')).toContain('管理员拥有全部权限');
  await page.locator('.grid-actions button').first().click(alt);
  expect(await told(page, '')).toContain('声明的每个值');
  await page.getByRole('button', { name: /^新\s?增$/ }).click(alt);
  expect(await told(page, '新增')).toContain('market:purchase-plan:add');
  await page.getByRole('button', { name: /^新\s?增$/ }).click();
  const form = page.getByRole('dialog', { name: '新增' });
  const field = form.locator('[data-field]').first();
  await field.waitFor();
  await field.click(alt);
  await page.locator('.why-title').first().waitFor();
  await picture(page, 'field-why');
});

test('an editable grid is asked about as well: its cells, by the menu too, and a button that is off', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '为何', [{ price: 31, qty: 7 }]);
  const { page } = await enterProducts(stage, '为何');
  const alt = { modifiers: ['Alt' as const] };
  await (await at(page, 0, 'price')).click(alt);
  expect(await told(page, '售价')).toMatch(/毫秒后回答：状态 200，1 行/);
  expect(await page.locator('.ag-cell-inline-editing').count()).toBe(0);
  await stand(page, 0, 'price');
  await (await at(page, 0, 'price')).click({ button: 'right' });
  await choose(page, '为什么这样');
  await told(page, '售价');
  await page.getByRole('button', { name: /^编\s?辑$/ }).click({ ...alt, force: true });
  expect(await told(page, '编辑')).toContain('要选中一行已保存的记录');
});

test('why nothing can be chosen, and what an entry behind 更多 hangs on, is asked where it opens', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '空选', [{ price: 31, qty: 7 }]);
  const { page } = await enterProducts(stage, '空选');
  const alt = { modifiers: ['Alt' as const] };
  await (await at(page, 0, 'city')).dblclick();
  await page.locator('.cell-popup').getByText('没有查询到任何数据').click(alt);
  const why = page.getByRole('dialog').filter({ has: page.locator('.why-part') });
  await why.getByText('这一行的「省州」是空，所以没有可选的').waitFor();
  await why.getByText(/demo_city\.dictionary\.json:\d+/).waitFor();
  await why.getByText(/毫秒后回答：状态 200，\d+ 项/).waitFor();
  await picture(page, 'choices-why');
  await page.setViewportSize(NARROW);
  await picture(page, 'choices-why-narrow');
  expect(await overflows(page)).toBe(false);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await told(page, '城市')).toContain('字典「');

  // Of a picker: in its window.
  await page.keyboard.press('Escape');
  await (await at(page, 0, 'product')).dblclick();
  const picker = page.locator('.picker');
  await picker.locator('.picker-row').first().waitFor();
  await picker.locator('input').first().fill('没有这样的商品');
  await page.keyboard.press('Enter');
  await picker.getByText('没有查询到任何数据').click(alt);
  await why.getByText(/products\.picker\.json:\d+/).waitFor();
  await picture(page, 'picker-why');
  expect(await told(page, '参照商品')).toContain('选择器「');
  await page.keyboard.press('Escape');

  await page.goto('/market/order');
  await settled(page);
  await page.locator('[data-asked="status"] input').click(alt);
  expect(await told(page, '订单状态')).toContain('字典「订单状态」');
  await page.goto('/system/schedule');
  await settled(page);
  await page.locator('.grid-link-more').first().click();
  const behind = page.locator('.cell-popup').getByRole('menuitem').first();
  const name = (await behind.textContent()) ?? '';
  await behind.click(alt);
  const entry = await told(page, name);
  expect(entry).toMatch(/system:schedule:\w+/);
  expect(entry).toContain('这一行的值');
});

test('a number of a report tells where it comes from, that of a total as well', async () => {
  const { page } = await stage.visit({ size: NARROW });
  await enter(page, 'admin', '/market/state-months?_size=30');
  await settled(page);
  await cell(page, 0, 'orders').click({ button: 'right' });
  await page.getByRole('menuitem', { name: '这个数从哪来' }).waitFor();
  await picture(page, 'cell-menu-report-narrow');
  expect(await overflows(page)).toBe(false);
  await choose(page, '这个数从哪来');
  await page.getByRole('dialog').getByText('怎样算').waitFor();
});

test('a sum below a list tells where it comes from, by mouse and by menu, on a phone too', async () => {
  const { page } = await stage.enter('admin', '/market/order');
  await settled(page);
  const sum = page.locator('[row-index="b-0"] [role=gridcell][col-id="qty"]');
  await sum.click();
  const origin = page.getByRole('dialog').filter({ hasText: '数量本页合计：这个数从哪来' });
  await origin.getByText('数量 之和').waitFor();
  await origin.getByText(/screens\/market\/order\.(?:model|screen)\.json 第 \d+ 行/).waitFor();
  await origin.getByRole('heading', { name: /^明细 \d+ 行$/ }).waitFor();
  const added = (await origin.locator('tbody tr td:nth-child(2)').allTextContents()).map((text) => Number(text));
  expect(added.reduce((total, each) => total + each, 0)).toBe(Number((await sum.textContent())?.replaceAll(',', '')));
  await picture(page, 'list-origin');
  await page.keyboard.press('Escape');
  await page.setViewportSize(NARROW);
  await page.locator('[row-index="b-0"] [role=gridcell]').first().waitFor();
  await sum.scrollIntoViewIfNeeded();
  await sum.click({ button: 'right' });
  await choose(page, '这个数从哪来');
  await origin.getByText('数量 之和').waitFor();
  await picture(page, 'list-origin-narrow');
  expect(await overflows(page)).toBe(false);
});

test('figures of an editable grid tell of its rows as they stand', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '来处', [{ qty: 7 }, { qty: 9 }]);
  const { page } = await enterProducts(stage, '来处');
  const origin = page.getByRole('dialog').filter({ hasText: '这个数从哪来' });
  await page.locator('[row-index="b-0"] [col-id="qty"]').click();
  await origin.getByText('sum(row.qty)').waitFor();
  await origin.getByText(/grid\.model\.json 第 \d+ 行/).waitFor();
  await page.keyboard.press('Escape');
  // By the keyboard through the menu of the cells; what is not saved is among them.
  await typeOver(page, 0, 'qty', '8');
  await page.keyboard.press('Enter');
  await stand(page, 0, 'qty');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+F10');
  await choose(page, '所选单元格：这个数从哪来');
  await origin.getByText(/求和 17/).waitFor();
  await origin.getByText('含还没有保存的修改').waitFor();
  await picture(page, 'grid-origin');
});

test('the menu of an editable grid is about the range, and the keyboard is back in its cell after', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '右键', [{ price: 31, qty: 7 }, { price: 33 }, { price: 35 }]);
  const { page } = await enterProducts(stage, '右键');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await stand(page, 0, 'price');
  await page.keyboard.press('Shift+ArrowDown');
  const open = async (row: number, key: string) => (await at(page, row, key)).click({ button: 'right' });
  await open(1, 'price');
  await page.getByRole('menuitem', { name: /^清空 2 个单元格/ }).waitFor();
  await picture(page, 'cell-menu-grid');
  await choose(page, /^复制（含列名）/);
  expect(await clipboard(page)).toBe('售价\r\n31\r\n33\r\n');
  await until(page, '0 price');
  // Another cell becomes the range first.
  await open(2, 'price');
  await page.getByRole('menuitem', { name: /^清空 1 个单元格/ }).waitFor();
  await page.keyboard.press('Escape');
  await until(page, '2 price');
  await page.evaluate(() => navigator.clipboard.writeText('44'));
  await open(2, 'price');
  await choose(page, /^粘贴/);
  await expect.poll(() => columnTexts(page, 'price')).toEqual(['31.00', '33.00', '44.00']);
  await open(2, 'price');
  await choose(page, /^撤销：粘贴/);
  await expect.poll(() => columnTexts(page, 'price')).toEqual(['31.00', '33.00', '35.00']);
  await open(0, 'price');
  await choose(page, '在下方插入一行');
  await expect.poll(async () => (await columnTexts(page, 'price')).length).toBe(4);
  await restAfterInsert(page);
  await stand(page, 2, 'price');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+F10');
  await choose(page, '删除 2 行');
  await press(question(page, '确定要删除这 2 项吗?'), '删除');
  await expect.poll(async () => (await columnTexts(page, 'price')).length).toBe(2);
});

test('where the browser keeps its clipboard to itself, the menu says which key to press', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '禁贴', [{ price: 31 }]);
  const { page } = await enterProducts(stage, '禁贴');
  await page.evaluate(() => {
    navigator.clipboard.read = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await (await at(page, 0, 'price')).click({ button: 'right' });
  await choose(page, /^粘贴/);
  await page.getByText('浏览器不允许读取剪贴板，请按 Ctrl+V').waitFor();
  expect(await columnTexts(page, 'price')).toEqual(['31.00']);
});
