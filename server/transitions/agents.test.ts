import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { HOME_TENANT } from '../config/builtIn.ts';
import { sampleTables } from '../testing/sampleScreens.ts';
import { SOON } from '../testing/soon.ts';
import { type StatedSample, startStated } from '../testing/statedSample.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';

const REST = '/sys/sysUserAgent';

describe.each(await openTestDatabases())('who stands for somebody on $kind', ({ open }) => {
  let sample: StatedSample;
  beforeAll(async () => {
    sample = await startStated(await open({ filled: sampleTables }));
  });
  afterAll(() => sample.close());

  /** As a record that the screen would keep; the sample's declarations have no page of it. */
  const stand = async (days: [from: number, until: number], status = '1') => {
    const now = sample.server.clock.now().getTime() + 8 * 3_600_000;
    const [start, end] = days.map((day) =>
      new Date(now + day * 86_400_000).toISOString().slice(0, 19).replace('T', ' '),
    );
    await sample.server.context.db.query('DELETE FROM sys_user_agent');
    await sample.server.context.db.query(
      `INSERT INTO sys_user_agent (id, tenant_id, user_name, agent_user_name, start_time, end_time, status)
       VALUES ('a1', $1, 'caiwu', 'yunying', $2::timestamp, $3::timestamp, $4)`,
      [HOME_TENANT, start ?? '', end ?? '', status],
    );
  };
  const waiting = async () => JSON.stringify((await sample.ask('GET', 'waiting?size=100', 'yunying')).result);

  test('what waits for them is done by their agent, in time, and told as such', async () => {
    const id = await sample.add('甲');
    await sample.move('yunying', id, 'submit', 1);
    for (const none of [
      [-3, -1],
      [1, 3],
    ] as const) {
      await stand([...none]);
      expect(await waiting()).not.toContain(id);
      expect((await sample.move('yunying', id, 'approve', 2)).status).toBe(403);
    }
    await stand([-1, 1], '0');
    expect((await sample.move('yunying', id, 'approve', 2)).status).toBe(403);
    await stand([-1, 1]);
    expect(await waiting()).toContain(id);
    expect((await sample.move('yunying', id, 'approve', 2, '同意')).success).toBe(true);
    const { result } = await sample.ask('GET', `transitions/market_request/${id}`, 'admin');
    expect(result.at(-1)).toMatchObject({ code: 'approve', username: 'yunying', realname: '运营专员（代财务专员）' });
    // What is theirs anyway is done in their own name.
    await sample.move('yunying', id, 'finish', 3);
    const steps = await sample.ask('GET', `transitions/market_request/${id}`, 'admin');
    expect(steps.result.at(-1)).toMatchObject({ code: 'finish', realname: '运营专员' });
  });

  test('notices reach both', async () => {
    await stand([-1, 1]);
    const id = await sample.add('乙');
    await sample.move('admin', id, 'submit', 1);
    await vi.waitFor(async () => {
      const { rows } = await sample.server.context.db.query<{ username: string }>(
        `SELECT u.username FROM sys_announcement a JOIN sys_announcement_send s ON s.annt_id = a.id
         JOIN sys_user u ON u.id = s.user_id WHERE a.bus_id = $1 ORDER BY 1`,
        [id],
      );
      expect(rows.map(({ username }) => username)).toEqual(['caiwu', 'yunying']);
    }, SOON);
  });

  test('of nobody who may not act any more, and not of whom those stand for', async () => {
    await stand([-1, 1]);
    const id = await sample.add('丙');
    await sample.move('yunying', id, 'submit', 1);
    await sample.server.context.db.query(`UPDATE sys_user SET status = 2 WHERE username = 'caiwu'`);
    expect((await sample.move('yunying', id, 'approve', 2)).status).toBe(403);
    await sample.server.context.db.query(`UPDATE sys_user SET status = 1 WHERE username = 'caiwu'`);
    await sample.server.context.db.query(`UPDATE sys_user_agent SET user_name = 'admin', agent_user_name = 'caiwu'`);
    expect((await sample.move('yunying', id, 'approve', 2)).status).toBe(403);
    expect((await sample.call('GET', `${REST}/list`, { as: 'yunying' })).status).toBe(403);
  });
});
