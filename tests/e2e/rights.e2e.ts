import fs from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApi } from './api.ts';
import { enter, picture, prepareStage } from './browser.ts';
import { at, productsOf } from './gridPage.ts';
import { act, columnTexts, dialog, headings, query, settled, unfold } from './list.ts';

const stage = prepareStage();

const DATA = '/online/cgform/api/getData/market_order';
const FORM = '/online/cgform/api/form/market_order';

interface Found {
  records: Record<string, unknown>[];
}

test('运营 sees no amount anywhere and is offered no deletion', async () => {
  const { page } = await stage.visit();
  await enter(page, 'yunying', '/market/order?orderDate_begin=2026-01-01&orderDate_end=2026-01-31');
  await settled(page);
  await picture(page, 'orders-operator');
  await expect.poll(() => headings(page)).toContain('数量');
  expect(await headings(page)).not.toContain('金额');
  await unfold(page);
  await query(page).getByLabel('省邦').waitFor();
  expect(await query(page).getByText('金额').count()).toBe(0);
  expect(await page.getByRole('button', { name: '删除' }).count()).toBe(0);
  // Rows are chosen to be printed or edited, and nothing else.
  await page.getByRole('gridcell').getByRole('checkbox').first().click();
  await page.getByRole('button', { name: '打印' }).waitFor();
  expect(await page.getByRole('button', { name: /删除/ }).count()).toBe(0);
  await page.getByRole('button', { name: '清空' }).click();
  await act(page, 0, '编辑');
  await dialog(page, '编辑').getByLabel('数量').waitFor();
  expect(await dialog(page, '编辑').getByText('金额').count()).toBe(0);
  await page.keyboard.press('Escape');
  await act(page, 0, '详情');
  await dialog(page, '详情').getByText('数量').waitFor();
  expect(await dialog(page, '详情').getByText('金额').count()).toBe(0);
  await page.keyboard.press('Escape');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出 CSV' }).click(),
  ]);
  const [titles] = parse(fs.readFileSync(await download.path()), { bom: true, to: 1 }) as string[][];
  expect(titles).toContain('数量');
  expect(titles).not.toContain('金额');
});

test('财务 reads amounts, changes nothing', async () => {
  const { page } = await stage.visit();
  await enter(page, 'caiwu', '/market/order');
  await settled(page);
  expect((await columnTexts(page, 'orderId')).length).toBe(10);
  expect(await page.getByRole('button', { name: '新增' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: '编辑', exact: true }).count()).toBe(0);
  await act(page, 0, '详情');
  await dialog(page, '详情').getByText('金额').waitFor();
  expect(
    await dialog(page, '详情')
      .getByRole('button', { name: /编\s?辑/ })
      .count(),
  ).toBe(0);
});

test('a screen without a grant is neither in the menu nor behind its address', async () => {
  const { page } = await stage.visit();
  await enter(page, 'yunying', '/market/order-analysis');
  await page.getByText('您没有此页面的访问权限').waitFor();
  expect(new URL(page.url()).pathname).toBe('/market/order-analysis');
  const closed = await page.getByRole('main').textContent();
  await picture(page, 'no-permission');
  // Which other screens there are is nobody's business: an unknown one looks the same.
  for (const unknown of ['/market/no-such-screen', '/isps/noSuchScreen', '/2026/no_such']) {
    await page.goto(unknown);
    await page.getByText('您没有此页面的访问权限').waitFor();
    expect(await page.getByRole('main').textContent()).toBe(closed);
  }
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await menu.getByText('市场', { exact: true }).click();
  await menu.getByText('订单', { exact: true }).waitFor();
  expect(await menu.getByText('订单分析').count()).toBe(0);
});

test('what the page hides the server refuses', async () => {
  const { address } = stage.product;
  const operator = await openApi(address, 'yunying');
  const finance = await openApi(address, 'caiwu');
  const refused = { status: 403, success: false, code: 403, message: '没有权限访问' };
  expect(await operator('GET', '/online/cgreport/api/getData/market_order_analysis')).toMatchObject(refused);
  expect(await operator('GET', '/config/plans/market/order-analysis')).toMatchObject(refused);
  const { records } = (await operator('GET', `${DATA}?pageSize=1`)).result as Found;
  const [row] = records;
  expect(row).toBeDefined();
  expect(row).not.toHaveProperty('amount');
  expect(await operator('DELETE', `${FORM}/${row?.id}`)).toMatchObject(refused);
  expect(await finance('PUT', FORM, { ...row, remark: 'x' })).toMatchObject(refused);
  expect(await finance('POST', FORM, { orderId: 'x' })).toMatchObject(refused);
  // Neither asking nor ordering by what may not be seen tells anything of it.
  expect((await operator('GET', `${DATA}?amount_begin=100`)).code).toBe(400);
  expect((await operator('GET', `${DATA}?column=amount&order=desc`)).code).toBe(400);
  expect((await operator('PUT', FORM, { id: row?.id, version: row?.version, amount: 1 })).success).toBe(false);
});

test("another tenant's records are not there", async () => {
  const { address } = stage.product;
  const other = await openApi(address, 'other');
  const own = await openApi(address, 'admin');
  const { records } = (await other('GET', `${DATA}?pageSize=1`)).result as Found;
  const id = records[0]?.id;
  expect(await own('GET', `${FORM}/${id}`)).toMatchObject({ success: false, code: 404, message: '未找到对应数据' });
  expect(await own('DELETE', `${FORM}/${id}`)).toMatchObject({ success: false });
  expect(await other('GET', `${FORM}/${id}`)).toMatchObject({ success: true });
});

