import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { initialState } from '../../engine/lists/listState.ts';
import { missingItems } from '../../engine/lists/query.ts';
import { listDefaults, pageRequest, type RowsPlan } from '../../engine/lists/requests.ts';
import { AREA_DICTIONARY } from '../../engine/values/areas.ts';
import { DEMO_PEOPLE, HOME_TENANT } from '../config/builtIn.ts';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../testing/productServer.ts';
import { openTestPglite } from '../testing/testDatabase.ts';
import { fillRoles } from './fillRoles.ts';
import { fillTenant } from './fillSeller.ts';
import { fillUsers } from './fillUsers.ts';
import { generateOtherSeller } from './seller/seller.ts';

/** What each person of the demonstration finds: groups of the menu, and what their role is about. */
interface Sight {
  groups: string[];
  /** May do this, and everybody else who does not name it may not. */
  does: string[];
  /** Shops whose orders are seen. */
  orders: 'all' | 'own' | 'none';
  /** Sees what goods cost and what is earned. */
  costs: boolean;
}

const SIGHTS: Readonly<Record<string, Sight>> = {
  zhangwei: {
    groups: ['FBA', '广告', '看板', '市场', '基础资料'],
    does: ['base:listing:stop', 'base:listing:edit', 'market:objective:edit', 'market:publish:edit'],
    orders: 'own',
    costs: false,
  },
  huangmin: { groups: ['FBA', '广告', '市场'], does: ['advertising:campaign:edit'], orders: 'none', costs: false },
  zhoujie: {
    groups: ['FBA', '基础资料'],
    does: ['fba:shipment:close', 'fba:snapshot:edit', 'fba:return-stock:grade'],
    orders: 'none',
    costs: false,
  },
  wuxia: {
    groups: ['FBA', '看板', '市场', '财务', '供应商报表', '基础资料'],
    does: ['finance:settlement:reconcile', 'base:exchange-rate:edit'],
    orders: 'none',
    costs: true,
  },
  sunli: { groups: ['FBA', '看板', '市场'], does: ['market:return:finish'], orders: 'all', costs: false },
  guoqing: {
    groups: ['FBA', '广告', '看板', '市场', '财务', '供应商报表', '基础资料'],
    does: ['market:purchase-plan:edit', 'market:objective:edit'],
    orders: 'all',
    costs: true,
  },
  xubin: {
    groups: ['FBA', '广告', '看板', '市场', '财务', '供应商报表', '基础资料'],
    does: [],
    orders: 'all',
    costs: true,
  },
};
const PEOPLE = Object.entries(SIGHTS);
/** Whoever signs in, but for the administrator. */
const EVERYBODY: readonly string[] = DEMO_PEOPLE.match(/[a-z]+/g) ?? [];
/** What is somebody's own in one way or another: nobody does what is not theirs. */
const EVERY_DEED = [...new Set(PEOPLE.flatMap(([, { does }]) => does))];
const SHARED: Readonly<Record<string, readonly string[]>> = { 'market:return:finish': ['zhangwei', 'sunli'] };

let server: ProductServer;
const signedIn = new Map<string, Headers>();

beforeAll(async () => {
  server = await startProductServer(await openTestPglite({ filled: shippedTables }));
  const { context } = server;
  await fillUsers(context);
  await fillRoles(context);
  await fillTenant(context, HOME_TENANT, () => generateOtherSeller(5, 200));
  for (const person of EVERYBODY) signedIn.set(person, await server.signIn(person));
});
afterAll(() => server.close());

const ask = (person: string, url: string) => server.call(signedIn.get(person) ?? {}, 'GET', url);

async function rightsOf(person: string): Promise<{ groups: string[]; codes: string[] }> {
  const { result } = await ask(person, '/sys/permission/getUserPermissionByToken');
  const folders = result.menu.filter(({ children }: { children?: unknown[] }) => (children ?? []).length > 0);
  return { groups: folders.map(({ meta }: { meta: { title: string } }) => meta.title), codes: result.codeList };
}

