import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Inferred } from '../../engine/authoring/inference/Inferred.ts';
import { reportByText } from '../../engine/authoring/inference/reportOfSql.ts';
import type { CompilePorts } from '../../engine/compile/CompilePorts.ts';
import { createCompiler } from '../../engine/compile/compile.ts';
import type { SourceFile } from '../../engine/compile/documents.ts';
import type { Database } from '../../server/db/Database.ts';
import { inferModel } from '../../server/scaffold/infer/inferModel.ts';
import { inferReport } from '../../server/scaffold/infer/inferReport.ts';
import { loadCompilePorts } from '../../server/screens/compilePorts.ts';
import { openTestPglite } from '../../server/testing/testDatabase.ts';
import type { TablePart } from '../../server/transfer/import/TableFile.ts';

const json = (value: object): string => JSON.stringify(value);
const own: SourceFile[] = [
  {
    path: 'screens/app.json',
    text: json({ $schema: '../schemas/app.schema.json', title: '试', shortTitle: '试', home: '/a/order' }),
  },
  { path: 'screens/menu.json', text: json({ $schema: '../schemas/menu.schema.json', items: [] }) },
  {
    path: 'screens/a/order.model.json',
    text: json({
      title: '订单',
      fields: [
        { key: 'orderNo', title: '订单号', type: 'input' },
        { key: 'orderDate', title: '下单日期', type: 'date' },
        { key: 'state', title: '状态', type: 'select', dictCode: 'state' },
        { key: 'amount', title: '金额', type: 'inputNumber', precision: 2, unit: 'USD' },
      ],
    }),
  },
  { path: 'screens/a/order.screen.json', text: json({ title: '订单', type: 'list', model: 'a/order' }) },
  {
    path: 'screens/dictionaries/state.dictionary.json',
    text: json({ title: '状态', items: [{ value: '1', text: '开' }] }),
  },
];

let ports: CompilePorts;
let db: Database;
beforeAll(async () => {
  ports = await loadCompilePorts();
  db = await openTestPglite({ migrated: false });
});
afterAll(() => db.close());

const value = ({ files }: Inferred, path: string): unknown =>
  JSON.parse(files.find((file) => file.path === path)?.text ?? 'null');

