import { statfs } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import type { DiskEntry, Fact, MonitorGroup, MonitorState } from '../../engine/api/monitor.ts';
import type { Context } from '../http/Context.ts';
import { type CacheWatch, cacheFacts } from './cache.ts';
import { databaseFacts, readLocks, readTables, slowestStatements } from './database.ts';
import type { MetricParts } from './metrics.ts';

export interface StateParts extends MetricParts {
  cache: CacheWatch;
}

/** Everything the page shows; what one part fails with is said in its place. */
export async function readState(parts: StateParts, since: number): Promise<MonitorState> {
  const { context, traffic, runtime, history, cache } = parts;
  const failed: MonitorState['failed'] = {};
  const groups: MonitorState['groups'] = {};
  const read = async (name: MonitorGroup, facts: () => Fact[] | Promise<Fact[]>, why: string): Promise<void> => {
    try {
      groups[name] = await facts();
    } catch (error) {
      context.log.warn({ err: error, group: name }, 'figures could not be read');
      failed[name] = why;
    }
  };
  const sample = history.latest();
  await read('system', () => runtime.system(sample), '系统指标读不出来');
  await read('runtime', () => runtime.runtime(sample), '运行时指标读不出来');
  await read('http', () => httpFacts(parts), '会话数读不出来：数据库没有应答');
  await read('database', () => databaseFacts(context.db), '数据库没有应答：请检查数据库是否在运行');
  await read('cache', () => cacheFacts(cache), 'Redis 没有应答：请检查 REDIS_URL 与 Redis 是否在运行');
  await read('declarations', () => declarationFacts(context), '声明读不出来');
  const orNothing = async <T>(list: Promise<T[]>): Promise<T[]> => list.catch(() => []);
  return {
    at: context.clock().getTime(),
    process: `${hostname()} · ${process.pid}`,
    history: history.points(since),
    groups,
    failed,
    disks: await readDisks(context),
    traces: traffic.traces(),
    statements: slowestStatements(context.db),
    locks: await orNothing(readLocks(context.db)),
    tables: await orNothing(readTables(context.db)),
    problems: context.screens
      .problems()
      .slice(0, 200)
      .map(({ file, line, severity, message }) => ({ file, line, severity, message })),
  };
}

async function httpFacts({ traffic, sessions }: StateParts): Promise<Fact[]> {
  const sums = traffic.sums();
  const { active, most } = await sessions.read();
  const mean = sums.requests > 0 ? Math.round((sums.time / sums.requests) * 10) / 10 : null;
  return [
    { key: 'http.sessions', title: '在线会话', value: active, unit: 'count' },
    { key: 'http.sessions.max', title: '最多同时在线', value: most, unit: 'count', help: '自本进程启动以来看到的' },
    { key: 'http.connections', title: '连接数', value: sums.connections, unit: 'count' },
    { key: 'http.connections.max', title: '最多同时连接', value: sums.mostConnections, unit: 'count' },
    { key: 'http.open', title: '正在处理的请求', value: sums.open, unit: 'count' },
    { key: 'http.requests', title: '累计请求', value: sums.requests, unit: 'count' },
    { key: 'http.errors', title: '服务端错误', value: sums.errors, unit: 'count', help: '状态码 500 及以上' },
    { key: 'http.refused', title: '被拒绝的请求', value: sums.refused, unit: 'count', help: '状态码 400 到 499' },
    { key: 'http.mean', title: '平均耗时', value: mean, unit: 'ms' },
    { key: 'http.longest', title: '最长耗时', value: Math.round(sums.longest * 10) / 10, unit: 'ms' },
    { key: 'http.received', title: '收到', value: sums.received, unit: 'bytes' },
    { key: 'http.sent', title: '发出', value: sums.sent, unit: 'bytes' },
  ];
}

function declarationFacts({ compiled, screens }: Context): Fact[] {
  const { plans, models, reports, pickers, dictionaries } = compiled();
  const problems = screens.problems();
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const { files, took } = screens.compileTime?.() ?? {};
  return [
    { key: 'screens.files', title: '声明文件', value: files ?? null, unit: 'count' },
    { key: 'screens.compile', title: '最近一次编译', value: took ?? null, unit: 'ms' },
    { key: 'screens.errors', title: '错误', value: errors, unit: 'count' },
    { key: 'screens.warnings', title: '提醒', value: problems.length - errors, unit: 'count' },
    { key: 'screens.plans', title: '界面', value: plans.size, unit: 'count' },
    { key: 'screens.models', title: '表单', value: models.size, unit: 'count' },
    { key: 'screens.reports', title: '报表', value: reports.size, unit: 'count' },
    { key: 'screens.pickers', title: '选择器', value: pickers.size, unit: 'count' },
    { key: 'screens.dictionaries', title: '字典', value: dictionaries.size, unit: 'count' },
    { key: 'screens.hash', title: '版本', value: screens.hash().slice(0, 12), unit: 'text' },
  ];
}

/** Where the product keeps files; places of one disk once. */
export async function readDisks({ settings }: Pick<Context, 'settings'>): Promise<DiskEntry[]> {
  const places = [
    ['数据目录', settings.dataDir.startsWith('memory:') ? '' : settings.dataDir],
    ['系统盘', '/'],
    ['临时目录', tmpdir()],
  ] as const;
  const found: DiskEntry[] = [];
  for (const [title, place] of places) {
    const disk = place === '' ? undefined : await statfs(place).catch(() => undefined);
    if (disk === undefined || disk.blocks === 0) continue;
    const max = disk.blocks * disk.bsize;
    const rest = disk.bavail * disk.bsize;
    if (found.some((other) => other.max === max && other.rest === rest)) continue;
    found.push({ name: `${title} ${place}`, max, rest, restPPT: Math.round((1 - rest / max) * 100) });
  }
  return found;
}
