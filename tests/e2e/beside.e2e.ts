import { expect, test } from 'vitest';
import { graveViolations } from './access.ts';
import { enter, NARROW, overflows, picture, prepareStage } from './browser.ts';
import { answered, press, settled, totalOf } from './list.ts';

const stage = prepareStage();

test('a department chosen beside the users narrows them to all who work below it', async () => {
  const { page } = await stage.visit({ unguarded: true });
  await enter(page, 'admin', '/system/user');
  await settled(page);
  const tree = page.getByRole('tree', { name: '部门' });
  await tree.getByRole('treeitem', { name: '运营一部' }).waitFor();
  const all = await totalOf(page);
  await answered(page, () => tree.getByRole('treeitem', { name: '总部' }).click());
  expect(page.url()).toContain('orgCode=A01');
  const below = await totalOf(page);
  expect(below).toBeGreaterThan(0);
  expect(below).toBeLessThanOrEqual(all);
  await answered(page, async () => {
    await tree.press('End');
    await tree.press('Enter');
  });
  expect(await totalOf(page)).toBeLessThan(below);
  await picture(page, 'beside');
  expect(await graveViolations(page)).toEqual([]);
  const border = page.getByRole('separator', { name: '部门的宽度' });
  await border.press('ArrowRight');
  await page.reload();
  await tree.getByRole('treeitem', { name: '客服部', selected: true }).waitFor();
  expect(await border.getAttribute('aria-valuenow')).toBe('256');
  await press(page.locator('.screen-buttons'), '新增');
  const form = page.getByRole('dialog');
  await form.locator('input[value="客服部"]').waitFor();
  await picture(page, 'beside-new');
  await page.keyboard.press('Escape');
  await page.setViewportSize(NARROW);
  await page.getByRole('button', { name: '部门：客服部' }).click();
  const drawer = page.getByRole('dialog', { name: '部门' });
  await drawer.getByRole('treeitem', { name: '客服部' }).waitFor();
  await picture(page, 'beside-phone-open');
  await answered(page, () => drawer.getByRole('treeitem', { name: '全部' }).click());
  await page.getByRole('button', { name: '部门：全部' }).waitFor();
  expect(await totalOf(page)).toBe(all);
  expect(await overflows(page)).toBe(false);
  await picture(page, 'beside-phone');
});

test('what is chosen is of the rows that are asked for, by whichever way they are asked', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', '/system/user');
  await settled(page);
  const tree = page.getByRole('tree', { name: '部门' });
  await answered(page, () => tree.getByRole('treeitem', { name: '总部' }).click());
  await page.locator('[row-index] [role=gridcell] [role=checkbox]').first().check();
  const chosen = page.getByText(/^已选择/);
  await chosen.waitFor();
  await answered(page, () => tree.getByRole('treeitem', { name: '运营一部' }).click());
  await chosen.waitFor({ state: 'detached' });
  await page.goBack();
  await chosen.waitFor();
  await page.getByRole('row', { selected: true }).first().waitFor();
});

test('colleagues are looked up by department, called and written to, as far as a role lets', async () => {
  const { page } = await stage.visit({ unguarded: true });
  await enter(page, 'yunying', '/system/contact?orgCode=A01');
  await settled(page);
  const call = page.locator('a[href^="tel:"]').first();
  await call.waitFor();
  expect(await page.locator('.screen-buttons').getByRole('button').count()).toBe(0);
  await picture(page, 'contacts');
  expect(await graveViolations(page)).toEqual([]);
  await page.setViewportSize(NARROW);
  await page.getByRole('button', { name: '部门：总部' }).waitFor();
  expect(await overflows(page)).toBe(false);
  await picture(page, 'contacts-phone');
});

test('a tree that comes level by level stands beside a list edited in place, whose new rows begin with the choice', async () => {
  const { page } = await stage.visit({ unguarded: true });
  await enter(page, 'admin', '/demo/shelf');
  await settled(page);
  const tree = page.getByRole('tree', { name: '上级库位' });
  const first = tree.getByRole('treeitem').nth(1);
  await first.waitFor();
  const name = (await first.textContent()) ?? '';
  await answered(page, () => first.click());
  await tree.press('ArrowRight');
  await tree.locator('[aria-level="2"]').first().waitFor();
  await press(page.locator('.screen-buttons'), '新增');
  await page.getByRole('gridcell', { name }).first().waitFor();
  await picture(page, 'beside-inline');
});
