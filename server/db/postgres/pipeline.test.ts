import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabases, postgresTestUrl } from '../../testing/testDatabase.ts';
import { createPreparedNames } from '../wire.ts';
import { sendPipeline, type WireAnswer } from './pipeline.ts';

const isThere = (await openTestDatabases()).some((database) => database.kind === 'postgres');

describe.runIf(isThere)('statements in one journey', () => {
  let client: Client;
  beforeEach(async () => {
    client = new Client({ connectionString: postgresTestUrl() });
    await client.connect();
  });
  afterEach(() => client.end());

  const select = (text: string, values: string[] = []) => ({ sql: `SELECT ${text}`, values, prepared: true });
  const kept = async () =>
    (
      await client.query<{ statement: string }>('SELECT statement FROM pg_prepared_statements ORDER BY prepare_time')
    ).rows.map(({ statement }) => statement);

  it('keeps as many texts as it may and gives up the one that was not used for longest', async () => {
    const names = createPreparedNames(2);
    const ask = async (...texts: string[]) => {
      const answers: WireAnswer[] = [];
      await sendPipeline(
        client,
        texts.map((text) => select(`${text} AS n`)),
        names,
        answers,
      );
      return answers.map(({ rows }) => rows[0]?.n);
    };
    expect(await ask('1', '2')).toEqual([1, 2]);
    expect(await ask('1')).toEqual([1]);
    expect(await ask('3')).toEqual([3]);
    expect(await kept()).toEqual(['SELECT 1 AS n', 'SELECT 3 AS n']);
    // The same one twice in one journey is read once.
    expect(await ask('2', '2', '1')).toEqual([2, 2, 1]);
    expect(await kept()).toHaveLength(2);
  });

  it('answers what stood before a failure, and the same texts serve again', async () => {
    const names = createPreparedNames();
    const answers: WireAnswer[] = [];
    const wrong = [select('$1::int AS n', ['4']), select('$1::int AS m', ['x']), select('5 AS n')];
    await expect(sendPipeline(client, wrong, names, answers)).rejects.toMatchObject({ code: '22P02' });
    expect(answers.map(({ rows }) => rows)).toEqual([[{ n: 4 }]]);
    const again: WireAnswer[] = [];
    const right = [select('$1::int AS n', ['4']), select('$1::int AS m', ['6']), select('5 AS n')];
    await sendPipeline(client, right, names, again);
    expect(again.map(({ rows }) => rows[0])).toEqual([{ n: 4 }, { m: 6 }, { n: 5 }]);
  });

  it('is a transaction of its own', async () => {
    const names = createPreparedNames();
    const answers: WireAnswer[] = [];
    const set = (name: string) => ({
      sql: `SELECT set_config('weft.probe', $1, true)`,
      values: [name],
      prepared: true,
    });
    await sendPipeline(client, [set('inside'), select("current_setting('weft.probe') AS probe")], names, answers);
    expect(answers[1]?.rows).toEqual([{ probe: 'inside' }]);
    const outside = await client.query("SELECT current_setting('weft.probe', true) AS probe");
    expect(outside.rows).toEqual([{ probe: '' }]);
  });
});