test.each(PEOPLE)('%s finds what the work needs, and does what is theirs to do', async (person, { groups, does }) => {
  const found = await rightsOf(person);
  expect(found.groups).toEqual(groups);
  const own = EVERY_DEED.filter((deed) => does.includes(deed) || SHARED[deed]?.includes(person));
  expect(EVERY_DEED.filter((deed) => found.codes.includes(deed))).toEqual(own);
});

test('no two of them find the same pages and may do the same', async () => {
  const seen = await Promise.all(PEOPLE.map(async ([person]) => JSON.stringify(await rightsOf(person))));
  expect(new Set(seen).size).toBe(PEOPLE.length);
});

test.each(PEOPLE)('%s sees the orders of the shops that are theirs to see', async (person, { orders }) => {
  const reply = await ask(person, '/online/cgform/api/getData/market_order?pageSize=1000');
  const shops = new Set((reply.result?.records ?? []).map(({ shop }: { shop: string }) => shop));
  if (orders === 'none') expect(reply.status).toBe(403);
  else if (orders === 'own') expect([...shops]).toEqual(['AMZ-US']);
  else expect(shops.size).toBeGreaterThan(3);
});

test.each(PEOPLE)('%s sees costs and profits only where they are accounted for', async (person, { costs }) => {
  const codes = ['market:order:amount', 'base:product:purchaseCost', 'finance:store-profits:profit'];
  const { codes: held } = await rightsOf(person);
  expect(held.includes('base:product:purchaseCost')).toBe(costs);
  const { status, result } = await ask(person, '/config/plans/market/profit-list');
  const keys = status === 200 ? result.columns.map(({ key }: { key: string }) => key) : [];
  for (const key of ['purchase', 'firstLeg', 'profit', 'margin']) expect(keys.includes(key), key).toBe(costs);
  expect(codes.filter((code) => held.includes(code)).length).toBe(costs ? 3 : person === 'zhoujie' ? 0 : 1);
});

/** The first question of a page as its list asks it; undefined where it asks for no rows, or waits for an answer first. */
function firstQuestion(plan: RowsPlan, username: string): string | undefined {
  if (plan.source === undefined || plan.pageSize === undefined) return undefined;
  const defaults = listDefaults(plan, { today: '2026-01-31', username, orgCode: 'A01' });
  const state = initialState(defaults);
  if (missingItems(plan.query, state.values).length > 0) return undefined;
  const { path, parameters } = pageRequest(plan, state);
  const asked = Object.entries(parameters).map(([key, value]): [string, string] => [key, String(value)]);
  return `${path}?${new URLSearchParams(asked)}`;
}

test.each(EVERYBODY)('%s is answered by every page there is for them', async (person) => {
  const { result } = await ask(person, '/config/manifest');
  const refused: string[] = [];
  let asked = 0;
  for (const { id } of result.screens) {
    const plan = (await ask(person, `/config/plans/${encodeURIComponent(id)}`)).result;
    // The page knows the areas by itself.
    for (const code of plan.dictCodes.filter((each: string) => each !== AREA_DICTIONARY)) {
      const { success, message } = await ask(person, `/sys/dict/getDictItems/${code}`);
      if (!success) refused.push(`${id}, ${code}: ${message}`);
    }
    const question = firstQuestion(plan, person);
    if (question === undefined) continue;
    asked += 1;
    const { success, message } = await ask(person, question);
    if (!success) refused.push(`${id}: ${message}`);
  }
  expect(refused).toEqual([]);
  expect(asked).toBeGreaterThan(5);
});

/** The table of docs/admins.md names whoever signs in and nobody else. */
test('the handbook says who signs in as what', () => {
  const handbook = readFileSync('docs/admins.md', 'utf8');
  for (const [person] of PEOPLE) {
    expect(handbook).toContain(`| \`${person}\` |`);
    expect(DEMO_PEOPLE).toContain(person);
  }
});
