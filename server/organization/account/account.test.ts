import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../config/builtIn.ts';
import { fillDepartments } from '../../demo/fillDepartments.ts';
import { sampleCompiled } from '../../testing/sampleCompiled.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';
import { fixedScreens, startTestServer, type TestServer } from '../../testing/testServer.ts';

const MINUTE = 60_000;
const NEW = 'a-better-one-2026';

describe.each(await openTestDatabases())('the own account on $kind', ({ open }) => {
  let server: TestServer;
  const sent: { to: string; text: string }[] = [];
  beforeAll(async () => {
    const send = async (to: string, text: string) => void sent.push({ to, text });
    server = await startTestServer(await open(), {
      screens: fixedScreens(sampleCompiled()),
      sms: { send },
      mails: { send },
    });
    const known = 'UPDATE sys_user SET phone = $1, confirmed_phone = $1 WHERE username = $2';
    await server.context.db.query(known, [PROFILE.phone, 'caiwu']);
    await fillDepartments(server.context);
  });
  afterAll(() => server.close());

  type Headers = Record<string, string>;
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: Headers, payload?: object) => {
    const reply = await server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    return { status: reply.statusCode, text: reply.body, ...reply.json() };
  };
  const change = (headers: Headers, payload: object, method: 'POST' | 'PUT' = 'POST') =>
    call(method, '/sys/user/updatePassword', headers, payload);
  const alive = async (headers: Headers) =>
    (await call('GET', '/sys/permission/getUserPermissionByToken', headers)).success as boolean;
  const twice = (password: string, oldpassword = DEMO_PASSWORD) => ({
    username: 'caiwu',
    oldpassword,
    password,
    confirmpassword: password,
  });

  test('a password is changed under the rules of the dialog, each with its words', async () => {
    const headers = await server.signIn('caiwu');
    const messages = async (payload: object) => (await change(headers, payload)).message;
    expect(await messages({ password: NEW, confirmpassword: NEW })).toBe('请输入旧密码!');
    expect(await messages({ oldpassword: 'x' })).toBe('请输入新密码!');
    expect(await messages({ oldpassword: 'x', password: NEW })).toBe('请确认新密码!');
    expect(await messages({ ...twice(NEW), confirmpassword: 'other' })).toBe('两次输入的密码不一样！');
    expect(await messages(twice('short1'))).toBe('最小长度8位字符');
    expect(await messages(twice('x1'.repeat(33)))).toBe('最大长度64位字符');
    expect(await messages(twice('only-letters'))).toBe('密码须同时含有字母和数字');
    expect(await messages(twice(DEMO_PASSWORD))).toBe('新密码不能与旧密码相同');
    expect((await change(headers, { ...twice(NEW), password: { $ne: '' } })).status).toBe(400);
    expect(await alive(headers)).toBe(true);
  });

  test.each(['POST', 'PUT'] as const)('a changed password (%s) ends every other session at once', async (method) => {
    const [mine, elsewhere, another] = [
      await server.signIn('caiwu'),
      await server.signIn('caiwu'),
      await server.signIn('yunying'),
    ];
    expect(await change(mine, twice(NEW), method)).toMatchObject({ success: true, message: expect.any(String) });
    expect([await alive(mine), await alive(elsewhere), await alive(another)]).toEqual([true, false, true]);
    await expect(server.signIn('caiwu')).rejects.toThrow('用户名或密码错误');
    expect((await change(mine, twice(DEMO_PASSWORD, NEW), method)).success).toBe(true);
    await server.signIn('caiwu');
  });

  test('A058 nobody changes the password of another, and none is changed without a session', async () => {
    const headers = await server.signIn('caiwu');
    expect((await change(headers, { ...twice(NEW), username: 'admin' })).status).toBe(403);
    expect((await change({}, twice(NEW))).status).toBe(401);
    await server.signIn('admin');
    await server.signIn('caiwu');
  });

  test('A052 guesses at the old password lock as guesses at the sign-in do, sent at once or one by one', async () => {
    const headers = await server.signIn('yunying');
    const guess = (at: number) => ({ ...twice(NEW, `guess${at}`), username: 'yunying' });
    const replies = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((at) => change(headers, guess(at))));
    const said = replies.map((reply) => reply.message as string).toSorted();
    expect(said.filter((message) => message === '旧密码输入错误!')).toHaveLength(4);
    expect(said.filter((message) => message === '密码错误次数过多，请10分钟后再试')).toHaveLength(3);
    const right = { ...twice(NEW), username: 'yunying' };
    expect((await change(headers, right)).message).toBe('密码错误次数过多，请10分钟后再试');
    await expect(server.signIn('yunying')).rejects.toThrow('登录失败次数过多');
    server.clock.advance(10 * MINUTE + 1);
    await server.signIn('yunying');
  });

  test.each(['POST', 'PUT'] as const)('the session moves to another own department (%s)', async (method) => {
    const headers = await server.signIn('yunying');
    const other = await server.signIn('yunying');
    const { result } = await call('GET', '/sys/user/getCurrentUserDeparts', headers);
    expect(result.orgCode).toBe('A01');
    expect(result.list.map((department: { departName: string }) => department.departName)).toEqual([
      '总部',
      '运营一部',
      '运营二部',
    ]);
    const chosen = { orgCode: 'A01A02', username: 'yunying' };
    const moved = await call(method, '/sys/selectDepart', headers, chosen);
    expect(moved.result.userInfo).toMatchObject({ username: 'yunying', orgCode: 'A01A02' });
    expect(moved.text).not.toMatch(/scrypt|password/);
    expect((await call('GET', '/sys/user/getCurrentUserDeparts', headers)).result.orgCode).toBe('A01A02');
    expect((await call('GET', '/sys/user/getCurrentUserDeparts', other)).result.orgCode).toBe('A01');
  });

  test('a sign-in tells the departments, and whether there are none, one or several', async () => {
    const told = async (username: string) => {
      const { result } = await call('POST', '/sys/login', {}, { username, password: DEMO_PASSWORD });
      return [result.multi_depart, result.departs.map(({ orgCode }: { orgCode: string }) => orgCode)];
    };
    expect(await told('yunying')).toEqual([2, ['A01', 'A01A01', 'A01A02']]);
    expect(await told('other')).toEqual([1, ['A01']]);
    await server.context.db.query("UPDATE sys_user SET org_code = NULL WHERE username = 'other'");
    expect(await told('other')).toEqual([0, []]);
    await server.context.db.query("UPDATE sys_user SET org_code = 'A01' WHERE username = 'other'");
  });

  test('A076 a department that is not mine, another tenant’s, or another user is refused', async () => {
    const headers = await server.signIn('yunying');
    const status = async (payload: object) => (await call('POST', '/sys/selectDepart', headers, payload)).status;
    expect(await status({ orgCode: 'A01A03', username: 'yunying' })).toBe(403);
    expect(await status({ orgCode: 'A01A02', username: 'admin' })).toBe(403);
    expect(await status({ orgCode: "A01' OR '1'='1" })).toBe(403);
    expect(await status({ orgCode: ['A01A01'] })).toBe(400);
    expect(await status({})).toBe(400);
    const foreign = await server.signIn('other');
    const { result } = await call('GET', '/sys/user/getCurrentUserDeparts', foreign);
    expect(result.list.map((department: { departName: string }) => department.departName)).toEqual(['隔离演示公司']);
    expect((await call('GET', '/sys/user/getCurrentUserDeparts', headers)).result.orgCode).toBe('A01');
  });

  test('A076 a guest has the departments, the roles and the tenant’s name of where they work, not of their home', async () => {
    const { db } = server.context;
    await db.query(
      "INSERT INTO sys_user_tenant (user_id, tenant_id) SELECT id, '2000' FROM sys_user WHERE username = 'caiwu'",
    );
    const home = await server.signIn('caiwu');
    const { result } = await call('POST', '/sys/selectTenant', home, { tenantId: '2000' });
    const guest = { 'x-access-token': result.token };
    // Both tenants have a department of the code their account has at home.
    expect((await call('GET', '/sys/user/getCurrentUserDeparts', guest)).result).toEqual({ list: [], orgCode: '' });
    expect((await call('POST', '/sys/selectDepart', guest, { orgCode: 'A01' })).status).toBe(403);
    const own = async () => (await call('GET', '/sys/user/login/setting/getUserData', guest)).result;
    const there = { tenantId: '2000', tenantName: '隔离演示租户' };
    expect(await own()).toMatchObject({ ...there, roleNames: [], departNames: [] });
    await db.query("UPDATE sys_user_tenant SET org_code = 'A01' WHERE tenant_id = '2000'");
    expect(await own()).toMatchObject({ ...there, departNames: ['隔离演示公司'] });
    const moved = await call('POST', '/sys/selectDepart', guest, { orgCode: 'A01' });
    expect(moved.result.userInfo).toMatchObject({ tenantId: '2000', orgCode: 'A01' });
    const saved = await edit(guest, PROFILE);
    expect(saved.result.userInfo).toMatchObject({ tenantId: '2000', orgCode: 'A01' });
    const again = await server.signIn('caiwu');
    const { result: atHome } = await call('GET', '/sys/user/login/setting/getUserData', again);
    expect(atHome).toMatchObject({ tenantId: '1000', roleNames: ['财务'], departNames: ['总部', '财务部'] });
    await db.query("DELETE FROM sys_user_tenant WHERE tenant_id = '2000'");
  });

  test('own sessions are listed without their tokens, ended one by one or all but this', async () => {
    const [mine, second, third, stranger] = [
      await server.signIn('admin'),
      await server.signIn('admin'),
      await server.signIn('admin'),
      await server.signIn('caiwu'),
    ];
    await call('DELETE', '/sys/user/login/sessions', mine);
    expect([await alive(mine), await alive(second), await alive(stranger)]).toEqual([true, false, true]);
    const fourth = await server.signIn('admin');
    const listed = await call('GET', '/sys/user/login/sessions', mine);
    expect(listed.result).toHaveLength(2);
    expect(listed.result.filter((session: { current: boolean }) => session.current)).toHaveLength(1);
    for (const { 'x-access-token': token } of [mine, third, fourth]) expect(listed.text).not.toContain(token);
    const { id } = listed.result.find((session: { current: boolean }) => !session.current);
    const strange = await call('DELETE', `/sys/user/login/sessions?id=${id}`, stranger);
    expect(strange).toMatchObject({ success: false, message: '该登录已经退出' });
    expect(await alive(fourth)).toBe(true);
    expect((await call('DELETE', '/sys/user/login/sessions?id=%25', mine)).status).toBe(400);
    expect((await call('DELETE', `/sys/user/login/sessions?id=${id}`, mine)).success).toBe(true);
    expect([await alive(fourth), await alive(mine)]).toEqual([false, true]);
  });

  const PROFILE = { realname: '财务甲', phone: '13900001012', email: 'caiwu@example.com', avatar: 'avatar/a_1.png' };
  const edit = (headers: Headers, payload: object) => call('PUT', '/sys/user/login/setting/userEdit', headers, payload);

  test('A069 a profile holds what its owner may change and nothing else', async () => {
    const headers = await server.signIn('caiwu');
    const more = { selectedroles: '1', status: 2, password: 'x', salt: 'y', orgCode: 'A01A01', username: 'caiwu2' };
    const saved = await edit(headers, { ...PROFILE, ...more, id: 'x', tenantId: '2000' });
    expect(saved.result.userInfo).toMatchObject({ ...PROFILE, username: 'caiwu', orgCode: 'A01', tenantId: '1000' });
    const { result, text } = await call('GET', '/sys/user/login/setting/getUserData', headers);
    expect(result).toMatchObject({ ...PROFILE, roleNames: ['财务'], departNames: ['总部', '财务部'] });
    expect(text).not.toMatch(/scrypt|password|salt|token/i);
    await server.signIn('caiwu');
  });

  const contact = async (headers: Headers, body: Record<string, string>) => {
    server.clock.advance(MINUTE + 1);
    const reply = await call('POST', '/sys/user/login/setting/contactCode', headers, body);
    expect(reply).toMatchObject({ success: true, message: '验证码已发送，5分钟内有效', result: null });
    return /\d{6}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '';
  };
  const account = async (headers: Headers) =>
    (await call('GET', '/sys/user/login/setting/getUserData', headers)).result;
  const NEW_PHONE = '13900001099';

  test('A059 a new phone is one’s own by a code that was sent there, and signs in from then on', async () => {
    const headers = await server.signIn('caiwu');
    const wanted = { ...PROFILE, phone: NEW_PHONE };
    expect((await edit(headers, wanted)).message).toBe('更换手机号，请先获取并填写验证码');
    expect((await edit(headers, { ...wanted, phoneCode: '000000' })).message).toBe('手机号的验证码错误或已过期');
    // Neither a code of another number, nor one that somebody else asked for.
    const other = await contact(headers, { phone: '13900001098' });
    const stranger = await contact(await server.signIn('admin'), { phone: NEW_PHONE });
    for (const phoneCode of [other, stranger])
      expect((await edit(headers, { ...wanted, phoneCode })).success).toBe(false);
    expect(await account(headers)).toMatchObject({ phone: PROFILE.phone, phoneConfirmed: true });
    const phoneCode = await contact(headers, { phone: NEW_PHONE });
    expect(sent.at(-1)?.to).toBe(NEW_PHONE);
    expect((await edit(headers, { ...wanted, phoneCode })).success).toBe(true);
    expect(await account(headers)).toMatchObject({ phone: NEW_PHONE, phoneConfirmed: true });
    server.clock.advance(MINUTE + 1);
    await call('POST', '/sys/sms', {}, { mobile: NEW_PHONE, smsmode: '0' });
    const captcha = /\d{6}/.exec(sent.at(-1)?.text ?? '')?.[0];
    const entered = await call('POST', '/sys/phoneLogin', {}, { mobile: NEW_PHONE, captcha });
    expect(entered.result.userInfo.username).toBe('caiwu');
    // An administrator's change has to be confirmed again.
    await server.context.db.query("UPDATE sys_user SET phone = '13900001097' WHERE username = 'caiwu'");
    expect(await account(headers)).toMatchObject({ phone: '13900001097', phoneConfirmed: false });
    const again = await contact(headers, { phone: '13900001097' });
    expect((await edit(headers, { ...PROFILE, phone: '13900001097', phoneCode: again })).success).toBe(true);
    expect(await account(headers)).toMatchObject({ phoneConfirmed: true });
  });

  test('A059 what another account has confirmed, or has in the tenant, is not taken', async () => {
    const headers = await server.signIn('yunying');
    const phone = '13900001097';
    const told = sent.length;
    await contact(headers, { phone });
    expect(sent.slice(told)).toEqual([{ to: phone, text: '该号码或邮箱已属于其他账号，如非本人操作请忽略。' }]);
    await server.context.db.query("UPDATE sys_user SET phone = '13900001096' WHERE username = 'admin'");
    const phoneCode = await contact(headers, { phone: '13900001096' });
    const own = { ...PROFILE, email: '', phone: '13900001096' };
    expect((await edit(headers, { ...own, phoneCode })).message).toBe('该手机号已被其他账号使用');
    const mail = await edit(headers, { ...own, phone: '', email: PROFILE.email.toUpperCase() });
    expect(mail.message).toBe('该邮箱已被其他账号使用');
    // A confirmation of what is no more somebody's own stands in nobody's way.
    await server.context.db.query("UPDATE sys_user SET phone = NULL WHERE username IN ('admin', 'caiwu')");
    const code = await contact(headers, { phone });
    expect(await edit(headers, { ...own, phone, phoneCode: code })).toMatchObject({ success: true });
  });

  test('A059 a new mail needs its code where mails are sent', async () => {
    const headers = await server.signIn('yunying');
    const email = 'new@example.com';
    const own = { ...PROFILE, phone: '' };
    expect((await edit(headers, { ...own, email })).success).toBe(true);
    expect(await account(headers)).toMatchObject({ email, emailConfirmed: false });
    const emailCode = await contact(headers, { email });
    expect((await edit(headers, { ...own, email, emailCode })).success).toBe(true);
    expect(await account(headers)).toMatchObject({ email, emailConfirmed: true });
    server.context.settings.mailUrl = 'https://mail.example';
    const refused = await edit(headers, { ...own, email: 'newer@example.com' });
    server.context.settings.mailUrl = undefined;
    expect(refused.message).toBe('更换邮箱，请先获取并填写验证码');
    expect((await call('POST', '/sys/user/login/setting/contactCode', {}, { email })).status).toBe(401);
  });

  test.each([
    [{ realname: ' ' }, '请输入姓名'],
    [{ phone: '12345' }, '请输入正确手机号'],
    [{ email: 'no' }, '邮箱格式不正确'],
    [{ avatar: 'https://evil.example/a.png' }, '参数错误'],
    [{ avatar: '../../a.png' }, '参数错误'],
    [{ avatar: 'avatar/a.html' }, '参数错误'],
    [{ realname: { a: 1 } }, '参数错误'],
  ])('a profile with %j is refused', async (wrong, message) => {
    const headers = await server.signIn('caiwu');
    expect(await edit(headers, { ...PROFILE, ...wrong })).toMatchObject({ success: false, message });
  });
});
