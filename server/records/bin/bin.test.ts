import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bumpRights } from '../../auth/sessions.ts';
import { HOME_TENANT } from '../../config/builtIn.ts';
import { applySchema, planSchema } from '../../db/schema/planSchema.ts';
import { account, bill, kind, sampleScreens, sampleTables } from '../../testing/sampleScreens.ts';
import { type Call, type SampleServer, startSample } from '../../testing/sampleServer.ts';
import { type ScopedSample, startScoped } from '../../testing/scopedSample.ts';
import { openTestDatabases, openTestPglite } from '../../testing/testDatabase.ts';
import { fixedScreens, startTestServer } from '../../testing/testServer.ts';
import { sweepBins } from './purgeBin.ts';

const api = '/online/cgform/api';
const binned = {
  'screens/market/bill.model.json': { ...bill, recycleBin: true },
  'screens/market/kind.model.json': { ...kind, recycleBin: { days: 30 } },
  'screens/market/account.model.json': { ...account, recycleBin: true },
};
type Body = Record<string, unknown>;
interface Told {
  id: string;
  name: string;
  byName: string;
  lines: number;
  row: Body;
}

/** What is asked of a server about bins. */
function asking(sample: () => SampleServer) {
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, more: Call = {}) =>
    sample().call(method, `${api}/${path}`, more);
  const add = async (code: string, body: Body): Promise<string> => {
    const { result, message } = await call('POST', `form/${code}`, { body });
    if (typeof result !== 'string') throw new Error(message);
    return result;
  };
  return {
    call,
    add,
    remove: async (code: string, ids: string, as = 'admin') => {
      const { headers, success, message } = await call('DELETE', `form/${code}/${ids}`, { as });
      expect(message).toContain('删除成功');
      expect(success).toBe(true);
      return String(headers['x-change-set'] ?? '');
    },
    binOf: async (code: string, keyword = '', as = 'admin'): Promise<Told[]> =>
      (await call('GET', `bin/${code}`, { as, query: { keyword } })).result?.records,
    restore: (code: string, ids: string[], as = 'admin') => call('POST', `bin/${code}/restore`, { body: { ids }, as }),
    purge: (code: string, body: Body, as = 'admin') => call('POST', `bin/${code}/purge`, { body, as }),
    row: async (code: string, id: string) => (await call('GET', `form/${code}/${id}`)).result,
  };
}

