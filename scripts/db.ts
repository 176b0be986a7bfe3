import { rename } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Compiled } from '../engine/plan/compiled.ts';
import { readEnvironment } from '../server/config/environment.ts';
import type { Settings } from '../server/config/settings.ts';
import type { Database } from '../server/db/Database.ts';
import { fileRoot } from '../server/files/fileStore.ts';
import { askConsole, type ConsoleCommand } from '../server/maintenance/console.ts';
import { readArguments } from './setup/readArguments.ts';

const usage = `用法：
  npm run db                       看看数据表与模型差在哪里，什么也不改
  npm run db -- apply              做不会丢数据的改动
  npm run db -- apply --confirm    连同会搁置数据的改动一起做；被搁置的列与表改名保留
  npm run db -- backup <文件|目录>  备份全部数据与上传的文件，并试恢复一遍核对行数；服务可以照常运行
  npm run db -- restore <文件>      用备份替换现有数据（先停止服务）；加 --yes 不再询问
  npm run db -- upgrade [目录]      先备份，再把数据表升级到本版本（先停止服务）
  npm run db -- secrets            看看加密保存的秘密（动态口令、推送密钥、数据源密码）哪些解不开，什么也不改
  npm run db -- secrets rekey      把 WEFT_SECRET_KEY_OLD 解得开的改用 WEFT_SECRET_KEY 加密（先停止服务）
  npm run db -- secrets clear      清除解不开的（先停止服务）；加 --yes 不再询问`;

const tell = (line: string): void => console.log(line);
const clock = (): Date => new Date();

async function main(args: string[]): Promise<number> {
  const { values, positionals } = readArguments({
    args,
    allowPositionals: true,
    options: { confirm: { type: 'boolean', default: false }, yes: { type: 'boolean', default: false } },
  });
  const [verb = 'show', place, ...rest] = positionals;
  const settings = readEnvironment(process.env, process.cwd());
  if (rest.length > 0) return fail(usage);
  if (verb === 'show' && place === undefined) return ask(settings, { verb });
  if (verb === 'apply' && place === undefined) return ask(settings, { verb, confirm: values.confirm });
  if (verb === 'backup' && place !== undefined) return backup(settings, place);
  if (verb === 'restore' && place !== undefined) return restore(settings, path.resolve(place), values.yes);
  if (verb === 'upgrade') return upgradeHere(settings, place ?? path.join(settings.dataDir, 'backups'));
  if (verb === 'secrets' && place === undefined) return ask(settings, { verb });
  if (verb === 'secrets' && (place === 'rekey' || place === 'clear')) return secrets(settings, place, values.yes);
  return fail(usage);
}

/**
 * By the server that holds the embedded database, or by this process where none does. What a command needs is loaded
 * with it: asking a server needs next to nothing.
 */
async function ask(settings: Settings, command: ConsoleCommand): Promise<number> {
  const answered = settings.databaseUrl === undefined ? await askConsole(settings.dataDir, command, tell) : undefined;
  return answered ?? withDatabase(settings, (db) => run(settings, db, command));
}

async function run(settings: Settings, db: Database, command: ConsoleCommand): Promise<number> {
  if (command.verb === 'backup') {
    const { writeBackup } = await import('../server/maintenance/backup.ts');
    const { backupWords } = await import('../server/maintenance/words.ts');
    tell(backupWords(await writeBackup(db, { target: command.target, files: fileRoot(settings), clock })));
    return 0;
  }
  if (command.verb === 'secrets') {
    const { keysOf, tendSecrets } = await import('../server/maintenance/secrets.ts');
    return tendSecrets(db, keysOf(settings), 'show', tell);
  }
  const compiled = await readCompiled(settings);
  if (compiled === undefined) return 1;
  const { compareTables } = await import('../server/maintenance/tables.ts');
  return compareTables(db, compiled, command.verb === 'apply' ? command : undefined, tell);
}

async function backup(settings: Settings, place: string): Promise<number> {
  const { backupAt, verifyBackup } = await import('../server/maintenance/backup.ts');
  const target = await backupAt(place, clock());
  const code = await ask(settings, { verb: 'backup', target });
  if (code !== 0) return code;
  try {
    await verifyBackup(target);
  } catch (error) {
    await rename(target, `${target}.bad`);
    return fail(`备份没有通过核对，已改名为 ${target}.bad：${error instanceof Error ? error.message : String(error)}`);
  }
  tell('已试恢复一遍，各表行数与文件数一致');
  return 0;
}

