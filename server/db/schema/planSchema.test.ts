import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isTakenTable } from '../../../engine/compile/checks/data/tables.ts';
import type { Field, Model, Store } from '../../../engine/plan/compiled.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';
import { allRows, type Database } from '../Database.ts';
import { applySchema, planSchema, type SchemaResult } from './planSchema.ts';
import { verifyRls } from './verifyRls.ts';

const databases = await openTestDatabases();

function field(column: string, store: Partial<Store> = {}): Field {
  return {
    key: column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    column,
    title: column,
    type: 'input',
    kind: 'text',
    store: { type: 'varchar', index: false, unique: false, ...store },
    required: false,
    restricted: false,
    readOnly: false,
    rules: [],
    cell: { key: column, type: 'input' },
  };
}

function model(table: string, fields: Field[], unique: string[][] = []): Model {
  const sort = { key: 'createTime', order: 'desc' } as const;
  return {
    id: table,
    code: table,
    table,
    title: '测试',
    permission: table,
    fields,
    sort,
    unique,
    subTables: [],
    measures: [],
  };
}

async function bring(db: Database, models: Model[], confirm = false): Promise<SchemaResult> {
  return applySchema(db, await planSchema(db, models), { confirm });
}

const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' }).format(new Date()).replaceAll('-', '');

