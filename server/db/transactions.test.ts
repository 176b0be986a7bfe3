import { AsyncResource } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabases } from '../testing/testDatabase.ts';
import { allRows, type Database, DeadlineError, SqlStateError } from './Database.ts';
import { systemMigrations } from './migrations/list.ts';
import { grantStatements, rlsStatements } from './schema/tables.ts';
import { builder, run, runFirst, sqlFragment } from './sql.ts';

const databases = await openTestDatabases();

describe.each(databases)('a database on $kind', ({ kind, open }) => {
  let db: Database;

  beforeAll(async () => {
    db = await open();
    await db.query('CREATE TABLE note (id int PRIMARY KEY, text varchar(50) UNIQUE)');
  });
  afterAll(() => db.close());

  it('rehearses over what it then undoes, as one who may only read', async () => {
    const scope = allRows('1');
    const statements = [
      'CREATE TABLE tried (a int)',
      'GRANT SELECT ON tried TO PUBLIC',
      'INSERT INTO tried VALUES (7)',
    ];
    const read = (sql: string) => db.rehearse(scope, statements, (session) => session.query(sql));
    expect((await read('SELECT a FROM tried')).rows).toEqual([{ a: 7 }]);
    await expect(db.query('SELECT a FROM tried')).rejects.toThrow('tried');
    await expect(db.rehearse(scope, ['SELECT 1 / 0'], (session) => session.query('SELECT 1'))).rejects.toThrow('zero');
    await expect(read('SELECT nothing FROM tried')).rejects.toThrow('nothing');
    expect((await db.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }]);
  });

  it('brings every type back as text, number, boolean or JSON', async () => {
    const answer = await db.query(
      `SELECT $1::int8 AS small, 9007199254740993::int8 AS large, $2::text AS text, 1.50 AS amount,
        1234567890123456.78 AS exact, avg(n) AS average, date '2026-01-02' AS day,
        timestamp '2026-01-02 03:04:05.678' AS moment, timestamptz '2026-01-02 03:04:05+00' AS zoned,
        time '03:04:05.6' AS clock, $3::boolean AS yes, '{"a":[1,null]}'::jsonb AS json, $4::text[] AS texts,
        $5::int[] AS numbers, '{1.5,NULL}'::numeric[] AS amounts, $6::varchar AS nothing, 'NaN'::float8 AS odd
       FROM generate_series(1, 2) n`,
      [7, '织 "屏" \\', true, ['a,b', '"\\', ''], [1, 2], null],
    );
    expect(answer.rows).toEqual([
      {
        small: 7,
        large: '9007199254740993',
        text: '织 "屏" \\',
        amount: 1.5,
        exact: '1234567890123456.78',
        average: 1.5,
        day: '2026-01-02',
        moment: '2026-01-02 03:04:05',
        zoned: '2026-01-02 11:04:05',
        clock: '03:04:05',
        yes: true,
        json: { a: [1, null] },
        texts: ['a,b', '"\\', ''],
        numbers: [1, 2],
        amounts: [1.5, null],
        nothing: null,
        odd: 'NaN',
      },
    ]);
    expect(answer.fields.slice(0, 4)).toEqual([
      { name: 'small', type: 'int8' },
      { name: 'large', type: 'int8' },
      { name: 'text', type: 'text' },
      { name: 'amount', type: 'numeric' },
    ]);
    expect(answer.fields.find((field) => field.name === 'texts')?.type).toBe('_text');
  });

  it('takes text for a number column and counts changed rows', async () => {
    const inserted = await db.query('INSERT INTO note VALUES ($1, $2), ($3, $4)', ['1', 'one', 2, 'two']);
    expect(inserted.affected).toBe(2);
    expect((await db.query('SELECT id FROM note ORDER BY id')).rows).toEqual([{ id: 1 }, { id: 2 }]);
    expect((await db.query('SELECT id FROM note')).affected).toBe(0);
    expect((await db.query('DELETE FROM note')).affected).toBe(2);
  });

  it('refuses stacked statements, with and without values', async () => {
    await expect(db.query('SELECT 1; DELETE FROM note')).rejects.toMatchObject({ code: '42601' });
    await expect(db.query('SELECT $1::int; DELETE FROM note', [1])).rejects.toMatchObject({ code: '42601' });
  });

  it('names state, constraint and position of a refusal', async () => {
    await db.query("INSERT INTO note VALUES (5, 'five')");
    const twice = db.query("INSERT INTO note VALUES (6, 'five')");
    await expect(twice).rejects.toBeInstanceOf(SqlStateError);
    await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'note_text_key' });
    await expect(db.query('SELECT nosuch FROM note')).rejects.toMatchObject({ code: '42703', position: 8 });
  });

  it('refuses objects as values before anything is sent', async () => {
    const wrong = { toString: () => '1' } as unknown as string;
    await expect(db.query('SELECT $1::text', [wrong])).rejects.toBeInstanceOf(TypeError);
  });

  it('saves all of a transaction or nothing', async () => {
    const failing = db.transaction(async (session) => {
      await session.query("INSERT INTO note VALUES (10, 'ten')");
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect((await db.query('SELECT 1 FROM note WHERE id = 10')).rows).toEqual([]);
  });

  it('does not report a save when a swallowed refusal has undone it', async () => {
    const swallowing = db.transaction(async (session) => {
      await session.query("INSERT INTO note VALUES (11, 'eleven')");
      await session.query('SELECT 1 / 0').catch(() => undefined);
    });
    await expect(swallowing).rejects.toMatchObject({ code: '22012' });
    expect((await db.query('SELECT 1 FROM note WHERE id = 11')).rows).toEqual([]);
  });

  it('goes on after a savepoint', async () => {
    await db.transaction(async (session) => {
      await session.query("INSERT INTO note VALUES (12, 'twelve')");
      await session.query('SAVEPOINT row_1');
      await session.query('SELECT 1 / 0').catch(() => session.query('ROLLBACK TO SAVEPOINT row_1'));
    });
    expect((await db.query('SELECT text FROM note WHERE id = 12')).rows).toEqual([{ text: 'twelve' }]);
  });

  it('refuses a session after its transaction and the database inside of it', async () => {
    const session = await db.transaction(async (own) => own);
    await expect(session.query('SELECT 1')).rejects.toThrow('has ended');
    await expect(db.transaction(() => db.query('SELECT 1'))).rejects.toThrow('inside its own transaction');
    expect((await db.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('runs statements of one transaction in the order they were asked', async () => {
    const answers = await db.transaction((session) =>
      Promise.all([1, 2, 3].map((n) => session.query('SELECT $1::int AS n', [n]))),
    );
    expect(answers.map((answer) => answer.rows[0])).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  });

  it('delivers notifications after the commit and not after a rollback', async () => {
    const heard: string[] = [];
    const stop = await db.listen('note_changed', (payload) => heard.push(payload));
    await db.notify('note_changed', 'first');
    const undone = db.transaction(async (session) => {
      await session.query('SELECT pg_notify($1, $2)', ['note_changed', 'undone']);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await db.notify('note_changed', 'second');
    await expect.poll(() => heard).toEqual(['first', 'second']);
    await stop();
    await db.notify('note_changed', 'third');
    await db.query('SELECT 1');
    expect(heard).toEqual(['first', 'second']);
    await expect(db.listen('a"; DROP TABLE note', () => undefined)).rejects.toThrow('not a channel name');
  });

  it('composes SQL with bound values only', async () => {
    const evil = "x' OR '1'='1";
    await run(db, builder.insertInto('note').values({ id: 20, text: evil }));
    const query = builder
      .selectFrom('note')
      .select(['id', sqlFragment<number>`char_length(${sqlFragment.ref('text')})`.as('size')])
      .where('text', '=', evil);
    expect(query.compile().sql).not.toContain('OR');
    expect(await runFirst(db, query)).toEqual({ id: 20, size: evil.length });
    const injected = builder.selectFrom('note').selectAll().orderBy(sqlFragment.ref('id" DESC; --'));
    await expect(run(db, injected)).rejects.toMatchObject({ code: '42703' });
  });

  it('has a prepared text read once, and anew when its table has changed', async () => {
    await db.query('CREATE TABLE growing AS SELECT 1 AS one');
    const text = 'SELECT * FROM growing';
    const ask = () =>
      db.transaction(async (session) => {
        const { rows } = await session.query(text, [], { prepared: true });
        const kept = 'SELECT count(*) AS kept FROM pg_prepared_statements WHERE statement = $1';
        return [rows, (await session.query(kept, [text])).rows];
      });
    expect(await ask()).toEqual([[{ one: 1 }], [{ kept: 1 }]]);
    await db.query('ALTER TABLE growing ADD COLUMN two text');
    expect(await ask()).toEqual([[{ one: 1, two: null }], [{ kept: 1 }]]);
  });

  it('gives up a transaction that does not end and lets the next in', async () => {
    const late = db.transaction(
      async (session) => {
        await session.query("INSERT INTO note VALUES (30, 'thirty')");
        await new Promise((resolve) => setTimeout(resolve, 600));
        await session.query("INSERT INTO note VALUES (31, 'late')");
      },
      { deadline: 200 },
    );
    await expect(late).rejects.toBeInstanceOf(DeadlineError);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await db.query('SELECT id FROM note WHERE id IN (30, 31)')).rows).toEqual([]);
  });

  it('stops a statement at its deadline while the process goes on (A005, A047)', async () => {
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 10);
    const started = Date.now();
    const waiting = db.query('SELECT pg_sleep(30)', [], { deadline: 300 });
    await expect(waiting).rejects.toBeInstanceOf(DeadlineError);
    const took = Date.now() - started;
    clearInterval(timer);
    // A statement of 30 s: stopped, however busy the machine.
    expect(took).toBeLessThan(15_000);
    expect(ticks).toBeGreaterThan(10);
    expect((await db.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('undoes the transaction of a stopped statement', async () => {
    await db.query('CREATE TABLE IF NOT EXISTS kept (id int)');
    const late = db.transaction(async (session) => {
      await session.query('INSERT INTO kept VALUES (1)');
      await session.query('SELECT count(*) FROM generate_series(1, 1000000000)', [], { deadline: 200 });
    });
    const waiter = db.query('SELECT 2 AS two');
    await expect(late).rejects.toBeInstanceOf(DeadlineError);
    expect((await waiter).rows).toEqual([{ two: 2 }]);
    // In memory the table itself is gone with the worker; the system tables were filled in again.
    const left = await db.query('SELECT 1 FROM kept').catch((error: SqlStateError) => error.code);
    expect(kind === 'pglite' ? left : (left as { rows: unknown[] }).rows).toEqual(kind === 'pglite' ? '42P01' : []);
    expect((await db.query('SELECT count(*) AS n FROM sys_migration')).rows).toEqual([{ n: systemMigrations.length }]);
  });
});

describe.each(databases)('a transaction that ends with its last statement on $kind', ({ open }) => {
  let db: Database;

  beforeAll(async () => {
    db = await open();
  });
  afterAll(() => db.close());

  /** Who the connection is, and for whom. */
  const LOOK = `SELECT current_setting('role') AS role, coalesce(current_setting('app.tenant', true), '') AS tenant,
    current_setting('application_name') AS name, current_setting('transaction_read_only') AS "readOnly"`;
  const seen = async () => (await db.query(LOOK)).rows[0];

  it('answers it as of the tenant, and leaves the connection as it was', async () => {
    const before = await seen();
    const look = (last: boolean) =>
      db.readOnly(allRows('a'), (session) => session.query(LOOK, [], { last }), { name: 'weft 1' });
    expect((await look(true)).rows).toEqual((await look(false)).rows);
    expect((await look(true)).rows).toMatchObject([{ tenant: 'a', name: 'weft 1', readOnly: 'on' }]);
    expect(await seen()).toEqual(before);
  });

  it('may have others before it, and refuses any behind it', async () => {
    const late = db.readOnly(allRows('a'), async (session) => {
      await session.query('SELECT 1');
      const { rows } = await session.query('SELECT 2 AS two', [], { last: true });
      expect(rows).toEqual([{ two: 2 }]);
      return session.query('SELECT 3');
    });
    await expect(late).rejects.toThrow('its last statement');
    expect((await db.query('SELECT 4 AS four')).rows).toEqual([{ four: 4 }]);
  });

  it('is undone when it is refused or takes too long', async () => {
    const before = await seen();
    const last = (sql: string, deadline = 1_000) =>
      db.readOnly(allRows('a'), (session) => session.query(sql, [], { last: true, deadline }));
    await expect(last('SELECT nosuch')).rejects.toMatchObject({ code: '42703' });
    await expect(last('CREATE TABLE written (id int)')).rejects.toMatchObject({ code: '25006' });
    await expect(last('SELECT count(*) FROM generate_series(1, 1000000000)', 200)).rejects.toThrow(DeadlineError);
    expect(await seen()).toEqual(before);
  });

  it('says nothing where the transaction writes', async () => {
    await db.transaction(async (session) => {
      await session.query('CREATE TABLE kept_on (id int)', [], { last: true });
      await session.query('INSERT INTO kept_on VALUES (1)');
    });
    expect((await db.query('SELECT id FROM kept_on')).rows).toEqual([{ id: 1 }]);
  });
});

describe.each(databases)('reading in batches on $kind', ({ open }) => {
  let db: Database;

  beforeAll(async () => {
    db = await open();
    await db.query('CREATE TABLE line (id int PRIMARY KEY, tenant_id text NOT NULL)');
    await db.query(
      "INSERT INTO line SELECT n, CASE WHEN n <= 250 THEN 'a' ELSE 'b' END FROM generate_series(1, 260) n",
    );
    for (const statement of [
      ...rlsStatements('line'),
      ...grantStatements('line', new Set(['weft_app', 'weft_report'])),
    ])
      await db.query(statement);
  });
  afterAll(() => db.close());

  const selection = { sql: 'SELECT id FROM line WHERE id > $1 ORDER BY id', values: [0] };

  it.each(['app', 'report'] as const)('as %s gives one tenant its rows as they were, and others a turn', async (as) => {
    const seen: unknown[] = [];
    // As another request does: from outside of the reading.
    const remove = AsyncResource.bind(() =>
      db.withTenant(allRows('a'), (session) => session.query('DELETE FROM line WHERE id = 201')),
    );
    await db.readInBatches(allRows('a'), selection, { size: 100, as }, async (rows) => {
      seen.push(...rows.map(({ id }) => id));
      // It would wait for itself if the one connection were still held.
      await remove();
      return true;
    });
    expect(seen).toEqual(Array.from({ length: 250 }, (_, at) => at + 1).filter((id) => as === 'app' || id !== 201));
  });

  it('ends when told to, and lets its error through', async () => {
    let batches = 0;
    await db.readInBatches(allRows('a'), selection, { size: 100 }, async () => {
      batches += 1;
      return false;
    });
    expect(batches).toBe(1);
    const failing = db.readInBatches(allRows('a'), selection, { size: 100 }, () => Promise.reject(new Error('full')));
    await expect(failing).rejects.toThrow('full');
    const wrong = { sql: 'SELECT nosuch FROM line', values: [] };
    await expect(db.readInBatches(allRows('a'), wrong, { size: 10 }, async () => true)).rejects.toThrow(SqlStateError);
    const { rows } = await db.query("SELECT count(*) AS held FROM pg_cursors WHERE name LIKE 'held%'");
    expect(rows).toEqual([{ held: 0 }]);
  });
});
