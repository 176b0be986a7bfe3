import type { Compiled, Model } from '../../engine/compiled.ts';
import { AREA_DICTIONARY } from '../../engine/values/areas.ts';
import type { Settings } from '../../server/config/settings.ts';
import { migrate } from '../../server/db/migrate.ts';
import { systemMigrations } from '../../server/db/migrations/list.ts';
import { openDatabase } from '../../server/db/open.ts';
import { type ImportTarget, importRows } from '../../server/models/importRows.ts';
import { shapeOf } from '../../server/models/shape.ts';
import { applyModels } from '../../server/screens/applyModels.ts';
import { chinaAreas } from '../../server/system/areas.ts';
import { mergeDictionaries } from '../../server/system/dictionaries.ts';
import { HOME_TENANT } from '../../server/system/homeTenant.ts';
import { createIds } from '../../server/system/identifiers.ts';
import { loadStoredItems } from '../../server/system/storedItems.ts';
import { type Destination, DestinationError } from './Destination.ts';
import type { LoadOptions } from './options.ts';

/** Opens the database itself and brings its tables up to date. Throws LockedError while a server holds it. */
export async function toDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  compiled: Compiled,
  model: Model,
  { user = 'admin', tenant = HOME_TENANT }: Pick<LoadOptions, 'user' | 'tenant'>,
): Promise<Destination> {
  const { databaseUrl: url, dataDir } = settings;
  const db = await openDatabase({ ...(url ? { url } : {}), dataDir, timeZone: compiled.app.timeZone });
  try {
    await migrate(db, systemMigrations);
    const problem = (await applyModels(db, compiled)).find((each) => each.severity === 'error');
    if (problem) throw new DestinationError(`${problem.message}：${problem.fix}`);
    const dictionaries = mergeDictionaries(compiled, await loadStoredItems(db, tenant));
    const clock = (): Date => new Date();
    const target: ImportTarget = {
      context: { clock, compiled: () => compiled, newId: createIds(clock) },
      actor: { username: user, realname: user, roles: [], orgCode: 'A01', tenant },
      shape: shapeOf(model, new Set()),
      dictionary: (code) => (code === AREA_DICTIONARY ? chinaAreas() : dictionaries.get(code)),
    };
    return {
      name: url ? '数据库' : `数据库 ${dataDir}`,
      most: Number.POSITIVE_INFINITY,
      items: target.dictionary,
      send: (rows, mode) => importRows(db, target, rows, mode),
      close: () => db.close(),
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}
