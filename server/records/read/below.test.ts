import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOME_TENANT, OTHER_TENANT } from '../../config/builtIn.ts';
import { allRows, type Database, type Reading } from '../../db/Database.ts';
import { planOf } from '../../db/estimate.ts';
import { sampleTables } from '../../testing/sampleScreens.ts';
import { type SampleServer, startSample } from '../../testing/sampleServer.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';

/** What is kept of people, boxes and where they stand. */
const declarations = {
  'screens/market/shelf.model.json': {
    title: '库位',
    fields: [
      { key: 'shelfNo', title: '编号', type: 'input', store: { length: 30, unique: true } },
      { key: 'name', title: '名称', type: 'input' },
      { key: 'parentNo', title: '上级', type: 'input', store: { length: 30 } },
    ],
  },
  'screens/dictionaries/shelf.dictionary.json': {
    title: '库位',
    source: { model: 'market/shelf', text: 'name', code: 'shelfNo', pid: 'parentNo' },
  },
  'screens/market/teams.picker.json': { title: '班组', type: 'department', multiple: true, value: 'id' },
  'screens/market/stock.model.json': {
    title: '库存',
    fields: [
      { key: 'name', title: '名称', type: 'input', store: { index: true } },
      { key: 'shelf', title: '库位', type: 'sel_tree', dictCode: 'shelf', store: { index: true } },
      { key: 'more', title: '其他库位', type: 'sel_tree', dictCode: 'shelf', multiple: true, store: { length: 100 } },
      { key: 'category', title: '分类', type: 'cat_tree' },
      { key: 'area', title: '地区', type: 'pca' },
      { key: 'team', title: '部门', type: 'sel_depart' },
      { key: 'teams', title: '班组', type: 'sel_depart', picker: 'market/teams', store: { length: 200 } },
      { key: 'state', title: '状态', type: 'select', options: [{ value: '1', text: '在库' }] },
      { key: 'owner', title: '货主', type: 'sel_depart', restricted: true },
    ],
  },
  'screens/market/stock.screen.json': {
    title: '库存',
    type: 'list',
    model: 'market/stock',
    beside: { field: 'owner', title: '货主' },
  },
  'screens/menu.json': { items: [{ screen: 'market/goods' }, { screen: 'market/stock' }] },
};

const LIST = '/online/cgform/api/getData/market_stock';
const CSV = '/online/cgform/api/exportCsv/market_stock';
const databases = await openTestDatabases();

