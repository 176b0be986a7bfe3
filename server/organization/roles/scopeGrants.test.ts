import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GrantNode } from '../../access/grantTree.ts';
import { HOME_TENANT } from '../../config/builtIn.ts';
import { allRows } from '../../db/Database.ts';
import { generateOrders } from '../../demo/generateOrders.ts';
import { insertRecords } from '../../demo/insertRecords.ts';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../../testing/productServer.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';

const PAGE = 'menu:market/order';
const [MINE, SHOPS, CHOSEN] = ['scope:market/order#mine', 'scope:market/order#shops', 'scope:market/order#chosen'];
const LIST = '/online/cgform/api/getData/market_order?pageSize=1';

describe.each(await openTestDatabases())('scopes granted on $kind', ({ open }) => {
  let server: ProductServer;
  let admin: Headers;
  let operator: Headers;
  let role = '';
  let whole = 0;

  beforeAll(async () => {
    server = await startProductServer(await open({ filled: shippedTables }));
    const { context } = server;
    admin = await server.signIn();
    operator = await server.signIn('yunying');
    const { rows } = await context.db.query<{ id: string }>("SELECT id FROM sys_role WHERE role_code = 'operator'");
    role = rows[0]?.id ?? '';
    const model = context.compiled().models.get('market/order');
    if (!model) throw new Error('no orders');
    const orders = generateOrders(5, { orders: 60 }).map((order, at) => ({
      ...order,
      owner: at < 7 ? '运营专员' : '张伟',
      shop: `S${at % 3}`,
    }));
    whole = orders.length;
    await context.db.withTenant(allRows(HOME_TENANT), (session) => insertRecords(context, session, model, orders));
  });
  afterAll(() => server.close());

  const get = (path: string, headers = admin) => server.call(headers, 'GET', path);
  const post = (path: string, body: object, headers = admin) => server.call(headers, 'POST', path, body);
  const held = async (): Promise<string[]> => (await get(`/sys/permission/queryRolePermission?roleId=${role}`)).result;
  async function save(change: (ids: string[]) => string[], headers = admin) {
    const before = await held();
    const ids = change(before);
    const body = { roleId: role, permissionIds: ids.join(), lastpermissionIds: before.join() };
    return post('/sys/permission/saveRolePermission', body, headers);
  }
  const total = async (headers = operator) => (await get(LIST, headers)).result.total;
  const rule = () => `/sys/role/datarule/${encodeURIComponent(PAGE)}/${role}`;

  test('the tree offers them below their page, and saving acts with the next request', async () => {
    const { treeList } = (await get('/sys/role/queryTreeList')).result as { treeList: GrantNode[] };
    const all = (nodes: GrantNode[]): GrantNode[] => nodes.flatMap((node) => [node, ...all(node.children)]);
    const page = all(treeList).find(({ key }) => key === PAGE);
    expect(page?.children.slice(0, 3)).toMatchObject([
      { key: MINE, title: '仅显示本人负责的', scope: true },
      { key: SHOPS, scope: true },
      { key: CHOSEN, scope: true, takes: { key: 'shop', kind: 'code' } },
    ]);
    expect(page?.children[0]).not.toHaveProperty('takes');
    expect(await total()).toBe(whole);
    expect(await save((ids) => [...ids, MINE ?? ''])).toMatchObject({ success: true });
    expect(await total()).toBe(7);
    expect(await total(admin)).toBe(whole);
    const { rowScopes } = (await get('/sys/permission/getUserPermissionByToken', operator)).result;
    expect(rowScopes).toMatchObject({ market_order: '仅显示本人负责的记录' });
    expect(Object.keys(rowScopes)).toContain('dashboard_analysis');
    expect((await get('/sys/permission/getUserPermissionByToken')).result).not.toHaveProperty('rowScopes');
    expect(await save((ids) => ids.filter((id) => id !== MINE))).toMatchObject({ success: true });
    expect(await total()).toBe(whole);
  });

  test('as data rules: those of the page, those of the role, and which it shall have', async () => {
    const rules = (await get(`/sys/permission/queryPermissionRule?permissionId=${encodeURIComponent(PAGE)}`)).result;
    expect(rules).toMatchObject([
      {
        id: MINE,
        permissionId: PAGE,
        ruleName: '本人负责的',
        ruleColumn: '',
        status: '1',
        ruleConditions: 'USE_SQL_RULES',
        ruleValue: 'row.owner == user.realname',
      },
      { id: SHOPS },
      { id: CHOSEN, ruleValue: 'row.shop in values' },
    ]);
    const of = `getPermRuleListByPermId?permissionId=${encodeURIComponent(PAGE)}`;
    expect((await get(`/sys/permission/${of}`)).result).toHaveLength(3);
    const named = `queryPermissionRule?permissionId=${encodeURIComponent(PAGE)}&ruleName=${encodeURIComponent('自己店铺')}`;
    expect((await get(`/sys/permission/${named}`)).result).toMatchObject([{ id: SHOPS }]);
    expect((await get(rule())).result.datarule).toHaveLength(3);
    expect((await get(rule())).result).not.toHaveProperty('drChecked');
    const body = { permissionId: PAGE, roleId: role, dataRuleIds: `${MINE},scope:market/order#none` };
    expect(await post('/sys/role/datarule', body)).toMatchObject({ success: true });
    expect((await get(rule())).result.drChecked).toBe(MINE);
    expect(await total()).toBe(7);
    expect(await post('/sys/role/datarule', { ...body, dataRuleIds: '' })).toMatchObject({ success: true });
    expect(await total()).toBe(whole);
    expect(await get(`/sys/role/datarule/${encodeURIComponent('menu:system/user')}/${role}`)).toMatchObject({
      success: false,
    });
  });

  test('a scope with values: as many as are chosen, each of them a grant', async () => {
    const shops = new Map<string, number>();
    const { rows } = await server.context.db.query<{ shop: string; count: number }>(
      'SELECT shop, count(*)::int AS count FROM market_order GROUP BY shop ORDER BY shop',
    );
    for (const { shop, count } of rows) shops.set(shop, count);
    const [one = '', other = ''] = shops.keys();
    const countOf = (...names: string[]) => names.reduce((sum, name) => sum + (shops.get(name) ?? 0), 0);
    const of = (value: string) => `${CHOSEN}=${encodeURIComponent(value)}`;
    const without = (ids: string[]) => ids.filter((id) => !id.startsWith(CHOSEN ?? ''));

    const bare = await save((ids) => [...ids, CHOSEN ?? '']);
    expect(bare).toMatchObject({ success: false, message: '「仅显示指定店铺的」要选出哪些店铺，在角色的授权里选' });
    expect(await total()).toBe(whole);
    const long = await save((ids) => [...ids, of('长'.repeat(200))]);
    expect(long).toMatchObject({ success: false, message: expect.stringContaining('太长') });
    const many = await save((ids) => [...ids, ...Array.from({ length: 1001 }, (_, at) => of(`v${at}`))]);
    expect(many).toMatchObject({ success: false, message: expect.stringContaining('最多选 1000 个店铺') });

    expect(await save((ids) => [...ids, of(one)])).toMatchObject({ success: true });
    expect(await total()).toBe(countOf(one));
    expect(await held()).toContain(of(one));
    const { rowScopes } = (await get('/sys/permission/getUserPermissionByToken', operator)).result;
    expect(rowScopes.market_order).toBe(`仅显示指定店铺的（${one}）记录`);

    // Values that look like others of the wire are themselves.
    expect(await save((ids) => [...ids, of(other), of('a,b'), of(`x#y='%`)])).toMatchObject({ success: true });
    expect(await total()).toBe(countOf(one, other));
    expect(await held()).toEqual(expect.arrayContaining([of('a,b'), of(`x#y='%`)]));
    expect((await get('/sys/permission/getUserPermissionByToken', operator)).result.rowScopes.market_order).toContain(
      '等 4 个）记录',
    );

    // As data rules: its values written out; ticked again it goes on with those it has.
    const told = (await get(rule())).result;
    expect(told.drChecked).toBe(CHOSEN);
    expect(told.datarule[2].ruleValue).toMatch(/^row\.shop in \[".+"\]$/);
    const body = { permissionId: PAGE, roleId: role, dataRuleIds: `${CHOSEN},${MINE}` };
    expect(await post('/sys/role/datarule', body)).toMatchObject({ success: true });
    expect(await held()).toEqual(expect.arrayContaining([of(one), of(other), MINE]));
    expect(await post('/sys/role/datarule', { ...body, dataRuleIds: '' })).toMatchObject({ success: true });
    expect(await total()).toBe(whole);
    expect(await post('/sys/role/datarule', body)).toMatchObject({ success: false });

    // What would change is told before; who is narrowed gives on no other value than their own.
    const asked = { roleId: role, permissionIds: [...(await held()), of(one)].join() };
    const effect = await post('/sys/rights/effect', asked);
    expect(JSON.stringify(effect.result)).toContain(`仅显示指定店铺的（${one}）记录`);
    await save((ids) => [...ids, of(one), 'menu:system/role', 'action:system:role:grant']);
    expect((await save((ids) => [...ids, of(other)], operator)).status).toBe(403);
    expect((await save((ids) => without(ids), operator)).status).toBe(403);
    expect(await total()).toBe(countOf(one));
    await save((ids) => without(ids).filter((id) => !id.includes('system')));
    expect(await total()).toBe(whole);
  });

  test('nobody without the right, nor of another tenant; and who is narrowed gives no more than they see', async () => {
    const body = { permissionId: PAGE, roleId: role, dataRuleIds: MINE };
    const other = await server.signIn('other');
    expect((await post('/sys/role/datarule', body, operator)).status).toBe(403);
    expect((await post('/sys/role/datarule', body, other)).code).toBe(404);
    expect((await get(rule(), operator)).status).toBe(403);
    expect((await get(rule(), {} as Headers)).status).toBe(401);
    await save((ids) => [...ids, MINE ?? '', 'menu:system/role', 'action:system:role:grant']);
    expect(await total()).toBe(7);
    expect((await save((ids) => ids.filter((id) => id !== MINE), operator)).status).toBe(403);
    expect((await save((ids) => [...ids, SHOPS ?? ''], operator)).status).toBe(403);
    expect((await post('/sys/role/datarule', { ...body, dataRuleIds: '' }, operator)).status).toBe(403);
    expect(await total()).toBe(7);
  });
});
