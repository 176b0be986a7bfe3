import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allRows, type Database } from '../../db/Database.ts';
import { sampleTables } from '../../testing/sampleScreens.ts';
import { type Call, type SampleServer, startSample } from '../../testing/sampleServer.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';
import { fixedScreens, startTestServer } from '../../testing/testServer.ts';

const api = '/online/cgform/api';
const databases = await openTestDatabases();

describe.each(databases)('lists over HTTP on $kind', ({ open }) => {
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
  const list = (query: Record<string, string> = {}, as = 'admin') => call('GET', 'getData/market_goods', { query, as });
  const names = async (query: Record<string, string>, as = 'admin') => {
    const reply = await list({ column: 'name', order: 'asc', pageSize: '100', ...query }, as);
    return reply.success ? reply.result.records.map((row: { name: string }) => row.name) : reply.code;
  };

  describe('a list', () => {
    beforeAll(async () => {
      const rows = [
        { name: 'q-a,b', qty: 1, levels: 's', madeOn: '2025-01-01', checkedAt: '2025-01-01 08:00:00', price: 1 },
        { name: 'q-50%_\\', qty: 2, levels: 'm,xl', madeOn: '2025-01-02', checkedAt: '2025-01-01 23:59:59', price: 2 },
        {
          name: "q-' or '1'='1",
          qty: 3,
          levels: 'xl',
          madeOn: '2025-01-03',
          checkedAt: '2025-01-02 00:00:00',
          price: 3,
        },
        { name: 'q-last', state: '2', price: 4 },
      ];
      for (const row of rows) await add(row);
      await add({ name: 'q-other' }, 'other');
    });
    const all = ["q-' or '1'='1", 'q-50%_\\', 'q-a,b', 'q-last'];
    const only = (query: Record<string, string>) => names({ name: 'q-*', ...query });

    test('A025: stars, negation and comparisons', async () => {
      expect((await names({ name: 'q-*' })).toSorted()).toEqual(all.toSorted());
      expect(await names({ name: '*LAST' })).toEqual(['q-last']);
      expect(await names({ name: "*' or '1'='1*" })).toEqual(["q-' or '1'='1"]);
      expect(await names({ name: '*50%_\\*' })).toEqual(['q-50%_\\']);
      expect(await names({ name: 'q-a++b' })).toEqual(['q-a,b']);
      expect(await only({ qty: '>=2' })).toHaveLength(2);
      expect(await only({ qty: '<= 2' })).toHaveLength(2);
      expect(await only({ qty: '!2' })).toHaveLength(2);
      expect(await only({ qty: '1,3' })).toHaveLength(2);
      expect(await only({ qty: '*2*' })).toEqual(['q-50%_\\']);
      expect(await only({ qty: '1.5' })).toEqual([]);
      expect(await only({ qty: '<99999999999' })).toHaveLength(3);
      expect(await only({ qty_begin: '2', qty_end: '2' })).toEqual(['q-50%_\\']);
      expect(await only({ levels: ',xl,' })).toHaveLength(2);
      expect(await only({ levels: ',s,m,' })).toHaveLength(2);
      expect(await only({ levels: 'l' })).toEqual([]);
      expect(await only({ state_MultiString: '2' })).toEqual(['q-last']);
      expect(await only({ checkedAt_begin: '2025-01-01', checkedAt_end: '2025-01-01' })).toHaveLength(2);
      expect(await only({ checkedAt: '2025-01-02' })).toEqual(["q-' or '1'='1"]);
      expect(await only({ madeOn_end: '2025-01-02' })).toHaveLength(2);
      expect(await only({ madeOn: '*2025-01*' })).toHaveLength(3);
      expect(await only({ createBy: 'admin', createTime_begin: '2026-11-20' })).toHaveLength(4);
    });

    test('A024: a value that looks like SQL is compared', async () => {
      expect(await names({ name: "' or 0<>(select count(*) from sys_user) or name<>'" })).toEqual([]);
      expect(await names({ id: "1' or '1'='1" })).toEqual([]);
    });

    test('A026 A034: unknown parameters change nothing', async () => {
      const odd = { password: '1', tenant_id: '2', '1=1': 'x', field: 'id,,,name,password,(select 1)' };
      expect(await only(odd)).toHaveLength(4);
      const { records } = (await list({ name: 'q-last', ...odd })).result;
      expect(Object.keys(records[0])).toHaveLength(19);
    });

    test('A021 A022 A023: sorting by anything but a column, in anything but an order', async () => {
      for (const query of [
        { column: 'updatexml(1,2,3)', order: 'asc' },
        { column: 'createTime', order: 'asc,(case when (select 1)=1 then id else name end)' },
        { column: 'case when id between 10 and 10 then 0 else 1 end', order: 'asc' },
        { column: 'tenant_id', order: 'asc' },
      ]) {
        expect(await list(query)).toMatchObject({ status: 400, code: 400, message: '参数错误', result: null });
      }
      expect(await only({ column: 'qty', order: 'desc' })).toEqual(["q-' or '1'='1", 'q-50%_\\', 'q-a,b', 'q-last']);
      expect(await only({ column: 'qty_dictText,name', order: 'asc' })).toEqual([
        'q-a,b',
        'q-50%_\\',
        "q-' or '1'='1",
        'q-last',
      ]);
    });

    const builderQuery = (rows: unknown, matchType = 'and', as = 'admin') =>
      names({ superQueryParams: encodeURIComponent(JSON.stringify(rows)), superQueryMatchType: matchType }, as);

    test('A027 A028 A029 A031: malformed query builders are refused', async () => {
      const row = { field: 'name', rule: 'eq', val: 'x' };
      expect(await builderQuery([{ ...row, field: 'name=name or 1' }])).toBe(400);
      expect(await builderQuery([{ ...row, rule: "eq' or" }])).toBe(400);
      expect(await builderQuery([{ ...row, rule: '__proto__' }])).toBe(400);
      expect(await builderQuery([row], 'or 1=1) or (')).toBe(400);
      expect(await builderQuery([{ ...row, val: 'x\0' }])).toBe(400);
      expect(await builderQuery(Array(60).fill(row))).toBe(400);
      for (const text of ['%7Bbad', '%E0%A4%A', 'null', '{}']) {
        expect(await names({ superQueryParams: text })).toBe(400);
      }
    });

    test('A030: or stays inside the tenant and beside the other filters', async () => {
      const rows = [
        { field: 'id', rule: 'ne', val: 'x' },
        { field: 'name', rule: 'eq', val: 'q-other' },
      ];
      const found = await builderQuery(rows, 'or');
      expect(found).not.toContain('q-other');
      expect(found.length).toBeGreaterThan(3);
      expect(await builderQuery(rows, 'or', 'other')).toContain('q-other');
      const encoded = encodeURIComponent(JSON.stringify(rows));
      expect(await names({ superQueryParams: encoded, superQueryMatchType: 'or', name: 'q-last' })).toEqual(['q-last']);
    });

    test('A032: an element with quotes is one element', async () => {
      expect(
        await builderQuery([
          { field: 'state', rule: 'in', val: "1,2') or ('1'='1" },
          { field: 'name', rule: 'right_like', val: 'q-' },
        ]),
      ).toHaveLength(3);
    });

    test('A100: page sizes are capped, pages beyond the end are empty', async () => {
      expect((await list({ pageSize: '1000000000' })).result).toMatchObject({ size: 1000, current: 1 });
      const { total } = (await list()).result;
      expect((await list({ pageNo: '999999999' })).result).toMatchObject({ records: [], total, current: 999999999 });
      for (const pageSize of ['-1', '0', 'abc']) expect((await list({ pageSize })).result).toMatchObject({ size: 10 });
      expect((await list({ pageSize: '-521' })).result).toMatchObject({ total, size: 10_000 });
      const pages = await Promise.all(['1', '2'].map((pageNo) => list({ pageNo, pageSize: '2' })));
      const ids = pages.flatMap((reply) => reply.result.records.map((row: { id: string }) => row.id));
      expect(new Set(ids).size).toBe(4);
      expect(pages[0]?.result).toMatchObject({ total, pages: Math.ceil(total / 2) });
    });
  });

  test('a column that shows labels is ordered by them, codes beyond its list behind, nothing last', async () => {
    for (const [name, state] of Object.entries({ 'l-a': '1', 'l-b': '2', 'l-c': null, 'l-d': '1' }))
      await add({ name, state });
    const stray = "insert into market_goods (id, tenant_id, name, state) values ('l-stray', '1000', 'l-e', '0')";
    await sample.db.withTenant(allRows('1000'), (session) => session.query(stray));
    const ordered = (order: string) => names({ name: 'l-*', column: 'state,name', order });
    // 停售 (2) before 在售 (1), as they are read.
    expect(await ordered('asc')).toEqual(['l-b', 'l-a', 'l-d', 'l-e', 'l-c']);
    expect(await ordered('desc,asc')).toEqual(['l-a', 'l-d', 'l-b', 'l-e', 'l-c']);
  });

  describe('export', () => {
    test('A091: dictionary texts, formulas as text, numbers as numbers', async () => {
      const formulas = ['=1+1', '+1', '-1+1', '@SUM(1)', '\t=1', '\r=1', '说"好"'];
      for (const [index, remark] of formulas.entries())
        await add({ name: `x-${index}`, sku: remark.slice(0, 20), qty: -5 });
      await add({ name: 'x-8', state: '2', levels: 's,xl', sku: '404-4949424-8861154' });
      const reply = await call('GET', 'exportCsv/market_goods', {
        query: { name: 'x-*', column: 'name', order: 'asc' },
      });
      expect(reply.headers).toMatchObject({ 'x-row-count': '8', 'content-type': 'text/csv; charset=utf-8' });
      expect(reply.headers['content-disposition']).toContain("filename*=UTF-8''");
      expect(reply.text.charCodeAt(0)).toBe(0xfeff);
      const lines = reply.text.slice(1).split('\r\n');
      expect(lines[0]).toBe('"名称","SKU","数量","进价","重量","总重","状态","尺码","生产日期","质检时间","来源"');
      expect(lines[1]).toBe(`"x-0","'=1+1",-5,,,,"在售",,,,"api"`);
      for (const [index, text] of formulas.entries()) {
        const quoted = index === 6 ? '"说""好"""' : `"'${text}"`;
        expect(reply.text).toContain(`"x-${index}",${quoted},-5`);
      }
      expect(lines.at(-2)).toBe('"x-8","404-4949424-8861154",,,,,"停售","小码,加大码",,,"api"');
    });

    test('chosen rows alone, by their ids', async () => {
      const ids: string[] = [];
      for (const name of ['chosen-1', 'chosen-2', 'chosen-3']) ids.push((await add({ name })) as string);
      const query = { id: `${ids[0]},${ids[2]},`, column: 'name', order: 'desc' };
      const reply = await call('GET', 'exportCsv/market_goods', { query });
      expect(reply.text.match(/chosen-\d/g)).toEqual(['chosen-3', 'chosen-1']);
      const one = await call('GET', 'exportCsv/market_goods', { query: { id: `${ids[1]},` } });
      expect(one.text.match(/chosen-\d/g)).toEqual(['chosen-2']);
    });

    test('more rows than one batch, and nothing left on disk', async () => {
      const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith('weft-export-'));
      const before = left();
      await sample.db.withTenant(allRows('1000'), (session) =>
        session.query(
          "insert into market_goods (id, name, qty) select 'bulk' || n, 'bulk', n from generate_series(1, 2500) n",
        ),
      );
      const reply = await call('GET', 'exportCsv/market_goods', {
        query: { name: 'bulk', column: 'qty', order: 'asc' },
      });
      expect(reply.headers['x-row-count']).toBe('2500');
      expect(reply.text.split('\r\n')).toHaveLength(2502);
      expect(reply.text).toContain('"bulk",,2500,');
      await expect.poll(() => left().filter((name) => !before.includes(name))).toEqual([]);
      expect((await list({ name: 'bulk' })).result.total).toBe(2500);
    });

    test('a list of all is read and written in slices, and answers what its pages answer', async () => {
      const order = { name: 'bulk', column: 'qty', order: 'asc' };
      const all = (await list({ ...order, pageSize: '-521' })).result;
      const page = (await list({ ...order, pageSize: '3' })).result;
      expect(all).toEqual({ records: all.records, total: 2500, size: 10_000, current: 1, pages: 1 });
      expect(all.records.slice(0, 3)).toEqual(page.records);
      expect(all.records.map((row: { qty: number }) => row.qty)).toEqual(
        Array.from({ length: 2500 }, (_, at) => at + 1),
      );
    });
  });

  describe('what keeps tenants apart', () => {
    test('row-level security alone keeps the tenants apart', async () => {
      const count = (tenant: string) =>
        sample.db.withTenant(allRows(tenant), (session) =>
          session.query('select distinct tenant_id from market_goods'),
        );
      expect((await count('1000')).rows).toEqual([{ tenant_id: '1000' }]);
      expect((await count('2000')).rows).toEqual([{ tenant_id: '2000' }]);
    });

    test('the builder alone keeps the tenants apart', async () => {
      const open: Database = {
        ...sample.db,
        withTenant: (_scope, work, options) => sample.db.transaction(work, options),
        readTogether: (_scope, readings) =>
          Promise.all(readings.map(({ sql, values }) => sample.db.query(sql, values))),
      };
      await sample.db.query('alter table market_goods no force row level security');
      const second = await startTestServer(
        { ...open, close: async () => undefined },
        { screens: fixedScreens(sample.compiled) },
      );
      try {
        const headers = await second.signIn('other');
        const seen = await sample.db.query("select 1 as found from market_goods where name = 'q-last'");
        expect(seen.rows).toHaveLength(1);
        const ask = async (name: string) =>
          (await second.app.inject({ url: `${api}/getData/market_goods?name=${name}`, headers })).json().result.total;
        expect(await ask('q-last')).toBe(0);
        expect(await ask('q-other')).toBe(1);
        const theirs = (await sample.db.query("select id from market_goods where name = 'q-last'")).rows[0];
        const gone = await second.app.inject({
          method: 'DELETE',
          url: `${api}/form/market_goods/${theirs?.id}`,
          headers,
        });
        expect(gone.json().code).toBe(404);
      } finally {
        await second.close();
        await sample.db.query('alter table market_goods force row level security');
      }
    });
  });

  test('nothing a client sent stands in any SQL text', () => {
    expect(sample.sent.length).toBeGreaterThan(50);
    for (const text of sample.sent) expect(sample.texts.filter((sql) => sql.includes(text))).toEqual([]);
  });
});
