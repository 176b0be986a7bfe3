import { once } from '../../engine/once.ts';
import { countConnections } from './database.ts';
import type { MetricParts } from './metrics.ts';

/** What Prometheus is told: names of its own convention, sums as counters, the rest as gauges. */
export function createPrometheus(parts: MetricParts): () => Promise<{ type: string; text: string }> {
  const registry = once(() => openRegistry(parts));
  return async () => {
    const { contentType: type, metrics } = await registry();
    return { type, text: await metrics() };
  };
}

type Told = readonly [name: string, help: string, read: () => number | undefined | Promise<number | undefined>];

async function openRegistry(parts: MetricParts): Promise<{ contentType: string; metrics: () => Promise<string> }> {
  const { Counter, Gauge, Registry } = await import('prom-client');
  const registry = new Registry();
  for (const [name, help, read] of counters(parts))
    new Counter({
      name: `weft_${name}`,
      help,
      registers: [registry],
      async collect() {
        const now = await read();
        this.reset();
        this.inc(now ?? 0);
      },
    });
  for (const [name, help, read] of gauges(parts))
    new Gauge({
      name: `weft_${name}`,
      help,
      registers: [registry],
      async collect() {
        // What cannot be told is no number, and no reason to tell nothing.
        const now = await Promise.resolve(read()).catch(() => undefined);
        this.set(now ?? Number.NaN);
      },
    });
  return { contentType: registry.contentType, metrics: () => registry.metrics() };
}

function counters({ traffic, runtime }: MetricParts): Told[] {
  const sums = () => traffic.sums();
  return [
    ['http_requests_total', 'requests answered', () => sums().requests],
    ['http_errors_total', 'requests answered 500 or above', () => sums().errors],
    ['http_refused_total', 'requests answered 400 to 499', () => sums().refused],
    ['http_request_seconds_total', 'time spent answering', () => sums().time / 1000],
    ['http_received_bytes_total', 'bytes received', () => sums().received],
    ['http_sent_bytes_total', 'bytes sent', () => sums().sent],
    ['gc_seconds_total', 'time spent collecting garbage', () => runtime.collections().time / 1000],
    ['gc_collections_total', 'garbage collections', () => runtime.collections().count],
    ['process_cpu_seconds_total', 'processor time of the process', () => cpuSeconds()],
  ];
}

function gauges({ context, traffic, history, sessions }: MetricParts): Told[] {
  return [
    ['http_connections', 'open connections', () => traffic.sums().connections],
    ['http_requests_open', 'requests being answered', () => traffic.sums().open],
    ['sessions_active', 'sessions that may be used', async () => (await sessions.read()).active],
    ['heap_used_bytes', 'heap in use', () => process.memoryUsage().heapUsed],
    ['resident_memory_bytes', 'memory of the process', () => process.memoryUsage().rss],
    ['event_loop_delay_p99_seconds', 'delay of the event loop', () => (history.latest()?.loop ?? Number.NaN) / 1000],
    ['uptime_seconds', 'time since the process began', () => process.uptime()],
    ['db_connections', 'connections of the database', () => countConnections(context.db)],
    ['screens_problems', 'problems of the declarations', () => context.screens.problems().length],
  ];
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
