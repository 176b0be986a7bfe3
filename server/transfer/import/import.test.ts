import * as XLSX from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { book, type Files, jobs, sendFiles } from '../../testing/importing.ts';
import { sampleTables } from '../../testing/sampleScreens.ts';
import { type SampleServer, startSample } from '../../testing/sampleServer.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';

const API = '/online/cgform/api';

describe.each(await openTestDatabases())('imports on $kind', ({ open }) => {
  let sample: SampleServer;
  const tokens = new Map<string, Record<string, string>>();

  beforeAll(async () => {
    sample = await startSample(await open({ filled: sampleTables }), jobs);
    for (const as of ['admin', 'yunying', 'caiwu', 'other']) tokens.set(as, await sample.server.signIn(as));
  });
  afterAll(() => sample.close());

  const send = (path: string, files: Files, fields: Record<string, string> = {}, as = 'admin') =>
    sendFiles(sample, tokens.get(as), path, files, fields);
  const importXls = (files: Files, fields: Record<string, string> = {}, code = 'market_goods') =>
    send(`${API}/importXls/${code}`, files, fields);
  const look = async (files: Files) => (await send(`${API}/importFiles/market_goods`, files)).result;
  const list = async (query: Record<string, string>, code = 'market_goods') =>
    (await sample.call('GET', `${API}/getData/${code}`, { query: { pageSize: '100', ...query } })).result.records;
  const goods = (name: string, count: number) => Array.from({ length: count }, (_, at) => [`${name}-${at}`, at]);

  async function run(files: Files, order: Record<string, unknown>, as = 'admin') {
    const looked = (await send(`${API}/importFiles/market_goods`, files, {}, as)).result;
    const stored = looked.files.map(({ name, path }: { name: string; path: string }) => ({ name, path }));
    return runStored(stored, order, as);
  }
  async function runStored(files: unknown, order: Record<string, unknown>, as = 'admin') {
    const started = await sample.call('POST', `${API}/importJob/market_goods`, { body: { files, ...order }, as });
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

  test.each(['xlsx', 'xls', 'csv'])(
    'a .%s: titles, keys and spellings name fields; texts become values',
    async (type) => {
      const rows = [
        ['商品清单'],
        ['名称', 'sku', ' 数 量', '状态', '尺码', '来源', '别的'],
        [`t-${type}`, `S-${type}`, 7, '停售', '小码,加大码', 'x', 'y'],
      ];
      const csv = rows
        .slice(1)
        .map((cells) => cells.map((cell) => `"${cell}"`).join(','))
        .join('\n');
      const file = type === 'csv' ? csv : book({ 甲: rows }, type === 'xls' ? 'biff8' : 'xlsx');
      const reply = await importXls({ [`a.${type}`]: file });
      expect(reply).toMatchObject({
        code: 200,
        success: true,
        result: {
          totalCount: 1,
          successCount: 1,
          errorCount: 0,
          wrong: 0,
          ignored: ['列 来源 是只读的，未导入', '列 别的 没有对应的字段，未导入'],
        },
      });
      expect(await list({ name: `t-${type}` })).toMatchObject([
        { sku: `S-${type}`, qty: 7, state: '2', levels: 's,xl', source: 'api' },
      ]);
      const set = (await sample.call('GET', `${API}/changeSet/market_goods/${reply.result.set}`)).result;
      expect(set).toMatchObject({ kind: 'import', title: `导入 a.${type}`, added: 1 });
    },
  );

  test('code 201: good rows are in, and a file has the others with their cells marked', async () => {
    const rows = [
      ['名称', '数量', '状态'],
      ['e-1', 1, '在售'],
      ['', 'many', '没有'],
      ['e-2', 2, ''],
    ];
    const reply = await importXls({ '错.xlsx': book({ 一月: rows }) });
    expect(reply).toMatchObject({ code: 201, success: true, message: '导入成功,但是有错误数据!' });
    expect(reply.result).toMatchObject({ totalCount: 3, successCount: 2, errorCount: 1, fileName: '错-错误.xlsx' });
    expect(reply.result.errors.map((error: object) => Object.values(error).join('|'))).toEqual(
      expect.arrayContaining([expect.stringMatching(/错\.xlsx.*一月.*3.*数量.*请输入数字：many/)]),
    );
    expect(new Set(reply.result.errors.map(({ column }: { column: string }) => column))).toEqual(
      new Set(['名称', '数量', '状态']),
    );
    const file = await sample.server.app.inject({ url: reply.result.fileUrl, headers: tokens.get('admin') ?? {} });
    const errors = XLSX.read(file.rawPayload, { cellStyles: true });
    const sheet = errors.Sheets['一月'];
    if (!sheet) throw new Error(`no sheet among ${errors.SheetNames}`);
    const read = XLSX.utils.sheet_to_json<string[]>(sheet, { header: 1, defval: '' });
    expect(read).toHaveLength(2);
    expect(read[1]?.slice(0, 3)).toEqual(['', 'many', '没有']);
    expect(read[1]?.[3]).toContain('数量：请输入数字：many');
    expect(read[1]?.[4]).toBe('3');
    expect(sheet.B2?.s).toMatchObject({ fgColor: { rgb: 'FFC7CE' } });
    // Nobody else has it.
    const other = await sample.server.app.inject({ url: reply.result.fileUrl, headers: tokens.get('yunying') ?? {} });
    expect(other.json().success).toBe(false);
    // Mended, it is imported as it is: what is wrong and where are no fields.
    const mended = [read[0], ['e-3', '3', '在售', read[1]?.[3], '3']] as unknown[][];
    expect(await importXls({ '错-错误.xlsx': book({ 一月: mended }) })).toMatchObject({
      code: 200,
      result: { ignored: [] },
    });
  });

  test('validateStatus 1: nothing is in where one row is wrong', async () => {
    const file = book({
      甲: [
        ['名称', '数量'],
        ['v-1', 1],
        ['v-2', 'x'],
      ],
    });
    const reply = await importXls({ 'v.xlsx': file }, { validateStatus: '1' });
    expect(reply).toMatchObject({
      success: false,
      code: 500,
      result: { successCount: 0, errorCount: 1, totalCount: 2 },
    });
    expect(reply.message).toContain('未导入任何数据');
    expect(await list({ name: 'v-*' })).toEqual([]);
  });

  test('A090: of several files each is told what is wrong with it; good ones are in, or none', async () => {
    const good = book({ 甲: [['名称'], ['m-1']] });
    const files = {
      'a.xlsx': good,
      'b.xlsm': good,
      'c.xlsx': 'PK\u0003\u0004 no zip',
      'd.xlsx': '',
      'e.csv': 'x,y\n1,2\n',
    };
    const whole = await importXls(files, { validateStatus: '1' });
    expect(whole).toMatchObject({ success: false, result: { successCount: 0 } });
    expect(await list({ name: 'm-1' })).toEqual([]);
    const reply = await importXls(files);
    expect(reply).toMatchObject({ code: 201, result: { successCount: 1 } });
    const said = reply.result.left.map(({ file, reason }: { file: string; reason: string }) => `${file} ${reason}`);
    expect(said).toEqual([
      'b.xlsm 不能导入这种文件（xlsm），可导入 xls、xlsx、csv',
      'd.xlsx 不能上传空文件',
      'c.xlsx 文件已损坏，或不是 Excel 文件',
      'e.csv 没有能对应字段的列，未导入',
    ]);
    expect(await list({ name: 'm-1' })).toHaveLength(1);
  });

  test('foreignKeys are every row’s; names become users, nobody’s and many’s are told', async () => {
    const bills = book({
      甲: [
        ['单号', '经办人'],
        ['F-1', '管理员'],
        ['F-2', '查无此人'],
      ],
    });
    const reply = await importXls({ 'f.xlsx': bills }, {}, 'market_bill');
    expect(reply.result.errors).toMatchObject([{ line: 3, column: '经办人' }]);
    const [bill] = await list({ billNo: 'F-1' }, 'market_bill');
    expect(bill).toMatchObject({ keepers: 'admin' });
    const lines = book({
      甲: [
        ['SKU', '数量'],
        ['a', 2],
      ],
    });
    const asked = { foreignKeys: JSON.stringify({ bill_id: bill.id }) };
    expect((await importXls({ 'l.xlsx': lines }, asked, 'market_bill_line')).code).toBe(200);
    expect(await list({ billId: bill.id }, 'market_bill_line')).toMatchObject([{ sku: 'a', qty: 2 }]);
    expect((await importXls({ 'l.xlsx': lines }, { foreignKeys: '{"no":1}' }, 'market_bill_line')).status).toBe(400);
  });

  test('files are looked at: headings with their fields, first lines, and by what records are found', async () => {
    const sheet = [
      ['名称', '数 量', '来源', 'Quantityy', '总重'],
      ['l-1', 1, 'x', 2, 3],
    ];
    const looked = await look({ 'l.xlsx': book({ 甲: sheet, 乙: [['名称'], ['l-2']] }), 'bad.xlsx': 'no' });
    expect(looked.files[0].sheets[0]).toEqual({
      name: '甲',
      columns: [
        { title: '名称', key: 'name' },
        { title: '数 量', key: 'qty' },
        { title: '来源', locked: '是只读的' },
        { title: 'Quantityy' },
        { title: '总重', locked: '是自动计算的' },
      ],
      rows: [{ line: 2, cells: ['l-1', '1', 'x', '2', '3'] }],
    });
    expect(looked.files[0].sheets[1].rows).toHaveLength(1);
    expect(looked.files[1]).toEqual({ name: 'bad.xlsx', error: '文件内容与扩展名不符', sheets: [] });
    expect(looked.fields.find(({ key }: { key: string }) => key === 'sku')).toEqual({
      key: 'sku',
      title: 'SKU',
      required: false,
      keyed: true,
    });
    expect(looked.fields.map(({ key }: { key: string }) => key)).not.toContain('source');
  });

  test('a job: dry run, then upsert by a key; equal rows are left alone; empty cells keep what is there', async () => {
    const first = {
      'u.xlsx': book({
        甲: [
          ['SKU', '名称', '数量'],
          ['U1', 'u-1', 1],
          ['U2', 'u-2', 2],
        ],
      }),
    };
    expect(await run(first, { how: 'insert', mode: 'all' })).toMatchObject({ state: 'done', outcome: { inserted: 2 } });
    const rows = [
      ['SKU', '名称', '数量'],
      ['U1', 'u-1', 1],
      ['U2', '', 9],
      ['U3', 'u-3', 3],
      ['', 'u-4', 4],
      ['U3', 'u-5', 5],
      ['U4', 'u-6', 'x'],
    ];
    const second = { 'u2.xlsx': book({ 甲: rows }) };
    const order = { how: 'upsert', key: ['sku'] };
    const checked = await run(second, { ...order, mode: 'check' });
    expect(checked).toMatchObject({
      state: 'done',
      title: '检查 u2.xlsx',
      said: '共 6 行，将新增 1 行，将修改 1 行，1 行没有变化，3 行有错误',
      outcome: { total: 6, inserted: 1, updated: 1, same: 1, wrong: 3, errorCount: 3 },
    });
    expect(
      checked.outcome.errors.map(({ line, reason }: { line: number; reason: string }) => `${line} ${reason}`),
    ).toEqual(
      expect.arrayContaining(['5 SKU为空或不正确，无法找到要修改的记录', '6 SKU与第 4 行重复', '7 请输入数字：x']),
    );
    expect(await list({ name: 'u-3' })).toEqual([]);
    const all = await run(second, { ...order, mode: 'all' });
    expect(all).toMatchObject({ state: 'done', outcome: { inserted: 0, updated: 0, wrong: 3 } });
    expect(all.said).toContain('未导入任何数据');
    expect(all.file).toMatch(/^private\/.*错误.*\.xlsx$/);
    const done = await run(second, { ...order, mode: 'good' });
    expect(done).toMatchObject({
      state: 'done',
      outcome: { inserted: 1, updated: 1, same: 1, wrong: 3, set: done.id },
    });
    expect(await list({ sku: 'U*', column: 'sku', order: 'asc' })).toMatchObject([
      { sku: 'U1', qty: 1, version: 1 },
      { sku: 'U2', qty: 9, name: 'u-2', version: 2 },
      { sku: 'U3', qty: 3 },
    ]);
    const undone = await sample.call('POST', `${API}/changeSet/market_goods/${done.id}/undo`);
    expect(undone.result).toMatchObject({ done: 2, refusedCount: 0 });
    expect(await list({ sku: 'U*', column: 'sku', order: 'asc' })).toMatchObject([{ qty: 1 }, { sku: 'U2', qty: 2 }]);
  });

  test('FA03: one that ends in the middle goes on behind its last part: nothing twice, and one change set', {
    timeout: 120_000,
  }, async () => {
    const rows = goods('fm', 6_000).map((cells) => cells.join(','));
    const looked = await look({ 'fm.csv': ['名称,数量', ...rows].join('\n') });
    const files = looked.files.map(({ name, path }: { name: string; path: string }) => ({ name, path }));
    const body = { files, mode: 'good', total: 6_000 };
    const { result } = await sample.call('POST', `${API}/importJob/market_goods`, { body });
    const state = async () => (await sample.call('GET', '/sys/job/state', { query: { id: result.id } })).result;
    const total = async () =>
      (await sample.call('GET', `${API}/getData/market_goods`, { query: { name: 'fm-*', pageSize: '1' } })).result
        .total;
    await vi.waitFor(async () => expect(await total()).toBeGreaterThan(0), { timeout: 60_000, interval: 20 });
    await sample.call('POST', '/sys/job/cancel', { body: { id: result.id } });
    await vi.waitFor(async () => expect((await state()).state).toMatch(/cancelled|done/), { timeout: 60_000 });
    const before = await total();
    if ((await state()).state === 'cancelled') {
      expect(before).toBeLessThan(6_000);
      expect((await state()).said).toContain('取消前已导入的数据保留');
      await sample.call('POST', '/sys/job/retry', { body: { id: result.id } });
      await vi.waitFor(async () => expect((await state()).state).toBe('done'), { timeout: 60_000 });
    }
    expect(await total()).toBe(6_000);
    expect((await state()).outcome).toMatchObject({ inserted: 6_000, wrong: 0, set: result.id });
    const set = (await sample.call('GET', `${API}/changeSet/market_goods/${result.id}`)).result;
    expect(set).toMatchObject({ added: 6_000, title: '导入 fm.csv' });
    // What was imported is not kept.
    const again = await sample.call('POST', `${API}/importJob/market_goods`, { body });
    expect(again.message).toBe('上传的文件已经导入过，或者已过期，请重新选择文件');
    await sample.call('POST', `${API}/changeSet/market_goods/${result.id}/undo`);
    expect(await total()).toBe(0);
  });

  test('update alone adds nothing, and a key that several bear is told', async () => {
    await importXls({ 'k.csv': '名称,数量,生产日期\nk,1,2026-01-01\nk,2,2026-01-02\n' });
    const rows = '名称,数量\nk,5\nnobody,6\n';
    const done = await run({ 'k.csv': rows }, { how: 'update', key: ['name'], mode: 'good' });
    expect(done.outcome).toMatchObject({ inserted: 0, updated: 0, wrong: 2 });
    expect(done.outcome.errors).toMatchObject([
      { line: 2, reason: '有 2 条记录的名称是“k”，不知道修改哪一条' },
      { line: 3, reason: '没有名称为“nobody”的记录' },
    ]);
  });

  test('headings are taken as they are told to be, or not at all', async () => {
    const rows = '品,件,备注\nh-1,4,no\n';
    const mapping = { 品: 'name', 件: 'qty', 备注: '' };
    expect(await run({ 'h.csv': rows }, { mode: 'all', mapping })).toMatchObject({
      outcome: { inserted: 1, ignored: [] },
    });
    expect(await list({ name: 'h-1' })).toMatchObject([{ qty: 4, remark: null }]);
  });

  test('rights: who may not add may not import; another’s file is nobody’s; hidden fields are not there', async () => {
    expect((await send(`${API}/importXls/market_goods`, { 'a.csv': '名称\nr-1\n' }, {}, 'caiwu')).code).toBe(403);
    const looked = await look({ 'a.csv': '名称\nr-1\n' });
    const files = looked.files.map(({ name, path }: { name: string; path: string }) => ({ name, path }));
    const stolen = await sample.call('POST', `${API}/importJob/market_goods`, {
      body: { files, mode: 'all' },
      as: 'yunying',
    });
    expect(stolen.status).toBe(400);
    const hidden = (await send(`${API}/importFiles/market_goods`, { 'a.csv': '名称,进价\nr-1,5\n' }, {}, 'yunying'))
      .result;
    expect(hidden.files[0].sheets[0].columns[1]).toEqual({ title: '进价' });
    expect(hidden.fields.map(({ key }: { key: string }) => key)).not.toContain('price');
    for (const file of ['../x.csv', 'private/x/../../a.csv', 'temp/a.csv'])
      expect(
        (await sample.call('POST', `${API}/importJob/market_goods`, { body: { files: [{ name: 'x', path: file }] } }))
          .status,
      ).toBe(400);
  });

  test('a template names every field that may be filled, and offers what may be chosen', async () => {
    const reply = await sample.server.app.inject({
      url: `${API}/importTemplate/market_goods`,
      headers: tokens.get('admin') ?? {},
    });
    const made = XLSX.read(reply.rawPayload);
    expect(made.SheetNames).toEqual(['说明', '商品', '可选值']);
    expect(made.Workbook?.Sheets?.map(({ Hidden }) => Hidden)).toEqual([0, 0, 1]);
    const [head] = XLSX.utils.sheet_to_json<string[]>(made.Sheets['商品'] ?? {}, { header: 1 });
    expect(head).toEqual(['名称', 'SKU', '数量', '进价', '重量', '状态', '尺码', '生产日期', '质检时间', '备注']);
    const lists = XLSX.utils.sheet_to_json<string[]>(made.Sheets['可选值'] ?? {}, { header: 1, defval: '' });
    expect(lists).toEqual([
      ['状态', '尺码'],
      ['在售', '小码'],
      ['停售', '中码'],
      ['', '加大码'],
    ]);
  });

  test('FA18: ten thousand rows with three hundred bad ones', { timeout: 120_000 }, async () => {
    const rows = goods('fa', 10_000).map(([name, at]) => [
      name,
      Number(at) % 33 === 0 && Number(at) < 9_900 ? 'bad' : at,
    ]);
    const reply = await importXls({ 'fa.csv': ['名称,数量', ...rows.map((cells) => cells.join(','))].join('\n') });
    expect(reply).toMatchObject({ code: 201, result: { totalCount: 10_000, successCount: 9_700, errorCount: 300 } });
    const file = await sample.server.app.inject({ url: reply.result.fileUrl, headers: tokens.get('admin') ?? {} });
    const made = XLSX.read(file.rawPayload);
    const lines = XLSX.utils.sheet_to_json<string[]>(made.Sheets[made.SheetNames[1] ?? ''] ?? {}, {
      header: 1,
      defval: '',
    });
    expect(lines).toHaveLength(301);
    expect(lines[1]).toEqual(['fa-0', 'bad', '数量：请输入数字：bad', '2']);
    const { result } = await sample.call('GET', `${API}/getData/market_goods`, {
      query: { name: 'fa-*', pageSize: '1' },
    });
    expect(result.total).toBe(9_700);
  });
});
