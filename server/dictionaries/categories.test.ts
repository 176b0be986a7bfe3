import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleTables } from '../testing/sampleScreens.ts';
import { type SampleServer, startSample } from '../testing/sampleServer.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';
import { nextCode } from './categories.ts';

test('codes grow by three signs a level, behind the last brother', () => {
  expect(nextCode('', [])).toBe('A01');
  expect(nextCode('', ['A01', 'A02'])).toBe('A03');
  expect(nextCode('', ['A01', 'A99'])).toBe('B01');
  expect(nextCode('A02', ['A02A01', 'A02B07', 'own'])).toBe('A02B08');
  expect(() => nextCode('', ['Z99'])).toThrow('同级分类已满');
});

interface Node {
  title: string;
  code: string;
  leaf: boolean;
  children: Node[] | null;
}

describe.each(await openTestDatabases())('categories on $kind', ({ open }) => {
  let sample: SampleServer;
  const ids: Record<string, string> = {};
  const get = async (path: string, query: Record<string, string> = {}, as = 'admin') =>
    sample.call('GET', `/sys/category/${path}`, { query, as });
  const add = async (name: string, parent?: string) => {
    const body = { name, ...(parent === undefined ? {} : { pid: ids[parent] ?? parent }) };
    const reply = await sample.call('POST', '/sys/category/add', { body });
    ids[name] = reply.result;
    return reply;
  };
  const titles = (nodes: Node[]): unknown[] =>
    nodes.map(({ title, children }) => (children?.length ? [title, titles(children)] : title));

  beforeAll(async () => {
    sample = await startSample(await open({ filled: sampleTables }));
    await add('服装');
    await add('鞋靴');
    await add('上衣', '服装');
    await add('裤装', '服装');
    await add('衬衫', '上衣');
  });
  afterAll(async () => {
    await sample.close();
  });

  test('the server makes the codes and knows who has children', async () => {
    const { result } = await get('rootList');
    expect(result).toMatchObject({
      total: 2,
      records: [
        { name: '服装', code: 'A01', hasChild: '1', pid: '0' },
        { name: '鞋靴', code: 'A02', hasChild: '0' },
      ],
    });
    expect((await get('childList', { pid: String(ids.服装) })).result).toMatchObject([
      { code: 'A01A01' },
      { code: 'A01A02' },
    ]);
    const both = await get('getChildListBatch', { parentIds: `${ids.服装},${ids.上衣},` });
    expect(both.result).toMatchObject({ total: 3, records: [{}, { code: 'A01A01A01' }, {}] });
  });

  test('a search by name or code passes over the parent', async () => {
    expect((await get('rootList', { name: '*衬*', pid: '0' })).result.records).toMatchObject([{ name: '衬衫' }]);
    expect((await get('rootList', { code: 'A01A0' })).result.total).toBe(3);
    expect((await get('rootList', { name: '%' })).result.total).toBe(0);
  });

  test('trees: a level, a whole branch, the whole tree, with a condition', async () => {
    expect(titles((await get('loadTreeRoot', { async: 'true', pcode: '0' })).result)).toEqual(['服装', '鞋靴']);
    expect(titles((await get('loadTreeRoot', { async: 'false', pcode: '0' })).result)).toEqual([
      ['服装', [['上衣', ['衬衫']], '裤装']],
      '鞋靴',
    ]);
    expect(titles((await get('loadTreeRoot', { async: 'false', pcode: 'A01A01' })).result)).toEqual(['衬衫']);
    const [first] = (await get('loadTreeChildren', { pid: String(ids.服装) })).result;
    expect(first).toMatchObject({
      key: ids.上衣,
      value: ids.上衣,
      title: '上衣',
      code: 'A01A01',
      leaf: false,
      isLeaf: false,
    });
    expect(titles((await get('loadTreeData', { pcode: 'A01', condition: '{"name":"裤%"}' })).result)).toEqual(['裤装']);
    expect((await get('loadTreeData', { condition: '{"tenant_id":"%"}' })).status).toBe(400);
  });

  test('single ones, names in the order of their ids, and all of a branch', async () => {
    expect((await get('loadOne', { field: 'code', val: 'A01A01' })).result).toMatchObject({
      name: '上衣',
      id: ids.上衣,
    });
    expect((await get('loadOne', { field: 'id', val: 'nobody' })).success).toBe(false);
    const query = { ids: `${ids.衬衫},gone,${ids.服装}` };
    expect((await get('loadDictItem/', query)).result).toEqual(['衬衫', '服装']);
    expect((await get('loadDictItem', { ...query, delNotExist: 'false' })).result).toEqual(['衬衫', 'gone', '服装']);
    expect((await get('loadAllData', { code: 'A01A' })).result.map((item: { text: string }) => item.text)).toEqual([
      '上衣',
      '衬衫',
      '裤装',
    ]);
    expect((await get('checkCode', { pid: String(ids.服装), code: 'A01B01' })).success).toBe(true);
    expect((await get('checkCode', { pid: String(ids.服装), code: 'A02B01' })).message).toContain('A01');
  });

  test('a moved category takes what is below it along; none goes under itself; the removed take theirs with them', async () => {
    const move = (pid: string | undefined) =>
      sample.call('PUT', '/sys/category/edit', { body: { id: ids.上衣, name: '上装', pid } });
    expect((await move(ids.衬衫)).message).toBe('不能移到自己或自己的下级之下');
    expect((await get('loadOne', { field: 'id', val: String(ids.上衣) })).result.name).toBe('上衣');
    expect((await move(ids.鞋靴)).success).toBe(true);
    expect(titles((await get('loadTreeRoot', { async: 'false', pcode: '0' })).result)).toEqual([
      ['服装', ['裤装']],
      ['鞋靴', [['上装', ['衬衫']]]],
    ]);
    expect((await get('loadOne', { field: 'id', val: String(ids.衬衫) })).result.code).toBe('A02A01A01');
    const removed = await sample.call('DELETE', '/sys/category/deleteBatch', {
      query: { ids: `${ids.鞋靴},${ids.裤装},` },
    });
    expect(removed.result).toBe(4);
    expect((await get('rootList')).result.records).toMatchObject([{ name: '服装', hasChild: '0' }]);
  });

  test('only administrators change them, each in the own tenant', async () => {
    const body = { name: '混入', pid: '0' };
    expect((await sample.call('POST', '/sys/category/add', { body, as: 'yunying' })).status).toBe(403);
    expect((await get('rootList', {}, 'other')).result.total).toBe(0);
    const below = { name: '混入', pid: ids.服装 };
    expect((await sample.call('POST', '/sys/category/add', { body: below, as: 'other' })).success).toBe(false);
    expect((await sample.call('POST', '/sys/category/add', { body: { name: ' ' } })).message).toBe('请输入分类名称');
  });
});
