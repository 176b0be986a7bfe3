import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import * as XLSX from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { readTable } from './readTable.ts';
import { type TableLimits, type TableLine, type TableSource, tableType } from './TableFile.ts';

const LIMITS: TableLimits = { rows: 1_000, cells: 10_000, unpacked: 200 * 1024 * 1024, time: 60_000 };
const folder = mkdtempSync(join(tmpdir(), 'weft-table-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
function fileOf(name: string, content: string | Uint8Array): TableSource {
  const path = join(folder, `${files++}-${name}`);
  writeFileSync(path, content);
  return { path, type: tableType(name) };
}

async function read(source: TableSource, limits: Partial<TableLimits> = {}) {
  const sheets = new Map<string, TableLine[]>();
  for await (const { sheet, lines } of readTable(source, { ...LIMITS, ...limits }))
    sheets.set(sheet, [...(sheets.get(sheet) ?? []), ...lines]);
  return Object.fromEntries(sheets);
}

function book(sheets: Record<string, unknown[][]>, bookType: 'xlsx' | 'biff8'): Uint8Array {
  const made = XLSX.utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = XLSX.utils.aoa_to_sheet(rows);
    XLSX.utils.book_append_sheet(made, sheet, name);
    for (const [at, format] of [
      ['C2', 'yyyy-mm-dd'],
      ['D2', '0.00%'],
      ['E2', 'yyyy-mm-dd hh:mm'],
    ] as const)
      if (sheet[at]) sheet[at].z = format;
  }
  return new Uint8Array(XLSX.write(made, { type: 'array', bookType }));
}

const PARTS = {
  '[Content_Types].xml': '<Types/>',
  'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="甲" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
};

function packed(parts: Record<string, string>): Uint8Array {
  return zipSync(
    Object.fromEntries(Object.entries({ ...PARTS, ...parts }).map(([name, text]) => [name, strToU8(text)])),
  );
}

const sheetOf = (rows: string): string => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

test('two sheets of one name are told, since nobody could say which of them is meant', async () => {
  const sheets = '<sheet name="甲" r:id="rId1"/><sheet name="甲" r:id="rId1"/>';
  const twice = packed({
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${sheets}</sheets></workbook>`,
    'xl/worksheets/sheet1.xml': sheetOf('<row><c><v>1</v></c></row>'),
  });
  await expect(read(fileOf('twice.xlsx', twice))).rejects.toThrow('文件里有两个同名的工作表“甲”，请改名后再导入');
});

describe.each(['xlsx', 'biff8'] as const)('a workbook (%s)', (bookType) => {
  const name = bookType === 'xlsx' ? 'a.xlsx' : 'a.xls';

  test('is read as people would write it: days, percentages, long numbers, texts as they are', async () => {
    const rows = [
      ['名称', '数量', '日期', '比例', '时间', '编码'],
      ['一', 1234.5, 46090, 0.155, 46090.75, '0012'],
      [],
      ['二', 0.1 + 0.2, null, null, null, true],
    ];
    expect(await read(fileOf(name, book({ 甲: rows, 乙: [['x'], [404004949424885]] }, bookType)))).toEqual({
      甲: [
        { line: 1, cells: ['名称', '数量', '日期', '比例', '时间', '编码'] },
        { line: 2, cells: ['一', '1234.5', '2026-03-09', '15.5%', '2026-03-09 18:00:00', '0012'] },
        { line: 4, cells: expect.arrayContaining(['二', '0.3', 'TRUE']) },
      ],
      乙: [
        { line: 1, cells: ['x'] },
        { line: 2, cells: ['404004949424885'] },
      ],
    });
  });

  test('is looked at by its first lines, and refused once it is too much', async () => {
    const source = fileOf(name, book({ 甲: Array.from({ length: 90 }, (_, at) => [at, at]) }, bookType));
    expect((await read({ ...source, head: 5 })).甲).toHaveLength(5);
    await expect(read(source, { rows: 50 })).rejects.toThrow('行数超过 50');
    await expect(read(source, { cells: 100 })).rejects.toThrow('单元格超过 100 个');
  });
});

test('errors of formulas and formulas without a result are told, not taken for values', async () => {
  const cells =
    '<c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="C1"><f>SUM(A1)</f></c><c r="D1" t="str"><f>A1</f><v>ok</v></c>';
  const { 甲 } = await read(
    fileOf('f.xlsx', packed({ 'xl/worksheets/sheet1.xml': sheetOf(`<row r="7">${cells}</row>`) })),
  );
  expect(甲).toEqual([
    {
      line: 7,
      cells: ['#DIV/0!', '', '', 'ok'],
      faults: [
        [0, '单元格是错误值 #DIV/0!'],
        [2, '公式没有计算结果，请用 Excel 打开并保存后再导入'],
      ],
    },
  ]);
});

test('hidden sheets are passed over; rich texts are one text, readings are none', async () => {
  const workbook =
    '<workbook xmlns:r="r"><sheets><sheet name="藏" state="hidden" r:id="rId2"/><sheet name="甲" r:id="rId1"/></sheets></workbook>';
  const shared =
    '<sst><si><r><t>红</t></r><r><t xml:space="preserve"> 色</t></r><rPh><t>x</t></rPh></si><si><t>a_x000A_b</t></si></sst>';
  const rows = '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="inlineStr"><is><t>&lt;c&gt;</t></is></c></row>';
  const parts = {
    'xl/workbook.xml': workbook,
    'xl/sharedStrings.xml': shared,
    'xl/worksheets/sheet1.xml': sheetOf(rows),
  };
  expect(await read(fileOf('s.xlsx', packed(parts)))).toEqual({ 甲: [{ line: 1, cells: ['红 色', 'a\nb', '<c>'] }] });
});

test('A087: what unpacks to far more than it says or than is taken is refused before it is parsed', async () => {
  const bomb = packed({ 'xl/worksheets/sheet1.xml': sheetOf(' '.repeat(30 * 1024 * 1024)) });
  expect(bomb.length).toBeLessThan(64 * 1024);
  await expect(read(fileOf('bomb.xlsx', bomb))).rejects.toThrow('解压后的内容过大');
  const large = packed({ 'xl/worksheets/sheet1.xml': sheetOf('<row r="1"><c><v>1</v></c></row>'.repeat(500)) });
  await expect(read(fileOf('large.xlsx', large), { unpacked: 4_096 })).rejects.toThrow('解压后的内容过大');
});

test('A088, A089: a document type is refused, whatever it would fetch or multiply', async () => {
  const outside = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>';
  const sheet = `${outside}${sheetOf('<row><c t="str"><v>&e;</v></c></row>')}`;
  await expect(read(fileOf('xxe.xlsx', packed({ 'xl/worksheets/sheet1.xml': sheet })))).rejects.toThrow('DOCTYPE');
  const laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><sst><si><t>&b;</t></si></sst>';
  const parts = { 'xl/sharedStrings.xml': laughs, 'xl/worksheets/sheet1.xml': sheetOf('') };
  await expect(read(fileOf('laughs.xlsx', packed(parts)))).rejects.toThrow('DOCTYPE');
});

test('A090: what is no table is refused in words', async () => {
  expect(() => tableType('a.xlsm')).toThrow('不能导入这种文件（xlsm）');
  await expect(read(fileOf('zip.xlsx', zipSync({ 'a.txt': strToU8('hello') })))).rejects.toThrow(
    '文件不是 Excel 工作簿',
  );
  await expect(read(fileOf('text.xlsx', 'a,b\n1,2'))).rejects.toThrow('不是 Excel 文件');
  await expect(read(fileOf('cut.xlsx', packed({ 'xl/worksheets/sheet1.xml': '<worksheet><sheet' })))).rejects.toThrow(
    'XML',
  );
  expect(await read(fileOf('empty.csv', ''))).toEqual({ '': [] });
});

test('a thread reads one table after another, and ends with one that is long or not read to its end', async () => {
  const begun: number[] = [];
  const note = ({ threadId }: Worker): void => void begun.push(threadId);
  process.on('worker', note);
  try {
    // Whatever a test before has left waiting ends here.
    await read(fileOf('long.csv', 'a\n'.repeat(9_000)), { rows: 9_000 });
    const small = fileOf('small.csv', 'a,b\n1,2\n');
    const book = fileOf('a.xlsx', packed({ 'xl/worksheets/sheet1.xml': sheetOf('<row><c><v>1</v></c></row>') }));
    const before = begun.length;
    for (const source of [small, book, small]) expect(await read(source)).not.toEqual({});
    expect(await read(small)).toEqual({
      '': [
        { line: 1, cells: ['a', 'b'] },
        { line: 2, cells: ['1', '2'] },
      ],
    });
    expect(begun).toHaveLength(before + 1);
    // Two at a time are two threads, of which one waits for the next.
    expect(await Promise.all([read(book), read(book)])).toHaveLength(2);
    expect(begun).toHaveLength(before + 2);
    for await (const _ of readTable(fileOf('left.csv', 'a\n'.repeat(900)), LIMITS)) break;
    await expect(read(book, { cells: 0 })).rejects.toThrow('单元格超过 0 个');
    await read(small);
    expect(begun).toHaveLength(before + 4);
  } finally {
    process.off('worker', note);
  }
});

test('a file that takes too long, or that nobody waits for any more, is let go', async () => {
  const source = fileOf('slow.csv', 'a,b\n'.repeat(400_000));
  await expect(read(source, { time: 1, rows: 400_000, cells: 800_000 })).rejects.toThrow('读取超时');
  const stop = new AbortController();
  const parts = readTable(source, LIMITS, stop.signal);
  stop.abort(new Error('cancelled'));
  await expect(parts.next()).rejects.toThrow('cancelled');
});