describe.each(await openTestDatabases())('the recycle bin of records on $kind', ({ open }) => {
  let sample: SampleServer;
  const { call, add, remove, binOf, restore, purge, row } = asking(() => sample);
  const run = async (sql: string, values: string[] = []) =>
    (await sample.db.query<Record<string, string>>(sql, values)).rows;
  const grant = async (...codes: string[]) => {
    for (const code of codes)
      await run(
        `INSERT INTO sys_role_grant SELECT m.role_id, 'action', $1 FROM sys_user_role m JOIN sys_user u ON u.id = m.user_id
         WHERE u.username = 'yunying' ON CONFLICT DO NOTHING`,
        [code],
      );
    const users = (await run(`SELECT id FROM sys_user WHERE username = 'yunying'`)).map(({ id }) => id ?? '');
    await bumpRights(sample.db, HOME_TENANT, { users });
  };
  beforeAll(async () => {
    sample = await startSample(await open({ filled: sampleTables }), binned);
  });
  afterAll(() => sample.close());

  test('a record comes back with its lines, and its history says whence', async () => {
    const id = await add('market_bill', {
      billNo: 'B1',
      buyer: '甲',
      cost: 12.5,
      ways: 'sea,air',
      market_bill_line: [
        { sku: 'S1', qty: 2, price: 3 },
        { sku: 'S2', qty: 1 },
      ],
      market_bill_note: [{ note: '易碎', serial: 'N1' }],
    });
    const before = await row('market_bill', id);
    await remove('market_bill', id);
    expect((await call('GET', 'getData/market_bill')).result.total).toBe(0);
    const [kept] = await binOf('market_bill');
    expect(kept).toMatchObject({ name: 'B1', byName: '管理员', lines: 3 });
    expect(kept?.row).toMatchObject({ id, cost: 12.5, ways: 'sea,air' });
    // Its number is free meanwhile, and so is that of its note.
    const other = await add('market_bill', { billNo: 'B1', market_bill_note: [{ note: 'x', serial: 'N1' }] });
    expect((await restore('market_bill', [kept?.id ?? ''])).result).toMatchObject({
      done: 0,
      refused: [{ name: 'B1', message: '单号“B1”已被别的记录使用' }],
    });
    await call('PUT', 'form/market_bill', { body: { id: other, version: 1, billNo: 'B2' } });
    expect((await restore('market_bill', [kept?.id ?? ''])).result.refused).toMatchObject([
      { message: '发货备注的流水“N1”已被别的记录使用' },
    ]);
    await remove('market_bill', other);
    const back = await restore('market_bill', [kept?.id ?? '']);
    expect(back).toMatchObject({ message: '已恢复 1 条', result: { done: 1, refused: [], lost: [] } });
    const after = await row('market_bill', id);
    const aged = (told: Body) => ({ ...told, version: Number(told.version) + 2 });
    const lines = (told: Body[]) => told.map(aged);
    expect(after).toEqual({
      ...aged(before),
      market_bill_line: lines(before.market_bill_line),
      market_bill_note: lines(before.market_bill_note),
    });
    const history = (await call('GET', `history/market_bill/${id}`)).result.records;
    expect(history.map(({ act }: Body) => act)).toEqual(['recover', 'delete', 'add']);
    expect((await binOf('market_bill')).map(({ name }) => name)).toEqual(['B2']);
    // What came back can be taken back, and is in the bin again.
    const undone = await call('POST', `changeSet/market_bill/${back.result.set}/undo`);
    expect(undone.message).toBe('已撤销 1 条');
    expect((await binOf('market_bill', 'b1')).map(({ name }) => name)).toEqual(['B1']);
    await purge('market_bill', { all: true, count: 2 });
  });

  test('undo takes a record out of the bin, and finds none that was purged', async () => {
    const [one, two] = [await add('market_bill', { billNo: 'U1' }), await add('market_bill', { billNo: 'U2' })];
    const first = await remove('market_bill', one);
    expect((await call('POST', `changeSet/market_bill/${first}/undo`)).message).toBe('已撤销 1 条');
    expect(await binOf('market_bill')).toEqual([]);
    const second = await remove('market_bill', `${one},${two}`);
    const kept = await binOf('market_bill');
    expect(kept).toHaveLength(2);
    const gone = kept.find(({ name }) => name === 'U2');
    expect((await purge('market_bill', { all: true, count: 1 })).message).toContain('现在会彻底删除 2 条');
    expect((await purge('market_bill', { ids: [gone?.id] })).message).toBe('已彻底删除 1 条');
    expect((await purge('market_bill', { ids: [gone?.id] })).code).toBe(404);
    const undone = (await call('POST', `changeSet/market_bill/${second}/undo`)).result;
    expect(undone).toMatchObject({ done: 1, refused: [{ name: 'U2', message: '后来从回收站彻底删除' }] });
    await sample.call('DELETE', `${api}/form/market_bill/${one}`);
    await purge('market_bill', { all: true, count: 1 });
  });

  test('rows a grid removed are in it too, a secret is not lost', async () => {
    const id = await add('market_account', { name: '账号', password: 'geheim-geheim' });
    const [before] = await run('SELECT * FROM market_account WHERE id = $1', [id]);
    await call('PUT', 'saveAll/market_account', { body: { removed: [{ id, version: 1 }] } });
    const [kept] = await binOf('market_account');
    expect(JSON.stringify(kept)).not.toContain('geheim');
    await restore('market_account', [kept?.id ?? '']);
    expect(await run('SELECT * FROM market_account WHERE id = $1', [id])).toEqual([{ ...before, version: 3 }]);
  });

  test('a branch comes back whole, below what it stood under', async () => {
    const top = await add('market_kind', { name: '衣' });
    const middle = await add('market_kind', { name: '裤', pid: top });
    const low = await add('market_kind', { name: '短裤', pid: middle });
    await remove('market_kind', middle);
    const [branch] = await binOf('market_kind');
    expect(branch).toMatchObject({ name: '裤', lines: 1 });
    expect(await row('market_kind', top)).toMatchObject({ hasChild: '0' });
    await remove('market_kind', top);
    const ids = (await binOf('market_kind')).map((each) => each.id);
    expect((await restore('market_kind', [branch?.id ?? ''])).result.refused).toMatchObject([
      { message: '上级不存在或已被删除' },
    ]);
    expect((await restore('market_kind', ids.toReversed())).result).toMatchObject({ done: 2, refused: [] });
    expect(await row('market_kind', top)).toMatchObject({ hasChild: '1' });
    expect(await row('market_kind', low)).toMatchObject({ pid: middle });
    // Of a record and one below it that go together, one entry is made.
    await call('DELETE', `form/market_kind/${low},${top}`);
    expect(await binOf('market_kind')).toMatchObject([{ name: '衣', lines: 2 }]);
  });

  test('the clock purges what is due, and no more', async () => {
    const signal = new AbortController().signal;
    expect(await sweepBins(sample.server.context, signal)).toBe(0);
    await run(`UPDATE sys_record_bin SET create_time = create_time - interval '31 days'`);
    expect(await sweepBins(sample.server.context, signal)).toBe(1);
    expect(await binOf('market_kind')).toEqual([]);
  });

  test('who may not delete opens no bin; who may sees no restricted column and purges by a right of its own', async () => {
    const id = await add('market_bill', { billNo: 'R1', cost: 77.25 });
    await remove('market_bill', id);
    const [kept] = await binOf('market_bill');
    const ids = [kept?.id ?? ''];
    expect((await sample.server.app.inject({ url: `${api}/bin/market_bill` })).statusCode).toBe(401);
    for (const path of ['restore', 'purge']) {
      const url = `${api}/bin/market_bill/${path}`;
      expect((await sample.server.app.inject({ method: 'POST', url, payload: { ids } })).statusCode).toBe(401);
    }
    expect((await call('GET', 'bin/market_bill', { as: 'yunying' })).code).toBe(403);
    expect((await restore('market_bill', ids, 'yunying')).code).toBe(403);
    await grant('market:bill:delete');
    const seen = await call('GET', 'bin/market_bill', { as: 'yunying' });
    expect(seen.result.records).toMatchObject([{ name: 'R1' }]);
    expect(seen.text).not.toContain('77.25');
    expect((await call('GET', 'bin/market_bill', { as: 'yunying', query: { keyword: '77' } })).result.total).toBe(0);
    expect((await purge('market_bill', { ids }, 'yunying')).code).toBe(403);
    // Another tenant: neither seen nor touched.
    expect(await binOf('market_bill', '', 'other')).toEqual([]);
    expect((await restore('market_bill', ids, 'other')).result.done).toBe(0);
    expect((await purge('market_bill', { ids }, 'other')).code).toBe(404);
    expect((await restore('market_bill', ids, 'yunying')).result.done).toBe(1);
    expect((await row('market_bill', id)).cost).toBe(77.25);
    await remove('market_bill', id, 'yunying');
    await grant('market:bill:purge');
    const [again] = await binOf('market_bill', '', 'yunying');
    expect((await purge('market_bill', { ids: [again?.id] }, 'yunying')).result).toBe(1);
    expect((await call('GET', 'bin/market_goods')).code).toBe(404);
    for (const body of [{}, { ids: [] }, { ids: [1] }, { ids: ['a b'] }, { all: true }])
      expect((await purge('market_bill', body)).code).toBe(400);
  });

  test('a field that is gone, or another by now, is left behind and told', async () => {
    const id = await add('market_bill', {
      billNo: 'F1',
      buyer: '乙',
      packing: '散装',
      market_bill_line: [{ sku: 'S', qty: 2 }],
    });
    await remove('market_bill', id);
    const changed = bill.fields
      .filter(({ key }) => key !== 'buyer')
      .map((field) => (field.key === 'packing' ? { key: 'packing', title: '日子', type: 'date' } : field));
    const later = await sampleScreens({
      ...binned,
      'screens/market/bill.model.json': { ...bill, fields: changed, recycleBin: true },
    });
    await applySchema(sample.db, await planSchema(sample.db, [...later.models.values()]), { confirm: true });
    const db = { ...sample.db, close: async () => undefined };
    const second = await startTestServer(db, { screens: fixedScreens(later) });
    const headers = await second.signIn('admin');
    const url = `${api}/bin/market_bill`;
    const [kept] = (await second.app.inject({ url, headers })).json().result.records;
    expect(kept).toMatchObject({ name: 'F1', row: { packing: null } });
    const payload = { ids: [kept.id] };
    const { result } = (await second.app.inject({ method: 'POST', url: `${url}/restore`, headers, payload })).json();
    expect(result).toMatchObject({ done: 1, lost: [{ name: 'F1', titles: ['收货人', '包装'] }] });
    const [found] = await run('SELECT bill_no, packing FROM market_bill WHERE id = $1', [id]);
    expect(found).toEqual({ bill_no: 'F1', packing: null });
    await second.close();
  });
});

