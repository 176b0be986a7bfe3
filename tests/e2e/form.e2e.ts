import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApi } from './api.ts';
import { beSignedIn, overflows, picture, prepareStage, signIn } from './browser.ts';
import { draftWritten, FORM, field, leaveSession, openAdd, patternFields, place } from './formPage.ts';
import { act, dialog, openList, press, question, settled } from './list.ts';

const stage = prepareStage();

const TABS = '/demo/form-tabs';

async function addedBy(page: Page): Promise<Record<string, unknown>> {
  const request = await page.waitForRequest(
    (asked) => asked.method() === 'POST' && /\/form\/demo_form$/.test(asked.url()),
  );
  return request.postDataJSON() as Record<string, unknown>;
}

test('a new record opens with its defaults, computes, and is saved with them', async () => {
  const { page } = await stage.enter('admin', FORM);
  const adding = await openAdd(page);
  await expect.poll(() => field(adding, '数量').inputValue()).toBe('0');
  expect(await field(adding, '所属机构').inputValue()).not.toBe('');
  await expect.poll(() => field(adding, '开始日期').inputValue()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  await field(adding, '名称').fill('带默认值');
  await field(adding, '编码').fill('FM-1001');
  await field(adding, '数量').fill('3');
  await field(adding, '单价').fill('2.5');
  await expect.poll(() => field(adding, '金额').inputValue()).toBe('7.5');
  const sent = addedBy(page);
  await press(adding, '确定');
  expect(await sent).toMatchObject({ kind: 'stock', owner: 'admin', qty: 3, price: 2.5, stage: 'idea' });
  await adding.waitFor({ state: 'hidden' });
  await settled(page);
  await act(page, 0, '详情');
  const detail = dialog(page, '详情');
  await detail.getByText('带默认值', { exact: true }).waitFor();
  // What nobody may write was filled in by the server.
  expect(
    await detail
      .locator('div', { has: page.locator('dt', { hasText: /^所属机构$/ }) })
      .last()
      .textContent(),
  ).not.toContain('–');
  // Its place in the layout: on the screen it may still be growing.
  await expect.poll(() => detail.evaluate((element: HTMLElement) => element.offsetWidth)).toBe(1200);
  await picture(page, 'form-detail');
});

test('conditions show, require and lock fields while one types, inside a group and inside a tab', async () => {
  const { page } = await stage.enter('admin', FORM);
  for (const path of [FORM, TABS]) {
    const adding = await openAdd(page, path);
    expect(await field(adding, '折扣率').count()).toBe(0);
    await field(adding, '折扣').click();
    await field(adding, '折扣率').waitFor();
    await expect.poll(() => adding.locator('label.form-required', { hasText: '折扣率' }).count()).toBe(1);
    expect(await adding.locator('label.form-required', { hasText: '币种' }).count()).toBe(0);
    await field(adding, '数量').fill('5');
    await adding.locator('label.form-required', { hasText: '币种' }).waitFor();
    await adding.getByText('定制', { exact: true }).click();
    if (path === TABS) await adding.getByRole('tab', { name: '选择与标记' }).click();
    await adding.locator('label', { hasText: '尺码' }).waitFor();
    if (path === FORM) {
      expect(await field(adding, '接口密钥').isDisabled()).toBe(false);
      await field(adding, '已核对').click();
      await expect.poll(() => field(adding, '接口密钥').isDisabled()).toBe(true);
    }
    await press(adding, '取消');
    await press(question(page, '放弃修改?'), '放弃');
    await adding.waitFor({ state: 'hidden' });
  }
});

test('errors are counted over all tabs, marked on them, and the first one gets the keyboard', async () => {
  const { page } = await stage.enter('admin', TABS);
  const adding = await openAdd(page, TABS);
  // 备注 stands on the third tab and is required now; nothing on it has been drawn yet.
  await adding.getByText('定制', { exact: true }).click();
  await field(adding, '开始日期').fill('');
  await page.keyboard.press('Tab');
  await press(adding, '确定');
  await adding.getByText(/^有 \d 处需要修改$/).waitFor();
  await adding.getByText('，请填写必填项').waitFor();
  const wrong = await adding.getByText(/^有 \d 处需要修改$/).textContent();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/_name$/);
  await expect.poll(() => adding.getByRole('tab', { name: /资料/ }).textContent()).toBe('资料1');
  await picture(page, 'form-errors-tabs');
  await field(adding, '名称').fill('分页签');
  await field(adding, '编码').fill('FM-1002');
  const left = await adding.getByText(/^有 \d 处需要修改$/).textContent();
  expect(Number(wrong?.[2]) - Number(left?.[2])).toBe(2);
  if (Number(left?.[2]) > 1) {
    await field(adding, '开始日期').fill('2026-11-20');
    await page.keyboard.press('Enter');
  }
  await press(adding, '确定');
  await expect.poll(() => adding.getByRole('tab', { name: /资料/ }).getAttribute('aria-selected')).toBe('true');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/_remark$/);
  await field(adding, '备注').fill('按潘通色号');
  expect(await adding.getByText(/处需要修改$/).count()).toBe(0);
});