async function restore(settings: Settings, file: string, yes: boolean): Promise<number> {
  const { readHead } = await import('../server/maintenance/backup.ts');
  const { restoreBackup } = await import('../server/maintenance/restore.ts');
  const { otherConnections, presentRows } = await import('../server/db/backup/present.ts');
  const head = await readHead(file);
  return withDatabase(settings, async (db) => {
    if ((await otherConnections(db)) > 0) return fail('有服务正在使用这个数据库，请先停止服务，再恢复');
    if (!yes && (await presentRows(db)) > 0 && !(await confirmed(settings, head.created))) return fail('没有恢复');
    const tail = await restoreBackup(db, file, { files: fileRoot(settings) });
    const rows = Object.values(tail.rows).reduce((sum, count) => sum + count, 0);
    tell(`恢复完成：${Object.keys(tail.rows).length} 个表 ${rows} 行，${tail.files} 个文件；登录全部失效，请重新登录`);
    const { leftWords } = await import('../server/maintenance/words.ts');
    if (tail.left) tell(`备份时${leftWords(tail.left)}`);
    return 0;
  });
}

async function confirmed({ databaseUrl, dataDir }: Settings, created: string): Promise<boolean> {
  const place = databaseUrl === undefined ? dataDir : `数据库 ${new URL(databaseUrl).pathname.slice(1)}`;
  return agreed({
    words: `${place} 里已有数据，将全部替换为 ${new Date(created).toLocaleString('zh-CN')} 的备份。`,
    unasked: `${place} 里已有数据，恢复会替换它们；确定要替换，请加 --yes`,
  });
}

/** Asks at a terminal; where there is none says how it is agreed to. */
async function agreed({ words, unasked }: { words: string; unasked: string }): Promise<boolean> {
  if (!process.stdin.isTTY) {
    console.error(unasked);
    return false;
  }
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await lines.question(`${words}输入 yes 继续：`)).trim() === 'yes';
  } finally {
    lines.close();
  }
}

async function secrets(settings: Settings, work: 'rekey' | 'clear', yes: boolean): Promise<number> {
  const { countLost, keysOf, tendSecrets } = await import('../server/maintenance/secrets.ts');
  const { otherConnections } = await import('../server/db/backup/present.ts');
  const keys = keysOf(settings);
  return withDatabase(settings, async (db) => {
    if ((await otherConnections(db)) > 0) return fail('有服务正在使用这个数据库，请先停止服务');
    const lost = work === 'clear' && keys.key !== undefined && !yes ? await countLost(db, keys) : 0;
    if (lost > 0) {
      await tendSecrets(db, keys, 'show', tell);
      const words = `将清除解不开的 ${lost} 个，清除后找不回来；清除了动态口令的人凭密码就能登录。`;
      if (!(await agreed({ words, unasked: `${words}确定，请加 --yes` }))) return fail('没有清除');
    }
    return tendSecrets(db, keys, work, tell);
  });
}

async function upgradeHere(settings: Settings, backups: string): Promise<number> {
  const compiled = await readCompiled(settings);
  if (compiled === undefined) return 1;
  const { upgrade } = await import('../server/maintenance/upgrade.ts');
  const { otherConnections } = await import('../server/db/backup/present.ts');
  return withDatabase(settings, async (db) => {
    if ((await otherConnections(db)) > 0) return fail('有服务正在使用这个数据库，请先停止服务，再升级');
    await upgrade(db, compiled, { backups: path.resolve(backups), files: fileRoot(settings), clock }, tell);
    return 0;
  });
}

async function withDatabase(settings: Settings, work: (db: Database) => Promise<number>): Promise<number> {
  const { databaseUrl: url, dataDir } = settings;
  const { openDatabase } = await import('../server/db/open.ts');
  const db = await openDatabase(url === undefined ? { dataDir } : { url, dataDir });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Undefined after telling what is wrong with the declarations. */
async function readCompiled(settings: Settings): Promise<Compiled | undefined> {
  const [{ compile }, { loadCompilePorts }, { readDeclarations }, { formatProblems }] = await Promise.all([
    import('../engine/compile/compile.ts'),
    import('../server/screens/compilePorts.ts'),
    import('../server/screens/readFiles.ts'),
    import('./validate/formats.ts'),
  ]);
  const files = await readDeclarations(settings.screensDir);
  const compiled = compile(files, await loadCompilePorts());
  if (!compiled.problems.some((problem) => problem.severity === 'error')) return compiled;
  console.error(formatProblems('people', compiled.problems, files.length));
  return undefined;
}

function fail(text: string): number {
  console.error(text);
  return 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = fail(error instanceof Error ? error.message : String(error));
}
