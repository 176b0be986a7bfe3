import fs from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Api, openApi } from './api.ts';
import { enter, NARROW, overflows, picture, prepareStage } from './browser.ts';
import {
  act,
  answered,
  ask,
  cell,
  choose,
  columnTexts,
  dialog,
  openList,
  pager,
  press,
  query,
  question,
  settled,
  totalOf,
  unfold,
} from './list.ts';

const stage = prepareStage();

/** Clicks closer together than this count once. */
const CLICK_GAP = 350;
const ENDPOINT = '/online/cgform/api/form/market_order';

interface Order {
  id: string;
  version: number;
  orderId: string;
  owner: string | null;
}

/** Adds orders that only the calling test knows: `owner` is theirs alone. */
async function addOrders(api: Api, owner: string, count: number): Promise<void> {
  for (let line = 1; line <= count; line++) {
    const order = { orderId: `E2E-${owner}-${String(line).padStart(2, '0')}`, lineNo: line, owner, qty: line };
    const more = { orderDate: '2026-01-15', status: 'Pending', salesChannel: 'Amazon.com', currency: 'USD' };
    const answer = await api('POST', ENDPOINT, { ...order, ...more });
    expect(answer.message).toBe('添加成功！');
  }
}

async function ordersOf(api: Api, owner: string): Promise<Order[]> {
  const answer = await api(
    'GET',
    `/online/cgform/api/getData/market_order?owner=${owner}&column=orderId&order=asc&pageSize=30`,
  );
  return (answer.result as { records: Order[] }).records;
}

async function csvOf(page: Page): Promise<Record<string, string>[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出 CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('订单.csv');
  const text = fs.readFileSync(await download.path(), 'utf8');
  return parse(text, { bom: true, columns: true }) as Record<string, string>[];
}

test('paging: words, sizes, the jump, all kept in the address', async () => {
  const { page } = await stage.enter('admin', '/market/order');
  await settled(page);
  await expect.poll(() => pager(page).textContent()).toMatch(/^1-10 共 [\d,]+ 条$/);
  await picture(page, 'orders');
  await answered(page, () => page.getByTitle('下一页').click());
  await expect.poll(() => pager(page).textContent()).toMatch(/^11-20 共 /);
  await page.locator('.ant-pagination-options-quick-jumper input').fill('7');
  await answered(page, () => page.keyboard.press('Enter'));
  expect(new URL(page.url()).search).toBe('?_page=7');
  await expect.poll(() => pager(page).textContent()).toMatch(/^61-70 共 /);
  await page.locator('.ant-pagination-options .ant-select').click();
  const sizes = page.locator('.ant-select-item-option:visible');
  await sizes.first().waitFor();
  await expect.poll(() => sizes.allTextContents()).toEqual(['10 条/页', '20 条/页', '30 条/页']);
  await answered(page, () => sizes.nth(1).click());
  expect(new URL(page.url()).search).toBe('?_page=4&_size=20');
  await expect.poll(() => pager(page).textContent()).toMatch(/^61-80 共 /);
  expect(await columnTexts(page, 'orderId')).not.toHaveLength(0);
});

