import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { graveViolations } from './access.ts';
import { NARROW, overflows, picture, prepareStage, signIn, WIDE } from './browser.ts';
import {
  act,
  answered,
  beginAdding,
  columnTexts,
  dialog,
  headings,
  openList,
  press,
  query,
  question,
  settled,
} from './list.ts';

const stage = prepareStage();
const PASSWORD = 'first-pass-1';

async function rowOf(page: Page, key: string, text: string): Promise<number> {
  await expect.poll(() => columnTexts(page, key)).toContain(text);
  return (await columnTexts(page, key)).indexOf(text);
}

/** The box of a node in a tree to tick. */
function tick(tree: Locator, title: string): Locator {
  return tree
    .locator('.ant-tree-treenode')
    .filter({ has: tree.page().locator('.ant-tree-title').getByText(title, { exact: true }) })
    .locator('.ant-tree-checkbox');
}

const said = (page: Page, text: string) => page.locator('.ant-message').getByText(text).waitFor();

/** Titles in the side menu, folders opened. */
async function menuTitles(page: Page): Promise<string[]> {
  const menu = page.getByRole('menu').first();
  await menu.locator('.ant-menu-title-content').first().waitFor();
  const closed = menu.locator('.ant-menu-submenu:not(.ant-menu-submenu-open) > [role=menuitem]');
  for (let left = await closed.count(); left > 0; left = await closed.count()) {
    await closed.first().click();
    await expect.poll(() => closed.count()).toBeLessThan(left);
  }
  return (await menu.locator('.ant-menu-title-content').allTextContents()).map((text) => text.trim());
}

test('a role is made and granted, a user gets it, signs in and sees exactly that', async () => {
  const { page } = await stage.enter('admin', '/system/role');
  await settled(page);
  await picture(page, 'admin-roles');
  const adding = await beginAdding(page);
  await adding.getByLabel('角色名称').fill('看单员');
  await adding.getByLabel('角色编码').fill('order_viewer');
  await answered(page, () => press(adding, '确定'));
  await act(page, await rowOf(page, 'roleName', '看单员'), '授权');
  const grants = dialog(page, '授权：看单员');
  await grants.getByLabel('按名称筛选').fill('订单');
  await tick(grants, '订单').click();
  await grants.getByText('已选').waitFor();
  await picture(page, 'admin-grants');
  await grants.getByRole('button', { name: '仅显示指定店铺的：选择店铺' }).first().click();
  const values = dialog(page, '仅显示指定店铺的');
  for (const shop of ['加拿大站', '英国站']) {
    await values.getByRole('combobox', { name: '店铺' }).fill(shop);
    await page.locator('.ant-select-item-option').getByText(shop, { exact: true }).click();
  }
  await values.getByText('已选 2 个店铺').waitFor();
  await picture(page, 'admin-grant-values');
  // The cross that empties an input is antd's, and says nothing.
  const grave = await graveViolations(page);
  expect(grave.filter((each) => !each.includes('ant-input-clear-icon'))).toEqual([]);
  await page.setViewportSize(NARROW);
  await picture(page, 'admin-grant-values-narrow');
  await page.setViewportSize(WIDE);
  await press(values, '确定');
  await grants.getByText('仅显示指定店铺的：2 个店铺').waitFor();
  await picture(page, 'admin-grant-values-chosen');
  await tick(grants, '新增').click();
  await tick(grants, '批量删除').click();
  await tick(grants, '删除').click();
  // Minutes of ticking do not go with a key.
  await page.keyboard.press('Escape');
  const question = page.locator('.ant-modal-confirm');
  await question.getByText('已填写的内容还没有保存。').waitFor();
  await press(question, '继续编辑');
  await question.waitFor({ state: 'detached' });
  await press(grants, '确定');
  // Nobody has the role yet.
  const effect = dialog(page, '授权：看单员：会改变什么');
  await effect.getByText('没有人看到的会因此不同').waitFor();
  await press(effect, '保存');
  await said(page, '授权成功，立即生效');
  await grants.waitFor({ state: 'detached' });

  await page.goto('/system/user');
  await settled(page);
  await expect.poll(() => columnTexts(page, 'orgCode')).toContain('总部');
  await picture(page, 'admin-users');
  const user = await beginAdding(page);
  await user.getByLabel('用户账号').fill('kandan');
  await user.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await user.getByLabel('用户姓名').fill('看单员一号');
  await user.getByLabel('角色').click();
  const roles = dialog(page, '选择角色');
  await roles.getByRole('row').filter({ hasText: 'order_viewer' }).getByRole('checkbox').click();
  await press(roles, '确定');
  await picture(page, 'admin-user-add');
  await answered(page, () => press(user, '确定'));
  const row = await rowOf(page, 'username', 'kandan');
  await expect.poll(async () => (await columnTexts(page, 'selectedroles'))[row]).toBe('看单员');

  const { page: theirs } = await stage.visit();
  await signIn(theirs, 'kandan', '/market/order', PASSWORD);
  await settled(theirs);
  expect(await menuTitles(theirs)).toEqual(['首页', '工作台', '待我审批', '市场', '订单', '通讯录', '任务中心']);
  expect(await theirs.getByRole('button', { name: /新\s?增/ }).count()).toBe(0);
  expect(await headings(theirs)).toContain('订单号');
  await theirs.getByText(/仅显示指定店铺的（.+、.+）记录/).waitFor();
  await act(theirs, 0, '编辑');
  await dialog(theirs, '编辑').waitFor();
});

