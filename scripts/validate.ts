import { parseArgs } from 'node:util';
import { compile } from '../engine/compile/compile.ts';
import { openPglite } from '../server/db/pglite/openPglite.ts';
import { describeReports } from '../server/reports/describe.ts';
import { loadCompilePorts } from '../server/screens/compilePorts.ts';
import { readDeclarations } from '../server/screens/readFiles.ts';
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
  const problems = [...compiled.problems];
  if (withDatabase && compiled.reports.size > 0) {
    const db = await openPglite({ dataDir: 'memory://' });
    problems.push(...(await describeReports(db, compiled)));
    await db.close();
  }
  const text = formatProblems(format, problems, files.length);
  if (text !== '') console.log(text);
  return problems.some((problem) => problem.severity === 'error') ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
