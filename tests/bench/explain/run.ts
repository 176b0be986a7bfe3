import { parseArgs } from 'node:util';
import type { Report } from '../../../engine/plan/compiled.ts';
import { sourceOf } from '../../../engine/plan/parts.ts';
import { HOME_TENANT } from '../../../server/config/builtIn.ts';
import { allRows, type Database, type Selection, type Session } from '../../../server/db/Database.ts';
import { type ProductServer, shippedScreens, startProductServer } from '../../../server/testing/productServer.ts';
import { findTestAddresses } from '../../../server/testing/testDatabase.ts';
import { createTestClock } from '../../../server/testing/testServer.ts';
import { median } from '../cases.ts';
import { writeReport } from '../report.ts';
import { fillOrders, ORDERS } from './fillOrders.ts';
import { tell } from './plans.ts';

const SIZES = [24_000, 240_000, 2_400_000];
const LISTS = '/online/cgform/api/getData';
const REPORTS = '/online/cgreport/api/getData';
const DEADLINE = 60_000;
/** Longer than totals are remembered. */
const FORGOTTEN = 10_000;

/** What was asked of the database by one request. */
interface Asked extends Selection {
  as: 'app' | 'report';
}

/** A database that notes what lists and reports ask of it. */
function noting(db: Database, asked: Asked[]): Database {
  const note = (session: Session): Session => ({
    query: (sql, values = [], options) => {
      asked.push({ sql, values, as: 'report' });
      return session.query(sql, values, options);
    },
  });
  return {
    ...db,
    readTogether: (scope, readings) => {
      asked.push(...readings.map(({ sql, values }) => ({ sql, values, as: 'app' as const })));
      return db.readTogether(scope, readings);
    },
    readOnly: (scope, work, options) => db.readOnly(scope, (session) => work(note(session)), options),
  };
}

/** A request whose statements are looked at; `limit` are the milliseconds it may take. */
interface Question {
  title: string;
  url: string;
  limit?: number;
}

const ORDER_QUESTIONS: readonly Question[] = [
  { title: '订单，第 1000 页', url: `${LISTS}/${ORDERS}?pageNo=1000&pageSize=10`, limit: 300 },
  { title: '订单，第 1000 页，每页 100 条', url: `${LISTS}/${ORDERS}?pageNo=1000&pageSize=100`, limit: 300 },
  {
    title: '订单，状态与日期，按日期',
    url: `${LISTS}/${ORDERS}?status=Cancelled&orderDate_begin=2025-06-01`,
    limit: 300,
  },
  { title: '订单，州，按订单号', url: `${LISTS}/${ORDERS}?shipState=State 7&column=orderId&order=asc`, limit: 300 },
  { title: '订单，最后一页（全部计数）', url: `${LISTS}/${ORDERS}?pageNo=240000&pageSize=10`, limit: 1_000 },
];

/** A report by each value of the closed choice it cannot do without. */
function reportQuestions({ code, title, params }: Report): Question[] {
  const url = `${REPORTS}/${code}`;
  const choice = params.find(({ required, values }) => required && values !== undefined && values.length > 0);
  if (!choice?.values) return [{ title, url }];
  return choice.values.map((value) => ({
    title: `${title}，${value}`,
    url: `${url}?self_${choice.key}=${value}`,
    ...(value === 'month' ? { limit: 3_000 } : {}),
  }));
}

/** Asks a few times with nothing remembered; answers the median of the milliseconds. */
async function timed(
  server: ProductServer,
  headers: Record<string, string>,
  url: string,
  times: number,
): Promise<number> {
  const taken: number[] = [];
  for (let at = 0; at < times; at++) {
    server.clock.advance(FORGOTTEN);
    const begin = performance.now();
    const reply = await server.call(headers, 'GET', encodeURI(url));
    taken.push(performance.now() - begin);
    if (!reply.success) throw new Error(`${url}: ${reply.message}`);
  }
  return median(taken);
}

/** What a list of a hundred times as many may take. */
const MOST_GROWN = 2;

function grown(size: number, took: number, ratio: number): string {
  const kept = ratio <= MOST_GROWN ? '✓' : '✗';
  const cells = [size.toLocaleString('en'), `${shown(took)} ms`, `× ${ratio.toFixed(2)}`, `≤ ${MOST_GROWN} ×`, kept];
  return `| ${cells.join(' | ')} |`;
}

