import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApi } from './api.ts';
import { enter, NARROW, overflows, picture, prepareStage, THOROUGH, WIDE } from './browser.ts';
import { act, answered, ask, cell, choose, dialog, openList, press, query, settled, unfold } from './list.ts';

const stage = prepareStage();

interface Kept {
  id: string;
  [key: string]: unknown;
}

/** Opens the form of a new record. */
async function openForm(page: Page): Promise<Locator> {
  await enter(page, 'yunying', '/demo/pickers');
  await settled(page);
  await page.getByRole('button', { name: '新增' }).first().click();
  const form = dialog(page, '新增');
  await form.getByLabel('事项').waitFor();
  return form;
}

/** Opens the picker of a field. */
async function open(form: Locator, label: string, title: string): Promise<Locator> {
  await form.getByLabel(label, { exact: true }).click();
  const picker = dialog(form.page(), title);
  await picker.getByRole('button', { name: /^确\s?定$/ }).waitFor();
  await picker.locator('.ant-table-row, .ant-tree-treenode:not([aria-hidden])').first().waitFor();
  return picker;
}

/** A record of a picker's table. */
const row = (picker: Locator, text: string) => picker.locator('.ant-table-row').filter({ hasText: text });

const chosen = (picker: Locator, count: number) => picker.getByText(`已选 ${count} 项`).waitFor();

async function warned(page: Page, text: string): Promise<void> {
  await page.locator('.ant-message').getByText(text).first().waitFor();
}

async function take(picker: Locator): Promise<void> {
  await press(picker, '确定');
  await picker.waitFor({ state: 'hidden' });
}

/** What a field of the form shows. */
const shows = (form: Locator, label: string) => form.getByLabel(label, { exact: true }).inputValue();

test('users are chosen over two pages, a department and a search; names come by one lookup', async () => {
  const { page, requests } = await stage.visit();
  const form = await openForm(page);
  const picker = await open(form, '成员', '按部门选择用户');
  await row(picker, 'zhangwei').click();
  await picker.getByRole('listitem', { name: '2' }).click();
  await row(picker, 'zhuting').click();
  await picker.getByText('财务部', { exact: true }).first().click();
  await row(picker, 'wuxia').click();
  expect(await row(picker, 'zhangwei').count()).toBe(0);
  await picker.getByLabel('账号', { exact: true }).fill('xu');
  await page.keyboard.press('Enter');
  await row(picker, 'wuxia').waitFor({ state: 'detached' });
  await row(picker, 'xubin').click();
  await chosen(picker, 4);
  await picture(page, 'picker-users');
  await take(picker);
  await expect.poll(() => shows(form, '成员')).toBe('张伟，朱婷，吴霞，徐斌');
  // Names that came with the rows of the list are at hand already.
  const lookups = requests.filter((each) =>
    /queryUserComponentData.*username=[a-z,]*xubin,/.test(decodeURIComponent(each)),
  );
  expect(lookups).toHaveLength(1);
  expect(lookups[0]).toMatch(/pageNo=1&pageSize=[34]/);

  // What was chosen is chosen when the dialog opens again, and can be given up.
  const again = await open(form, '成员', '按部门选择用户');
  await chosen(again, 4);
  await row(again, 'zhangwei').click();
  await chosen(again, 3);
  await press(again, '清空');
  await chosen(again, 0);
  await press(again, '确定');
  await warned(page, '请至少选择一条记录');
  await press(again.locator('.ant-modal-footer'), '关闭');
  await expect.poll(() => shows(form, '成员')).toBe('张伟，朱婷，吴霞，徐斌');
});

test('of one only the newest stays; nothing is refused; keys choose and take', async () => {
  const { page } = await stage.visit();
  const form = await openForm(page);
  const picker = await open(form, '联系人', '选择用户');
  await press(picker, '确定');
  await warned(page, '请选择一条记录');
  await row(picker, 'zhangwei').click();
  await row(picker, 'wangfang').click();
  await chosen(picker, 1);
  await row(picker, 'wangfang').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await chosen(picker, 1);
  await page.keyboard.press('Enter');
  await picker.waitFor({ state: 'hidden' });
  await expect.poll(() => shows(form, '联系人')).toBe('李强');
  const role = await open(form, '角色', '选择角色');
  await page.keyboard.press('Escape');
  await role.waitFor({ state: 'hidden' });
  expect(await form.isVisible()).toBe(true);
});