/** A server that configures codes as editable strategies (type '2'): not held, held, or switched off. */
async function configure(page: Page, codes: { barred: string[]; held?: string[]; off?: string[] }): Promise<void> {
  const entries = (actions: string[] = [], status = '1') =>
    actions.map((action) => ({ action, type: '2', status, describe: action }));
  await page.route('**/getUserPermissionByToken**', async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { result: { auth: object[]; allAuth: object[] } };
    json.result.allAuth.push(...entries(codes.barred), ...entries(codes.held), ...entries(codes.off, '0'));
    json.result.auth.push(...entries(codes.held));
    await route.fulfill({ response: answer, json });
  });
}

const prefixed = (prefix: string, ...codes: string[]) => codes.map((code) => `${prefix}:${code}`);

test('what is configured as type 2 and not held stands there disabled', async () => {
  const { page } = await stage.visit();
  await configure(page, {
    barred: prefixed('market:order', 'add', 'edit', 'qty'),
    held: prefixed('market:order', 'remark'),
    off: prefixed('market:order', 'detail'),
  });
  await enter(page, 'admin', '/market/order');
  await settled(page);
  const add = page.getByRole('button', { name: /新增$/ }).first();
  await expect.poll(() => add.isDisabled()).toBe(true);
  const edit = page.getByRole('gridcell').getByRole('button', { name: '编辑', exact: true }).first();
  await expect.poll(() => edit.isDisabled()).toBe(true);
  await picture(page, 'orders-disabled');
  await page.unrouteAll();
  await configure(page, { barred: prefixed('market:order', 'qty') });
  await page.reload();
  await settled(page);
  await act(page, 0, '编辑');
  await expect.poll(() => dialog(page, '编辑').getByLabel('数量').isDisabled()).toBe(true);
  expect(await dialog(page, '编辑').getByLabel('备注').isDisabled()).toBe(false);
});

const LOCKED = /edit-grid-locked/;
const tool = (page: Page, name: string | RegExp) => page.getByRole('toolbar').getByRole('button', { name });
const lookOf = async (page: Page, key: string) => (await (await at(page, 0, key)).getAttribute('class')) ?? '';

test('财务 reads an editable list: nothing to change it by, and the server refuses what the page does not offer', async () => {
  const { page } = await stage.visit();
  await enter(page, 'caiwu', '/demo/grid');
  await settled(page);
  await page.getByRole('gridcell').getByRole('checkbox').first().check();
  await page.getByText('已选 1 项').waitFor();
  for (const name of [/^新\s?增$/, /^保\s?存$/, /^删\s?除$/]) expect(await tool(page, name).count()).toBe(0);
  await picture(page, 'grid-read');
  expect(await lookOf(page, 'name')).toMatch(LOCKED);
  const before = (await (await at(page, 0, 'name')).textContent()) ?? '';
  await (await at(page, 0, 'name')).click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('x');
  await page.keyboard.press('Delete');
  expect(await page.locator('.ag-cell-inline-editing').count()).toBe(0);
  expect(await (await at(page, 0, 'name')).textContent()).toBe(before);
  const finance = await openApi(stage.product.address, 'caiwu');
  const [row] = await productsOf(finance, before);
  const changed = [{ id: row?.id, version: row?.version, name: 'x' }];
  for (const body of [{ changed }, { added: [{ name: 'x' }] }, { removed: [{ id: row?.id, version: row?.version }] }])
    expect(await finance('PUT', '/online/cgform/api/saveAll/demo_grid', body)).toMatchObject({
      status: 403,
      code: 403,
    });
});

test('permissions of an editable list: locked buttons and columns, and no 保存 where there is nothing to send', async () => {
  const { page } = await stage.visit();
  await configure(page, { barred: prefixed('demo:grid', 'add', 'batch_delete', 'qty'), off: ['demo:grid:name'] });
  await enter(page, 'admin', '/demo/grid');
  await settled(page);
  await page.getByRole('gridcell').getByRole('checkbox').first().check();
  for (const name of [/^新\s?增$/, '新增设置', /^删\s?除$/]) expect(await tool(page, name).isDisabled()).toBe(true);
  expect(await tool(page, /^保\s?存$/).isDisabled()).toBe(false);
  expect(await lookOf(page, 'name')).not.toMatch(LOCKED);
  expect(await lookOf(page, 'qty')).toMatch(LOCKED);
  await picture(page, 'grid-locked');
  await page.unrouteAll();
  await configure(page, { barred: prefixed('demo:grid', 'add', 'edit', 'batch_delete') });
  await page.reload();
  await settled(page);
  await expect.poll(() => tool(page, /^保\s?存$/).isDisabled()).toBe(true);
  expect(await lookOf(page, 'name')).toMatch(LOCKED);
  expect(await page.locator('.edit-grid-drag').count()).toBe(0);
});

test('permissions of a form page: who may not send it may read it', async () => {
  const { page } = await stage.visit();
  await configure(page, { barred: ['demo:return:add'] });
  await enter(page, 'admin', '/demo/return');
  const form = page.getByRole('region', { name: '填写退货申请' });
  await form.getByText('您没有提交权限，只能查看').waitFor();
  expect(await form.getByRole('button', { name: /提\s?交/ }).isDisabled()).toBe(true);
  expect(await form.getByLabel(/订单号$/).isDisabled()).toBe(true);
  expect(await form.getByRole('button', { name: /^新\s?增$/ }).count()).toBe(0);
  await picture(page, 'form-page-read');
});
