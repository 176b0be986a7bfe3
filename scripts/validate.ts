import { watchDirectory } from '../server/screens/watch.ts';
import { runMain, UsageError } from './setup/checkout.mjs';
import { readArguments } from './setup/readArguments.ts';
import { formats, problemCode } from './validate/formats.ts';
import { createValidation, type Options, type Validation } from './validate/Validation.ts';

const USAGE = `用法：npm run validate [-- 选项]
  --fix             改好能确定怎样改的，其余不碰；--only <编号> 只改这一种
  --data            再拿 DATABASE_URL 的数据（没有时用演示的）核对声明说应相等的数
  --no-database     不在数据库里准备报表
  --watch           每次改动后再说一遍，直到停下
  --format people|json|github
  --dir <目录>      默认 screens
退出码：0 没有错误；1 有错误；2 没看懂要做什么。`;

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
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const format = formats.find((each) => each === values.format);
  if (format === undefined) throw new UsageError(`不认识的格式 "${values.format}"，可用：${formats.join('、')}`);
  if (values.data && values['no-database']) throw new UsageError('--data 要用数据库，不能与 --no-database 同用');
  if (values.only !== undefined && !values.fix) throw new UsageError('--only 要与 --fix 同用');
  const { dir: directory, data: withData } = values;
  const fix = values.fix ? { fix: values.only === undefined ? {} : { code: problemCode(values.only) } } : {};
  const options = { format, directory, withDatabase: !values['no-database'], withData, say: console.log, ...fix };
  const validation = await createValidation(options);
  try {
    const found = await validation.run();
    return values.watch ? await watched(options, validation) : found;
  } finally {
    await validation.close();
  }
}

/** Validates after every change; resolves with 0 when the process is told to stop. */
async function watched({ format, directory }: Options, { run }: Validation): Promise<number> {
  // Whoever reads the other formats is a program.
  const say = format === 'people' ? console.log : () => undefined;
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
  // Whoever reads it may change a file at once.
  say('正在等待改动，按 Ctrl+C 结束');
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await stop();
  await queue;
  return 0;
}

await runMain(() => main(process.argv.slice(2)));