describe('rows of the bin follow scopes', () => {
  let sample: ScopedSample;
  const { binOf, restore, purge } = asking(() => sample);
  beforeAll(async () => {
    sample = await startScoped(await openTestPglite({ filled: sampleTables }));
    for (const name of ['甲', '丙', '戊'])
      expect((await sample.ask('DELETE', `${api}/form/market_stock/${sample.ids.get(name)}`, 'admin')).success).toBe(
        true,
      );
    await sample.run(
      `INSERT INTO sys_role_grant SELECT id, 'action', 'market:stock:purge' FROM sys_role WHERE role_code = 'finance'`,
    );
  });
  afterAll(() => sample.close());

  const namesSeen = async () => (await binOf('market_stock', '', 'caiwu')).map(({ name }) => name).sort();

  test.each([
    [[], ['丙', '戊', '甲'].sort()],
    [['market/stock#mine'], ['甲']],
    [['market/stock#shops'], ['丙', '甲'].sort()],
    [['market/stock#gone'], []],
  ])('with %j', async (scopes, names) => {
    await sample.give('finance', ...scopes);
    expect(await namesSeen()).toEqual(names);
  });

  test('what is not seen is neither brought back nor purged', async () => {
    await sample.give('finance');
    const all = await binOf('market_stock', '', 'caiwu');
    await sample.give('finance', 'market/stock#mine');
    const [mine, others] = [all.filter(({ name }) => name === '甲'), all.filter(({ name }) => name !== '甲')];
    const ids = others.map(({ id }) => id);
    expect((await restore('market_stock', ids, 'caiwu')).result).toMatchObject({ done: 0, refused: [] });
    expect((await purge('market_stock', { ids }, 'caiwu')).code).toBe(404);
    expect((await restore('market_stock', [mine[0]?.id ?? ''], 'caiwu')).result).toMatchObject({ done: 1 });
    expect((await purge('market_stock', { all: true, count: 0 }, 'caiwu')).result).toBe(0);
    expect(await binOf('market_stock')).toHaveLength(2);
  });
});

