import { afterAll, beforeAll, expect, test } from 'vitest';
import { stateOf } from '../engine/lists/listState.ts';
import {
  type FigureOrigin,
  originRequest,
  type PointedFigure,
  pointedFigure,
} from '../engine/lists/origins/figureOrigin.ts';
import { pivotColumns } from '../engine/lists/pivotColumns.ts';
import { reportRows } from '../engine/lists/reportRows.ts';
import { listDefaults, pageRequest } from '../engine/lists/requests.ts';
import { decimalIn } from '../engine/measures/arithmetic.ts';
import { evaluateMeasure } from '../engine/measures/evaluate.ts';
import type { ReportPlan } from '../engine/plan/Plan.ts';
import type { Row } from '../engine/plan/record.ts';
import { roundDecimal } from '../engine/values/decimal.ts';
import { checkAgreements } from '../server/agreements/checkAgreements.ts';
import { HOME_TENANT } from '../server/config/builtIn.ts';
import { fillPurchases } from '../server/demo/fillPurchases.ts';
import { fillTenant } from '../server/demo/fillSeller.ts';
import { generateOtherSeller } from '../server/demo/seller/seller.ts';
import {
  type Headers,
  type ProductServer,
  shippedTables,
  startProductServer,
} from '../server/testing/productServer.ts';
import { openTestPglite } from '../server/testing/testDatabase.ts';

/** The figures of everything shipped, over a small seller of the demonstration. */
let server: ProductServer;
let admin: Headers;

beforeAll(async () => {
  server = await startProductServer(await openTestPglite({ filled: shippedTables }));
  const { context } = server;
  await fillTenant(context, HOME_TENANT, () => generateOtherSeller(5, 500));
  await fillPurchases(context);
  admin = await server.signIn();
});
afterAll(() => server.close());

const asking = { today: '2026-11-20', username: 'admin', orgCode: 'A01' };

test('figures that are declared to agree do', async () => {
  const { db, compiled } = server.context;
  const { agreements } = compiled();
  expect(agreements.length).toBeGreaterThan(4);
  const problems = await checkAgreements({ db, compiled: compiled(), asking, tenant: HOME_TENANT }, agreements);
  expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([]);
});

const get = async (path: string, parameters: Readonly<Record<string, string | number>>) => {
  const query = new URLSearchParams(Object.entries(parameters).map(([key, value]) => [key, String(value)]));
  const reply = await server.call(admin, 'GET', `${path}?${query}`);
  expect(reply, `${path}?${query}: ${reply.message}`).toMatchObject({ success: true });
  return reply.result;
};

test('numbers that are pasted together are each looked for', async () => {
  const plans = [...server.context.compiled().plans.values()];
  const found = await Promise.all(
    plans.flatMap((plan) => {
      if (
        plan.type !== 'report' ||
        !plan.query.some(({ key, placeholder }) => key === 'keyword' && /多个/.test(placeholder ?? ''))
      )
        return [];
      return [pastedInto(plan)];
    }),
  );
  expect(found.length).toBeGreaterThan(9);
});

/** Asks a report for two of its own SKUs in one text. */
async function pastedInto(plan: ReportPlan): Promise<string> {
  const rowsOf = async (search: string) => {
    const { path, parameters } = pageRequest(plan, stateOf(search, listDefaults(plan, asking)));
    return (await get(path, parameters)).records as Row[];
  };
  const skus = [...new Set((await rowsOf('pageSize=1000')).map(({ sku }) => String(sku)))];
  const [one = '', other = ''] = [skus[0], skus.at(-1)];
  const pasted = await rowsOf(`pageSize=1000&keyword=${encodeURIComponent(`${one}， ${other}`)}`);
  expect(new Set(pasted.map(({ sku }) => sku)), plan.id).toEqual(new Set([one, other]));
  return plan.id;
}

/** Every figure of one page of a report, as it is drawn, with the page that was asked for. */
async function figuresOf(plan: ReportPlan, search: string) {
  const state = stateOf(search, listDefaults(plan, asking));
  const { path, parameters } = pageRequest(plan, state);
  const page = await get(path, parameters);
  const columns = page.pivot ? pivotColumns(plan.columns, page.pivot, String) : plan.columns;
  const rows = reportRows(page.records, columns, page.subtotals);
  const lines: [Row, { page: boolean } | undefined][] = [
    ...rows.map((row): [Row, undefined] => [row, undefined]),
    [page.totals ?? {}, { page: false }],
    [page.pageTotals ?? {}, { page: true }],
  ];
  const figures = lines.flatMap(([row, line]) =>
    columns
      .filter(({ kind }) => line !== undefined || kind === 'number')
      .flatMap((column) => pointedFigure(plan, column, row, line) ?? []),
  );
  return { state, figures: figures.filter(({ value }) => !Array.isArray(value)) };
}