test('departments are ticked apart, or linked with what is below them', async () => {
  const { page } = await stage.visit();
  const form = await openForm(page);
  const picker = await open(form, '参与部门', '选择部门');
  await picker.getByText('总部', { exact: true }).click();
  await chosen(picker, 1);
  await picker.getByText('总部', { exact: true }).click();
  await picker.getByRole('button', { name: '树操作' }).click();
  await page.getByRole('menuitem', { name: '父子关联' }).click();
  await picker.getByText('总部', { exact: true }).click();
  await chosen(picker, 5);
  await picker.getByText('财务部', { exact: true }).click();
  await chosen(picker, 3);
  await picker.getByRole('button', { name: '树操作' }).click();
  await page.getByRole('menuitem', { name: '取消关联' }).click();
  await picker.getByLabel('部门名称').fill('客服');
  await page.keyboard.press('Enter');
  await picker.getByText('运营一部').waitFor({ state: 'detached' });
  await picker.getByText('客服部', { exact: true }).click();
  await chosen(picker, 2);
  await picture(page, 'picker-departments');
  await take(picker);
  await expect.poll(() => shows(form, '参与部门')).toBe('运营一部，运营二部');
  const single = await open(form, '部门', '选择部门');
  expect(await single.getByRole('button', { name: '树操作' }).count()).toBe(0);
  await single.getByText('运营一部').click();
  await single.getByText('财务部').click();
  await chosen(single, 1);
  await take(single);
  await expect.poll(() => shows(form, '部门')).toBe('财务部');
});

test('categories are ticked in a window: found, linked with what is below, saved and shown by name in one lookup', async () => {
  const { page, requests } = await stage.visit();
  const form = await openForm(page);
  await form.getByLabel('事项').fill('分类调整');
  const single = await open(form, '商品分类', '选择分类');
  await single.getByLabel('分类名称').fill('裙');
  await page.keyboard.press('Enter');
  await single.getByText('鞋靴', { exact: true }).waitFor({ state: 'detached' });
  await single.getByText('裙装', { exact: true }).click();
  await chosen(single, 1);
  await take(single);
  await expect.poll(() => shows(form, '商品分类')).toBe('裙装');
  const several = await open(form, '适用分类', '选择商品分类');
  await several.getByText('鞋靴', { exact: true }).click();
  await chosen(several, 4);
  await several.getByText('皮鞋', { exact: true }).click();
  await chosen(several, 2);
  await picture(page, 'picker-categories');
  await take(several);
  await expect.poll(() => shows(form, '适用分类')).toBe('运动鞋，凉鞋');
  const lookups = requests.filter((each) => each.includes('/sys/category/loadDictItem/'));
  expect(lookups.length).toBeGreaterThan(0);
  expect(lookups.length).toBeLessThanOrEqual(3);
  await press(form, '确定');
  await form.waitFor({ state: 'hidden' });
  await openList(page, '/demo/pickers?name=分类调整');
  await act(page, 0, '详情');
  const detail = dialog(page, '详情');
  await detail.getByText('裙装', { exact: true }).waitFor();
  await detail.getByText('运动鞋,凉鞋', { exact: true }).waitFor();
});

/** A field of the query, its column, the title of its dialog, and what is chosen there. */
const ASKED = [
  ['负责人', 'owner', '按部门选择用户', 'zhangwei'],
  ['部门', 'depart', '选择部门', '运营一部'],
  ['角色', 'role', '选择角色', 'purchaser'],
  ['职务', 'position', '选择职务', 'product_manager'],
  ['商品分类', 'goodsClass', '选择分类', '裤装'],
  ['新品', 'sku', '选择新品', ''],
  ['商品', 'product', '选择商品', 'P1002'],
] as const;

