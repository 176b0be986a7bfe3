import type { Plan } from '../../engine/plan/Plan.ts';
import { columnRights, grantedActions } from '../../engine/plan/parts.ts';
import type { Grant } from '../access/grantTree.ts';
import { scopeCode, scopesOfPage } from '../access/rowScopes.ts';
import { HOME_TENANT } from '../config/builtIn.ts';
import { builder, run, runFirst } from '../db/sql.ts';
import type { Context } from '../http/Context.ts';

/** What a role of the demonstration may do: ids of screens, or areas that end with `/`. */
interface RoleRights {
  reads: readonly string[];
  works?: readonly string[];
  /** Sees costs, profits and the like. */
  restricted?: true;
  /** Restricted fields it sees nonetheless. */
  fields?: readonly string[];
  /** Keys of the scopes that narrow what it sees, wherever a page has them. */
  scopes?: readonly string[];
}

const READING = new Set(['list', 'detail', 'export']);
const DELETING = new Set(['delete', 'batch_delete', 'purge']);
const BUSINESS = ['base/', 'fba/', 'advertising/', 'market/', 'finance/', 'vendor/', 'board/', 'dashboard/'] as const;

/** What whoever runs a shop looks at. */
const SHOP_PAGES = ['advertising/', 'base/listing', 'base/shop', 'board/', 'dashboard/', 'fba/', 'market/'] as const;

/** What waits for whoever works on records. */
const OWN_WORK = ['dashboard/task', 'dashboard/approvals'] as const;

/** What orders are worth, in reports and boards over them too. */
const SALES = ['market:order:amount'] as const;

/** How to reach colleagues. */
const CONTACTS = ['system:contact:phone', 'system:contact:telephone', 'system:contact:email'] as const;

export const ROLE_RIGHTS: Readonly<Record<string, RoleRights>> = {
  operator: {
    fields: CONTACTS,
    reads: ['fba/', 'market/sales-statistics', 'market/refund-analysis', 'market/timely', 'market/restock'],
    works: ['fba/online-goods', 'fba/claims', 'market/publish', 'market/objectives'],
  },
  logistics: {
    reads: [...OWN_WORK, 'base/product', 'fba/'],
    works: ['fba/shipment', 'fba/kanban', 'fba/claims', 'fba/removal', 'fba/return-warehouse', 'fba/safety-stock'],
    fields: ['fba:shipment:freight', 'fba:kanban:freight'],
  },
  warehouse: { reads: ['fba/shipment', 'fba/stock'], works: ['fba/return-warehouse'] },
  service: {
    reads: [
      ...OWN_WORK,
      'board/resend',
      'board/sku-refund',
      'fba/return-warehouse',
      'market/objective-pace',
      'market/order',
      'market/refund-analysis',
      'market/refund-details',
      'market/review-trend',
      'market/timely',
      'fba/returns',
    ],
    works: ['market/returns', 'market/resends', 'market/reviews'],
    fields: SALES,
  },
  advertising: {
    reads: [
      ...OWN_WORK,
      'advertising/',
      'fba/listing',
      'fba/online-goods',
      'market/brand-terms',
      'market/competitors',
      'market/keyword-ranks',
      'market/objective-pace',
      'market/sales-statistics',
      'market/shop',
    ],
    works: ['advertising/budget', 'advertising/manager', 'advertising/warning', 'advertising/warning-rule'],
    fields: SALES,
    scopes: ['mine'],
  },
  accountant: {
    reads: [
      ...OWN_WORK,
      'base/exchange-rate',
      'base/shop',
      'board/sales-reckon',
      'fba/abnormal-fee',
      'fba/claims',
      'fba/storage-charges',
      'finance/',
      'market/cost-analysis',
      'market/objective-pace',
      'market/profit-list',
      'market/refund-details',
      'market/vc-charges',
      'vendor/',
    ],
    works: ['base/exchange-rate', 'finance/money-back'],
    restricted: true,
    fields: [...SALES, 'base:product:purchaseCost', 'base:product:firstLegCost', 'market:resend:goodsCost'],
  },
  purchaser: {
    reads: ['base/product', 'fba/distribution', 'market/restock'],
    works: ['market/purchase-plan'],
    restricted: true,
  },
  shop_operator: {
    reads: [...SHOP_PAGES],
    works: [
      'fba/claims',
      'fba/online-goods',
      'fba/removal',
      'market/objectives',
      'market/publish',
      'market/resends',
      'market/returns',
      'market/reviews',
    ],
    fields: SALES,
    scopes: ['shops'],
  },
  manager: {
    reads: BUSINESS,
    works: ['market/objectives', 'market/purchase-plan'],
    restricted: true,
    fields: CONTACTS,
  },
  auditor: { reads: BUSINESS, restricted: true },
};

/** Grants the demonstration's roles what their work needs; answers how many grants. */
export async function fillRoles(context: Context): Promise<number> {
  const compiled = context.compiled();
  const plans = [...compiled.plans.values()];
  const scopesOf = (screen: string) => scopesOfPage(compiled, screen).map(({ key }) => key);
  return context.db.transaction(async (session) => {
    let count = 0;
    for (const [code, rights] of Object.entries(ROLE_RIGHTS)) {
      const select = builder
        .selectFrom('sys_role')
        .select('id')
        .where('tenant_id', '=', HOME_TENANT)
        .where('role_code', '=', code);
      const role = await runFirst<{ id: string }>(session, select);
      if (!role) continue;
      const rows = grantsOf(rights, plans, scopesOf).map((grant) => ({ role_id: role.id, ...grant }));
      if (rows.length === 0) continue;
      const insert = builder.insertInto('sys_role_grant').values(rows);
      await run(
        session,
        insert.onConflict((conflict) => conflict.doNothing()),
      );
      count += rows.length;
    }
    return count;
  });
}

/** Screens and actions that a role gets. */
export function grantsOf(
  { reads, works = [], restricted, fields = [], scopes = [] }: RoleRights,
  plans: readonly Plan[],
  scopesOf: (screen: string) => readonly string[] = () => [],
) {
  const grants = new Map<string, Grant>();
  const add = (kind: Grant['kind'], code: string) => grants.set(`${kind} ${code}`, { kind, code });
  for (const plan of plans) {
    const working = works.includes(plan.id);
    if (!working && !reads.some((each) => (each.endsWith('/') ? plan.id.startsWith(each) : plan.id === each))) continue;
    add('menu', plan.id);
    for (const key of scopesOf(plan.id)) if (scopes.includes(key)) add('scope', scopeCode(plan.id, key));
    for (const { code, permission } of grantedActions(plan)) {
      if (READING.has(code) || (working && !DELETING.has(code))) add('action', permission);
    }
    if (restricted) for (const { code } of columnRights(plan)) add('action', code);
  }
  for (const code of fields) add('action', code);
  return [...grants.values()];
}
