import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Headers,
  type ProductServer,
  shippedScreens,
  shippedTables,
  startProductServer,
} from '../../testing/productServer.ts';
import { openTestPglite } from '../../testing/testDatabase.ts';
import { syncMenu } from './menuSync.ts';

const FORM = '/online/cgform/api/form/system_menu';

interface Node {
  path: string;
  hidden?: boolean;
  meta: { title: string; icon?: string };
  children?: Node[];
}
type Entry = Record<string, string> & { version: number; sortNo: number };

let server: ProductServer;
let admin: Headers;
let operator: Headers;

beforeAll(async () => {
  server = await startProductServer(await openTestPglite({ filled: shippedTables }));
  admin = await server.signIn();
  operator = await server.signIn('yunying');
});
afterAll(() => server.close());

const entry = async (code: string, headers = admin): Promise<Entry> => {
  const url = `/online/cgform/api/getData/system_menu?code=${encodeURIComponent(code)}`;
  return (await server.call(headers, 'GET', url)).result.records[0];
};
const edit = async (code: string, values: object, headers = admin) => {
  const { id, version } = await entry(code);
  return server.call(headers, 'PUT', FORM, { id, version, ...values });
};
const restore = (body: object, headers = admin) => server.call(headers, 'POST', '/sys/permission/restore', body);
const menuOf = async (headers: Headers): Promise<Node[]> =>
  (await server.call(headers, 'GET', '/sys/permission/getUserPermissionByToken')).result.menu;
const all = (nodes: readonly Node[] = []): Node[] => nodes.flatMap((node) => [node, ...all(node.children)]);
const nodeAt = async (path: string, headers = admin) => all(await menuOf(headers)).find((node) => node.path === path);

test('what files declare is there as a tree: pages with their permissions, and the roles that hold each', async () => {
  const page = await entry('system/user');
  expect(page).toMatchObject({
    title: '用户管理',
    kind: 'page',
    path: '/system/user',
    hidden: '0',
    keepAlive: '1',
    changed: '0',
  });
  const parent = await entry('system');
  expect([page.parentId, parent.kind, parent.hasChild]).toEqual([parent.id, 'folder', '1']);
  const below = await server.call(admin, 'GET', `/online/cgform/api/getData/system_menu?parentId=${page.id}`);
  const rights = below.result.records.map(({ kind, perms }: Entry) => `${kind} ${perms}`);
  expect(rights).toContain('right system:user:freeze');
  const order = await entry('market/order');
  expect(order.roles?.split(',')).toContain('运营');
  expect((await entry('market/order#market:order:edit')).perms).toBe('market:order:edit');
});

test('title, icon, order, visibility and folder are said otherwise, for the tenant alone, and are told as differences', async () => {
  expect(await edit('system/user', { title: '人员', icon: 'team', sortNo: 5 })).toMatchObject({ success: true });
  expect(await edit('system/role', { hidden: '1' })).toMatchObject({ success: true });
  const { id: top } = await entry('system');
  expect(await edit('market/order', { parentId: top })).toMatchObject({ success: true });
  const menu = await menuOf(admin);
  const system = all(menu).find(({ path }) => path === '/system');
  expect(system?.children?.[0]).toMatchObject({ path: '/system/user', meta: { title: '人员', icon: 'team' } });
  expect(system?.children?.find(({ path }) => path === '/system/role')?.hidden).toBe(true);
  expect(all(system?.children).map(({ path }) => path)).toContain('/market/order');
  expect((await entry('system/user')).changes).toBe('标题：用户管理 → 人员；图标：user → team；次序：10 → 5');
  expect((await entry('market/order')).changes).toMatch(/^上级：.* → 系统管理$/);
  const changed = await server.call(admin, 'GET', '/online/cgform/api/getData/system_menu?changed=1');
  expect(changed.result.total).toBe(3);
  expect((await nodeAt('/system/user', await server.signIn('other')))?.meta.title).toBe('用户管理');
});

test('an override shows and hides, and opens nothing', async () => {
  // The page is in a folder they are shown, and still not theirs.
  expect(await nodeAt('/system/user', operator)).toBeUndefined();
  expect((await nodeAt('/market/order', operator))?.meta.title).toBeDefined();
  const refused = await server.call(operator, 'GET', '/online/cgform/api/getData/system_menu');
  expect(refused.status).toBe(403);
  expect((await restore({ all: '1' }, operator)).status).toBe(403);
  expect((await server.call(operator, 'GET', '/sys/permission/menuFile')).status).toBe(403);
});

