import { afterEach, describe, expect, it } from 'vitest';
import { SqlStateError, UnavailableError } from '../Database.ts';
import { scratchTemplate } from './build.ts';
import { openPglite } from './openPglite.ts';
import { type PgliteProcess, startPglite } from './pgliteProcess.ts';

describe('the worker of the embedded database', () => {
  let running: PgliteProcess | undefined;
  afterEach(() => running?.kill(new Error('done')));

  it('answers refusals and goes on, but dies of anything that is no refusal', async () => {
    const settings = { dataDir: 'memory://', template: scratchTemplate() };
    running = await startPglite(settings, () => undefined);
    const ask = (sql: string): Promise<unknown> =>
      (running as PgliteProcess).ask({ kind: 'query', statements: [{ sql, values: [], prepared: false }] });
    await expect(ask('SELECT nosuch')).rejects.toBeInstanceOf(SqlStateError);
    expect(running.death).toBeUndefined();
    await running.ask({ kind: 'close' });
    const waiting = [ask('SELECT 1'), ask('SELECT 2')];
    for (const one of waiting) await expect(one).rejects.toBeInstanceOf(UnavailableError);
    expect(running.death).toBeInstanceOf(UnavailableError);
    await expect(ask('SELECT 3')).rejects.toBe(running.death);
  });

  it('reads a prepared text once, and anew when its table has changed', async () => {
    running = await startPglite({ dataDir: 'memory://', template: scratchTemplate() }, () => undefined);
    const { ask } = running;
    const send = async (...texts: string[]): Promise<unknown[]> => {
      const statements = texts.map((sql) => ({ sql, values: [], prepared: /^SELECT/.test(sql) }));
      return (await ask({ kind: 'query', statements })).results.map(({ rows }) => rows);
    };
    await send('CREATE TABLE kept AS SELECT 1 AS one');
    const all = 'SELECT * FROM kept';
    expect(await send(all, all)).toEqual([[[1]], [[1]]]);
    expect((await send('SELECT count(*) FROM pg_prepared_statements'))[0]).toEqual([[2]]);
    await send('ALTER TABLE kept ADD COLUMN two text');
    // As if another transaction were in the way: whoever asked asks again.
    await expect(send(all, all)).rejects.toMatchObject({ code: '40001' });
    expect(await send(all, all)).toEqual([[[1, null]], [[1, null]]]);
  });

  it('runs statements sent together as one transaction', async () => {
    running = await startPglite({ dataDir: 'memory://', template: scratchTemplate() }, () => undefined);
    const { ask } = running;
    const send = (...texts: string[]) =>
      ask({ kind: 'query', statements: texts.map((sql) => ({ sql, values: [], prepared: false })) });
    await expect(send('CREATE TABLE gone (one int)', 'SELECT nosuch', 'SELECT 1')).rejects.toMatchObject({
      code: '42703',
    });
    await expect(send('SELECT FROM gone')).rejects.toMatchObject({ code: '42P01' });
    expect((await send('CREATE TABLE here (one int)', 'INSERT INTO here VALUES (1), (2)')).results).toMatchObject([
      { affected: 0 },
      { affected: 2 },
    ]);
  });

  it('that cannot open its directory says so', async () => {
    const attempt = openPglite({ dataDir: new URL(import.meta.url).pathname });
    await expect(attempt).rejects.toBeInstanceOf(UnavailableError);
  });
});
