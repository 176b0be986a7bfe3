import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleTables } from '../../testing/sampleScreens.ts';
import { type Call, type SampleServer, startSample } from '../../testing/sampleServer.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';

const api = '/online/cgform/api';
const databases = await openTestDatabases();

interface Kind {
  id: string;
  version: number;
  pid: string;
  hasChild: string;
  name: string;
  treePath?: string[];
}

describe.each(databases)('records below one another on $kind', ({ open }) => {
  let sample: SampleServer;

  beforeAll(async () => {
    sample = await startSample(await open({ filled: sampleTables }));
  });
  afterAll(() => sample.close());

  const form = (method: 'POST' | 'PUT', body: Record<string, unknown>, more: Call = {}) =>
    sample.call(method, `${api}/form/market_kind`, { body, ...more });
  const add = async (name: string, pid?: string, as = 'admin'): Promise<string> => {
    const reply = await form('POST', { name, ...(pid === undefined ? {} : { pid }) }, { as });
    if (!reply.success) throw new Error(reply.text);
    return reply.result;
  };
  const get = (id: string) => sample.call('GET', `${api}/form/market_kind/${id}`);
  const level = async (query: Record<string, string>, as = 'admin'): Promise<Kind[]> =>
    (await sample.call('GET', `${api}/getTreeData/market_kind`, { query, as })).result.records;
  const names = async (query: Record<string, string>, as = 'admin') =>
    (await level(query, as)).map(({ name, hasChild }) => `${name}${hasChild}`);
  const move = async (id: string, pid: string) => form('PUT', { id, pid, version: (await get(id)).result.version });
  const remove = (id: string, count?: number) =>
    sample.call(
      'DELETE',
      `${api}/form/market_kind/${id}`,
      count === undefined ? {} : { query: { count: String(count) } },
    );

  test('one level at a time, several in one call, all that match flat with their paths', async () => {
    const food = await add('食品');
    const drink = await add('饮料', food);
    await add('果汁', drink);
    await add('茶', drink);
    await add('零食', food);
    await add('家居');
    expect(await names({})).toEqual(['食品1', '家居0'].sort());
    expect(await names({ pid: food })).toEqual(['零食0', '饮料1']);
    expect(await names({ parentId: drink, hasQuery: 'false' })).toEqual(['果汁0', '茶0'].sort());
    const both = await level({ hasQuery: 'in', batchFlag: 'true', pid: `${food},${drink}` });
    expect(both.map(({ pid }) => pid).sort()).toEqual([food, food, drink, drink].sort());
    const hits = await level({ hasQuery: 'true', name: '*果*' });
    expect(hits).toMatchObject([{ name: '果汁', treePath: ['食品', '饮料'] }]);
    expect(await names({ pid: food, condition: JSON.stringify({ name: '零食' }) })).toEqual(['零食0']);
    const wrong: Record<string, string>[] = [
      { condition: '[]' },
      { condition: '{' },
      { hasQuery: 'maybe' },
      { hasQuery: 'in' },
    ];
    for (const query of wrong) {
      const reply = await sample.call('GET', `${api}/getTreeData/market_kind`, {
        query,
      });
      expect(reply).toMatchObject({ status: 400 });
    }
    expect(await sample.call('GET', `${api}/getTreeData/market_goods`)).toMatchObject({ code: 404 });
    expect(await level({}, 'other')).toEqual([]);
    expect(await level({ pid: food }, 'other')).toEqual([]);
  });

  test('the mark follows adding, moving and removing, whatever a client says', async () => {
    const [one, two] = [await add('M-1'), await add('M-2')];
    const child = (await form('POST', { name: 'M-3', pid: one, hasChild: '1' })).result;
    expect((await get(child)).result).toMatchObject({ pid: one, hasChild: '0' });
    expect((await get(one)).result).toMatchObject({ hasChild: '1', version: 1, pid: '0' });
    expect(await move(child, two)).toMatchObject({ success: true });
    expect([(await get(one)).result.hasChild, (await get(two)).result.hasChild]).toEqual(['0', '1']);
    expect(await remove(child)).toMatchObject({ success: true, message: '删除成功，共 1 条！' });
    expect((await get(two)).result.hasChild).toBe('0');
    const saved = await sample.call('PUT', `${api}/saveAll/market_kind`, {
      body: { added: [{ name: 'M-4', pid: two }] },
    });
    expect(saved).toMatchObject({ success: true });
    const body = {
      rows: [
        { name: 'M-5', pid: one },
        { name: 'M-6', pid: 'nowhere' },
      ],
      mode: 'good',
    };
    const imported = await sample.call('POST', `${api}/importRows/market_kind`, { body });
    expect(imported.result).toMatchObject({ successCount: 1, errors: [{ row: 2, key: 'pid' }] });
    expect([(await get(one)).result.hasChild, (await get(two)).result.hasChild]).toEqual(['1', '1']);
  });

  test('no circle, no parent of nobody or of another tenant', async () => {
    const one = await add('K-1');
    const two = await add('K-2', one);
    const three = await add('K-3', two);
    const refused = { success: false, code: 400, result: [{ key: 'pid', message: '不能移到自己或自己的下级' }] };
    expect(await move(one, one)).toMatchObject(refused);
    expect(await move(one, three)).toMatchObject(refused);
    const theirs = await add('K-4', undefined, 'other');
    for (const pid of [theirs, 'nowhere', "0' or '1'='1"]) {
      const reply = await form('POST', { name: 'K-5', pid });
      expect(reply.result).toEqual([{ key: 'pid', message: '上级不存在或已被删除' }]);
    }
    const four = await add('K-6');
    const both = await Promise.all([move(one, four), move(four, three)]);
    expect(both.filter(({ success }) => success)).toHaveLength(1);
  });

  test('a branch goes as a whole, and only as large as it was agreed to', async () => {
    const one = await add('D-1');
    const two = await add('D-2', one);
    const three = await add('D-3', two);
    const count = async (id: string) => (await sample.call('GET', `${api}/treeCount/market_kind/${id}`)).result;
    expect(await count(one)).toEqual({ total: 3, below: 2 });
    await add('D-4', three);
    expect(await remove(one, 3)).toMatchObject({ success: false, message: '下级有变化，现在会删除 4 条，请重新确认' });
    expect((await get(three)).success).toBe(true);
    expect(
      await sample.call('PUT', `${api}/saveAll/market_kind`, { body: { removed: [{ id: one, version: 1 }] } }),
    ).toMatchObject({
      message: '树形表格不支持删除行',
    });
    expect(await remove(one, 4)).toMatchObject({ success: true, result: 4, message: '删除成功，共 4 条！' });
    expect((await get(three)).success).toBe(false);
    const adding = await add('D-5');
    const [gone, added] = await Promise.all([remove(adding), form('POST', { name: 'D-6', pid: adding })]);
    const below = await level({ pid: adding });
    // Whoever came first: nobody is left below what is gone.
    expect({ below: below.length, gone: gone.success, kept: (await get(adding)).success }).toEqual({
      below: 0,
      gone: true,
      kept: false,
    });
    expect([true, false]).toContain(added.success);
  });
});
