import fs from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { openApi } from './api.ts';
import { enter, picture, prepareStage } from './browser.ts';
import { act, columnTexts, dialog, headings, query, settled, unfold } from './list.ts';

const stage = prepareStage();

const DATA = '/online/cgform/api/getData/market_order';
const FORM = '/online/cgform/api/form/market_order';

interface Page {
  records: Record<string, unknown>[];
}

test('运营 sees no amount anywhere and is offered no deletion', async () => {
  const { page } = await stage.visit();
  await enter(page, 'yunying', '/market/order');
  await settled(page);
  await picture(page, 'orders-operator');
  await expect.poll(() => headings(page)).toContain('数量');
  expect(await headings(page)).not.toContain('金额');
  await unfold(page);
  await query(page).getByLabel('省邦').waitFor();
  expect(await query(page).getByText('金额').count()).toBe(0);
  expect(await page.getByRole('button', { name: '删除' }).count()).toBe(0);
  expect(await page.getByRole('gridcell').getByRole('checkbox').count()).toBe(0);
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
  const closed = await page.getByRole('main').innerText();
  await picture(page, 'no-permission');
  // Which other screens there are is nobody's business: an unknown one looks the same.
  await page.goto('/market/no-such-screen');
  await page.getByText('您没有此页面的访问权限').waitFor();
  expect(await page.getByRole('main').innerText()).toBe(closed);
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await menu.getByText('市场').click();
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
  const { records } = (await operator('GET', `${DATA}?pageSize=1`)).result as Page;
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
  const { records } = (await other('GET', `${DATA}?pageSize=1`)).result as Page;
  const id = records[0]?.id;
  expect(await own('GET', `${FORM}/${id}`)).toMatchObject({ success: false, code: 404, message: '未找到对应数据' });
  expect(await own('DELETE', `${FORM}/${id}`)).toMatchObject({ success: false });
  expect(await other('GET', `${FORM}/${id}`)).toMatchObject({ success: true });
});

test('contract 8.1: what is configured as type 2 and not held stands there disabled', async () => {
  const { page } = await stage.visit();
  const editable = (action: string, status = '1') => ({ action, type: '2', status, describe: action });
  await page.route('**/getUserPermissionByToken**', async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { result: { auth: object[]; allAuth: object[] } };
    const [off, held] = [['add', 'edit', 'qty'], ['remark']].map((codes) =>
      codes.map((code) => editable(`market:order:${code}`)),
    );
    json.result.allAuth.push(...(off ?? []), ...(held ?? []), editable('market:order:detail', '0'));
    json.result.auth.push(...(held ?? []));
    await route.fulfill({ response: answer, json });
  });
  await enter(page, 'admin', '/market/order');
  await settled(page);
  const add = page.getByRole('button', { name: /新增$/ }).first();
  await expect.poll(() => add.isDisabled()).toBe(true);
  const edit = page.getByRole('gridcell').getByRole('button', { name: '编辑', exact: true }).first();
  await expect.poll(() => edit.isDisabled()).toBe(true);
  await picture(page, 'orders-disabled');
  await page.unrouteAll();
  await page.route('**/getUserPermissionByToken**', async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { result: { allAuth: object[] } };
    json.result.allAuth.push(editable('market:order:qty'));
    await route.fulfill({ response: answer, json });
  });
  await page.reload();
  await settled(page);
  await act(page, 0, '编辑');
  await expect.poll(() => dialog(page, '编辑').getByLabel('数量').isDisabled()).toBe(true);
  expect(await dialog(page, '编辑').getByLabel('备注').isDisabled()).toBe(false);
});
