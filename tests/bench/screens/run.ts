import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENDPOINTS, pathTo } from '../../../engine/api/endpoints.ts';
import { missingItems } from '../../../engine/lists/query.ts';
import { firstRequest, type ListRequest, type RowsPlan } from '../../../engine/lists/requests.ts';
import type { Plan } from '../../../engine/plan/Plan.ts';
import { inProject, runMain } from '../../../scripts/setup/checkout.mjs';
import { readArguments } from '../../../scripts/setup/readArguments.ts';
import type { Database } from '../../../server/db/Database.ts';
import { systemMigrations } from '../../../server/db/migrations/list.ts';
import { openPglite } from '../../../server/db/pglite/openPglite.ts';
import { migrate } from '../../../server/db/schema/migrate.ts';
import { fillDemo } from '../../../server/demo/fillDemo.ts';
import {
  type Headers,
  type ProductServer,
  shippedScreens,
  startProductServer,
} from '../../../server/testing/productServer.ts';
import { findTestAddresses } from '../../../server/testing/testDatabase.ts';
import { createTestClock } from '../../../server/testing/testServer.ts';
import { writeReport } from '../report.ts';

const DATABASES = ['postgres', 'pglite'] as const;
type Kind = (typeof DATABASES)[number];

/** Milliseconds at the 95th percentile. */
const MUST = { list: 300, answer: 1_000 };
/** Longer than totals and figures are remembered. */
const FORGOTTEN = 60_000;
const UPKEEP = 10 * 60_000;

interface Screen {
  id: string;
  title: string;
  type: Plan['type'];
  /** How many lines its declaration has, and its SQL. */
  lines: { json: number; sql: number };
  must: number;
  request: ListRequest;
}

/** The screen's own file, or that of the report it is, with the report's SQL; models are written once for all screens. */
function linesOf(id: string): Screen['lines'] {
  const count = (file: string): number => {
    const name = inProject('screens', file);
    return existsSync(name) ? readFileSync(name, 'utf8').trimEnd().split('\n').length : 0;
  };
  const kinds = ['screen', 'board', 'report'].map((kind) => `.${kind}.json`);
  return { json: kinds.reduce((sum, kind) => sum + count(id + kind), 0), sql: count(`${id}.sql`) };
}

/** Milliseconds at the 95th percentile, or why there is no answer. */
type Taken = number | string;

/** What a page is opened with; undefined for one that shows nothing of the database by itself. */
function screenOf(id: string, plan: Plan, today: string): Screen | undefined {
  const { title, type } = plan;
  if (plan.type === 'board') {
    const path = pathTo(ENDPOINTS.boardData, { code: plan.code });
    return { id, title, type, lines: linesOf(id), must: MUST.answer, request: { path, parameters: {} } };
  }
  if (!('pageSize' in plan)) return undefined;
  const request = firstRequest(filledIn(plan), '', { today, username: 'admin', orgCode: 'A01' });
  if (request === undefined) throw new Error(`${id}: what it needs has no default to begin with`);
  const must = plan.type === 'report' ? MUST.answer : MUST.list;
  return { id, title, type, lines: linesOf(id), must, request };
}

/** With the first of the choices where something is needed and nothing is declared. */
function filledIn(plan: RowsPlan): RowsPlan {
  const { compiled } = shipped;
  const missing = new Set(
    missingItems(
      plan.query.filter(({ defaultValue }) => defaultValue === undefined),
      {},
    ),
  );
  if (missing.size === 0) return plan;
  const query = plan.query.map((item) => {
    if (!missing.has(item)) return item;
    const items = item.options ?? compiled.dictionaries.get(item.dictCode ?? '')?.items ?? [];
    return { ...item, defaultValue: String(items[0]?.value ?? '') };
  });
  return { ...plan, query };
}

const shipped = { compiled: await shippedScreens() };

async function measure(server: ProductServer, headers: Headers, { request }: Screen, times: number): Promise<Taken> {
  const asked = new URLSearchParams(Object.entries(request.parameters).map(([key, value]) => [key, String(value)]));
  const taken: number[] = [];
  for (let at = 0; at < times; at++) {
    server.clock.advance(FORGOTTEN);
    const begin = performance.now();
    const reply = await server.call(headers, 'GET', `${request.path}?${asked}`);
    taken.push(performance.now() - begin);
    if (!reply.success) return reply.message;
  }
  return taken.sort((one, other) => one - other)[Math.ceil(taken.length * 0.95) - 1] ?? Number.NaN;
}

