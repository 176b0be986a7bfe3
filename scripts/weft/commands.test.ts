import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  [['nothing.sql'], 1, '没有这个文件'],
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

test('import-jeecg tells what the compiler finds unusual in what it writes', async () => {
  const row = (id: string, url: string) => `('${id}','','帮助','${url}','layouts/IframePageView','0')`;
  const rows = [row('p1', 'https://a.example.com'), row('p2', 'https://b.example.com')];
  await writeFile(
    inFolder('menu.sql'),
    `INSERT INTO sys_permission (id, parent_id, name, url, component, menu_type) VALUES ${rows.join(',')};\n`,
  );
  const out = inFolder('unusual');
  const made = await run(importJeecg, [inFolder('menu.sql')], { out, 'dry-run': true });
  expect(made.code).toBe(0);
  expect(made.lines).toEqual(
    expect.arrayContaining(['请看一遍的：1 处', expect.stringContaining(`${out}/menu.json:10  与同一级的第 1 项同名`)]),
  );
  expect(made.lines.at(-1)).toMatch(/检查没有新的错误$/);
}, 60_000);

test('import-jeecg of dictionaries alone says what a project still wants', async () => {
  const row = "('1','性别','sex','','0','0')";
  const columns = '`id`,`dict_name`,`dict_code`,`description`,`del_flag`,`type`';
  await writeFile(inFolder('words.sql'), `INSERT INTO \`sys_dict\` (${columns}) VALUES ${row};`);
  const { code, lines } = await run(importJeecg, [inFolder('words.sql')], { out: inFolder('words') });
  expect([code, lines]).toEqual([0, expect.arrayContaining([expect.stringMatching(/^还缺 app\.json/)])]);
});

test('import-jeecg into a file', async () => {
  await writeFile(inFolder('taken'), '');
  const out = inFolder('taken');
  await expect(run(importJeecg, [inFolder('dump.sql')], { out })).rejects.toThrow(`${out} 不是文件夹`);
});

