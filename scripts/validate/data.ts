import { pino } from 'pino';
import type { Compiled } from '../../engine/plan/compiled.ts';
import type { Problem } from '../../engine/problems.ts';
import { dayIn } from '../../engine/queries/periods.ts';
import { createRights } from '../../server/access/rights.ts';
import { checkAgreements } from '../../server/agreements/checkAgreements.ts';
import { createPasswords } from '../../server/auth/passwords.ts';
import { HOME_TENANT } from '../../server/config/builtIn.ts';
import { readEnvironment } from '../../server/config/environment.ts';
import { allRows, type Database } from '../../server/db/Database.ts';
import { systemMigrations } from '../../server/db/migrations/list.ts';
import { openDatabase } from '../../server/db/open.ts';
import { createIds } from '../../server/db/recordIds.ts';
import { migrate } from '../../server/db/schema/migrate.ts';
import { builder, run } from '../../server/db/sql.ts';
import { fillDemo } from '../../server/demo/fillDemo.ts';
import type { Context } from '../../server/http/Context.ts';
import { seed } from '../../server/organization/seed.ts';
import { judgeForeignReports } from '../../server/reports/sources/judgeReports.ts';
import { createSources } from '../../server/reports/sources/sources.ts';
import { applyModels } from '../../server/screens/applyModels.ts';
import type { Judged } from './formats.ts';

/**
 * Holds what is declared to agree against the data there is, of `DATABASE_URL` all tenants, else the demonstration's; and
 * the reports over data sources against those of `DATABASE_URL`.
 */
export async function checkData(compiled: Compiled): Promise<Judged> {
  const { agreements } = compiled;
  const settings = readEnvironment(process.env, process.cwd());
  const url = settings.databaseUrl;
  const data = url === undefined ? '演示数据' : '数据库里的数据';
  // The demonstration has no data sources.
  const reports = url === undefined ? 0 : [...compiled.reports.values()].filter(({ dataSource }) => dataSource).length;
  const nothing = { reports: 0, problems: [] };
  if (agreements.length === 0 && reports === 0) return { problems: [], agreements: 0, data, foreign: nothing };
  const { timeZone = 'Asia/Shanghai' } = compiled.app;
  const db = await openDatabase({ ...(url === undefined ? {} : { url }), dataDir: 'memory://', timeZone });
  try {
    if (url === undefined) await fillWithDemo(db, compiled, settings);
    const tenants = url === undefined ? [HOME_TENANT] : await tenantsIn(db);
    const asking = { today: dayIn(timeZone, Date.now()), username: '', orgCode: '' };
    const problems = [];
    for (const tenant of tenants)
      problems.push(...(await checkAgreements({ db, compiled, asking, tenant }, agreements)));
    const foreign =
      reports === 0 ? nothing : { reports, problems: await judgeSources(contextOf(db, compiled, settings), tenants) };
    return { problems, agreements: agreements.length, data, foreign };
  } finally {
    await db.close();
  }
}

/** Holds the reports that read data sources against them. */
async function judgeSources(context: Context, tenants: readonly string[]): Promise<Problem[]> {
  const sources = createSources(context);
  try {
    return await judgeForeignReports({ sources, tenants }, context.compiled());
  } finally {
    await sources.close();
  }
}

/** What a first start of the demonstration puts into an empty database. */
async function fillWithDemo(db: Database, compiled: Compiled, settings: Context['settings']): Promise<void> {
  const context = contextOf(db, compiled, { ...settings, demo: true, dataDir: 'memory://' });
  await migrate(db, systemMigrations);
  await applyModels(db, compiled);
  await seed(context);
  await fillDemo(context);
}

function contextOf(db: Database, compiled: Compiled, settings: Context['settings']): Context {
  const clock = (): Date => new Date();
  return {
    db,
    compiled: () => compiled,
    clock,
    newId: createIds(clock),
    log: pino({ level: 'silent' }),
    settings,
    passwords: createPasswords(),
    secrets: createPasswords(),
    rights: createRights(() => compiled),
    screens: {
      compiled: () => compiled,
      hash: () => '',
      problems: () => [],
      compile: async () => compiled,
      judge: async () => ({ compiled, problems: [] }),
      reload: async () => undefined,
      subscribe: () => () => undefined,
    },
  };
}

/** The first tenant keeps the others. */
async function tenantsIn(db: Database): Promise<string[]> {
  const all = builder.selectFrom('sys_tenant').select('id').orderBy('id');
  const { rows } = await db.withTenant(allRows(HOME_TENANT), (session) => run<{ id: string }>(session, all));
  return rows.map(({ id }) => id);
}
