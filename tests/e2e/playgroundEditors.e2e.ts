import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { graveViolations } from './access.ts';
import { type Api, openApi } from './api.ts';
import { enter, NARROW, overflows, picture, prepareStage, WIDE } from './browser.ts';
import { discard, openFile, PATH } from './playgroundPage.ts';

const stage = prepareStage();

/** Lets a role read declarations here. */
async function grantPlayground(api: Api, roleCode: string): Promise<void> {
  const { result } = await api('GET', '/sys/role/queryall');
  const roleId = (result as { id: string; roleCode: string }[]).find((role) => role.roleCode === roleCode)?.id ?? '';
  const held = (await api('GET', `/sys/permission/queryRolePermission?roleId=${roleId}`)).result as string[];
  const permissionIds = [...held, 'menu:system/playground', 'action:screens:read'].join();
  const saved = { roleId, permissionIds, lastpermissionIds: held.join() };
  expect((await api('POST', '/sys/permission/saveRolePermission', saved)).success).toBe(true);
}

test('two who write in one file are told of each other, until one has done', async () => {
  const [own, other] = [await stage.visit(), await stage.visit()];
  const api = await openApi(stage.product.address, 'admin');
  await grantPlayground(api, 'operator');
  await enter(own.page, 'admin', PATH);
  await enter(other.page, 'yunying', PATH);
  const told = (page: Page, name: string) => page.getByRole('status').filter({ hasText: `${name} 正在编辑此文件` });
  const write = async (page: Page) => {
    await openFile(page, 'market/order.', 'order.screen.json');
    await page.locator('.monaco-editor').getByText('"订单"').first().click();
    await page.keyboard.press('End');
    await page.keyboard.type(' ');
    await page.getByText('1 个文件有未发布的改动', { exact: false }).waitFor();
  };
  await write(own.page);
  // Nobody else writes yet, and whoever only looks is told.
  await openFile(other.page, 'market/order.', 'order.screen.json');
  await told(other.page, '管理员').waitFor();
  expect(await own.page.getByText('正在编辑此文件').count()).toBe(0);
  const elsewhere = await stage.visit();
  await enter(elsewhere.page, 'admin', PATH);
  await openFile(elsewhere.page, 'market/order.', 'order.screen.json');
  // With oneself there is nothing to agree.
  await elsewhere.page.getByText('您在另一个浏览器里 正在编辑此文件：后发布的要再合并一次').waitFor();
  await write(other.page);
  await own.page.getByText(/正在编辑此文件，请先商量/).waitFor();
  await picture(own.page, 'playground-editors');
  expect(await graveViolations(own.page)).toEqual([]);
  await own.page.setViewportSize(NARROW);
  await own.page.getByText('文本', { exact: true }).click();
  await own.page.getByText(/正在编辑此文件，请先商量/).waitFor();
  await picture(own.page, 'playground-editors-phone');
  expect(await overflows(own.page)).toBe(false);
  await own.page.setViewportSize(WIDE);
  // What is given up is no writing any more.
  await discard(other.page);
  await own.page.getByText(/正在编辑此文件/).waitFor({ state: 'detached' });
  await discard(own.page);
});
