import { describe, expect, test } from 'vitest';
import { type DumpRow, readDump } from './readDump.ts';

const wanted = new Set(['sys_dict', 'onl_cgform_head']);

async function* inPieces(text: string | Buffer, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function rowsOf(text: string | Buffer, size = 7): Promise<DumpRow[]> {
  const rows: DumpRow[] = [];
  for await (const row of readDump(inPieces(text, size), wanted)) rows.push(row);
  return rows;
}

const table = "CREATE TABLE `sys_dict` (`id` int COMMENT 'a, (b)', `text` decimal(10,2), PRIMARY KEY (`id`,`text`));\n";

describe('rows of a dump', () => {
  test('texts with quotes, escapes, JSON and signs of SQL', async () => {
    const [row] = await rowsOf(
      `${table}INSERT INTO \`sys_dict\` VALUES ('it''s \\'q\\' ";" -- (', '{\\"a\\":\\"1\\\\n\\"}\\n\\%');`,
    );
    expect(row?.values).toEqual({ id: `it's 'q' ";" -- (`, text: '{"a":"1\\n"}\n\\%' });
    expect(row).toMatchObject({ table: 'sys_dict', line: 2, statement: 2 });
  });

  test('NULL, numbers, blobs and prefixes', async () => {
    const values = [
      '(NULL,-1.5e3)',
      "(0xE4B8AD,X'E69687')",
      "(_binary 'x',_utf8mb4 0x41)",
      "(TRUE,b'101')",
      "(N'n',.5)",
    ];
    const rows = await rowsOf(`${table}INSERT INTO sys_dict VALUES ${values.join(',')};`);
    expect(rows.map(({ values: { id, text } }) => [id, text])).toEqual([
      [null, '-1.5e3'],
      ['中', '文'],
      ['x', 'A'],
      ['1', '5'],
      ['n', '.5'],
    ]);
  });

  test('column lists, other databases, comments, BOM, CRLF, what follows the rows', async () => {
    const text = [
      '\ufeff-- MySQL dump; with a semicolon',
      '/*!40101 SET NAMES utf8 */;',
      '# remark',
      "INSERT INTO `other` VALUES (1,'sys_dict; \\' ('),(2,\"\\\\\");",
      'DELIMITER ;;',
      '/*!50003 CREATE TRIGGER x BEFORE INSERT ON y FOR EACH ROW BEGIN SET @a = 1; END */;;',
      'DELIMITER ;',
      "INSERT IGNORE INTO `jeecg`.`sys_dict` (`text`, id) VALUES ('一', 1) /* two */ , ('二', 2) ON DUPLICATE KEY UPDATE id = ';';",
      '-- Dump completed',
    ].join('\r\n');
    for (const size of [1, 3, 64, 100_000]) {
      const rows = await rowsOf(text, size);
      expect(rows.map(({ values, line }) => [values.id, values.text, line])).toEqual([
        ['1', '一', 8],
        ['2', '二', 8],
      ]);
    }
  });

  test('what PowerShell wrote as UTF-16', async () => {
    const bytes = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(`${table}INSERT INTO sys_dict VALUES (1,'中');`, 'utf16le'),
    ]);
    expect((await rowsOf(bytes))[0]?.values.text).toBe('中');
  });

  test.each([
    [`${table}INSERT INTO sys_dict VALUES (1,'a`, "第 2 行：这里开始的文字没有结束，应有 '"],
    [
      `${table}INSERT INTO sys_dict VALUES (1,'a')`,
      '第 2 行：sys_dict 的一行之后应是 , 或 ;，却是 文件的结尾：转储不完整',
    ],
    [`${table}INSERT INTO sys_dict VALUES (1,'a'),\n(2);`, '第 3 行：sys_dict 有 2 列，这一行却有 1 个值'],
    [`${table}INSERT INTO sys_dict VALUES (1,now());`, '第 2 行：这里应是一个值'],
    ['INSERT INTO sys_dict VALUES (1);', '第 1 行：不知道 sys_dict 有哪些列'],
    ['INSERT INTO sys_dict SELECT 1;', '应是 VALUES，却是 "SELECT 1;"'],
    ["INSERT INTO other VALUES ('a", "第 1 行：这里开始的语句直到文件的结尾也没有结束，应有结束的 '"],
    ['\nmysqldump: [Warning] Using a password', '第 2 行：这里应是一条 SQL 语句'],
    ['/* never', '第 1 行：文件在注释中间结束'],
    ['CREATE TABLE sys_dict (id int', '第 1 行：CREATE TABLE sys_dict 没有结束，应有 )'],
    [`-- MySQL dump 10.13\n${table}INSERT INTO sys_dict VALUES (1,'a');\n`, '第 4 行：转储到这里断了'],
  ])('a broken one is refused: %j', async (text, message) => {
    for (const size of [1, 64, 100_000]) await expect(rowsOf(text, size)).rejects.toThrow(message);
  });

  test('a large one is read as it comes', async () => {
    const row = `(1,'${'x'.repeat(1000)}')`;
    async function* large(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(`${table}INSERT INTO sys_log VALUES ${row}`);
      for (let at = 0; at < 300; at++) yield Buffer.from(`,${row}`.repeat(100));
      yield Buffer.from(`;\nINSERT INTO sys_dict VALUES (0,'a')`);
      for (let at = 0; at < 100; at++) yield Buffer.from(",(1,'a')".repeat(100));
      yield Buffer.from(';');
    }
    let rows = 0;
    const begin = performance.now();
    for await (const _ of readDump(large(), wanted)) rows += 1;
    expect(rows).toBe(10_001);
    expect(performance.now() - begin).toBeLessThan(5_000);
  });
});
