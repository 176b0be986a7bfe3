import { availableParallelism } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { COUNT_ALL_SESSIONS } from '../db/statements/monitor.ts';
import type { Context } from '../http/Context.ts';
import type { History } from './history.ts';
import { poolThreads, type RuntimeWatch } from './runtime.ts';
import type { TrafficWatch } from './traffic.ts';

/** A metric as Spring's actuator answers it. */
export interface Metric {
  name: string;
  measurements: { statistic: 'VALUE' | 'COUNT' | 'TOTAL_TIME' | 'MAX'; value: number }[];
}

export interface MetricParts {
  context: Context;
  traffic: TrafficWatch;
  runtime: RuntimeWatch;
  history: History;
  sessions: SessionCounts;
}

/** Sessions that may be used now, all that are remembered, and the most at a time since the process began. */
export interface SessionCounts {
  read(): Promise<{ active: number; created: number; most: number }>;
}

export function countSessions({ db, clock, settings }: Context): SessionCounts {
  let most = 0;
  return {
    async read() {
      const now = clock().getTime();
      const { rows } = await db.query<{ created: number; active: number }>(COUNT_ALL_SESSIONS, [
        now,
        now - settings.sessionIdle,
      ]);
      const { active = 0, created = 0 } = rows[0] ?? {};
      most = Math.max(most, active);
      return { active, created, most };
    },
  };
}

type Reader = (parts: MetricParts) => Metric['measurements'] | Promise<Metric['measurements']>;

const value = (found: number): Metric['measurements'] => [{ statistic: 'VALUE', value: found }];
const seconds = (milliseconds: number): number => Math.round(milliseconds) / 1000;

const requests: Reader = ({ traffic }) => {
  const sums = traffic.sums();
  return [
    { statistic: 'COUNT', value: sums.requests },
    { statistic: 'TOTAL_TIME', value: seconds(sums.time) },
    { statistic: 'MAX', value: seconds(sums.longest) },
  ];
};
const longest: Reader = ({ traffic }) => value(seconds(traffic.sums().longest));

/** Names of a Java server are kept where the thing itself is the same here; what has no counterpart is not answered. */
const READERS: Readonly<Record<string, Reader>> = {
  'tomcat.sessions.created': async ({ sessions }) => value((await sessions.read()).created),
  'tomcat.sessions.active.current': async ({ sessions }) => value((await sessions.read()).active),
  'tomcat.sessions.active.max': async ({ sessions }) => value((await sessions.read()).most),
  'tomcat.sessions.expired': async ({ sessions }) => {
    const { created, active } = await sessions.read();
    return value(created - active);
  },
  'tomcat.global.request': requests,
  'tomcat.global.request.max': longest,
  'tomcat.servlet.request': requests,
  'tomcat.servlet.request.max': longest,
  'tomcat.global.sent': ({ traffic }) => value(traffic.sums().sent),
  'tomcat.global.received': ({ traffic }) => value(traffic.sums().received),
  'tomcat.global.error': ({ traffic }) => value(traffic.sums().errors),
  'tomcat.threads.current': () => value(poolThreads()),
  'tomcat.threads.config.max': () => value(poolThreads()),
  'jvm.memory.used': () => value(process.memoryUsage().heapUsed),
  'jvm.memory.committed': () => value(process.memoryUsage().heapTotal),
  'jvm.memory.max': () => value(getHeapStatistics().heap_size_limit),
  'jvm.buffer.memory.used': () => value(process.memoryUsage().arrayBuffers),
  'jvm.gc.pause': ({ runtime }) => {
    const { count, time, longest: most } = runtime.collections();
    return [
      { statistic: 'COUNT', value: count },
      { statistic: 'TOTAL_TIME', value: seconds(time) },
      { statistic: 'MAX', value: seconds(most) },
    ];
  },
  'system.cpu.count': () => value(availableParallelism()),
  'system.cpu.usage': ({ history }) => value((history.latest()?.systemCpu ?? 0) / 100),
  'process.cpu.usage': ({ history }) => value((history.latest()?.cpu ?? 0) / 100),
  'process.uptime': () => value(Math.round(process.uptime() * 1000) / 1000),
  'process.start.time': () => value(Math.round(Date.now() / 1000 - process.uptime())),
};

export const METRIC_NAMES: readonly string[] = Object.keys(READERS).sort();

/** Undefined: nothing here is called so. */
export async function readMetric(name: string, parts: MetricParts): Promise<Metric | undefined> {
  const reader = Object.hasOwn(READERS, name) ? READERS[name] : undefined;
  return reader && { name, measurements: await reader(parts) };
}
