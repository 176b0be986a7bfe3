import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleTables } from '../../testing/sampleScreens.ts';
import { type Call, type SampleServer, startSample } from '../../testing/sampleServer.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';

const api = '/online/cgform/api';
const databases = await openTestDatabases();

describe.each(databases)('saving a whole grid on $kind', ({ open }) => {
  let sample: SampleServer;

  beforeAll(async () => {
    sample = await startSample(await open({ filled: sampleTables }));
  });
  afterAll(async () => {
    await sample.close();
  });

  const save = (body: Record<string, unknown>, more: Call = {}) =>
    sample.call('PUT', `${api}/saveAll/market_bill`, { body, ...more });
  const rows = async (query: Record<string, string> = {}, as = 'admin') => {
    const parameters = { column: 'billNo', order: 'asc', pageSize: '100', ...query };
    return (await sample.call('GET', `${api}/getData/market_bill`, { query: parameters, as })).result.records;
  };
  const filled = async (names: string[], as = 'admin'): Promise<{ id: string; version: number }[]> => {
    const reply = await save({ added: names.map((billNo) => ({ billNo })) }, { as });
    if (!reply.success) throw new Error(reply.text);
    return reply.result.added;
  };

  test('adds, changes and removes in one go and answers ids and versions in order', async () => {
    const [first, second, third] = await filled(['A-1', 'A-2', 'A-3']);
    const reply = await save({
      added: [{ temporary: 'row_9', billNo: 'A-4', buyer: '王芳' }, { billNo: 'A-5' }],
      changed: [
        { id: second?.id, version: 1, buyer: '李雷' },
        { id: first?.id, version: '1', billNo: 'A-0', cost: '12.5' },
      ],
      removed: [{ id: third?.id, version: 1 }],
    });
    expect(reply).toMatchObject({ success: true, code: 200 });
    const changed = [second, first].map((row) => ({ id: row?.id, version: 2 }));
    expect(reply.result).toEqual({
      set: expect.stringMatching(/^\d+$/),
      added: [
        { temporary: 'row_9', id: expect.stringMatching(/^\d+$/), version: 1 },
        { id: expect.stringMatching(/^\d+$/), version: 1 },
      ],
      changed,
    });
    const stored = (await rows({ billNo: 'A-*' })) as Record<string, unknown>[];
    expect(stored.map(({ billNo, version, buyer, cost }) => [billNo, version, buyer, cost])).toEqual([
      ['A-0', 2, null, 12.5],
      ['A-2', 2, '李雷', null],
      ['A-4', 1, '王芳', null],
      ['A-5', 1, null, null],
    ]);
    expect(stored[0]).toMatchObject({ updateBy: 'admin', createBy: 'admin' });
    expect(stored.find((row) => row.billNo === 'A-4')?.id).toBe(reply.result.added[0].id);
    expect((await save({})).result).toEqual({ added: [], changed: [] });
  });

  test('every mistake is told with its place, and nothing is kept', async () => {
    const [kept] = await filled(['M-1']);
    const reply = await save({
      added: [{ billNo: 'M-2' }, { cost: 'x', foo: 1 }],
      changed: [{ id: kept?.id, version: 1, billNo: '' }],
    });
    expect(reply).toMatchObject({ success: false, code: 400, message: '校验未通过' });
    expect(reply.result).toEqual([
      { index: 1, part: 'added', key: 'cost', message: expect.stringContaining('成本') },
      { index: 1, part: 'added', key: 'foo', message: '未知字段：foo' },
      { index: 1, part: 'added', key: 'billNo', message: '请输入单号' },
      { index: 0, part: 'changed', id: kept?.id, key: 'billNo', message: '请输入单号' },
    ]);
    expect(await rows({ billNo: 'M-*' })).toHaveLength(1);
  });

  test('rules of fields and what only the database knows are told together, by the row as its sender calls it', async () => {
    const [other] = await filled(['AT-2', 'AT-1', 'AT-0']);
    const reply = await save({
      added: [
        { temporary: 'row_1', billNo: 'AT-0', cost: 1.239 },
        { temporary: 'row_2', billNo: 'AT-3', orderNum: 99_999_999_999 },
        { temporary: 'row_3', billNo: 'AT-3', buyer: '甲'.repeat(300) },
      ],
      changed: [{ id: other?.id, version: 1, billNo: 'AT-1', cost: 'x' }],
    });
    expect(reply.result).toEqual([
      { index: 0, part: 'added', id: 'row_1', key: 'cost', message: '成本最多2位小数' },
      { index: 0, part: 'added', id: 'row_1', key: 'billNo', message: '该值不可用，系统中已存在！' },
      { index: 1, part: 'added', id: 'row_2', key: 'orderNum', message: '次序超出范围' },
      { index: 1, part: 'added', id: 'row_2', key: 'billNo', message: '单号不能重复' },
      { index: 2, part: 'added', id: 'row_3', key: 'buyer', message: '最大长度255位字符' },
      { index: 2, part: 'added', id: 'row_3', key: 'billNo', message: '单号不能重复' },
      { index: 0, part: 'changed', id: other?.id, key: 'cost', message: expect.stringContaining('请输入数字') },
      { index: 0, part: 'changed', id: other?.id, key: 'billNo', message: '该值不可用，系统中已存在！' },
    ]);
    expect(await rows({ billNo: 'AT-*' })).toHaveLength(3);
  });

  test('of a thousand mistakes the first hundred are told', async () => {
    const reply = await save({ added: Array.from({ length: 300 }, () => ({ billNo: '', cost: 0.001 })) });
    expect(reply.message).toBe('校验未通过，共 600 处，先列出前 100 处');
    expect(reply.result).toHaveLength(100);
  });

  test('unique values: exchanged, given up and taken in one save, or told by field', async () => {
    const [one, two, three] = await filled(['U-1', 'U-2', 'U-3']);
    const turned = await save({
      added: [{ billNo: 'U-3' }],
      changed: [
        { id: one?.id, version: 1, billNo: 'U-2' },
        { id: two?.id, version: 1, billNo: 'U-1' },
      ],
      removed: [{ id: three?.id, version: 1 }],
    });
    expect(turned).toMatchObject({ success: true });
    const reply = await save({
      added: [{ billNo: 'U-9', buyer: '同名' }, { billNo: 'U-8', buyer: '同名' }, { billNo: 'U-2' }],
      changed: [{ id: two?.id, version: 2, billNo: 'U-9' }],
    });
    const told = [...reply.result].sort((left, right) =>
      `${left.part}${left.index}`.localeCompare(`${right.part}${right.index}`),
    );
    expect(told).toEqual([
      { index: 0, part: 'added', key: 'billNo', message: '单号不能重复' },
      { index: 0, part: 'added', key: 'buyer', message: '收货人不能重复' },
      { index: 1, part: 'added', key: 'buyer', message: '收货人不能重复' },
      { index: 2, part: 'added', key: 'billNo', message: '该值不可用，系统中已存在！' },
      { index: 0, part: 'changed', id: two?.id, key: 'billNo', message: '单号不能重复' },
    ]);
    // The same value in another tenant is nobody's business.
    expect(await save({ added: [{ billNo: 'U-1' }] }, { as: 'other' })).toMatchObject({ success: true });
  });

  test('a version that moved on is told with the record as it is, and nothing is kept', async () => {
    const [one, two] = await filled(['V-1', 'V-2']);
    await save({ changed: [{ id: one?.id, version: 1, buyer: '别人' }] });
    const reply = await save({
      added: [{ billNo: 'V-3' }],
      changed: [{ id: one?.id, version: 1, buyer: '我' }],
      removed: [{ id: two?.id, version: 5 }],
    });
    expect(reply).toMatchObject({ status: 200, success: false, code: 409, message: '数据已被他人修改' });
    expect(reply.result.conflicts).toMatchObject([
      { id: one?.id, current: { billNo: 'V-1', version: 2, buyer: '别人' } },
      { id: two?.id, current: { billNo: 'V-2', version: 1 } },
    ]);
    expect(await rows({ billNo: 'V-*' })).toHaveLength(2);
  });

  test('FA15: of two batches over the same records one wins whole', async () => {
    const [one, two] = await filled(['R-1', 'R-2']);
    const race = (buyer: string, order: ({ id: string } | undefined)[]) =>
      save({ changed: order.map((row, index) => ({ id: row?.id, version: 1, buyer: `${buyer}${index}` })) });
    const replies = await Promise.all([race('甲', [one, two]), race('乙', [two, one]), race('丙', [one, two])]);
    expect(replies.filter((reply) => reply.success)).toHaveLength(1);
    expect(replies.filter((reply) => reply.code === 409)).toHaveLength(2);
    const buyers = (await rows({ billNo: 'R-*' })).map((row: { buyer: string }) => row.buyer[0]);
    expect(new Set(buyers).size).toBe(1);
  });

  test('FA16: the same batch under one key is saved once', async () => {
    const more = { headers: { 'idempotency-key': 'grid-once' } };
    const first = await save({ added: [{ billNo: 'I-1' }] }, more);
    const again = await save({ added: [{ billNo: 'I-1' }] }, more);
    expect(again.result).toEqual(first.result);
    expect(await rows({ billNo: 'I-*' })).toHaveLength(1);
    expect(await save({ added: [{ billNo: 'I-2' }] }, more)).toMatchObject({ status: 400 });
  });

  test('A067 A068: tenant and system columns in rows do nothing', async () => {
    const forged = { tenantId: '2000', tenant_id: '2000', createBy: 'x', sysOrgCode: 'Z', delFlag: '1' };
    const reply = await save({ added: [{ id: 'mine', version: 9, billNo: 'F-1', ...forged }] });
    const { id } = reply.result.added[0];
    expect(id).not.toBe('mine');
    await save({ changed: [{ id, version: 1, updateBy: 'x', buyer: '改', ...forged }] });
    const [row] = await rows({ billNo: 'F-1' });
    expect(row).toMatchObject({ id, version: 2, createBy: 'admin', updateBy: 'admin', sysOrgCode: 'A01' });
    expect(await rows({ billNo: 'F-1' }, 'other')).toEqual([]);
  });

  test('A073: each part needs its own right', async () => {
    const [one] = await filled(['P-1']);
    const named = { id: one?.id, version: 1 };
    expect(await save({ added: [{ billNo: 'P-2' }] }, { as: 'caiwu' })).toMatchObject({ status: 403, code: 403 });
    expect(await save({ changed: [named] }, { as: 'caiwu' })).toMatchObject({ status: 403 });
    const mixed = { added: [{ billNo: 'P-2' }], removed: [named] };
    expect(await save(mixed, { as: 'yunying' })).toMatchObject({ status: 403 });
    expect(await rows({ billNo: 'P-*' })).toHaveLength(1);
    const allowed = { added: [{ billNo: 'P-2' }], changed: [{ ...named, buyer: '运营' }] };
    expect(await save(allowed, { as: 'yunying' })).toMatchObject({ success: true });
    // A field the actor may not know of cannot be written and is not told in a conflict.
    const hidden = await save({ changed: [{ ...named, version: 2, cost: 1 }] }, { as: 'yunying' });
    expect(hidden.result).toMatchObject([{ index: 0, part: 'changed', key: 'cost', message: '未知字段：cost' }]);
    const conflict = await save({ changed: [named] }, { as: 'yunying' });
    expect(Object.keys(conflict.result.conflicts[0].current)).not.toContain('cost');
  });

  test('A036 A074: ids of nobody or of another tenant make the whole batch fail', async () => {
    const [mine] = await filled(['T-1']);
    const [theirs] = await filled(['T-2'], 'other');
    for (const foreign of [
      { id: theirs?.id, version: 1 },
      { id: "1' or '1'='1", version: 1 },
    ]) {
      for (const part of ['changed', 'removed']) {
        const other = part === 'changed' ? 'removed' : 'changed';
        const reply = await save({ [part]: [{ ...foreign, billNo: 'x' }], [other]: [{ ...mine, billNo: 'T-9' }] });
        expect(reply).toMatchObject({ status: 200, code: 409, result: { conflicts: [], gone: [foreign.id] } });
      }
    }
    expect(await rows({ billNo: 'T-*' })).toMatchObject([{ billNo: 'T-1', version: 1 }]);
    expect(await rows({ billNo: 'T-*' }, 'other')).toMatchObject([{ billNo: 'T-2', version: 1 }]);
  });

  test('removing a record removes the rows of its sub-tables', async () => {
    const body = { billNo: 'C-1', market_bill_line: [{ sku: 'a' }], market_bill_note: [{ note: 'b' }] };
    const id = (await sample.call('POST', `${api}/form/market_bill`, { body })).result;
    expect(await save({ removed: [{ id, version: 1 }] })).toMatchObject({ success: true });
    const left = await sample.db.query('SELECT 1 FROM market_bill_line WHERE bill_id = $1', [id]);
    expect(left.rows).toEqual([]);
  });

  test('what is no batch is refused before any SQL, what is too large with a word', async () => {
    for (const body of [
      { added: {} },
      { added: [1] },
      { changed: [{ id: 'x' }] },
      { changed: [{ version: 1 }] },
      {
        removed: [
          { id: 'x', version: 1 },
          { id: 'x', version: 1 },
        ],
      },
    ]) {
      expect(await save(body)).toMatchObject({ status: 400, code: 400, message: '参数错误' });
    }
    const many = await save({ added: Array.from({ length: 5_001 }, () => ({})) });
    expect(many).toMatchObject({ success: false, code: 500, message: expect.stringContaining('5000') });
    const unknown = await sample.call('PUT', `${api}/saveAll/nosuch`, { body: {} });
    expect(unknown).toMatchObject({ code: 404 });
  });

  test('five thousand rows in one save', async () => {
    const names = Array.from({ length: 5_000 }, (_, index) => `L-${index}`);
    const added = await filled(names);
    expect(added).toHaveLength(5_000);
    const total = async () => {
      const reply = await sample.call('GET', `${api}/getData/market_bill`, { query: { billNo: 'L-*' } });
      return reply.result.total;
    };
    expect(await total()).toBe(5_000);
    expect(await save({ removed: added.slice(1) })).toMatchObject({ success: true });
    // A remembered count would still say five thousand.
    expect(await total()).toBe(1);
  });

  test('nothing a client sent stands in any SQL text', () => {
    for (const text of sample.sent) expect(sample.texts.filter((sql) => sql.includes(text))).toEqual([]);
  });
});
