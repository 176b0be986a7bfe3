import { parseArgs } from 'node:util';
import { compile } from '../engine/compile/compile.ts';
import type { Compiled } from '../engine/plan/compiled.ts';
import type { Problem } from '../engine/problems.ts';
import type { Database } from '../server/db/Database.ts';
import { pgliteBuild } from '../server/db/pglite/build.ts';
import { openPglite } from '../server/db/pglite/openPglite.ts';
import { describeReports } from '../server/reports/describe.ts';
import { openDescriptionFile } from '../server/reports/descriptionFile.ts';
import { loadCompilePorts } from '../server/screens/compilePorts.ts';
import { readDeclarations } from '../server/screens/readFiles.ts';
import { inProject } from './setup/checkout.mjs';
import { type Format, formatProblems, formats } from './validate/formats.ts';

/**
 * Compiles every declaration and prepares every report against the tables of the models, in a database in memory.
 * `--format people|json|github`, `--dir screens`, `--no-database`; exit code 1 when there are errors.
 */
async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      format: { type: 'string', default: 'people' },
      dir: { type: 'string', default: 'screens' },
      'no-database': { type: 'boolean', default: false },
    },
  });
  const format = formats.find((each) => each === values.format);
  if (format === undefined) {
    console.error(`不认识的格式 "${values.format}"，可用：${formats.join('、')}`);
    return 2;
  }
  return report(format, values.dir, !values['no-database']);
}

async function report(format: Format, directory: string, withDatabase: boolean): Promise<number> {
  const files = await readDeclarations(directory);
  const compiled = compile(files, await loadCompilePorts());
  const problems = [...compiled.problems, ...(withDatabase ? await describe(compiled) : [])];
  const text = formatProblems(format, problems, files.length);
  if (text !== '') console.log(text);
  return problems.some((problem) => problem.severity === 'error') ? 1 : 0;
}

/** What the embedded database says of the reports; it is started only for those it has not seen as they are now. */
async function describe(compiled: Compiled): Promise<Problem[]> {
  const cache = await openDescriptionFile(inProject('node_modules', '.cache', 'weft', `reports-${pgliteBuild()}.json`));
  let db: Database | undefined;
  const open = async (): Promise<Database> => {
    db = await openPglite({ dataDir: 'memory://' });
    return db;
  };
  const onProgress = (done: number, total: number): void => {
    if (process.stderr.isTTY) process.stderr.write(`\r数据库检查报表 ${done}/${total}${done === total ? '\n' : ''}`);
  };
  try {
    return await describeReports(open, compiled, { cache, onProgress });
  } finally {
    await cache.save();
    await db?.close();
  }
}

process.exitCode = await main(process.argv.slice(2));
