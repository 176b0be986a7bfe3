import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ENDPOINTS, pathTo } from '../../engine/api/endpoints.ts';
import { type Envelope, isRecord } from '../../engine/api/envelope.ts';
import { isSigned } from '../../engine/api/signature.ts';
import type { Start } from '../../engine/api/start.ts';
import { type Params, withQuery } from '../../engine/api/withQuery.ts';
import { firstRequest } from '../../engine/lists/requests.ts';
import { NO_VIEWS, parseScreenViews, startsOf } from '../../engine/lists/views.ts';
import type { Plan } from '../../engine/plan/Plan.ts';
import type { Asking } from '../../engine/queries/presets.ts';
import { findTrail } from '../../engine/routes/buildNavigation.ts';
import { parseMenu } from '../../engine/routes/MenuItem.ts';
import { targetOf } from '../../engine/routes/Target.ts';
import { askingOf, type Context } from '../http/Context.ts';
import { ok } from '../http/envelope.ts';
import { addRoute } from '../http/route.ts';

/** What tells who calls; all else a caller sends is about its own call alone. */
const CALLER = ['x-access-token', 'tenant-id', 'user-agent'];

type Ask = (path: string, params?: Params) => Promise<unknown>;

/**
 * `GET /config/start?at=/market/order`: what the browser asks for one after the other to draw the page at an address,
 * in one answer. Each part is answered by its own endpoint, with its own rights; one that fails is left out, and asked
 * for by the page itself.
 */
export function startRoute(app: FastifyInstance, context: Context): void {
  addRoute(app, 'start', { config: { access: 'session' } }, async (request) => {
    const start: Start = { answers: {} };
    const ask = asker(app, context, request, start.answers);
    const [permissions, manifest] = await Promise.all([
      ask(ENDPOINTS.permissions.path),
      ask(ENDPOINTS.manifest.path),
      ask(ENDPOINTS.settings.path),
    ]);
    const { at } = request.query as { at?: string };
    const entry = entryAt(at === undefined || at === '/' ? context.compiled().app.home : at, permissions, manifest);
    if (!entry) return ok(start);
    const plan = (await ask(pathTo(ENDPOINTS.plan, { id: entry.id }), { h: entry.hash })) as Plan | undefined;
    if (!plan) return ok(start);
    await Promise.all([
      askForRows(plan, at ?? '', askingOf(context, request.actor), ask),
      askForRecordsAsItems(plan, context, ask),
    ]);
    return ok({ ...start, type: plan.type });
  });
}

/** Asks the product's own endpoints as the caller would, and notes what they answered. */
function asker(
  app: FastifyInstance,
  { settings, compiled }: Context,
  request: FastifyRequest,
  answers: Start['answers'],
): Ask {
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => CALLER.includes(name)));
  const { signSecret } = settings;
  const { signature } = compiled().app;
  return async (path, params) => {
    // Only its sender can sign a call.
    if (signSecret && isSigned(signature && { ...signature, secret: signSecret }, path)) return undefined;
    const url = withQuery(path, params);
    const response = await app.inject({ url, headers, remoteAddress: request.ip });
    const envelope = response.statusCode === 200 ? response.json<Envelope>() : undefined;
    if (!envelope?.success) return undefined;
    answers[url] = envelope;
    return envelope.result;
  };
}

/** The screen the caller's own menu opens at an address, as the caller's own list of screens has it. */
function entryAt(at: string, permissions: unknown, manifest: unknown): { id: string; hash: string } | undefined {
  const item = findTrail(parseMenu(isRecord(permissions) ? permissions.menu : undefined), at).at(-1);
  const target = item && targetOf(item, new Map());
  const screens = isRecord(manifest) ? (manifest.screens as { id: string; hash: string }[]) : [];
  return target?.kind === 'screen' ? screens.find(({ id }) => id === target.screenId) : undefined;
}

async function askForRows(plan: Plan, at: string, asking: Asking, ask: Ask): Promise<void> {
  const [, search = ''] = /\?([^#]*)/.exec(at) ?? [];
  if (!('pageSize' in plan)) return;
  const views = parseScreenViews(await ask(ENDPOINTS.listViews.path, { screen: plan.id }));
  const rows = firstRequest(plan, search, asking, startsOf(views.lists[plan.code] ?? NO_VIEWS));
  if (rows) await ask(rows.path, rows.parameters);
}

/** Dictionaries made of records: those that are declared are with the settings. */
async function askForRecordsAsItems({ dictCodes }: Plan, { compiled }: Context, ask: Ask): Promise<void> {
  const { dictionaries } = compiled();
  const codes = dictCodes.filter((code) => dictionaries.get(code)?.kind === 'table');
  await Promise.all(codes.map((code) => ask(pathTo(ENDPOINTS.dictionary, { code }))));
}
