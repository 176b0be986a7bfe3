import * as XLSX from '@e965/xlsx';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { graveViolations } from './access.ts';
import { enter, NARROW, overflows, picture, prepareStage, WIDE } from './browser.ts';
import { choose, press, settled, totalOf } from './list.ts';

const stage = prepareStage();

const book = (rows: unknown[][]): Buffer => bookOf({ 职务: rows });

function bookOf(sheets: Record<string, unknown[][]>): Buffer {
  const made = XLSX.utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    XLSX.utils.book_append_sheet(made, XLSX.utils.aoa_to_sheet(rows), name);
  return XLSX.write(made, { type: 'buffer', bookType: 'xlsx' });
}

async function give(window: Locator, name: string, buffer: Buffer): Promise<void> {
  const mimeType = 'application/octet-stream';
  await window.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
}

const countOf = (window: Locator, title: string): Promise<string | null> =>
  window
    .locator('.import-counts > div')
    .filter({ has: window.page().getByText(title, { exact: true }) })
    .locator('dd')
    .textContent();

async function openImport(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const window = page.getByRole('dialog', { name: /^导入/ });
  await window.waitFor();
  return window;
}

test('a file is mapped, checked, imported without its wrong rows, and taken back', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', '/system/position');
  await settled(page);
  const before = await totalOf(page);
  const window = await openImport(page);
  await picture(page, 'import-files');
  expect(await graveViolations(page)).toEqual([]);

  await give(window, 'old.xlsm', Buffer.from('x'));
  await window.getByText('old.xlsm：不能导入这种文件（xlsm），可导入 xls、xlsx、csv').waitFor();

  const rank = ['职级一', '职级二'];
  const rows = [
    ['编号', '职务名称', '职级', '备注'],
    ['IM-1', '导入一', '1', 'x'],
    ['IM-2', '导入二', '2', ''],
    ['', '导入三', rank[0], ''],
  ];
  await give(window, '职务.xlsx', book(rows));
  await window.getByRole('region', { name: '列的对应' }).waitFor();
  await window.getByText('必填字段还没有对应的列：职务编码').waitFor();
  await choose(page, window.getByRole('combobox', { name: '编号 导入到' }), '职务编码');
  await picture(page, 'import-mapping');
  expect(await graveViolations(page)).toEqual([]);

  await press(window, '检查');
  await window.getByLabel('检查结果').waitFor();
  expect(await countOf(window, '将新增')).toBe('2');
  expect(await countOf(window, '有错误')).toBe('1');
  await window.getByRole('region', { name: '错误' }).getByText('职务.xlsx 职务 第 4 行').first().waitFor();
  // All or nothing: there is nothing to begin.
  expect(await window.getByRole('button', { name: '导入 2 行' }).isDisabled()).toBe(true);
  await picture(page, 'import-check');

  await press(window, '上一步');
  await window.getByText('导入正确的行').click();
  await press(window, '检查');
  await press(window, '导入 2 行');
  await window.getByText('导入成功,但是有错误数据!').waitFor();
  await picture(page, 'import-done');
  expect(await graveViolations(page)).toEqual([]);
  const [download] = await Promise.all([page.waitForEvent('download'), press(window, '下载错误文件')]);
  expect(download.suggestedFilename()).toBe('职务-错误.xlsx');
  await settled(page);
  expect(await totalOf(page)).toBe(before + 2);

  await press(window, '撤销');
  await window.waitFor({ state: 'detached' });
  await page.getByText('已撤销 2 条').first().waitFor();
  await settled(page);
  expect(await totalOf(page)).toBe(before);
});

test('what headings mean is remembered; on a phone everything is in reach', async () => {
  const { page } = await stage.visit({ size: NARROW });
  await enter(page, 'admin', '/system/position');
  await settled(page);
  await page.getByRole('button', { name: '更多工具' }).click();
  await page.getByRole('menuitem', { name: '导入', exact: true }).click();
  const window = page.getByRole('dialog', { name: /^导入/ });
  const rows = [
    ['编号', '职务名称', '职级'],
    ['IP-1', '手机一', '1'],
  ];
  await give(window, 'a.xlsx', book(rows));
  await choose(page, window.getByRole('combobox', { name: '编号 导入到' }), '职务编码');
  await picture(page, 'import-mapping-phone');
  expect(await overflows(page)).toBe(false);
  await press(window, '检查');
  await press(window, '导入 1 行');
  await window.getByText('导入成功', { exact: true }).waitFor();
  await picture(page, 'import-done-phone');
  await press(window.locator('.ant-modal-footer'), '关闭');
  await window.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '更多工具' }).click();
  await page.getByRole('menuitem', { name: '导入', exact: true }).click();
  await give(window, 'a.xlsx', book([...rows, ['IP-2', '手机二', '1']]));
  await window.getByText('新增或修改').click();
  await press(window, '检查');
  expect(await countOf(window, '没有变化')).toBe('1');
  expect(await countOf(window, '将新增')).toBe('1');
});

