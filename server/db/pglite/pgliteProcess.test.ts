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
      (running as PgliteProcess).ask({ kind: 'query', statements: [{ sql, values: [] }] });
    await expect(ask('SELECT nosuch')).rejects.toBeInstanceOf(SqlStateError);
    expect(running.death).toBeUndefined();
    await running.ask({ kind: 'close' });
    const waiting = [ask('SELECT 1'), ask('SELECT 2')];
    for (const one of waiting) await expect(one).rejects.toBeInstanceOf(UnavailableError);
    expect(running.death).toBeInstanceOf(UnavailableError);
    await expect(ask('SELECT 3')).rejects.toBe(running.death);
  });

  it('that cannot open its directory says so', async () => {
    const attempt = openPglite({ dataDir: new URL(import.meta.url).pathname });
    await expect(attempt).rejects.toBeInstanceOf(UnavailableError);
  });
});
