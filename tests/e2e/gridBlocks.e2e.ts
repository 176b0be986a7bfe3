import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import prices from '../../engine/clipboard/fixtures/libreoffice-calc-7.4.7-prices.json' with { type: 'json' };
import progress from '../../engine/clipboard/fixtures/libreoffice-calc-7.4.7-progress.json' with { type: 'json' };
import { openApi } from './api.ts';
import { picture, prepareStage } from './browser.ts';
import {
  addProducts,
  at,
  copied,
  enterProducts,
  focusOf,
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
  const { page } = await enterProducts(stage, '拼音');
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
  await expect.poll(() => focusOf(page)).toBe('0 name editing');
  await method.send('Input.insertText', { text: '你好拼音' });
  await expect.poll(() => page.locator('.ag-cell input:focus').inputValue()).toBe('你好拼音');
  await page.keyboard.press('F2');
  await compose('shi');
  await key('Enter');
  await method.send('Input.insertText', { text: '是' });
  await expect.poll(() => focusOf(page)).toBe('0 name editing');
  await page.keyboard.press('Enter');
  await until(page, '1 name');
  await expect.poll(async () => (await at(page, 0, 'name')).textContent()).toBe('你好拼音是');
});

test('a block of LibreOffice Calc is pasted: what fits as it reads, what does not is shown before; one step takes it back', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '粘贴', [{}, {}, {}]);
  const { page } = await enterProducts(stage, '粘贴');
  const keys = ['sku', 'stage', 'category', 'material', 'qty', 'price', 'cost', 'amount'];
  const shown = async () => {
    const columns: string[][] = [];
    for (const key of keys) {
      await at(page, 0, key);
      columns.push(await columnTexts(page, key));
    }
    return [0, 1, 2].map((row) => columns.map((texts) => texts[row]));
  };
  const before = await shown();
  await stand(page, 0, 'sku');
  await paste(page, prices.text, prices.html);
  const preview = dialog(page, '1 个单元格无法粘贴');
  await preview.getByRole('cell', { name: '甲乙', exact: true }).waitFor();
  await picture(page, 'grid-paste');
  expect(await page.locator('.edit-grid-changed').count()).toBe(0);
  await press(preview, '粘贴其余');
  await preview.waitFor({ state: 'hidden' });
  const after = [
    ['ZZ-77001', '打样', 'T恤', '纯棉', '120', '1,234.50', '3.00', '148,140.00'],
    ['ZZ-77002', '上架', '长裤', '羊毛混纺', '100', '8.50', '2.00', '850.00'],
    ['ZZ-77003', '下单', '', '', '100,000', '1,250.00', '-0.50', '125,000,000.00'],
  ];
  await expect.poll(() => shown()).toEqual(after);
  await stand(page, 0, 'sku');
  await page.keyboard.press('Control+z');
  await expect.poll(() => shown()).toEqual(before);
  await stand(page, 0, 'sku');
  await page.keyboard.press('Control+y');
  await expect.poll(() => shown()).toEqual(after);

  // Dates, times, truth, a line break that only the table tells, and columns that are only shown.
  await stand(page, 0, 'launchDate');
  await paste(page, progress.text, progress.html);
  await expect.poll(() => columnTexts(page, 'launchDate')).toEqual(['2026-02-28', '2026-05-01', expect.anything()]);
  await picture(page, 'grid-pasted');
  await stand(page, 2, 'cost');
  await paste(page, '0.5');
  await save(page);
  expect(await productsOf(api, '粘贴')).toMatchObject([
    {
      sku: 'ZZ-77001',
      stage: 'sample',
      category: 'T-shirt',
      sizes: 'S,M',
      season: 'spring',
      qty: 120,
      price: 1234.5,
      amount: 148140,
      launchDate: '2026-02-28',
      sampledAt: '2026-02-28 23:59:59',
      shootAt: '20:30:00',
      hot: 'Y',
      checked: 'N',
      urgent: 'Y',
      labels: '热销新品',
      tracking: null,
      selling: '领口加宽 2 cm\n"透气"面料',
    },
    {
      sku: 'ZZ-77002',
      stage: 'sale',
      qty: 100,
      price: 8.5,
      launchDate: '2026-05-01',
      shootAt: '13:05:00',
      sampledAt: '2026-05-01 08:05:00',
      hot: 'N',
      checked: 'Y',
      urgent: 'N',
      tracking: null,
      selling: '"整格引号"',
    },
    { sku: 'ZZ-77003', stage: 'order', sizes: 'XL,XXL', season: 'winter', qty: 100_000, price: 1250, cost: 0.5 },
  ]);
});

