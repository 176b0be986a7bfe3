import fs from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { openDatabase } from '../../server/db/open.ts';
import {
  startTestProvider,
  TEST_CLIENT,
  type TestPerson,
  type TestProvider,
} from '../../server/testing/testProvider.ts';
import { PASSWORD } from './api.ts';
import { NARROW, overflows, picture, prepareStage, type Visit } from './browser.ts';
import { type CasServer, startCasServer } from './casServer.ts';
import { press, question } from './list.ts';

const PHONE = '13800000001';
let person: TestPerson = { sub: 'p1' };
let provider: TestProvider | undefined;
let casUser = 'yunying';
let cas: CasServer | undefined;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'weft-e2e-ways-'));

/** The demonstration with people who have phones, addresses and more than one place to work in. */
async function withPeople(): Promise<string> {
  fs.cpSync(inject('seeded'), folder, { recursive: true });
  const db = await openDatabase({ dataDir: folder });
  await db.query(
    "UPDATE sys_user SET phone = $1, confirmed_phone = $1, email = 'yun@corp.example', confirmed_email = 'yun@corp.example' WHERE username = 'yunying'",
    [PHONE],
  );
  await db.query("UPDATE sys_user SET phone = '13800000002', confirmed_phone = '13800000002' WHERE username = 'caiwu'");
  await db.query("INSERT INTO sys_user_tenant SELECT id, '2000' FROM sys_user WHERE username = 'caiwu'");
  await db.query(`INSERT INTO sys_user_role SELECT u.id, r.id FROM sys_user u, sys_role r
    WHERE u.username = 'caiwu' AND r.tenant_id = '2000' AND r.role_code = 'admin'`);
  await db.close();
  return folder;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

const stage = prepareStage(async () => {
  const port = await freePort();
  const own = `http://127.0.0.1:${port}`;
  provider = await startTestProvider(`${own}/sys/thirdLogin/corp/callback`, () => person);
  cas = await startCasServer(() => casUser);
  const corp = { id: 'corp', title: '企业账号', issuer: provider.issuer, ...TEST_CLIENT };
  return {
    data: await withPeople(),
    variables: {
      PORT: String(port),
      WEFT_PUBLIC_URL: own,
      WEFT_OIDC: JSON.stringify([corp]),
      WEFT_CAS_URL: cas.address,
      WEFT_REGISTER_ROLE: 'operator',
      WEFT_SLIDER: '1',
    },
  };
});
afterAll(async () => {
  await provider?.close();
  cas?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** The code in the last text that went to the number, from the server's log. */
async function codeSentTo(phone: string, after = 0): Promise<string> {
  const sent = () =>
    [...stage.product.output().matchAll(/"phone":"(\d+)","text":"验证码 (\d{6})/g)].filter(
      (match) => match[1] === phone,
    );
  await expect.poll(() => sent().length, { timeout: 20_000 }).toBeGreaterThan(after);
  return sent().at(-1)?.[2] ?? '';
}

const submit = (page: Page, name = /登\s?录$/) => page.getByRole('button', { name }).click();

async function slide(page: Page): Promise<void> {
  await page.getByRole('slider').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByText('验证通过').waitFor();
}

async function byAccount(page: Page, user: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('用户名').fill(user);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await slide(page);
  await submit(page);
}

const isIn = (page: Page) => page.getByLabel(/的菜单$/).waitFor();

async function askForCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByRole('button', { name: /^[1-9][0-9]? 秒后重发$/ }).waitFor();
}

test('by phone: the number is checked, the code comes once a minute, a wrong one is told', async () => {
  const { page, requests } = await stage.visit();
  await page.goto('/user/login?redirect=%2Fmarket%2Forder');
  await page.getByRole('tab', { name: '手机号登录' }).click();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('请输入手机号').waitFor();
  await page.getByLabel('手机号', { exact: true }).fill('12345');
  await page.getByText('请输入正确手机号').waitFor();
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([]);
  await page.getByLabel('手机号', { exact: true }).fill(PHONE);
  await askForCode(page);
  await picture(page, 'login-phone');
  const code = await codeSentTo(PHONE);
  await page.getByLabel('验证码', { exact: true }).fill(code === '000000' ? '000001' : '000000');
  await submit(page);
  await page.getByText('手机号或验证码错误').waitFor();
  await page.getByLabel('验证码', { exact: true }).fill(code);
  await submit(page);
  await page.waitForURL('**/market/order');
  await isIn(page);
});

test('the slider stands before the first try; after failures the picture takes its place', async () => {
  const { page, requests } = await stage.visit();
  await page.goto('/user/login');
  await page.getByLabel('用户名').fill('nobody_here');
  await page.getByLabel('密码', { exact: true }).fill('wrong');
  await submit(page);
  await page.getByText('请拖动滑块完成验证').waitFor();
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([]);
  await picture(page, 'login-slider');
  for (let attempt = 0; attempt < 4; attempt++) {
    await slide(page);
    await Promise.all([page.waitForResponse('**/sys/login'), submit(page)]);
    // A try that failed is to be proven again.
    await page.getByText('验证通过').waitFor({ state: 'detached' });
  }
  await page.getByAltText('验证码').waitFor();
  expect(await page.getByRole('slider').count()).toBe(0);
});

test('by mouse the handle has to go the whole way', async () => {
  const { page } = await stage.visit();
  await page.goto('/user/login');
  const handle = page.getByRole('slider');
  const drag = async (by: number) => {
    const box = await handle.boundingBox();
    if (!box) throw new Error('no handle');
    await page.mouse.move(box.x + 10, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 10 + by, box.y + 12, { steps: 5 });
    await page.mouse.up();
  };
  await drag(100);
  expect(await page.getByText('验证通过').count()).toBe(0);
  await drag(500);
  await page.getByText('验证通过').waitFor();
});

/** The provider is another site; going there is what is tried. */
const announceProvider = (visit: Visit) => visit.announce(/^request to another place: http:\/\/127\.0\.0\.1/);

test('with a provider: there and back, to the page that was asked for', async () => {
  person = { sub: 'p1', email: 'yun@corp.example', email_verified: true };
  const visit = await stage.visit();
  announceProvider(visit);
  const { page } = visit;
  await page.goto('/market/order?status=Shipped');
  await page.getByRole('link', { name: '企业账号' }).waitFor();
  await picture(page, 'login-providers');
  await page.getByRole('link', { name: '企业账号' }).click();
  await page.waitForURL('**/market/order?status=Shipped');
  await page.getByLabel('运营专员 的菜单').waitFor();
});

test('with a provider that knows somebody we do not: signing in once binds the two', async () => {
  person = { sub: 'stranger' };
  const visit = await stage.visit();
  announceProvider(visit);
  const { page } = visit;
  await page.goto('/user/login');
  await page.getByRole('link', { name: '企业账号' }).click();
  await page.getByText('该第三方账号尚未绑定').waitFor();
  expect(new URL(page.url()).search).toBe('');
  await picture(page, 'login-unbound');
  await byAccount(page, 'admin');
  await page.getByText('第三方账号已绑定，下次可直接登录').waitFor();
  const again = await stage.visit();
  announceProvider(again);
  await again.page.goto('/oauth2-app/login');
  await again.page.getByLabel('管理员 的菜单').waitFor();

  await again.page.goto('/account/settings/binding');
  const bound = again.page.getByRole('listitem').filter({ hasText: '企业账号' });
  await bound.getByText(/^绑定于 \d{4}-/).waitFor();
  await picture(again.page, 'account-binding');
  await bound.getByRole('button', { name: '解除绑定' }).click();
  await press(question(again.page, '解除与“企业账号”的绑定?'), '解除绑定');
  await again.page.getByText('没有绑定第三方账号').waitFor();
});

test('with CAS: there and back, the ticket gone from the address; a used one and a stranger are refused', async () => {
  const visit = await stage.visit();
  announceProvider(visit);
  const { page } = visit;
  await page.goto('/user/login');
  await page.getByRole('link', { name: '统一认证登录' }).click();
  await page.getByLabel('运营专员 的菜单').waitFor();
  expect(page.url()).not.toContain('ticket');

  const other = await stage.visit();
  announceProvider(other);
  await other.page.goto('/user/login?ticket=ST-1-abcdef');
  await other.page.getByText('统一认证失败，请重新登录').waitFor();
  expect(new URL(other.page.url()).search).toBe('');
  casUser = 'nobody-here';
  await other.page.goto('/user/login');
  await other.page.getByRole('link', { name: '统一认证登录' }).click();
  await other.page.getByText('该账号在本系统不存在或已停用，请联系管理员').waitFor();
  await picture(other.page, 'login-cas-stranger');
});

test('a link with somebody else’s ticket signs nobody in', async () => {
  const { page } = await stage.visit();
  await page.goto(`/user/login?thirdToken=${'x'.repeat(43)}&thirdType=corp`);
  await page.getByText('第三方登录已超时，请重新登录').waitFor();
  await page.goto('/user/login?thirdFailure=1');
  await page.getByText('第三方登录失败，请重试或用账号密码登录').waitFor();
});

test('nothing that comes later moves what is there already: a click finds what it was meant for', async () => {
  const { page } = await stage.visit();
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/assets\/(ThirdLogins|SlideCheck)-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/user/login');
  const link = page.getByRole('link', { name: '注册账号' });
  await link.waitFor();
  const before = await link.boundingBox();
  letThrough();
  await page.getByRole('link', { name: '企业账号' }).waitFor();
  await page.getByRole('slider').waitFor();
  expect(await link.boundingBox()).toEqual(before);
});

test('registration: rules at every field, a code of the number, then the result', async () => {
  const { page } = await stage.visit();
  await page.goto('/user/login');
  await page.getByRole('link', { name: '注册账号' }).click();
  await page.getByLabel('邮箱').waitFor();
  await submit(page, /^注\s?册$/);
  for (const text of ['请输入用户名', '请输入新密码!', '请确认新密码!', '请输入手机号', '请输入验证码']) {
    await page.getByText(text).waitFor();
  }
  await page.getByLabel('用户名').fill('a b');
  await page.getByText('只允许字母、数字、下划线').waitFor();
  await page.getByLabel('用户名').fill('fresh_one');
  await page.getByLabel('新密码', { exact: true }).fill('abcd1234');
  await page.getByLabel('确认新密码').fill('abcd12345');
  await page.getByText('两次输入的密码不一样！').waitFor();
  await page.getByLabel('确认新密码').fill('abcd1234');
  await page.getByLabel('手机号', { exact: true }).fill('13900000009');
  await askForCode(page);
  await page.getByLabel('验证码', { exact: true }).fill(await codeSentTo('13900000009'));
  await picture(page, 'register');
  await submit(page, /^注\s?册$/);
  await page.getByText('账号 fresh_one 已开通，现在可以登录').waitFor();
  await picture(page, 'register-result');
  await page.getByRole('button', { name: '去登录' }).click();
  await byAccount(page, 'fresh_one', 'abcd1234');
  await isIn(page);
});

test('a new password in four steps', async () => {
  const before = stage.product.output().match(/"phone":"13800000002"/g)?.length ?? 0;
  const { page } = await stage.visit();
  await page.goto('/user/login');
  await page.getByRole('link', { name: '忘记密码' }).click();
  await page.getByText('确认账号').waitFor();
  await page.getByRole('heading', { name: '找回密码' }).waitFor();
  await page.getByLabel('用户名').fill('caiwu');
  await picture(page, 'alteration-account');
  await submit(page, /下一步/);
  await page.getByLabel('手机号', { exact: true }).fill('13800000002');
  await askForCode(page);
  await page.getByLabel('验证码', { exact: true }).fill(await codeSentTo('13800000002', before));
  await picture(page, 'alteration-phone');
  await submit(page, /下一步/);
  await page.getByLabel('新密码', { exact: true }).fill('brandNew1');
  await page.getByLabel('确认新密码').fill('brandNew1');
  await picture(page, 'alteration-password');
  await submit(page, /完\s?成/);
  await page.getByText('密码已修改').waitFor();
  await picture(page, 'alteration-done');
});

test('several tenants: one is chosen, and its data is what one sees', async () => {
  const first = await stage.visit();
  const { page } = first;
  await page.goto('/market/order');
  await byAccount(page, 'caiwu', 'brandNew1');
  const choice = page.getByRole('heading', { name: '选择租户' });
  await choice.waitFor();
  await picture(page, 'login-tenants');
  // Neither a reload, nor another address, nor another tab is a way around it.
  await page.reload();
  await choice.waitFor();
  await page.goto('/market/order-analysis');
  await choice.waitFor();
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/market/order-analysis');
  const second = await stage.visit({ beside: first });
  await second.page.goto('/market/order');
  await second.page.getByRole('heading', { name: '选择租户' }).waitFor();
  await second.page.close();
  await page.getByRole('button', { name: '隔离演示租户' }).click();
  await isIn(page);
  const session = await page.evaluate(() => localStorage.getItem('pro__session'));
  expect(session).toContain('"tenantId":"2000"');
});

test('several departments and none of one’s own: one must be chosen', async () => {
  const { page } = await stage.visit();
  const list = [
    { id: '1', orgCode: 'A01', departName: '总部' },
    { id: '2', orgCode: 'A01A02', departName: '运营二部' },
  ];
  const answer = (result: unknown) => ({ json: { success: true, code: 200, message: '', result, timestamp: 0 } });
  await page.route('**/sys/user/getCurrentUserDeparts*', (route) => route.fulfill(answer({ list, orgCode: '' })));
  const asked: unknown[] = [];
  await page.route('**/sys/selectDepart', async (route) => {
    asked.push(route.request().postDataJSON());
    await route.fulfill(answer({ userInfo: { username: 'fresh_one', realname: '新人', orgCode: 'A01A02' } }));
  });
  await page.goto('/user/login');
  await byAccount(page, 'fresh_one', 'abcd1234');
  const dialog = page.getByRole('dialog', { name: '部门选择' });
  await dialog.waitFor();
  await page.reload();
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(450);
  await submit(page, /确\s?定/);
  await dialog.getByText('请选择部门').waitFor();
  await dialog.getByRole('combobox').click();
  await page.getByTitle('运营二部').click();
  await picture(page, 'login-department');
  await submit(page, /确\s?定/);
  await page.getByLabel('新人 的菜单').waitFor();
  expect(asked).toEqual([{ orgCode: 'A01A02', username: 'fresh_one' }]);
  expect(await page.evaluate(() => localStorage.getItem('pro__session'))).toContain('A01A02');
});

test.each([
  ['/user/login', 'login-providers-narrow'],
  ['/user/register', 'register-narrow'],
  ['/user/alteration', 'alteration-narrow'],
])('%s fits a phone', async (address, name) => {
  const { page } = await stage.visit({ size: NARROW });
  await page.goto(address);
  await page.getByLabel('用户名').waitFor();
  await page.waitForLoadState('networkidle');
  await picture(page, name);
  expect(await overflows(page)).toBe(false);
});

test('the tabs go by arrow keys, and what a way needs comes only with it', async () => {
  const { page, requests } = await stage.visit();
  await page.goto('/user/login');
  await page.getByRole('slider').waitFor();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((request) => /assets\/(PhoneForm|Choices|Arrival|RegisterPage|fields)/.test(request))).toEqual(
    [],
  );
  await page.getByRole('tab', { name: '账号密码登录' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('手机号', { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('tab', { name: '手机号登录' }).getAttribute('aria-selected')).toBe('true');
});
