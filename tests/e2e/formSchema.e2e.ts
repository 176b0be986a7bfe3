import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApi } from './api.ts';
import { beSignedIn, NARROW, overflows, picture, prepareStage } from './browser.ts';
import { draftsIn } from './drafts.ts';
import { at, until } from './gridPage.ts';
import { dialog, openList, press, question } from './list.ts';
import { loadedFiles, watchForm } from './loaded.ts';

const stage = prepareStage();

const PAGE = '/demo/return';

function field(form: Locator, title: string): Locator {
  return form.getByLabel(new RegExp(`^\\*?\\s*${title}$`));
}

/** A field with its label and what stands below it. */
function place(form: Locator, title: string): Locator {
  return form.locator('.form-field').filter({ has: form.page().locator('.form-label', { hasText: title }) });
}

/** What is wrong with a field, beside it. */
function told(form: Locator, title: string): Locator {
  return place(form, title).getByRole('alert');
}

async function openForm(page: Page): Promise<Locator> {
  await page.goto(PAGE);
  const form = page.getByRole('region', { name: '填写退货申请' });
  await field(form, '订单号').waitFor();
  return form;
}

async function fillIn(form: Locator, orderNo: string): Promise<void> {
  await field(form, '订单号').fill(orderNo);
  await form.getByRole('radio', { name: '破损' }).check();
  await field(form, '联系电话').fill('13800000000');
}

async function addRow(form: Locator, row: number, values: Record<string, string>): Promise<void> {
  const page = form.page();
  await form.getByRole('button', { name: /^新\s?增$/ }).click();
  for (const [key, text] of Object.entries(values)) {
    await (await at(form, row, key)).click();
    await until(page, `${row} ${key} editing`);
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
}

test('a form with a schema of its own: precompiled under the policy, every error beside its field, then sent', async () => {
  const { page, requests } = await stage.visit();
  await page.addInitScript(() => {
    const held: string[] = [];
    Object.assign(window, { held });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => held.push(violatedDirective));
  });
  await beSignedIn(page, 'admin');
  const reply = await page.goto(PAGE);
  const policy = reply?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  const form = await openForm(page);
  const [module = ''] = requests.filter((request) => request.includes('/config/validators/'));
  expect(module).toMatch(/^GET \/config\/validators\/[0-9a-f]{32}\.js$/);
  const served = await page.request.get(module.slice('GET '.length));
  expect(served.headers()['content-type']).toBe('text/javascript; charset=utf-8');
  expect(served.headers()['cache-control']).toBe('public, max-age=31536000, immutable');

  // What any new one needs: counted, each in its place, the keyboard in the first.
  await press(form, '提交');
  await form.getByText('有 4 处需要修改').waitFor();
  await form.getByText('请填写必填项').waitFor();
  expect(await told(form, '订单号').textContent()).toBe('请输入订单号');
  expect(await told(form, '退货原因').textContent()).toBe('请选择退货原因');
  expect(await told(form, '联系电话').textContent()).toBe('请留下电话或邮箱');
  expect(await told(form, '联系邮箱').textContent()).toBe('请留下电话或邮箱');
  await expect.poll(() => field(form, '订单号').evaluate((input) => input === document.activeElement)).toBe(true);

  // What other answers ask for, as they are given.
  await field(form, '订单号').fill('12');
  await expect.poll(() => told(form, '订单号').textContent()).toBe('订单号为 RM 加 8 位数字');
  await form.getByRole('radio', { name: '其他' }).check();
  await expect.poll(() => told(form, '补充说明').textContent()).toBe('请输入补充说明');
  await field(form, '补充说明').fill('太大');
  await expect.poll(() => told(form, '补充说明').textContent()).toBe('最小长度5位字符');
  await form.getByRole('switch', { name: '要求退款' }).click();
  await expect.poll(() => told(form, '退款金额').textContent()).toBe('请输入退款金额');
  await field(form, '退款金额').fill('0');
  await expect.poll(() => told(form, '退款金额').textContent()).toBe('必须大于0');
  await picture(page, 'form-schema-errors');
  await form.getByRole('switch', { name: '要求退款' }).click();
  await field(form, '补充说明').fill('尺码与页面不符');
  await fillIn(form, 'RM20260001');
  await expect.poll(() => form.getByRole('alert').count()).toBe(0);

  // The sub-table is part of what the schema describes.
  await press(form, '提交');
  await form.getByText('退回的商品：请填写退回的商品').waitFor();
  await addRow(form, 0, { sku: 'sku', qty: '0' });
  // A default that only the server knows comes into rows of tables too.
  await expect.poll(async () => (await at(form, 0, 'tagNo')).textContent()).toMatch(/^TH\d{8}-\d{3}$/);
  await press(form, '提交');
  await form.locator('.ag-cell[aria-invalid=true][col-id="qty"]').waitFor();
  await picture(page, 'form-schema-rows');
  await (await at(form, 0, 'sku')).click();
  await until(page, '0 sku editing');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('TS-01');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  const sent = page.waitForRequest((asked) => asked.method() === 'POST' && asked.url().endsWith('/form/demo_return'));
  await press(form, '提交');
  const body = (await sent).postDataJSON() as Record<string, unknown>;
  expect(body).toMatchObject({ orderNo: 'RM20260001', reason: 'damaged', refund: 'N' });
  expect(body.demo_return_item).toMatchObject([{ sku: 'TS-01', qty: 2 }]);
  // Empty again, ready for the next.
  await expect.poll(() => field(form, '订单号').inputValue()).toBe('');
  expect(await form.locator('.ag-row').count()).toBe(0);
  const api = await openApi(stage.product.address, 'admin');
  const kept = await api('GET', '/online/cgform/api/getData/demo_return?orderNo=RM20260001');
  expect((kept.result as { total: number }).total).toBe(1);
  expect(await page.evaluate(() => (window as unknown as { held: string[] }).held)).toEqual([]);
});

