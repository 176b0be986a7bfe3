import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApi } from './api.ts';
import { beSignedIn, holdRequests, picture, prepareStage, type Visit } from './browser.ts';
import {
  addProducts,
  at,
  enterProducts,
  openProducts,
  productsOf,
  restAfterInsert,
  save,
  toolbar,
  until,
} from './gridPage.ts';
import { dialog, pager, press, question, settled } from './list.ts';

const stage = prepareStage();

async function choose(page: Page, title: string): Promise<Locator> {
  const box = (await at(page, 0, '_chosen')).getByRole('checkbox');
  if (!(await box.isChecked())) await box.check();
  await page.getByRole('button', { name: new RegExp(`^${[...title].join('\\s?')}$`) }).click();
  const opened = dialog(page, title);
  await opened.getByRole('tab', { name: '打样明细' }).waitFor();
  return opened;
}

function panel(scope: Locator, title: string): Locator {
  return scope.getByRole('tabpanel', { name: title });
}

async function add(lines: Locator): Promise<void> {
  await lines.getByRole('button', { name: /^新\s?增$/ }).click();
}

async function write(lines: Locator, row: number, key: string, text: string): Promise<void> {
  const page = lines.page();
  await (await at(lines, row, key)).click();
  await until(page, `${row} ${key} editing`);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

test('a form with two sub-tables: rows are added, checked, saved, changed and read', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '子表', [{}]);
  const { page } = await enterProducts(stage, '子表');
  const form = await choose(page, '编辑');
  const lines = panel(form, '打样明细');
  await add(lines);
  // The keyboard is in the first cell to be filled at once; the order number comes by itself.
  await page.keyboard.type('SAMPLE 1');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await at(lines, 0, 'item')).textContent()).toBe('SAMPLE 1');
  await write(lines, 0, 'qty', '3');
  await write(lines, 0, 'price', '12.5');
  await expect.poll(async () => (await at(lines, 0, 'amount')).textContent()).toBe('37.50');
  await lines.locator('[row-index="b-0"] [col-id="amount"]').click();
  const origin = page.getByRole('dialog').filter({ hasText: '这个数从哪来' });
  await origin.getByText('sum(row.amount)').waitFor();
  await origin.getByText(/grid-line\.model\.json 第 \d+ 行/).waitFor();
  await origin.getByText('本单据里的行，含还没有保存的修改').waitFor();
  await picture(page, 'form-origin');
  await page.keyboard.press('Escape');
  await origin.waitFor({ state: 'hidden' });
  await form.getByRole('tab', { name: '跟进记录' }).click();
  const notes = panel(form, '跟进记录');
  await add(notes);
  await (await at(notes, 0, 'important')).getByRole('switch').click();
  await form.getByRole('tab', { name: '打样明细' }).click();

  // The content is missing: its tab comes to the front and nothing is saved.
  await press(form, '确定');
  await expect.poll(() => form.getByRole('tab', { name: '跟进记录' }).getAttribute('aria-selected')).toBe('true');
  await notes.locator('.ag-cell[aria-invalid=true][col-id="content"]').waitFor();
  await picture(page, 'grid-form-error');
  await (await at(notes, 0, 'content')).click();
  await page.locator('.ant-popover:visible textarea').fill('工厂已报价');
  await press(page.locator('.ant-popover:visible'), '确定');
  await expect.poll(async () => (await at(notes, 0, 'content')).textContent()).toBe('工厂已报价');
  await press(form, '确定');
  await page.getByText('修改成功！').waitFor();
  await form.waitFor({ state: 'hidden' });

  const again = await choose(page, '编辑');
  const kept = panel(again, '打样明细');
  await expect.poll(async () => (await at(kept, 0, 'amount')).textContent()).toBe('37.50');
  await write(kept, 0, 'qty', '4');
  await press(again, '确定');
  await again.waitFor({ state: 'hidden' });

  const detail = await choose(page, '详情');
  const read = panel(detail, '打样明细');
  await expect.poll(async () => (await at(read, 0, 'amount')).textContent()).toBe('50.00');
  await (await at(read, 0, 'item')).click();
  expect(await read.locator('input:not([type=checkbox])').count()).toBe(0);
  expect(await read.getByRole('button', { name: /^新\s?增$/ }).count()).toBe(0);
  await picture(page, 'grid-form-detail');
  await detail.getByRole('tab', { name: '跟进记录' }).click();
  await expect.poll(async () => (await at(panel(detail, '跟进记录'), 0, 'content')).textContent()).toBe('工厂已报价');
  const important = (await at(panel(detail, '跟进记录'), 0, 'important')).getByRole('switch');
  expect(await important.getAttribute('aria-checked')).toBe('true');
  await important.click({ force: true });
  // A click is answered within the same task; what comes later has come when the next frame is drawn.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await important.getAttribute('aria-checked')).toBe('true');
});

