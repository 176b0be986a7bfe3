import { pino } from 'pino';
import type { Compiled } from '../../engine/plan/compiled.ts';
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
import { applyModels } from '../../server/screens/applyModels.ts';
import type { Judged } from './formats.ts';

/** Holds what is declared to agree against the data there is: of `DATABASE_URL` all tenants, else the demonstration's. */
export async function checkData(compiled: Compiled): Promise<Judged> {
  const { agreements } = compiled;
  const settings = readEnvironment(process.env, process.cwd());
  const url = settings.databaseUrl;
  const data = url === undefined ? '演示数据' : '数据库里的数据';
  if (agreements.length === 0) return { problems: [], agreements: 0, data };
  const { timeZone = 'Asia/Shanghai' } = compiled.app;
  const db = await openDatabase({ ...(url === undefined ? {} : { url }), dataDir: 'memory://', timeZone });
  try {
    if (url === undefined) await fillWithDemo(db, compiled, settings);
    const tenants = url === undefined ? [HOME_TENANT] : await tenantsIn(db);
    const asking = { today: dayIn(timeZone, Date.now()), username: '', orgCode: '' };
    const problems = [];
    for (const tenant of tenants)
      problems.push(...(await checkAgreements({ db, compiled, asking, tenant }, agreements)));
    return { problems, agreements: agreements.length, data };
  } finally {
    await db.close();
  }
}

/** What a first start of the demonstration puts into an empty database. */
async function fillWithDemo(db: Database, compiled: Compiled, settings: Context['settings']): Promise<void> {
  const clock = (): Date => new Date();
  const context: Context = {
    db,
    compiled: () => compiled,
    clock,
    newId: createIds(clock),
    log: pino({ level: 'silent' }),
    settings: { ...settings, demo: true, dataDir: 'memory://' },
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
  await migrate(db, systemMigrations);
  await applyModels(db, compiled);
  await seed(context);
  await fillDemo(context);
}

/** The first tenant keeps the others. */
async function tenantsIn(db: Database): Promise<string[]> {
  const all = builder.selectFrom('sys_tenant').select('id').orderBy('id');
  const { rows } = await db.withTenant(allRows(HOME_TENANT), (session) => run<{ id: string }>(session, all));
  return rows.map(({ id }) => id);
}
