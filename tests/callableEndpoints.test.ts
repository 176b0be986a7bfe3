import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALLABLE } from '../engine/api/callableEndpoints.ts';
import { ENDPOINTS } from '../engine/api/endpoints.ts';
import { grantTree, treeIds } from '../server/access/grantTree.ts';
import { bumpRights } from '../server/auth/sessions.ts';
import { DICTIONARIES_CHANNEL } from '../server/dictionaries/routes.ts';
import {
  type Headers,
  type ProductServer,
  shippedScreens,
  shippedTables,
  startProductServer,
} from '../server/testing/productServer.ts';
import { openTestPglite } from '../server/testing/testDatabase.ts';

/** Everybody's own: no right opens them, and whose record it is decides (`server/jobs/jobs.test.ts`). */
const OWN = new Set(['system/job']);
/** Answers everybody, who then read their own dictionaries anew; what others keep it touches for whoever has the right. */
const SHARED: ReadonlySet<string> = new Set([ENDPOINTS.refreshDictionaries.path]);
const RIGHTED = CALLABLE.filter(({ model, path }) => !OWN.has(model) && !SHARED.has(path));

let server: ProductServer;

beforeAll(async () => {
  server = await startProductServer(await openTestPglite({ filled: shippedTables }));
  await server.context.db.query('DELETE FROM sys_role_grant');
  for (const { model } of CALLABLE) await grant('menu', model);
});
afterAll(() => server.close());

/** One more grant for the role of the one who calls; each sign-in reads it anew. */
async function grant(kind: string, code: string): Promise<void> {
  const { db } = server.context;
  await db.query(
    `INSERT INTO sys_role_grant
     SELECT m.role_id, $1, $2 FROM sys_user_role m JOIN sys_user u ON u.id = m.user_id WHERE u.username = 'caiwu'
     ON CONFLICT DO NOTHING`,
    [kind, code],
  );
  const { rows } = await db.query<{ id: string }>(`SELECT id FROM sys_user WHERE username = 'caiwu'`);
  await db.transaction((session) => bumpRights(session, '1000', { users: rows.map(({ id }) => id) }));
}

/** Calls each of the list without a row; those that were refused for want of a right. */
async function refused(headers: Headers, status: string): Promise<string[]> {
  const found: string[] = [];
  for (const { method, path } of RIGHTED) {
    const reply = await server.call(headers, method, path, method === 'GET' ? undefined : { status, ids: 'nobody' });
    expect(reply.status, path).not.toBe(404);
    if (reply.status === 403 || reply.code === 403) found.push(path);
  }
  return found;
}

const pathsWithout = (model: string, action: string): string[] =>
  RIGHTED.filter((each) => each.model !== model || !each.actions.includes(action)).map(({ path }) => path);

const rights = new Map(
  RIGHTED.flatMap(({ model, actions }) =>
    actions === 'admin' ? [] : actions.map((action) => [`${model}:${action}`, { model, action }] as const),
  ),
);

test('without a button’s permission nothing of the list answers', async () => {
  expect(await refused(await server.signIn('caiwu'), '2')).toEqual(RIGHTED.map(({ path }) => path));
});

test.each([...rights.values()])('$model:$action opens what the list says of it and nothing else', async (right) => {
  const { model, action } = right;
  const compiled = await shippedScreens();
  const code = `${compiled.models.get(model)?.permission}:${action}`;
  await grant('action', code);
  expect(await refused(await server.signIn('caiwu'), action === 'unfreeze' ? '1' : '2')).toEqual(
    pathsWithout(model, action),
  );
  await server.context.db.query('DELETE FROM sys_role_grant WHERE code = $1', [code]);
});

test('刷新缓存 answers everybody; that every process forgets takes its right', async () => {
  const { db } = server.context;
  const heard: string[] = [];
  const stop = await db.listen(DICTIONARIES_CHANNEL, (text) => heard.push(text));
  const ask = async () => {
    const { method, path } = ENDPOINTS.refreshDictionaries;
    return (await server.call(await server.signIn('caiwu'), method, path)).code;
  };
  expect(await ask()).toBe(200);
  const code = `${(await shippedScreens()).models.get('system/dictionary')?.permission}:refresh`;
  await grant('action', code);
  expect(await ask()).toBe(200);
  await db.notify(DICTIONARIES_CHANNEL, 'last');
  await expect.poll(() => heard.at(-1)).toBe('last');
  expect(heard).toEqual(['', 'last']);
  await stop();
  await db.query('DELETE FROM sys_role_grant WHERE code = $1', [code]);
});

test('a button for administrators alone is nothing a role could be given', async () => {
  const ids = treeIds(
    grantTree(await shippedScreens(), { roles: [], admin: true, menus: new Set(), permissions: new Set() }),
  );
  expect(ids).toContain('action:system:user:freeze');
  for (const code of ['system:user:preview', 'system:role:preview', 'system:check-rule:test', 'system:tenant:members'])
    expect(ids).not.toContain(`action:${code}`);
});
