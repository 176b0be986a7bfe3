import type { Model } from '../../engine/compiled.ts';
import type { Context } from '../context.ts';
import { builder, runFirst } from '../db/sql.ts';
import { HOME_TENANT } from '../system/homeTenant.ts';
import { OTHER_TENANT } from '../system/seed.ts';
import { fillAnnouncements } from './fillAnnouncements.ts';
import { fillDepartments } from './fillDepartments.ts';
import { fillForms } from './fillForms.ts';
import { fillKinds } from './fillKinds.ts';
import { fillNewProducts } from './fillNewProducts.ts';
import { fillPeople } from './fillPeople.ts';
import { fillTrees } from './fillTrees.ts';
import { fillValueRules } from './fillValueRules.ts';
import { generateOrders } from './generateOrders.ts';
import { loadDemoOrders } from './load.ts';
import type { OrderRow } from './OrderRow.ts';

const ORDER_MODEL = 'market/order';
/** Enough to see that they are somebody else's. */
const OTHER_ORDERS = 40;

async function fill(context: Context, model: Model, tenant: string, orders: () => OrderRow[]): Promise<number> {
  return context.db.withTenant({ tenant }, async (session) => {
    const any = builder.selectFrom(model.table).select('id').where('tenant_id', '=', tenant).limit(1);
    if (await runFirst(session, any)) return 0;
    const scope = { tenant, orgCode: 'A01', username: 'admin', newId: context.newId };
    return loadDemoOrders(session, model, orders(), scope);
  });
}

/** Fills what the demonstration shows and is still empty. */
export async function fillDemo(context: Context): Promise<void> {
  await fillDepartments(context);
  await fillValueRules(context);
  await fillPeople(context);
  await fillAnnouncements(context);
  await fillOrders(context);
  await fillNewProducts(context);
  await fillKinds(context);
  await fillTrees(context);
  await fillForms(context);
}

/** Puts a year of orders into an empty order table; answers how many rows. Nothing where there is no such model. */
export async function fillOrders(context: Context): Promise<number> {
  const model = context.compiled().models.get(ORDER_MODEL);
  if (!model) return 0;
  const own = await fill(context, model, HOME_TENANT, () => generateOrders(1));
  const other = await fill(context, model, OTHER_TENANT, () => generateOrders(2, { orders: OTHER_ORDERS }));
  return own + other;
}
