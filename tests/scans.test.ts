import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDPOINTS, pathTo } from '../engine/api/endpoints.ts';
import { inputNames } from '../engine/lists/query.ts';
import { firstRequest, type ListRequest, type RowsPlan } from '../engine/lists/requests.ts';
import type { Plan, PlanQueryItem } from '../engine/plan/Plan.ts';
import type { Database, Scope, Selection, Session } from '../server/db/Database.ts';
import { planOf } from '../server/db/estimate.ts';
import {
  type Headers,
  type ProductServer,
  shippedTables,
  startProductServer,
} from '../server/testing/productServer.ts';
import { openTestPglite } from '../server/testing/testDatabase.ts';

/**
 * Every statement of every list, report and board over the tables that grow with the business, as it opens and with each
 * narrow condition it offers: whoever asks for a week, a shop or some numbers waits for no look at every row.
 */
const BIG = ['market_order', 'market_profit_day', 'fba_ledger', 'advertising_product_day'];
const ROWS = 20_000;
const WEEK = { from: '2026-10-25', to: '2026-10-31' };
const SHOP = 'AMZ-AU';
const CODES = 'K1017 K1018';

/** Days one after another, as they come to be; one row of two hundred is of the small shop; a number has ten rows. */
const BY_NAME: Readonly<Record<string, string>> = {
  id: `'row-' || n`,
  tenant_id: `'1000'`,
  shop: `case when n % 200 = 0 then '${SHOP}' else 'AMZ-US' end`,
  currency: `'USD'`,
  status: `'Shipped'`,
  line_no: 'n',
};
const BY_TYPE: Readonly<Record<string, string>> = {
  date: `date '2025-09-01' + n * 425 / ${ROWS}`,
  'timestamp without time zone': `timestamp '2025-09-01' + n * interval '30 minutes'`,
  'character varying': `'K' || (1000 + n % 2000)`,
  text: `'K' || (1000 + n % 2000)`,
  integer: 'n % 50',
  numeric: 'n % 50',
};

interface Statement extends Selection {
  scope: Scope;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Filter?: string;
  Plans?: PlanNode[];
}

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

let db: Database;
let server: ProductServer;
let headers: Headers;
const asked: Statement[] = [];

