import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as XLSX from '@e965/xlsx';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { allRows } from '../../db/Database.ts';
import { sampleTables } from '../../testing/sampleScreens.ts';
import { type SampleServer, startSample } from '../../testing/sampleServer.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';
import { writeExport } from './writeExport.ts';

const API = '/online/cgform/api';
const shipped = ['system/job.model.json', 'system/jobs.screen.json', 'dictionaries/job_state.dictionary.json'];
const jobs = Object.fromEntries(
  shipped.map((file) => {
    const { $schema: _schema, ...rest } = JSON.parse(readFileSync(`screens/${file}`, 'utf8'));
    return [`screens/${file}`, rest];
  }),
);
const ACTIVE = ['=1+1', '+1', '-1+1', '@SUM(1)', '\t=1', ' =1', '　＝HYPERLINK("x")', '＋1', '－1', '＠a'];

const [database] = await openTestDatabases();

describe('exports', () => {
  let sample: SampleServer;
  const tokens = new Map<string, Record<string, string>>();

  beforeAll(async () => {
    if (!database) throw new Error('no database');
    sample = await startSample(await database.open({ filled: sampleTables }), jobs);
    for (const as of ['admin', 'yunying', 'caiwu', 'other']) tokens.set(as, await sample.server.signIn(as));
    for (const [at, sku] of ACTIVE.entries()) await add('market_goods', { name: `f-${at}`, sku: sku.slice(0, 20) });
    const whole = { name: 'w-1', sku: '004049494248861154', qty: -5, price: 19.9, state: '2', levels: 's,xl' };
    await add('market_goods', { ...whole, madeOn: '2026-03-09', checkedAt: '2026-03-09 18:30:15' });
    const lines = [
      { sku: 'a', qty: 2, price: 1.5, secret: 3 },
      { sku: 'b', qty: 1 },
    ];
    const bill = { billNo: 'B-1', cost: 7, keepers: 'admin,yunying', market_bill_line: lines };
    await add('market_bill', { ...bill, market_bill_note: [{ note: '易碎' }] });
    await add('market_bill', { billNo: 'B-2', market_bill_line: [{ sku: 'c', qty: 9 }] });
  });
  afterAll(() => sample.close());

  async function add(code: string, body: Record<string, unknown>): Promise<void> {
    const reply = await sample.call('POST', `${API}/form/${code}`, { body });
    if (!reply.success) throw new Error(reply.text);
  }
  const ask = (code: string, query: Record<string, string>, as = 'admin') =>
    sample.server.app.inject({
      url: `${API}/exportXls/${code}?${new URLSearchParams(query)}`,
      headers: tokens.get(as) ?? {},
    });
  const read = async (code: string, query: Record<string, string>, as = 'admin') => {
    const reply = await ask(code, query, as);
    expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
    return { reply, book: XLSX.read(reply.rawPayload, { cellNF: true, cellStyles: true }) };
  };
  const rowsOf = (book: XLSX.WorkBook, title: string): unknown[][] => {
    const sheet = book.Sheets[title];
    if (!sheet) throw new Error(`no sheet ${title} among ${book.SheetNames}`);
    return XLSX.utils.sheet_to_json(sheet, { header: 1, raw: true, defval: null });
  };

  test.each(['xls', 'xlsx'])('every cell of a .%s is what it is', async (exportFormat) => {
    const { reply, book } = await read('market_goods', { exportFormat, name: 'w-1' });
    expect(reply.headers['x-row-count']).toBe('1');
    expect(decodeURIComponent(String(reply.headers['content-disposition']))).toContain(`.${exportFormat}`);
    const begins = exportFormat === 'xls' ? 'd0cf11e0a1b11ae1' : '504b0304';
    expect(reply.rawPayload.toString('hex').startsWith(begins)).toBe(true);
    const [about, title = ''] = book.SheetNames;
    expect(about).toBe('说明');
    expect(rowsOf(book, title)[0]).toEqual([
      '名称',
      'SKU',
      '数量',
      '进价',
      '重量',
      '总重',
      '状态',
      '尺码',
      '生产日期',
      '质检时间',
      '来源',
    ]);
    const sheet = book.Sheets[title] ?? {};
    const cells = Object.fromEntries(
      ['A2', 'B2', 'C2', 'D2', 'E2', 'G2', 'H2', 'I2', 'J2'].map((at) => [at, sheet[at]]),
    );
    expect(cells).toMatchObject({
      A2: { t: 's', v: 'w-1' },
      B2: { t: 's', v: '004049494248861154' },
      C2: { t: 'n', v: -5 },
      D2: { t: 'n', v: 19.9, w: '19.90' },
      G2: { t: 's', v: '停售' },
      H2: { t: 's', v: '小码,加大码' },
      I2: { t: 'n', v: 46_090, w: '2026-03-09' },
      J2: { t: 'n', w: '2026-03-09 18:30:15' },
    });
    expect(cells.E2).toBeUndefined();
  });

  test('without a format it is an .xls, by both names, and the query may come as JSON', async () => {
    const paramsStr = JSON.stringify({ name: 'w-1' });
    for (const name of ['exportXls', 'exportXlsOld']) {
      const url = `${API}/${name}/market_goods?${new URLSearchParams({ paramsStr })}`;
      const reply = await sample.server.app.inject({ url, headers: tokens.get('admin') ?? {} });
      expect(reply.headers).toMatchObject({ 'content-type': 'application/vnd.ms-excel', 'x-row-count': '1' });
    }
  });

  test('A091: no cell is a formula, whatever its text begins with', async () => {
    for (const exportFormat of ['xls', 'xlsx']) {
      const { reply, book } = await read('market_goods', { exportFormat, name: 'f-*', column: 'name', order: 'asc' });
      const sheet = book.Sheets[book.SheetNames[1] ?? ''] ?? {};
      for (const [at, text] of ACTIVE.entries())
        expect(sheet[`B${at + 2}`], `${exportFormat} ${text}`).toMatchObject({ t: 's', v: text.slice(0, 20) });
      expect(Object.values(sheet).filter((cell: XLSX.CellObject) => cell.f !== undefined)).toEqual([]);
      if (exportFormat !== 'xlsx') continue;
      const xml = strFromU8(
        unzipSync(new Uint8Array(reply.rawPayload))['xl/worksheets/sheet2.xml'] ?? new Uint8Array(),
      );
      expect(xml).not.toContain('<f>');
      // Typed over it stays a text: the style with quotePrefix.
      expect(xml.match(/<c r="B\d+" s="3" t="inlineStr">/g)).toHaveLength(ACTIVE.length);
    }
    const csv = (await ask('market_goods', { exportFormat: 'csv', name: 'f-*' })).body;
    for (const text of ACTIVE) expect(csv).toContain(`"'${text.slice(0, 20).replaceAll('"', '""')}"`);
  });

  test('chosen columns in their order, chosen rows, one page; unknown ones are refused', async () => {
    const list = (await sample.call('GET', `${API}/getData/market_goods`, { query: { pageSize: '100' } })).result;
    const [first, , third] = list.records;
    const chosen = await read('market_goods', {
      exportFormat: 'xlsx',
      exportColumns: 'qty,name',
      column: 'name',
      order: 'asc',
      selections: `${first.id},${third.id},`,
    });
    const rows = rowsOf(chosen.book, chosen.book.SheetNames[1] ?? '');
    expect(rows[0]).toEqual(['数量', '名称']);
    expect(rows.slice(1).map(([, name]) => name)).toEqual([first.name, third.name].sort());
    const page = { exportFormat: 'xlsx', exportPage: 'true', pageNo: '2', pageSize: '3', column: 'name', order: 'asc' };
    expect((await ask('market_goods', page)).headers['x-row-count']).toBe('3');
    const all = await ask('market_goods', { exportFormat: 'xlsx' });
    expect(all.headers['x-row-count']).toBe(String(list.total));
    const wrong: Record<string, string>[] = [
      { exportColumns: 'nothing' },
      { exportFormat: 'pdf' },
      { exportTables: 'market_goods' },
    ];
    for (const query of wrong) expect((await ask('market_goods', query)).json()).toMatchObject({ success: false });
  });

  test('sub-tables are sheets, and the first one says what the file is', async () => {
    const query = { exportFormat: 'xlsx', exportTables: 'market_bill_line,market_bill_note', billNo: 'B-1' };
    const { book } = await read('market_bill', query);
    expect(book.SheetNames).toEqual(['说明', 'market bill', '明细', '发货备注']);
    expect(String(rowsOf(book, 'market bill')[1])).toMatch(/管理员,[^\d,]+/);
    expect(rowsOf(book, '明细').map((row) => row.slice(0, 4))).toEqual([
      ['单号', '次序', 'SKU', '数量'],
      ['B-1', null, 'a', 2],
      ['B-1', null, 'b', 1],
    ]);
    expect(rowsOf(book, '发货备注')[1]?.slice(0, 2)).toEqual(['B-1', '易碎']);
    const said = Object.fromEntries(rowsOf(book, '说明') as [string, string][]);
    const hash = sample.compiled.plans.get('market/bill')?.hash;
    expect(said).toMatchObject({
      名称: 'market/bill',
      导出时间: '2026-11-20 10:00:00',
      行数: '1',
      '明细 行数': '2',
      范围: '查询到的全部',
      查询条件: '单号 等于 B-1',
      页面声明: `market/bill ${hash}`,
      无权查看的列: '无',
    });
    expect(said.导出人).toContain('（admin）');
  });

  test('columns that are not one’s to see are in no sheet, and named as left out', async () => {
    const query = { exportFormat: 'xlsx', exportTables: 'market_bill_line' };
    const { book } = await read('market_bill', query, 'yunying');
    const text = JSON.stringify([rowsOf(book, 'market bill'), rowsOf(book, '明细')]);
    expect(text).not.toMatch(/成本|底价/);
    expect(Object.fromEntries(rowsOf(book, '说明') as [string, string][])).toMatchObject({ 无权查看的列: '成本' });
    expect((await ask('market_bill', { exportColumns: 'cost' }, 'yunying')).json()).toMatchObject({ success: false });
    expect((await ask('market_bill', { cost_begin: '1' }, 'yunying')).json()).toMatchObject({ success: false });
  });

  test('no token, no right, another tenant', async () => {
    const url = `${API}/exportXls/market_goods`;
    expect((await sample.server.app.inject({ url })).statusCode).toBe(401);
    expect((await ask('market_goods', { exportFormat: 'xlsx' }, 'other')).headers['x-row-count']).not.toBe('11');
    await sample.db.query("DELETE FROM sys_role_grant WHERE code = 'market:goods:export'");
    await sample.db.query('UPDATE sys_user SET rights_version = rights_version + 1');
    expect((await ask('market_goods', {}, 'caiwu')).statusCode).toBe(403);
    const job = {
      method: 'POST',
      url: `${API}/exportJob/market_goods`,
      payload: {},
      headers: tokens.get('caiwu') ?? {},
    };
    expect((await sample.server.app.inject(job as never)).statusCode).toBe(403);
  });

  test('a job writes the file, says how far it is and can be cancelled; nothing is left behind', async () => {
    const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith('weft-export-'));
    const before = left();
    await sample.db.withTenant(allRows('1000'), (session) =>
      session.query(
        "insert into market_goods (id, name, qty) select 'big' || n, 'big', n from generate_series(1, 1200) n",
      ),
    );
    const post = async (path: string, payload: object) =>
      (
        await sample.server.app.inject({ method: 'POST', url: path, payload, headers: tokens.get('admin') ?? {} })
      ).json();
    const parameters = { name: 'big', column: 'qty', order: 'asc' };
    const started = await post(`${API}/exportJob/market_goods`, {
      format: 'xlsx',
      parameters,
      columns: ['qty', 'name'],
    });
    expect(started).toMatchObject({ success: true });
    const job = async (id: string) =>
      (await sample.call('GET', '/sys/job/list')).result.records.find((row: { id: string }) => row.id === id);
    const wait = { timeout: 30_000, interval: 100 };
    await vi.waitFor(async () => expect(await job(started.result.id)).toMatchObject({ state: 'done' }), wait);
    const done = await job(started.result.id);
    expect(done).toMatchObject({ said: '已导出 1200 行', progress: 100 });
    const file = await sample.server.app.inject({
      url: `/sys/common/static/${encodeURI(done.file)}`,
      headers: tokens.get('admin') ?? {},
    });
    const book = XLSX.read(file.rawPayload);
    expect(rowsOf(book, book.SheetNames[1] ?? '').at(-1)).toEqual([1200, 'big']);
    const cancelled = await post(`${API}/exportJob/market_goods`, { format: 'xlsx', parameters });
    await post('/sys/job/cancel', { id: cancelled.result.id });
    await vi.waitFor(async () => expect((await job(cancelled.result.id)).state).toMatch(/cancelled|done/), wait);
    expect(left().filter((name) => !before.includes(name))).toEqual([]);
  });
});

