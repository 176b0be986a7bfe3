import { parseArgs } from 'node:util';
import { createCompiler } from '../engine/compile/compile.ts';
import type { Database } from '../server/db/Database.ts';
import { pgliteBuild } from '../server/db/pglite/build.ts';
import { openPglite } from '../server/db/pglite/openPglite.ts';
import { describeReports } from '../server/reports/describe.ts';
import { openDescriptionFile } from '../server/reports/descriptionFile.ts';
import { loadCompilePorts } from '../server/screens/compilePorts.ts';
import { readDeclarations } from '../server/screens/readFiles.ts';
import { watchDirectory } from '../server/screens/watch.ts';
import { inProject } from './setup/checkout.mjs';
import { type Format, formatProblems, formats } from './validate/formats.ts';

interface Options {
  format: Format;
  directory: string;
  withDatabase: boolean;
}

/**
 * Compiles every declaration and prepares every report against the tables of the models, in a database in memory.
 * `--format people|json|github`, `--dir screens`, `--no-database`; exit code 1 when there are errors. With `--watch` it goes
 * on, and tells again after every change until it is stopped.
 */
async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      format: { type: 'string', default: 'people' },
      dir: { type: 'string', default: 'screens' },
      'no-database': { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
    },
  });
  const format = formats.find((each) => each === values.format);
  if (format === undefined) {
    console.error(`不认识的格式 "${values.format}"，可用：${formats.join('、')}`);
    return 2;
  }
  const options = { format, directory: values.dir, withDatabase: !values['no-database'] };
  const validation = await createValidation(options);
  try {
    const found = await validation.run();
    return values.watch ? await watched(options, validation) : found;
  } finally {
    await validation.close();
  }
}

interface Validation {
  /** Validates the files as they are now and tells; 1 when there are errors. */
  run(): Promise<number>;
  close(): Promise<void>;
}

/** What is kept from one run to the next: the compiler's memory, and the database, which is only started when it is asked. */
async function createValidation({ format, directory, withDatabase }: Options): Promise<Validation> {
  const compile = createCompiler(await loadCompilePorts());
  const cache = await openDescriptionFile(inProject('node_modules', '.cache', 'weft', `reports-${pgliteBuild()}.json`));
  let db: Database | undefined;
  const open = async (): Promise<Database> => {
    db ??= await openPglite({ dataDir: 'memory://' });
    return db;
  };
  return {
    async run() {
      const files = await readDeclarations(directory);
      const compiled = compile(files);
      const described = withDatabase ? await describeReports(open, compiled, { cache, onProgress }) : [];
      if (withDatabase) await cache.save();
      const problems = [...compiled.problems, ...described];
      const text = formatProblems(format, problems, files.length, compiled.exceptions);
      if (text !== '') console.log(text);
      return problems.some((problem) => problem.severity === 'error') ? 1 : 0;
    },
    close: async () => db?.close(),
  };
}

function onProgress(done: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r数据库检查报表 ${done}/${total}${done === total ? '\n' : ''}`);
}

/** Validates after every change; resolves with 0 when the process is told to stop. */
async function watched({ format, directory }: Options, { run }: Validation): Promise<number> {
  // Whoever reads the other formats is a program.
  const say = format === 'people' ? console.log : () => undefined;
  say('正在等待改动，按 Ctrl+C 结束');
  let queue: Promise<void> = Promise.resolve();
  const again = async (): Promise<void> => {
    say(`\n${new Date().toLocaleTimeString('zh-CN', { hour12: false })} 有改动`);
    await run();
  };
  const error = (told: unknown) => console.error(told instanceof Object && 'err' in told ? String(told.err) : told);
  const changed = (): Promise<void> => {
    queue = queue.then(again);
    return queue;
  };
  const stop = watchDirectory(directory, changed, { error });
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  stop();
  await queue;
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