const shown = (milliseconds: number): string => milliseconds.toFixed(milliseconds < 10 ? 1 : 0);

async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { record: { type: 'boolean', default: false }, rows: { type: 'string' } },
  });
  const sizes = values.rows === undefined ? SIZES : [Number(values.rows)];
  const open = await findTestAddresses();
  if (!open) return console.error('no PostgreSQL answers');
  const { db, remove } = await open();
  const asked: Asked[] = [];
  try {
    const { migrate } = await import('../../../server/db/schema/migrate.ts');
    const { systemMigrations } = await import('../../../server/db/migrations/list.ts');
    await migrate(db, systemMigrations);
    const server = await startProductServer(
      { ...noting(db, asked), close: async () => undefined },
      { clock: createTestClock() },
    );
    const headers = await server.signIn();
    const compiled = await shippedScreens();
    const growth: string[] = [];
    let first = Number.NaN;
    let before = 0;
    for (const size of sizes) {
      await fillOrders(db, compiled, before, size);
      before = size;
      const took = await timed(server, headers, `${LISTS}/${ORDERS}`, 21);
      first = Number.isNaN(first) ? took : first;
      growth.push(grown(size, took, took / first));
      console.log(growth.at(-1));
    }
    const lists = [...compiled.plans.values()].flatMap((plan) => sourceOf(plan).model ?? []);
    const questions: Question[] = [
      ...[...new Set(lists)].map((code) => ({ title: titleOf(compiled, code), url: `${LISTS}/${code}` })),
      ...ORDER_QUESTIONS,
      ...[...compiled.reports.values()].flatMap(reportQuestions),
    ];
    const lines: string[] = [];
    for (const question of questions) {
      lines.push(...(await explain(question)));
      console.log(lines.at(-1));
    }
    const table = [
      '| Lines of orders | The list opens in | Ratio | Must | |',
      '|---:|---:|---:|---|---|',
      ...growth,
      '',
      `| Asked of ${before.toLocaleString('en')} lines | Whole request | Must | | Plan of its rows, or of its slowest statement | Rows | Pages | ms |`,
      '|---|---:|---|---|---|---:|---:|---:|',
      ...lines,
    ].join('\n');
    if (values.record) writeReport(' -- explain', table, 1, 'PostgreSQL on the same machine');
    await server.close();

    async function explain({ title, url, limit }: Question): Promise<string[]> {
      asked.length = 0;
      const took = await timed(server, headers, url, limit !== undefined && limit > 1_000 ? 3 : 5);
      const unique = [...new Map(asked.map((one) => [JSON.stringify([one.sql, one.values]), one])).values()];
      const told = [];
      for (const one of unique) {
        if (!/^\s*(select|with)\b/i.test(one.sql) || /pg_backend_pid/.test(one.sql)) continue;
        told.push(await planned(one));
      }
      // Of a plain page its rows; what has a limit is told by what took it.
      const [page] = limit === undefined ? told : told.toSorted((one, other) => other.milliseconds - one.milliseconds);
      if (!page) return [];
      const must = limit === undefined ? '' : `≤ ${limit} ms`;
      const kept = limit === undefined ? '' : took <= limit ? '✓' : '✗';
      const { top, rows, pages, milliseconds } = page;
      return [`| ${[title, `${shown(took)} ms`, must, kept, top, rows, pages, shown(milliseconds)].join(' | ')} |`];
    }
    async function planned({ sql, values: bound, as }: Asked) {
      const text = `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${sql}`;
      const scope = allRows(HOME_TENANT);
      const run = async (session: Session) => (await session.query(text, bound, { deadline: DEADLINE })).rows;
      const options = { deadline: DEADLINE };
      return tell(await (as === 'report' ? db.readOnly(scope, run, options) : db.withTenant(scope, run, options)));
    }
  } finally {
    await remove();
  }
}

function titleOf(compiled: Awaited<ReturnType<typeof shippedScreens>>, code: string): string {
  const model = [...compiled.models.values()].find((each) => each.code === code);
  return model ? `${model.title}（${model.table}）` : code;
}

await main(process.argv.slice(2));
