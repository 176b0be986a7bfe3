import { freemem, loadavg, totalmem } from 'node:os';
import type { MonitorPoint } from '../../engine/api/monitor.ts';
import type { Database } from '../db/Database.ts';
import type { CacheWatch } from './cache.ts';
import { countConnections } from './database.ts';
import type { RuntimeSample, RuntimeWatch } from './runtime.ts';
import type { Traffic, TrafficWatch } from './traffic.ts';

/** Milliseconds between two points, and how long they are kept. */
const EVERY = 10_000;
const KEPT = 60 * 60_000;

/** The last hour in memory, a point every ten seconds. */
export interface History {
  points(since: number): MonitorPoint[];
  /** The newest look at the process; undefined before the first. */
  latest(): RuntimeSample | undefined;
  /** Takes a point now, as the clock of the history will later. */
  take(): Promise<void>;
  close(): void;
}

export interface HistoryParts {
  db: Database;
  cache: CacheWatch;
  traffic: TrafficWatch;
  runtime: RuntimeWatch;
  now: () => number;
}

/** Begins to take points. What cannot be read is null in its point, and keeps nothing from the others. */
export function keepHistory({ db, cache, traffic, runtime, now }: HistoryParts): History {
  const points: MonitorPoint[] = [];
  let before: { at: number; sums: Traffic; gc: number } | undefined;
  let latest: RuntimeSample | undefined;
  let asking: Promise<void> = Promise.resolve();
  const point = async (): Promise<void> => {
    const at = performance.now();
    const sums = { ...traffic.sums() };
    const gc = runtime.collections().time;
    const seconds = before === undefined ? 0 : (at - before.at) / 1000;
    const rate = (of: keyof Traffic): number | null =>
      before === undefined || seconds <= 0 ? null : hundredths((sums[of] - before.sums[of]) / seconds);
    latest = runtime.sample();
    const rates = {
      requests: rate('requests'),
      errors: rate('errors'),
      received: rate('received'),
      sent: rate('sent'),
      gc: before === undefined || seconds <= 0 ? null : hundredths((gc - before.gc) / seconds),
    };
    before = { at, sums, gc };
    const { rss, heapUsed } = process.memoryUsage();
    const connections = await countConnections(db).catch(() => undefined);
    const size = await cache.size().catch(() => undefined);
    points.push({
      t: now(),
      cpu: latest.cpu,
      systemCpu: latest.systemCpu,
      loop: latest.loop,
      ...rates,
      load: hundredths(loadavg()[0] ?? 0),
      memory: hundredths((1 - freemem() / totalmem()) * 100),
      heap: heapUsed,
      rss,
      connections: sums.connections,
      dbConnections: connections ?? null,
      cacheKeys: size?.keys ?? null,
      cacheMemory: size?.memory ?? null,
    });
    while (points.length > KEPT / EVERY) points.shift();
  };
  const take = (): Promise<void> => {
    asking = asking.then(point).catch(() => undefined);
    return asking;
  };
  const timer = setInterval(() => void take(), EVERY);
  timer.unref();
  return {
    points: (since) => points.filter(({ t }) => t > since),
    latest: () => latest,
    take,
    close: () => clearInterval(timer),
  };
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;