test('every pattern says its words of what it refuses, and takes what it accepts', async () => {
  const { page } = await stage.enter('admin', FORM);
  const adding = await openAdd(page);
  for (const group of ['格式校验', '表格格式']) await adding.getByRole('button', { name: group }).click();
  const all = patternFields();
  expect(all).toHaveLength(26);
  for (const [title, { refuses }] of all) await field(adding, title).fill(refuses[0] ?? '');
  await press(adding, '确定');
  for (const [title, { message }] of all) {
    await expect.poll(() => place(adding, title).getByRole('alert').textContent(), { message: title }).toBe(message);
  }
  await field(adding, '手机号').scrollIntoViewIfNeeded();
  await picture(page, 'form-patterns');
  for (const [title, { accepts }] of all) await field(adding, title).fill(accepts[0] ?? '');
  for (const [title] of all) await expect.poll(() => place(adding, title).getByRole('alert').count()).toBe(0);
});

test('a date field left with a text that is no date keeps it, says what is expected, and is not saved', async () => {
  const { page } = await stage.enter('admin', FORM);
  const form = await openAdd(page);
  await expect.poll(() => field(form, '开始日期').inputValue()).not.toBe('');
  for (const [title, text, said] of [
    ['开始日期', '3', '日期格式应为 YYYY-MM-DD：3'],
    ['每日时刻', '25', '时间格式应为 HH:mm:ss：25'],
    ['月份', '2026-13', '日期格式应为 YYYY-MM：2026-13'],
  ] as const) {
    const input = field(form, title);
    await input.fill(text);
    await page.keyboard.press('Tab');
    await form.getByText(said).waitFor();
    expect(await input.inputValue()).toBe(text);
  }
});

test('rules with a number, a rule of the server and a taken value are told; fill rules and expressions give defaults', async () => {
  const api = await openApi(stage.product.address, 'admin');
  const record = { name: '占用单号', code: 'FM-1011', owner: 'admin', currency: 'USD', startDate: '2026-11-20' };
  expect((await api('POST', '/online/cgform/api/form/demo_form', { ...record, serial: 'DD-1' })).success).toBe(true);
  const { page } = await stage.enter('admin', FORM);
  const fresh = await openAdd(page);
  await expect.poll(() => field(fresh, '单据号').inputValue()).toMatch(/^DD\d+/);
  await expect.poll(() => field(fresh, '建单说明').inputValue()).toMatch(/^由 \S+ 于 \d{4}-\d{2}-\d{2} 建立$/);
  // Defaults are no changes: nothing is asked.
  await press(fresh, '取消');
  await fresh.waitFor({ state: 'hidden' });

  const adding = await openAdd(page);
  await adding.getByRole('button', { name: '长度与个数' }).click();
  await field(adding, '单据号').fill('DD-1');
  await field(adding, '商品编码').fill('ab-123');
  await field(adding, '口令').fill('weft');
  await field(adding, '简称').fill('一二三四五六七八九十一');
  await place(adding, '备选尺码').locator('.ant-select').click();
  await page.locator('.ant-select-item-option:visible').first().click();
  await page.keyboard.press('Escape');
  for (const day of ['周六', '周日', '节假日']) await place(adding, '休息日').getByLabel(day).check();
  await place(adding, '单据号').getByText('该值不可用，系统中已存在！').waitFor();
  await place(adding, '商品编码').getByText('前两位应为大写字母').waitFor();
  await press(adding, '确定');
  await place(adding, '口令').getByText('最小长度6位字符').waitFor();
  await place(adding, '简称').getByText('最大长度10位字符').waitFor();
  await place(adding, '备选尺码').getByText('最少选择2项').waitFor();
  await place(adding, '休息日').getByText('最多选择2项').waitFor();
});

test('a folded group opens at its heading', async () => {
  const { page } = await stage.enter('admin', TABS);
  const adding = await openAdd(page, TABS);
  await adding.getByRole('tab', { name: '资料' }).click();
  const heading = adding.getByRole('button', { name: '长内容' });
  await expect.poll(() => heading.getAttribute('aria-expanded')).toBe('false');
  expect(await adding.locator('label', { hasText: '脚本' }).count()).toBe(0);
  await heading.click();
  await adding.locator('label', { hasText: '脚本' }).waitFor();
});