test('query by words, by days and by dictionary; order by heading; reload and Back bring it again', async () => {
  const { page } = await stage.enter('admin', '/market/order');
  await settled(page);
  const all = await totalOf(page);
  await query(page).getByLabel('订单号').fill('11');
  await choose(page, query(page).getByLabel('订单状态'), '已取消');
  const days = query(page).getByPlaceholder('开始');
  await days.click();
  await days.fill('2026-03-01');
  await page.keyboard.press('Enter');
  await query(page).getByPlaceholder('结束').fill('2026-03-31');
  await page.keyboard.press('Enter');
  await ask(page);
  const found = await totalOf(page);
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);
  expect(new Set(await columnTexts(page, 'status'))).toEqual(new Set(['已取消']));
  for (const text of await columnTexts(page, 'orderId')) expect(text).toContain('11');
  for (const text of await columnTexts(page, 'orderDate')) expect(text).toMatch(/^2026-03-\d\d$/);

  await answered(page, () => page.getByRole('columnheader', { name: '下单日期' }).click());
  expect(page.url()).toMatch(/_sort=orderDate$/);
  const ascending = await columnTexts(page, 'orderDate');
  expect(ascending).toEqual([...ascending].sort());
  await answered(page, () => page.getByRole('columnheader', { name: '下单日期' }).click());
  expect(page.url()).toMatch(/_sort=-orderDate$/);
  const descending = await columnTexts(page, 'orderDate');
  expect(descending).toEqual([...descending].sort().reverse());

  await answered(page, () => page.reload());
  await expect.poll(() => totalOf(page)).toBe(found);
  await expect.poll(() => columnTexts(page, 'orderDate')).toEqual(descending);
  await expect.poll(() => query(page).getByLabel('订单号').inputValue()).toBe('11');
  await expect.poll(() => query(page).getByPlaceholder('结束').inputValue()).toBe('2026-03-31');
  await answered(page, () => page.goBack());
  expect(page.url()).toMatch(/_sort=orderDate$/);
  await expect.poll(() => columnTexts(page, 'orderDate')).toEqual(ascending);

  await answered(page, () => press(query(page), '重置'));
  expect(new URL(page.url()).search).toBe('');
  await expect.poll(() => totalOf(page)).toBe(all);
  expect(await query(page).getByLabel('订单号').inputValue()).toBe('');
});

test('adding: what is missing is told and focused, what is right is saved, edited, and read without inputs', async () => {
  const { page } = await stage.enter('admin', '/market/order');
  await settled(page);
  await page.getByRole('button', { name: '新增' }).click();
  const adding = dialog(page, '新增');
  await adding.getByLabel('订单号').waitFor();
  await picture(page, 'order-add');
  await press(adding, '确定');
  await adding.getByText(/^有 3 处需要修改$/).waitFor();
  await expect.poll(() => adding.getByRole('alert').filter({ hasText: '订单号' }).count()).toBe(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/_orderId$/);
  await picture(page, 'order-add-errors');
  await adding.getByLabel('订单号').fill('E2E-ADD-1');
  await adding.getByLabel('行号').fill('1');
  await choose(page, adding.getByLabel('销售渠道'), '亚马逊德国');
  await adding.getByLabel('负责人').fill('测试甲');
  await adding.getByLabel('金额').fill('-5');
  await adding.getByText(/^有 1 处需要修改$/).waitFor();
  await press(adding, '确定');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/_amount$/);
  await adding.getByLabel('金额').fill('1234.5');
  await press(adding, '确定');
  await page.getByText('添加成功！').waitFor();
  await adding.waitFor({ state: 'hidden' });

  await query(page).getByLabel('订单号').fill('E2E-ADD-1');
  await ask(page);
  await expect.poll(() => pager(page).textContent()).toBe('1-1 共 1 条');
  await expect.poll(() => cell(page, 0, 'amount').textContent()).toBe('1,234.50');
  await act(page, 0, '编辑');
  const editing = dialog(page, '编辑');
  await editing.getByLabel('备注').fill('第一行\n第二行');
  await press(editing, '确定');
  await page.getByText('修改成功！').waitFor();
  await editing.waitFor({ state: 'hidden' });

  await act(page, 0, '详情');
  const detail = dialog(page, '详情');
  await detail.getByText('第二行').waitFor();
  expect(await detail.locator('input, textarea').count()).toBe(0);
  await expect.poll(() => detail.getByText('1,234.50').count()).toBe(1);
  await picture(page, 'order-detail');
});