test('what cannot be read is told in one line: why, and the way out', async () => {
  const packed = inFolder('dump.sql.gz');
  await writeFile(packed, gzipSync('INSERT INTO sys_dict VALUES (1);'));
  const cut = inFolder('cut.sql');
  await writeFile(cut, "CREATE TABLE `sys_dict` (`id` varchar(36));\nINSERT INTO `sys_dict` VALUES ('a");
  const none = inFolder('none.sql');
  expect((await run(importJeecg, [folder])).lines).toEqual([`${folder}：是文件夹，不是文件`]);
  expect((await run(importJeecg, [none])).lines).toEqual([`${none}：没有这个文件`]);
  expect((await run(importJeecg, [packed])).lines).toEqual([`${packed}：是压缩过的文件，请先解压，如 gunzip`]);
  expect((await run(importJeecg, [cut])).lines).toEqual([
    `${cut} 第 2 行：这里开始的文字没有结束，应有 '：转储不完整，请重新导出`,
  ]);
  expect(await run(infer, ['report', folder, 'a/no'])).toMatchObject({
    code: 1,
    lines: [`${folder}：是文件夹，不是文件`],
  });
  expect((await run(infer, ['report', none, 'a/no'])).lines).toEqual([`${none}：没有这个文件`]);
  expect(await run(infer, ['model', 'a.csv', 'a/坏'])).toMatchObject({
    code: 2,
    lines: [
      '"a/坏" 不能作路径，应是文件夹与名字，用英文字母、数字、- 和 _，如 npm run weft -- infer model a.csv market/my-model',
    ],
  });
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

test('SQL with a BOM is read, SQL in another encoding is told of', async () => {
  const file = inFolder('screens', 'mkt', 'ranked.sql');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, '\ufeffselect sku as sku from a_stock');
  expect((await run(infer, ['report', file])).lines.join()).not.toContain('syntax error');
  await writeFile(file, Buffer.concat([Buffer.from('-- '), Buffer.from([0xc5, 0xc5, 0xd0, 0xd0]), Buffer.from('\n')]));
  expect(await run(infer, ['report', file])).toMatchObject({
    code: 1,
    lines: [`${file}：文件的编码不对：有不是 UTF-8 的字节；请另存为不带 BOM 的 UTF-8`],
  });
  await rm(file);
});

test('a table whose cells are not parted by commas is read by what they are parted by', async () => {
  const file = inFolder('parted.csv');
  await writeFile(file, '\ufeff编码;数量\nA-1;1\nA-2;2\n');
  const made = await run(infer, ['model', file, 'a/parted'], { 'dry-run': true });
  expect(made.lines).toContain('  分隔符是 ;：第一行没有逗号');
  expect(made.lines.at(-1)).toBe(`导入数据：npm run load -- a/parted ${file} --delimiter ";"`);
  expect(made.data).toMatchObject({ files: [{ text: expect.stringMatching(/"编码"[\s\S]*"数量"/) }, {}] });
});

describe('a name that is none', () => {
  const dictionary = JSON.stringify({ title: '性别', items: [{ value: '1', text: '男' }] });
  const model = JSON.stringify({ title: '订单', fields: [{ key: 'name', title: '名称', type: 'input' }] });
  const screen = JSON.stringify({ title: '订单', type: 'list', model: 'market/order' });
  const declared = [
    { path: 'screens/dictionaries/order_status.dictionary.json', text: dictionary },
    { path: 'screens/market/order.model.json', text: model },
    { path: 'screens/market/order.screen.json', text: screen },
  ];
  const says = async (command: Command, words: string[], files = declared) => {
    const compile = createCompiler(await loadCompilePorts());
    const project = () => Promise.resolve({ files, compile, compiled: compile(files) });
    return command.run({ words, options: {}, directory: inFolder('screens'), json: false, project });
  };

  test.each([
    [rename, ['dictionary', 'order_statsu', 'gender'], '没有 dictionary "order_statsu"；是不是想写 "order_status"？'],
    [rename, ['model', 'order', 'market/sale'], '没有 model "order"；是不是想写 "market/order"？'],
    [whereUsed, ['model', 'order'], '没有 model "order"；是不是想写 "market/order"？'],
    [whereUsed, ['field', 'order.name'], '没有 field "order.name"；是不是想写 "market/order.name"？'],
    [whereUsed, ['dictionary', 'zz'], '没有 dictionary "zz"；有 1 个，如 "order_status"'],
    [explain, ['market/oder'], '没有页面 "market/oder"；是不是想写 "market/order"？'],
    [explain, ['订单'], '没有页面 "订单"；叫这个标题的是 "market/order"'],
    [explain, ['zz'], '没有页面 "zz"；有 1 个，如 "market/order"'],
  ])('%o %j says what was likely meant, or what there is', async (command, words, line) => {
    expect(await says(command, words)).toMatchObject({ code: 2, lines: [line] });
  });

  test('where nothing is declared that is said', async () => {
    expect(await says(explain, ['market/order'], [])).toMatchObject({
      code: 2,
      lines: ['没有页面 "market/order"；一个也没有，请看 --dir 是否写对'],
    });
  });

  test('nothing is renamed to nothing, or to what is no name', async () => {
    expect((await says(rename, ['dictionary', 'order_status', ''])).lines[0]).toBe('旧名与新名都不能是空的');
    expect(await says(rename, ['model', 'market/order', 'Market/Order'])).toMatchObject({
      code: 1,
      lines: ['"Market/Order" 不能作名字：每一段以小写字母开头，用英文字母、数字、- 和 _'],
    });
  });
});

test('a command that is none is one line', () => {
  const { stderr, status } = spawnSync(process.execPath, ['scripts/run.mjs', 'weft', 'explian'], { encoding: 'utf8' });
  expect(stderr.trimEnd()).toBe('没有命令 "explian"，是不是想写 "explain"？全部命令：npm run weft -- --help');
  expect(status).toBe(2);
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
  const key = await run(docs, ['cells/select.dictCode']);
  expect(key.lines).toContain('# cells/select 的 dictCode');
  expect(key.lines.filter((line) => line.startsWith('| `dictCode`'))).toHaveLength(1);
  expect(await run(docs, ['selct'])).toMatchObject({ code: 2, lines: [expect.stringContaining('"select"')] });
});

test.each(['report.columns', 'report · columns', 'report/columns', 'Report.Columns'])('%s is one key', async (word) => {
  const { code, lines, data } = await run(docs, [word]);
  expect([code, lines[0], (data as unknown[]).length]).toEqual([0, '# report 的 columns', 1]);
});

test.each([
  ['report.colums', '"report.columns"'],
  ['cells/selct', '"cells/select"'],
  ['board · chrat', '"board.chart"'],
])('%s: was %s meant', async (word, meant) => {
  expect(await run(docs, [word])).toMatchObject({ code: 2, lines: [expect.stringContaining(meant)] });
});

test('what stands in many places is listed in order, each with the command that shows it alone', async () => {
  for (const word of ['date', 'sort', 'title', 'dictCode']) {
    const { lines, data } = await run(docs, [word]);
    const listed = (data as { title: string; command?: string }[]).filter(({ command }) => command !== undefined);
    expect(listed.length).toBeGreaterThan(3);
    const keys = listed.map(({ title }) => title).filter((title) => title.includes(' 的 '));
    expect(keys).toEqual(keys.toSorted());
    expect(lines.length).toBeLessThan(listed.length + 20);
    for (const { title, command } of listed) {
      const alone = await run(docs, [command?.replace('npm run weft -- docs ', '') ?? '']);
      expect(alone.lines[0]).toBe(`# ${title}`);
      expect(alone.data).toHaveLength(1);
    }
  }
  // The section of that very name cannot be asked for otherwise.
  expect((await run(docs, ['sort'])).lines[0]).toBe('# sort');
});

test('the reference is read by a Chinese word of its descriptions', async () => {
  const said = await run(docs, ['业务时区']);
  expect(said).toMatchObject({ code: 0, data: [{ title: 'app 的 timeZone', about: '业务时区。' }] });
  const often = await run(docs, ['字段']);
  expect(often.lines.at(-1)).toMatch(/^ {2}还有 \d+ 处，请写得更长些$/);
  expect(await run(docs, ['没有这个词'])).toMatchObject({ code: 2 });
});

describe('the reference in English', () => {
  const english = (...words: string[]) => run(docs, words, { language: 'en' });

  test('is read by chapter, by section and by key', async () => {
    const all = await english();
    expect(all.lines.join()).toContain('docs/reference.en.md');
    const chapters = (await run(docs, [])).data as { chapters: string[] };
    expect((all.data as { chapters: string[] }).chapters).toHaveLength(chapters.chapters.length);
    expect((await english('cells/select')).lines).toContain(
      'One choice from a list that drops down, of a dictionary or of options.',
    );
    const { code, lines, data } = await english('report.columns');
    expect([code, lines[0], data]).toEqual([0, '# columns of report', [expect.objectContaining({})]]);
    expect(lines.at(-1)).toMatch(/^\| `columns` \| array \| yes \| Outputs: /);
  });

  test('lists what stands in many places with the commands that go on in English', async () => {
    const { data, lines } = await english('dictCode');
    expect(lines[0]).toMatch(/^"dictCode" stands in \d+ places; to see one:$/);
    const [first] = data as { title: string; command: string; about: string }[];
    expect(first).toMatchObject({
      command: expect.stringMatching(/ --language en$/),
      about: expect.stringMatching(/\.$/),
    });
  });

  test('is searched for words of its descriptions, and says which name was meant', async () => {
    const found = { title: 'timeZone of app', about: 'Time zone of the business.' };
    expect(await english('time zone')).toMatchObject({ code: 0, data: [found] });
    expect((await english('when left out')).lines.at(-1)).toMatch(/^ {2}and in \d+ more; a longer word finds fewer$/);
    expect(await english('selct')).toMatchObject({
      code: 2,
      lines: ['The reference has no "selct"; was "select" meant?'],
    });
  });

  test('is the only other one', async () => {
    expect(() => checkCall(docs, { language: 'en' }, [])).not.toThrow();
    expect(await run(docs, [], { language: 'fr' })).toMatchObject({
      code: 2,
      lines: ['不认识的语言 "fr"，可用：zh、en'],
    });
  });
});
