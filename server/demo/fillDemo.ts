import type { Model } from '../../engine/plan/compiled.ts';
import { HOME_TENANT, OTHER_TENANT } from '../config/builtIn.ts';
import { builder, runFirst } from '../db/sql.ts';
import type { Context } from '../http/Context.ts';
import { fillAnnouncements } from './fillAnnouncements.ts';
import { fillDepartments } from './fillDepartments.ts';
import { fillForms } from './fillForms.ts';
import { fillKinds } from './fillKinds.ts';
import { fillNewProducts } from './fillNewProducts.ts';
import { fillPurchases } from './fillPurchases.ts';
import { fillTrees } from './fillTrees.ts';
import { fillUsers } from './fillUsers.ts';
import { fillValueRules } from './fillValueRules.ts';
import { generateOrders } from './generateOrders.ts';
import { loadDemoOrders } from './loadDemoOrders.ts';
import type { OrderRow } from './OrderRow.ts';

const ORDER_MODEL = 'market/order';
/** Enough to see that tenants are apart. */
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
  await fillUsers(context);
  await fillAnnouncements(context);
  await fillOrders(context);
  await fillNewProducts(context);
  await fillPurchases(context);
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
