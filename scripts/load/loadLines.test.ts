import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as XLSX from '@e965/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Compiled } from '../../engine/plan/compiled.ts';
import { allRows } from '../../server/db/Database.ts';
import { shippedScreens, shippedTables } from '../../server/testing/productServer.ts';
import { fillTestDirectory, openTestPglite } from '../../server/testing/testDatabase.ts';
import { fixedScreens, startTestServer, type TestServer } from '../../server/testing/testServer.ts';
import { loadFile } from './loadFile.ts';
import { Progress } from './progress.ts';
import { toDatabase } from './toDatabase.ts';
import { toServer } from './toServer.ts';

const account = { user: 'admin', password: undefined, tenant: undefined };
const silent = new Progress({ write: () => true });

let compiled: Compiled;
let folder: string;
let server: TestServer;
let url: string;

beforeAll(async () => {
  compiled = await shippedScreens();
  folder = await mkdtemp(path.join(tmpdir(), 'weft-load-lines-'));
  server = await startTestServer(await openTestPglite({ filled: shippedTables }), { screens: fixedScreens(compiled) });
  url = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test('takes records with the lines of their sub-tables out of one workbook, through the server or not', async () => {
  const purchase = compiled.models.get('demo/purchase');
  const children = purchase?.subTables.flatMap((table) => compiled.models.get(table.model) ?? []) ?? [];
  if (!purchase) throw new Error('demo/purchase is not declared');
  const book = XLSX.utils.book_new();
  const sheets = {
    采购单: [
      ['采购单号', '供应商', '下单日期', '状态'],
      ['LD-1', '甲', '2026-11-01', '待发货'],
      ['LD-2', '乙', '2026-11-01', '待发货'],
    ],
    商品明细: [
      ['采购单号', 'SKU', '数量', '单价'],
      ['LD-1', 'a', 2, 3],
      ['LD-1', 'b', 4, 5],
      ['LD-2', 'c', 'x', 1],
      ['LD-9', 'd', 1, 1],
    ],
  };
  for (const [name, rows] of Object.entries(sheets))
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows), name);
  const file = path.join(folder, 'lines.xlsx');
  await writeFile(file, XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }));
  const dataDir = path.join(folder, 'lines');
  await fillTestDirectory(dataDir, { filled: shippedTables });
  const settings = { databaseUrl: undefined, dataDir };
  const source = { file, mode: 'good' as const, delimiter: ',', encoding: undefined, map: new Map(), dateFormats: [] };
  const ways = [
    () => toServer(url, [purchase, ...children], { ...account, file }),
    () => toDatabase(settings, compiled, purchase, { file, user: undefined, tenant: undefined }),
  ];
  for (const open of ways) {
    const destination = await open();
    try {
      const loaded = await loadFile(source, purchase, compiled.models, destination, silent, () => undefined);
      expect(loaded).toMatchObject({ total: 2, inserted: 1, lines: [{ title: '商品明细', total: 4, inserted: 2 }] });
      expect(loaded.errors.map(({ sheet, line, reason }) => `${sheet} ${line} ${reason}`)).toEqual([
        '商品明细 4 请输入数字：x',
        '商品明细 5 文件里没有采购单号为“LD-9”的记录，这一行不知道属于谁',
      ]);
      expect(loaded.followers.map(({ sheet, line }) => `${sheet} ${line}`)).toEqual(['采购单 3']);
    } finally {
      await destination.close();
    }
  }
  const select = "SELECT pieces, amount::float AS amount FROM demo_purchase WHERE order_no = 'LD-1'";
  const { rows } = await server.context.db.withTenant(allRows('1000'), (session) => session.query(select));
  expect(rows).toEqual([{ pieces: 6, amount: 26 }]);
});