test('tabs of sub-tables tell how many cells are wrong; the first of them comes to the front with the keyboard in it', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '标错', [{}]);
  const { page } = await enterProducts(stage, '标错');
  const form = await choose(page, '编辑');
  await add(panel(form, '打样明细'));
  await form.getByRole('tab', { name: '跟进记录' }).click();
  await add(panel(form, '跟进记录'));
  await press(form, '确定');
  const first = form.getByRole('tab', { name: '打样明细' });
  await expect.poll(() => first.getAttribute('aria-selected')).toBe('true');
  await until(page, '0 item');
  for (const tab of ['打样明细', '跟进记录'])
    await form.getByRole('tab', { name: tab }).getByTitle('有 1 处需要修改').waitFor();
  await picture(page, 'grid-form-wrong');
  await write(panel(form, '打样明细'), 0, 'item', '头样');
  await expect.poll(() => first.getByTitle(/处需要修改/).count()).toBe(0);

  // Many rows scroll in 400 px.
  await restAfterInsert(page);
  const lines = panel(form, '打样明细');
  await lines.getByRole('button', { name: '新增设置' }).click();
  await page.getByLabel('新增行数').fill('8');
  await press(page.locator('.ant-popover:visible'), '保存');
  await add(lines);
  const frame = lines.locator('.edit-grid-frame');
  await expect.poll(() => frame.evaluate((element) => element.clientHeight)).toBe(400);
});

test('what opens over a sub-table belongs to its cell: calendar, people, text, records and files', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '弹层', [{}]);
  const { page } = await enterProducts(stage, '弹层');
  const form = await choose(page, '编辑');
  const lines = panel(form, '打样明细');
  await add(lines);
  await write(lines, 0, 'item', '头样');

  await (await at(lines, 0, 'arriveOn')).click();
  const calendar = page.locator('.ant-picker-dropdown:visible');
  // Looking at another month ends nothing.
  await calendar.locator('.ant-picker-header-next-btn').click();
  await expect.poll(() => lines.locator('.ag-cell-inline-editing[col-id="arriveOn"]').count()).toBe(1);
  const day = calendar.locator('.ant-picker-cell-in-view').first();
  const title = (await day.getAttribute('title')) ?? '';
  await day.click();
  await expect.poll(async () => (await at(lines, 0, 'arriveOn')).textContent()).toBe(title);

  await (await at(lines, 0, 'sample')).click();
  const products = dialog(page, '选择商品');
  await products.getByRole('cell', { name: 'P1002' }).click();
  await products.getByText('已选 1 项').waitFor();
  await press(products, '确定');
  await products.waitFor({ state: 'hidden' });
  await expect.poll(async () => (await at(lines, 0, 'sample')).textContent()).toBe('学院免烫商务衬衫');
  await expect.poll(async () => (await at(lines, 0, 'sampleCode')).textContent()).toBe('P1002');

  // A press beside a file that is still on its way loses nothing.
  const arrive = await holdRequests(page, '**/sys/common/upload', 1);
  await (await at(lines, 0, 'report')).click();
  const upload = dialog(page, '上传文件');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    upload.getByRole('button', { name: '检测报告 上传文件' }).click(),
  ]);
  await chooser.setFiles({ name: '检测.txt', mimeType: 'text/plain', buffer: Buffer.from('合格') });
  await upload.getByRole('button', { name: '取消上传 检测.txt' }).waitFor();
  await page.mouse.click(8, 8);
  arrive();
  await upload.getByRole('button', { name: '移除 检测.txt' }).waitFor();
  await press(upload, '确定');
  await upload.waitFor({ state: 'hidden' });
  const report = await at(lines, 0, 'report');
  await report.getByRole('button', { name: /^下载 检测/ }).waitFor();
  await form.getByRole('tab', { name: '跟进记录' }).click();
  const notes = panel(form, '跟进记录');
  await add(notes);
  await (await at(notes, 0, 'noter')).click();
  const people = dialog(page, '按部门选择用户');
  await people.getByLabel('账号').fill('yunying');
  await people.getByLabel('账号').press('Enter');
  await people.getByRole('cell', { name: 'yunying', exact: true }).click();
  await press(people, '确定');
  await people.waitFor({ state: 'hidden' });
  await expect.poll(async () => (await at(notes, 0, 'noter')).textContent()).toContain('运营专员');
  await (await at(notes, 0, 'content')).click();
  const text = page.locator('.ant-popover:visible');
  await text.locator('textarea').fill('已通知工厂');
  await press(text, '确定');
  await expect.poll(async () => (await at(notes, 0, 'content')).textContent()).toBe('已通知工厂');

  // In the form itself the picker fills its fields as well.
  const product = form.getByLabel('参照商品').first();
  await product.click();
  await products.getByRole('cell', { name: 'P1003' }).click();
  await press(products, '确定');
  await products.waitFor({ state: 'hidden' });
  await expect.poll(() => form.getByLabel('参照编码').first().inputValue()).toBe('P1003');
  await press(form, '确定');
  await form.waitFor({ state: 'hidden' });
  const [saved] = await productsOf(api, '弹层');
  expect(saved).toMatchObject({ productCode: 'P1003' });
  const full = await api('GET', `/online/cgform/api/form/demo_grid/${saved?.id}`);
  expect(full.result).toMatchObject({
    demo_grid_line: [{ arriveOn: title, sampleCode: 'P1002', report: expect.stringContaining('检测') }],
    demo_grid_note: [{ noter: 'yunying', content: '已通知工厂' }],
  });
});