describe.each(databases)('model tables on $kind', ({ open }) => {
  let db: Database;

  it('the compiler knows every name that is taken here already', async () => {
    const relations = `SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'v', 'm', 'p', 'f', 'S')`;
    const keywords = `SELECT word AS name FROM pg_get_keywords() WHERE catcode IN ('R', 'T')`;
    const own = await open();
    const { rows } = await own.query<{ name: string }>(`${relations} UNION ${keywords}`);
    const schema = `SELECT relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'information_schema'`;
    // The views of information_schema are found by that name alone.
    const apart = new Set((await own.query<{ name: string }>(schema)).rows.map(({ name }) => name));
    await own.close();
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.filter(({ name }) => !apart.has(name) && !isTakenTable(name, 'market/x'))).toEqual([]);
    expect(['goods', 'market_order', 'users'].filter((name) => isTakenTable(name, 'market/x'))).toEqual([]);
    const ours = rows.filter(({ name }) => name.startsWith('sys_') && !isTakenTable(name, 'system/x'));
    // Those that have a model of the product's own.
    const declared =
      'announcement api_key category check_rule contact data_source depart depart_role dict dict_item file fill_rule job log_exception log_operation';
    const more =
      'log_security menu message message_template online position role schedule schedule_run tenant tenant_pack user user_agent user_bin webhook webhook_delivery';
    const models = `${declared} ${more}`.split(' ').map((name) => `sys_${name}`);
    expect(ours.map(({ name }) => name).toSorted()).toEqual(models);
  });

  beforeAll(async () => {
    db = await open();
  });
  afterAll(() => db.close());

  const order = model(
    'market_order',
    [
      field('order_no', { length: 50, unique: true }),
      field('shop', { length: 20, index: true }),
      field('amount', { type: 'decimal', length: 10, scale: 2 }),
      field('paid_on', { type: 'date' }),
      field('create_time', { type: 'timestamp' }),
    ],
    [['shop', 'paid_on']],
  );
  const insert = (tenant: string, id: string, more = ''): Promise<unknown> =>
    db.withTenant(allRows(tenant), (session) =>
      session.query(`INSERT INTO market_order (id, order_no, shop, amount) VALUES ($1, $2, 'shop', 12.5) ${more}`, [
        id,
        `no-${id}`,
      ]),
    );

  it('creates table, row-level security and indexes, once', async () => {
    const first = await bring(db, [order]);
    expect(first.refused).toEqual([]);
    expect(first.applied.map((step) => step.kind)).toEqual([
      'create-table',
      'wall',
      'add-index',
      'add-index',
      'add-index',
      'add-index',
      'add-index',
    ]);
    expect(first.applied[0]?.sentence).toBe('新建表 market_order（测试）');
    // Where nothing is to be done the tables are not locked and looked at a second time.
    const locked = { ...db, transaction: () => Promise.reject(new Error('locked')) };
    expect(await bring(locked, [order])).toEqual({ applied: [], refused: [] });
  });

  it('lets two servers start at once', async () => {
    const extra = model('market_extra', [field('name')]);
    const plans = await Promise.all([planSchema(db, [order, extra]), planSchema(db, [order, extra])]);
    const results = await Promise.all(plans.map((plan) => applySchema(db, plan, { confirm: false })));
    expect(results.map((result) => result.applied.length).sort()).toEqual([0, 3]);
  });

  it('keeps tenants apart by row-level security alone (A065, A067, A074)', async () => {
    await insert('1', 'a');
    await insert('2', 'b');
    const seen = await db.withTenant(allRows('1'), (session) =>
      session.query('SELECT id, tenant_id, version FROM market_order'),
    );
    expect(seen.rows).toEqual([{ id: 'a', tenant_id: '1', version: 1 }]);
    const changed = await db.withTenant(allRows('1'), (session) =>
      session.query("UPDATE market_order SET shop = 'x' WHERE id = 'b'"),
    );
    const removed = await db.withTenant(allRows('1'), (session) =>
      session.query("DELETE FROM market_order WHERE id = 'b'"),
    );
    expect([changed.affected, removed.affected]).toEqual([0, 0]);
    const foreign = db.withTenant(allRows('1'), (session) =>
      session.query("INSERT INTO market_order (id, tenant_id) VALUES ('c', '2')"),
    );
    await expect(foreign).rejects.toMatchObject({ code: '42501' });
    const moved = db.withTenant(allRows('1'), (session) => session.query("UPDATE market_order SET tenant_id = '2'"));
    await expect(moved).rejects.toMatchObject({ code: '42501' });
  });

  it('never takes an empty tenant for all of them (A066)', () => {
    expect(() => db.withTenant(allRows(''), (session) => session.query('SELECT 1'))).toThrow('a tenant is required');
    expect(() => db.readOnly(allRows(undefined as unknown as string), async () => 1)).toThrow('a tenant is required');
  });

  it('allows one value per tenant, the same in another', async () => {
    await expect(insert('1', 'a')).rejects.toMatchObject({ code: '23505' });
    const twin = (tenant: string, id: string): Promise<unknown> =>
      db.withTenant(allRows(tenant), (session) =>
        session.query("INSERT INTO market_order (id, order_no) VALUES ($1, 'twin')", [id]),
      );
    await twin('1', 't1');
    await twin('2', 't2');
    await expect(twin('1', 't3')).rejects.toMatchObject({ code: '23505', constraint: 'ux_market_order_order_no' });
  });

  it('refuses writes, other tenants and set_config to a report', async () => {
    const read = (sql: string): Promise<unknown> => db.readOnly(allRows('1'), (session) => session.query(sql));
    await expect(read("INSERT INTO market_order (id) VALUES ('z')")).rejects.toMatchObject({ code: '25006' });
    await expect(read("SELECT set_config('app.tenant', '2', true)")).rejects.toMatchObject({ code: '42501' });
    await expect(read("SELECT set_config('role', 'postgres', true)")).rejects.toMatchObject({ code: '42501' });
    await expect(read('SELECT token_hash FROM sys_session')).rejects.toMatchObject({ code: '42501' });
    await expect(read('SELECT password_hash FROM sys_user')).rejects.toMatchObject({ code: '42501' });
    const seen = await db.readOnly(allRows('2'), (session) =>
      session.query("SELECT id FROM market_order WHERE id IN ('a', 'b')"),
    );
    expect(seen.rows).toEqual([{ id: 'b' }]);
  });

  it('finds row-level security in force', async () => {
    const walls = await verifyRls(db);
    expect(walls.filter((wall) => wall.required && !wall.holds)).toEqual([]);
    expect(walls.find((wall) => wall.name === 'setConfig')?.holds).toBe(true);
    expect(walls.find((wall) => wall.name === 'reportRole')?.holds).toBe(true);
    await db.query('ALTER TABLE sys_wall_probe DISABLE ROW LEVEL SECURITY');
    const broken = await verifyRls(db);
    await db.query('ALTER TABLE sys_wall_probe ENABLE ROW LEVEL SECURITY');
    expect(broken.filter((wall) => !wall.holds && wall.required).map((wall) => wall.name)).toEqual([
      'read',
      'write',
      'reportTenant',
    ]);
  });

  it('adds columns and indexes and widens, keeping the data (FA22)', async () => {
    const wider = model('market_order', [
      field('order_no', { length: 80, unique: true }),
      field('shop', { type: 'text' }),
      field('amount', { type: 'decimal', length: 14, scale: 4 }),
      field('paid_on', { type: 'timestamp' }),
      field('remark', { type: 'text' }),
    ]);
    const { applied, refused } = await bring(db, [wider, model('market_extra', [field('name')])]);
    expect(refused).toEqual([]);
    expect(applied.map((step) => `${step.kind} ${step.column ?? ''}`.trim())).toEqual([
      'widen-column order_no',
      'widen-column shop',
      'widen-column amount',
      'widen-column paid_on',
      'add-column remark',
      'drop-index',
      'drop-index',
      'drop-index',
    ]);
    const kept = await db.query("SELECT shop, amount, remark FROM market_order WHERE id = 'a'");
    expect(kept.rows).toEqual([{ shop: 'shop', amount: 12.5, remark: null }]);
    expect(await planSchema(db, [wider, model('market_extra', [field('name')])])).toMatchObject({
      additive: [],
      destructive: [],
    });
  });

  it('refuses what loses data until it is confirmed, and then keeps the data (FA22)', async () => {
    await db.withTenant(allRows('2'), (session) => session.query("INSERT INTO market_extra (id) VALUES ('e')"));
    const smaller = model('market_order', [
      field('order_no', { length: 3, unique: true }),
      field('amount', { type: 'varchar', length: 20 }),
      field('shop', { type: 'text' }),
      field('paid_on', { type: 'timestamp' }),
    ]);
    const first = await bring(db, [smaller]);
    expect(first.applied).toEqual([]);
    expect(first.refused.map((step) => step.sentence)).toEqual([
      `表 market_order：列 order_no 改为 varchar(3)，原数据保留为 _dropped_order_no_${today}`,
      `表 market_order：列 amount 改为 varchar(20)，原数据保留为 _dropped_amount_${today}`,
      `表 market_order：停用列 remark，数据保留为 _dropped_remark_${today}`,
      `表 market_extra：停用，数据保留为 _dropped_market_extra_${today}`,
    ]);
    const second = await bring(db, [smaller], true);
    expect(second.refused).toEqual([]);
    const rows = await db.query(
      `SELECT id, order_no, amount, _dropped_order_no_${today} AS old FROM market_order WHERE id IN ('a', 't1') ORDER BY id`,
    );
    expect(rows.rows).toEqual([
      { id: 'a', order_no: null, amount: '12.5000', old: 'no-a' },
      { id: 't1', order_no: null, amount: null, old: 'twin' },
    ]);
    expect((await db.query(`SELECT count(*) AS n FROM _dropped_market_extra_${today}`)).rows).toEqual([{ n: 1 }]);
    expect(await bring(db, [smaller], true)).toEqual({ applied: [], refused: [] });
    await expect(insert('2', 'c', 'RETURNING id')).rejects.toMatchObject({ code: '22001' });
  });

  it('changes a table that holds no row of any tenant unasked, and none that holds one', async () => {
    const before = model('market_try', [field('name'), field('size')]);
    const after = model('market_try', [field('name', { type: 'date' })]);
    const others = (await planSchema(db, [])).destructive.length;
    await bring(db, [before]);
    await db.withTenant(allRows('2'), (session) => session.query("INSERT INTO market_try (id) VALUES ('r')"));
    const ofTry = (steps: readonly { table: string; kind: string }[]): string[] =>
      steps.flatMap(({ table, kind }) => (table === 'market_try' ? [kind] : []));
    expect(ofTry((await planSchema(db, [after])).destructive)).toEqual(['change-column', 'drop-column']);
    await db.withTenant(allRows('2'), (session) => session.query('DELETE FROM market_try'));
    const planned = await planSchema(db, [after]);
    expect(ofTry(planned.additive)).toEqual(['change-column', 'drop-column']);
    expect(planned.destructive).toHaveLength(others);
    // A row that came between planning and applying is not set aside unasked.
    await db.withTenant(allRows('2'), (session) => session.query("INSERT INTO market_try (id) VALUES ('r')"));
    const late = await applySchema(db, planned, { confirm: false });
    expect([ofTry(late.applied), ofTry(late.refused)]).toEqual([[], ['change-column', 'drop-column']]);
    await db.withTenant(allRows('2'), (session) => session.query('DELETE FROM market_try'));
    expect(ofTry((await bring(db, [after])).applied)).toEqual(['change-column', 'drop-column']);
    const walls = await db.query(
      "SELECT relrowsecurity AND relforcerowsecurity AS wall FROM pg_class WHERE relname = 'market_try'",
    );
    expect(walls.rows).toEqual([{ wall: true }]);
    await bring(db, []);
    expect(ofTry((await planSchema(db, [before])).additive)).toContain('create-table');
  });

  it('applies only what was shown before it was confirmed', async () => {
    const before = await planSchema(db, [model('market_order', [])]);
    const changed = { ...before, destructive: before.destructive.slice(0, 1) };
    const { applied, refused } = await applySchema(db, changed, { confirm: true });
    expect(applied.filter((step) => step.kind === 'drop-column')).toHaveLength(1);
    expect(refused).toHaveLength(before.destructive.length - 1);
  });

  it('says so when double values stand against a unique index, and changes nothing', async () => {
    const plain = model('market_double', [field('name')]);
    const all = [order, plain];
    await bring(db, all, true);
    for (const id of ['1', '2']) {
      await db.withTenant(allRows('1'), (session) =>
        session.query("INSERT INTO market_double (id, name) VALUES ($1, 'same')", [id]),
      );
    }
    const unique = model('market_double', [field('name', { unique: true }), field('more')]);
    await expect(bring(db, [order, unique])).rejects.toThrow(
      '表 market_double：新建唯一索引（name）：未能执行，已有重复数据',
    );
    expect((await planSchema(db, [order, unique])).additive.map((step) => step.kind)).toEqual([
      'add-column',
      'add-index',
    ]);
  });

  it('leaves a table of somebody else alone until confirmed', async () => {
    await db.query('CREATE TABLE market_foreign (id int)');
    await db.query('INSERT INTO market_foreign VALUES (7)');
    const models = [order, model('market_double', [field('name')]), model('market_foreign', [field('name')])];
    const { refused } = await bring(db, models);
    expect(refused.map((step) => step.sentence)).toEqual([
      `表 market_foreign：停用（该表不是本产品创建的），数据保留为 _dropped_market_foreign_${today}`,
    ]);
    await bring(db, models, true);
    expect((await db.query(`SELECT id FROM _dropped_market_foreign_${today}`)).rows).toEqual([{ id: 7 }]);
    expect((await db.query('SELECT name FROM market_foreign')).rows).toEqual([]);
  });

  it('only adds columns to a system table and never drops one of its own', async () => {
    const keep = [order, model('market_double', [field('name')]), model('market_foreign', [field('name')])];
    const users = model('sys_user', [field('username'), field('nickname')]);
    const { applied } = await bring(db, [...keep, users]);
    expect(applied.map((step) => `${step.kind} ${step.column}`)).toEqual(['add-column nickname']);
    await db.query("INSERT INTO sys_tenant (id, name) VALUES ('1', 'one')");
    await db.query("INSERT INTO sys_user (id, tenant_id, username, password_hash) VALUES ('u', '1', 'u', 'x')");
    const { refused } = await bring(db, [...keep, model('sys_user', [field('realname')])]);
    expect(refused.map((step) => step.column)).toEqual(['nickname']);
  });

  it('refuses names that no declaration can have', async () => {
    await expect(planSchema(db, [model('a"; DROP TABLE sys_user; --', [])])).rejects.toThrow(
      'not a table or column name',
    );
  });
});

describe.each(databases)('an index for the order of lists on $kind', ({ open }) => {
  let db: Database;

  beforeAll(async () => {
    db = await open();
  });
  afterAll(() => db.close());

  it('reads the first page of a list, in the order of its model, from an index', async () => {
    const fields = [field('sold_on', { type: 'date' })];
    const sorted: Model = { ...model('market_sale', fields), sort: { key: 'soldOn', order: 'desc' } };
    await bring(db, [sorted]);
    await db.withTenant(allRows('t'), (session) =>
      session.query(
        "INSERT INTO market_sale (id, sold_on) SELECT n, DATE '2026-01-01' + n % 300 FROM generate_series(1, 5000) n",
      ),
    );
    await db.query('ANALYZE market_sale');
    const { rows } = await db.withTenant(allRows('t'), (session) =>
      session.query<{ 'QUERY PLAN': string }>(
        "EXPLAIN SELECT * FROM market_sale WHERE tenant_id = 't' ORDER BY sold_on DESC NULLS LAST, id DESC LIMIT 10",
      ),
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('ix_market_sale_sold_on_desc');
    expect(plan).not.toContain('Sort');
    expect(await bring(db, [sorted])).toEqual({ applied: [], refused: [] });
  });
});
