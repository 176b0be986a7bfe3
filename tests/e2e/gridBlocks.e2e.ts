import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApi } from './api.ts';
import { enter, picture, prepareStage } from './browser.ts';
import {
  addProducts,
  at,
  copied,
  focusOf,
  openProducts,
  paste,
  productsOf,
  save,
  stand,
  toolbar,
  until,
} from './gridPage.ts';
import { columnTexts, dialog, press, question } from './list.ts';

const stage = prepareStage();

test('a word of an input method lands whole, on a cell and in an open editor, and Enter inside it moves nothing', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '拼音', [{}, {}]);
  const { page } = await stage.visit();
  await enter(page, 'admin');
  await openProducts(page, '拼音');
  const method = await page.context().newCDPSession(page);
  const key = (name: string) =>
    method.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: name, windowsVirtualKeyCode: 229 });
  const compose = async (text: string) => {
    await key('Process');
    await method.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  };
  await stand(page, 0, 'name');
  await compose('n');
  await compose('ni');
  await compose('nihao');
  await until(page, '0 name editing');
  await key('Enter');
  expect(await focusOf(page)).toBe('0 name editing');
  await method.send('Input.insertText', { text: '你好拼音' });
  expect(await page.locator('.ag-cell input:focus').inputValue()).toBe('你好拼音');
  await page.keyboard.press('F2');
  await compose('shi');
  await key('Enter');
  await method.send('Input.insertText', { text: '是' });
  expect(await focusOf(page)).toBe('0 name editing');
  await page.keyboard.press('Enter');
  await until(page, '1 name');
  expect(await (await at(page, 0, 'name')).textContent()).toBe('你好拼音是');
});

test('a block is pasted: what fits as it reads, what does not is shown before; one step takes it back', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '粘贴', [{}, {}, {}]);
  const { page } = await stage.visit();
  await enter(page, 'admin');
  await openProducts(page, '粘贴');
  const figures = async () =>
    Promise.all(
      [0, 1].map(async (row) =>
        Promise.all(['qty', 'price', 'cost', 'amount'].map(async (key) => (await at(page, row, key)).textContent())),
      ),
    );
  await stand(page, 0, 'qty');
  const before = await figures();
  await stand(page, 0, 'qty');
  await paste(page, '１２０\t"1,234.50"\t3\t999\n甲乙\t8.5\t2\t999\n');
  const preview = dialog(page, '1 个单元格无法粘贴');
  await preview.getByRole('cell', { name: '甲乙', exact: true }).waitFor();
  await picture(page, 'grid-paste');
  expect(await page.locator('.edit-grid-changed').count()).toBe(0);
  await press(preview, '粘贴其余');
  await preview.waitFor({ state: 'hidden' });
  const after = [
    ['120', '1,234.50', '3.00', '148,140.00'],
    ['100', '8.50', '2.00', '850.00'],
  ];
  expect(await figures()).toEqual(after);
  await until(page, '0 qty');
  await page.keyboard.press('Control+z');
  expect(await figures()).toEqual(before);
  await page.keyboard.press('Control+y');
  expect(await figures()).toEqual(after);

  // Words of a dictionary, and line breaks inside a cell.
  await stand(page, 0, 'sku');
  const block = 'ZZ-77001\t打样\nZZ-77002\t上架';
  await paste(page, block);
  expect(await columnTexts(page, 'stage')).toEqual(['打样', '上架', '选品']);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowLeft');
  expect((await copied(page)).replace(/\r\n/g, '\n').trimEnd()).toBe(block);
  await save(page);
  expect(await productsOf(api, '粘贴')).toMatchObject([
    { sku: 'ZZ-77001', stage: 'sample', qty: 120, price: 1234.5, amount: 148140 },
    { sku: 'ZZ-77002', stage: 'sale', qty: 100, price: 8.5 },
    { stage: 'idea', version: 1 },
  ]);
});

test('a range fills down and is emptied', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '填充', [{ price: 31, cost: 11 }, {}, {}]);
  const { page } = await stage.visit();
  await enter(page, 'admin');
  await openProducts(page, '填充');
  await stand(page, 0, 'price');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  expect(await columnTexts(page, 'price')).toEqual(['31.00', '31.00', '31.00']);
  expect(await columnTexts(page, 'cost')).toEqual(['11.00', '11.00', '11.00']);
  await page.keyboard.press('Delete');
  expect(await columnTexts(page, 'price')).toEqual(['', '', '']);
  expect(await columnTexts(page, 'cost')).toEqual(['', '', '']);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  expect(await columnTexts(page, 'price')).toEqual(['31.00', '20.00', '20.00']);
});

