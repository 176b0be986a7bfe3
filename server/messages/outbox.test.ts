import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOME_TENANT } from '../config/builtIn.ts';
import type { Database } from '../db/Database.ts';
import type { Context } from '../http/Context.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';
import { createOutbox, type Outbox, queueItems } from './outbox.ts';

describe.each(await openTestDatabases())('the outbox on $kind', ({ open }) => {
  let db: Database;
  const opened: Outbox[] = [];
  beforeAll(async () => {
    db = await open();
  });
  afterAll(async () => {
    for (const each of opened) await each.close();
    await db.close();
  });

  test('what takes longer to send than it is held for is sent once, whoever looks', async () => {
    const sent: string[] = [];
    const kept: string[] = [];
    const handler = {
      send: async ({ id }: { id: string }) => {
        sent.push(id);
        await pause(4_000);
        return { said: '好了' };
      },
      keep: async ({ id }: { id: string }, { state }: { state: string }) => void kept.push(`${id} ${state}`),
    };
    const log = { warn: () => undefined, error: () => undefined };
    const context = { db, log } as unknown as Context;
    for (const _process of ['one', 'another'])
      opened.push(createOutbox(context, { message: handler, webhook: handler }, { lease: 1_500, look: 50 }));
    await db.transaction((session) => queueItems(session, { kind: 'message', tenant: HOME_TENANT }, ['slow']));
    for (const each of opened) await each.open();
    await expect.poll(() => kept, { timeout: 30_000 }).toEqual(['slow sent']);
    for (const each of opened) await each.settled();
    expect(sent).toEqual(['slow']);
  });
});
