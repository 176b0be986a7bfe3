import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleTables } from '../testing/sampleScreens.ts';
import { type Call, type SampleServer, startSample } from '../testing/sampleServer.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';

const api = '/online/cgform/api';
const databases = await openTestDatabases();

describe.each(databases)('records over HTTP on $kind', ({ open }) => {
  let sample: SampleServer;

  beforeAll(async () => {
    sample = await startSample(await open({ filled: sampleTables }));
  });
  afterAll(async () => {
    await sample.close();
  });

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, more: Call = {}) =>
    sample.call(method, `${api}/${path}`, more);
  const add = async (body: Record<string, unknown>, as = 'admin'): Promise<string> => {
    const reply = await call('POST', 'form/market_goods', { body, as });
    if (!reply.success) throw new Error(reply.text);
    return reply.result;
  };
  const read = async (id: string, as = 'admin') => (await call('GET', `form/market_goods/${id}`, { as })).result;
  const list = (query: Record<string, string> = {}, as = 'admin') => call('GET', 'getData/market_goods', { query, as });
  const names = async (query: Record<string, string>, as = 'admin') => {
    const reply = await list({ column: 'name', order: 'asc', pageSize: '100', ...query }, as);
    return reply.success ? reply.result.records.map((row: { name: string }) => row.name) : reply.code;
  };

  describe('a record', () => {
    test('is added with stamps, defaults, computed fields, and comes back', async () => {
      const id = await add({
        name: '苹果',
        qty: 3,
        weight: 0.125,
        levels: ['s', 'm'],
        madeOn: '2026-01-02',
        price: '12.50',
      });
      expect(await read(id)).toEqual({
        id,
        version: 1,
        createBy: 'admin',
        createTime: '2026-11-20 10:00:00',
        updateBy: null,
        updateTime: null,
        sysOrgCode: 'A01',
        name: '苹果',
        sku: null,
        qty: 3,
        price: 12.5,
        weight: 0.125,
        load: 0.4,
        state: '1',
        levels: 's,m',
        madeOn: '2026-01-02',
        checkedAt: null,
        remark: null,
        source: 'api',
      });
      const changed = await call('PUT', 'form/market_goods', {
        body: { id, version: 1, qty: 10, source: 'mine', load: 99 },
      });
      expect(changed.result).toMatchObject({ version: 2, qty: 10, load: 1.3, source: 'api', updateBy: 'admin' });
      expect((await call('DELETE', `form/market_goods/${id},`)).success).toBe(true);
      expect(await call('GET', `form/market_goods/${id}`)).toMatchObject({ status: 200, code: 404, success: false });
    });

    test('is refused with one message a field', async () => {
      const body = { qty: 1.5, price: 1.234, state: '9', foo: 1, sku: 'x'.repeat(31), madeOn: '2026-02-30' };
      expect(await call('POST', 'form/market_goods', { body })).toMatchObject({
        status: 200,
        success: false,
        code: 400,
        message: '校验未通过',
        result: [
          { key: 'state', message: '状态：不在可选范围内：9' },
          { key: 'foo', message: '未知字段：foo' },
          { key: 'madeOn', message: expect.stringContaining('日期不存在') },
          { key: 'name', message: '请输入名称' },
          { key: 'sku', message: '最大长度30位字符' },
          { key: 'qty', message: '数量必须是整数' },
          { key: 'price', message: '进价最多2位小数' },
        ],
      });
      expect((await call('POST', 'form/market_goods', { body: [] as never })).status).toBe(400);
      const huge = await call('POST', 'form/market_goods', { body: { name: 'a', qty: 3e9, weight: '1e30' } });
      expect(huge.result).toEqual([
        { key: 'qty', message: '数量超出范围' },
        { key: 'weight', message: '重量超出范围' },
        { key: 'load', message: '总重超出范围' },
      ]);
    });

    test('A067 A068: tenant and system columns in the body do nothing', async () => {
      const forged = {
        tenantId: '2000',
        tenant_id: '2000',
        id: 'mine',
        version: 7,
        createBy: 'x',
        createTime: '2000-01-01 00:00:00',
      };
      const id = await add({
        name: '伪造',
        ...forged,
        updateBy: 'x',
        sysOrgCode: 'Z',
        delFlag: '1',
        name_dictText: 'x',
      });
      expect(id).not.toBe('mine');
      expect(await read(id)).toMatchObject({ version: 1, createBy: 'admin', sysOrgCode: 'A01', updateBy: null });
      expect(await call('GET', `form/market_goods/${id}`, { as: 'other' })).toMatchObject({ code: 404 });
      const edited = { id, version: 1, createBy: 'x', sysOrgCode: 'Z', tenantId: '2000', name: '改名' };
      await call('PUT', 'form/market_goods', { body: edited });
      expect(await read(id)).toMatchObject({ name: '改名', version: 2, createBy: 'admin', sysOrgCode: 'A01' });
    });

    test('FA15: of two saves of one version one wins, the other gets the current row', async () => {
      const id = await add({ name: '抢改', qty: 1 });
      const save = (qty: number) => call('PUT', 'form/market_goods', { body: { id, version: 1, qty } });
      const replies = await Promise.all([save(2), save(3), save(4)]);
      const [winner, ...others] = replies.filter((reply) => reply.success);
      expect(others).toEqual([]);
      for (const loser of replies.filter((reply) => !reply.success)) {
        expect(loser).toMatchObject({ status: 200, code: 409, message: '数据已被他人修改' });
        expect(loser.result).toEqual(winner?.result);
      }
      expect(await call('PUT', 'form/market_goods', { body: { id, qty: 5 } })).toMatchObject({
        status: 400,
        code: 400,
      });
    });

    test('FA16: the same add twice is one record', async () => {
      const more = { body: { name: '重复提交' }, headers: { 'idempotency-key': 'once' } };
      const first = await call('POST', 'form/market_goods', more);
      const second = await call('POST', 'form/market_goods', more);
      expect(second.result).toBe(first.result);
      expect(await names({ name: '重复提交' })).toEqual(['重复提交']);
    });

    test('FA17: of two adds with the same unique value one gets the field message', async () => {
      const replies = await Promise.all(
        [1, 2, 3].map((n) => call('POST', 'form/market_goods', { body: { name: `唯一${n}`, sku: 'U-1' } })),
      );
      expect(replies.filter((reply) => reply.success)).toHaveLength(1);
      for (const reply of replies.filter((each) => !each.success)) {
        expect(reply).toMatchObject({
          status: 200,
          message: '校验未通过',
          result: [{ key: 'sku', message: '该值不可用，系统中已存在！' }],
        });
      }
      await add({ name: '同名', madeOn: '2026-05-05' });
      const pair = await call('POST', 'form/market_goods', { body: { name: '同名', madeOn: '2026-05-05' } });
      expect(pair.result.map((problem: { key: string }) => problem.key)).toEqual(['name', 'madeOn']);
      const id = await add({ name: '唯一4', sku: 'U-4' });
      const taken = await call('PUT', 'form/market_goods', { body: { id, version: 1, sku: 'U-1' } });
      expect(taken.result).toEqual([{ key: 'sku', message: '该值不可用，系统中已存在！' }]);
      // The same value in another tenant is nobody's business.
      expect(await add({ name: '唯一5', sku: 'U-1' }, 'other')).toMatch(/^\d+$/);
    });
  });

  describe('rights', () => {
    test('A035: a field the actor may not know is not in rows, filters, sorts, forms or writes', async () => {
      const id = await add({ name: '密', price: 77 });
      expect(Object.keys(await read(id, 'yunying'))).not.toContain('price');
      expect(await read(id, 'caiwu')).toMatchObject({ price: 77 });
      for (const query of [
        { price: '>=100' },
        { price_begin: '1' },
        { column: 'price', order: 'asc' },
        { superQueryParams: JSON.stringify([{ field: 'price', rule: 'ge', val: '1' }]) },
      ] as Record<string, string>[]) {
        expect(await list(query, 'yunying')).toMatchObject({ status: 400, code: 400, message: '参数错误' });
      }
      const columns = (await call('GET', 'getColumns/market_goods', { as: 'yunying' })).text;
      const form = (await call('GET', 'getFormItem/market_goods', { as: 'yunying' })).text;
      const query = (await call('GET', 'getQueryInfo/market_goods', { as: 'yunying' })).text;
      expect(columns + form + query).not.toMatch(/price|进价/);
      const body = { id, version: 1, name: '密2', price: 1 };
      const refused = await call('PUT', 'form/market_goods', { body, as: 'yunying' });
      expect(refused.result).toEqual([{ key: 'price', message: '未知字段：price' }]);
      const saved = await call('PUT', 'form/market_goods', { body: { id, version: 1, name: '密2' }, as: 'yunying' });
      expect(saved.result).not.toHaveProperty('price');
      expect(await read(id)).toMatchObject({ name: '密2', price: 77 });
      const conflict = await call('PUT', 'form/market_goods', { body: { id, version: 1, name: '密3' }, as: 'yunying' });
      expect(conflict).toMatchObject({ code: 409 });
      expect(conflict.result).not.toHaveProperty('price');
      const csv = await call('GET', 'exportCsv/market_goods', { as: 'yunying' });
      expect(csv.text).not.toContain('进价');
    });

    test('A073: what the role lacks is refused on the route', async () => {
      const ids = [await add({ name: '删1' }), await add({ name: '删2' })] as const;
      for (const path of [`form/market_goods/${ids[0]}`, `form/market_goods/${ids.join(',')}`]) {
        expect(await call('DELETE', path, { as: 'yunying' })).toMatchObject({ status: 403, code: 403 });
      }
      expect(await call('POST', 'form/market_goods', { body: { name: 'x' }, as: 'caiwu' })).toMatchObject({
        status: 403,
      });
      expect(await call('PUT', 'form/market_goods', { body: { id: ids[0], version: 1 }, as: 'caiwu' })).toMatchObject({
        status: 403,
      });
      expect(await read(ids[0])).toMatchObject({ name: '删1' });
      expect(await call('GET', 'getColumns/market_goods', { as: 'caiwu' })).toMatchObject({
        result: { hideColumns: ['add', 'edit', 'delete', 'batch_delete'] },
      });
    });

    test('A036 A074: ids of nobody or of another tenant, alone and in a batch', async () => {
      const mine = await add({ name: '批1' });
      const theirs = await add({ name: '他1' }, 'other');
      for (const ids of [
        theirs,
        `${mine},${theirs}`,
        `${mine},nosuch`,
        '1 or 1=1',
        'id=1;delete from x',
        'ids=1,2) or (1=1,',
      ]) {
        const reply = await call('DELETE', `form/market_goods/${encodeURIComponent(ids)}`);
        expect(reply).toMatchObject({ status: 200, code: 404, message: '未找到对应数据' });
      }
      const unknown = await call('GET', 'form/market_goods/nosuch');
      const foreign = await call('GET', `form/market_goods/${theirs}`);
      expect({ ...foreign, timestamp: 0, text: '', headers: {} }).toEqual({
        ...unknown,
        timestamp: 0,
        text: '',
        headers: {},
      });
      const edit = await call('PUT', 'form/market_goods', { body: { id: theirs, version: 1, name: 'x' } });
      expect(edit).toMatchObject({ code: 404 });
      expect(await read(mine)).toMatchObject({ name: '批1' });
      expect(await read(theirs, 'other')).toMatchObject({ name: '他1', version: 1 });
    });

    test('A065 A066: the tenant header never chooses a tenant', async () => {
      const foreign = await call('GET', 'getData/market_goods', { headers: { 'tenant-id': '2000' } });
      expect(foreign).toMatchObject({ status: 403, code: 403 });
      const empty = await call('GET', 'getData/market_goods', { headers: { 'tenant-id': '' }, query: { name: '他1' } });
      expect(empty.result.total).toBe(0);
    });

    test('the values of a column are counted among what is found, of no column one may not know', async () => {
      for (const [name, qty] of [
        ['值1', 7],
        ['值2', 7],
        ['值3', 8],
      ] as const)
        await add({ name, qty, price: 5 });
      await add({ name: '值9', qty: 9, price: 5 }, 'other');
      const values = (query: Record<string, string>, as = 'admin') =>
        call('GET', 'columnValues/market_goods', { query: { name: '值*', ...query }, as });
      expect((await values({ field: 'qty' })).result).toEqual({
        values: [
          { value: 7, count: 2 },
          { value: 8, count: 1 },
        ],
        more: false,
        late: false,
      });
      expect((await values({ field: 'qty', qty_begin: '8' })).result.values).toEqual([{ value: 8, count: 1 }]);
      expect((await values({ field: 'remark' })).result.values).toEqual([{ value: null, count: 3 }]);
      expect((await values({ field: 'price' })).result.values).toEqual([{ value: 5, count: 3 }]);
      expect(await values({ field: 'price' }, 'yunying')).toMatchObject({ success: false, code: 400 });
      for (const field of ['levels', 'nosuch', '', 'id) or (1=1'])
        expect(await values({ field })).toMatchObject({ success: false, code: 400 });
    });

    test('an unknown model is not there', async () => {
      expect(await call('GET', 'getData/nosuch')).toMatchObject({ code: 404 });
      expect(await call('GET', "getData/1'%20or%20'1'='1")).toMatchObject({ code: 404 });
    });
  });

  test('nothing a client sent stands in any SQL text', () => {
    expect(sample.sent.length).toBeGreaterThan(20);
    for (const text of sample.sent) expect(sample.texts.filter((sql) => sql.includes(text))).toEqual([]);
  });
});
