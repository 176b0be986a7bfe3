import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SavedView, ScreenViews } from '../../../engine/lists/views.ts';
import { SHARE_VIEWS } from '../../../engine/permissions/general.ts';
import { sampleTables } from '../../testing/sampleScreens.ts';
import { type Call, type SampleServer, startSample } from '../../testing/sampleServer.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';

const databases = await openTestDatabases();
const LIST = 'market_goods';

const secretly = {
  order: ['price', 'name'],
  hidden: ['sku'],
  widths: { price: 200, name: 120 },
  pins: { price: 'left' },
  density: 'compact',
  sort: { key: 'price', order: 'desc' },
  pageSize: 30,
  values: { name: '毛衣' },
  builder: {
    matchType: 'and',
    rows: [
      { field: 'price', rule: 'gt', val: '7.31' },
      { field: 'qty', rule: 'gt', val: '5' },
    ],
  },
};

describe.each(databases)('views of lists on $kind', ({ open }) => {
  let sample: SampleServer;
  beforeAll(async () => {
    sample = await startSample(await open({ filled: sampleTables }));
  });
  afterAll(() => sample.close());

  const add = (body: Record<string, unknown>, as = 'yunying') =>
    sample.call('POST', '/sys/view/add', { as, body: { list: LIST, definition: {}, ...body } });
  const edit = (body: Record<string, unknown>, as = 'yunying') => sample.call('PUT', '/sys/view/edit', { as, body });
  const remove = (id: string, as: string) => sample.call('DELETE', '/sys/view/delete', { as, query: { id } });
  const list = async (as: string) => {
    const answer = await sample.call('GET', '/sys/view/list', { as, query: { screen: 'market/goods' } });
    return answer.result as ScreenViews;
  };
  const titles = async (as: string) => (await list(as)).lists[LIST]?.views.map(({ title }) => title);
  const grant = async (role: string, code: string, kind = 'action') => {
    const held = `INSERT INTO sys_role_grant SELECT id, $3, $2 FROM sys_role WHERE role_code = $1 ON CONFLICT DO NOTHING`;
    await sample.db.query(held, [role, code, kind]);
    await sample.db.query('UPDATE sys_user SET rights_version = rights_version + 1');
  };
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, more: Call) => sample.call(method, url, more);

  test('a view is its maker’s, kept whole and read again', async () => {
    const made = await add({ title: '毛衣', definition: secretly }, 'admin');
    expect(made.code).toBe(200);
    const kept = (await list('admin')).lists[LIST]?.views[0];
    expect(kept).toMatchObject({ title: '毛衣', scope: 'mine', mayEdit: true, version: 1, gone: [], withheld: 0 });
    expect(kept?.definition).toEqual(secretly);
    expect(await titles('yunying')).toEqual([]);
    expect(await remove(String(kept?.id), 'yunying')).toMatchObject({ code: 404 });
    expect(await edit({ id: kept?.id, version: 1, title: 'x' })).toMatchObject({ code: 404 });
  });

  test('what is shared says nothing of a column its reader may not know', async () => {
    const made = await add({ title: '贵的', scope: 'all', definition: secretly }, 'admin');
    const answer = await call('GET', '/sys/view/list', { as: 'yunying', query: { screen: 'market/goods' } });
    expect(answer.text).not.toMatch(/price|7\.31|进价/);
    const seen = (answer.result as ScreenViews).lists[LIST]?.views[0];
    expect(seen).toMatchObject({ mayEdit: false, gone: [], withheld: 1 });
    expect(seen?.definition.builder?.rows).toEqual([{ field: 'qty', rule: 'gt', val: '5' }]);
    // Nor can it be asked for by a view of one's own.
    const own = await add({ title: '我的', definition: secretly });
    expect(own.text).not.toMatch(/price|7\.31/);
    expect((await remove(own.result.id, 'yunying')).code).toBe(200);
    expect((await remove(made.result.id, 'admin')).code).toBe(200);
  });

  test('what is exported under a name keeps columns, format and sub-tables; of what is not one’s there is no trace', async () => {
    const exportAs = { format: 'xlsx', tables: ['nosuch'] };
    const definition = { order: ['price', 'name', 'qty'], exportAs };
    const made = await add({ title: '月报', kind: 'export', scope: 'all', definition }, 'admin');
    expect(made.result).toMatchObject({ kind: 'export', definition: { exportAs: { format: 'xlsx', tables: [] } } });
    const seen = (await list('yunying')).lists[LIST];
    expect(seen?.views.find(({ id }) => id === made.result.id)?.definition.order).toEqual(['name', 'qty']);
    // No list opens with it.
    expect((await edit({ id: made.result.id, version: 1, isDefault: true }, 'admin')).code).toBe(200);
    expect((await list('admin')).lists[LIST]?.own).toBeUndefined();
    expect((await add({ title: '别的', kind: 'other' }, 'admin')).code).toBe(400);
    expect((await remove(made.result.id, 'admin')).code).toBe(200);
  });

  test('sharing takes the right, and a role one has', async () => {
    expect((await add({ title: '共享', scope: 'all' })).code).toBe(403);
    expect((await list('yunying')).mayShare).toBe(false);
    await grant('operator', SHARE_VIEWS);
    const { roles, mayShare } = await list('yunying');
    expect(mayShare).toBe(true);
    expect(roles.map(({ code }) => code)).toEqual(['operator']);
    expect((await add({ title: '财务', scope: 'role', role: 'finance' })).code).toBe(403);
    const forAll = await add({ title: '共享', scope: 'all' });
    const forRole = await add({ title: '运营', scope: 'role', role: 'operator' });
    expect(await titles('yunying')).toEqual(['运营', '共享']);
    expect(await titles('caiwu')).toEqual(['共享']);
    expect((await edit({ id: forAll.result.id, version: 1, title: '改' }, 'caiwu')).code).toBe(403);
    expect((await remove(forAll.result.id, 'caiwu')).code).toBe(403);
    expect((await remove(forRole.result.id, 'caiwu')).code).toBe(404);
    // Another tenant has none of it.
    expect(await titles('other')).toEqual([]);
    expect((await remove(forAll.result.id, 'other')).code).toBe(404);
    for (const { result } of [forAll, forRole]) expect((await remove(result.id, 'yunying')).code).toBe(200);
  });

  test('a default of one’s own goes before the role’s, and that before everybody’s', async () => {
    const own = async () => {
      const views = (await list('yunying')).lists[LIST];
      return views?.views.find(({ id }) => id === views.own)?.title;
    };
    const made: SavedView[] = [];
    for (const body of [
      { title: '众', scope: 'all', isDefault: true },
      { title: '岗', scope: 'role', role: 'operator', isDefault: true },
      { title: '己', isDefault: true },
      { title: '己二', isDefault: true },
    ])
      made.push((await add(body, 'yunying')).result);
    expect(await own()).toBe('己二');
    const defaults = (await list('yunying')).lists[LIST]?.views.filter(({ isDefault }) => isDefault);
    expect(defaults?.map(({ title }) => title)).toEqual(['己二', '岗', '众']);
    await remove(String(made[3]?.id), 'yunying');
    expect(await own()).toBe('岗');
    await remove(String(made[1]?.id), 'yunying');
    expect(await own()).toBe('众');
    for (const at of [0, 2]) await remove(String(made[at]?.id), 'yunying');
  });

  test('names are one’s own once, versions move on, and the order is kept', async () => {
    const [one, two] = [(await add({ title: '一' })).result, (await add({ title: '二' })).result];
    expect(await add({ title: '一' })).toMatchObject({ code: 500, message: '“一”已存在，请换一个名称' });
    expect((await edit({ id: two.id, version: 1, title: '一' })).code).toBe(500);
    expect((await edit({ id: two.id, version: 1, title: '三' })).result).toMatchObject({ title: '三', version: 2 });
    expect(await edit({ id: two.id, version: 1, title: '四' })).toMatchObject({ code: 409, result: { title: '三' } });
    const order = (ids: unknown, as = 'yunying') => call('PUT', '/sys/view/order', { as, body: { list: LIST, ids } });
    expect((await order([two.id, one.id])).code).toBe(200);
    expect(await titles('yunying')).toEqual(['三', '一']);
    expect((await order([two.id], 'caiwu')).code).toBe(404);
    expect((await order([two.id, two.id])).status).toBe(400);
    for (const { id } of [one, two]) await remove(id, 'yunying');
  });

  test('what does not fit is refused, and there is an end to how many', async () => {
    for (const body of [
      { title: '' },
      { title: 'x'.repeat(51) },
      { title: 'a', scope: 'world' },
      { title: 'a', kind: 'b' },
    ])
      expect((await add(body)).status).toBe(400);
    expect((await add({ title: 'a', list: 'market_secret' })).code).toBe(403);
    expect((await call('GET', '/sys/view/list', { as: 'yunying', query: { screen: 'system/user' } })).code).toBe(403);
    for (let count = 0; count < 50; count += 1)
      expect((await add({ title: `q${count}`, kind: 'query' })).code).toBe(200);
    expect((await add({ title: 'more', kind: 'query' })).code).toBe(500);
    expect((await add({ title: 'q0' })).code).toBe(200);
  });

  test('twenty at once keep one default', async () => {
    const all = Array.from({ length: 20 }, (_, at) => add({ title: `同时${at}`, isDefault: true }, 'caiwu'));
    await Promise.all(all);
    const defaults = (await list('caiwu')).lists[LIST]?.views.filter(({ isDefault }) => isDefault);
    expect(defaults).toHaveLength(1);
  });
});
