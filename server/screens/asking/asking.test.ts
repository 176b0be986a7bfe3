import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  RightsEffect,
  RightsSubjects,
  ScreenChange,
  ScreenHolders,
  Seer,
} from '../../../engine/api/rightsAsked.ts';
import type { Why } from '../../../engine/api/why.ts';
import type { Plan } from '../../../engine/plan/Plan.ts';
import { columnSets } from '../../../engine/plan/parts.ts';
import { actingAs } from '../../access/acting.ts';
import type { GrantRow } from '../../access/grants.ts';
import { type GrantNode, grantOf, grantTree, treeIds } from '../../access/grantTree.ts';
import { HOME_TENANT } from '../../config/builtIn.ts';
import type { Actor } from '../../http/Context.ts';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../../testing/productServer.ts';
import { openTestPglite } from '../../testing/testDatabase.ts';
import { planFor } from '../planFor.ts';
import { needsOf, needsToOpen, partsOfPage } from './needs.ts';
import { compareReach, reachOf } from './reach.ts';
import { type People, readPeople, withRoles } from './readPeople.ts';
import { groundsOf, has } from './whoSees.ts';

const USERS = 40;
const ROLES = 9;

let server: ProductServer;
let admin: Headers;
let tree: GrantNode[];
let people: People;

