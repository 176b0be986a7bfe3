import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleTables } from '../../testing/sampleScreens.ts';
import { type SampleServer, startSample } from '../../testing/sampleServer.ts';
import { openTestPglite } from '../../testing/testDatabase.ts';

const api = '/online/cgform/api';

describe('users, files and lists of several in files', () => {
  let sample: SampleServer;

  beforeAll(async () => {
    sample = await startSample(await openTestPglite({ filled: sampleTables }));
  });
  afterAll(async () => {
    await sample.close();
  });

  const load = (row: Record<string, unknown>) =>
    sample.call('POST', `${api}/importRows/market_bill`, { body: { rows: [row] } });

  test('names become accounts on the way in and names again on the way out', async () => {
    const proof = 'temp/发票_0123456789abcdef01234567.pdf,temp/b.png';
    const row = { billNo: 'N-1', keepers: '运营专员、caiwu', proof };
    expect(await load(row)).toMatchObject({ success: true });
    const [stored] = (await sample.call('GET', `${api}/getData/market_bill`)).result.records;
    expect(stored).toMatchObject({ keepers: 'yunying,caiwu', proof });
    const csv = await sample.call('GET', `${api}/exportCsv/market_bill`);
    expect(csv.text).toContain('"运营专员,财务专员"');
    expect(csv.text).toContain(`"${proof}"`);
    expect(csv.text).not.toContain('其他租户');
  });

  test('a name nobody bears, and one that several bear, is told and not kept', async () => {
    await sample.server.context.db.query(
      "UPDATE sys_user SET realname = '同名' WHERE username IN ('yunying', 'caiwu') AND tenant_id = '1000'",
    );
    const wrong = async (keepers: string) => (await load({ billNo: 'N-2', keepers })).result.errors;
    expect(await wrong('admin,外聘')).toEqual([
      { row: 1, key: 'keepers', message: expect.stringContaining('不在可选范围内：外聘') },
    ]);
    expect(await wrong('同名')).toMatchObject([{ message: expect.stringContaining('有多个“同名”，请填写编码') }]);
    expect(await load({ billNo: 'N-2', keepers: 'yunying' })).toMatchObject({ success: true });
  });

  test('of several references one is asked for, by query form and query builder', async () => {
    expect(await load({ billNo: 'M-1', keepers: 'yunying,caiwu' })).toMatchObject({ success: true });
    const found = async (query: Record<string, string>): Promise<number> => {
      const asked = new URLSearchParams({ ...query, billNo: 'M-1' });
      return (await sample.call('GET', `${api}/getData/market_bill?${asked}`)).result.total;
    };
    const built = (rule: string, val: string) =>
      found({ superQueryParams: encodeURIComponent(JSON.stringify([{ field: 'keepers', rule, val }])) });
    expect([await found({ keepers: 'caiwu' }), await found({ keepers: ',caiwu,' })]).toEqual([1, 1]);
    expect([await built('eq', 'caiwu'), await built('eq', 'cai'), await built('in', 'admin,yunying')]).toEqual([
      1, 0, 1,
    ]);
  });

  test.each([
    '../../etc/passwd',
    '/etc/passwd',
    'javascript:alert(1)',
    'temp/x',
    'temp/a.png,..%2fx.png',
    'data:text/html,x',
  ])('A080: %s is no path of a file', async (proof) => {
    const refused = await sample.call('POST', `${api}/form/market_bill`, { body: { billNo: 'P-1', proof } });
    expect(refused.result).toEqual([{ key: 'proof', message: '凭证：文件路径不正确' }]);
  });

  test('a list that may be chosen from more than once, and one that may be typed into', async () => {
    const body = { billNo: 'S-1', ways: ['sea', 'air'], packing: '木箱' };
    const { result: id } = await sample.call('POST', `${api}/form/market_bill`, { body });
    expect((await sample.call('GET', `${api}/form/market_bill/${id}`)).result).toMatchObject({
      ways: 'sea,air',
      packing: '木箱',
    });
    const wrong = await sample.call('POST', `${api}/form/market_bill`, { body: { billNo: 'S-2', ways: 'sea,rocket' } });
    expect(wrong.result).toMatchObject([{ key: 'ways' }]);
    expect((await sample.call('GET', `${api}/exportCsv/market_bill`)).text).toContain('"海运,空运"');
  });
});