test('a new password and a freeze put the user out; thawed, the new password opens', async () => {
  const { page } = await stage.enter('admin', '/system/user');
  await settled(page);
  const adding = await beginAdding(page);
  await adding.getByLabel('用户账号').fill('linshi');
  await adding.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await adding.getByLabel('用户姓名').fill('临时工');
  await answered(page, () => press(adding, '确定'));
  await act(page, await rowOf(page, 'username', 'linshi'), '重置密码');
  const asking = dialog(page, '重置密码：linshi');
  await asking.getByLabel('新密码').fill('short');
  await press(asking, '确定');
  await asking.getByText('最小长度8位字符').waitFor();
  await picture(page, 'admin-password');
  await asking.getByLabel('新密码').fill('onlyletters');
  await press(asking, '确定');
  await asking.getByText('密码须同时含有字母和数字').waitFor();
  await asking.getByLabel('新密码').fill('second-pass-2');
  await press(asking, '确定');
  await said(page, '密码已重置');
  await act(page, await rowOf(page, 'username', 'linshi'), '冻结');
  await answered(page, () => press(question(page, '确定冻结“linshi”吗'), '冻结'));
  const row = await rowOf(page, 'username', 'linshi');
  await expect.poll(async () => (await columnTexts(page, 'status'))[row]).toBe('冻结');
  await answered(page, () => act(page, row, '解冻'));
  await expect.poll(async () => (await columnTexts(page, 'status'))[row]).toBe('正常');
  const { page: theirs } = await stage.visit();
  await signIn(theirs, 'linshi', '/', 'second-pass-2');
});

test('looking as 运营: menu, columns, a banner that survives a reload, no write, and back', async () => {
  const { page } = await stage.visit();
  await signIn(page, 'admin', '/system/role');
  await settled(page);
  await act(page, await rowOf(page, 'roleName', '运营'), '预览');
  await press(question(page, '确定预览“运营”吗'), '预览');
  const banner = page.getByText('正在以「运营」身份预览');
  await banner.waitFor();
  expect(await menuTitles(page)).not.toContain('系统管理');
  await page.goto('/market/order');
  await settled(page);
  await banner.waitFor();
  await picture(page, 'admin-preview');
  expect(await headings(page)).not.toContain('金额');
  await act(page, 0, '编辑');
  const editing = dialog(page, '编辑');
  await editing.getByLabel('数量').fill('7');
  await press(editing, '确定');
  await page.getByText('正在以「运营」身份预览，只能查看，不能修改；请先退出预览').first().waitFor();
  await page.reload();
  await banner.waitFor();
  await page.setViewportSize(NARROW);
  await picture(page, 'admin-preview-narrow');
  expect(await overflows(page)).toBe(false);
  await page.setViewportSize(WIDE);
  await page.getByRole('button', { name: '退出预览' }).click();
  await banner.waitFor({ state: 'detached' });
  expect(await menuTitles(page)).toContain('系统管理');
});