test('leaving a form that was typed in asks first', async () => {
  const { page } = await stage.enter('admin', '/market/order');
  await page.getByRole('button', { name: '新增' }).click();
  const adding = dialog(page, '新增');
  await adding.getByLabel('订单号').fill('E2E-DROP');
  await press(adding, '取消');
  await press(question(page, '放弃修改?'), '继续编辑');
  await question(page, '放弃修改?').waitFor({ state: 'hidden' });
  await expect.poll(() => adding.getByLabel('订单号').inputValue()).toBe('E2E-DROP');
  // The question gives the keyboard back when it has gone.
  await expect.poll(() => adding.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await question(page, '放弃修改?').waitFor();
  await picture(page, 'order-leave');
  await press(question(page, '放弃修改?'), '放弃');
  await adding.waitFor({ state: 'hidden' });
});

test('two people edit one record: the second is told, loses nothing, and chooses', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addOrders(api, 'CONFLICT', 1);
  const first = await stage.visit();
  const second = await stage.visit();
  for (const [visit, user] of [
    [first, 'admin'],
    [second, 'yunying'],
  ] as const) {
    await enter(visit.page, user, '/market/order?owner=CONFLICT');
    await settled(visit.page);
    await act(visit.page, 0, '编辑');
    await dialog(visit.page, '编辑').getByLabel('城市').waitFor();
  }
  const theirs = dialog(first.page, '编辑');
  await theirs.getByLabel('城市').fill('上海');
  await theirs.getByLabel('邮编').fill('200000');
  await press(theirs, '确定');
  await first.page.getByText('修改成功！').waitFor();

  const mine = dialog(second.page, '编辑');
  await mine.getByLabel('城市').fill('北京');
  await mine.getByLabel('备注').fill('我写的话');
  await press(mine, '确定');
  const conflict = dialog(second.page, '数据已被他人修改');
  await conflict.getByRole('cell', { name: '北京' }).waitFor();
  await conflict.getByRole('cell', { name: '上海' }).waitFor();
  await picture(second.page, 'order-conflict');
  await conflict.getByRole('button', { name: '返回继续编辑' }).click();
  await expect.poll(() => mine.getByLabel('备注').inputValue()).toBe('我写的话');
  await expect.poll(() => mine.getByLabel('城市').inputValue()).toBe('北京');
  await press(mine, '确定');
  await conflict.waitFor();
  await second.page.waitForTimeout(CLICK_GAP);
  await conflict.getByRole('button', { name: '保留我的' }).click();
  await second.page.getByText('修改成功！').waitFor();
  const [saved] = await ordersOf(api, 'CONFLICT');
  expect(saved).toMatchObject({ shipCity: '北京', shipPostalCode: '200000', remark: '我写的话', version: 3 });
});

test('deleting: one, several, and the page follows when the last one is empty', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addOrders(api, 'DELETE', 12);
  const { page } = await stage.enter('admin', '/market/order?owner=DELETE&_page=2&_sort=orderId');
  await settled(page);
  await expect.poll(() => columnTexts(page, 'orderId')).toEqual(['E2E-DELETE-11', 'E2E-DELETE-12']);
  await act(page, 1, '删除');
  const asked = question(page, '确定删除吗?');
  await asked.getByText('将删除“E2E-DELETE-12”，删除后放入回收站，30 天内可以恢复。').waitFor();
  await picture(page, 'order-delete');
  await press(asked, '取消');
  expect(await ordersOf(api, 'DELETE')).toHaveLength(12);
  await act(page, 1, '删除');
  await press(asked, '删除');
  await page.getByText('删除成功，已放入回收站！').waitFor();
  await page.getByText('11-11 共 11 条').waitFor();
  await act(page, 0, '删除');
  await press(asked, '删除');
  await page.getByText('1-10 共 10 条').waitFor();
  expect(page.url()).not.toContain('_page');

  const boxes = page.locator('[row-index] [role=gridcell] [role=checkbox]');
  for (const row of [0, 1, 2]) await boxes.nth(row).check();
  await page.getByText('已选择 3 项').waitFor();
  await picture(page, 'order-chosen');
  await page.getByRole('button', { name: '批量删除' }).click();
  const several = question(page, '确认删除');
  await several.getByText(/是否删除选中数据\?.*3 项/).waitFor();
  await press(several, '删除');
  await page.getByText('1-7 共 7 条').waitFor();
  expect((await ordersOf(api, 'DELETE')).map((order) => order.orderId)).not.toContain('E2E-DELETE-01');
  expect(await page.getByText('已选择').count()).toBe(0);
});