test('what is copied reads as it was pasted', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '回贴', [{}, {}, {}]);
  const { page } = await enterProducts(stage, '回贴');
  await stand(page, 0, 'sku');
  const block = 'ZZ-77011\t打样\nZZ-77012\t上架';
  await paste(page, block);
  await expect.poll(() => columnTexts(page, 'stage')).toEqual(['打样', '上架', '选品']);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowLeft');
  expect((await copied(page)).replace(/\r\n/g, '\n').trimEnd()).toBe(block);
});

test('a range fills down and is emptied', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '填充', [{ price: 31, cost: 11 }, {}, {}]);
  const { page } = await enterProducts(stage, '填充');
  await stand(page, 0, 'price');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await expect.poll(() => columnTexts(page, 'price')).toEqual(['31.00', '31.00', '31.00']);
  await expect.poll(() => columnTexts(page, 'cost')).toEqual(['11.00', '11.00', '11.00']);
  await page.keyboard.press('Delete');
  await expect.poll(() => columnTexts(page, 'price')).toEqual(['', '', '']);
  await expect.poll(() => columnTexts(page, 'cost')).toEqual(['', '', '']);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(() => columnTexts(page, 'price')).toEqual(['31.00', '20.00', '20.00']);
});

test('a rectangle is drawn by the mouse, drawn anew by a click with Shift, and cut out as one step', async () => {
  const api = await openApi(stage.product.address, 'admin');
  const contact = (at: number) => ({ phone: `1380000000${at}`, email: `a${at}@example.com` });
  await addProducts(api, '矩形', [1, 2, 3].map(contact));
  const { page } = await enterProducts(stage, '矩形');
  const chosen = page.locator('.range-cell');
  const text = async () => (await copied(page)).replace(/\r\n/g, '\n').trimEnd();
  await stand(page, 0, 'email');
  const [from, to] = [await middle(page, 0, 'phone'), await middle(page, 1, 'email')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => chosen.count()).toBe(4);
  // The click that ends a drag opens no editor.
  await until(page, '0 phone');
  expect(await text()).toBe('13800000001\ta1@example.com\n13800000002\ta2@example.com');
  const last = await middle(page, 2, 'phone');
  await page.keyboard.down('Shift');
  await page.mouse.click(last.x, last.y);
  await page.keyboard.up('Shift');
  await expect.poll(() => chosen.count()).toBe(3);
  await until(page, '0 phone');
  const column = ['13800000001', '13800000002', '13800000003'];
  expect(await text()).toBe(column.join('\n'));

  await page.keyboard.press('Control+c');
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.keyboard.press('Control+x');
  await expect.poll(() => columnTexts(page, 'phone')).toEqual(['', '', '']);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('13800000002');
  expect(await columnTexts(page, 'email')).toEqual(['a1@example.com', 'a2@example.com', 'a3@example.com']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => columnTexts(page, 'phone')).toEqual(column);
  expect(await page.locator('.edit-grid-changed').count()).toBe(0);
});