test('FA31: what was typed survives a reload and is offered once', async () => {
  const { page } = await stage.visit();
  await beSignedIn(page, 'admin');
  page.on('dialog', (asked) => void asked.accept());
  const adding = await openAdd(page);
  await field(adding, '名称').fill('写到一半');
  await draftWritten(page, '写到一半');
  await page.reload();
  const again = await openAdd(page);
  const offer = question(page, '恢复上次未保存的内容？');
  await offer.getByText(/您在 \d{4}-\d{2}-\d{2} \d{2}:\d{2} 填写的内容没有保存/).waitFor();
  await picture(page, 'form-draft');
  await press(offer, '恢复');
  await expect.poll(() => field(again, '名称').inputValue()).toBe('写到一半');
  await press(again, '取消');
  await press(question(page, '放弃修改?'), '放弃');
  await again.waitFor({ state: 'hidden' });
  const anew = await openAdd(page);
  expect(await field(anew, '名称').inputValue()).toBe('');
  expect(await offer.count()).toBe(0);
});

test('FA29: the session expires while saving; the same person gets the draft back, another does not', async () => {
  const { page, announce } = await stage.visit();
  announce(/^510 /);
  await signIn(page, 'yunying', FORM);
  const adding = await openAdd(page);
  await field(adding, '名称').fill('会话过期');
  await field(adding, '编码').fill('FM-1003');
  await page.route(
    /\/form\/demo_form$/,
    (route) => route.fulfill({ json: { success: false, code: 510, message: 'Token失效，请重新登录', result: null } }),
    { times: 1 },
  );
  await press(adding, '确定');
  await press(question(page, '登录已过期'), '重新登录');
  await press(dialog(page, '登录已过期'), '换个账号登录');
  await page.waitForURL('**/user/login**');
  await page.getByLabel('用户名').waitFor();

  await signIn(page, 'admin', FORM);
  const others = await openAdd(page);
  expect(await field(others, '名称').inputValue()).toBe('');
  expect(await question(page, '恢复上次未保存的内容？').count()).toBe(0);
  await press(others, '取消');
  await leaveSession(page);

  await signIn(page, 'yunying', FORM);
  const mine = await openAdd(page);
  await press(question(page, '恢复上次未保存的内容？'), '恢复');
  await expect.poll(() => field(mine, '名称').inputValue()).toBe('会话过期');
  await press(mine, '确定');
  await mine.waitFor({ state: 'hidden' });
  // Saved: nothing is left to offer.
  const next = await openAdd(page);
  expect(await question(page, '恢复上次未保存的内容？').count()).toBe(0);
  await press(next, '取消');
});

test('FA30: HTTP 401 signs out and reloads; the draft was written before and is offered after', async () => {
  const api = await openApi(stage.product.address, 'admin');
  const record = { name: '要改的', code: 'FM-1004', owner: 'admin', qty: 1, currency: 'USD', startDate: '2026-11-20' };
  expect((await api('POST', '/online/cgform/api/form/demo_form', record)).success).toBe(true);
  const { page, announce } = await stage.visit();
  announce(/^401 /);
  await signIn(page, 'admin', FORM);
  await openList(page, `${FORM}?name=要改的`);
  await act(page, 0, '编辑');
  const editing = dialog(page, '编辑');
  await field(editing, '名称').fill('改过的');
  await page.route(
    /\/form\/demo_form$/,
    (route) => route.fulfill({ status: 401, json: { success: false, code: 401, message: '未授权', result: null } }),
    { times: 1 },
  );
  await press(editing, '确定');
  await page.getByLabel('用户名').waitFor();
  await signIn(page, 'admin', FORM);
  await openList(page, `${FORM}?name=要改的`);
  await act(page, 0, '编辑');
  await press(question(page, '恢复上次未保存的内容？'), '恢复');
  const again = dialog(page, '编辑');
  await expect.poll(() => field(again, '名称').inputValue()).toBe('改过的');
  await press(again, '确定');
  await again.waitFor({ state: 'hidden' });
});

