import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { compile } from '../../../engine/compile/compile.ts';
import type { Compiled } from '../../../engine/plan/compiled.ts';
import { allRows } from '../../db/Database.ts';
import { applySchema, planSchema } from '../../db/schema/planSchema.ts';
import { loadCompilePorts } from '../../screens/compilePorts.ts';
import { readDeclarations } from '../../screens/readFiles.ts';
import { openTestPglite } from '../../testing/testDatabase.ts';
import { fixedScreens, startTestServer, type TestServer } from '../../testing/testServer.ts';

const url = '/online/cgform/api/importRows/market_order';
const row = {
  orderId: '111-0000001-0000001',
  lineNo: 1,
  orderDate: '2026-11-01',
  status: 'Pending',
  salesChannel: 'Amazon.com',
  qty: 2,
  currency: 'USD',
  amount: 19.98,
};

let server: TestServer;
let headers: Record<string, string>;

async function declared(): Promise<Compiled> {
  return compile(await readDeclarations('screens'), await loadCompilePorts());
}

async function post(rows: unknown, mode?: string, more: Record<string, string> = {}, who = headers) {
  const reply = await server.app.inject({ method: 'POST', url, headers: { ...who, ...more }, payload: { rows, mode } });
  return {
    status: reply.statusCode,
    ...reply.json<{ success: boolean; code: number; message: string; result: never }>(),
  };
}

async function stored(): Promise<Record<string, unknown>[]> {
  const select = 'SELECT * FROM market_order ORDER BY order_id, line_no';
  return (await server.context.db.withTenant(allRows('1000'), (session) => session.query(select))).rows;
}

beforeAll(async () => {
  const compiled = await declared();
  const db = await openTestPglite();
  await applySchema(db, await planSchema(db, [...compiled.models.values()]), { confirm: false });
  server = await startTestServer(db, { screens: fixedScreens(compiled) });
  headers = await server.signIn('admin');
});
afterAll(() => server.close());
beforeEach(() => server.context.db.withTenant(allRows('1000'), (session) => session.query('DELETE FROM market_order')));

