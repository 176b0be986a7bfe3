import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { openApi, PASSWORD } from './api.ts';
import { enter, NARROW, overflows, picture, prepareStage, WIDE } from './browser.ts';
import { act, answered, beginAdding, cell, columnTexts, dialog, headings, press, question, settled } from './list.ts';

/** A program behind the gateway; its requests by method and address. */
const got: string[] = [];
const upstream = http.createServer((request, reply) => {
  got.push(`${request.method} ${request.url}`);
  request.resume().on('end', () => reply.setHeader('content-type', 'application/json').end('{"from":"erp"}'));
});
afterAll(() => new Promise((done) => upstream.close(done).closeAllConnections()));

const stage = prepareStage(async () => {
  await new Promise<void>((ready) => upstream.listen(0, '127.0.0.1', ready));
  return { variables: { WEFT_GATEWAY_ALLOW: '127.0.0.1' } };
});

test('a schedule is run now, and its result is in the history', async () => {
  const api = await openApi(stage.product.address, 'admin');
  const schedule = { title: '夜里清理', jobClassName: 'sweepFiles', cronExpression: '0 0 3 * * ? *' };
  expect(await api('POST', '/sys/quartzJob/add', schedule)).toMatchObject({ success: true });
  const { page } = await stage.visit();
  await enter(page, 'admin', '/system/schedule');
  await settled(page);
  const row = (await columnTexts(page, 'title')).indexOf('夜里清理');
  await act(page, row, '立即执行');
  await answered(page, () => press(question(page, '确定立即执行'), '立即执行'));
  await page.goto('/system/schedule-run');
  await settled(page);
  // It is done by the clock of the server, some seconds later.
  await expect
    .poll(
      async () => {
        await page.reload();
        await settled(page);
        return (await columnTexts(page, 'title')).includes('夜里清理');
      },
      { timeout: 30_000, interval: 2_000 },
    )
    .toBe(true);
  const at = (await columnTexts(page, 'title')).indexOf('夜里清理');
  expect((await columnTexts(page, 'state'))[at]).toMatch(/成功|执行中/);
  await picture(page, 'schedule-runs');
});

test('a route of the gateway is put into force, checked, and acted on for a change in part', async () => {
  const { port } = upstream.address() as AddressInfo;
  const api = await openApi(stage.product.address, 'admin');
  const predicates = [
    { name: 'Path', args: ['/erp/**'] },
    { name: 'Method', args: ['PATCH'] },
    { name: 'Header', args: { header: 'X-Kind', regexp: 'stock|order' } },
  ];
  const filters = [{ name: 'StripPrefix', args: [{ key: 'parts', value: '1' }] }];
  const router = { routerId: 'erp', name: 'ERP', uri: `http://127.0.0.1:${port}`, status: '0' };
  const parts = { predicates: JSON.stringify(predicates), filters: JSON.stringify(filters) };
  expect(await api('POST', '/sys/gatewayRoute/updateAll', { router: { ...router, ...parts } })).toMatchObject({
    success: true,
  });
  const { page } = await stage.visit();
  await enter(page, 'admin', '/system/gateway-route');
  await settled(page);
  await act(page, 0, '检查');
  await page.getByText('启用后本服务转发 /gateway/erp/** 到').waitFor();
  await act(page, 0, '编辑');
  const editing = dialog(page, '编辑');
  await editing.getByRole('gridcell', { name: '请求头 Header' }).waitFor();
  await picture(page, 'gateway-route-form');
  await editing.getByLabel('状态').click();
  await page.locator('.ant-select-item-option:visible').filter({ hasText: '启用' }).click();
  await answered(page, () => press(editing, '确定'));
  await editing.waitFor({ state: 'detached' });
  await act(page, 0, '检查');
  await page.getByText(/^本服务转发 \/gateway\/erp\/\*\* 到/).waitFor();

  const patch = (kind: string) =>
    api('PATCH', '/gateway/erp/stock/1?v=2', { qty: 1 }, { 'x-kind': kind }).then(({ status }) => status);
  expect([await patch('stock'), await patch('other')]).toEqual([200, 404]);
  expect(got).toEqual(['PATCH /stock/1?v=2']);
  await page.setViewportSize(NARROW);
  await act(page, 0, '编辑');
  await dialog(page, '编辑').getByText('过滤器').first().waitFor();
  expect(await overflows(page)).toBe(false);
  await picture(page, 'gateway-route-form-narrow');
});

test('a key for a program is shown once, and opens what its role may see until it is revoked', async () => {
  const api = await openApi(stage.product.address, 'admin');
  const roles = (await api('GET', '/sys/role/queryall')).result as { id: string; roleName: string }[];
  const role = roles.find(({ roleName }) => roleName === '运营');
  const key = { title: '仓库系统', roleId: role?.id, expireTime: '2099-01-01 00:00:00' };
  expect(await api('POST', '/online/cgform/api/form/system_api_key', key)).toMatchObject({ success: true });
  const { page } = await stage.visit();
  await enter(page, 'admin', '/system/api-key');
  await settled(page);
  await act(page, 0, '生成密钥');
  await press(question(page, '确定生成密钥'), '生成密钥');
  const shown = page.getByRole('dialog').filter({ hasText: '密钥只显示这一次' });
  await shown.waitFor();
  await picture(page, 'api-key-shown');
  const secret = await shown
    .locator('input, textarea, code')
    .first()
    .evaluate((each) => {
      return each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement
        ? each.value
        : (each.textContent ?? '');
    });
  expect(secret.length).toBeGreaterThan(20);
  const read = async () => {
    const headers = { 'x-access-token': secret };
    return (await fetch(`${stage.product.address}/online/cgform/api/getData/market_order?pageSize=1`, { headers }))
      .status;
  };
  expect(await read()).toBe(200);
  await page.reload();
  await settled(page);
  expect(await page.getByText(secret).count()).toBe(0);
  await act(page, 0, '吊销');
  await answered(page, () => press(question(page, '确定吊销'), '吊销'));
  expect(await read()).toBe(401);
});

