import type { FastifyInstance } from 'fastify';
import { holdsToken } from '../http/bearerToken.ts';
import type { Context } from '../http/Context.ts';
import { ok } from '../http/envelope.ts';
import { NoAddressError } from '../http/errors.ts';
import type { QueryParameters } from '../http/query.ts';
import { addRoute } from '../http/route.ts';
import { type CacheWatch, watchEmbedded, watchRedis } from './cache.ts';
import { type History, keepHistory } from './history.ts';
import { countSessions, METRIC_NAMES, readMetric } from './metrics.ts';
import { createPrometheus } from './prometheus.ts';
import { watchRuntime } from './runtime.ts';
import { readDisks, readState, type StateParts } from './state.ts';
import type { TrafficWatch } from './traffic.ts';

/** Whoever may open it may ask everything here but `/metrics`, which has a token. */
const SCREEN = 'system/monitor';

/** How the server fares: docs/contract.md, “Monitor”. Watches until the server closes. */
export function monitorRoutes(app: FastifyInstance, context: Context, traffic: TrafficWatch): History {
  const { db } = context;
  const now = () => context.clock().getTime();
  const runtime = watchRuntime();
  const cache = cacheOf(context);
  const history = keepHistory({ db, cache, traffic, runtime, now });
  const parts: StateParts = { context, traffic, runtime, history, cache, sessions: countSessions(context) };
  app.addHook('onReady', () => void history.take());
  app.addHook('onClose', async () => {
    history.close();
    runtime.close();
    await cache.close();
  });
  const config = { access: { screen: SCREEN } };
  addRoute(app, 'monitor', { config }, async (request) => {
    const since = Number((request.query as QueryParameters).since ?? 0);
    return ok(await readState(parts, Number.isFinite(since) ? since : 0));
  });
  addRoute(app, 'metricNames', { config }, () => ({ names: METRIC_NAMES }));
  addRoute(app, 'metric', { config }, async (request) => {
    const { name = '' } = request.params as { name?: string };
    const metric = await readMetric(name, parts);
    if (metric === undefined) throw new NoAddressError();
    return metric;
  });
  addRoute(app, ['httpTrace', 'httpTraceOfJeecg'], { config }, () => ({ traces: traffic.traces().map(springTrace) }));
  addRoute(app, 'disks', { config }, async () => ok(await readDisks(context)));
  redisRoutes(app, cache, history, now);
  metricsRoute(app, context, parts);
  return history;
}

function cacheOf({ settings, compiled, db }: Context): CacheWatch {
  if (settings.redisUrl) return watchRedis(settings.redisUrl);
  return watchEmbedded(() => {
    const { plans, pickers, dictionaries } = compiled();
    return [
      { key: 'plans', count: plans.size, description: '已编译的界面' },
      { key: 'pickers', count: pickers.size, description: '已编译的选择器' },
      { key: 'dictionaries', count: dictionaries.size, description: '声明的字典' },
      { key: 'statements', count: db.statementTimes().length, description: '计时的语句' },
    ];
  });
}

function springTrace({ at, method, path, status, took }: ReturnType<TrafficWatch['traces']>[number]): object {
  const timestamp = new Date(at).toISOString();
  return { timestamp, timeTaken: took, request: { method, uri: path }, response: { status } };
}

/** As JeecgBoot answers them: some in an envelope, some not. */
function redisRoutes(app: FastifyInstance, cache: CacheWatch, history: History, now: () => number): void {
  const config = { access: { screen: SCREEN } };
  addRoute(app, 'redisInfo', { config }, async () => ok(await cache.info()));
  addRoute(app, 'redisKeys', { config }, async () => ({ create_time: now(), dbSize: (await cache.size()).keys }));
  addRoute(app, 'redisMemory', { config }, async () => {
    const { memory } = await cache.size();
    const rest = cache.kind === 'redis' ? await cache.info() : [];
    return {
      ...Object.fromEntries(rest.map(({ key, value }) => [key, value])),
      create_time: now(),
      used_memory: memory,
    };
  });
  addRoute(app, 'redisHistory', { config }, () => {
    const points = history.points(0);
    return ok({
      dbSize: points.map(({ t, cacheKeys }) => ({ create_time: t, dbSize: cacheKeys })),
      memory: points.map(({ t, cacheMemory }) => ({ create_time: t, used_memory: cacheMemory })),
    });
  });
}

/** GET `/metrics` with the operator's token; without one it is not there. */
function metricsRoute(app: FastifyInstance, { settings }: Context, parts: StateParts): void {
  const read = createPrometheus(parts);
  addRoute(app, 'metrics', { config: { access: 'open' } }, async (request, reply) => {
    if (!holdsToken(request, settings.metricsToken)) throw new NoAddressError();
    const { type, text } = await read();
    return reply.type(type).send(text);
  });
}
