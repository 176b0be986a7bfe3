import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { membersMessage, rowMessage } from '../../engine/live/messages.ts';
import { HOME_TENANT } from '../config/builtIn.ts';
import { sampleTables } from '../testing/sampleScreens.ts';
import { type SampleServer, startSample } from '../testing/sampleServer.ts';
import { SOON } from '../testing/soon.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';
import { listenForSockets, openSocket, type TestSocket } from '../testing/testSocket.ts';

const shipped = ['system/job.model.json', 'system/jobs.screen.json', 'dictionaries/job_state.dictionary.json'];
const declared = Object.fromEntries(
  shipped.map((file) => {
    const { $schema: _schema, ...rest } = JSON.parse(readFileSync(`screens/${file}`, 'utf8'));
    return [`screens/${file}`, rest];
  }),
);

describe.each(await openTestDatabases())('rows that hooks keep to some, live, on $kind', ({ open }) => {
  let sample: SampleServer;
  const people: Record<string, { socket: TestSocket; userId: string }> = {};

  beforeAll(async () => {
    sample = await startSample(await open({ filled: sampleTables }), declared);
    const base = await listenForSockets(sample.server.app);
    for (const username of ['admin', 'yunying', 'caiwu']) {
      const token = (await sample.server.signIn(username))['x-access-token'];
      const { rows } = await sample.db.query<{ id: string }>('SELECT id FROM sys_user WHERE username = $1', [username]);
      const userId = rows[0]?.id ?? '';
      people[username] = { userId, socket: await openSocket(base, { token, userId }) };
    }
  });
  afterAll(async () => {
    for (const { socket } of Object.values(people)) socket.socket.terminate();
    await sample.close();
  });

  const person = (name: string) => people[name] ?? expect.fail(name);
  const addJob = async (id: string, owner: string) =>
    sample.db.query(
      `INSERT INTO sys_job (id, tenant_id, kind, title, input, owner, owner_id, create_by, create_time)
       VALUES ($1, $2, 'try', $3, '{}', $4, $5, $4, now())`,
      [id, HOME_TENANT, `${owner}的工资表`, owner, person(owner).userId],
    );
  /** What each heard of a job after somebody named it. */
  const heardAfter = async (sender: string, id: string) => {
    person(sender).socket.send(rowMessage('system_job', { id, title: 'x' }));
    const all = ['admin', 'yunying', 'caiwu'].map((name) => person(name).socket);
    await vi.waitFor(() => expect(all.map(({ frames }) => frames.length)).toEqual([1, 1, 1]), SOON);
    for (const socket of all) await socket.beat();
    return all.map(({ frames }) => frames.splice(0).join());
  };

  test("a colleague's job is not handed out by its id: their page is told to ask by itself", async () => {
    await addJob('job1', 'yunying');
    for (const sender of ['caiwu', 'yunying']) {
      const [all, own, colleague] = await heardAfter(sender, 'job1');
      expect(colleague).toBe(membersMessage('system_job'));
      expect(own).toContain('yunying的工资表');
      // Who may know whose jobs are sees all of them.
      expect(all).toContain('yunying的工资表');
    }
  });
});
