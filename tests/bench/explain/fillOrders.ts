import type { Compiled } from '../../../engine/plan/compiled.ts';
import { HOME_TENANT } from '../../../server/config/builtIn.ts';
import { allRows, type Database } from '../../../server/db/Database.ts';
import { applyModels } from '../../../server/screens/applyModels.ts';

export const ORDERS = 'market_order';
const OTHER_TENANT = '2000';
const DEADLINE = 600_000;

/**
 * Orders of two years over thirty states and nine categories, five lines to four orders, one in eight cancelled, all in
 * one currency so that a report reads them all; ids are as random as the dates, remarks are on one in ten.
 */
const FILL = `INSERT INTO market_order (id, tenant_id, version, create_by, create_time, sys_org_code, order_id, line_no,
    order_date, status, fulfilment, sales_channel, service_level, category, size, courier_status, qty, currency, amount,
    ship_city, ship_state, ship_postal_code, ship_country, b2b, owner, remark)
  SELECT $1 || '-' || n, $1, 1, 'admin', timestamp '2024-11-01' + n % 1051200 * interval '1 minute', 'A01',
    (100 + o % 899) || '-' || lpad((o * 7919::bigint % 9999991)::text, 7, '0') || '-' || lpad(o::text, 7, '0'), n - o * 5 / 4,
    date '2024-11-01' + ((o * 7919::bigint) % 730)::int,
    (array['Shipped', 'Shipped', 'Shipped', 'Delivered', 'Delivered', 'Pending', 'Cancelled', 'Shipping'])[1 + n % 8],
    CASE WHEN n % 4 = 0 THEN 'Merchant' ELSE 'Amazon' END, (array['Amazon.com', 'Amazon.in', 'eBay'])[1 + o % 3],
    CASE WHEN n % 3 = 0 THEN 'Expedited' ELSE 'Standard' END,
    (array['Set', 'Kurta', 'Western Dress', 'Top', 'Ethnic Dress', 'Blouse', 'Bottom', 'Saree', 'Dupatta'])[1 + n % 9],
    (array['S', 'M', 'L', 'XL', '3XL'])[1 + n % 5], 'Shipped', 1 + n % 3, 'USD', 5 + n % 400 + 0.99,
    'City ' || o % 400, 'State ' || o % 30, lpad((o % 99999)::text, 5, '0'), 'US', 'N', 'admin',
    CASE WHEN n % 10 = 0 THEN 'a remark on line ' || n END
  FROM (SELECT n, n * 4 / 5 AS o FROM generate_series($2::int, $3::int) n) AS line`;

/** Brings the orders to so many lines, indexed and analyzed; another tenant has a twentieth of them. */
export async function fillOrders(db: Database, compiled: Compiled, from: number, to: number): Promise<void> {
  const indexes = await db.query<{ name: string }>(
    "SELECT indexname AS name FROM pg_indexes WHERE tablename = $1 AND indexname ~ '^[iu]x_'",
    [ORDERS],
  );
  for (const { name } of indexes.rows) await db.query(`DROP INDEX ${name}`);
  for (const [tenant, part] of [
    [HOME_TENANT, 1],
    [OTHER_TENANT, 20],
  ] as const) {
    const values = [tenant, Math.ceil(from / part) + 1, Math.ceil(to / part)];
    await db.withTenant(allRows(tenant), (session) => session.query(FILL, values, { deadline: DEADLINE }), {
      deadline: DEADLINE,
    });
  }
  // Whatever the models say is made again.
  const problems = await applyModels(db, compiled);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  await db.query(`VACUUM ANALYZE ${ORDERS}`, [], { deadline: DEADLINE });
}
