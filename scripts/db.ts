import { parseArgs } from 'node:util';
import { compile } from '../engine/compile/compile.ts';
import type { Compiled } from '../engine/plan/compiled.ts';
import { readEnvironment } from '../server/config/environment.ts';
import type { Database } from '../server/db/Database.ts';
import { systemMigrations } from '../server/db/migrations/list.ts';
import { openDatabase } from '../server/db/open.ts';
import { migrate } from '../server/db/schema/migrate.ts';
import { applySchema, planSchema } from '../server/db/schema/planSchema.ts';
import { loadCompilePorts } from '../server/screens/compilePorts.ts';
import { readDeclarations } from '../server/screens/readFiles.ts';
import { formatProblems } from './validate/formats.ts';

const usage = `用法：
  npm run db                       看看数据表与模型差在哪里，什么也不改
  npm run db -- apply              做不会丢数据的改动
  npm run db -- apply --confirm    连同会搁置数据的改动一起做；被搁置的列与表改名保留`;

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { confirm: { type: 'boolean', default: false } },
  });
  const [action = 'show'] = positionals;
  if (action !== 'show' && action !== 'apply') return fail(usage);
  const settings = readEnvironment(process.env, process.cwd());
  const files = await readDeclarations(settings.screensDir);
  const compiled = compile(files, await loadCompilePorts());
  if (compiled.problems.some((problem) => problem.severity === 'error'))
    return fail(formatProblems('people', compiled.problems, files.length));
  const db = await openDatabase({ url: settings.databaseUrl, dataDir: settings.dataDir });
  try {
    return await compare(db, compiled, action === 'apply' ? { confirm: values.confirm } : undefined);
  } finally {
    await db.close();
  }
}

async function compare(db: Database, compiled: Compiled, apply: { confirm: boolean } | undefined): Promise<number> {
  await migrate(db, systemMigrations);
  const plan = await planSchema(db, [...compiled.models.values()]);
  if (apply !== undefined) {
    const { applied, refused } = await applySchema(db, plan, apply);
    for (const step of applied) console.log(`✓ ${step.sentence}`);
    for (const step of refused) console.log(`× ${step.sentence}（需要 --confirm）`);
    if (applied.length + refused.length === 0) console.log('数据表与模型一致');
    return refused.length > 0 ? 1 : 0;
  }
  for (const step of plan.additive) console.log(`+ ${step.sentence}`);
  for (const step of plan.destructive) console.log(`! ${step.sentence}（需要 apply --confirm）`);
  if (plan.additive.length + plan.destructive.length === 0) console.log('数据表与模型一致');
  return 0;
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