test('an .xls goes on in further sheets, and keeps long texts whole', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'weft-xls-'));
  const path = join(folder, 'a.xls');
  const long = '长'.repeat(400);
  const rows = Array.from({ length: 66_000 }, (_, at) => ({ text: at === 65_999 ? long : `n${at}` }));
  const sheet = {
    title: '长表/[1]',
    columns: [{ key: 'text', title: '文字', kind: 'text' as const, options: {} }],
    read: async (onRows: (rows: { text: string }[]) => Promise<boolean>) => {
      await onRows(rows);
    },
  };
  const book = { sheets: [sheet], about: (counts: readonly number[]) => [['行数', String(counts[0])]] as const };
  try {
    expect(await writeExport(path, 'xls', book, { stopped: () => false, now: new Date(0) })).toBe(66_000);
    const read = XLSX.read(readFileSync(path), { dense: true });
    expect(read.SheetNames).toEqual(['说明', '长表  1', '长表  1 2']);
    const data = (name: string) => (read.Sheets[name]?.['!data'] ?? []) as XLSX.CellObject[][];
    expect(data('长表  1')).toHaveLength(65_536);
    expect(data('长表  1 2')).toHaveLength(66_000 - 65_535 + 1);
    expect(data('长表  1 2').at(-1)?.[0]).toMatchObject({ t: 's', v: long });
    expect(data('说明')[1]?.[1]?.v).toBe('66000');
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);