test('an announcement goes to a department with a file, and is read there', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', '/system/announcement');
  await settled(page);
  const adding = await beginAdding(page);
  await adding.getByRole('textbox', { name: '标题' }).fill('盘点安排');
  await adding.getByText('指定部门', { exact: true }).first().click();
  await adding.getByLabel('指定部门').last().waitFor();
  await picture(page, 'announcement-form');
  await page.setViewportSize(NARROW);
  await picture(page, 'announcement-form-narrow');
  await page.setViewportSize(WIDE);
  await page.keyboard.press('Escape');

  const api = await openApi(stage.product.address, 'admin');
  const form = new FormData();
  form.append('file', new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' }), '盘点表.pdf');
  const signed = await fetch(`${stage.product.address}/sys/login`, {
    method: 'POST',
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
    headers: { 'content-type': 'application/json' },
  });
  const { token } = ((await signed.json()) as { result: { token: string } }).result;
  const stored = await fetch(`${stage.product.address}/sys/common/upload`, {
    method: 'POST',
    body: form,
    headers: { 'x-access-token': token },
  });
  const { message: file } = (await stored.json()) as { message: string };
  const tree = (await api('GET', '/sys/sysDepart/queryTreeList')).result as { id: string }[];
  const said = {
    titile: '盘点安排',
    msgType: 'DEPART',
    deptIds: tree[0]?.id,
    msgContent: '<p>周五盘点。</p>',
    files: file,
    msgCategory: '1',
    priority: 'H',
    startTime: '2026-01-01 00:00:00',
    endTime: '2099-01-01 00:00:00',
  };
  const { result: id } = await api('POST', '/sys/annountCement/add', said);
  expect(await api('GET', `/sys/annountCement/doReleaseData?id=${String(id)}`)).toMatchObject({ success: true });
  const { page: theirs } = await stage.visit();
  await enter(theirs, 'yunying', '/isps/userAnnouncement');
  await theirs.getByText('盘点安排').first().click();
  const reading = dialog(theirs, '通知消息');
  await reading.getByText('周五盘点。').waitFor();
  const download = theirs.waitForEvent('download');
  await reading.getByRole('button', { name: '盘点表.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('盘点表.pdf');
  await picture(theirs, 'announcement-read');
  await theirs.setViewportSize(NARROW);
  await picture(theirs, 'announcement-read-narrow');
  expect(await overflows(theirs)).toBe(false);

  await page.goto('/system/announcement');
  await settled(page);
  expect(await headings(page)).toEqual(expect.arrayContaining(['接收人数', '已读人数']));
  const row = (await columnTexts(page, 'titile')).indexOf('盘点安排');
  await expect.poll(async () => (await columnTexts(page, 'readCount'))[row]).toBe('1');
  await picture(page, 'announcements');
});

test('what is on its way keeps its quantities: no line comes or goes, and what it says stands', async () => {
  const api = await openApi(stage.product.address, 'admin');
  const { result: some } = await api('GET', '/online/cgform/api/getData/fba_shipment?pageSize=1');
  const [{ shop } = { shop: '' }] = (some as { records: { shop: string }[] }).records;
  const add = async (shipmentNo: string, ...codes: string[]): Promise<void> => {
    const lines = [{ msku: 'X-1', declared: 5, shipped: 5 }];
    const shipment = { shipmentNo, shop, fba_shipment_line: lines };
    const { result: id } = await api('POST', '/online/cgform/api/form/fba_shipment', shipment);
    for (const code of codes) {
      const { result } = await api('GET', `/online/cgform/api/form/fba_shipment/${String(id)}`);
      const { version } = result as { version: number };
      const moved = await api('POST', `/online/cgform/api/transition/fba_shipment/${code}`, { id, version });
      expect(moved).toMatchObject({ success: true });
    }
  };
  await add('A-OPEN');
  await add('A-SHIPPED', 'ship');
  const { page } = await stage.visit();
  const below = page.locator('.sub-lists');
  const choose = async (no: string): Promise<void> => {
    await page.goto(`/fba/shipment?shipmentNo=${no}`);
    await settled(page);
    // The number leads to the details.
    await cell(page, 0, 'state').click();
    await below.getByRole('gridcell', { name: 'X-1' }).waitFor();
  };
  await enter(page, 'admin', '/fba/shipment');
  await choose('A-OPEN');
  await below.getByRole('button', { name: /新\s?增/ }).waitFor();
  await choose('A-SHIPPED');
  expect(await below.getByRole('button', { name: /新\s?增|批量删除/ }).count()).toBe(0);
  await picture(page, 'shipment-locked');
  await below.getByRole('button', { name: '编辑', exact: true }).click();
  const editing = dialog(page, '编辑');
  await editing.getByLabel('接收量').fill('4');
  expect(await editing.getByLabel('发货量').isDisabled()).toBe(true);
  await picture(page, 'shipment-line-locked');
  await answered(page, () => press(editing, '确定'));
  await editing.waitFor({ state: 'detached' });
});
