import { expect, test } from 'vitest';
import { openApi } from './api.ts';
import { enter, NARROW, overflows, picture, prepareStage } from './browser.ts';
import { act, answered, columnTexts, press, settled } from './list.ts';

const stage = prepareStage();

test('the tree of categories stands beside those below the chosen one, with their codes', async () => {
  const api = await openApi(stage.product.address, 'admin');
  const add = async (name: string, pid: string) =>
    String((await api('POST', '/online/cgform/api/form/system_category', { name, pid })).result);
  const top = await add('测试大类', '0');
  await add('测试小类', await add('测试中类', top));
  const { page } = await stage.visit();
  await enter(page, 'admin', '/system/category');
  await settled(page);
  const tree = page.getByRole('tree', { name: '分类' });
  await answered(page, () => tree.getByRole('treeitem', { name: '测试大类' }).click());
  expect(await columnTexts(page, 'name')).toEqual(['测试中类', '测试小类']);
  const [first = '', second = ''] = await columnTexts(page, 'code');
  expect(second).toBe(`${first}A01`);
  await picture(page, 'system-category');
  await press(page.locator('.screen-buttons'), '新增');
  await page.getByRole('dialog').getByTitle('测试大类').waitFor();
  await page.keyboard.press('Escape');
  await act(page, 0, '删除');
  await page.getByText('将删除“测试中类”及其全部 1 个下级').waitFor();
  await page.keyboard.press('Escape');
  await page.setViewportSize(NARROW);
  expect(await overflows(page)).toBe(false);
  await picture(page, 'system-category-narrow');
});
