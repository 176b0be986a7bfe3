import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApi } from './api.ts';
import { enter, NARROW, overflows, picture, prepareStage } from './browser.ts';

const stage = prepareStage();
const PLANS = '/online/cgform/api/getData/market_purchase_plan';

interface Plan {
  id: string;
  planNo: string;
  state: string;
  version: number;
}

async function planIn(state: string, as = 'admin'): Promise<Plan> {
  const api = await openApi(stage.product.address, as);
  const { result } = await api('GET', `${PLANS}?state=${state}&pageSize=30`);
  return (result as { records: Plan[] }).records[0] ?? expect.fail(`no plan is ${state}`);
}

async function stateOf({ planNo }: Plan): Promise<string> {
  const api = await openApi(stage.product.address, 'admin');
  const { result } = await api('GET', `${PLANS}?planNo=${planNo}`);
  return (result as { records: Plan[] }).records[0]?.state ?? expect.fail(planNo);
}

const dialog = (page: Page, title: string) => page.getByRole('dialog').filter({ hasText: title });

test('approvals: what waits is listed for the manager, refused with a comment, and gone', async () => {
  const { page } = await stage.visit();
  const plan = await planIn('waiting');
  await enter(page, 'guoqing', '/dashboard/approvals');
  const row = page.locator('.approvals-list > li').filter({ hasText: plan.planNo });
  await row.waitFor();
  await picture(page, 'approvals');
  await row.getByRole('button', { name: /驳\s?回/ }).click();
  const asked = dialog(page, `驳回：${plan.planNo}`);
  await asked.getByRole('button', { name: /确\s?定/ }).click();
  await asked.getByText('请输入意见').waitFor();
  await asked.getByLabel('意见').fill('库存还够卖两个月\n下月再议');
  await picture(page, 'approvals-comment');
  // Neither a window that was closed nor a page that was loaded again loses what was typed.
  await page.keyboard.press('Escape');
  await asked.waitFor({ state: 'detached' });
  await page.reload();
  await row.getByRole('button', { name: /驳\s?回/ }).click();
  await expect.poll(() => asked.getByLabel('意见').inputValue()).toBe('库存还够卖两个月\n下月再议');
  await asked.getByRole('button', { name: /确\s?定/ }).click();
  await page.getByText('驳回成功！').waitFor();
  await row.waitFor({ state: 'detached' });
  expect(await stateOf(plan)).toBe('refused');
  await page.setViewportSize(NARROW);
  await expect.poll(() => overflows(page)).toBe(false);
  await picture(page, 'approvals-narrow');
});

test('approvals: the record offers its steps and tells how it came to its state; others have no such buttons', async () => {
  const { page } = await stage.visit();
  const plan = await planIn('ordered');
  await enter(page, 'guoqing', '/market/purchase-plan');
  await page.getByRole('gridcell', { name: '待批准' }).first().waitFor();
  await picture(page, 'approvals-list');
  const waiting = await planIn('waiting');
  await page
    .getByRole('link', { name: waiting.planNo })
    .or(page.getByText(waiting.planNo, { exact: true }))
    .first()
    .click();
  const record = page.getByRole('dialog');
  await record.getByRole('button', { name: /批\s?准/ }).waitFor();
  expect(await record.getByRole('button', { name: /已下单/ }).count()).toBe(0);
  await picture(page, 'approvals-detail');
  await record.getByRole('button', { name: /历\s?程/ }).click();
  await page.getByText('王芳 ·').first().waitFor();
  await picture(page, 'approvals-time-line');
  expect(plan.state).toBe('ordered');
});

test('of several records those that stay as they are are listed, each with its reason', async () => {
  const { page } = await stage.visit();
  await enter(page, 'guoqing', '/market/purchase-plan?state=waiting');
  const plan = await planIn('waiting');
  const row = page.getByRole('row').filter({ hasText: plan.planNo });
  await row.first().waitFor();
  await page.getByRole('checkbox', { name: '选择全部行' }).click();
  const api = await openApi(stage.product.address, 'guoqing');
  const { id, version } = plan;
  await api('POST', '/online/cgform/api/transition/market_purchase_plan/approve', { id, version });
  await page.getByRole('button', { name: '批准', exact: true }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s?定/ })
    .click();
  const stay = page.getByRole('region', { name: '不会改动的记录' });
  await stay.getByRole('row').filter({ hasText: plan.planNo }).waitFor();
  await picture(page, 'approvals-refused');
  // What was approved is in this list no more: nothing else shall be done with it from here.
  await page.getByText('已选择 1 项').waitFor();
  await page.setViewportSize(NARROW);
  await expect.poll(() => overflows(page)).toBe(false);
  await picture(page, 'approvals-refused-narrow');
});

test('what was refused stays chosen, and once it is mended it is taken', async () => {
  const { page } = await stage.visit();
  const api = await openApi(stage.product.address, 'wangfang');
  const planNo = 'CG-MENDED';
  const made = { planNo, sku: 'JNE3781', qty: 20, plannedOn: '2026-01-05' };
  expect(await api('POST', '/online/cgform/api/form/market_purchase_plan', made)).toMatchObject({ success: true });
  await enter(page, 'wangfang', `/market/purchase-plan?planNo=${planNo}`);
  const row = page.getByRole('row').filter({ hasText: planNo });
  await row.first().waitFor();
  await page.getByRole('checkbox', { name: '选择全部行' }).click();
  const submit = page.locator('.screen-buttons').getByRole('button', { name: /提\s?交/ });
  await submit.click();
  await page.getByText('请先填写单价，没有金额不能批准').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('已选择 1 项').waitFor();
  await page
    .getByRole('button', { name: /^编\s?辑$/ })
    .first()
    .click();
  const form = page.getByRole('dialog').filter({ has: page.getByLabel('单价') });
  await form.getByLabel('单价').fill('12.5');
  await form.getByRole('button', { name: /确\s?定|保\s?存/ }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByRole('gridcell', { name: '250' }).first().waitFor();
  await submit.click();
  await page.getByRole('gridcell', { name: '待批准' }).first().waitFor();
  expect(await page.getByText(/^已选择/).count()).toBe(0);
});