describe.each(databases)('with all below it, on $kind', ({ open }) => {
  let sample: SampleServer;
  const asked: Reading[] = [];
  const names = async (query: Record<string, string>, as = 'admin') => {
    const reply = await sample.call('GET', LIST, { query: { column: 'name', order: 'asc', ...query }, as });
    return reply.success ? reply.result.records.map(({ name }: { name: string }) => name).join('') : reply.code;
  };
  const add = async (path: string, body: Record<string, unknown>, as = 'admin'): Promise<string> => {
    const reply = await sample.call('POST', path, { body, as });
    if (!reply.success) throw new Error(reply.text);
    return String(reply.result);
  };

  beforeAll(async () => {
    const db = await open({ filled: sampleTables });
    const watched: Database = {
      ...db,
      readTogether: (scope, readings) => {
        asked.push(...readings);
        return db.readTogether(scope, readings);
      },
    };
    sample = await startSample(watched, declarations);
    for (const shelf of [
      { shelfNo: 'SH', name: '上海仓' },
      { shelfNo: 'SH-A', name: '收货区', parentNo: 'SH' },
      { shelfNo: 'SH-A-1', name: '一号架', parentNo: 'SH-A' },
      { shelfNo: 'SZ', name: '深圳仓', parentNo: '0' },
    ])
      await add('/online/cgform/api/form/market_shelf', shelf);
    await sample.db.withTenant(allRows(HOME_TENANT), async (session) => {
      await session.query(`insert into sys_category (id, tenant_id, pid, name, code)
        select id, current_setting('app.tenant'), pid, id, code
        from (values ('c1', '0', 'A01'), ('c2', 'c1', 'A01A01'), ('c3', '0', 'A02')) as c (id, pid, code)`);
      await session.query(`insert into sys_depart (id, tenant_id, parent_id, depart_name, org_code)
        select id, current_setting('app.tenant'), pid, id, code
        from (values ('d1', '0', 'A01'), ('d2', 'd1', 'A01A01'), ('d3', '0', 'A011')) as d (id, pid, code)`);
    });
    for (const row of [
      { name: 'a', shelf: 'SH', more: 'SZ,SH-A-1', category: 'c1', area: '330106', team: 'A01', teams: 'd2,d3' },
      { name: 'b', shelf: 'SH-A-1', more: 'SZ', category: 'c2', area: '330102', team: 'A01A01', teams: 'd3' },
      { name: 'c', shelf: 'SZ', more: 'SH', category: 'c3', area: '440106', team: 'A011', teams: 'd1', state: '1' },
    ])
      await add('/online/cgform/api/form/market_stock', row);
  });
  afterAll(() => sample.close());

  test.each<[string, Record<string, string>, string]>([
    ['a tree of records', { shelf_below: 'SH' }, 'ab'],
    ['a leaf of it', { shelf_below: 'SH-A-1' }, 'b'],
    ['two of its nodes', { shelf_below: 'SH-A,SZ' }, 'bc'],
    ['several kept in one column', { more_below: 'SH' }, 'ac'],
    ['categories', { category_below: 'c1' }, 'ab'],
    ['an area', { area_below: '330000' }, 'ab'],
    ['departments by their codes, of which one begins like another', { team_below: 'A01' }, 'ab'],
    ['departments by their ids', { teams_below: 'd1' }, 'ac'],
    ['what is no tree, as itself', { state_below: '1' }, 'c'],
    ['what nobody knows', { shelf_below: "x' or '1'='1" }, ''],
    ['nothing', { shelf_below: '' }, 'abc'],
    ['a text field, as itself', { name_below: 'b' }, 'b'],
  ])('%s', async (_what, query, found) => {
    expect(await names(query)).toBe(found);
  });

  test('a value whose record is gone is itself', async () => {
    await add('/online/cgform/api/form/market_stock', { name: 'z', team: 'B09' });
    expect(await names({ team_below: 'B09' })).toBe('z');
  });

  test('the same in exports and counts', async () => {
    const reply = await sample.call('GET', LIST, { query: { shelf_below: 'SH' } });
    expect(reply.result.total).toBe(2);
    const file = await sample.call('GET', CSV, { query: { shelf_below: 'SZ' } });
    expect(file.text).toContain('深圳仓');
    expect(file.text).not.toContain('"a"');
  });

  test('trees of another tenant lead nowhere', async () => {
    await sample.db.withTenant(allRows(OTHER_TENANT), (session) =>
      session.query(
        "insert into market_stock (id, name, shelf, team, category) values ('o', 'o', 'SH-A', 'A01A01', 'c2')",
      ),
    );
    for (const [key, value] of [
      ['shelf', 'SH'],
      ['team', 'A01'],
      ['category', 'c1'],
    ])
      expect(await names({ [`${key}_below`]: value ?? '' }, 'other')).toBe('');
    expect(await names({ team_below: 'A01A01' }, 'other')).toBe('o');
  });

  test('who may not see the field may not ask below it, and has nothing beside the list', async () => {
    expect(await names({ owner_below: 'A01' })).toBe('');
    expect(await names({ owner_below: 'A01' }, 'yunying')).toBe(400);
    const plan = async (as: string) => (await sample.call('GET', '/config/plans/market/stock', { as })).result;
    expect((await plan('admin')).beside).toEqual({ key: 'owner', title: '货主', width: 240, search: true });
    const narrowed = await plan('yunying');
    expect(narrowed.beside).toBeUndefined();
    expect(narrowed.query.map(({ key }: { key: string }) => key)).not.toContain('owner');
  });

  test('an index of the column serves', async () => {
    await sample.db.withTenant(allRows(HOME_TENANT), (session) =>
      session.query(`insert into market_stock (id, name, shelf)
        select 'n' || n, 'n' || n, case when n < 10 then 'SH-A' else 'N-' || n % 97 end from generate_series(1, 20000) n`),
    );
    await sample.db.query('vacuum analyze market_stock');
    asked.length = 0;
    expect((await sample.call('GET', LIST, { query: { shelf_below: 'SH-A' } })).result.total).toBe(10);
    const plans = await sample.db.readTogether(allRows(HOME_TENANT), asked.map(planOf));
    expect(JSON.stringify(plans)).toContain('ix_market_stock_shelf');
  });
});
