import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile } from '../../engine/compile/compile.ts';
import { formatDateTime } from '../db/formatDateTime.ts';
import { applySchema, planSchema } from '../db/schema/planSchema.ts';
import { loadCompilePorts } from '../screens/compilePorts.ts';
import { openTestPglite } from '../testing/testDatabase.ts';
import { fixedScreens, startTestServer, type TestServer } from '../testing/testServer.ts';

const states = [
  { value: 'draft', text: '待审' },
  { value: 'approved', text: '通过' },
];
const files = {
  'app.json': { title: '织屏', shortTitle: '织屏', home: '/market/claim' },
  'menu.json': { items: [{ screen: 'market/claim' }, { screen: 'market/other' }] },
  'market/claim.model.json': {
    title: '报销',
    fields: [
      { key: 'name', title: '名称', type: 'input', validateRules: ['required'] },
      { key: 'state', title: '状态', type: 'select', options: states, disabled: true, defaultValue: 'draft' },
      { key: 'approver', title: '审批人', type: 'sel_user', disabled: true },
      { key: 'approvedAt', title: '审批时间', type: 'datetime', disabled: true },
      { key: 'amount', title: '金额', type: 'inputNumber', precision: 2 },
      {
        key: 'paid',
        title: '已付',
        type: 'inputNumber',
        precision: 2,
        validateRules: [{ rule: 'expression', expression: "row.paid <= row.amount ? '' : '已付超过金额'" }],
      },
    ],
  },
  'market/claim.screen.json': {
    title: '报销',
    type: 'list',
    model: 'market/claim',
    rowActions: [
      'edit',
      { code: 'approve', title: '通过', set: { state: 'approved' }, when: { field: 'state', in: ['draft'] } },
      { code: 'pay', title: '付款', set: { paid: 100 } },
      { code: 'sign', title: '签字', set: { approver: '#{sysUserCode}', approvedAt: '#{datetime}' } },
    ],
  },
  'market/other.screen.json': { title: '另一页', type: 'list', model: 'market/claim', permission: 'market:other' },
};

describe('a change that a row action declares', () => {
  let server: TestServer;
  let admin: Record<string, string>;
  let approver: Record<string, string>;

  beforeAll(async () => {
    const sources = Object.entries(files).map(([path, value]) => ({
      path: `screens/${path}`,
      text: JSON.stringify(value),
    }));
    const compiled = compile(sources, await loadCompilePorts());
    expect(compiled.problems).toEqual([]);
    const db = await openTestPglite();
    await applySchema(db, await planSchema(db, [...compiled.models.values()]), { confirm: false });
    server = await startTestServer(db, { screens: fixedScreens(compiled) });
    admin = await server.signIn('admin');
    await db.query('DELETE FROM sys_role_grant');
    await grant('caiwu', 'menu', 'market/claim');
    await grant('caiwu', 'action', 'market:claim:approve');
    approver = await server.signIn('caiwu');
  });
  afterAll(() => server.close());

  /** One more grant for a role of the user. */
  const grant = (username: string, kind: string, code: string) =>
    server.context.db.query(
      `INSERT INTO sys_role_grant
       SELECT m.role_id, $2, $3 FROM sys_user_role m
       JOIN sys_user u ON u.id = m.user_id WHERE u.username = $1 LIMIT 1`,
      [username, kind, code],
    );

  const ask = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, headers = admin) => {
    const reply = await server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    return { status: reply.statusCode, ...reply.json() };
  };
  const api = '/online/cgform/api';
  const added = async (values: object): Promise<string> =>
    (await ask('POST', `${api}/form/market_claim`, values)).result as string;
  const kept = async (id: string) => (await ask('GET', `${api}/form/market_claim/${id}`)).result;
  const act = (action: string, body: object, headers = approver, screen = 'market_claim') =>
    ask('PUT', `${api}/change/market_claim/${screen}/${action}`, body, headers);

  test('names who makes it, and when', async () => {
    const id = await added({ name: '甲' });
    expect(await act('sign', { id, version: 1 }, admin)).toMatchObject({ code: 200 });
    const now = formatDateTime(server.context.clock(), server.context.compiled().app.timeZone);
    const row = await kept(id);
    expect(row).toMatchObject({ approver: 'admin' });
    expect(row.approvedAt.slice(0, 10)).toBe(now.slice(0, 10));
  });

  test('is done by its own permission, on a read-only field, whatever else was sent', async () => {
    const id = await added({ name: '甲' });
    expect(await ask('PUT', `${api}/form/market_claim`, { id, version: 1, name: '乙' }, approver)).toMatchObject({
      status: 403,
    });
    const done = await act('approve', { id, version: '1', name: '乙', state: 'draft', amount: 9 });
    expect(done).toMatchObject({ success: true, message: '通过成功！' });
    expect(await kept(id)).toMatchObject({ name: '甲', state: 'approved', amount: null, version: 2 });
  });

  test('asks for the version, for the rows it stands on, and for what the record’s rules say', async () => {
    const id = await added({ name: '丙', amount: 50 });
    expect(await act('approve', { id, version: 7 })).toMatchObject({ success: false, code: 409 });
    expect(await act('approve', { id, version: 1 })).toMatchObject({ success: true });
    expect(await act('approve', { id, version: 2 })).toMatchObject({
      success: false,
      message: '这一行现在不能通过，请刷新后再看',
    });
    expect(await act('pay', { id, version: 2 }, admin)).toMatchObject({
      code: 400,
      result: [{ key: 'paid', message: '已付超过金额' }],
    });
    expect(await act('approve', { id: 'nobody', version: 1 })).toMatchObject({ success: false, code: 404 });
    expect(await act('approve', {})).toMatchObject({ status: 400 });
  });

  test('is nobody else’s, and nothing that is not declared', async () => {
    const id = await added({ name: '丁' });
    expect(await act('pay', { id, version: 1 })).toMatchObject({ status: 403 });
    expect(await act('approve', { id, version: 1 }, approver, 'market_other')).toMatchObject({ status: 403 });
    expect(await act('approve', { id, version: 1 }, await server.signIn('yunying'))).toMatchObject({ status: 403 });
    expect(await act('edit', { id, version: 1 }, admin)).toMatchObject({ status: 400 });
    expect(await act('approve', { id, version: 1 }, admin, 'market_other')).toMatchObject({ status: 400 });
    const other = await server.signIn('other');
    expect((await act('approve', { id, version: 1 }, other)).success).toBe(false);
    expect(await kept(id)).toMatchObject({ state: 'draft', version: 1 });
  });

  test('what a save cannot change it says', async () => {
    const id = await added({ name: '戊' });
    const edit = (values: object) => ask('PUT', `${api}/form/market_claim`, { id, ...values });
    expect((await edit({ version: 1, state: 'approved' })).message).toBe('修改成功！列 状态 是只读的，未修改。');
    expect((await edit({ version: 2, name: '己', state: 'draft' })).message).toBe('修改成功！');
  });
});
