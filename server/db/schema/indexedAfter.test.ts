import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Model } from '../../../engine/plan/compiled.ts';
import { shippedScreens, shippedTables } from '../../testing/productServer.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';
import type { Database } from '../Database.ts';
import { indexedAfter } from './indexedAfter.ts';
import { planSchema } from './planSchema.ts';

const DEADLINE = 60_000;

describe.each(await openTestDatabases())('indexes made after a table is filled on $kind', ({ open }) => {
  let db: Database;
  let models: Model[];
  let model: Model;
  beforeAll(async () => {
    db = await open({ filled: shippedTables });
    models = [...(await shippedScreens()).models.values()];
    const order = models.find(({ id }) => id === 'market/order');
    if (order === undefined) throw new Error('no orders');
    model = order;
  });
  afterAll(() => db.close());

  const indexes = async (): Promise<string[]> => {
    const sql = 'SELECT indexdef FROM pg_indexes WHERE tablename = $1 ORDER BY indexname';
    return (await db.query<{ indexdef: string }>(sql, [model.table])).rows.map(({ indexdef }) => indexdef);
  };

  test('are the same as before, and only what is unique is kept meanwhile', async () => {
    const before = await indexes();
    expect(before.length).toBeGreaterThan(10);
    const meanwhile = await indexedAfter(db, [model], indexes, DEADLINE);
    expect(meanwhile).toEqual(before.filter((text) => text.startsWith('CREATE UNIQUE')));
    expect(meanwhile.length).toBeGreaterThan(1);
    expect(await indexes()).toEqual(before);
  });

  test('are made where filling fails too, and by the next start where the process ended', async () => {
    const before = await indexes();
    const failing = indexedAfter(db, [model], () => Promise.reject(new Error('no room')), DEADLINE);
    await expect(failing).rejects.toThrow('no room');
    expect(await indexes()).toEqual(before);

    const plan = await indexedAfter(db, [model], () => planSchema(db, models), DEADLINE);
    const steps = plan.additive.map(({ kind }) => kind);
    expect(steps.length).toBeGreaterThan(10);
    expect(new Set(steps)).toEqual(new Set(['add-index']));
  });
});
