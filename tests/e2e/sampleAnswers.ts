import type { Page, Route } from 'playwright-core';
import type { Envelope } from '../../engine/api/envelope.ts';
import { recordItems, SAMPLE_SEED, samplePage } from '../../engine/authoring/samples/samplePage.ts';
import { createExpressions } from '../../engine/expressions/expressions.ts';
import type { Compiled } from '../../engine/plan/compiled.ts';
import type { Plan } from '../../engine/plan/Plan.ts';

/** Rows that a list without any gets. */
const ROWS = 12;

/** For which page. */
export interface Filling {
  compiled: Compiled;
  plan?: Plan | undefined;
}

/**
 * Puts sample rows into the server's answers that have none: logs, jobs and deliveries are written by nobody, and what is
 * filled in there by the set-up would be sent, run or counted. Asked beside the page, so that its own start stays one call.
 */
export async function fillEmptyLists(page: Page, filling: Filling): Promise<void> {
  await page.context().route(/\/online\/cg(form|report)\/api\/getData\//, async (route) => {
    // A page that was left waits for no answer.
    await answer(route, filling).catch(() => undefined);
  });
}

async function answer(route: Route, { plan, compiled }: Filling): Promise<void> {
  const response = await route.fetch();
  const envelope = (await response.json()) as Envelope<{ records?: unknown[] }>;
  if (!plan || envelope.result?.records?.length !== 0) return route.fulfill({ response });
  const { pathname, searchParams: params } = new URL(route.request().url());
  const code = pathname.slice(pathname.lastIndexOf('/') + 1);
  const { rows, total } = samplePage(plan, sampleOf(compiled, plan), { code, params, total: ROWS });
  const result = { ...envelope.result, records: rows, total, pages: 1 };
  return route.fulfill({ response, json: { ...envelope, result } });
}

function sampleOf(compiled: Compiled, plan: Plan) {
  const declared = [...compiled.dictionaries].map(([code, { items }]) => [code, items] as const);
  const items = new Map([...declared, ...Object.entries(recordItems(compiled, plan))]);
  return { items, seed: SAMPLE_SEED, createExpressions };
}