test('rows are added as set, removed after a question, and moved from the menu of their handle', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '行序', [{}, {}, {}]);
  const { page } = await stage.visit();
  await enter(page, 'admin');
  await openProducts(page, '行序');
  const menu = async (row: number, title: string) => {
    await (await at(page, row, '_drag')).getByRole('button').click();
    await page.getByRole('menuitem', { name: title }).click();
  };
  await menu(0, '下移');
  expect(await columnTexts(page, 'name')).toEqual(['行序2', '行序1', '行序3']);
  await menu(2, '上移');
  expect(await columnTexts(page, 'name')).toEqual(['行序2', '行序3', '行序1']);
  expect(await columnTexts(page, 'orderNum')).toEqual(['1', '2', '3']);
  await save(page);
  expect((await productsOf(api, '行序')).map(({ name }) => name)).toEqual(['行序2', '行序3', '行序1']);
  await menu(0, '在下方插入');
  expect(await columnTexts(page, 'name')).toEqual(['行序2', '', '行序3', '行序1']);
  expect(await columnTexts(page, 'orderNum')).toEqual(['1', '2', '3', '4']);

  await page.getByRole('button', { name: '新增设置' }).click();
  await page.getByLabel('新增行数').fill('3');
  await press(page.locator('.ant-popover:visible'), '保存');
  await toolbar(page, '新增').click();
  expect(await columnTexts(page, 'name')).toEqual(['行序2', '', '行序3', '行序1', '', '', '']);
  for (const row of [1, 2, 4, 5, 6])
    await (await at(page, row, 'ag-Grid-SelectionColumn')).getByRole('checkbox').check();
  await page.getByText('已选 5 项').waitFor();
  await toolbar(page, '删除').click();
  await press(question(page, '确定要删除这 5 项吗?'), '删除');
  await expect.poll(() => columnTexts(page, 'name')).toEqual(['行序2', '行序1']);
  await save(page);
  await expect.poll(async () => (await productsOf(api, '行序')).map(({ name }) => name)).toEqual(['行序2', '行序1']);
});

test('another country clears province and city, and each list holds only what belongs below', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '联动', [{ country: 'CN', province: 'CN-GD', city: 'CN-SZX' }]);
  const { page } = await stage.visit();
  await enter(page, 'admin');
  await openProducts(page, '联动');
  const open = async (key: string) => {
    await (await at(page, 0, key)).click();
    await until(page, `0 ${key} editing`);
  };
  // A list that closes stays visible for a moment: what counts is what is offered in the end.
  const offers = async (key: string, wanted: string[]) => {
    await open(key);
    await expect.poll(() => page.locator('.ant-select-item-option:visible').allTextContents()).toEqual(wanted);
  };
  await offers('province', ['广东', '浙江', '福建', '江苏']);
  await page.keyboard.press('Escape');
  await open('country');
  await page.locator('.ant-select-item-option:visible', { hasText: '日本' }).click();
  await expect.poll(async () => (await at(page, 0, 'country')).textContent()).toBe('日本');
  for (const key of ['province', 'city']) expect((await (await at(page, 0, key)).textContent())?.trim()).toBe('');
  await offers('province', ['东京都', '大阪府']);
  await page.locator('.ant-select-item-option:visible', { hasText: '大阪府' }).click();
  await offers('city', ['大阪市', '堺市']);
  await page.keyboard.press('Escape');
  await save(page);
  expect(await productsOf(api, '联动')).toMatchObject([{ country: 'JP', province: 'JP-27', city: null }]);
});

test('pickers stay open while one clicks in them, and fill the row', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '选择', [{}]);
  const { page } = await stage.visit();
  await enter(page, 'admin');
  await openProducts(page, '选择');
  await pick(page, 'product', '选择商品', async () => {
    await dialog(page, '选择商品').getByRole('cell', { name: 'P1002' }).click();
  });
  expect(await (await at(page, 0, 'product')).textContent()).toBe('学院免烫商务衬衫');
  expect(await (await at(page, 0, 'productCode')).textContent()).toBe('P1002');
  await pick(page, 'owner', '选择负责人', async () => {
    await dialog(page, '选择负责人').getByRole('cell', { name: 'yunying', exact: true }).click();
  });
  await expect.poll(async () => (await at(page, 0, 'owner')).textContent()).toBe('运营专员');
  await pick(page, 'departs', '选择协作部门', async () => {
    await dialog(page, '选择协作部门').getByText('财务部').click();
  });
  await expect.poll(async () => (await at(page, 0, 'departs')).textContent()).toBe('财务部');
  await save(page);
  expect(await productsOf(api, '选择')).toMatchObject([
    { product: '学院免烫商务衬衫', productCode: 'P1002', owner: 'yunying', departs: 'A01A03' },
  ]);
});

/** Opens the picker of a cell, chooses in it, and takes what was chosen. */
async function pick(page: Page, key: string, title: string, choose: () => Promise<void>): Promise<void> {
  await (await at(page, 0, key)).click();
  const picker = dialog(page, title);
  await picker.waitFor();
  await choose();
  await picker.getByText('已选 1 项').waitFor();
  expect(await picker.isVisible()).toBe(true);
  await press(picker, '确定');
  await picker.waitFor({ state: 'hidden' });
  await until(page, `0 ${key}`);
}

test('rows that are not saved are asked about before they are left', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', '/demo/grid');
  await (await at(page, 0, 'hot')).getByRole('switch').click();
  const changed = page.locator('.edit-grid-changed');
  await expect.poll(() => changed.count()).toBe(1);
  const asked = question(page, '放弃修改?');
  const ways = [
    () => page.getByRole('listitem', { name: '2', exact: true }).click(),
    () => page.getByRole('button', { name: '刷新' }).click(),
    () => page.getByRole('menuitem', { name: '商品资料' }).click(),
  ];
  for (const leave of ways) {
    await leave();
    await press(asked, '继续编辑');
    await asked.waitFor({ state: 'hidden' });
    expect(await changed.count()).toBe(1);
    expect(page.url()).toMatch(/\/demo\/grid$/);
  }
  await page.getByRole('listitem', { name: '2', exact: true }).click();
  await press(asked, '放弃');
  await page.getByText('21-40 共').waitFor();
  expect(await changed.count()).toBe(0);
});
