import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Compiled, Model } from '../../engine/plan/compiled.ts';
import { allRows } from '../../server/db/Database.ts';
import { openDatabase } from '../../server/db/open.ts';
import { shippedScreens, shippedTables } from '../../server/testing/productServer.ts';
import { fillTestDirectory, openTestPglite } from '../../server/testing/testDatabase.ts';
import { fixedScreens, startTestServer, type TestServer } from '../../server/testing/testServer.ts';
import { mapColumns } from '../../server/transfer/import/mapColumns.ts';
import { readCsv } from '../../server/transfer/import/readCsv.ts';
import { lineReader } from '../../server/transfer/import/readLine.ts';
import { TableError } from '../../server/transfer/import/TableFile.ts';
import { errorFileOf, writeErrors } from './csvFile.ts';
import type { Destination } from './Destination.ts';
import { dateHint } from './dateHint.ts';
import { loadFile } from './loadFile.ts';
import { readOptions, UsageError } from './options.ts';
import { Progress } from './progress.ts';
import { toDatabase } from './toDatabase.ts';
import { toServer } from './toServer.ts';

/** A real export, too large to keep with the code. */
const REAL = process.env.WEFT_ORDERS_CSV ?? path.resolve('../shared/data/amazon-orders.csv');
const HEADINGS =
  'index,Order ID,Date,Status,Fulfilment,Sales Channel,ship-service-level,Category,Size,Courier Status,Qty,currency,Amount,ship-city,ship-state,ship-postal-code,ship-country,B2B,fulfilled-by';
const GOOD =
  '1,404-1,04-25-22,已签收,Merchant,Amazon.in,Standard,Shirt,XL,Shipped,1,INR,"1,399.50",HUBBALLI,KARNATAKA,580024,IN,TRUE,Easy Ship';
const formats = ['MM-DD-YY', 'MM-DD-YYYY'];
const account = { user: 'admin', password: undefined, tenant: undefined };
const silent = new Progress({ write: () => true });

let compiled: Compiled;
let model: Model;
let folder: string;

