import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../config/builtIn.ts';
import { type ProductServer, shippedTables, startProductServer } from '../testing/productServer.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';

const DAY = 86_400_000;

describe.each(await openTestDatabases())('visits on $kind', ({ open }) => {
  let server: ProductServer;
  beforeAll(async () => {
    server = await startProductServer(await open({ filled: shippedTables }));
  });
  afterAll(() => server.close());

  const signInFrom = (remoteAddress: string, username = 'yunying') =>
    server.app.inject({
      method: 'POST',
      url: '/sys/login',
      remoteAddress,
      payload: { username, password: DEMO_PASSWORD },
    });
  const read = async (path: string) => (await server.call(await server.signIn(), 'GET', path)).result;

  test('sign-ins of one’s own tenant are counted, in all, today and by day; failed ones are not', async () => {
    for (const address of ['10.0.0.1', '10.0.0.1', '10.0.0.2']) await signInFrom(address);
    await signInFrom('10.0.0.3', 'nobody_here');
    server.clock.advance(DAY);
    await signInFrom('10.0.0.2');
    // Whoever reads has signed in as well.
    expect(await read('/sys/loginfo')).toEqual({ totalVisitCount: 5, todayVisitCount: 2, todayIp: 2 });
    const days = await read('/sys/visitInfo');
    expect(days).toMatchObject([
      { visit: 3, ip: 2 },
      { visit: 3, ip: 2 },
    ]);
    expect(days[0].tian).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(days[0].type).toBe(days[0].tian.slice(5));
  });

  test('a week is shown, and a day without visits is absent', async () => {
    server.clock.advance(6 * DAY);
    const days = await read('/sys/visitInfo');
    expect(days).toHaveLength(2);
    expect(new Date(days[1].tian).getTime() - new Date(days[0].tian).getTime()).toBe(6 * DAY);
    expect((await read('/sys/loginfo')).totalVisitCount).toBe(8);
  });
});