/** What the rows that are listed behind a figure amount to. */
async function madeOf(plan: ReportPlan, state: ReturnType<typeof stateOf>, figure: PointedFigure): Promise<unknown> {
  const { path, parameters } = originRequest(plan, state, figure);
  const rows: Row[] = [];
  let origin: FigureOrigin;
  let pageNo = 1;
  do {
    origin = await get(path, figure.place === 'page' ? parameters : { ...parameters, pageNo, pageSize: 1000 });
    rows.push(...origin.records);
    pageNo += 1;
  } while (figure.place !== 'page' && rows.length < origin.total);
  expect(rows).toHaveLength(origin.total);
  expect(origin).toMatchObject({
    file: expect.stringMatching(/^screens\/.+\.(?:sql|json)$/),
    line: expect.any(Number),
  });
  expect(origin.words).not.toBe('');
  expect(origin.line).toBeGreaterThan(0);
  if (figure.place === 'row') return rows[0]?.[figure.column];
  const report = [...server.context.compiled().reports.values()].find(({ code }) => code === plan.source.report);
  const made = report?.columns.find(({ key }) => key === figure.column)?.figure;
  return made && evaluateMeasure(made, rows);
}

/** A report as it opens, its second page, another currency and period, and by another of its ways to group. */
function searchesOf(plan: ReportPlan): string[] {
  const report = [...server.context.compiled().reports.values()].find(({ code }) => code === plan.source.report);
  const choice = report?.params.find(({ values }) => values && values.length > 1);
  const other = choice ? [`${choice.key}=${choice.values?.at(-1)}&pageSize=20`] : [];
  return ['pageSize=20', 'pageSize=20&pageNo=2', 'currency=EUR&date=lastMonth', ...other];
}

const exact = (value: unknown): string => {
  const decimal = decimalIn(value);
  return decimal === undefined ? String(value) : roundDecimal(decimal, 10);
};

test('two hundred figures of all reports are what the rows behind them add up to', { timeout: 240_000 }, async () => {
  const plans = [...server.context.compiled().plans.values()].filter((plan) => plan.type === 'report');
  const sets: ({ plan: ReportPlan } & Awaited<ReturnType<typeof figuresOf>>)[] = [];
  for (const plan of plans)
    for (const search of searchesOf(plan)) sets.push({ plan, ...(await figuresOf(plan, search)) });
  const places = new Map<string, number>();
  let random = 11;
  const pick = <T>(from: readonly T[]): T | undefined => {
    random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
    return from[Math.floor((random / 2_147_483_648) * from.length)];
  };
  const told = sets.filter(({ figures }) => figures.length > 0);
  for (let at = 0; at < 200; at++) {
    const set = told[at % told.length];
    const kinds = [...new Set(set?.figures.map(({ place }) => place))];
    const place = pick(kinds);
    const figure = pick(set?.figures.filter((each) => each.place === place) ?? []);
    if (set === undefined || figure === undefined) throw new Error('no figure');
    const made = await madeOf(set.plan, set.state, figure);
    expect(exact(made), `${set.plan.id} ${JSON.stringify(figure)}`).toBe(exact(figure.value));
    places.set(figure.place, (places.get(figure.place) ?? 0) + 1);
  }
  expect([...places.keys()].toSorted()).toEqual(['cell', 'group', 'page', 'row', 'total']);
});

test('what one may not see is not told of', async () => {
  const nobody = await server.call(
    {},
    'GET',
    '/online/cgreport/api/getFigure/market_order_age?figure=amount&place=total',
  );
  expect(nobody.success).toBe(false);
  const path = '/online/cgreport/api/getFigure/market_order_age';
  for (const query of ['figure=nothing&place=total', 'figure=status&place=total', 'figure=amount&place=elsewhere'])
    expect(await server.call(admin, 'GET', `${path}?${query}`)).toMatchObject({ success: false });
});
