import { mkdir } from 'node:fs/promises';
import type { Compiled } from '../../engine/plan/compiled.ts';
import { readHistory, readKept } from '../db/backup/shape.ts';
import type { Database } from '../db/Database.ts';
import { systemMigrations } from '../db/migrations/list.ts';
import { migrate } from '../db/schema/migrate.ts';
import { planSchema } from '../db/schema/planSchema.ts';
import { applyModels } from '../screens/applyModels.ts';
import { hasErrors } from '../screens/LiveScreens.ts';
import { BackupError } from './archive.ts';
import { backUp, backupAt } from './backup.ts';
import type { Tell } from './tables.ts';

export interface UpgradeOptions {
  /** Folder of the backup that is made first. */
  backups: string;
  /** Folder of the uploaded files. */
  files: string;
  clock: () => Date;
}

/**
 * Brings tables to this product and its models, after a backup that was proved; nothing is backed up where nothing
 * changes. Throws BackupError naming the backup when it stops half-way.
 */
export async function upgrade(db: Database, compiled: Compiled, options: UpgradeOptions, tell: Tell): Promise<void> {
  const { tables } = await readKept(db);
  const isNew = !tables.some(({ name }) => name === 'sys_migration');
  const applied = new Set(isNew ? [] : (await readHistory(db)).map(({ id }) => id));
  const pending = systemMigrations.filter(({ id }) => !applied.has(id));
  const changes = isNew ? [] : (await planSchema(db, [...compiled.models.values()])).additive;
  if (!isNew && pending.length + changes.length === 0) return tell('已是最新，无需升级');
  let saved: string | undefined;
  if (!isNew) {
    await mkdir(options.backups, { recursive: true, mode: 0o700 });
    const done = await backUp(db, { ...options, target: await backupAt(options.backups, options.clock()) });
    saved = done.path;
    tell(`升级前的备份：${saved}（已试恢复核对）`);
  }
  try {
    await migrate(db, systemMigrations);
    for (const { id, name } of pending) tell(`✓ 系统迁移 ${id}（${name}）`);
    const problems = await applyModels(db, compiled);
    for (const { severity, message, fix } of problems) tell(`${severity === 'error' ? '×' : '!'} ${message}。${fix}`);
    if (hasErrors(problems)) throw new BackupError('数据表没有跟上模型');
    for (const { sentence } of changes) tell(`✓ ${sentence}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const back = saved === undefined ? '' : `。要回到升级前：装回原来的版本，再运行 npm run db -- restore ${saved}`;
    throw new BackupError(`升级没有完成：${reason}${back}`);
  }
  tell('升级完成');
}