const samplingOf = (name: string) => `/demo/sampling?name=${encodeURIComponent(name)}`;

/** Opens the list whose rows have their sub-tables over and below them. */
async function openSampling(page: Page, name: string): Promise<void> {
  await page.goto(samplingOf(name));
  await samplingShown(page);
}

/** Begins in front of that list. */
async function enterSampling(name: string): Promise<Visit> {
  const visit = await stage.enter('admin', samplingOf(name));
  await samplingShown(visit.page);
  return visit;
}

async function samplingShown(page: Page): Promise<void> {
  await settled(page);
  await page.locator('[row-index="0"] [col-id="name"]').waitFor();
}

test('FA34: a sub-table that does not come says so; the list’s unsaved rows live on', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '缺表', [{ qty: 5 }]);
  const { page, announce } = await stage.visit();
  announce(/net::ERR_FAILED \/assets\/SubTable/, /^console error: .*(SubTable|dynamically imported)/);
  let blocked = true;
  await page.route(/\/assets\/SubTable-.*\.js/, (route) => (blocked ? route.abort() : route.continue()));
  await beSignedIn(page, 'admin');
  await openSampling(page, '缺表');
  await write(page.locator('.weft-content:visible'), 0, 'name', '缺表改');
  await (await at(page, 0, '_number')).click();
  const lines = page.getByRole('dialog', { name: '打样进度 子表' });
  await lines.getByText('明细加载失败').waitFor();
  await picture(page, 'part-missing-sub-table');
  blocked = false;
  await lines.getByRole('button', { name: /重\s?试/ }).click();
  await lines.getByRole('button', { name: /新增/ }).first().waitFor();
  await expect.poll(async () => (await at(page, 0, 'name')).textContent()).toContain('缺表改');
});

test('a state button of a list edited in place: unsaved cells are told first, then the row is changed as it is kept', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '停行', [{ qty: 5 }]);
  const { page } = await enterSampling('停行');
  const stop = page.getByRole('button', { name: /^停\s?止$/ });
  await expect.poll(() => stop.isDisabled()).toBe(true);
  await write(page.locator('.weft-content:visible'), 0, 'qty', '7');
  await (await at(page, 0, '_chosen')).getByRole('checkbox').check();
  await stop.click();
  await press(question(page, '放弃修改?'), '放弃');
  const asked = question(page, '确定停止“停行');
  await asked.getByText('停止后这一行不能再改。').waitFor();
  await press(asked, '停止');
  await expect.poll(async () => (await at(page, 0, 'stage')).textContent()).toBe('停止');
  expect(await productsOf(api, '停行')).toMatchObject([{ stage: 'stop', qty: 5 }]);
  // It does not stand on a row that is stopped.
  await expect.poll(() => stop.isDisabled()).toBe(true);
});