test('what grants are made of has the words and places of the menu', async () => {
  const { result } = await server.call(admin, 'GET', '/sys/role/queryTreeList');
  const flat = (nodes: { key: string; title: string; children: never[] }[]): string[] =>
    nodes.flatMap(({ key, title, children }) => [`${key} ${title}`, ...flat(children)]);
  expect(flat(result.treeList)).toContain('menu:system/user 人员');
});

test('the tenant’s own folder takes pages, and goes only when it is empty', async () => {
  const added = await server.call(admin, 'POST', FORM, { title: '常用', sortNo: 0, hidden: '0' });
  expect(added).toMatchObject({ success: true });
  const group = (await server.call(admin, 'GET', '/online/cgform/api/getData/system_menu?kind=group')).result
    .records[0];
  expect(await nodeAt(`/group/${group.id}`)).toBeUndefined();
  expect(await edit('system/position', { parentId: group.id })).toMatchObject({ success: true });
  expect((await menuOf(admin)).map(({ meta }) => meta.title)).toContain('常用');
  const remove = () => server.call(admin, 'DELETE', `${FORM}/${group.id}`);
  expect((await remove()).message).toContain('请先把它移走或恢复');
  const { id } = await entry('system/position');
  expect(await restore({ ids: id })).toMatchObject({ success: true, result: 1 });
  expect((await entry('system/position')).parentId).toBe((await entry('system')).id);
  expect(await remove()).toMatchObject({ success: true });
});

test('what files declare stays: no entry is removed, no permission is reworded, only folders hold others', async () => {
  const { id } = await entry('system/user');
  expect((await server.call(admin, 'DELETE', `${FORM}/${id}`)).message).toContain('写在声明文件里，不能删除');
  const right = await edit('system/user#system:user:freeze', { title: '停用' });
  expect(JSON.stringify(right)).toContain('权限由页面的声明决定');
  expect(JSON.stringify(await edit('system/role', { parentId: id }))).toContain('上级只能是目录');
  const { id: folder } = await entry('system');
  expect(JSON.stringify(await edit('system', { parentId: folder }))).toContain('不能移到自己或自己的下级');
});

test('the changes are a patch of menu.json, and are taken back one by one or together', async () => {
  const { result: text, message } = await server.call(admin, 'GET', '/sys/permission/menuFile');
  expect(message).toContain('含 3 项改动');
  const { items } = JSON.parse(text);
  const system = items.find(({ path }: { path?: string }) => path === '/system');
  expect(system.children[0]).toEqual({ title: '人员', icon: 'team', screen: 'system/user' });
  const { id } = await entry('system/user');
  expect(await restore({ ids: id })).toMatchObject({ success: true, result: 1 });
  expect(await entry('system/user')).toMatchObject({ title: '用户管理', changed: '0', changes: null });
  expect((await nodeAt('/system/role'))?.hidden).toBe(true);
  expect(await restore({ all: '1' })).toMatchObject({ success: true, result: 2 });
  expect(await restore({ all: '1' })).toMatchObject({ message: '与声明文件一致，没有要恢复的' });
  expect((await nodeAt('/system/role'))?.hidden).toBeUndefined();
});

test('every change is in the security log', async () => {
  const { records } = (
    await server.call(admin, 'GET', '/online/cgform/api/getData/system_log_security?kind=menu_changed')
  ).result;
  expect(records.map(({ detail }: { detail: string }) => detail).join()).toContain('人员（标题：用户管理 → 人员');
});

test('a file that changes takes along what nobody said otherwise', async () => {
  await edit('system/user', { title: '人员' });
  const compiled = await shippedScreens();
  const reworded = (nodes: typeof compiled.menu): typeof compiled.menu =>
    nodes.map((node) => ({
      ...node,
      ...(node.screen === 'system/user' ? { icon: 'contacts', title: '账号' } : {}),
      children: reworded(node.children),
    }));
  const next = { ...compiled, menu: reworded(compiled.menu) };
  const context = { ...server.context, compiled: () => next };
  await syncMenu(context, { tenant: '1000' });
  const { rows } = await server.context.db.query<{ title: string; icon: string; changes: string }>(
    "SELECT title, icon, changes FROM sys_menu WHERE tenant_id = '1000' AND code = 'system/user'",
  );
  expect(rows).toEqual([{ title: '人员', icon: 'contacts', changes: '标题：账号 → 人员' }]);
});
