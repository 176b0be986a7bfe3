import Fastify from 'fastify';
import { Pool } from 'pg';

/**
 * What a list costs with nothing around it: the same statements, a pool as large, no session, no tenant's wall. Prints its
 * address when it listens.
 */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();

interface Asked {
  pageNo: string;
  pageSize: string;
}

async function page(table: string, order: string, { pageNo, pageSize }: Asked) {
  const size = Number(pageSize);
  const current = Number(pageNo);
  const text = `select * from ${table} where tenant_id = $1 order by ${order} limit $2 offset $3`;
  const { rows } = await pool.query(text, ['1000', size, (current - 1) * size]);
  const counted = await pool.query(`select count(*)::int as total from ${table} where tenant_id = $1`, ['1000']);
  const total = Number(counted.rows[0]?.total);
  return { records: rows, total, size, current, pages: Math.ceil(total / size) };
}

const answer = (result: unknown) => ({ success: true, message: '', code: 200, result, timestamp: Date.now() });

app.get('/orders', async (request) =>
  answer(await page('market_order', 'order_date desc nulls last, id desc', request.query as Asked)),
);
app.get('/shelves', async (request) => {
  const result = await page('demo_shelf', 'create_time desc, id desc', request.query as Asked);
  const codes = result.records.map((row) => row.parent_no);
  const named = 'select shelf_no, name from demo_shelf where tenant_id = $1 and shelf_no = any($2)';
  const { rows } = await pool.query(named, ['1000', codes]);
  const texts = new Map(rows.map((row) => [row.shelf_no, row.name]));
  const records = result.records.map((row) => ({ ...row, parentNo_dictText: texts.get(row.parent_no) ?? null }));
  return answer({ ...result, records });
});

const REPORT = `select to_char(order_date, 'YYYY-MM') as label, count(distinct order_id collate "C") as orders,
    count(*) as lines, sum(qty) as units, coalesce(sum(amount) filter (where status <> 'Cancelled'), 0) as amount,
    count(distinct order_id collate "C") filter (where status = 'Cancelled') as cancelled
  from market_order where tenant_id = $1 and currency = $2 group by 1`;

app.get('/report', async (request) => {
  const { pageNo, pageSize } = request.query as Asked;
  const [size, current] = [Number(pageSize), Number(pageNo)];
  const paged = `select * from (${REPORT}) as report order by label limit $3 offset $4`;
  const { rows } = await pool.query(paged, ['1000', 'INR', size, (current - 1) * size]);
  const whole = `select count(*)::int as total, sum(lines) as lines, sum(units) as units, sum(amount) as amount
    from (${REPORT}) as report`;
  const { total, ...totals } = (await pool.query(whole, ['1000', 'INR'])).rows[0] ?? {};
  return answer({ records: rows, total, totals, size, current, pages: Math.ceil(Number(total) / size) });
});

console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
