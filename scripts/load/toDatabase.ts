import path from 'node:path';
import type { Compiled, Model } from '../../engine/plan/compiled.ts';
import { AREA_DICTIONARY } from '../../engine/values/areas.ts';
import { createRights } from '../../server/access/rights.ts';
import { createPasswords } from '../../server/auth/passwords.ts';
import { HOME_TENANT } from '../../server/config/builtIn.ts';
import type { Settings } from '../../server/config/settings.ts';
import { allRows, type Database } from '../../server/db/Database.ts';
import { systemMigrations } from '../../server/db/migrations/list.ts';
import { openDatabase } from '../../server/db/open.ts';
import { createIds } from '../../server/db/recordIds.ts';
import { migrate } from '../../server/db/schema/migrate.ts';
import { builder, runFirst } from '../../server/db/sql.ts';
import { chinaAreas } from '../../server/dictionaries/areas.ts';
import { createDictionaries, loadStoredItems, mergeDictionaries } from '../../server/dictionaries/dictionaries.ts';
import type { Actor } from '../../server/http/Actor.ts';
import { recordPorts } from '../../server/recordPorts.ts';
import { openChangeSet } from '../../server/records/changeSets/ChangeSet.ts';
import { shapeOf } from '../../server/records/shape.ts';
import type { ImportTarget, LinesTarget } from '../../server/records/transfer/ImportTarget.ts';
import { importNames } from '../../server/records/transfer/importNames.ts';
import { importRows } from '../../server/records/transfer/importRows.ts';
import { applyModels } from '../../server/screens/applyModels.ts';
import { type Destination, DestinationError } from './Destination.ts';
import type { LoadOptions } from './options.ts';

/** Sets are their tenant's: a database that no server has opened yet has none, and nobody to take anything back. */
async function isServed(db: Database, tenant: string): Promise<boolean> {
  const found = builder.selectFrom('sys_tenant').select('id').where('id', '=', tenant);
  return (await db.withTenant(allRows(tenant), (session) => runFirst(session, found))) !== undefined;
}

/** Opens the database itself and brings its tables up to date. Throws LockedError while a server holds it. */
export async function toDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  compiled: Compiled,
  model: Model,
  { file, user = 'admin', tenant = HOME_TENANT }: Pick<LoadOptions, 'file' | 'user' | 'tenant'>,
): Promise<Destination> {
  const { databaseUrl: url, dataDir } = settings;
  const db = await openDatabase({ ...(url ? { url } : {}), dataDir, timeZone: compiled.app.timeZone });
  try {
    await migrate(db, systemMigrations);
    const problem = (await applyModels(db, compiled)).find((each) => each.severity === 'error');
    if (problem) throw new DestinationError(`${problem.message}：${problem.fix}`);
    const dictionaries = mergeDictionaries(compiled, await loadStoredItems(db, tenant));
    const clock = (): Date => new Date();
    const all = { userId: '', admin: true, menus: new Set<string>(), permissions: new Set<string>() };
    const actor: Actor = { ...all, username: user, realname: user, roles: [], orgCode: 'A01', ...allRows(tenant) };
    const declared = { compiled: () => compiled, db };
    const records = createDictionaries({ ...declared, rights: createRights(declared.compiled) });
    const names = await importNames({ context: declared, dictionaries: records, actor }, model);
    const target: ImportTarget = {
      context: { clock, compiled: declared.compiled, newId: createIds(clock), secrets: createPasswords() },
      actor,
      shape: shapeOf(model, new Set()),
      ports: recordPorts,
      dictionary: (code) => (code === AREA_DICTIONARY ? chinaAreas() : dictionaries.get(code)),
    };
    const lines = model.subTables.flatMap((table): LinesTarget[] => {
      const child = compiled.models.get(table.model);
      const foreignKey = child?.fields.find(({ key }) => key === table.foreignKey)?.column;
      if (!child || child.import === false || foreignKey === undefined) return [];
      return [
        { code: child.code, table, foreignKey, target: { ...target, shape: shapeOf(child, new Set()) }, key: [] },
      ];
    });
    // Under one name, however many parts it comes in: what a file brought is taken back as one.
    const title = `导入 ${path.basename(file)}`;
    const set = (await isServed(db, tenant)) ? openChangeSet(target, { kind: 'import', title }) : undefined;
    return {
      name: url ? '数据库' : `数据库 ${dataDir}`,
      most: Number.POSITIVE_INFINITY,
      items: target.dictionary,
      send: async (rows, mode) => {
        const { dictionary, references, records: recordNames } = await names.read(rows);
        const known = { dictionary, references, recordNames, set };
        const under = lines.map((each) => ({ ...each, target: { ...each.target, ...known } }));
        return importRows(db, { ...target, ...known, ...(under.length > 0 ? { lines: under } : {}) }, rows, mode);
      },
      close: () => db.close(),
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}
