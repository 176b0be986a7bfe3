import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDPOINTS, pathTo } from '../../engine/api/endpoints.ts';
import type { Start } from '../../engine/api/start.ts';
import { type ProductServer, shippedScreens, shippedTables, startProductServer } from '../testing/productServer.ts';
import { openTestPglite } from '../testing/testDatabase.ts';
import { fixedScreens } from '../testing/testServer.ts';

let server: ProductServer;

beforeAll(async () => {
  server = await startProductServer(await openTestPglite({ filled: shippedTables }));
});
afterAll(() => server.close());

type Caller = Record<string, string>;

async function startAt(at: string, caller: Caller): Promise<Start> {
  const { result } = await server.call(caller, 'GET', `${ENDPOINTS.start.path}?at=${encodeURIComponent(at)}`);
  return result;
}

const paths = ({ answers }: Start) => Object.keys(answers).map((url) => url.replace(/\?.*/, ''));
const FIRST = [ENDPOINTS.permissions.path, ENDPOINTS.manifest.path, ENDPOINTS.settings.path];

test('holds what each endpoint would have answered, the rows of the address among it', async () => {
  const caller = await server.signIn();
  const start = await startAt('/market/order?_page=2&_size=20&_sort=orderDate', caller);
  expect(start.type).toBe('list');
  const rows = Object.keys(start.answers).find((url) => url.startsWith('/online/cgform/api/getData/market_order?'));
  expect(rows).toContain('column=orderDate&order=asc');
  expect(rows).toContain('pageNo=2&pageSize=20');
  expect(paths(start)).toEqual(expect.arrayContaining(FIRST));
  expect(paths(start)).toContain(pathTo(ENDPOINTS.dictionary, { code: 'shop' }));
  expect(paths(start).some((path) => path.startsWith('/config/plans/'))).toBe(true);
  for (const [url, answer] of Object.entries(start.answers)) {
    const { status: _status, ...own } = await server.call(caller, 'GET', url);
    expect({ ...answer, timestamp: 0 }, url).toEqual({ ...own, timestamp: 0 });
  }
});

test('a closed screen and one that is not there look alike: what every page needs and no more', async () => {
  const clerk = await server.signIn('yunying');
  for (const at of ['/system/tenant', '/no/such', '//evil.example/x', '%', '/market/order/../../system/user']) {
    const start = await startAt(at, clerk);
    expect(paths(start).sort(), at).toEqual([...FIRST].sort());
    expect(start.type).toBeUndefined();
  }
});

test('a report that needs something first, and the bare address, whose page is the home page', async () => {
  const caller = await server.signIn();
  const { home } = (await shippedScreens()).app;
  expect((await startAt('/', caller)).type).toBe((await startAt(home, caller)).type);
  expect(Object.keys((await startAt('/', caller)).answers).some((url) => url.startsWith('/config/plans/'))).toBe(true);
});

test('nobody who is not signed in begins anything', async () => {
  expect((await server.call({}, 'GET', ENDPOINTS.start.path)).status).toBe(401);
  expect((await server.call({ 'x-access-token': 'x' }, 'GET', ENDPOINTS.start.path)).status).toBe(401);
});

test('what has to be signed is left to its sender', async () => {
  const compiled = await shippedScreens();
  const app = { ...compiled.app, signature: { paths: [ENDPOINTS.manifest.path] } };
  const signed = await startProductServer(await openTestPglite({ filled: shippedTables }), {
    screens: fixedScreens({ ...compiled, app }),
    settings: { signSecret: 'test-secret' },
  });
  try {
    const { result } = await signed.call(await signed.signIn(), 'GET', `${ENDPOINTS.start.path}?at=/market/order`);
    expect(paths(result).sort()).toEqual([ENDPOINTS.settings.path, ENDPOINTS.permissions.path]);
  } finally {
    await signed.close();
  }
});
