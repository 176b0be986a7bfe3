import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleCompiled } from '../testing/sampleCompiled.ts';
import { openTestPglite } from '../testing/testDatabase.ts';
import { fixedScreens, startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer(await openTestPglite(), { screens: fixedScreens(sampleCompiled()) });
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string>) => server.app.inject({ url, headers });

test('whether a screen or a code is there is told to nobody who may not see it', async () => {
  const operator = await server.signIn('yunying');
  const api = '/online/cgreport/api/getData';
  for (const [there, nowhere] of [
    ['/config/plans/market/sales', '/config/plans/no/such'],
    [`${api}/market_sales`, `${api}/no_such`],
  ] as const) {
    const [closed, unknown] = [await get(there, operator), await get(nowhere, operator)];
    const facts = ({ statusCode, body }: typeof closed) => [statusCode, { ...JSON.parse(body), timestamp: 0 }];
    expect(facts(unknown)).toEqual(facts(closed));
    expect(unknown.statusCode).toBe(403);
  }
  expect((await get('/config/manifest', operator)).json().result.complete).toBe(false);
  expect((await get('/config/manifest', await server.signIn())).json().result.complete).toBe(true);
});