test('FA31: what was typed into it survives a reload, is asked about before it is left, and is given up', async () => {
  const { page } = await stage.visit({ size: NARROW });
  await beSignedIn(page, 'admin');
  const form = await openForm(page);
  expect(await overflows(page)).toBe(false);
  await field(form, '订单号').fill('RM20269999');
  await expect.poll(() => draftsIn(page)).toContain('RM20269999');
  page.on('dialog', (asked) => void asked.accept());
  await page.reload();
  await press(question(page, '恢复上次未保存的内容？'), '恢复');
  await expect.poll(() => field(form, '订单号').inputValue()).toBe('RM20269999');
  await picture(page, 'form-schema-narrow');
  await press(form, '重置');
  await press(question(page, '放弃修改?'), '放弃');
  await expect.poll(() => field(form, '订单号').inputValue()).toBe('');
  await expect.poll(() => draftsIn(page)).not.toContain('RM20269999');
});

test('the same form in the window of a list asks for the same', async () => {
  const { page } = await stage.visit();
  await beSignedIn(page, 'admin');
  await openList(page, '/demo/returns');
  await page.getByRole('button', { name: /新增$/ }).first().click();
  const adding = dialog(page, '新增');
  await fillIn(adding, 'RM20260002');
  await addRow(adding, 0, { sku: 'TS-02', qty: '1' });
  await (await at(adding, 0, 'state')).click();
  await page.getByRole('option', { name: '已使用' }).or(page.getByTitle('已使用')).last().click();
  await expect.poll(async () => (await at(adding, 0, 'state')).textContent()).toContain('已使用');
  await press(adding, '确定');
  await adding.getByText('退回的商品第 1 行“备注”：已使用的商品请说明情况').waitFor();
  await picture(page, 'form-schema-dialog');
});

test('a form on a page of its own is painted before 360 KiB were asked for', async () => {
  const { page } = await stage.visit();
  await beSignedIn(page, 'admin');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await watchForm(page);
  await page.goto('/demo/form-page');
  await expect.poll(() => page.evaluate(() => window.painted), { timeout: 30_000 }).toBeGreaterThan(0);
  const first = await loadedFiles(page);
  expect(first.files.length, first.files.join(' ')).toBeGreaterThan(10);
  expect(first.kib, first.files.join(' ')).toBeLessThanOrEqual(360);
  // What comes behind it: the editors of its fields, and what stands around the page.
  await page.getByRole('combobox', { name: '阶段' }).waitFor();
  await page.getByLabel('搜索菜单').waitFor();
  await picture(page, 'form-page');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflows(page)).toBe(false);
  await picture(page, 'form-page-narrow');
});