describe('a report of its SQL', () => {
  const infer = (sql: string) =>
    inferReport({
      id: 'a/totals',
      sql,
      own,
      compile: createCompiler(ports),
      parseSql: ports.parseSql,
      database: async () => db,
    });

  test('columns by the database and by the fields of the tables, parameters by what they are held against', async () => {
    const sql = [
      '-- 每日合计',
      'select order_date, state, count(*) as orders, sum(amount) as amount, max(update_time) as changed',
      'from a_order where order_date >= ${since} and amount > ${least} and (${dayFrom} is null or order_date between ${dayFrom} and ${dayTo})',
      "  and date_part('year', order_date) = ${year} and order_no ilike '%' || ${no} || '%' group by 1, 2",
    ].join('\n');
    const found = await infer(sql);
    if (typeof found === 'string') throw new Error(found);
    expect(found.problems).toEqual([]);
    expect(value(found, 'screens/a/totals.report.json')).toMatchObject({
      title: '每日合计',
      sql: 'totals.sql',
      params: [
        // Without these it finds nothing.
        { key: 'since', type: 'date', required: true },
        { key: 'least', type: 'inputNumber', required: true },
        { key: 'day', type: 'period' },
        // Nothing but the database tells this one.
        { key: 'year', type: 'inputNumber' },
        { key: 'no', type: 'input' },
      ],
      columns: [
        { key: 'orderDate', title: '下单日期', type: 'date' },
        { key: 'state', title: '状态', type: 'select', dictCode: 'state' },
        { key: 'orders', title: 'orders', type: 'inputNumber', precision: 0 },
        { key: 'amount', title: '金额', type: 'inputNumber', precision: 2, unit: 'USD' },
        { key: 'changed', title: 'changed', type: 'datetime' },
      ],
    });
    expect(found.unclear).toEqual(
      expect.arrayContaining(['参数 no：看不出类型，按文本（input）；标题写成了名字', '列 orders 的标题写成了 orders']),
    );
  });

  test.each([
    ['create_time between ${a} and ${b}', 'datetime'],
    ["date_trunc('day', create_time) between ${a} and ${b}", 'date'],
    ["date_trunc('day', create_time) > ${a} and order_no <> ${c} and order_date + 1 between ${b} and ${d}", 'date'],
  ])('parameters that are refused one by one are tried together: %s', async (where, type) => {
    const found = await infer(`select count(*) as orders from a_order where ${where}`);
    if (typeof found === 'string') throw new Error(found);
    expect(found.problems).toEqual([]);
    const { params } = value(found, 'screens/a/totals.report.json') as { params: { key: string; type: string }[] };
    expect(params.filter(({ key }) => key !== 'c').map((param) => param.type)).toEqual(
      params.filter(({ key }) => key !== 'c').map(() => type),
    );
  });

  test.each([
    ['select 1', '这一列没有名字；请用 as 给它起名，例如 as total_amount'],
    ['select a from', 'PostgreSQL 不认识这条 SQL：没有写完（syntax error at end of input）'],
    ['select 1 as "数"', '输出列 "数" 不能作 key：请用 as 起一个英文名，中文写进标题'],
    ['select 1 as a where 1 = ${A_b}', '参数 ${A_b} 要写成小写字母开头的驼峰，如 ${aB}'],
  ])('%s', async (sql, reason) => {
    expect(await infer(sql)).toBe(reason);
  });

  test('where there is no database to ask, types are told by the text and by the fields', () => {
    const sql = [
      '-- 每日合计',
      'select order_date, state, count(*) as orders, sum(amount) as amount, update_time::date as changed, 1 + 1 as odd',
      'from a_order where order_date between ${dayFrom} and ${dayTo} group by 1, 2',
    ].join('\n');
    const compiled = createCompiler(ports)(own);
    const found = reportByText({ id: 'a/totals', sql }, compiled, ports.parseSql);
    if (typeof found === 'string') throw new Error(found);
    expect(value(found, 'screens/a/totals.report.json')).toMatchObject({
      title: '每日合计',
      params: [{ key: 'day', type: 'period' }],
      columns: [
        { key: 'orderDate', title: '下单日期', type: 'date' },
        { key: 'state', title: '状态', type: 'select', dictCode: 'state' },
        { key: 'orders', type: 'inputNumber', precision: 0 },
        { key: 'amount', title: '金额', type: 'inputNumber', precision: 2, unit: 'USD' },
        { key: 'changed', type: 'date' },
        { key: 'odd', type: 'normal' },
      ],
    });
    expect(found.unclear).toContain('列 odd：看不出类型，按文本');
    expect(reportByText({ id: 'a/totals', sql: 'select 1' }, compiled, ports.parseSql)).toContain('没有名字');
  });

  test('what the database refuses is told, and nothing is made', async () => {
    expect(await infer('select nothing from a_order')).toMatchObject({
      files: [],
      problems: [{ code: 'sql-refused', file: 'screens/a/totals.sql', line: 1 }],
    });
  });
});