interface Opened {
  db: Database;
  remove(): Promise<void>;
}

async function openPostgres(): Promise<Opened | undefined> {
  const open = await findTestAddresses();
  return open?.();
}

async function openEmbedded(): Promise<Opened> {
  const directory = mkdtempSync(path.join(tmpdir(), 'weft-bench-'));
  const db = await openPglite({ dataDir: directory });
  const remove = async (): Promise<void> => {
    await db.close();
    rmSync(directory, { recursive: true, force: true });
  };
  return { db, remove };
}

/** Every screen's milliseconds over the full demonstration in one database; undefined where none answers. */
async function measureOn(kind: Kind, ids: RegExp, times: number): Promise<Map<Screen, Taken> | undefined> {
  const opened = await (kind === 'postgres' ? openPostgres() : openEmbedded());
  if (opened === undefined) return undefined;
  const { db, remove } = opened;
  try {
    await migrate(db, systemMigrations);
    const clock = createTestClock();
    const kept = { ...db, close: async () => undefined };
    const server = await startProductServer(kept, { clock, settings: { demoSize: 'full' } });
    const begin = performance.now();
    await fillDemo(server.context);
    // What a database server does within minutes by itself, and the product in the embedded one.
    await db.query('VACUUM ANALYZE', [], { deadline: UPKEEP });
    console.log(`${kind}: filled in ${((performance.now() - begin) / 1_000).toFixed(0)} s`);
    const headers = await server.signIn();
    const taken = new Map<Screen, Taken>();
    const today = clock.now().toISOString().slice(0, 10);
    for (const [id, plan] of shipped.compiled.plans) {
      const screen = ids.test(id) ? screenOf(id, plan, today) : undefined;
      if (screen === undefined) continue;
      taken.set(screen, await measure(server, headers, screen, times));
      console.log(`${kind} ${id}: ${told(taken.get(screen))}`);
    }
    await server.close();
    return taken;
  } finally {
    await remove();
  }
}

const told = (taken: Taken | undefined): string =>
  typeof taken === 'number' ? `${taken.toFixed(0)} ms` : (taken ?? '–');

function writeTable(kinds: readonly Kind[], measured: readonly Map<Screen, Taken>[]): string {
  const ids = new Map(measured.flatMap((each) => [...each.keys()]).map((screen) => [screen.id, screen]));
  const of = (id: string) => measured.map((each) => [...each].find(([screen]) => screen.id === id)?.[1]);
  const worst = (id: string) => Math.max(...of(id).map((each) => (typeof each === 'number' ? each : Infinity)));
  const lines = [...ids.values()]
    .toSorted((one, other) => worst(other.id) - worst(one.id))
    .map(({ id, title, type, lines: { json, sql }, must }) => {
      const cells = of(id).map(told);
      return `| ${[title, `\`${id}\``, type, json, sql || '', ...cells, `≤ ${must} ms`, worst(id) <= must ? '✓' : '✗'].join(' | ')} |`;
    });
  return [
    `| Screen | File | Type | Lines of JSON | of SQL | ${kinds.map((kind) => (kind === 'pglite' ? 'PGlite' : 'PostgreSQL')).join(' | ')} | Must | |`,
    `|---|---|---|---:|---:|${kinds.map(() => '---:|').join('')}---|---|`,
    ...lines,
  ].join('\n');
}

/**
 * How long every list, report and board takes as it is opened, over the full demonstration. `--on postgres|pglite` (default
 * both), `--only` a pattern of ids, `--times` how often each is asked, `--record` into docs/performance.md.
 */
await runMain(async () => {
  process.chdir(inProject());
  const { values } = readArguments({
    args: process.argv.slice(2),
    options: {
      on: { type: 'string' },
      only: { type: 'string', default: '' },
      times: { type: 'string', default: '20' },
      record: { type: 'boolean', default: false },
    },
  });
  const kinds = DATABASES.filter((kind) => values.on === undefined || values.on === kind);
  const measured: [Kind, Map<Screen, Taken>][] = [];
  for (const kind of kinds) {
    const taken = await measureOn(kind, new RegExp(values.only), Number(values.times));
    if (taken) measured.push([kind, taken]);
  }
  const table = writeTable(
    measured.map(([kind]) => kind),
    measured.map(([, taken]) => taken),
  );
  if (values.record) writeReport(' -- screens', table, 1, `${values.times} times each, nothing remembered`);
  else console.log(table);
  return measured.length > 0 ? 0 : 1;
});
