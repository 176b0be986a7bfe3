import { open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '../../engine/problems.ts';
import type { RuleFile } from '../../server/scaffold/jeecg/carryRules.ts';
import type { Note } from '../../server/scaffold/jeecg/Draft.ts';
import { DumpError } from '../../server/scaffold/jeecg/dump/Cursor.ts';
import { type Imported, importJeecg as imported } from '../../server/scaffold/jeecg/importJeecg.ts';
import { carriedTables, isEmpty, readSource, type Source } from '../../server/scaffold/jeecg/Source.ts';
import { csvText } from '../../server/transfer/csvText.ts';
import { openAround } from './around.ts';
import { type Command, misunderstood, refused, type Said } from './Command.ts';
import { whyUnread } from './whyUnread.ts';
import { declarationsIn, writeFiles } from './writeFiles.ts';

export const importJeecg: Command = {
  usage: 'import-jeecg <转储.sql> [--out screens] [--dry-run]',
  words: [1, 1],
  options: ['out', 'dry-run'],
  help: 'JeecgBoot 数据库（mysqldump）里的在线表单、报表、字典、菜单、规则写成声明；搬不了的逐条列出',
  examples: ['import-jeecg dump.sql --dry-run'],
  async run({ words: [file = ''], options, directory }) {
    if (file === '') return misunderstood(`用法：npm run weft -- ${importJeecg.usage}`);
    const out = typeof options.out === 'string' ? options.out : directory;
    const source = await sourceOf(file);
    if (typeof source === 'string') return refused(`${file}${source}`);
    if (isEmpty(source)) return refused(`${file} 里没有 JeecgBoot 的表，应有其中一些：${carriedTables.join('、')}`);
    const around = await openAround();
    try {
      const own = await declarationsIn(out);
      const result = await imported(source, own, around);
      if (result.refused !== undefined) return refused(result.refused);
      const written = options['dry-run'] === true || result.problems.length > 0 ? [] : await write(file, out, result);
      const begun = [...own, ...result.files].some(({ path: each }) => each === 'screens/app.json');
      return said(file, out, result, written, { dryRun: options['dry-run'] === true, begun });
    } finally {
      await around.close();
    }
  },
};

/** Dumps are often kept packed; gzip says so in its first two bytes. */
async function isPacked(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer.readUInt16BE() === 0x1f8b;
  } finally {
    await handle.close();
  }
}

/** What the dump holds, or why it cannot be read. */
async function sourceOf(file: string): Promise<Source | string> {
  try {
    if (await isPacked(file)) return '：是压缩过的文件，请先解压，如 gunzip';
    return await readSource(file);
  } catch (error) {
    if (error instanceof DumpError) return ` ${error.message}`;
    const why = whyUnread(error);
    if (why === undefined) throw error;
    return `：${why}`;
  }
}

/** Rules are written beside the dump: they are records, to be loaded. */
const ruleFile = (dump: string, { name }: RuleFile): string => {
  const { dir, name: base } = path.parse(dump);
  return path.join(dir, `${base}.${name}.csv`);
};

async function write(dump: string, out: string, { files, rules }: Imported): Promise<string[]> {
  await writeFiles(out, files);
  for (const rule of rules) await writeFile(ruleFile(dump, rule), csvText([rule.headings, ...rule.rows]));
  return rules.map((rule) => ruleFile(dump, rule));
}

/** `begun`: the project has what every project has. */
interface How {
  dryRun: boolean;
  begun: boolean;
}

function said(dump: string, out: string, result: Imported, written: readonly string[], { dryRun, begun }: How): Said {
  const { files, rules, notes, problems, warnings } = result;
  const data = {
    files: files.map(({ path: file }) => file),
    rules: written,
    notes: notes.map((note) => ({ file: dump, ...note })),
    problems,
    warnings,
  };
  if (problems.length > 0) {
    return { code: 1, lines: ['会与项目里的文件冲突，没有写任何文件：', ...problems.map(problemText)], data };
  }
  const loads = rules.map(
    (rule) => `  npm run load -- ${rule.model} ${ruleFile(dump, rule)}   # ${rule.rows.length} 条`,
  );
  const lines = [
    ...files.map(({ path: file }) => inPlace(file, out)),
    ...toldOf(dump, notes, 'changed', '搬过来了，但有改动：'),
    ...toldOf(dump, notes, 'lost', '没有搬过来：'),
    ...(warnings.length === 0
      ? []
      : ['', `请看一遍的：${warnings.length} 处`, ...warnings.map((each) => inPlace(problemText(each), out))]),
    ...(loads.length === 0 ? [] : ['', '校验与填值规则存在数据库里，服务启动后导入：', ...loads]),
    ...(begun ? [] : ['', '还缺 app.json：它的 home 是一个页面，转储里一个也没有；先做第一个页面，再写它']),
    '',
    `${dryRun ? '会写' : '已写'} ${files.length} 个文件到 ${out}，检查没有新的${warnings.length === 0 ? '问题' : '错误'}`,
  ];
  return { code: 0, lines, data };
}

/** What begins with a path of a declaration, with the folder it is written to. */
const inPlace = (text: string, out: string): string => text.replace(/^screens(?=\/)/, () => out);

const problemText = ({ file, line, message, fix }: Problem): string => `${file}:${line}  ${message}；${fix}`;

function toldOf(dump: string, notes: readonly Note[], kind: Note['kind'], title: string): string[] {
  const own = notes.filter((note) => note.kind === kind);
  if (own.length === 0) return [];
  const lines = own.flatMap(({ line, statement, what, why, way }) => [
    `${dump}:${line}（第 ${statement} 条语句）  ${what}`,
    `    ${why}；${way}`,
  ]);
  return ['', `${title}${own.length} 处`, ...lines];
}