test('delete and restore is the same rows, byte for byte but for the version, whatever they hold', {
  timeout: 120_000,
}, async () => {
  const sample = await startSample(await openTestPglite({ filled: sampleTables }), binned);
  const { remove, binOf, restore } = asking(() => sample);
  const { rows: columns } = await sample.db.query<{
    table_name: string;
    column_name: string;
    udt_name: string;
    most: number;
  }>(
    `SELECT table_name, column_name, udt_name, coalesce(character_maximum_length, 60) AS most FROM information_schema.columns
     WHERE table_name IN ('market_bill', 'market_bill_line') AND column_name NOT IN ('id', 'tenant_id', 'version', 'bill_id')`,
  );
  const text = (most: number) =>
    fc
      .string({ unit: 'grapheme', maxLength: Math.min(most, 12) })
      .map((each) => [...each.replaceAll('\0', '')].slice(0, most).join(''));
  const arbitraryOf = (udt: string, most: number): fc.Arbitrary<string | null> => {
    const some: Record<string, fc.Arbitrary<string>> = {
      int4: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }).map(String),
      numeric: fc.integer({ min: -(10 ** 9), max: 10 ** 9 }).map((each) => (each / 100).toFixed(2)),
      timestamp: fc
        .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
        .map((each) => each.toISOString().slice(0, 19)),
    };
    return fc.option(some[udt] ?? text(most));
  };
  const rowOf = (table: string) =>
    fc.record(
      Object.fromEntries(
        columns
          .filter((column) => column.table_name === table)
          .map(({ column_name, udt_name, most }) => [column_name, arbitraryOf(udt_name, most)]),
      ),
    );
  const whole = async () => {
    const { rows } = await sample.db.query<{ row: string }>(
      `SELECT (to_jsonb(b) - 'version')::text AS row FROM market_bill b
       UNION ALL SELECT (to_jsonb(l) - 'version')::text FROM market_bill_line l ORDER BY 1`,
    );
    return rows.map(({ row }) => row);
  };
  let count = 0;
  const insert = async (table: string, row: Record<string, unknown>) => {
    const json = JSON.stringify({
      ...row,
      id: `${table}-${count++}`,
      tenant_id: '1000',
      version: 1,
      ...('order_num' in row && table === 'market_bill' ? { bill_no: `N${count}`, buyer: null } : { sku: `S${count}` }),
    });
    await sample.db.query(`INSERT INTO ${table} SELECT * FROM jsonb_populate_record(null::${table}, $1::jsonb)`, [
      json,
    ]);
    return JSON.parse(json).id as string;
  };
  await fc.assert(
    fc.asyncProperty(
      rowOf('market_bill'),
      fc.array(rowOf('market_bill_line'), { maxLength: 3 }),
      async (main, lines) => {
        const id = await insert('market_bill', main);
        for (const line of lines) await insert('market_bill_line', { ...line, bill_id: id });
        const before = await whole();
        await remove('market_bill', id);
        const [kept] = await binOf('market_bill');
        expect((await restore('market_bill', [kept?.id ?? ''])).result).toMatchObject({ done: 1 });
        expect(await whole()).toEqual(before);
        await sample.db.query('DELETE FROM market_bill_line');
        await sample.db.query('DELETE FROM market_bill');
      },
    ),
    { numRuns: 60 },
  );
  await sample.close();
});
