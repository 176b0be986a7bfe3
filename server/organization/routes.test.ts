import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillDepartments } from '../demo/fillDepartments.ts';
import { fillUsers } from '../demo/fillUsers.ts';
import { sampleCompiled } from '../testing/sampleCompiled.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';
import { fixedScreens, startTestServer, type TestServer } from '../testing/testServer.ts';

interface Node {
  id: string;
  key: string;
  code: string;
  orgCode: string;
  title: string;
  isLeaf: boolean;
  children: Node[];
}

describe.each(await openTestDatabases())('departments, roles and positions for pickers on $kind', ({ open }) => {
  let server: TestServer;
  const headers: Record<string, Record<string, string>> = {};
  beforeAll(async () => {
    server = await startTestServer(await open(), { screens: fixedScreens(sampleCompiled()) });
    await fillDepartments(server.context);
    expect(await fillUsers(server.context)).toBeGreaterThan(20);
    for (const name of ['admin', 'yunying', 'other']) headers[name] = await server.signIn(name);
  });
  afterAll(() => server.close());

  const get = async (url: string, query: Record<string, string> = {}, as = 'yunying') =>
    (await server.app.inject({ url, query, headers: headers[as] })).json();
  const records = async (url: string, query: Record<string, string> = {}, as = 'yunying') =>
    (await get(url, query, as)).result.records as Record<string, unknown>[];

  test('filling again changes nothing', async () => {
    expect(await fillUsers(server.context)).toBe(0);
  });

  test('roles are found by name and code, with nothing of what they grant', async () => {
    expect(await records('/sys/role/list', { roleName: '采' })).toEqual([]);
    const buyers = await records('/sys/role/list', { roleName: '*采*' });
    expect(buyers).toEqual([{ id: expect.any(String), roleName: '采购', roleCode: 'purchaser' }]);
    expect(await records('/sys/role/list', { roleCode: 'purchaser,auditor,' })).toHaveLength(2);
    const all = (await get('/sys/role/queryall')).result;
    expect(all.length).toBeGreaterThan(10);
    expect(Object.keys(all[0]).toSorted()).toEqual(['id', 'roleCode', 'roleName']);
  });

  test('positions are found by name, with their rank', async () => {
    const found = await records('/sys/position/list', { name: '*总监*', field: 'id,code,name,postRank' });
    expect(found.map(({ code, postRank }) => [code, postRank]).toSorted()).toEqual([
      ['finance_director', '2'],
      ['operation_director', '2'],
    ]);
  });

  test('A065 the other tenant sees its own roles and positions only', async () => {
    expect(await records('/sys/position/list', {}, 'other')).toEqual([]);
    expect((await records('/sys/role/list', {}, 'other')).map(({ roleCode }) => roleCode)).toEqual(['admin']);
  });

  test('A033 A022 what looks like SQL is a name nobody has, or no order', async () => {
    for (const url of ['/sys/role/list', '/sys/position/list']) {
      const strange = { roleName: "x' or 1=1--", name: "x' or 1=1--" };
      expect(await records(url, strange), url).toEqual([]);
      expect(await get(url, { column: 'id', order: 'asc;drop table sys_role' }), url).toMatchObject({ success: false });
    }
  });

  test('the tree of departments comes whole, by level, by ids and by name', async () => {
    const [root] = (await get('/sys/sysDepart/queryTreeList')).result as Node[];
    expect(root?.children.map(({ title }) => title)).toEqual(['运营一部', '运营二部', '财务部', '客服部']);
    const top = (await get('/sys/sysDepart/queryDepartTreeSync')).result as Node[];
    expect(top.map(({ title, isLeaf, children }) => [title, isLeaf, children])).toEqual([['总部', false, []]]);
    const below = (await get('/sys/sysDepart/queryDepartTreeSync', { pid: root?.id ?? '' })).result as Node[];
    expect(below.map(({ isLeaf }) => isLeaf)).toEqual([true, true, true, true]);
    const byCode = await get('/sys/sysDepart/queryDepartTreeSync', { ids: 'A01A03,none', primaryKey: 'orgCode' });
    expect(byCode.result.map(({ title }: Node) => title)).toEqual(['财务部']);
    const [ids] = (await get('/sys/sysDepart/queryIdTree')).result as Node[];
    expect([ids?.key, ids?.code, ids?.children[2]?.code]).toEqual([root?.id, 'A01', 'A01A03']);
    const found = (await get('/sys/sysDepart/searchBy', { keyWord: '运营' })).result as Node[];
    expect(found.map(({ title }) => title)).toEqual(['运营一部', '运营二部']);
    expect((await get('/sys/sysDepart/searchBy', { keyWord: "' or 1=1" })).result).toEqual([]);
    const own = (await get('/sys/sysDepart/queryMyDeptTreeList')).result as Node[];
    expect(own.map(({ orgCode }) => orgCode)).toEqual(['A01']);
  });

  test('A075 A065 departments of the other tenant are not found by name or id', async () => {
    const theirs = (await get('/sys/sysDepart/queryTreeList', {}, 'other')).result as Node[];
    expect(theirs.map(({ title }) => title)).toEqual(['隔离演示公司']);
    const id = theirs[0]?.id ?? '';
    expect((await get('/sys/sysDepart/searchBy', { keyWord: '隔离' })).result).toEqual([]);
    expect((await get('/sys/sysDepart/queryDepartTreeSync', { pid: id })).result).toEqual([]);
    expect((await get('/sys/sysDepart/queryTreeList', { ids: id })).result).toEqual([]);
    expect((await get('/sys/user/queryUserComponentData', { departId: id })).result.total).toBe(0);
  });

  test('users of departments, by id or code, with the name of each', async () => {
    const [root] = (await get('/sys/sysDepart/queryTreeList')).result as Node[];
    const [first, , finance] = root?.children ?? [];
    const query = { departId: `${first?.id},A01A03`, pageSize: '50' };
    const found = await records('/sys/user/queryUserComponentData', query);
    expect(new Set(found.map(({ orgCodeTxt }) => orgCodeTxt))).toEqual(new Set(['运营一部', '财务部']));
    const people = (await get('/sys/user/queryUserByDepId', { id: finance?.id ?? '', realname: '徐' })).result;
    expect(people.map(({ username }: { username: string }) => username)).toEqual(['xubin']);
    const young = { sex: '2', birthday_begin: '1996-01-01' };
    expect(await get('/sys/user/list', young)).toMatchObject({ code: 400 });
    expect(await records('/sys/user/list', young, 'admin')).toMatchObject([{ realname: '孙丽' }, { realname: '朱婷' }]);
    const named = await records('/sys/user/queryUserComponentData', {
      realname: '孙丽,朱婷,没有的,',
      pageSize: '1000',
    });
    expect(named.map(({ realname }) => realname).toSorted()).toEqual(['孙丽', '朱婷']);
  });

  test('A055 nobody learns of staff without a session', async () => {
    const lists = ['role/list', 'role/queryall', 'position/list', 'user/list', 'user/getMultiUser?username=admin'];
    const trees = ['queryTreeList', 'queryDepartTreeSync', 'queryIdTree', 'searchBy', 'queryMyDeptTreeList'];
    for (const path of [...lists, ...trees.map((tree) => `sysDepart/${tree}`)]) {
      expect((await server.app.inject(`/sys/${path}`)).statusCode, path).toBe(401);
    }
  });
});