test('a row’s number opens its sub-table over it: changed and saved by itself, and asked about before it closes', async () => {
  const api = await openApi(stage.product.address, 'admin');
  const [product] = await addProducts(api, '弹表', [{ qty: 5 }]);
  const { page } = await enterSampling('弹表');
  await (await at(page, 0, '_number')).click();
  const lines = page.getByRole('dialog', { name: '打样进度 子表' });
  await add(lines);
  await write(lines, 0, 'item', '头样');
  // The menu of a row of the sub-table is no place outside.
  await (await at(lines, 0, '_drag')).getByRole('button').click();
  await restAfterInsert(page);
  await page.getByRole('menuitem', { name: '在下方插入' }).click();
  await write(lines, 1, 'item', '二样');
  // Esc in an editor ends the editor.
  await (await at(lines, 1, 'qty')).click();
  await until(page, '1 qty editing');
  await page.keyboard.press('Escape');
  await until(page, '1 qty');
  await picture(page, 'grid-sub-table');
  await pager(page).click();
  await press(question(page, '放弃修改?'), '继续编辑');
  await lines.getByRole('button', { name: /^保\s?存$/ }).click();
  await page.getByText('修改成功！').waitFor();
  await expect.poll(async () => (await at(lines, 1, 'item')).textContent()).toBe('二样');
  const full = await api('GET', `/online/cgform/api/form/demo_grid/${product?.id}`);
  expect(full.result).toMatchObject({ demo_grid_line: [{ item: '头样' }, { item: '二样' }] });
  await pager(page).click();
  await lines.waitFor({ state: 'hidden' });

  // The row itself knows the record's new version.
  await (await at(page, 0, 'qty')).click();
  await until(page, '0 qty editing');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await save(page);
  expect(await productsOf(api, '弹表')).toMatchObject([{ qty: 7 }]);
});

test('rows open to a sub-table or to their details, one by one and all by the button above', async () => {
  const api = await openApi(stage.product.address, 'admin');
  const [product] = await addProducts(api, '展开', [{}, {}]);
  const notes = [{ notedOn: '2026-03-01', noter: 'admin', content: '面料已到', important: 'N' }];
  const body = { id: product?.id, version: product?.version, demo_grid_note: notes };
  await api('PUT', '/online/cgform/api/form/demo_grid', body);
  const { page } = await enterSampling('展开');
  await (await at(page, 0, '_expand')).getByRole('button', { name: '展开' }).click();
  const open = page.locator('.grid-detail');
  await open.getByText('面料已到').waitFor();
  await toolbar(page, '展开').click();
  await expect.poll(() => open.count()).toBe(2);
  await picture(page, 'grid-expanded');
  await toolbar(page, '收起').click();
  await expect.poll(() => open.count()).toBe(0);

  await openProducts(page, '展开');
  const form = await choose(page, '编辑');
  await form.getByRole('tab', { name: '跟进记录' }).click();
  const kept = panel(form, '跟进记录');
  await (await at(kept, 0, '_expand')).getByRole('button', { name: '展开' }).click();
  await kept.getByRole('region', { name: '详情' }).getByText('面料已到').waitFor();
});

test('a value that shows details opens the record, by a click and by Enter, in lists edited in place and in plain ones', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '看详情', [{}]);
  await api('POST', '/online/cgform/api/form/demo_return', { orderNo: 'R-DETAILS', reason: 'late' });
  const { page } = await enterSampling('看详情');
  const opened = dialog(page, '详情');
  await (await at(page, 0, 'sku')).click();
  await opened.getByText('看详情1', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await opened.waitFor({ state: 'hidden' });
  await until(page, '0 sku');
  await page.keyboard.press('Enter');
  await opened.getByText('看详情1', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await opened.waitFor({ state: 'hidden' });

  await page.goto('/demo/returns?orderNo=R-DETAILS');
  await settled(page);
  await (await at(page, 0, 'orderNo')).click();
  await opened.getByText('R-DETAILS', { exact: true }).waitFor();
});

test('a row the condition locks is neither changed nor chosen', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '锁行', [{ stage: 'stop' }, {}]);
  const { page } = await enterSampling('锁行');
  const locked = await at(page, 0, 'qty');
  await locked.click();
  // What a click on a cell without an editor does here.
  await page.getByRole('dialog', { name: '打样进度 子表' }).waitFor();
  await page.keyboard.press('Escape');
  await until(page, '0 qty');
  expect(await locked.locator('input').count()).toBe(0);
  await page.keyboard.press('Delete');
  await page.getByRole('columnheader').getByRole('checkbox').check();
  await page.getByText('已选 1 项').waitFor();
  expect(await (await at(page, 0, '_chosen')).getByRole('checkbox').count()).toBe(0);
  expect(await page.locator('.edit-grid-changed').count()).toBe(0);
  await picture(page, 'grid-locked-row');
});
