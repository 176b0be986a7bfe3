import { expect, test } from 'vitest';
import type { Model } from '../../../engine/plan/compiled.ts';
import { sampleScreens } from '../../testing/sampleScreens.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';
import type { Database, NarrowedRows } from '../Database.ts';
import { applySchema, planSchema } from './planSchema.ts';

const user: NarrowedRows['user'] = { id: '1', username: "o'neill", realname: '', orgCode: '', roles: [] };

async function modelWith(length: number, scopes?: object[]): Promise<Model> {
  const parcel = {
    title: '包裹',
    fields: [{ key: 'owner', title: '负责人', type: 'input', store: { length } }],
    ...(scopes ? { scopes } : {}),
  };
  const model = (await sampleScreens({ 'screens/market/parcel.model.json': parcel })).models.get('market/parcel');
  if (!model) throw new Error('no parcel');
  return model;
}

const mine = { key: 'mine', title: '本人的' };

const apply = async (db: Database, model: Model) => {
  const others = (await sampleScreens()).models.values();
  return applySchema(db, await planSchema(db, [...others, model]), { confirm: false });
};
const kinds = ({ applied }: Awaited<ReturnType<typeof apply>>) =>
  applied.filter(({ table }) => table === 'market_parcel').map(({ kind }) => kind);

async function seen(db: Database, keys: string[]): Promise<unknown[]> {
  const rows = { user, tables: { market_parcel: keys } };
  const found = await db.withTenant({ tenant: '1000', rows }, (session) =>
    session.query<{ owner: string }>('SELECT owner FROM market_parcel ORDER BY owner'),
  );
  return found.rows.map(({ owner }) => owner);
}

test.each(await openTestDatabases())('policies of scopes follow the declarations on $kind', async ({ open }) => {
  const db = await open();
  try {
    const when = `row.owner == user.username || row.owner in ["it's", 'b']`;
    expect(kinds(await apply(db, await modelWith(20, [{ ...mine, when }])))).toContain('scopes');
    for (const [id, owner] of [
      ['1', "o'neill"],
      ['2', "it's"],
      ['3', 'c'],
    ] as const)
      await db.query(`INSERT INTO market_parcel (id, tenant_id, owner) VALUES ($1, '1000', $2)`, [id, owner]);
    expect(await seen(db, ['mine'])).toEqual(["it's", "o'neill"]);
    // Nothing to do, then a wider column that the policy looks at.
    expect(kinds(await apply(db, await modelWith(20, [{ ...mine, when }])))).toEqual([]);
    expect(kinds(await apply(db, await modelWith(30, [{ ...mine, when }])))).toEqual(['widen-column', 'scopes']);
    expect(await seen(db, ['mine'])).toEqual(["it's", "o'neill"]);
    expect(kinds(await apply(db, await modelWith(30, [{ ...mine, when: "row.owner != 'c'" }])))).toEqual(['scopes']);
    expect(await seen(db, ['mine'])).toEqual(["it's", "o'neill"]);
    // Taken out of the declaration, a scope that is still granted shows nothing.
    expect(kinds(await apply(db, await modelWith(30)))).toEqual(['scopes']);
    expect(await seen(db, ['mine'])).toEqual([]);
    expect(kinds(await apply(db, await modelWith(30)))).toEqual([]);
  } finally {
    await db.close();
  }
});
