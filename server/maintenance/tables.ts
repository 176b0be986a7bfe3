import type { Compiled } from '../../engine/plan/compiled.ts';
import type { Database } from '../db/Database.ts';
import { systemMigrations } from '../db/migrations/list.ts';
import { migrate } from '../db/schema/migrate.ts';
import { applySchema, planSchema } from '../db/schema/planSchema.ts';

/** Where a command writes its lines. */
export type Tell = (line: string) => void;

/** Tells what the tables lack against the models, and changes it when asked to. Answers an exit code. */
export async function compareTables(
  db: Database,
  compiled: Compiled,
  apply: { confirm: boolean } | undefined,
  tell: Tell,
): Promise<number> {
  await migrate(db, systemMigrations);
  const plan = await planSchema(db, [...compiled.models.values()]);
  if (apply !== undefined) {
    const { applied, refused } = await applySchema(db, plan, apply);
    for (const step of applied) tell(`✓ ${step.sentence}`);
    for (const step of refused) tell(`× ${step.sentence}（需要 --confirm）`);
    if (applied.length + refused.length === 0) tell('数据表与模型一致');
    return refused.length > 0 ? 1 : 0;
  }
  for (const step of plan.additive) tell(`+ ${step.sentence}`);
  for (const step of plan.destructive) tell(`! ${step.sentence}（需要 apply --confirm）`);
  if (plan.additive.length + plan.destructive.length === 0) tell('数据表与模型一致');
  return 0;
}