beforeAll(async () => {
  compiled = await shippedScreens();
  const found = compiled.models.get('market/order');
  if (!found) throw new Error('market/order is not declared');
  model = found;
  folder = await mkdtemp(path.join(tmpdir(), 'weft-load-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(content: string | Buffer): Promise<string> {
  const file = path.join(folder, `${Math.floor(performance.now() * 1000)}.csv`);
  await writeFile(file, content);
  return file;
}

function source(file: string, mode: 'all' | 'good' | 'check' = 'all') {
  return { file, mode, delimiter: ',', encoding: undefined, map: new Map<string, string>(), dateFormats: formats };
}

function items(dictCode: string) {
  return compiled.dictionaries.get(dictCode)?.items;
}

async function linesOf(content: string | Buffer, encoding?: string): Promise<string[][]> {
  const lines: string[][] = [];
  for await (const { cells } of readCsv(await fileOf(content), ',', encoding)) lines.push(cells);
  return lines;
}

describe('columns', () => {
  it('are found by key, title and the end of compound headings, whatever case and signs', () => {
    const { columns, strays, missing } = mapColumns(HEADINGS.split(','), model, new Map());
    expect(columns.map(({ field }) => field?.key)).toEqual(
      'lineNo orderId orderDate status fulfilment salesChannel serviceLevel category size courierStatus qty currency amount shipCity shipState shipPostalCode shipCountry b2b fulfilledBy'.split(
        ' ',
      ),
    );
    expect(strays).toEqual([]);
    expect(missing).toEqual([]);
    const chinese = mapColumns(['订单号', ' 行 号 ', 'ORDER_DATE', '订单状态'], model, new Map());
    expect(chinese.columns.map(({ field }) => field?.key)).toEqual(['orderId', 'lineNo', 'orderDate', 'status']);
  });

  it('are named when nothing fits, with the likely field; so are required fields without a column', () => {
    const { strays, missing } = mapColumns(['Order ID', 'Qtyy', 'xyz'], model, new Map());
    expect(strays).toEqual([{ title: 'Qtyy', suggestion: 'qty' }, { title: 'xyz' }]);
    expect(missing.map((field) => field.key)).toEqual(['lineNo', 'orderDate', 'salesChannel']);
  });

  it('that nobody fills in are named, and not asked for', () => {
    const products = compiled.models.get('demo/grid');
    if (!products) throw new Error('demo/grid is not declared');
    const { columns, locked, strays } = mapColumns(['品名', '参照编码', '预计销售额'], products, new Map());
    expect(columns.map(({ field }) => field?.key)).toEqual(['name', 'productCode', undefined]);
    expect(locked).toEqual([{ title: '预计销售额', why: '是自动计算的' }]);
    const fields = products.fields.map((field) => (field.key === 'stage' ? { ...field, readOnly: true } : field));
    const stages = mapColumns(['品名', 'stage'], { ...products, fields }, new Map());
    expect([stages.locked, strays]).toEqual([[{ title: 'stage', why: '是只读的' }], []]);
    expect(stages.missing.map(({ key }) => key)).not.toContain('stage');
  });

  it('are taken as told, and left out as told', () => {
    const map = new Map([
      ['No.', 'lineNo'],
      ['Qty', ''],
    ]);
    const { columns, strays } = mapColumns(['No.', 'Qty'], model, map);
    expect(columns.map(({ field }) => field?.key)).toEqual(['lineNo', undefined]);
    expect(strays).toEqual([]);
    expect(() => mapColumns(['No.'], model, new Map([['No.', 'lineNr']]))).toThrow('是否指 "lineNo"');
    expect(() => mapColumns(['No.'], model, new Map([['Nö.', 'lineNo']]))).toThrow('文件中没有列');
  });
});

describe('reading', () => {
  it('takes UTF-8 with and without mark, GBK, and every kind of line end', async () => {
    const expected = [
      ['订单号', 'b'],
      ['一', '"2"\n,'],
    ];
    expect(await linesOf('\ufeff订单号,b\r\n一,"""2""\n,"\n\n')).toEqual(expected);
    const gbk = Buffer.from([0xb6, 0xa9, 0xb5, 0xa5, 0xba, 0xc5, 0x2c, 0x62, 0x0a, 0xd2, 0xbb, 0x2c, 0x32]);
    expect(await linesOf(gbk)).toEqual([
      ['订单号', 'b'],
      ['一', '2'],
    ]);
    expect(await linesOf('a,b\r\n1,2\n3,4\r5,6')).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ]);
  });

  it('takes UTF-16 with its mark, and refuses what is no text', async () => {
    const text = Buffer.from('\ufeff订单号,b\r\n一,2\r\n', 'utf16le');
    const expected = [
      ['订单号', 'b'],
      ['一', '2'],
    ];
    expect(await linesOf(text)).toEqual(expected);
    expect(await linesOf(Buffer.from(text).swap16())).toEqual(expected);
    await expect(linesOf(text.subarray(2))).rejects.toThrow('文件里有空字节');
  });

  it('counts lines as a spreadsheet does', async () => {
    const lines: number[] = [];
    for await (const { line } of readCsv(await fileOf('a,b\n1,2\n\n3,"4\n5"\n6,7\n'), ',')) lines.push(line);
    expect(lines).toEqual([1, 2, 4, 5]);
  });

  it('says what is wrong with a file', async () => {
    await expect(linesOf('a,"b\n1,2')).rejects.toThrow(TableError);
    await expect(linesOf('a,"b\n1,2')).rejects.toThrow('的引号直到文件结尾也没有结束');
    await expect(linesOf('a,b\n1,c"2')).rejects.toThrow('第 2 行有多余的引号');
    await expect(linesOf('a,b\n1,"c"2')).rejects.toThrow('第 2 行有多余的引号');
    await expect(readCsv('/nowhere.csv', ',').next()).rejects.toThrow('没有这个文件');
    await expect(linesOf('a', 'klingon')).rejects.toThrow('不认识的编码');
  });

  it('turns cells into values and names what it cannot read', () => {
    const { columns } = mapColumns(HEADINGS.split(','), model, new Map());
    const read = lineReader(columns, items, { dateFormats: formats, exact: true });
    const cells = GOOD.replace('"1,399.50"', '1399.50').split(',');
    expect(read({ line: 2, cells })).toMatchObject({
      errors: [],
      row: { lineNo: 1, orderDate: '2022-04-25', status: 'Shipped - Delivered to Buyer', amount: 1399.5, b2b: 'Y' },
    });
    const bad = cells.with(2, '02-30-22').with(10, 'many').with(3, '不详');
    expect(read({ line: 7, cells: bad }).errors).toEqual([
      { line: 7, column: 'Date', reason: '日期格式应为 YYYY-MM-DD：02-30-22', text: '02-30-22' },
      { line: 7, column: 'Status', reason: '不在可选范围内：不详', text: '不详' },
      { line: 7, column: 'Qty', reason: '请输入数字：many', text: 'many' },
    ]);
    expect(read({ line: 8, cells: ['1'] }).errors).toEqual([
      { line: 8, column: '', reason: '应有 19 列，实有 1 列', text: '1' },
    ]);
  });

  it('offers a date format only when one order of day and month fits all', () => {
    const { columns } = mapColumns(['Date'], model, new Map());
    const error = (text: string) => ({ line: 2, column: 'Date', reason: '', text });
    expect(dateHint([error('04-25-22'), error('05-08-2022')], columns)).toBe('MM-DD-YY,MM-DD-YYYY');
    expect(dateHint([error('25.04.2022')], columns)).toBe('DD.MM.YYYY');
    expect(dateHint([error('04-05-22')], columns)).toBeUndefined();
  });
});

describe('options', () => {
  it('are read from the command line', () => {
    const options = readOptions(
      ['market/order', 'a.csv', '--map', 'A=b,C=', '--date-format', 'MM-DD-YY,MM-DD-YYYY', '--skip-bad'],
      { WEFT_USER: 'zhang' },
    );
    expect(options).toMatchObject({
      model: 'market/order',
      file: 'a.csv',
      mode: 'good',
      dateFormats: formats,
      user: 'zhang',
    });
    expect([...(options?.map ?? [])]).toEqual([
      ['A', 'b'],
      ['C', ''],
    ]);
    expect(readOptions(['--help'], {})).toBeUndefined();
  });

  it.each([
    [[]],
    [['a']],
    [['a', 'b', 'c']],
    [['a', 'b', '--what']],
    [['a', 'b', '--all-or-nothing', '--skip-bad']],
    [['a', 'b', '--map', 'x']],
  ])('refuses %j', (args) => {
    expect(() => readOptions(args, {})).toThrow(UsageError);
  });
});

describe('the list of mistakes', () => {
  it('is a file spreadsheets open, and runs nothing (A091)', async () => {
    const file = path.join(folder, 'errors.csv');
    expect(errorFileOf(path.join(folder, '订单.2026.csv'))).toBe(path.join(folder, '订单.2026.errors.csv'));
    await writeErrors(file, [{ line: 2, column: 'Qty', reason: '请输入数字：=1+1', text: '=1+1' }]);
    expect(await readFile(file, 'utf8')).toBe("\ufeff行,列,原因,原文\r\n2,Qty,请输入数字：=1+1,'=1+1\r\n");
  });
});

describe('loading', () => {
  let server: TestServer;
  let url: string;

  beforeAll(async () => {
    const db = await openTestPglite({ filled: shippedTables });
    server = await startTestServer(db, { screens: fixedScreens(compiled) });
    url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => server.close());

  async function count(): Promise<number> {
    const select = 'SELECT count(*)::int AS total FROM market_order';
    const { rows } = await server.context.db.withTenant(allRows('1000'), (session) => session.query(select));
    return Number(rows[0]?.total);
  }

  async function withServer<T>(work: (destination: Destination) => Promise<T>): Promise<T> {
    const destination = await toServer(url, [model], { ...account, file: '/tmp/订单.csv' });
    try {
      return await work(destination);
    } finally {
      await destination.close();
    }
  }

  it('goes through the running server: nothing while a row is wrong, then the good ones', async () => {
    const second = GOOD.replace('1,404-1', '2,404-1').replace('Easy Ship', 'x'.repeat(50));
    const file = await fileOf(
      `${HEADINGS}\n${GOOD}\n${second}\n${GOOD.replace('04-25-22', '?').replace('1,404', '3,404')}\n`,
    );
    const load = (mode: 'all' | 'good' | 'check') =>
      withServer((destination) =>
        loadFile(source(file, mode), model, compiled.models, destination, silent, () => undefined),
      );
    const errors = [
      { line: 3, column: 'fulfilled-by', reason: '最大长度40位字符', text: 'x'.repeat(50) },
      { line: 4, column: 'Date', reason: '日期格式应为 YYYY-MM-DD：?', text: '?' },
    ];
    expect(await load('all')).toMatchObject({ total: 3, inserted: 0, errors });
    expect(await load('check')).toMatchObject({ total: 3, inserted: 1, errors });
    expect(await count()).toBe(0);
    expect(await load('good')).toMatchObject({ total: 3, inserted: 1, errors });
    expect(await count()).toBe(1);
    const sets = 'SELECT kind, title FROM sys_change_set ORDER BY id DESC LIMIT 1';
    const named = await server.context.db.withTenant(allRows('1000'), (session) => session.query(sets));
    expect(named.rows).toEqual([{ kind: 'import', title: '导入 订单.csv' }]);
    expect((await load('good')).errors[0]).toMatchObject({ line: 2, reason: '订单号、行号的组合已存在' });
    expect(await count()).toBe(1);
  });

  it('tells all that is wrong with a row at once, by lines of the file', async () => {
    const line = (no: string, change: (cells: string[]) => string[]) =>
      change(`${no}${GOOD.slice(1)}`.split(/,(?! ?\d{3}\.)/)).join(',');
    const wrong = line('12', (cells) => cells.with(2, '?').with(10, 'x').with(18, 'y'.repeat(50)));
    const file = await fileOf(
      `${HEADINGS}\n${line('11', (cells) => cells)}\n\n${wrong}\n${line('11', (cells) => cells.with(18, 'z'.repeat(50)))}\n`,
    );
    const { errors } = await withServer((destination) =>
      loadFile(source(file, 'all'), model, compiled.models, destination, silent, () => undefined),
    );
    expect(errors.map(({ line: at, column, reason }) => `${at} ${column} ${reason}`)).toEqual([
      '4 Date 日期格式应为 YYYY-MM-DD：?',
      '4 Qty 请输入数字：x',
      '4 fulfilled-by 最大长度40位字符',
      '5 fulfilled-by 最大长度40位字符',
      '5 Order ID 订单号、行号与第 2 行重复',
    ]);
  });

  it('refuses a wrong password and a file without required columns', async () => {
    await expect(toServer(url, [model], { ...account, password: 'x', file: '' })).rejects.toThrow('登录失败');
    const file = await fileOf('Qty\n1\n');
    await expect(
      withServer((destination) => loadFile(source(file), model, compiled.models, destination, silent, () => undefined)),
    ).rejects.toThrow('缺少必填列：订单号（orderId）、行号（lineNo）、下单日期（orderDate）、销售渠道（salesChannel）');
  });

  it('opens the database itself when no server holds it', async () => {
    const settings = { databaseUrl: undefined, dataDir: path.join(folder, 'data') };
    await fillTestDirectory(settings.dataDir);
    const file = await fileOf(`${HEADINGS}\n${GOOD}\n`);
    for (const inserted of [1, 0]) {
      const destination = await toDatabase(settings, compiled, model, { file, user: undefined, tenant: undefined });
      try {
        expect(
          await loadFile(source(file, 'good'), model, compiled.models, destination, silent, () => undefined),
        ).toMatchObject({
          inserted,
        });
      } finally {
        await destination.close();
      }
    }
  });

  it('is one change set where a server has opened the database before, however many parts it comes in', async () => {
    const dataDir = path.join(folder, 'served');
    await fillTestDirectory(dataDir, { filled: shippedTables });
    const served = await openDatabase({ dataDir, timeZone: compiled.app.timeZone });
    await served.withTenant(allRows('1000'), (session) =>
      session.query("INSERT INTO sys_tenant (id, name) VALUES ('1000', '测试')"),
    );
    await served.close();
    const lines = Array.from({ length: 2_001 }, (_, at) => `${at + 1}${GOOD.slice(1)}`);
    const file = await fileOf(`${HEADINGS}\n${lines.join('\n')}\n`);
    const settings = { databaseUrl: undefined, dataDir };
    const destination = await toDatabase(settings, compiled, model, { file, user: undefined, tenant: undefined });
    try {
      const loaded = await loadFile(source(file, 'good'), model, compiled.models, destination, silent, () => undefined);
      expect(loaded).toMatchObject({ inserted: 2_001, errors: [] });
    } finally {
      await destination.close();
    }
    const kept = await openDatabase({ dataDir, timeZone: compiled.app.timeZone });
    try {
      const select = 'SELECT kind, title, added FROM sys_change_set';
      const { rows } = await kept.withTenant(allRows('1000'), (session) => session.query(select));
      expect(rows).toEqual([{ kind: 'import', title: `导入 ${path.basename(file)}`, added: 2_001 }]);
    } finally {
      await kept.close();
    }
  });

  it.runIf(existsSync(REAL))('loads a real export of 24,055 rows whole', async () => {
    const loaded = await withServer((destination) =>
      loadFile(source(REAL, 'all'), model, compiled.models, destination, silent, () => undefined),
    );
    expect(loaded).toMatchObject({ total: 24_055, inserted: 24_055, errors: [] });
    const select =
      "SELECT count(DISTINCT order_id)::int AS orders, min(order_date) AS first FROM market_order WHERE order_id <> '404-1'";
    const { rows } = await server.context.db.withTenant(allRows('1000'), (session) => session.query(select));
    expect(rows[0]).toEqual({ orders: 22_296, first: '2022-03-31' });
  });
});