/** The middle of a cell, in px of the window. */
async function middle(page: Page, row: number, key: string): Promise<{ x: number; y: number }> {
  const box = await (await at(page, row, key)).boundingBox();
  if (!box) throw new Error(`no cell ${row} ${key}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a block goes on below the last row; what reaches over the last column is told before', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '续行', [{ phone: '13800000001' }, { phone: '13800000002' }]);
  const { page } = await enterProducts(stage, '续行');
  await stand(page, 1, 'phone');
  await paste(page, '13900000001\n13900000002\n13900000003\n');
  const longer = ['13800000001', '13900000001', '13900000002', '13900000003'];
  await expect.poll(() => columnTexts(page, 'phone')).toEqual(longer);
  await page.keyboard.press('Control+z');
  await expect.poll(() => columnTexts(page, 'phone')).toEqual(['13800000001', '13800000002']);

  await (await at(page, 0, 'source')).click();
  await until(page, '0 source');
  await page.keyboard.press('ArrowRight');
  await until(page, '0 remark');
  await paste(page, '先看样\t无处可放');
  const preview = dialog(page, '有 1 列超出表格');
  await preview.getByText('可以粘贴 1 个。尚未改动任何数据。').waitFor();
  await picture(page, 'grid-paste-beyond');
  await press(preview, '取消');
  await preview.waitFor({ state: 'hidden' });
  expect(await page.locator('.edit-grid-changed').count()).toBe(0);
  await until(page, '0 remark');
  await page.keyboard.press('Control+v');
  await press(preview, '粘贴其余');
  await preview.waitFor({ state: 'hidden' });
  await expect.poll(async () => (await at(page, 0, 'remark')).textContent()).toBe('先看样');
});

test('rows are added as set, removed after a question, and moved from the menu of their handle', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '行序', [{}, {}, {}]);
  const { page } = await enterProducts(stage, '行序');
  const menu = async (row: number, title: string) => {
    await (await at(page, row, '_drag')).getByRole('button').click();
    await page.getByRole('menuitem', { name: title }).click();
  };
  await menu(0, '下移');
  await expect.poll(() => columnTexts(page, 'name')).toEqual(['行序2', '行序1', '行序3']);
  await menu(2, '上移');
  await expect.poll(() => columnTexts(page, 'name')).toEqual(['行序2', '行序3', '行序1']);
  await expect.poll(() => columnTexts(page, 'orderNum')).toEqual(['1', '2', '3']);
  await save(page);
  expect((await productsOf(api, '行序')).map(({ name }) => name)).toEqual(['行序2', '行序3', '行序1']);
  // In the same moment the second one is a slip of the finger.
  const moment = await page.evaluate(() => {
    const now = Date.now();
    Date.now = () => now;
    return now;
  });
  await menu(0, '在下方插入');
  await expect.poll(() => columnTexts(page, 'name')).toEqual(['行序2', '', '行序3', '行序1']);
  await menu(0, '在下方插入');
  await page.getByText('你点击的太快了，请慢点点击!').waitFor();
  await toolbar(page, '新增').click();
  await page.evaluate((now) => {
    Date.now = () => now + 1_500;
  }, moment);
  // The new row has no number, since the server makes room for it only when it is saved: none stands there twice.
  await expect.poll(() => columnTexts(page, 'orderNum')).toEqual(['1', '', '2', '3']);

  await page.getByRole('button', { name: '新增设置' }).click();
  await page.getByLabel('新增行数').fill('3');
  await press(page.locator('.ant-popover:visible'), '保存');
  await toolbar(page, '新增').click();
  await expect.poll(() => columnTexts(page, 'name')).toEqual(['行序2', '', '行序3', '行序1', '', '', '']);
  for (const row of [1, 2, 4, 5, 6]) await (await at(page, row, '_chosen')).getByRole('checkbox').check();
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
  const { page } = await enterProducts(stage, '联动');
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
  // What follows from it is drawn with the next frame.
  for (const key of ['province', 'city'])
    await expect.poll(async () => (await (await at(page, 0, key)).textContent())?.trim()).toBe('');
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
  const { page } = await enterProducts(stage, '选择');
  await pick(page, 'product', '选择商品', async () => {
    await dialog(page, '选择商品').getByRole('cell', { name: 'P1002' }).click();
  });
  await expect.poll(async () => (await at(page, 0, 'product')).textContent()).toBe('学院免烫商务衬衫');
  await expect.poll(async () => (await at(page, 0, 'productCode')).textContent()).toBe('P1002');
  await pick(page, 'owner', '按部门选择用户', async () => {
    await dialog(page, '按部门选择用户').getByRole('cell', { name: 'yunying', exact: true }).click();
  });
  await expect.poll(async () => (await at(page, 0, 'owner')).textContent()).toBe('运营专员');
  await pick(page, 'departs', '选择部门', async () => {
    await dialog(page, '选择部门').getByText('财务部').click();
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
  const { page } = await stage.enter('admin', '/demo/grid');
  await (await at(page, 0, 'hot')).getByRole('switch').click();
  const changed = page.locator('.edit-grid-changed');
  await expect.poll(() => changed.count()).toBe(1);
  const asked = question(page, '放弃修改?');
  const ways = [
    () => page.getByRole('listitem', { name: '2', exact: true }).click(),
    () => page.getByRole('button', { name: '刷新' }).click(),
    () => page.getByRole('tab', { name: /^可编辑表格/ }).press('Delete'),
  ];
  for (const leave of ways) {
    await leave();
    await press(asked, '继续编辑');
    await asked.waitFor({ state: 'hidden' });
    await expect.poll(() => changed.count()).toBe(1);
    expect(page.url()).toMatch(/\/demo\/grid$/);
  }
  await page.getByRole('listitem', { name: '2', exact: true }).click();
  await press(asked, '放弃');
  await page.getByText('21-40 共').waitFor();
  expect(await changed.count()).toBe(0);
});