test('every picker asks in a query, and the rows that answer hold what was chosen', async () => {
  const api = await openApi(stage.product.address, 'yunying');
  const { page } = await stage.visit();
  await enter(page, 'yunying', '/demo/pickers');
  await settled(page);
  await picture(page, 'pickers-list');
  await unfold(page);
  let found = 0;
  for (const [label, key, title, text] of ASKED) {
    const field = query(page).getByLabel(label, { exact: true });
    await field.click();
    const picker = dialog(page, title);
    if (key === 'depart' || key === 'goodsClass') await picker.getByText(text, { exact: true }).click();
    else await picker.locator('.ant-table-row').filter({ hasText: text }).first().click();
    await take(picker);
    await expect.poll(() => field.inputValue(), { message: label }).toMatch(/[\u4e00-\u9fff]/);
    const asking = page.waitForRequest((request) =>
      new RegExp(`/getData/demo_pickers.*[?&]${key}=`).test(request.url()),
    );
    await ask(page);
    const code = new URL((await asking).url()).searchParams.get(key);
    const said = await api('GET', `/online/cgform/api/getData/demo_pickers?${key}=${encodeURIComponent(code ?? '')}`);
    const { records } = said.result as { records: Kept[] };
    expect([label, records.filter((record) => record[key] !== code)]).toEqual([label, []]);
    found += records.length;
    await answered(page, () =>
      query(page)
        .getByRole('button', { name: /重\s?置/ })
        .click(),
    );
  }
  expect(found).toBeGreaterThan(0);
});

test('a record of every picker is saved, shown by name, and asked for', async () => {
  const { page } = await stage.visit();
  const api = await openApi(stage.product.address, 'yunying');
  const form = await openForm(page);
  await form.getByLabel('事项').fill('大促备货');
  for (const [label, title, text] of [
    ['负责人', '按部门选择用户', 'chenjing'],
    ['可见角色', '选择角色', 'purchaser'],
    ['适用职务', '选择职务', 'purchase_manager'],
  ] as const) {
    const picker = await open(form, label, title);
    await row(picker, text).click();
    await take(picker);
  }

  const goods = await open(form, '相关新品', '选择新品');
  await goods.locator('.ant-table-row').first().click();
  await goods.getByLabel('品名').fill('大衣');
  await page.keyboard.press('Enter');
  await expect.poll(() => goods.locator('.ant-table-row').filter({ hasNotText: '大衣' }).count()).toBe(0);
  await goods.locator('.ant-table-row').nth(1).click();
  await goods.locator('.ant-table-row').nth(2).click();
  await chosen(goods, 3);
  const first = await goods.getByRole('listitem').locator('.picker-chosen-name').first().getAttribute('title');
  await picture(page, 'picker-business');
  await goods
    .getByRole('button', { name: `删除${first}` })
    .first()
    .click();
  await chosen(goods, 2);
  await take(goods);

  // The pop-up fills the fields of the form, those that the list does not show among them.
  const product = await open(form, '商品', '选择商品');
  await row(product, 'P1002').click();
  await picture(page, 'picker-popup');
  await take(product);
  await expect.poll(() => shows(form, '商品')).toBe('学院免烫商务衬衫');
  await expect.poll(() => form.getByLabel('现货').inputValue()).toMatch(/^1,?791$/);
  const states = await open(form, '省邦', '选择省邦');
  await row(states, 'AZ').click();
  await row(states, 'CO').click();
  await take(states);
  await expect.poll(() => shows(form, '省邦')).toBe('AZ、CO');
  await picture(page, 'picker-form');

  // What the report is asked for comes from the form's own row, before what the picker declares.
  await choose(page, form.getByLabel('渠道', { exact: true }), '亚马逊德国');
  const asked = page.waitForRequest((request) => /getData\/demo_states\?/.test(request.url()));
  const german = await open(form, '省邦', '选择省邦');
  expect(new URL((await asked).url()).searchParams.get('self_channel')).toBe('Amazon.de');
  await row(german, 'AZ').waitFor({ state: 'detached' });
  await german
    .getByRole('button', { name: /^关\s?闭$/ })
    .last()
    .click();
  await german.waitFor({ state: 'hidden' });
  await press(form, '确定');
  await form.waitFor({ state: 'hidden' });

  const answer = await api('GET', '/online/cgform/api/getData/demo_pickers?name=大促备货');
  const [kept] = (answer.result as { records: Kept[] }).records;
  expect(kept).toMatchObject({
    owner: 'chenjing',
    roles: 'purchaser',
    positions: 'purchase_manager',
    states: 'AZ、CO',
    product: '学院免烫商务衬衫',
    productCode: 'P1002',
    productStock: 1791,
  });
  expect(String(kept?.skus).split(',')).toHaveLength(2);
  await openList(page, '/demo/pickers?name=大促备货');
  await expect.poll(() => cell(page, 0, 'owner').textContent()).toBe('陈静');

  // Asked for with the same dialog.
  await openList(page, '/demo/pickers');
  await query(page).getByLabel('负责人').click();
  const asking = dialog(page, '按部门选择用户');
  await row(asking, 'chenjing').click();
  await take(asking);
  await answered(page, () =>
    query(page)
      .getByRole('button', { name: /查\s?询/ })
      .click(),
  );
  await expect.poll(() => cell(page, 0, 'name').textContent()).toBe('大促备货');
});

