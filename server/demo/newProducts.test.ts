import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExpressions } from '../../engine/expressions/expressions.ts';
import type { Compiled } from '../../engine/plan/compiled.ts';
import { checkRow } from '../../engine/rules/checkRow.ts';
import { optionsOf } from '../../engine/values/optionsOf.ts';
import { valueTypes } from '../../engine/values/valueTypes.ts';
import { cellKinds } from '../../schemas/generated/language.ts';
import { applySchema, planSchema } from '../db/schema/planSchema.ts';
import { shippedScreens } from '../testing/productServer.ts';
import { openTestPglite } from '../testing/testDatabase.ts';
import { fixedScreens, startTestServer, type TestServer } from '../testing/testServer.ts';
import { fillDepartments } from './fillDepartments.ts';
import { fillNewProducts } from './fillNewProducts.ts';
import { generateArticles, generateNewProducts } from './newProducts.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'weft-demo-'));
let compiled: Compiled;
let server: TestServer;
let headers: { 'x-access-token': string };

beforeAll(async () => {
  compiled = await shippedScreens();
  const db = await openTestPglite();
  await applySchema(db, await planSchema(db, [...compiled.models.values()]), { confirm: false });
  server = await startTestServer(db, { screens: fixedScreens(compiled), settings: { dataDir } });
  await fillDepartments(server.context);
  headers = await server.signIn('admin');
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const get = async (url: string, as = headers) => (await server.app.inject({ url, headers: as })).json();
const api = '/online/cgform/api';

describe('the demo of the editable grid', () => {
  it('has, with the demos of the forms, every type of cell and every kind of rule', () => {
    const fields = ['demo/grid', 'demo/grid-line', 'demo/grid-note', 'demo/form', 'demo/parcel'].flatMap(
      (id) => compiled.models.get(id)?.fields ?? [],
    );
    expect([...new Set(fields.map((field) => field.type))].sort()).toEqual(Object.keys(cellKinds).sort());
    const rules = new Set(fields.flatMap((field) => field.rules.map((rule) => rule.rule)));
    for (const rule of ['required', 'unique', 'regex', 'range', 'expression', 'pattern']) expect(rules).toContain(rule);
  });

  it('generates rows that keep the rules of their models', () => {
    const [first, ...others] = generateArticles(1, 40);
    if (!first) throw new Error('no articles');
    const made = generateNewProducts(1, 200, [first, ...others], ['demo/a.png']);
    expect(made).toEqual(generateNewProducts(1, 200, [first, ...others], ['demo/a.png']));
    const sets = [
      ['demo/grid', made.map(({ record }) => record)],
      ['demo/grid-line', made.flatMap(({ lines }) => lines)],
      ['demo/grid-note', made.flatMap(({ notes }) => notes)],
      ['demo/product', [first, ...others]],
    ] as const;
    for (const [id, rows] of sets) {
      const model = compiled.models.get(id);
      if (!model) throw new Error(id);
      expect(rows.length).toBeGreaterThan(30);
      for (const row of rows) {
        const values: Record<string, unknown> = { ...row };
        expect(checkRow(model.fields, values, createExpressions, { rows: rows as never })).toEqual([]);
        for (const field of model.fields) {
          const items = field.dictCode === undefined ? undefined : compiled.dictionaries.get(field.dictCode)?.items;
          const value = values[field.key] ?? null;
          if (value === null) continue;
          expect(valueTypes[field.kind].parse(value, optionsOf(field.cell, items))).toEqual({ ok: true, value });
        }
      }
    }
    const parents = (code: string) =>
      new Map(compiled.dictionaries.get(code)?.items.map((item) => [item.value, item.parent]));
    for (const { record } of made) {
      expect(parents('demo_city').get(String(record.city))).toBe(record.province);
      expect(parents('demo_province').get(String(record.province))).toBe(record.country);
    }
  });

  it('is filled once, with pictures that can be fetched and rows under their record', async () => {
    expect(await fillNewProducts(server.context)).toBe(200);
    expect(await fillNewProducts(server.context)).toBe(0);
    const page = await get(`${api}/getData/demo_grid?pageSize=50`);
    expect(page.result.total).toBe(200);
    const rows: Record<string, string>[] = page.result.records;
    expect(rows.map((row) => row.orderNum)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    const picture = rows.find((row) => row.pictures)?.pictures ?? '';
    const file = await server.app.inject({ url: encodeURI(`/sys/common/static/${picture}`), headers });
    expect(file.headers['content-type']).toBe('image/png');
    const kept = await get('/sys/oss/file/list');
    const urls = kept.result.records.map(({ url }: { url: string }) => url);
    expect([urls.length, urls.includes(picture)]).toEqual([6, true]);
    expect(kept.result.records).toMatchObject(
      urls.map(() => ({ place: 'disk', createBy: 'admin', useCount: expect.any(Number), unusedSince: null })),
    );
    const whole = await get(`${api}/form/demo_grid/${rows[0]?.id}`);
    expect(Object.keys(whole.result)).toEqual(expect.arrayContaining(['demo_grid_line', 'demo_grid_note']));
    const saved = await server.app.inject({
      method: 'PUT',
      url: `${api}/form/demo_grid`,
      headers,
      payload: whole.result,
    });
    expect(saved.json()).toMatchObject({ success: true, result: { version: 2 } });
    const picked = {
      id: rows[1]?.id,
      version: 1,
      product: '学院短靴',
      productCode: 'P9999',
      source: '不可改',
      amount: 1,
    };
    const batch = { changed: [picked] };
    const batched = await server.app.inject({
      method: 'PUT',
      url: `${api}/saveAll/demo_grid`,
      headers,
      payload: batch,
    });
    expect(batched.json()).toMatchObject({ success: true });
    const { result } = await get(`${api}/form/demo_grid/${rows[1]?.id}`);
    // What a picker fills is kept, what only the server decides is not taken from anybody.
    expect(result).toMatchObject({
      product: '学院短靴',
      productCode: 'P9999',
      source: rows[1]?.source,
      amount: rows[1]?.amount,
    });
  });

  it('offers dictionaries with parents, departments as a tree and a picker to those whose screens choose from it', async () => {
    const provinces = await get('/sys/dict/getDictItems/demo_province');
    expect(provinces.result[0]).toMatchObject({ value: 'CN-GD', text: '广东', parent: 'CN' });
    const tree = (await get('/sys/sysDepart/queryTreeList')).result;
    const names = ['运营一部', '运营二部', '财务部', '客服部'];
    expect(tree).toMatchObject([{ departName: '总部', orgCode: 'A01', parentId: null, isLeaf: false, children: {} }]);
    expect(tree[0].children.map((child: { title: string }) => child.title)).toEqual(names);
    expect(tree[0].children[0]).toMatchObject({ orgCode: 'A01A01', parentId: tree[0].id, isLeaf: true, children: [] });
    const foreign = (await get('/sys/sysDepart/queryTreeList', await server.signIn('other'))).result;
    expect(foreign.map((root: { title: string }) => root.title)).toEqual(['隔离演示公司']);
    expect((await server.app.inject('/sys/sysDepart/queryTreeList')).statusCode).toBe(401);

    const picker = await get('/config/pickers/demo/products', await server.signIn('yunying'));
    expect(picker.result).toMatchObject({
      id: 'demo/products',
      title: '选择商品',
      source: { report: 'demo_products' },
      value: 'code',
      text: 'name',
      multiple: false,
      width: 1000,
    });
    const chosen = await get('/online/cgreport/api/getData/demo_products?name=*T恤*', await server.signIn('yunying'));
    expect(chosen.result.records[0].name).toContain('T恤');
    expect(await get('/config/pickers/nosuch')).toMatchObject({ code: 404 });
    expect((await server.app.inject('/config/pickers/demo/products')).statusCode).toBe(401);
    await server.context.db.query("DELETE FROM sys_role_grant WHERE kind = 'menu' AND code LIKE 'demo/%'");
    await server.context.db.query('UPDATE sys_user SET rights_version = rights_version + 1');
    expect(await get('/config/pickers/demo/products', await server.signIn('yunying'))).toMatchObject({ code: 403 });
  });
});
