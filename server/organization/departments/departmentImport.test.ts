import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../../testing/productServer.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';

interface Department {
  id: string;
  departName: string;
  orgCode: string;
  parentId: string;
}

describe.each(await openTestDatabases())('departments from a file on $kind', ({ open }) => {
  let server: ProductServer;
  let admin: Headers;
  beforeAll(async () => {
    server = await startProductServer(await open({ filled: shippedTables }));
    admin = await server.signIn();
  });
  afterAll(() => server.close());

  const importing = (rows: object[], mode = 'good', headers = admin) =>
    server.call(headers, 'POST', '/online/cgform/api/importRows/system_department', { rows, mode });
  const all = async (): Promise<Map<string, Department>> => {
    const sql = `SELECT id, depart_name AS "departName", org_code AS "orgCode", parent_id AS "parentId"
      FROM sys_depart WHERE tenant_id = '1000'`;
    return new Map((await server.context.db.query<Department>(sql)).rows.map((each) => [each.departName, each]));
  };
  const errorsOf = async (rows: object[]): Promise<[number, string][]> =>
    (await importing(rows, 'check')).result.errors.map(({ row, message }: { row: number; message: string }) => [
      row,
      message,
    ]);

  test('they stand under what they name, also under one another, with codes of their levels', async () => {
    const head = [...(await all()).values()].find(({ parentId }) => parentId === '0');
    const told = await importing([
      { departName: '华东组', parentId: '新渠道部', orgCategory: '部门' },
      { departName: '新渠道部', parentId: head?.departName },
      { departName: '华南组', parentId: `${head?.departName}/新渠道部` },
      { departName: '驻外', parentId: '' },
      { departName: '驻外一', parentId: '驻外' },
      { departName: '驻外二', parentId: '驻外' },
    ]);
    expect(told.result).toMatchObject({ successCount: 6, errors: [] });
    const known = await all();
    const channel = known.get('新渠道部');
    expect(channel).toMatchObject({ parentId: head?.id });
    expect(channel?.orgCode).toMatch(new RegExp(`^${head?.orgCode}[A-Z][0-9]{2}$`));
    const codes = ['华东组', '华南组'].map((name) => known.get(name)?.orgCode);
    expect(codes).toEqual([`${channel?.orgCode}A01`, `${channel?.orgCode}A02`]);
    expect([known.get('华东组')?.parentId, known.get('华南组')?.parentId]).toEqual([channel?.id, channel?.id]);
    const abroad = known.get('驻外');
    expect(abroad?.parentId).toBe('0');
    expect(known.get('驻外二')).toMatchObject({ parentId: abroad?.id, orgCode: `${abroad?.orgCode}A02` });
    const marks = await server.context.db.query<{ mark: string }>(
      `SELECT has_child AS mark FROM sys_depart WHERE id = '${abroad?.id}'`,
    );
    expect(marks.rows).toEqual([{ mark: '1' }]);
  });

  test('who is nobody, or several, and a circle are told with their rows', async () => {
    expect(await errorsOf([{ departName: '孤儿', parentId: '没有的部门' }])).toEqual([
      [1, '上级：没有名为“没有的部门”的部门'],
    ]);
    const twice = [
      { departName: '甲地', parentId: '' },
      { departName: '乙地', parentId: '' },
      { departName: '仓储', parentId: '甲地' },
      { departName: '仓储', parentId: '乙地' },
    ];
    expect(await errorsOf([...twice, { departName: '夜班', parentId: '仓储' }])).toEqual([
      [5, '上级：有 2 个部门叫“仓储”，请写出从最上级起的全名，如 公司/仓储'],
    ]);
    expect(await errorsOf([...twice, { departName: '夜班', parentId: '乙地/仓储' }])).toEqual([]);
    const circle = await errorsOf([
      { departName: '鸡', parentId: '蛋' },
      { departName: '蛋', parentId: '鸡' },
      { departName: '雏', parentId: '蛋' },
    ]);
    expect(circle.map(([row]) => row)).toEqual([1, 2, 3]);
    for (const [, message] of circle) expect(message).toContain('绕成了一圈');
    expect((await all()).has('夜班')).toBe(false);
  });

  test('without the right nobody brings any, and another tenant’s are nobody', async () => {
    const other = await server.signIn('other');
    const [own] = (await all()).values();
    const told = await importing([{ departName: '内应', parentId: own?.id }], 'check', other);
    expect(told.result.errors).toHaveLength(1);
    expect((await importing([{ departName: 'x' }], 'good', await server.signIn('yunying'))).status).toBe(403);
  });
});
