import { HOME_TENANT, OTHER_TENANT } from '../config/builtIn.ts';
import { allRows, type Session } from '../db/Database.ts';
import { indexedAfter } from '../db/schema/indexedAfter.ts';
import { builder, run } from '../db/sql.ts';
import type { Context } from '../http/Context.ts';
import type { AdTree } from './ads/campaigns.ts';
import { holdsAny, insertRecords } from './insertRecords.ts';
import { loadDemoOrders } from './loadDemoOrders.ts';
import type { Books } from './seller/finance.ts';
import { generateOtherSeller, generateSeller, type Seller } from './seller/seller.ts';
import type { Delivery } from './seller/shipments.ts';

const ORDER_MODEL = 'market/order';
/** A third of the group; where little is shown two tenants are enough to see that they are apart. */
const THIRD_TENANT = '3000';
/** Milliseconds for the whole of a large demonstration on a slow machine. */
const WHOLE = 30 * 60_000;
/** Rows from which on keeping indexes up to date takes longer than making them. */
const MANY_ROWS = 20_000;
/** Enough to see that tenants are apart. */
const OTHER_ORDERS = 40;

/** Puts the seller's business into models that are still empty; answers how many order lines. */
export async function fillSeller(context: Context): Promise<number> {
  const size = context.settings.demoSize ?? 'tiny';
  const own = await fillTenant(context, HOME_TENANT, () => generateSeller(size));
  const other = await fillTenant(context, OTHER_TENANT, () => generateOtherSeller(2, OTHER_ORDERS));
  if (size === 'tiny') return own + other;
  await addTenant(context, THIRD_TENANT, '海外分公司');
  return own + other + (await fillTenant(context, THIRD_TENANT, () => generateOtherSeller(3, OTHER_ORDERS * 10)));
}

/** Puts one seller into a tenant whose models are still empty; answers how many order lines. */
export async function fillTenant(context: Context, tenant: string, generate: () => Seller): Promise<number> {
  const orders = context.compiled().models.get(ORDER_MODEL);
  if (!orders) return 0;
  if (await context.db.withTenant(allRows(tenant), (session) => holdsAny(session, orders, tenant))) return 0;
  // Made beforehand: a transaction must not wait for anything but the database.
  const { sales, records, deliveries, campaigns, books } = generate();
  const load = async (inner: Session): Promise<number> => {
    const session = patient(inner);
    if (await holdsAny(session, orders, tenant)) return 0;
    await putBooks(context, session, tenant, books);
    for (const [id, rows] of records) await put(context, session, tenant, id, rows);
    await putDeliveries(context, session, tenant, deliveries);
    await fillCampaigns(context, session, tenant, campaigns);
    const scope = { tenant, orgCode: 'A01', username: 'admin', newId: context.newId };
    return loadDemoOrders(session, orders, sales, scope);
  };
  const fill = () => context.db.withTenant(allRows(tenant), load, { deadline: WHOLE });
  const many = [[ORDER_MODEL, sales] as const, ...records].filter(([, rows]) => rows.length >= MANY_ROWS);
  const models = many.flatMap(([id]) => context.compiled().models.get(id) ?? []);
  return indexedAfter(context.db, models, fill, WHOLE);
}

/** A first start waits for nothing else: a slow machine may take its time over a thousand rows. */
function patient(session: Session): Session {
  return { query: (sql, values, options) => session.query(sql, values, { deadline: WHOLE, ...options }) };
}

/** Nothing where there is no such model, or where it holds records of somebody's own. */
async function put(context: Context, session: Session, tenant: string, id: string, rows: readonly object[]) {
  const model = context.compiled().models.get(id);
  if (!model || (await holdsAny(session, model, tenant))) return;
  await insertRecords(context, session, model, rows, tenant);
}

async function putBooks(context: Context, session: Session, tenant: string, { settlements, costs }: Books) {
  const settlement = context.compiled().models.get('finance/settlement');
  const entry = context.compiled().models.get('finance/entry');
  if (!settlement || !entry || (await holdsAny(session, settlement, tenant))) return;
  const rows = settlements.map((each) => each.settlement);
  const ids = await insertRecords(context, session, settlement, rows, tenant);
  const lines = settlements.flatMap((each, at) => each.lines.map((one) => ({ settlementId: ids[at], ...one })));
  await insertRecords(context, session, entry, [...lines, ...costs], tenant);
}

async function putDeliveries(context: Context, session: Session, tenant: string, deliveries: readonly Delivery[]) {
  const shipment = context.compiled().models.get('fba/shipment');
  const line = context.compiled().models.get('fba/shipment-line');
  if (!shipment || !line || (await holdsAny(session, shipment, tenant))) return;
  const shipments = deliveries.map((each) => each.shipment);
  const ids = await insertRecords(context, session, shipment, shipments, tenant);
  const lines = deliveries.flatMap((each, at) => each.lines.map((one) => ({ shipmentId: ids[at], ...one })));
  await insertRecords(context, session, line, lines, tenant);
}

async function addTenant(context: Context, id: string, name: string): Promise<void> {
  const insert = builder.insertInto('sys_tenant').values({ id, name });
  await context.db.transaction((session) =>
    run(
      session,
      insert.onConflict((conflict) => conflict.doNothing()),
    ),
  );
}

/** Puts campaigns with their groups, products and targets into models that hold none yet. */
async function fillCampaigns(context: Context, session: Session, tenant: string, trees: readonly AdTree[]) {
  const models = context.compiled().models;
  const campaign = models.get('advertising/campaign');
  if (!campaign || (await holdsAny(session, campaign, tenant))) return;
  const rows = trees.map((tree) => tree.campaign);
  const ids = await insertRecords(context, session, campaign, rows, tenant);
  const below = (part: 'groups' | 'products' | 'targets') =>
    trees.flatMap((tree, at) => tree[part].map((row) => ({ ...row, campaignId: ids[at] })));
  const parts = { 'ad-group': below('groups'), 'ad-product': below('products'), 'ad-target': below('targets') };
  for (const [name, records] of Object.entries(parts)) {
    const model = models.get(`advertising/${name}`);
    if (model) await insertRecords(context, session, model, records, tenant);
  }
}