/** The same numbers every time. */
function chances(): (below: number) => number {
  let state = 19;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const insert = (table: string, values: Record<string, string>) => {
  const names = Object.keys(values);
  const marks = names.map((_, index) => `$${index + 1}`).join();
  return server.context.db.query(`INSERT INTO ${table} (${names.join()}) VALUES (${marks})`, Object.values(values));
};

beforeAll(async () => {
  server = await startProductServer(await openTestPglite({ filled: shippedTables }));
  const { context } = server;
  admin = await server.signIn();
  const actor = { roles: [], admin: true, menus: new Set<string>(), permissions: new Set<string>() };
  tree = grantTree(context.compiled(), actor);
  const chance = chances();
  const all = treeIds(tree).filter((id) => grantOf(id) !== undefined);
  for (let role = 0; role < ROLES; role++) {
    await context.db.query(
      `INSERT INTO sys_role SELECT (json_populate_record(r, json_build_object('id', $1::text, 'role_code', $1::text, 'role_name', $2::text))).*
       FROM sys_role r WHERE role_code = 'operator' AND tenant_id = $3`,
      [`asked${role}`, `角色${role}`, HOME_TENANT],
    );
    for (const id of all) {
      const grant = grantOf(id);
      // Scopes are few: each takes rows away.
      if (grant && chance(grant.kind === 'scope' ? 12 : 3) === 0)
        await insert('sys_role_grant', { role_id: `asked${role}`, kind: grant.kind, code: grant.code });
    }
  }
  const { rows } = await context.db.query<{ id: string }>(
    "SELECT id FROM sys_role WHERE role_code = 'admin' AND tenant_id = $1",
    [HOME_TENANT],
  );
  // Who has which role shall not change with the number of grants there are.
  const roleChance = chances();
  for (let user = 0; user < USERS; user++) {
    const id = `asker${user}`;
    await context.db.query(
      `INSERT INTO sys_user SELECT (json_populate_record(u, json_build_object('id', $1::text, 'username', $1::text, 'realname', $2::text,
         'phone', null, 'email', null, 'work_no', null))).*
       FROM sys_user u WHERE username = 'yunying'`,
      [id, `员工${user}`],
    );
    const roles = new Set(Array.from({ length: roleChance(4) }, () => `asked${roleChance(ROLES)}`));
    if (user === 7) roles.add(rows[0]?.id ?? '');
    for (const role of roles) await insert('sys_user_role', { user_id: id, role_id: role });
  }
  people = await readPeople(context.db, HOME_TENANT);
});
afterAll(() => server.close());

const asker = (user: number) => people.people.find(({ id }) => id === `asker${user}`);
const rolesOf = (ids: readonly string[]) => ids.flatMap((id) => people.roles.get(id) ?? []);

async function signedIn(userId: string): Promise<Actor> {
  const actor = await actingAs(server.context, { userId, tenant: HOME_TENANT, orgCode: '' });
  if (!actor) throw new Error(userId);
  return actor;
}

const codesOf = (plan: Plan): Set<string> =>
  new Set(
    columnSets(plan).flatMap(({ columns, permission, below }) =>
      columns.map(({ key }) => (below === undefined ? key : `${permission}:${key}`)),
    ),
  );

test('who sees what, and by which grants, is what everybody sees who is signed in', { timeout: 600_000 }, async () => {
  const { context } = server;
  const compiled = context.compiled();
  const plans = [...compiled.plans.values()];
  expect(plans.length).toBeGreaterThanOrEqual(60);
  expect(people.people.length).toBeGreaterThanOrEqual(USERS);
  let [seen, hidden] = [0, 0];
  const wrong: string[] = [];
  for (const person of people.people) {
    const actor = await signedIn(person.id);
    const roles = rolesOf(person.roles);
    const alike = withRoles(context, HOME_TENANT, roles);
    // Most parts of a page hang on the same grants: whoever has those alone, and all but those, is made once.
    const made = new Map<string, Actor>();
    const keeping = (titles: readonly string[], wanted: boolean): Actor => {
      const name = `${wanted} ${titles.toSorted().join()}`;
      const listed = new Set(titles);
      const kept = (rows: GrantRow[]) => rows.filter(({ kind, code }) => listed.has(`${kind} ${code}`) === wanted);
      const actor =
        made.get(name) ??
        withRoles(
          context,
          HOME_TENANT,
          roles.map((role) => ({ ...role, rows: kept(role.rows) })),
        );
      made.set(name, actor);
      return actor;
    };
    for (const plan of plans) {
      const opens = context.rights.canOpen(actor, plan.id);
      if (has(alike, [needsToOpen(compiled, HOME_TENANT, plan.id)], plan) !== opens)
        wrong.push(`${person.id} ${plan.id}`);
      const shown = opens ? codesOf(planFor(plan, actor, context.rights)) : new Set<string>();
      for (const part of partsOfPage(plan)) {
        const needs = needsOf(compiled, HOME_TENANT, plan, part) ?? [];
        const truth = part.kind === 'column' ? shown.has(part.code) : opens && pressable(actor, plan, part.code);
        const told = has(alike, needs, plan);
        if (told !== truth) wrong.push(`${person.id} ${plan.id} ${part.kind} ${part.code}: ${told}`);
        truth ? seen++ : hidden++;
        if (!truth || actor.admin) continue;
        // The grants that are named are enough, and without those of any one need it is not seen.
        const titleOf = ({ kind, code }: { kind: string; code: string }) => `${kind} ${code}`;
        const grounds = groundsOf(needs, actor, roles, titleOf);
        const named = grounds.map(({ grants }) => grants.map(({ title }) => title));
        const all = [...new Set(named.flat())];
        if (!has(keeping(all, true), needs, plan)) wrong.push(`${person.id} ${plan.id} ${part.code}: not by those`);
        for (const titles of named)
          if (titles.length > 0 && has(keeping(titles, false), needs, plan))
            wrong.push(`${person.id} ${plan.id} ${part.code}: by others too`);
      }
    }
  }
  console.info('asked', JSON.stringify({ people: people.people.length, screens: plans.length, seen, hidden }));
  expect(wrong).toEqual([]);
  expect(hidden).toBeGreaterThan(1000);
});

/** As the page has it: a button that is no right of its own is everybody's who opens the page. */
function pressable(actor: Actor, plan: Plan, code: string): boolean {
  if (actor.admin || actor.permissions.has(code)) {
    const lists = 'subLists' in plan ? (plan.subLists ?? []) : [];
    return lists.every(
      ({ permission, look }) =>
        !code.startsWith(`${permission}:`) || actor.admin || actor.permissions.has(look.permission),
    );
  }
  return 'open' in plan && plan.open === true;
}

test('over the wire: the same as signing in, for whoever holds the page alone', async () => {
  const plain = await server.signIn('yunying');
  for (const path of ['subjects', 'seers?screen=market/order', 'withoutRole?user=a&role=b'])
    expect((await server.call(plain, 'GET', `/sys/rights/${path}`)).status).toBe(403);
  const { result } = await server.call(admin, 'GET', '/sys/rights/subjects');
  const { screens, people: all } = result as RightsSubjects;
  expect(all.find(({ id }) => id === 'asker7')?.roles.map(({ title }) => title)).toContain('管理员');
  const amount = screens.find(({ id }) => id === 'market/order')?.parts.find(({ code }) => code === 'amount');
  expect(amount).toMatchObject({ kind: 'column' });
  const seers: Seer[] = (
    await server.call(admin, 'GET', '/sys/rights/seers?screen=market/order&kind=column&code=amount')
  ).result;
  expect(seers.length).toBeGreaterThan(2);
  for (const [user, seer] of [3, 11, 24].map(
    (each) => [each, seers.find(({ id }) => id === `asker${each}`)] as const,
  )) {
    const headers = await server.signIn(`asker${user}`);
    const reply = await server.app.inject({ url: '/config/plans/market/order', headers });
    const columns = reply.statusCode === 200 ? codesOf(reply.json().result ?? reply.json()) : new Set();
    expect([user, columns.has('amount')]).toEqual([user, seer !== undefined]);
    if (seer) expect(seer.grounds.map(({ what }) => what)).toEqual(['打开页面', '看这一列']);
  }
  for (const query of ['screen=no/such', 'screen=market/order&kind=column&code=no', 'screen=market/order&kind=x'])
    expect((await server.call(admin, 'GET', `/sys/rights/seers?${query}`)).success).toBe(false);
});

test('what somebody would lose without a role is what they lose when it is taken', async () => {
  const { context } = server;
  const person = people.people.find(({ id, roles }) => id.startsWith('asker') && id !== 'asker7' && roles.length > 1);
  const [role = ''] = person?.roles ?? [];
  const userId = person?.id ?? '';
  const before = reachOf(context.compiled(), context.rights, await signedIn(userId));
  const told: ScreenChange[] = (await server.call(admin, 'GET', `/sys/rights/withoutRole?user=${userId}&role=${role}`))
    .result;
  await context.db.query('DELETE FROM sys_user_role WHERE user_id = $1 AND role_id = $2', [userId, role]);
  const after = reachOf(context.compiled(), context.rights, await signedIn(userId));
  await insert('sys_user_role', { user_id: userId, role_id: role });
  expect(told).toEqual(compareReach(before, after));
  expect(told.length).toBeGreaterThan(0);
  expect((await server.call(admin, 'GET', `/sys/rights/withoutRole?user=${userId}&role=none`)).success).toBe(false);
});

test('a change of grants tells beforehand, people by people, what it does, and changes nothing', {
  timeout: 300_000,
}, async () => {
  const { context } = server;
  const [roleId, other] = ['asked1', 'asked2'];
  const wanted = (people.roles.get(other)?.rows ?? []).flatMap(({ kind, code }) =>
    kind === null ? [] : `${kind}:${code}`,
  );
  const held = (await server.call(admin, 'GET', `/sys/permission/queryRolePermission?roleId=${roleId}`))
    .result as string[];
  const body = { roleId, permissionIds: wanted.join(), lastpermissionIds: held.join() };
  const reaches = async () => {
    const found = new Map<string, ReturnType<typeof reachOf>>();
    for (const { id } of people.people) found.set(id, reachOf(context.compiled(), context.rights, await signedIn(id)));
    return found;
  };
  const before = await reaches();
  const effect: RightsEffect = (await server.call(admin, 'POST', '/sys/rights/effect', body)).result;
  expect(await reaches()).toEqual(before);
  expect(await server.call(admin, 'POST', '/sys/permission/saveRolePermission', body)).toMatchObject({ success: true });
  const after = await reaches();
  const flat = (changes: readonly (ScreenChange & { people: string[] })[]) =>
    changes.flatMap(({ people: names, ...change }) => names.map((name) => `${name} ${JSON.stringify(change)}`)).sort();
  const truth = people.people.flatMap(({ id, name }) => {
    const [one, two] = [before.get(id), after.get(id)];
    return one && two ? compareReach(one, two).map((change) => ({ ...change, people: [name] })) : [];
  });
  expect(flat(effect.changes)).toEqual(flat(truth));
  expect(effect.people).toBe(new Set(truth.flatMap((each) => each.people)).size);
  expect(effect.people).toBeGreaterThan(3);
  const plain = await server.signIn('yunying');
  expect((await server.call(plain, 'POST', '/sys/rights/effect', body)).status).toBe(403);
});

test('a person without roles is among those who can be asked about', () => {
  expect(people.people.some(({ roles }) => roles.length === 0)).toBe(true);
  expect(asker(0)).toBeDefined();
});

test('why a column is as it is: its lines, its rules for the row, the grants that show it or are missing', async () => {
  const { context } = server;
  const holder = people.people.find(({ id, roles }) => id.startsWith('asker') && id !== 'asker7' && roles.length > 0);
  await insert('sys_role_grant', { role_id: holder?.roles[0] ?? '', kind: 'action', code: 'screens:read' }).catch(
    () => undefined,
  );
  const ask = async (headers: Headers, body: object) => server.call(headers, 'POST', '/config/why', body);
  const asked = { screen: 'market_order', kind: 'column', code: 'amount', row: { amount: -5, orderNo: 'A' } };
  expect((await ask(await server.signIn('yunying'), asked)).status).toBe(403);
  const own: Why = (await ask(admin, asked)).result;
  expect(own).toMatchObject({ shown: true, admin: true, missing: [], rows: '' });
  expect(
    own.values.some(
      ({ file, line, name }) => file === 'screens/market/order.model.json' && line > 1 && name === 'width',
    ),
  ).toBe(true);
  expect(own.outcomes.some(({ what, passed }) => what === '校验' && !passed)).toBe(true);
  const headers = await server.signIn(holder?.username);
  const plan = context.compiled().plans.get('market/order');
  if (!plan) throw new Error('no orders');
  const actor = await signedIn(holder?.id ?? '');
  const shown = context.rights.canOpen(actor, plan.id)
    ? codesOf(planFor(plan, actor, context.rights))
    : new Set<string>();
  const theirs: Why = (await ask(headers, asked)).result;
  expect(theirs.parts.filter((each) => each.kind === 'column' && each.shown).map(({ code }) => code)).toEqual(
    theirs.parts.filter(({ kind, code }) => kind === 'column' && shown.has(code)).map(({ code }) => code),
  );
  expect(theirs.shown).toBe(theirs.missing.length === 0);
  expect(
    theirs.grounds.every(({ what, grants }) => grants.length > 0 || theirs.missing.some((each) => each.what === what)),
  ).toBe(true);
  for (const wrong of [
    { ...asked, code: 'no' },
    { ...asked, screen: 'no' },
    { ...asked, kind: 'x' },
  ])
    expect((await ask(admin, wrong)).success).toBe(false);
});

const tablesOf = (plan: Plan) => columnSets(plan).map(({ permission }) => permission);

test('below a record and on the buttons of a row: whose line it is, and what its row says to it', async () => {
  const plan = server.context.compiled().plans.get('demo/grid');
  const table = plan && 'form' in plan ? plan.form.subTables[1] : undefined;
  if (!plan || !table) throw new Error('no table below');
  const ask = async (body: object): Promise<Why> =>
    (await server.call(admin, 'POST', '/config/why', { screen: plan.code, ...body })).result;
  const required = table.columns.find(({ key }) => key === 'content');
  const own = await ask({ kind: 'column', code: `${table.permission}:content`, row: { content: '' } });
  expect(required).toBeDefined();
  expect(own.values.find(({ name }) => name === 'key')?.file).toMatch(/^screens\/demo\/.*note.*\.model\.json$/);
  expect(own.outcomes.some(({ what, passed }) => what === '校验' && !passed)).toBe(true);
  expect(new Set(own.parts.map((part) => part.table))).toEqual(new Set([plan.permission, ...tablesOf(plan)]));

  const steps = [...server.context.compiled().plans.values()].flatMap((each) =>
    'rowActions' in each ? each.rowActions.filter(({ when }) => when).map((action) => ({ each, action })) : [],
  );
  const [first] = steps;
  if (!first?.action.when) throw new Error('no button of some rows');
  const { action, each } = first;
  const asked = { screen: each.code, kind: 'action', code: action.permission };
  const [yes] = first.action.when.in;
  for (const [value, passed] of [
    [yes, true],
    ['none such', false],
  ]) {
    const why = await ask({ ...asked, row: { [first.action.when.field]: value } });
    expect(why.outcomes.find(({ what }) => what === '出现条件')).toMatchObject({ passed });
  }
  const done = steps.find((one) => one.action.who?.condition);
  if (!done) throw new Error('no step of certain people');
  const step = { screen: done.each.code, kind: 'action', code: done.action.permission };
  for (const [owner, passed] of [
    ['admin', true],
    ['somebody', false],
  ]) {
    const { outcomes } = await ask({ ...step, row: { owner } });
    expect(outcomes.find(({ what }) => what === '谁可以办')).toMatchObject({ passed });
  }
});

test('before a page is published: its roles, the people who open it, and the views that are kept of it', async () => {
  const { context } = server;
  const plain = await server.signIn('yunying');
  const url = '/config/sources/holders';
  expect((await server.call(plain, 'POST', url, { screens: 'market/order' })).status).toBe(403);
  const view = { list: 'market_order', kind: 'view', title: '我的', definition: {} };
  expect(await server.call(plain, 'POST', '/sys/view/add', view)).toMatchObject({ success: true });
  const { result } = await server.call(admin, 'POST', url, { screens: 'market/order,no/such,dashboard/workplace' });
  const holders = result as ScreenHolders[];
  expect(holders.map(({ screen }) => screen.id)).toEqual(['market/order', 'dashboard/workplace']);
  const opens: string[] = [];
  for (const { id, name } of people.people)
    if (context.rights.canOpen(await signedIn(id), 'market/order')) opens.push(name);
  expect(holders[0]?.people.toSorted()).toEqual(opens.toSorted());
  expect(holders[0]?.roles).toContain('运营');
  expect(holders[0]?.views).toBe(1);
});