test('rows are imported under the record that is chosen above them', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', '/demo/purchase-erp');
  await settled(page);
  const below = page.getByRole('region', { name: '子表' });
  const pieces = page.locator('.ag-row[row-index="0"] [col-id=pieces]').first();
  const before = Number((await pieces.textContent())?.replaceAll(',', ''));
  await below.getByRole('button', { name: '导入', exact: true }).click();
  const window = page.getByRole('dialog', { name: /^导入/ });
  const rows = [
    ['SKU', '数量', '单价'],
    ['ER-1', 2, 3],
    ['ER-2', 4, 5],
  ];
  await give(window, '明细.xlsx', bookOf({ 甲: rows }));
  await window.getByRole('region', { name: '列的对应' }).waitFor();
  await picture(page, 'import-sublist');
  await press(window, '检查');
  await press(window, '导入 2 行');
  await window.getByText('导入成功', { exact: true }).waitFor();
  await press(window.locator('.ant-modal-footer'), '关闭');
  await below.getByText('ER-2').first().waitFor();
  // What the record above is made of out of its rows is there at once.
  await expect.poll(async () => Number((await pieces.textContent())?.replaceAll(',', ''))).toBe(before + 6);
  await picture(page, 'import-sublist-done');
  await page.setViewportSize(NARROW);
  await below.getByText('ER-2').first().waitFor();
  expect(await overflows(page)).toBe(false);
  await picture(page, 'import-sublist-phone');
});

test('rows are imported under the record that stands open', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', '/demo/purchase-inner');
  await settled(page);
  const details = page.locator('.grid-detail');
  await page.locator('.ag-row[row-index="0"] [col-id=_expand]').getByRole('button', { name: '展开' }).click();
  await details.locator('[col-id="sku"]').first().waitFor();
  await details.getByRole('button', { name: '导入', exact: true }).click();
  const window = page.getByRole('dialog', { name: /^导入/ });
  const rows = [
    ['SKU', '数量', '单价'],
    ['IN-1', 2, 3],
  ];
  await give(window, '明细.xlsx', bookOf({ 甲: rows }));
  await window.getByRole('region', { name: '列的对应' }).waitFor();
  await press(window, '检查');
  await press(window, '导入 1 行');
  await window.getByText('导入成功', { exact: true }).waitFor();
  await press(window.locator('.ant-modal-footer'), '关闭');
  await details.getByText('IN-1').first().waitFor();
  await picture(page, 'import-inner');
  await page.setViewportSize(NARROW);
  await details.getByText('IN-1').first().waitFor();
  expect(await overflows(page)).toBe(false);
  await picture(page, 'import-inner-phone');
});

test('orders and their lines come in one workbook, and go together; on a phone too', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', '/demo/purchase-tab');
  await settled(page);
  const before = await totalOf(page);
  const window = await openImport(page);
  const orders = [
    ['采购单号', '供应商', '下单日期', '状态'],
    ['IL-1', '甲', '2026-11-01', '待发货'],
    ['IL-2', '乙', '2026-11-02', '待发货'],
  ];
  const lines = (qty: unknown) => [
    ['采购单号', 'SKU', '件数', '单价'],
    ['IL-1', 'a', 2, 3],
    ['IL-1', 'b', qty, 5],
    ['IL-2', 'c', 1, 1],
  ];
  await give(window, '采购.xlsx', bookOf({ 采购单: orders, 商品明细: lines('x') }));
  const ofLines = window.getByRole('region', { name: '商品明细 列的对应' });
  await ofLines.getByText('按采购单号找到所属的记录').waitFor();
  await window.getByText('商品明细：必填字段还没有对应的列：数量').waitFor();
  await choose(page, ofLines.getByRole('combobox', { name: '件数 导入到' }), '数量');
  await picture(page, 'import-lines-mapping');
  expect(await graveViolations(page)).toEqual([]);
  await press(window, '检查');
  await window.getByLabel('检查结果').waitFor();
  expect(await window.getByLabel('商品明细', { exact: true }).textContent()).toBe('共3将新增1将修改0没有变化0有错误2');
  await window.getByText('采购.xlsx 商品明细 第 3 行').waitFor();
  await window.getByText('1 处错误；另有 2 行与它们同属一条记录，也不导入').waitFor();
  await picture(page, 'import-lines-check');

  await press(window, '上一步');
  await press(window, '上一步');
  await page.setViewportSize(NARROW);
  await give(window, '采购.xlsx', bookOf({ 采购单: orders, 商品明细: lines(4) }));
  await ofLines.waitFor();
  await picture(page, 'import-lines-mapping-phone');
  expect(await overflows(page)).toBe(false);
  await press(window, '检查');
  await press(window, '导入 5 行');
  await window.getByText('导入成功', { exact: true }).waitFor();
  expect(await window.getByLabel('商品明细', { exact: true }).textContent()).toBe('共3已新增3已修改0没有变化0有错误0');
  await picture(page, 'import-lines-done-phone');
  await page.setViewportSize(WIDE);
  await settled(page);
  expect(await totalOf(page)).toBe(before + 2);
  await press(window, '撤销');
  await page.getByText('已撤销 2 条').first().waitFor();
  await settled(page);
  expect(await totalOf(page)).toBe(before);
});
