import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bumpRights } from '../../auth/sessions.ts';
import { HOME_TENANT } from '../../config/builtIn.ts';
import { sampleTables } from '../../testing/sampleScreens.ts';
import { type SampleServer, startSample } from '../../testing/sampleServer.ts';
import { type ScopedSample, startScoped } from '../../testing/scopedSample.ts';
import { openTestDatabases, openTestPglite } from '../../testing/testDatabase.ts';

const api = '/online/cgform/api';

interface FoundModel {
  code: string;
  title: string;
  screens: string[];
  records: { id: string; name: string; number?: string; exact?: true }[];
}

describe.each(await openTestDatabases())('the search for records on $kind', ({ open }) => {
  let sample: SampleServer;
  const search = async (q: string, as = 'admin'): Promise<{ models: FoundModel[]; partial: string[] }> =>
    (await sample.call('GET', `${api}/search`, { query: { q }, as })).result;
  const run = async (sql: string, values: string[] = []) =>
    (await sample.db.query<Record<string, string>>(sql, values)).rows;
  const namesIn = ({ models }: { models: FoundModel[] }) =>
    models.flatMap(({ records }) => records.map((each) => each.name));
  beforeAll(async () => {
    sample = await startSample(await open({ filled: sampleTables }), {
      'screens/market/secret.model.json': {
        title: '底单',
        fields: [
          { key: 'name', title: '名称', type: 'input' },
          { key: 'code', title: '底号', type: 'input', restricted: true, store: { length: 30, index: true } },
        ],
      },
      'screens/market/secret.screen.json': { title: '底单', type: 'list', model: 'market/secret' },
    });
    const add = async (code: string, body: Record<string, unknown>, as = 'admin') => {
      const { success, message } = await sample.call('POST', `${api}/form/${code}`, { body, as });
      if (!success) throw new Error(message);
    };
    await add('market_goods', { name: '蓝色雨伞', sku: 'SKU-100' });
    await add('market_goods', { name: '红色雨伞', sku: 'SKU-1002' });
    await add('market_goods', { name: '100%_纯棉', sku: 'Z9' });
    await add('market_bill', { billNo: 'SKU-100', buyer: '甲' });
    await add('market_secret', { name: '底', code: 'HUSH-7' });
    await add('market_goods', { name: '外来雨伞', sku: 'SKU-100' }, 'other');
  });
  afterAll(() => sample.close());

  test('a number finds its record at once, then those that begin with it', async () => {
    const { models } = await search('SKU-100');
    expect(models.map(({ code }) => code)).toEqual(['market_goods', 'market_bill']);
    expect(models[0]).toMatchObject({ title: '商品', screens: ['market/goods'] });
    expect(models[0]?.records.map(({ name, number, exact }) => ({ name, number, exact }))).toEqual([
      { name: '蓝色雨伞', number: 'SKU SKU-100', exact: true },
      { name: '红色雨伞', number: 'SKU SKU-1002', exact: undefined },
    ]);
    expect(models[1]?.records).toMatchObject([{ name: 'SKU-100', exact: true }]);
    expect(namesIn(await search('sku-1002'))).toEqual(['红色雨伞']);
  });

  test('a part of a name finds it, as it is written', async () => {
    expect(namesIn(await search('雨伞')).sort()).toEqual(['红色雨伞', '蓝色雨伞'].sort());
    expect(namesIn(await search('0%_'))).toEqual(['100%_纯棉']);
    expect(namesIn(await search('__'))).toEqual([]);
  });

  test('another tenant finds its own; without a token nobody finds anything', async () => {
    expect(namesIn(await search('SKU-100', 'other'))).toEqual(['外来雨伞']);
    expect((await sample.server.app.inject({ url: `${api}/search?q=SKU-100` })).statusCode).toBe(401);
    for (const q of ['', ' a ', 'x'.repeat(101)])
      expect((await sample.call('GET', `${api}/search`, { query: { q } })).status).toBe(400);
  });

  test('what one may not open, and a restricted column, is not searched', async () => {
    expect(namesIn(await search('HUSH-7'))).toEqual(['底']);
    expect((await search('HUSH-7', 'yunying')).models).toEqual([]);
    expect(JSON.stringify(await search('底', 'yunying').catch(() => ''))).not.toContain('HUSH');
    await run(`DELETE FROM sys_role_grant WHERE kind = 'menu' AND code = 'market/goods'`);
    const users = (await run(`SELECT id FROM sys_user WHERE username = 'yunying'`)).map(({ id }) => id ?? '');
    await bumpRights(sample.db, HOME_TENANT, { users });
    expect((await search('SKU-100', 'yunying')).models.map(({ code }) => code)).toEqual(['market_bill']);
  });

  test('in a table that no index helps with numbers are found and names are not looked for', async () => {
    // In several statements: each has a deadline, which a busy machine needs for far fewer rows.
    for (let from = 1; from < 60_000; from += 10_000)
      await run(`INSERT INTO market_goods (id, tenant_id, name, sku, create_time) SELECT 'n' || n, '1000', '许多' || n,
        'MANY' || n, timestamp '2026-01-01' FROM generate_series(${from}, ${from + 9_999}) n`);
    await run('ANALYZE market_goods');
    const found = await search('MANY59999');
    expect(namesIn(found)).toEqual(['许多59999']);
    expect(found.partial).toEqual(['商品']);
    expect((await search('多59999')).models).toEqual([]);
  });
});

test('of a narrowed table the rows one sees are found', async () => {
  const sample: ScopedSample = await startScoped(await openTestPglite({ filled: sampleTables }));
  const found = async (q: string) => {
    const { result } = await sample.ask('GET', `${api}/search`, 'caiwu', { query: { q } });
    return result.models.filter(({ code }: FoundModel) => code === 'market_stock').length;
  };
  for (const name of ['甲甲', '丙丙'])
    await sample.ask('POST', `${api}/form/market_stock`, 'admin', {
      body: { name, owner: name === '甲甲' ? 'caiwu' : 'x' },
    });
  expect([await found('甲甲'), await found('丙丙')]).toEqual([1, 1]);
  await sample.give('finance', 'market/stock#mine');
  expect([await found('甲甲'), await found('丙丙')]).toEqual([1, 0]);
  await sample.close();
});