describe('a model of a file', () => {
  async function* sheet(lines: readonly (readonly string[])[], name = ''): AsyncGenerator<TablePart> {
    yield { sheet: name, lines: lines.map((cells, index) => ({ line: index + 1, cells: [...cells] })) };
  }
  const infer = (parts: AsyncIterable<TablePart>) =>
    inferModel({ id: 'a/goods', title: '货品', parts, own, compile: createCompiler(ports) });
  const column = async (title: string, make: (row: number) => string) => {
    const rows = Array.from({ length: 40 }, (_, row) => [make(row)]);
    const found = await infer(sheet([[title], ...rows]));
    if (typeof found === 'string') throw new Error(found);
    expect(found.problems).toEqual([]);
    const { fields } = value(found, 'screens/a/goods.model.json') as { fields: Record<string, unknown>[] };
    return { field: fields[0], unclear: found.unclear.join('\n'), found };
  };

  test.each<[string, (row: number) => string, object]>([
    ['下单日期', (row) => `2026-01-${String((row % 28) + 1).padStart(2, '0')}`, { key: 'orderDate', type: 'date' }],
    ['时间', (row) => `2026/1/2 08:${10 + row}`, { key: 'moment', type: 'datetime' }],
    ['At', (row) => `08:${10 + row}`, { key: 'at', type: 'time' }],
    ['数量', (row) => String(row * 7), { key: 'qty', type: 'inputNumber', precision: 0 }],
    ['单价', (row) => `1,2${row % 10}0.5`, { key: 'price', type: 'inputNumber', precision: 2 }],
    ['Big', (row) => String(3_000_000_000 + row), { type: 'inputNumber', store: { type: 'bigint' } }],
    ['Rate', (row) => `${row}.5%`, { type: 'inputNumber', format: 'percent', precision: 1 }],
    ['Tracking no', (row) => `12345678901234567${10 + row}`, { type: 'input', validateRules: ['required', 'unique'] }],
    ['邮编', (row) => `0${1000 + row}`, { type: 'input' }],
    ['ship-postal-code', (row) => String(560_001 + row), { key: 'shipPostalCode', type: 'input' }],
    ['备注', (row) => (row % 2 ? `line ${row}\nmore` : ''), { key: 'remark', type: 'textarea' }],
    ['站点', (row) => ['US', 'DE', 'JP'][row % 3] ?? '', { type: 'select', dictCode: 'a_goods_site' }],
    ['取消', (row) => (row % 2 ? '是' : '否'), { key: 'field1', type: 'switch' }],
    ['ID', (row) => `x${row}`, { key: 'sourceId', type: 'input' }],
    ['Ship City', (row) => `City ${row % 30}`, { key: 'shipCity', type: 'input', maxLength: 20 }],
  ])('%s', async (title, make, expected) => {
    expect((await column(title, make)).field).toMatchObject(expected);
  });

  test('a dictionary is proposed, and it is said', async () => {
    const { found, unclear } = await column('站点', (row) => ['US', 'DE'][row % 2] ?? '');
    expect(value(found, 'screens/dictionaries/a_goods_site.dictionary.json')).toMatchObject({
      items: [{ value: 'US' }, { value: 'DE' }],
    });
    expect(unclear).toContain('站点：只有 2 个不同的值（US、DE），建议了字典');
  });

  test('what cannot be told is said', async () => {
    expect((await column('Day', (row) => `04-${(row % 12) + 1}-22`)).unclear).toContain('看不出年月日的次序');
    const told = await column('Day', (row) => `04-${(row % 28) + 1}-22`);
    expect(told.field).toMatchObject({ type: 'date' });
    expect(told.unclear).toContain('导入时加 --date-format MM-DD-YY,MM-DD-YYYY');
    expect((await column('数量', (row) => (row === 3 ? '—' : String(row)))).unclear).toContain('1 行不是数值，按文本');
    expect((await column('毛利', (row) => String(row))).unclear).toContain('起不出 key，写成了 field1');
  });

  test('headings below a title; other sheets are left', async () => {
    async function* two(): AsyncGenerator<TablePart> {
      yield* sheet([['货品清单'], ['名称', '数量'], ['a', '1']], '一');
      yield* sheet([['别的']], '二');
    }
    const found = await infer(two());
    expect(found).toMatchObject({
      problems: [],
      unclear: expect.arrayContaining(['列名取自第 2 行', '只看了第一张工作表，另有 二']),
    });
  });

  test.each([
    [[], '文件是空的，没有列名'],
    [[['a', 'a']], '列名 "a" 出现了两次，请改好再推断'],
  ])('%j', async (lines, reason) => {
    expect(await infer(sheet(lines))).toBe(reason);
  });
});