async function grow(filled: Database): Promise<void> {
  for (const table of BIG) {
    const { rows } = await filled.query<{ name: string; type: string; whole: string }>(
      `SELECT attname AS name, format_type(atttypid, null) AS type, format_type(atttypid, atttypmod) AS whole
       FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
      [table],
    );
    const names = rows.map(({ name }) => `"${name}"`).join();
    // A text longer than its column is cut by the cast.
    const values = rows.map(
      ({ name, type, whole }) => `(${BY_NAME[name] ?? BY_TYPE[type] ?? expect.fail(type)})::${whole}`,
    );
    const insert = `INSERT INTO ${table} (${names}) SELECT ${values.join()} FROM generate_series(0, ${ROWS - 1}) n`;
    await filled.query(insert, [], { deadline: 120_000 });
  }
  await filled.query('VACUUM ANALYZE', [], { deadline: 120_000 });
}

const grown = {
  key: async () => `${await shippedTables.key()}${grow}${ROWS}${JSON.stringify([BY_NAME, BY_TYPE])}`,
  fill: async (database: Database) => {
    await shippedTables.fill(database);
    await grow(database);
  },
};

beforeAll(async () => {
  db = await openTestPglite({ filled: grown });
  const kept = (scope: Scope, session: Session): Session => ({
    query: (sql, values = [], options) => {
      asked.push({ scope, sql, values });
      return session.query(sql, values, options);
    },
  });
  server = await startProductServer({
    ...db,
    readOnly: (scope, work, options) => db.readOnly(scope, (session) => work(kept(scope, session)), options),
    readTogether: (scope, readings) => {
      asked.push(...readings.map((each) => ({ scope, ...each })));
      return db.readTogether(scope, readings);
    },
  });
  headers = await server.signIn();
});
afterAll(() => server.close());

/** Where all rows of a big table are looked at for a request, and by which condition. */
async function scansOf({ path, parameters }: ListRequest): Promise<{ big: boolean; scans: string[] }> {
  asked.length = 0;
  const query = new URLSearchParams(Object.entries(parameters).map(([key, value]) => [key, String(value)]));
  const reply = await server.call(headers, 'GET', `${path}?${query}`);
  expect(reply, `${path}?${query}: ${reply.message}`).toMatchObject({ success: true });
  const statements = asked.filter(
    ({ sql }) => /^\s*(?:select|with)\b/i.test(sql) && BIG.some((name) => sql.includes(name)),
  );
  const scans: string[] = [];
  for (const { scope, ...statement } of statements) {
    const { sql, values } = planOf(statement);
    const { rows } = await db.readOnly(scope, (session) => session.query(sql, values));
    const [root] = (rows[0]?.['QUERY PLAN'] ?? []) as { Plan?: PlanNode }[];
    const nodes = nodesOf(root?.Plan ?? expect.fail('nothing was planned'));
    scans.push(
      ...nodes
        .filter((node) => node['Node Type'] === 'Seq Scan' && BIG.includes(node['Relation Name'] ?? ''))
        .map((node) => `${node['Relation Name']} ${node.Filter ?? ''}`),
    );
  }
  return { big: statements.length > 0, scans };
}

/** A narrow condition on an item of a query; undefined where it asks for a good part of all rows, or for part of a text. */
function narrow(item: PlanQueryItem): string | undefined {
  if (item.dayRange) return `${item.key}=${WEEK.from},${WEEK.to}`;
  const [first, second] = inputNames(item);
  if (second !== undefined && item.kind === 'date') return `${first}=${WEEK.from}&${second}=${WEEK.to}`;
  if (item.key === 'shop') return `shop=${SHOP}`;
  const number = !item.param && item.kind === 'text' && /^(?:orderId|msku|sku|asin|campaign)$/.test(item.key);
  return number ? `${item.key}=${encodeURIComponent(CODES)}` : undefined;
}

const asking = { today: '2026-11-20', username: 'admin', orgCode: 'A01' };

function narrowRequests(plan: Plan): { opens?: ListRequest; narrow: { words: string; request: ListRequest }[] } {
  if (plan.type === 'board') {
    const path = pathTo(ENDPOINTS.boardData, { code: plan.code });
    const week = { words: 'a week', request: { path, parameters: { period: `${WEEK.from},${WEEK.to}` } } };
    const shop = { words: 'a shop', request: { path, parameters: { f_shop: SHOP } } };
    return {
      opens: { path, parameters: {} },
      narrow: plan.filters.some(({ key }) => key === 'shop') ? [week, shop] : [week],
    };
  }
  if (!('pageSize' in plan) || !('source' in plan)) return { narrow: [] };
  const rows = plan as RowsPlan;
  const opens = firstRequest(rows, '', asking);
  const searches = rows.query.flatMap((item) => narrow(item) ?? []);
  const requests = searches.flatMap((words) => {
    const request = firstRequest(rows, words, asking);
    return request ? [{ words, request }] : [];
  });
  return { ...(opens ? { opens } : {}), narrow: requests };
}

test('no narrow condition of a screen looks at every row of a table that grows', { timeout: 120_000 }, async () => {
  const found: string[] = [];
  let looked = 0;
  for (const [id, plan] of server.context.compiled().plans) {
    if (/^(?:demo|system|isps)\//.test(id)) continue;
    const { opens, narrow } = narrowRequests(plan);
    if (opens === undefined || !(await scansOf(opens)).big) continue;
    for (const { words, request } of narrow) {
      const { scans } = await scansOf(request);
      looked += 1;
      found.push(...scans.map((scan) => `${id} ${words}: ${scan}`));
    }
  }
  expect(found).toEqual([]);
  expect(looked).toBeGreaterThan(50);
});
