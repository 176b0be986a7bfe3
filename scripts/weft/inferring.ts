import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Inferred } from '../../engine/authoring/inference/Inferred.ts';
import { createCompiler } from '../../engine/compile/compile.ts';
import { sentences } from '../../engine/problems.ts';
import type { Database } from '../../server/db/Database.ts';
import { fileLimits } from '../../server/records/limits.ts';
import { loadCompilePorts } from '../../server/screens/compilePorts.ts';
import { readTable } from '../../server/transfer/import/readTable.ts';
import { TableError, tableType } from '../../server/transfer/import/TableFile.ts';
import { type Call, type Command, meant, misunderstood, refused, type Said } from './Command.ts';
import { whyUnread } from './whyUnread.ts';
import { declarationsIn, writeFiles } from './writeFiles.ts';

const ID = /^[a-z0-9][a-z0-9_-]*\/[a-z0-9][a-z0-9_-]*$/i;

export const infer: Command = {
  usage: 'infer <report 文件.sql|model 文件.xlsx> [market/my-name] [--dry-run]',
  words: [2, 3],
  options: ['dry-run'],
  help: 'report：由 SQL 写出报表的列、类型、标题、参数；model：由表格的列名与值写出模型与列表；拿不准的逐条列出',
  examples: ['infer report 排行.sql market/ranking', 'infer model 盘点.xlsx market/stock-take --dry-run'],
  async run(call) {
    const [kind = '', file = '', given] = call.words;
    if (kind !== 'report' && kind !== 'model')
      return misunderstood(
        ...(kind === '' ? [] : [`不能推断 "${kind}"${meant(kind, ['report', 'model'])}`]),
        `用法：npm run weft -- ${infer.usage}`,
      );
    const id = given ?? idOf(call, file);
    if (id === undefined || !ID.test(id)) {
      const wrong =
        given === undefined
          ? `${kind === 'report' ? 'SQL ' : '文件名'}不在声明的文件夹里，或不能作路径：请写明写到哪里`
          : `"${given}" 不能作路径，应是文件夹与名字，用英文字母、数字、- 和 _`;
      return misunderstood(`${wrong}，如 npm run weft -- infer ${kind} ${file} market/my-${kind}`);
    }
    const own = await declarationsIn(call.directory);
    const target = kind === 'report' ? `screens/${id}.report.json` : `screens/${id}.model.json`;
    if (own.some((each) => each.path === target)) return refused(`${target} 已存在，没有改动任何文件；请换一个路径`);
    try {
      const made = kind === 'report' ? await reportOf(file, id, call) : await modelOf(file, id, call);
      if (typeof made === 'string') return refused(`${file}：${made}`);
      const { found, next } = made;
      if (found.problems.length === 0 && call.options['dry-run'] !== true)
        await writeFiles(call.directory, found.files);
      return said(found, call, next);
    } catch (error) {
      if (error instanceof TableError) return refused(`${file}：${error.message}`);
      const why = whyUnread(error);
      if (why === undefined) throw error;
      return refused(`${file}：${why}`);
    }
  },
};

/** A file among the declarations says by its path what it becomes. */
function idOf({ directory }: Call, file: string): string | undefined {
  const relative = path
    .relative(directory, file)
    .split(path.sep)
    .join('/')
    .replace(/\.\w+$/, '');
  return ID.test(relative) ? relative : undefined;
}

async function modelOf(file: string, id: string, { directory }: Call): Promise<Found | string> {
  const type = tableType(file);
  const delimiter = type === 'csv' ? await delimiterOf(file) : undefined;
  const compile = createCompiler(await loadCompilePorts());
  const own = await declarationsIn(directory);
  const { inferModel } = await import('../../server/scaffold/infer/inferModel.ts');
  const title = path.parse(file).name;
  const parts = readTable({ path: file, type, delimiter }, fileLimits);
  const found = await inferModel({ id, title, parts, own, compile });
  const load = `导入数据：npm run load -- ${id} ${file}`;
  if (typeof found === 'string' || delimiter === undefined)
    return typeof found === 'string' ? found : { found, next: [load] };
  const shown = delimiter === '\t' ? '制表符' : delimiter;
  const decided = [`分隔符是 ${shown}：第一行没有逗号`, ...found.decided];
  return {
    found: { ...found, decided },
    next: [`${load} --delimiter ${delimiter === '\t' ? "$'\\t'" : `"${delimiter}"`}`],
  };
}

/** What was inferred, and what may be done next. */
interface Found {
  found: Inferred;
  next: readonly string[];
}

/** What stands between the headings where that is no comma: spreadsheets of some countries write others. */
async function delimiterOf(file: string): Promise<string | undefined> {
  for await (const { lines } of readTable({ path: file, type: 'csv', head: 1 }, fileLimits)) {
    const [heading, ...others] = lines[0]?.cells ?? [];
    return others.length > 0 ? undefined : [';', '\t', '|'].find((each) => heading?.includes(each));
  }
  return undefined;
}

async function reportOf(file: string, id: string, { directory }: Call): Promise<Found | string> {
  const text = await readFile(file, 'utf8');
  if (/[\0\ufffd]/.test(text)) return encodingOf(text);
  const ports = await loadCompilePorts();
  const own = await declarationsIn(directory);
  let db: Database | undefined;
  const database = async (): Promise<Database> => {
    const [{ openPglite }, { scratchTemplate }] = await Promise.all([
      import('../../server/db/pglite/openPglite.ts'),
      import('../../server/db/pglite/build.ts'),
    ]);
    db ??= await openPglite({ dataDir: 'memory://', template: scratchTemplate() });
    return db;
  };
  try {
    const { inferReport } = await import('../../server/scaffold/infer/inferReport.ts');
    const asked = { id, sql: text.replace(/^\ufeff/, ''), own, compile: createCompiler(ports) };
    const found = await inferReport({ ...asked, parseSql: ports.parseSql, database });
    return typeof found === 'string' ? found : { found, next: [] };
  } finally {
    await db?.close();
  }
}

function encodingOf(text: string): string {
  const { message, fix } = sentences['file-encoding'](text.includes('\0') ? 'UTF-16' : '有不是 UTF-8 的字节');
  return `${message}；${fix}`;
}

function said(
  { files, decided, unclear, problems }: Inferred,
  { options, directory }: Call,
  next: readonly string[],
): Said {
  const data = { files, decided, unclear, problems };
  if (problems.length > 0) {
    const lines = problems.map(({ file, line, message, fix }) => `${file}:${line}  ${message}；${fix}`);
    return { code: 1, lines: ['这样写会有问题，没有写任何文件：', ...lines], data };
  }
  const dryRun = options['dry-run'] === true;
  const shown = files.flatMap(({ path: file, text }) => [
    file.replace(/^screens/, directory),
    ...(dryRun ? [text] : []),
  ]);
  const lines = [
    '依据：',
    ...decided.map((line) => `  ${line}`),
    ...(unclear.length === 0 ? [] : ['', '拿不准的，请看一遍：', ...unclear.map((line) => `  ${line}`)]),
    '',
    ...shown,
    `${dryRun ? '会写' : '已写'} ${files.length} 个文件，检查没有新的问题`,
    ...next,
  ];
  return { code: 0, lines, data };
}