test('a draft of a record changed meanwhile says so, and its save asks; defaults are for new records only', async () => {
  const api = await openApi(stage.product.address, 'admin');
  const given = { name: '旧草稿', code: 'FM-1012', owner: 'admin', qty: 0, startDate: '2026-11-20', price: null };
  expect((await api('POST', '/online/cgform/api/form/demo_form', given)).success).toBe(true);
  const find = async () => {
    const { result } = await api('GET', `/online/cgform/api/getData/demo_form?code=FM-1012`);
    return (result as { records: Record<string, unknown>[] }).records[0] ?? expect.fail('no such record');
  };
  const { page } = await stage.visit();
  page.on('dialog', (asked) => void asked.accept());
  await beSignedIn(page, 'admin');
  await openList(page, `${FORM}?name=旧草稿`);
  await act(page, 0, '编辑');
  const editing = dialog(page, '编辑');
  expect(await field(editing, '单价').inputValue()).toBe('');
  expect(await field(editing, '建单说明').inputValue()).toBe('');
  await field(editing, '备注').fill('我的备注');
  await draftWritten(page, '我的备注');
  const { id, version } = await find();
  const theirs = { ...given, id, version, remark: '别人的备注' };
  expect((await api('PUT', '/online/cgform/api/form/demo_form', theirs)).success).toBe(true);
  await page.reload();
  await settled(page);
  await act(page, 0, '编辑');
  const offer = question(page, '恢复上次未保存的内容？');
  await offer.getByText('此后这条记录被修改过，保存时会请您核对。').waitFor();
  await press(offer, '恢复');
  const again = dialog(page, '编辑');
  await expect.poll(() => field(again, '备注').inputValue()).toBe('我的备注');
  await press(again, '确定');
  const conflict = dialog(page, '数据已被他人修改');
  await conflict.getByText('别人的备注').waitFor();
  await press(conflict, '保留我的');
  await again.waitFor({ state: 'hidden' });
  expect(await find()).toMatchObject({ remark: '我的备注', price: null });
});

test('FA32: a browser that keeps nothing says so, and the form works', async () => {
  const { page } = await stage.visit();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await beSignedIn(page, 'admin');
  const adding = await openAdd(page);
  await field(adding, '名称').fill('没有草稿');
  await adding.getByText('浏览器不能保存草稿').waitFor();
  await field(adding, '编码').fill('FM-1005');
  await press(adding, '确定');
  await adding.waitFor({ state: 'hidden' });
});

test('the whole screen is taken, given back, and remembered', async () => {
  const { page } = await stage.enter('admin', FORM);
  const adding = await openAdd(page);
  const width = () => adding.evaluate((element) => Math.round(element.getBoundingClientRect().width));
  await expect.poll(() => width()).toBe(1000);
  await adding.getByRole('button', { name: '全屏', exact: true }).first().click();
  await expect.poll(width).toBe(1440);
  expect(await overflows(page)).toBe(false);
  await picture(page, 'form-full-screen');
  await press(adding, '取消');
  const again = await openAdd(page);
  await expect.poll(() => again.evaluate((element) => Math.round(element.getBoundingClientRect().width))).toBe(1440);
  await again.getByRole('button', { name: '退出全屏' }).click();
  await press(again, '取消');
});

test('confirming twice sends once: the button rests, and Enter is told to slow down', async () => {
  const { page, requests } = await stage.enter('admin', FORM);
  const adding = await openAdd(page);
  await field(adding, '名称').fill('点得太快');
  await field(adding, '编码').fill('FM-1006');
  await page.route(/\/form\/demo_form$/, (route) =>
    route.fulfill({ json: { success: false, code: 500, message: '系统繁忙', result: null, timestamp: 0 } }),
  );
  // Both at once: on a busy machine the button has rested before the second try.
  const rests = adding.locator('button:disabled', { hasText: /确\s?定/ }).waitFor();
  await press(adding, '确定');
  await field(adding, '名称').press('Enter');
  await page.getByText('你点击的太快了，请慢点点击!').waitFor();
  await rests;
  await adding.getByText('系统繁忙').waitFor();
  const sent = () => requests.filter((request) => /^POST .*\/form\/demo_form$/.test(request)).length;
  expect(sent()).toBe(1);
  await press(adding, '确定');
  await expect.poll(sent).toBe(2);
});

test('staff pages run without unsafe-eval, and nothing they do is held back by the policy', async () => {
  const { page, announce } = await stage.visit();
  announce(/inline script violates the following Content Security Policy/);
  await page.addInitScript(() => {
    const held: string[] = [];
    Object.assign(window, { held });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      held.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  const held = () => page.evaluate(() => (window as unknown as { held: string[] }).held);
  await beSignedIn(page, 'admin');
  const reply = await page.goto(FORM);
  const policy = reply?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe-eval');
  const adding = await openAdd(page);
  await press(adding, '确定');
  await adding.getByText(/处需要修改$/).waitFor();
  expect(await held()).toEqual([]);
  await page.goto('/demo/grid');
  await page.locator('.ag-row[row-index="0"] [col-id="name"]').dblclick();
  await page.locator('.ag-cell-inline-editing').waitFor();
  expect(await held()).toEqual([]);
  await openList(page, '/market/order-analysis');
  expect(await held()).toEqual([]);
  // The listener hears: what is forbidden is held back and told.
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = '1';
    document.head.append(script);
  });
  await expect.poll(held).toHaveLength(1);
});