test('the export holds every row of the query, in words, and nothing a spreadsheet would run', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addOrders(api, '=1+1', 1);
  const { page } = await stage.enter(
    'admin',
    '/market/order?orderDate_begin=2026-01-01&orderDate_end=2026-01-31&_sort=orderId',
  );
  await settled(page);
  const total = await totalOf(page);
  expect(total).toBeGreaterThan(1000);
  const shown = await columnTexts(page, 'orderId');
  const rows = await csvOf(page);
  expect(rows).toHaveLength(total);
  expect(rows.slice(0, 10).map((row) => row.订单号)).toEqual(shown);
  expect(Object.keys(rows[0] ?? {})).toContain('金额');
  const states = new Set(rows.map((row) => row.订单状态));
  expect(states).toContain('已签收');
  expect(states).not.toContain('Cancelled');
  const cells = rows.flatMap((row) =>
    Object.entries(row).filter(([title]) => !['金额', '数量', '行号'].includes(title)),
  );
  expect(cells.filter(([, text]) => /^[=+\-@\t\r]/.test(text))).toEqual([]);
  expect(rows.map((row) => row.负责人)).toContain("'=1+1");

  for (const row of [0, 2]) await page.locator(`[row-index="${row}"] [col-id="_chosen"] [role]`).check();
  await page.getByRole('button', { name: '导出 CSV' }).click();
  await page.getByRole('menuitem', { name: '导出全部' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: '导出选中的 2 行' }).click(),
  ]);
  const chosen = parse(fs.readFileSync(await download.path(), 'utf8'), { bom: true, columns: true });
  expect((chosen as Record<string, string>[]).map((row) => row.订单号)).toEqual([shown[0], shown[2]]);
});

test('without a mouse: ask, open, change, save', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addOrders(api, 'KEYS', 1);
  const { page } = await stage.visit();
  await enter(page, 'yunying');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('订单');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/market/order');
  await settled(page);
  await tabTo(page, (active) => active.label === '订单号');
  await page.keyboard.type('E2E-KEYS');
  await page.keyboard.press('Enter');
  await page.getByText('1-1 共 1 条').waitFor();
  await tabTo(page, (active) => active.role === 'columnheader');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.textContent === '编辑');
  await page.keyboard.press('Enter');
  const editing = dialog(page, '编辑');
  await editing.getByLabel('订单号').waitFor();
  await tabTo(page, (active) => active.label === '负责人');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('键盘');
  await page.keyboard.press('Enter');
  await page.getByText('修改成功！').waitFor();
  expect(await ordersOf(api, '键盘')).toHaveLength(1);
});

interface Active {
  label: string;
  role: string;
}

/** Presses Tab until the focus stands where it is wanted. */
async function tabTo(page: Page, wanted: (active: Active) => boolean): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const active = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : '';
      return { label: label.trim(), role: element?.getAttribute('role') ?? '' };
    });
    if (wanted(active)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

test('on a phone: conditions in a sheet, actions behind one touch, the form as the whole screen', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addOrders(api, 'PHONE', 1);
  const { page } = await stage.visit({ size: NARROW });
  await enter(page, 'yunying', '/market/order');
  await settled(page);
  expect(await overflows(page)).toBe(false);
  await picture(page, 'orders-narrow');
  await page.getByRole('button', { name: '筛选' }).click();
  const sheet = page.getByRole('dialog').filter({ hasText: '查询条件' });
  await sheet.getByLabel('订单号').fill('E2E-PHONE');
  await picture(page, 'orders-narrow-query');
  await press(sheet, '查询');
  await page.getByText('1-1 共 1 条').waitFor();
  await act(page, 0, '编辑');
  const editing = dialog(page, '编辑');
  await editing.getByLabel('城市').fill('杭州');
  await picture(page, 'order-narrow-edit');
  const box = await editing.locator('.ant-modal-container, .ant-modal-content').first().boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: NARROW.width });
  await press(editing, '确定');
  await page.getByText('修改成功！').waitFor();
  expect(await ordersOf(api, 'PHONE')).toMatchObject([{ shipCity: '杭州' }]);
});

test('a page number beyond the last one becomes the last one', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addOrders(api, 'BEYOND', 11);
  const { page } = await stage.enter('admin', '/market/order?owner=BEYOND&_page=9');
  await page.getByText('11-11 共 11 条').waitFor();
  await openList(page, '/market/order?owner=NOBODY');
  await page.getByText('没有符合查询条件的数据').waitFor();
  await unfold(page);
  await expect.poll(() => query(page).getByLabel('负责人').inputValue()).toBe('NOBODY');
});
