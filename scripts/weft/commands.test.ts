import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCompiler } from '../../engine/compile/compile.ts';
import { loadCompilePorts } from '../../server/screens/compilePorts.ts';
import { readDeclarations } from '../../server/screens/readFiles.ts';
import { inProject } from '../setup/checkout.mjs';
import type { Command, Said } from './Command.ts';
import { docs } from './documenting.ts';
import { drift } from './drifting.ts';
import { importJeecg } from './importing.ts';
import { infer } from './inferring.ts';
import { checkCall } from './options.ts';
import { diff, explain, whereUsed } from './reading.ts';
import { rename } from './writing.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'weft-commands-'));
  await cp(inProject('tests', 'jeecg', 'dump.sql'), path.join(folder, 'dump.sql'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const inFolder = (...parts: string[]) => path.join(folder, ...parts);

function run(command: Command, words: string[], options: Record<string, string | boolean> = {}): Promise<Said> {
  const project = () => Promise.reject(new Error('not asked for'));
  return command.run({ words, options, directory: inFolder('screens'), json: false, project });
}

test('a dump is looked at, imported, and not imported twice', async () => {
  const looked = await run(importJeecg, [inFolder('dump.sql')], { 'dry-run': true });
  expect(looked.code).toBe(0);
  expect(looked.lines.at(-1)).toMatch(/^会写 41 个文件到 .*，检查没有新的问题$/);
  expect(looked.data).toMatchObject({
    rules: [],
    problems: [],
    notes: expect.arrayContaining([expect.objectContaining({ file: inFolder('dump.sql'), line: expect.any(Number) })]),
  });
  expect(await readdir(folder)).toEqual(['dump.sql']);

  expect((await run(importJeecg, [inFolder('dump.sql')])).code).toBe(0);
  const files = await readDeclarations(inFolder('screens'));
  expect(createCompiler(await loadCompilePorts())(files).problems).toEqual([]);
  expect(await readFile(inFolder('dump.fill-rules.csv'), 'utf8')).toBe(
    '\ufeff规则名称,规则编码,生成方式,参数\r\n索赔单号,claim_no_rule,orderNumber,"{""prefix"":""SP""}"\r\n',
  );

  const again = await run(importJeecg, [inFolder('dump.sql')]);
  expect(again).toMatchObject({ code: 1, lines: [expect.stringContaining('项目里都已经有了')] });
  expect(await readDeclarations(inFolder('screens'))).toEqual(files);
}, 60_000);

test.each([
  [[], 2, '用法：npm run weft -- import-jeecg'],
  [['nothing.sql'], 1, '不存在'],
  [['broken.sql'], 1, '第 1 行：这里开始的语句直到文件的结尾也没有结束'],
  [['other.sql'], 1, '里没有 JeecgBoot 的表，应有其中一些：onl_cgform_head'],
])('import-jeecg %j', async (names, code, text) => {
  await writeFile(inFolder('broken.sql'), "INSERT INTO a VALUES ('");
  await writeFile(inFolder('other.sql'), 'CREATE TABLE a (id int);');
  const said = await run(
    importJeecg,
    names.map((name) => inFolder(name)),
  );
  expect(said.code).toBe(code);
  expect(said.lines[0]).toContain(text);
});

test('a model is inferred from a file; what is there is not written over', async () => {
  const file = inFolder('stock.csv');
  const rows = Array.from({ length: 30 }, (_, row) => `SKU-${row},${row},2026-01-0${(row % 9) + 1}`);
  await writeFile(file, ['SKU编码,数量,日期', ...rows].join('\n'));
  expect((await run(infer, ['model', file])).code).toBe(2);
  const made = await run(infer, ['model', file, 'a/stock']);
  expect(made.code).toBe(0);
  expect(made.lines.at(-1)).toBe(`导入数据：npm run load -- a/stock ${file}`);
  expect(JSON.parse(await readFile(inFolder('screens', 'a', 'stock.model.json'), 'utf8'))).toMatchObject({
    title: 'stock',
    fields: [{ title: 'SKU编码', validateRules: ['required', 'unique'] }, { key: 'qty' }, { key: 'day' }],
  });
  expect(await run(infer, ['model', file, 'a/stock'])).toMatchObject({
    code: 1,
    lines: [expect.stringContaining('已存在')],
  });
  expect(await run(infer, ['model', inFolder('no.csv'), 'a/no'])).toMatchObject({
    code: 1,
    lines: [expect.stringContaining('没有这个文件')],
  });
  expect(await run(infer, ['model', inFolder('a.txt'), 'a/no'])).toMatchObject({
    code: 1,
    lines: [expect.stringContaining('不能导入这种文件')],
  });
});

test('a report beside its SQL needs no name', async () => {
  const file = inFolder('screens', 'mkt', 'shops.sql');
  await writeFile(file, 'select 1');
  expect(await run(infer, ['report', file])).toMatchObject({
    code: 1,
    lines: [expect.stringContaining('这一列没有名字')],
  });
  expect(await run(infer, ['report', inFolder('dump.sql')])).toMatchObject({ code: 2 });
});

test('drift asks for an address and for how to sign in', async () => {
  expect(await run(drift, ['nowhere'])).toMatchObject({ code: 2 });
});

test.each([
  [explain, [], {}, '还要写一个词。用法：npm run weft -- explain'],
  [explain, ['a', 'b'], {}, '多出来的 "b"'],
  [explain, ['a'], { 'dry-run': true }, '这个命令不用 --dry-run'],
  [diff, ['--dry-run'], {}, '"--dry-run" 写在 -- 之后，不算选项'],
  [rename, ['field', 'a/b.c'], {}, '要写 3 个词，却有 2 个'],
])('%o with %j and %j: what is wrong, and how it is used', (command, words, options, message) => {
  expect(() => checkCall(command, options, words)).toThrow(message);
});

test('a kind that is none is told with what was likely meant', async () => {
  const says = async (command: Command, ...words: string[]) => (await run(command, words)).lines.join();
  expect(await says(whereUsed, 'dictonary', 'sex')).toContain('是不是想写 "dictionary"？');
  expect(await says(rename, 'feild', 'a/b.c', 'd')).toContain('是不是想写 "field"？');
  expect(await says(infer, 'modle', 'a.csv')).toContain('是不是想写 "model"？');
});

test('the reference is read by chapter and by key', async () => {
  const all = await run(docs, []);
  expect(all.lines.join()).toContain('docs/staff.md');
  expect((all.data as { chapters: string[] }).chapters.length).toBeGreaterThan(50);
  const select = await run(docs, ['select']);
  expect(select.lines).toContain('# cells/select');
  const key = await run(docs, ['dictCode']);
  expect(key.lines).toContain('# cells/select 的 dictCode');
  expect(key.lines.filter((line) => line.startsWith('| `dictCode`')).length).toBe((key.data as unknown[]).length);
  expect(await run(docs, ['selct'])).toMatchObject({ code: 2, lines: [expect.stringContaining('"select"')] });
});
