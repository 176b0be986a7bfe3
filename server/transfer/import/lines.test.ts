import * as XLSX from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { book, type Files, jobs, sendFiles } from '../../testing/importing.ts';
import { sampleTables } from '../../testing/sampleScreens.ts';
import { type SampleServer, startSample } from '../../testing/sampleServer.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';

const API = '/online/cgform/api';

/** With a hidden sheet, a sheet that goes on under a further name, and what a formula came to. */
function oddBook(): Uint8Array {
  const made = XLSX.utils.book_new();
  const add = (name: string, rows: unknown[][]) =>
    XLSX.utils.book_append_sheet(made, XLSX.utils.aoa_to_sheet(rows), name);
  add('发货单', [['单号'], ['O-1']]);
  add('明细', [['单号', 'SKU', '数量']]);
  add('明细 2', [
    ['单号', 'SKU', '数量'],
    ['O-1', 'a', { t: 'n', v: 6, f: '2*3' }],
  ]);
  add('藏', [['单号'], ['O-2']]);
  made.Workbook = { Sheets: made.SheetNames.map((name) => ({ name, Hidden: name === '藏' ? 1 : 0 })) };
  return new Uint8Array(XLSX.write(made, { type: 'array', bookType: 'xlsx' }));
}

describe.each(await openTestDatabases())('records with lines on $kind', ({ open }) => {
  let sample: SampleServer;
  const tokens = new Map<string, Record<string, string>>();

  beforeAll(async () => {
    sample = await startSample(await open({ filled: sampleTables }), jobs);
    for (const as of ['admin', 'yunying', 'caiwu', 'other']) tokens.set(as, await sample.server.signIn(as));
  });
  afterAll(() => sample.close());

  const send = (path: string, files: Files, fields: Record<string, string> = {}, as = 'admin') =>
    sendFiles(sample, tokens.get(as), path, files, fields);
  const look = async (files: Files) => (await send(`${API}/importFiles/market_bill`, files)).result;
  const list = async (query: Record<string, string>, code = 'market_bill') =>
    (await sample.call('GET', `${API}/getData/${code}`, { query: { pageSize: '100', ...query } })).result.records;

  async function run(files: Files, order: Record<string, unknown>, as = 'admin', code = 'market_bill') {
    const looked = (await send(`${API}/importFiles/${code}`, files, {}, as)).result;
    const stored = looked.files.map(({ name, path }: { name: string; path: string }) => ({ name, path }));
    return runStored(stored, order, as, code);
  }
  async function runStored(files: unknown, order: Record<string, unknown>, as: string, code: string) {
    const started = await sample.call('POST', `${API}/importJob/${code}`, { body: { files, ...order }, as });
    if (!started.success) throw new Error(started.text);
    return vi.waitFor(
      async () => {
        const { result } = await sample.call('GET', '/sys/job/state', { query: { id: started.result.id }, as });
        expect(['done', 'failed', 'cancelled']).toContain(result.state);
        return { ...result, id: started.result.id };
      },
      { timeout: 60_000, interval: 100 },
    );
  }

  const linesOf = async (billNo: string) => {
    const [bill] = await list({ billNo });
    return list({ billId: bill?.id ?? 'none', column: 'sku', order: 'asc' }, 'market_bill_line');
  };
  const counts = (outcome: { lines: Record<string, unknown>[] }) =>
    outcome.lines.map(({ title, total, inserted, updated, same, wrong }) =>
      [title, total, inserted, updated, same, wrong].join(' '),
    );
  const told = (outcome: { errors: Record<string, unknown>[] }) =>
    outcome.errors.map(({ sheet, line, column, reason }) => `${sheet} ${line} ${column}：${reason}`);
  const exported = async (billNo: string): Promise<Uint8Array> => {
    const query = { exportFormat: 'xlsx', exportTables: 'market_bill_line,market_bill_note', billNo };
    const reply = await sample.server.app.inject({
      url: `${API}/exportXls/market_bill`,
      query,
      headers: tokens.get('admin') ?? {},
    });
    return new Uint8Array(reply.rawPayload);
  };
  const bills = (...rows: unknown[][]) => [['单号', '收货人'], ...rows];
  const lines = (...rows: unknown[][]) => [['单号', 'SKU', '数量', '单价'], ...rows];

  test('records and their lines come in one file, are one change set, and go together', async () => {
    const file = book({
      // Lines may stand before their records, and sheets that are hidden or empty are passed over.
      明细: lines(['L-1', 'a', 1, 2], ['L-2', 'a', 3, 4], ['L-1', 'b', 5, 6]),
      空: [],
      发货单: bills(['L-1', 'x'], ['L-2', 'y'], ['L-3', 'z']),
      market_bill_note: [
        ['单号', '备注'],
        ['L-3', 'n'],
      ],
    });
    const checked = await run({ 'l.xlsx': file }, { how: 'insert', mode: 'check' });
    expect(checked.said).toBe('共 3 行，将新增 3 行；明细共 3 行，将新增 3 行；发货备注共 1 行，将新增 1 行');
    expect(await list({ billNo: 'L-*' })).toEqual([]);
    const done = await run({ 'l.xlsx': file }, { how: 'insert', mode: 'all' });
    expect(done).toMatchObject({ state: 'done', outcome: { total: 3, inserted: 3, wrong: 0, set: done.id } });
    expect(counts(done.outcome)).toEqual(['明细 3 3 0 0 0', '发货备注 1 1 0 0 0']);
    expect(await linesOf('L-1')).toMatchObject([
      { sku: 'a', qty: 1, price: 2, amount: 2 },
      { sku: 'b', qty: 5, amount: 30 },
    ]);
    expect(await list({ billNo: 'L-1' })).toMatchObject([{ version: 1, buyer: 'x' }]);
    const before = (await list({}, 'market_bill_line')).length;
    const undone = await sample.call('POST', `${API}/changeSet/market_bill/${done.id}/undo`);
    expect(undone.result).toMatchObject({ done: 3, refusedCount: 0 });
    expect(await list({ billNo: 'L-*' })).toEqual([]);
    expect(await list({}, 'market_bill_line')).toHaveLength(before - 3);
  });

  test('good records come in parts with their lines, however many; a wrong line takes its own record alone', async () => {
    const count = 2_300;
    const own = Array.from({ length: count }, (_, at) => [`P-${at}`, `x-${at}`]);
    const under = own.flatMap(([billNo], at) => [
      [billNo, 'a', at === 2_200 ? 'many' : 1, 2],
      [billNo, 'b', 1, 2],
    ]);
    const file = book({ 发货单: bills(...own), 明细: lines(...under) });
    const done = await run({ 'p.xlsx': file }, { how: 'insert', mode: 'good' });
    expect(done.outcome).toMatchObject({ total: count, inserted: count - 1, followerCount: 2 });
    expect(counts(done.outcome)).toEqual([`明细 ${2 * count} ${2 * count - 2} 0 0 2`]);
    expect(told(done.outcome)).toEqual([expect.stringContaining('明细 4402 数量：')]);
    expect(await list({ billNo: 'P-2200' })).toEqual([]);
    expect(await linesOf('P-2299')).toMatchObject([{ sku: 'a' }, { sku: 'b' }]);
    const undone = await sample.call('POST', `${API}/changeSet/market_bill/${done.id}/undo`);
    expect(undone.result.refusedCount).toBe(0);
  });

  test('more than is written at once is refused in words before anything is', async () => {
    const csv = (part: number) =>
      `单号,收货人\n${Array.from({ length: 70_000 }, (_, at) => `H-${part}-${at},x`).join('\n')}`;
    const files = { 'h0.csv': csv(0), 'h1.csv': csv(1), 'h2.csv': csv(2) };
    const done = await run(files, { how: 'insert', mode: 'good' });
    expect(done).toMatchObject({ state: 'failed' });
    expect(JSON.stringify(done)).toContain('要一起写入的超过 200000 行（主表与明细合计），请拆成几次导入');
    expect(await list({ billNo: 'H-0-1' })).toEqual([]);
  });

  test('what was exported comes in again unchanged, and what was changed in it as that', async () => {
    const sheets = {
      发货单: bills(['R-1', 'ra'], ['R-2', 'rb']),
      明细: lines(['R-1', 'a', 1, 2.5], ['R-2', 'c', 3, 4]),
    };
    const notes = {
      发货备注: [
        ['单号', '备注', '流水'],
        ['R-1', 'n1', 'S1'],
        ['R-1', 'n2', ''],
      ],
    };
    await run({ 'r.xlsx': book({ ...sheets, ...notes }) }, { how: 'insert', mode: 'all' });
    const order = { how: 'upsert', key: ['billNo'], mode: 'all' };
    const file = await exported('R-*');
    const again = await run({ 'r.xlsx': file }, order);
    expect(again.outcome).toMatchObject({ total: 2, inserted: 0, updated: 0, same: 2, wrong: 0 });
    expect(counts(again.outcome)).toEqual(['明细 2 0 0 2 0', '发货备注 2 0 0 2 0']);
    // A note without its key is one by what it says.
    expect(again.outcome.set).toBeUndefined();
    const changed = book({
      发货单: bills(['R-1', 'ra'], ['R-2', 'new']),
      明细: lines(['R-1', 'a', 9, ''], ['R-1', 'b', 1, 1]),
    });
    const done = await run({ 'r2.xlsx': changed }, order);
    expect(done.outcome).toMatchObject({ inserted: 0, updated: 1, same: 1 });
    expect(counts(done.outcome)).toEqual(['明细 2 1 1 0 0']);
    expect(await linesOf('R-1')).toMatchObject([{ qty: 9, price: 2.5, amount: 22.5 }, { sku: 'b' }]);
    // Whoever has it open with its lines as they were must not save over them unasked.
    expect(await list({ billNo: 'R-*', column: 'billNo', order: 'asc' })).toMatchObject([
      { version: 2 },
      { version: 2 },
    ]);
    await sample.call('POST', `${API}/changeSet/market_bill/${done.id}/undo`);
    expect(await linesOf('R-1')).toMatchObject([{ sku: 'a', qty: 1 }]);
    expect(await list({ billNo: 'R-2' })).toMatchObject([{ buyer: 'rb' }]);
  });

  test('lines alone find their records by the key; a record that is not there is told', async () => {
    await run({ 'a.xlsx': book({ 发货单: bills(['A-1', 'aa']) }) }, { how: 'insert', mode: 'all' });
    const alone = { 'a.xlsx': book({ 明细: lines(['A-1', 'a', 1, 1], ['A-9', 'b', 1, 1], ['', 'c', 1, 1]) }) };
    const done = await run(alone, { how: 'update', key: ['billNo'], mode: 'check' });
    expect(counts(done.outcome)).toEqual(['明细 3 0 0 0 3']);
    expect(told(done.outcome)).toEqual([
      '明细 4 单号：单号为空，不知道这一行属于哪条记录',
      '明细 2 SKU：这条记录没有SKU为“a”的明细',
      '明细 3 单号：没有单号为“A-9”的记录',
    ]);
    const added = await run(alone, { how: 'upsert', key: ['billNo'], mode: 'good' });
    expect(added.outcome).toMatchObject({ total: 0, inserted: 0, updated: 0, same: 0, wrong: 0 });
    expect(counts(added.outcome)).toEqual(['明细 3 1 0 0 2']);
    expect(added.outcome.set).toBe(added.id);
    const inserting = await run(alone, { how: 'insert', mode: 'check' });
    expect(told(inserting.outcome)).toContain('明细 3 单号：文件里没有单号为“A-9”的记录，这一行不知道属于谁');
  });

  test('a record with a wrong line is not written, nor its other lines; the file of errors has them all', async () => {
    const rows = lines(
      ['W-1', 'a', 1, 1],
      ['W-1', 'b', 0, 1],
      ['W-2', 'c', 'x', 1],
      ['W-3', 'd', 1, 1],
      ['W-4', 'd', 1, 1],
      ['W-4', 'd', 2, 1],
    );
    const file = book({ 发货单: bills(['W-1', 'wa'], ['W-2', 'wb'], ['W-3', 'wc'], ['W-4', 'wd']), 明细: rows });
    const whole = await run({ 'w.xlsx': file }, { how: 'insert', mode: 'all' });
    expect(whole.said).toContain('未导入任何数据');
    const done = await run({ 'w.xlsx': file }, { how: 'insert', mode: 'good' });
    expect(done.outcome).toMatchObject({ total: 4, inserted: 1, wrong: 3 });
    expect(counts(done.outcome)).toEqual(['明细 6 1 0 0 5']);
    expect(told(done.outcome)).toEqual([
      '明细 4 数量：请输入数字：x',
      expect.stringMatching(/^明细 3 数量：/),
      '明细 7 SKU：SKU与第 6 行重复',
    ]);
    expect((await list({ billNo: 'W-*' })).map(({ billNo }: { billNo: string }) => billNo)).toEqual(['W-3']);
    const { rawPayload } = await sample.server.app.inject({
      url: `/sys/common/static/${done.file}`,
      headers: tokens.get('admin') ?? {},
    });
    const errors = XLSX.read(rawPayload);
    const read = (sheet: string) =>
      XLSX.utils
        .sheet_to_json<string[]>(errors.Sheets[sheet] ?? {}, { header: 1, defval: '' })
        .map((row) => row.join('|'));
    expect(read('发货单')).toEqual([
      '单号|收货人|错误原因|原行号',
      'W-1|wa|同一条记录的明细第 3 行有错误，这一行没有导入|2',
      'W-2|wb|同一条记录的明细第 4 行有错误，这一行没有导入|3',
      'W-4|wd|同一条记录的明细第 7 行有错误，这一行没有导入|5',
    ]);
    expect(read('明细').map((row) => row.split('|').slice(0, 3).join('|'))).toEqual([
      '单号|SKU|数量',
      'W-1|a|1',
      'W-1|b|0',
      'W-2|c|x',
      'W-4|d|1',
      'W-4|d|2',
    ]);
    // Mended it comes in as it is.
    const sheets = Object.fromEntries(
      errors.SheetNames.map((name) => [
        name,
        XLSX.utils.sheet_to_json<unknown[]>(errors.Sheets[name] ?? {}, { header: 1 }),
      ]),
    );
    for (const [at, value] of [
      [2, 2],
      [3, 3],
    ] as const)
      (sheets.明细?.[at] as unknown[])[2] = value;
    (sheets.明细?.[5] as unknown[])[1] = 'e';
    const mended = await run({ 'm.xlsx': book(sheets) }, { how: 'insert', mode: 'all' });
    expect(mended.outcome).toMatchObject({ inserted: 3, wrong: 0 });
  });

  test('rows of a sub-list go under the chosen record, and find none of another', async () => {
    const rows = { 发货单: bills(['U-1', 'ua'], ['U-2', 'ub']), 明细: lines(['U-1', 'a', 1, 1], ['U-2', 'a', 2, 2]) };
    await run({ 'u.xlsx': book(rows) }, { how: 'insert', mode: 'all' });
    const [bill] = await list({ billNo: 'U-2' });
    const own = book({
      甲: [
        ['SKU', '数量'],
        ['a', 7],
        ['b', 8],
      ],
    });
    const order = { how: 'upsert', key: ['sku'], mode: 'all', fixed: { billId: bill.id } };
    const done = await run({ 'own.xlsx': own }, order, 'admin', 'market_bill_line');
    expect(done.outcome).toMatchObject({ total: 2, inserted: 1, updated: 1, wrong: 0 });
    expect(await linesOf('U-1')).toMatchObject([{ sku: 'a', qty: 1 }]);
    expect(await linesOf('U-2')).toMatchObject([{ qty: 7 }, { sku: 'b', qty: 8 }]);
    await sample.call('POST', `${API}/changeSet/market_bill_line/${done.id}/undo`);
    expect(await linesOf('U-2')).toMatchObject([{ sku: 'a', qty: 2 }]);
    const nobodys = { ...order, fixed: { billId: 'gone' } };
    const lost = await run({ 'own.xlsx': own }, nobodys, 'admin', 'market_bill_line');
    expect(lost.outcome).toMatchObject({ inserted: 0, wrong: 2 });
    expect(told(lost.outcome)[0]).toContain('所属的发货单不存在或已删除');
    await expect(
      run({ 'own.xlsx': own }, { ...order, fixed: { no: '1' } }, 'admin', 'market_bill_line'),
    ).rejects.toThrow();
    const { rawPayload } = await sample.server.app.inject({
      url: `${API}/importTemplate/market_bill_line?fixed=billId`,
      headers: tokens.get('admin') ?? {},
    });
    const made = XLSX.read(rawPayload);
    const [head] = XLSX.utils.sheet_to_json<string[]>(made.Sheets.发货明细 ?? {}, { header: 1 });
    expect(head).toEqual(['次序', 'SKU', '数量', '单价', '底价']);
  });

  test('a template has a sheet for each sub-table, and what may be chosen', async () => {
    const reply = await sample.server.app.inject({
      url: `${API}/importTemplate/market_bill`,
      headers: tokens.get('admin') ?? {},
    });
    const made = XLSX.read(reply.rawPayload);
    expect(made.SheetNames).toEqual(['说明', '发货单', '明细', '发货备注', '可选值']);
    const [head] = XLSX.utils.sheet_to_json<string[]>(made.Sheets.明细 ?? {}, { header: 1 });
    expect(head).toEqual(['单号', '次序', 'SKU', '数量', '单价', '底价']);
    const filled = {
      发货单: [['单号'], ['T-1']],
      明细: [head ?? [], ['T-1', 1, 'a', 2, 3, 4]],
    };
    expect((await run({ 't.xlsx': book(filled) }, { mode: 'all' })).outcome).toMatchObject({ inserted: 1 });
    expect(await linesOf('T-1')).toMatchObject([{ sku: 'a', secret: 4 }]);
  });

  test('files that nobody expects are told of, each with its reason', { timeout: 120_000 }, async () => {
    const check = async (sheets: Record<string, unknown[][]>) =>
      (await run({ 'x.xlsx': book(sheets) }, { how: 'insert', mode: 'check' })).outcome;
    const without = await check({
      发货单: bills(['X-1', 'xa']),
      明细: [
        ['SKU', '数量'],
        ['a', 1],
      ],
    });
    expect(without.left).toMatchObject([
      { sheet: '明细', reason: expect.stringContaining('没有一列说明每一行属于哪条记录') },
    ]);
    const twice = await check({ 发货单: bills(['X-1', 'xa'], ['X-1', 'xb']), 明细: lines(['X-1', 'a', 1, 1]) });
    expect(told(twice)).toEqual(
      expect.arrayContaining([
        '明细 2 单号：文件里有 2 条记录的单号为“X-1”，不知道这一行属于哪一条',
        '发货单 3 单号：单号与第 2 行重复',
      ]),
    );
    const odd = await run({ 'y.xlsx': oddBook() }, { how: 'insert', mode: 'check' });
    expect(odd.outcome).toMatchObject({ total: 1, inserted: 1, left: [] });
    expect(counts(odd.outcome)).toEqual(['明细 1 1 0 0 0']);
    const missing = await check({
      发货单: bills(['X-1', 'xa']),
      明细: [
        ['单号', '数量'],
        ['X-1', 1],
      ],
    });
    expect(missing.left).toMatchObject([{ sheet: '明细', reason: '缺少必填列：SKU，未导入' }]);
    const many = lines(...Array.from({ length: 2_001 }, (_, at) => ['X-1', `s${at}`, 1, 1]));
    const long = await check({ 发货单: bills(['X-1', 'xa'], ['X-2', 'xb']), 明细: many });
    expect(told(long)).toEqual(['明细 2 ：明细有 2001 行，一条记录一次最多导入 2000 行']);
    expect(long).toMatchObject({ inserted: 1, wrong: 1 });
    const looked = await look({ 'x.xlsx': book({ 发货单: bills(['X-1', 'xa']), 明细: lines(['X-1', 'a', 1, 1]) }) });
    expect(looked.files[0].sheets[1]).toMatchObject({
      name: '明细',
      table: 'market_bill_line',
      columns: [{ title: '单号', owner: '单号' }, { title: 'SKU', key: 'sku' }, { key: 'qty' }, { key: 'price' }],
    });
    expect(looked.tables.map(({ code, key }: { code: string; key: string[] }) => [code, ...key])).toEqual([
      ['market_bill_line', 'sku'],
      ['market_bill_note', 'serial'],
    ]);
  });
});
