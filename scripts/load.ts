import { nearest } from '../engine/nearest.ts';
import type { Compiled, Model } from '../engine/plan/compiled.ts';
import { readEnvironment } from '../server/config/environment.ts';
import type { Settings } from '../server/config/settings.ts';
import { LockedError } from '../server/db/pglite/directoryLock.ts';
import type { Loaded } from '../server/transfer/import/Loading.ts';
import { type Mapping, meant } from '../server/transfer/import/mapColumns.ts';
import { errorFileOf, lineOf, writeErrors } from './load/csvFile.ts';
import type { Destination } from './load/Destination.ts';
import { dateHint } from './load/dateHint.ts';
import { loadFile } from './load/loadFile.ts';
import { type LoadOptions, readOptions, UsageError, usage } from './load/options.ts';
import { grouped, Progress } from './load/progress.ts';
import { formatProblems } from './validate/formats.ts';

const SHOWN = 10;

async function main(args: string[]): Promise<number> {
  const options = readOptions(args, process.env);
  if (!options) {
    console.log(usage);
    return 0;
  }
  const settings = readEnvironment(process.env, process.cwd());
  const compiled = await readCompiled(settings);
  const model = modelOf(compiled, options.model);
  const destination = await openDestination(options, settings, compiled, model);
  const progress = new Progress(process.stderr);
  let mapping: Mapping | undefined;
  try {
    console.log(`${model.title}（${model.id}）← ${options.file}，写入 ${destination.name}`);
    const loaded = await loadFile(options, model, compiled.models, destination, progress, (found) => {
      mapping = found;
      tellMapping(found);
    });
    progress.end();
    await tellErrors(options, loaded, mapping);
    return tellResult(options, loaded, progress);
  } finally {
    await destination.close();
  }
}

async function readCompiled(settings: Settings): Promise<Compiled> {
  const [{ compile }, { loadCompilePorts }, { readDeclarations }] = await Promise.all([
    import('../engine/compile/compile.ts'),
    import('../server/screens/compilePorts.ts'),
    import('../server/screens/readFiles.ts'),
  ]);
  const files = await readDeclarations(settings.screensDir);
  const compiled = compile(files, await loadCompilePorts());
  if (compiled.problems.some((problem) => problem.severity === 'error')) {
    throw new UsageError(formatProblems('people', compiled.problems, files.length));
  }
  return compiled;
}

function modelOf(compiled: Compiled, id: string): Model {
  const model = compiled.models.get(id) ?? [...compiled.models.values()].find((each) => each.code === id);
  if (model) return model;
  const known = [...compiled.models.keys()];
  throw new UsageError(`没有模型 "${id}"${meant(nearest(id, known))} 可用的模型：${known.join('、')}`);
}

/** A running server holds the embedded database: then the rows go through it. */
async function openDestination(
  options: LoadOptions,
  settings: Settings,
  compiled: Compiled,
  model: Model,
): Promise<Destination> {
  const { toServer } = await import('./load/toServer.ts');
  const children = model.subTables.flatMap((table) => compiled.models.get(table.model) ?? []);
  const models = [model, ...children] as const;
  if (options.url !== undefined) return toServer(options.url, models, options);
  const { toDatabase } = await import('./load/toDatabase.ts');
  try {
    return await toDatabase(settings, compiled, model, options);
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    const host = ['0.0.0.0', '::'].includes(settings.host) ? '127.0.0.1' : settings.host;
    return toServer(`http://${host}:${settings.port}`, models, options);
  }
}

function tellMapping({ columns, locked, strays }: Mapping): void {
  for (const { title, field } of columns) if (field) console.log(`  ${title} → ${field.title}（${field.key}）`);
  for (const { title, why } of locked) console.log(`  列 ${title} ${why}，未导入`);
  for (const { title, suggestion } of strays) console.log(`  ${title} → 没有对应的字段，不导入${meant(suggestion)}`);
}

async function tellErrors(options: LoadOptions, { errors }: Loaded, mapping: Mapping | undefined): Promise<void> {
  if (errors.length === 0) return;
  for (const error of errors.slice(0, SHOWN)) console.error(`第 ${lineOf(error)} 行 ${error.column}：${error.reason}`);
  if (errors.length > SHOWN) console.error(`… 另有 ${grouped(errors.length - SHOWN)} 处`);
  const hint = dateHint(errors, mapping?.columns ?? []);
  if (hint !== undefined && options.dateFormats.length === 0)
    console.error(`日期像是这样写的，可加 --date-format ${hint}`);
  const file = options.errors ?? errorFileOf(options.file);
  await writeErrors(file, errors);
  console.error(`错误清单：${file}`);
}

function tellResult({ mode }: LoadOptions, loaded: Loaded, progress: Progress): number {
  const { total, inserted, errors, followers, lines } = loaded;
  const refused = [...errors, ...followers];
  const wrongOf = (code?: string): number =>
    new Set(refused.filter(({ table }) => table === code).map(({ sheet, line }) => `${sheet} ${line}`)).size;
  const wrong = wrongOf();
  const rows = `共 ${grouped(total)} 行，${mode === 'check' ? '可导入' : '已导入'} ${grouped(inserted)} 行，有错误 ${grouped(wrong)} 行`;
  console.log(`${rows}，${progress.rate(total)}`);
  for (const own of lines)
    console.log(
      `${own.title}：共 ${grouped(own.total)} 行，${mode === 'check' ? '可导入' : '已导入'} ${grouped(own.inserted)} 行，有错误 ${grouped(wrongOf(own.code))} 行`,
    );
  if (mode === 'all' && refused.length > 0) console.error('有错误，一行也没有导入；加 --skip-bad 可导入其余的行');
  return refused.length > 0 && mode !== 'good' ? 1 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
