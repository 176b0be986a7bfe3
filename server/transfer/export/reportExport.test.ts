import * as XLSX from '@e965/xlsx';
import dayjs from 'dayjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SampleServer, startSample } from '../../testing/sampleServer.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';

const qty = { key: 'qty', title: '数量', type: 'inputNumber', statistics: ['sum'] };
const groups = {
  title: '小计',
  sql: ['select state, name, sku, made_on as "madeOn", qty, price from market_goods where name <> ${except}'],
  params: [{ key: 'except', title: '除', type: 'input', required: true, defaultValue: '无' }],
  columns: [
    { key: 'state', title: '状态', type: 'select', dictCode: 'goods_state' },
    { key: 'name', title: '名称', type: 'normal' },
    { key: 'sku', title: 'SKU', type: 'normal' },
    { key: 'madeOn', title: '生产日期', type: 'date' },
    qty,
    { key: 'price', title: '进价', type: 'inputNumber', statistics: ['sum'], restricted: true },
  ],
  groupBy: ['state'],
  query: [{ key: 'sku' }],
};
const plain = { ...groups, title: '明细', groupBy: undefined };
const cross = {
  title: '交叉',
  sql: ['select state, sku, qty from market_goods'],
  columns: [
    { key: 'state', title: '状态', type: 'select', dictCode: 'goods_state' },
    { key: 'sku', title: 'SKU', type: 'normal' },
    qty,
  ],
  pivot: { rows: ['state'], columns: ['sku'], measures: ['qty'] },
};

const [database] = await openTestDatabases();

describe('reports as workbooks', () => {
  let sample: SampleServer;
  const tokens = new Map<string, Record<string, string>>();

  beforeAll(async () => {
    if (!database) throw new Error('no database');
    sample = await startSample(await database.open(), {
      'screens/market/groups.report.json': groups,
      'screens/market/plain.report.json': plain,
      'screens/market/cross.report.json': cross,
    });
    for (const as of ['admin', 'yunying']) tokens.set(as, await sample.server.signIn(as));
    const rows = [
      { name: '苹果', sku: 'a-1', qty: 3, price: 2.5, madeOn: '2025-01-01' },
      { name: '=桃', sku: 'a-2', qty: 4, price: 3.5, madeOn: '2025-02-01', state: '2' },
    ];
    for (const body of rows) await sample.call('POST', '/online/cgform/api/form/market_goods', { body });
  });
  afterAll(() => sample.close());

  const ask = (code: string, query: Record<string, string> = {}, as = 'admin') =>
    sample.server.app.inject({
      url: `/online/cgreport/api/exportXls/${code}?${new URLSearchParams(query)}`,
      headers: tokens.get(as) ?? {},
    });
  const sheets = async (code: string, query: Record<string, string> = {}): Promise<Record<string, unknown[][]>> => {
    const reply = await ask(code, query);
    expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
    const book = XLSX.read(reply.rawPayload, { cellNF: true });
    return Object.fromEntries(
      Object.entries(book.Sheets).map(([name, sheet]) => {
        expect(Object.values(sheet).filter((cell) => typeof cell === 'object' && cell !== null && 'f' in cell)).toEqual(
          [],
        );
        const rows = XLSX.utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, defval: null });
        return [
          name,
          rows.map((row) => row.map((cell) => (cell instanceof Date ? dayjs(cell).format('YYYY-MM-DD') : cell))),
        ];
      }),
    );
  };

  test.each(['xls', 'xlsx'])(
    'rows are what they are, and the first sheet says what the .%s is',
    async (exportFormat) => {
      const found = await sheets('market_plain', { exportFormat, sku: 'a-*', column: 'qty', order: 'desc' });
      expect(Object.keys(found)).toEqual(['说明', '明细']);
      // Days are days, amounts numbers, and nothing is a formula.
      expect(found.明细).toEqual([
        ['状态', '名称', 'SKU', '生产日期', '数量', '进价'],
        ['停售', '=桃', 'a-2', '2025-02-01', 4, 3.5],
        ['在售', '苹果', 'a-1', '2025-01-01', 3, 2.5],
      ]);
      expect(Object.fromEntries((found.说明 ?? []) as [string, string][])).toMatchObject({
        名称: '明细',
        除: '无',
        查询条件: 'SKU 开头是 a-',
        排序: '数量 降序',
        行数: '2',
        无权查看的列: '无',
        导出人: expect.stringContaining('admin'),
      });
    },
  );

  test('sub-totals and totals stand where they are seen, their names as texts', async () => {
    expect((await sheets('market_groups')).小计?.map((row) => [row[0], row[2], row[4]])).toEqual([
      ['状态', 'SKU', '数量'],
      ['在售', 'a-1', 3],
      ['在售 小计', null, 3],
      ['停售', 'a-2', 4],
      ['停售 小计', null, 4],
      ['合计', null, 7],
    ]);
    expect((await sheets('market_cross')).交叉?.at(-1)).toEqual(['合计', 3, 4, 7]);
  });

  test('a column that is not one’s is in no sheet but as a title that was left out; other formats are refused', async () => {
    const { rights } = sample.server.context;
    const known = rights.hiddenColumns;
    rights.hiddenColumns = () => new Set(['price']);
    try {
      const found = await sheets('market_plain');
      expect(found.明细?.[0]).not.toContain('进价');
      expect(Object.fromEntries((found.说明 ?? []) as [string, string][])).toMatchObject({ 无权查看的列: '进价' });
    } finally {
      rights.hiddenColumns = known;
    }
    expect((await ask('market_plain', { exportFormat: 'pdf' })).json()).toMatchObject({ code: 400 });
    expect((await ask('market_nosuch')).json()).toMatchObject({ success: false });
  });
});
