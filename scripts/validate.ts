import { createCompiler } from '../engine/compile/compile.ts';
import type { SourceFile } from '../engine/compile/documents.ts';
import { withMends } from '../engine/compile/mends/mends.ts';
import type { Compiled } from '../engine/plan/compiled.ts';
import type { Problem } from '../engine/problems.ts';
import { loadCompilePorts } from '../server/screens/compilePorts.ts';
import { readDeclarations } from '../server/screens/readFiles.ts';
import { watchDirectory } from '../server/screens/watch.ts';
import { runMain } from './setup/checkout.mjs';
import { readArguments } from './setup/readArguments.ts';
import type { Describe } from './validate/database.ts';
import { type Format, formatProblems, formats, type Judged } from './validate/formats.ts';
import { mendFiles } from './validate/mendFiles.ts';

interface Options {
  format: Format;
  directory: string;
  withDatabase: boolean;
  /** Mends what can be mended first: of one kind, or of all. */
  fix?: { code?: string };
  /** Whether what is declared to agree is held against data. */
  withData: boolean;
}

/**
 * Compiles every declaration and prepares every report against the tables of the models, in a database in memory.
 * `--format people|json|github`, `--dir screens`, `--no-database`, `--fix` and, for one kind of mistake, `--only <code>`;
 * exit code 1 when there are errors. `--data` also holds what is declared to agree against the data of `DATABASE_URL`, or
 * of the demonstration. With `--watch` it goes on, and tells again after every change until it is stopped.
 */
async function main(args: string[]): Promise<number> {
  const { values } = readArguments({
    args,
    options: {
      format: { type: 'string', default: 'people' },
      dir: { type: 'string', default: 'screens' },
      'no-database': { type: 'boolean', default: false },
      data: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      fix: { type: 'boolean', default: false },
      only: { type: 'string' },
    },
  });
  const format = formats.find((each) => each === values.format);
  if (format === undefined) {
    console.error(`不认识的格式 "${values.format}"，可用：${formats.join('、')}`);
    return 2;
  }
  if (values.data && values['no-database']) {
    console.error('--data 要用数据库，不能与 --no-database 同用');
    return 2;
  }
  const { dir: directory, data: withData } = values;
  const fix = values.fix ? { fix: values.only === undefined ? {} : { code: values.only } } : {};
  const options = { format, directory, withDatabase: !values['no-database'], withData, ...fix };
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
async function createValidation(options: Options): Promise<Validation> {
  const { format, directory, withDatabase, withData, fix } = options;
  const compile = createCompiler(await loadCompilePorts());
  // Loaded when the files are compiled: until then there is nothing to ask it.
  let database: Describe | undefined;
  const describe = async (compiled: Compiled): Promise<Problem[]> => {
    const { createDescribe } = await import('./validate/database.ts');
    database ??= await createDescribe();
    return database.run(compiled);
  };
  return {
    async run() {
      let files: readonly SourceFile[] = await readDeclarations(directory);
      if (fix) files = await mendFiles(directory, files, (now) => compile(now).problems, fix.code);
      const compiled = compile(files);
      const described = withDatabase ? await describe(compiled) : [];
      const found = [...compiled.problems, ...withMends(described, files)];
      // Data says nothing of declarations that cannot be read.
      const judged = withData && !hasErrors(found) ? await judgeData(compiled) : undefined;
      const problems = [...found, ...(judged?.problems ?? [])];
      const text = formatProblems(format, problems, files.length, compiled.exceptions, judged);
      if (text !== '') console.log(text);
      return hasErrors(problems) ? 1 : 0;
    },
    close: async () => database?.close(),
  };
}

const hasErrors = (problems: readonly Problem[]): boolean => problems.some(({ severity }) => severity === 'error');

/** Loaded with the product's server when it is asked for. */
async function judgeData(compiled: Compiled): Promise<Judged> {
  const { checkData } = await import('./validate/data.ts');
  return checkData(compiled);
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
  await stop();
  await queue;
  return 0;
}

await runMain(() => main(process.argv.slice(2)));
