import type { Model } from '../../../engine/plan/compiled.ts';
import type { Database } from '../Database.ts';
import { createIndex, modelIndexes, quoteName } from './tables.ts';

/**
 * Runs `fill` while the models' tables have no indexes but the unique ones, and makes these after it: made over all rows
 * at once an index costs a fraction of what it costs row by row. A process that ends in between leaves tables without
 * them; the next start makes what is missing before it serves. `deadline`: ms for making them.
 */
export async function indexedAfter<T>(
  db: Database,
  models: readonly Model[],
  fill: () => Promise<T>,
  deadline: number,
): Promise<T> {
  const indexes = models.flatMap((model) =>
    modelIndexes(model)
      .filter(({ unique }) => !unique)
      .map((index) => ({ table: model.table, index })),
  );
  const drop = ({ index }: (typeof indexes)[number]) => `DROP INDEX IF EXISTS ${quoteName(index.name)}`;
  const all = (statements: readonly string[]) =>
    db.transaction(
      async (session) => {
        for (const statement of statements) await session.query(statement, [], { deadline });
      },
      { deadline },
    );
  if (indexes.length === 0) return fill();
  await all(indexes.map(drop));
  try {
    return await fill();
  } finally {
    // Another process may have started meanwhile, and have made them.
    await all(indexes.flatMap((each) => [drop(each), createIndex(each.table, each.index)]));
  }
}