/** A field of the form for every picker there is, and the title of its dialog. */
const DIALOGS = [
  ['成员', '按部门选择用户'],
  ['联系人', '选择用户'],
  ['参与部门', '选择部门'],
  ['协作部门', '选择协作部门'],
  ['角色', '选择角色'],
  ['职务', '选择职务'],
  ['商品分类', '选择分类'],
  ['适用分类', '选择商品分类'],
  ['相关新品', '选择新品'],
  ['商品', '选择商品'],
  ['省邦', '选择省邦'],
] as const;

test.skipIf(!THOROUGH)('every picker has room, wide and narrow', async () => {
  const { page } = await stage.visit();
  const form = await openForm(page);
  for (const [label, title] of DIALOGS) {
    const picker = await open(form, label, title);
    for (const [name, size] of [
      ['wide', WIDE],
      ['narrow', NARROW],
    ] as const) {
      await page.setViewportSize(size);
      await expect.poll(async () => (await picker.boundingBox())?.width ?? 0).toBeLessThanOrEqual(size.width);
      await expect.poll(() => overflows(page), { message: `${label} ${name}` }).toBe(false);
      await picture(page, `picker-${label}-${name}`);
    }
    await page.setViewportSize(WIDE);
    await press(picker.locator('.ant-modal-footer'), '关闭');
    await picker.waitFor({ state: 'hidden' });
  }
});

test('a picker is sorted by the server at a click on a heading, and newest first again at the third', async () => {
  const { page } = await stage.visit();
  const form = await openForm(page);
  const picker = await open(form, '联系人', '选择用户');
  for (const [column, order] of [
    ['username', 'asc'],
    ['username', 'desc'],
    ['createTime', 'desc'],
  ] as const) {
    const asked = page.waitForRequest((request) => request.url().includes('/sys/user/list?'));
    await picker.getByRole('columnheader', { name: '账号' }).click();
    const { searchParams } = new URL((await asked).url());
    expect([searchParams.get('column'), searchParams.get('order')]).toEqual([column, order]);
  }
});

test('what cannot be loaded says why and can be tried again; without the right it is said', async () => {
  const { page, announce } = await stage.visit();
  announce(/queryUserComponentData|config\/pickers|ERR_FAILED/);
  const form = await openForm(page);
  await page.route('**/sys/user/queryUserComponentData*', (route) => route.abort('failed'));
  await form.getByLabel('负责人', { exact: true }).click();
  const picker = dialog(page, '按部门选择用户');
  await picker.getByText('网络或者登录信息过期，请刷新重试').waitFor();
  await page.unroute('**/sys/user/queryUserComponentData*');
  await press(picker, '重试');
  await row(picker, 'zhangwei').waitFor();
  await press(picker.locator('.ant-modal-footer'), '关闭');
  const body = JSON.stringify({ success: false, code: 403, message: '没有权限', result: null });
  await page.route('**/config/pickers/demo/products*', (route) =>
    route.fulfill({ status: 403, contentType: 'application/json', body }),
  );
  await page.route('**/config/pickers/demo%2Fproducts*', (route) =>
    route.fulfill({ status: 403, contentType: 'application/json', body }),
  );
  await form.getByLabel('商品', { exact: true }).click();
  await page.getByRole('dialog').getByText('请联系管理员开通后再选择').waitFor();
});

test('on a phone a picker takes the whole width, its tree above the table', async () => {
  const { page } = await stage.visit({ size: NARROW });
  const form = await openForm(page);
  const picker = await open(form, '成员', '按部门选择用户');
  await expect.poll(async () => (await picker.boundingBox())?.width).toBe(NARROW.width);
  const tree = await picker.getByLabel('部门', { exact: true }).boundingBox();
  const table = await picker.locator('.ant-table').boundingBox();
  expect((tree?.y ?? 0) + (tree?.height ?? 0)).toBeLessThan(table?.y ?? 0);
  expect(await overflows(page)).toBe(false);
  await row(picker, 'liqiang').click();
  await picture(page, 'picker-phone');
  await take(picker);
  await expect.poll(() => shows(form, '成员')).toBe('李强');
});
