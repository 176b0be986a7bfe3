import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApi } from './api.ts';
import { beSignedIn, NARROW, overflows, picture, prepareStage } from './browser.ts';
import { dialog, openList, press } from './list.ts';

const stage = prepareStage();

/** A value inside a structure, by its label. */
function inside(form: Locator, title: string): Locator {
  return form.getByLabel(title, { exact: true });
}

/** Chooses in a select of a structure; its list stands over everything. */
async function choose(page: Page, select: Locator, text: string): Promise<void> {
  await select.click();
  await page.locator('.ant-select-dropdown:visible').getByTitle(text, { exact: true }).click();
}

/** The value of a field in the form, framed. */
function structure(form: Locator, title: string): Locator {
  const page = form.page();
  return form.locator('.form-field').filter({ has: page.locator('> .form-label', { hasText: title }) });
}

const ADDRESS = '/demo/parcels';

test('a schema with a shared definition, one of several ways and lists in lists: filled in, sent, read and changed', async () => {
  const { page } = await stage.visit();
  await beSignedIn(page, 'admin');
  await openList(page, ADDRESS);
  await page.getByRole('button', { name: /新增$/ }).first().click();
  const adding = dialog(page, '新增');
  await inside(structure(adding, '寄件人'), '姓名').waitFor();

  // Every error stands where it is, whatever the depth.
  await adding.getByLabel(/订单号/).fill('P-1');
  const boxes = structure(adding, '包裹');
  // The least there must be is there to be filled in.
  expect(await boxes.getByRole('group', { name: '第 1 项' }).count()).toBe(1);
  await inside(structure(adding, '寄件人'), '姓名').fill('小林');
  await inside(structure(adding, '寄件人'), '电话').fill('12');
  await press(adding, '确定');
  await structure(adding, '寄件人').getByText('请输入 11 位手机号').waitFor();
  await structure(adding, '寄件人').getByText('必填').waitFor();
  await boxes.getByRole('alert').getByText('包裹').waitFor();
  await picture(page, 'form-structure-errors');

  await choose(page, inside(structure(adding, '寄件人'), '城市'), '深圳');
  await inside(structure(adding, '寄件人'), '电话').fill('13800000000');
  await choose(page, structure(adding, '寄送方式').getByRole('combobox', { name: '方式' }), '网点自提');
  await inside(structure(adding, '寄送方式'), '网点').fill('南山一号');
  await inside(boxes, '重量').fill('2.5');
  await boxes.getByRole('button', { name: '添加物品' }).click();
  await boxes.locator('.structure-item .structure-item input').fill('手机壳');
  await picture(page, 'form-structure');
  const sent = page.waitForRequest((asked) => asked.method() === 'POST' && asked.url().endsWith('/form/demo_parcel'));
  await press(adding, '确定');
  expect((await sent).postDataJSON()).toMatchObject({
    orderNo: 'P-1',
    sender: { name: '小林', city: '深圳', phone: '13800000000' },
    delivery: { station: '南山一号' },
    boxes: [{ weight: 2.5, goods: ['手机壳'] }],
  });
  await adding.waitFor({ state: 'hidden' });

  // Read: the same, and nothing can be typed.
  await page.getByRole('gridcell', { name: 'P-1', exact: true }).click();
  const reading = dialog(page, '详情');
  await expect.poll(() => inside(reading, '网点').inputValue()).toBe('南山一号');
  expect(await inside(reading, '姓名').isDisabled()).toBe(true);
  expect(await reading.getByRole('button', { name: '添加包裹' }).count()).toBe(0);
  await picture(page, 'form-structure-read');
  await page.keyboard.press('Escape');
  await reading.waitFor({ state: 'hidden' });

  // Changed: another way takes what belonged to the first one with it; a box more, and the first one gone.
  await page.locator('.grid-link-edit').first().click();
  const editing = dialog(page, '编辑');
  await expect.poll(() => inside(structure(editing, '寄送方式'), '网点').inputValue()).toBe('南山一号');
  const ways = structure(editing, '寄送方式');
  await choose(page, ways.getByRole('combobox', { name: '方式' }), '送货上门');
  await inside(ways, '姓名').fill('阿明');
  await choose(page, inside(ways, '城市'), '杭州');
  const changed = structure(editing, '包裹');
  await changed.getByRole('button', { name: '添加包裹' }).click();
  await inside(changed, '重量').nth(1).fill('4');
  await changed.getByRole('button', { name: '删除第 1 项' }).first().click();
  await page.setViewportSize(NARROW);
  expect(await overflows(page)).toBe(false);
  await picture(page, 'form-structure-narrow');
  await press(editing, '确定');
  await editing.waitFor({ state: 'hidden' });
  const api = await openApi(stage.product.address, 'admin');
  const kept = await api('GET', '/online/cgform/api/getData/demo_parcel?orderNo=P-1');
  const [row] = (kept.result as { records: Record<string, unknown>[] }).records;
  expect(row).toMatchObject({ delivery: { receiver: { name: '阿明', city: '杭州' } }, boxes: [{ weight: 4 }] });
  expect(row?.delivery).not.toHaveProperty('station');
});