test('departments: a new one gets its code, moves below another, and with people in it stays', async () => {
  const { page } = await stage.enter('admin', '/system/department');
  await settled(page);
  const root = page.locator('.ag-row').filter({ hasText: '总部' }).first();
  await root.getByRole('button', { name: '展开', exact: true }).click();
  await root.getByRole('button', { name: '收起', exact: true }).click();
  await root.getByRole('button', { name: '展开', exact: true }).waitFor();
  const shown = await headings(page);
  for (const title of ['部门名称', '机构类型', '负责人', '部门编码']) expect(shown).toContain(title);
  await act(page, await rowOf(page, 'departName', '总部'), '添加下级');
  const adding = dialog(page, '添加“总部”的下级');
  await adding.getByLabel('部门名称').fill('法务部');
  await press(adding, '确定');
  await expect.poll(() => columnTexts(page, 'departName')).toContain('法务部');
  await act(page, await rowOf(page, 'departName', '法务部'), '移动');
  const moving = dialog(page, '移动“法务部”');
  await moving.getByLabel('新的上级').click();
  await page
    .locator('.ant-select-tree-treenode')
    .filter({ hasText: '总部' })
    .locator('.ant-select-tree-switcher')
    .click();
  await page.locator('.ant-select-tree-title').getByText('财务部').waitFor();
  await picture(page, 'admin-move');
  await page.locator('.ant-select-tree-title').getByText('财务部').click();
  await press(moving, '移动');
  await said(page, '移动成功');
  await expect
    .poll(() => page.locator('.ag-row').filter({ hasText: '法务部' }).first().getAttribute('aria-level'))
    .toBe('3');
  await picture(page, 'admin-departments');
  await act(page, await rowOf(page, 'departName', '运营一部'), '删除');
  await press(question(page, '确定删除吗'), '删除');
  await page.getByText(/运营一部还有 \d+ 名用户，请先移走/).waitFor();
});

test('who is online is seen, and one of them is put out', async () => {
  const { page: theirs, announce } = await stage.visit();
  await signIn(theirs, 'caiwu', '/');
  announce(/./);
  const { page } = await stage.enter('admin', '/system/online');
  await settled(page);
  await query(page).getByLabel('用户账号').fill('caiwu');
  await answered(page, () =>
    query(page)
      .getByRole('button', { name: /查\s?询/ })
      .click(),
  );
  await picture(page, 'admin-online');
  expect(new Set(await columnTexts(page, 'username'))).toEqual(new Set(['caiwu']));
  const before = (await columnTexts(page, 'username')).length;
  await act(page, 0, '强退');
  await answered(page, () => press(question(page, '确定强退'), '强退'));
  await expect.poll(async () => (await columnTexts(page, 'username')).length).toBe(before - 1);
});

test('members of a tenant are chosen, and every page of administration fits a phone', async () => {
  const { page } = await stage.enter('admin', '/system/tenant');
  await settled(page);
  await act(page, await rowOf(page, 'name', '隔离演示租户'), '成员');
  const people = dialog(page, '成员：隔离演示租户');
  await people.getByRole('row').filter({ hasText: 'yunying' }).getByRole('checkbox').click();
  await picture(page, 'admin-members');
  await press(people, '确定');
  await said(page, '租户成员已保存');
  await page.setViewportSize(NARROW);
  for (const name of ['user', 'role', 'department', 'position', 'tenant', 'online']) {
    await openList(page, `/system/${name}`);
    await picture(page, `admin-${name}-narrow`);
    expect({ name, overflows: await overflows(page) }).toEqual({ name, overflows: false });
  }
  await openList(page, '/system/role');
  await act(page, await rowOf(page, 'roleName', '运营'), '授权');
  const grants = dialog(page, '授权：运营');
  await grants.getByText('已选').waitFor();
  await picture(page, 'admin-grants-narrow');
  await press(grants, '清空');
  await press(grants, '确定');
  const effect = dialog(page, '授权：运营：会改变什么');
  await effect.getByText('不再能打开').first().waitFor();
  await picture(page, 'admin-effect-narrow');
  await press(effect, '返回修改');
  await grants.getByRole('button', { name: '关闭' }).last().click();
});

test('who sees a column, by which grant, and what goes with a role', async () => {
  const { page } = await stage.enter('admin', '/system/rights');
  const choose = async (name: string, text: string) => {
    await page.getByRole('combobox', { name }).fill(text);
    await page.locator('.ant-select-item-option').getByText(text, { exact: true }).click();
  };
  await choose('页面', '订单');
  const row = page.getByRole('row').filter({ hasText: 'yunying' });
  await row.getByText('打开页面').waitFor();
  await choose('列或按钮', '金额');
  await page.getByText('管理员拥有全部权限').first().waitFor();
  await picture(page, 'admin-rights');
  await page.setViewportSize(NARROW);
  await picture(page, 'admin-rights-narrow');
  expect(await overflows(page)).toBe(false);
  await page.getByRole('tab', { name: '少一个角色' }).click();
  await choose('人', '运营专员（yunying）');
  await page.getByRole('combobox', { name: '角色' }).click();
  await page.locator('.ant-select-item-option').getByText('运营', { exact: true }).click();
  await page.getByText('不再能打开').first().waitFor();
  await picture(page, 'admin-rights-lost-narrow');
});
