import { HOME_TENANT } from '../config/builtIn.ts';
import { allRows, type Session } from '../db/Database.ts';
import { builder, run } from '../db/sql.ts';
import type { Context } from '../http/Context.ts';
import { formRecords, pickerRecords, type Referred } from './formRecords.ts';
import { holdsAny, insertRecords } from './insertRecords.ts';

const FILLED = [
  ['demo/form', formRecords],
  ['demo/pickers', pickerRecords],
] as const;

/** Puts records into the demo's forms while they are empty; answers how many. Runs after what they refer to. */
export async function fillForms(context: Context): Promise<number> {
  return context.db.withTenant(allRows(HOME_TENANT), async (session) => {
    const referred = await referredOf(context, session);
    let count = 0;
    for (const [id, recordsOf] of FILLED) {
      const model = context.compiled().models.get(id);
      if (!model || !referred || (await holdsAny(session, model))) continue;
      count += (await insertRecords(context, session, model, recordsOf(referred))).length;
    }
    return count;
  });
}

/** Categories and new products to refer to; undefined where there are none. */
async function referredOf(context: Context, session: Session): Promise<Referred | undefined> {
  const products = context.compiled().models.get('demo/grid')?.table;
  if (products === undefined) return undefined;
  const own = (table: string) => builder.selectFrom(table).where('tenant_id', '=', HOME_TENANT).limit(12);
  const found = await run<{ id: string }>(
    session,
    own('sys_category').select('id').where('pid', '<>', '0').orderBy('code'),
  );
  const made = await run<{ sku: string; name: string }>(session, own(products).select(['sku', 'name']).orderBy('sku'));
  const [category, ...categories] = found.rows.map(({ id }) => id);
  const [product, ...others] = made.rows;
  if (category === undefined || product === undefined) return undefined;
  return { categories: [category, ...categories], products: [product, ...others] };
}