describe('importRows', () => {
  it('writes good rows with author, tenant, version and declared defaults', async () => {
    const answer = await post([row, { ...row, lineNo: 2, qty: '3', b2b: true }]);
    expect(answer).toMatchObject({
      success: true,
      code: 200,
      result: { totalCount: 2, successCount: 2, errorCount: 0 },
    });
    expect(await stored()).toMatchObject([
      {
        line_no: 1,
        b2b: 'N',
        tenant_id: '1000',
        version: 1,
        create_by: 'admin',
        amount: 19.98,
        order_date: '2026-11-01',
      },
      { line_no: 2, b2b: 'Y', qty: 3 },
    ]);
  });

  const mixed = [
    row,
    { ...row, lineNo: 2, status: '没有的' },
    { ...row, lineNo: 3, orderDate: '2026-02-30' },
    { ...row, lineNo: 4, orderId: null },
    { ...row, lineNo: 5, qty: -1 },
    { ...row, lineNo: 6, qty: 1.5 },
    { ...row, lineNo: 7, orderId: 'x'.repeat(31) },
    { ...row, lineNo: 8, unknown: 1 },
    { ...row, lineNo: 1 },
    { ...row, lineNo: 10 },
  ];
  const mistakes = [
    { row: 2, key: 'status', message: '订单状态：不在可选范围内：没有的' },
    { row: 3, key: 'orderDate', message: expect.stringContaining('日期不存在') },
    { row: 4, key: 'orderId', message: '请输入订单号' },
    { row: 5, key: 'qty', message: '不能小于0' },
    { row: 6, key: 'qty', message: '数量必须是整数' },
    { row: 7, key: 'orderId', message: '最大长度30位字符' },
    { row: 8, key: 'unknown', message: '未知字段：unknown' },
    { row: 9, key: 'orderId', message: '订单号、行号与第 1 行重复' },
  ];

  it('writes all or nothing, and tells every mistake', async () => {
    const answer = await post(mixed, 'all');
    expect(answer).toMatchObject({
      success: false,
      code: 500,
      result: { successCount: 0, errorCount: 8, errors: mistakes },
    });
    expect(answer.message).toBe('导入失败：8 行有错误，未导入任何数据');
    expect(await stored()).toEqual([]);
  });

  it('writes the good ones on request', async () => {
    const answer = await post(mixed, 'good');
    expect(answer).toMatchObject({
      success: true,
      code: 201,
      message: '导入成功,但是有错误数据!',
      result: { successCount: 2, errors: mistakes },
    });
    expect((await stored()).map((each) => each.line_no)).toEqual([1, 10]);
  });

  it('only looks on request', async () => {
    expect(await post(mixed, 'check')).toMatchObject({ success: true, result: { successCount: 2, errorCount: 8 } });
    expect(await stored()).toEqual([]);
  });

  it('never doubles what is there', async () => {
    await post([row]);
    const again = [row, { ...row, lineNo: 2 }];
    const errors = [{ row: 1, key: 'orderId', message: '订单号、行号的组合已存在' }];
    expect(await post(again, 'all')).toMatchObject({ success: false, result: { errors } });
    expect(await stored()).toHaveLength(1);
    expect(await post(again, 'good')).toMatchObject({ code: 201, result: { successCount: 1, errors } });
    expect(await stored()).toHaveLength(2);
  });

  it('asks what their table asks when they are added one by one', async () => {
    const rule = (ruleCode: string, ruleJson: string) => ({ ruleName: '导入', ruleCode, ruleJson });
    const sound = rule('sound', '[{"digits":"*","pattern":"^A","message":"应以 A 开头"}]');
    const reply = await server.app.inject({
      method: 'POST',
      url: url.replace('market_order', 'system_check_rule'),
      headers,
      payload: { rows: [sound, rule('broken', '[{"digits":')], mode: 'good' },
    });
    expect(reply.json()).toMatchObject({
      code: 201,
      result: {
        successCount: 1,
        errors: [{ row: 2, key: 'ruleJson', message: expect.stringContaining('规则有误') }],
      },
    });
  });

  it('answers a repeated request with the first reply', async () => {
    const key = { 'idempotency-key': 'import-1' };
    const first = await post([row], 'all', key);
    expect(await post([row], 'all', key)).toEqual(first);
    expect(await stored()).toHaveLength(1);
  });

  it.each([[{}], [[]], [['x']], [[null]], [undefined]])('refuses %j as rows', async (rows) => {
    expect(await post(rows)).toMatchObject({ status: 400, code: 400, message: '参数错误' });
  });

  it('refuses an unknown mode', async () => {
    expect(await post([row], 'some')).toMatchObject({ status: 400 });
  });

  it('lets nobody import without the right to add, and into no other tenant', async () => {
    const reader = await server.signIn('caiwu');
    expect(await post([row], 'all', {}, reader)).toMatchObject({ status: 403 });
    const stranger = await server.signIn('other');
    await post([{ ...row, tenantId: '1000', tenant_id: '1000' }], 'all', {}, stranger);
    expect(await stored()).toEqual([]);
  });

  it('does not let a field through that its sender may not know', async () => {
    const operator = await server.signIn('yunying');
    expect(await post([row], 'good', {}, operator)).toMatchObject({
      result: { successCount: 0, errors: [{ row: 1, key: 'amount', message: '未知字段：amount' }] },
    });
  });

  it('looks at a long file a part at a time, others have the database between, and what it says is the same', async () => {
    await post([{ ...row, lineNo: 1_700 }]);
    const rows = Array.from({ length: 2_000 }, (_, index) => ({ ...row, lineNo: index + 1 }));
    rows.push({ ...row, lineNo: 3 }, { ...row, lineNo: 2_002, status: '没有的' });
    const transactions = vi.spyOn(server.context.db, 'withTenant');
    const looked = await post(rows, 'check');
    expect(transactions.mock.calls.filter(([, , options]) => options?.patient === true)).toHaveLength(5);
    transactions.mockRestore();
    const errors = [
      { row: 1_700, key: 'orderId', message: '订单号、行号的组合已存在' },
      { row: 2_001, key: 'orderId', message: '订单号、行号与第 3 行重复' },
      { row: 2_002, key: 'status', message: '订单状态：不在可选范围内：没有的' },
    ];
    expect(looked).toMatchObject({ success: true, result: { successCount: 1_999, errorCount: 3, errors } });
    expect(await stored()).toHaveLength(1);
  });

  it('takes thousands of rows in one request', async () => {
    const rows = Array.from({ length: 5_000 }, (_, index) => ({ ...row, lineNo: index + 1 }));
    expect(await post(rows, 'all')).toMatchObject({ success: true, result: { successCount: 5_000 } });
    expect(await stored()).toHaveLength(5_000);
  });
});
