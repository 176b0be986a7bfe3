import type { Redis } from 'ioredis';
import type { Fact } from '../../engine/api/monitor.ts';

/** A key of `INFO` as Redis names it, with what it means. */
export interface CacheInfo {
  key: string;
  value: string;
  description: string;
}

/** The cache beside the process: a Redis where one is named, else what the process keeps in its own memory. */
export interface CacheWatch {
  kind: 'redis' | 'embedded';
  info(): Promise<CacheInfo[]>;
  /** Keys, and bytes of memory. Throws where it does not answer. */
  size(): Promise<{ keys: number; memory: number }>;
  close(): Promise<void>;
}

const ANSWERS_WITHIN = 2_000;

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  redis_version: 'Redis 版本',
  redis_mode: '运行模式',
  os: '操作系统',
  tcp_port: '端口',
  uptime_in_seconds: '已运行（秒）',
  connected_clients: '连接的客户端',
  blocked_clients: '等待中的客户端',
  used_memory: '已用内存（字节）',
  used_memory_human: '已用内存',
  used_memory_peak_human: '内存峰值',
  maxmemory_human: '内存上限，0B 为不限',
  mem_fragmentation_ratio: '内存碎片率',
  total_connections_received: '累计连接',
  total_commands_processed: '累计命令',
  instantaneous_ops_per_sec: '每秒命令',
  keyspace_hits: '命中次数',
  keyspace_misses: '未命中次数',
  expired_keys: '过期的键',
  evicted_keys: '因内存不足清除的键',
  role: '主从角色',
  used_cpu_sys: '系统处理器时间（秒）',
  used_cpu_user: '用户处理器时间（秒）',
};

/** Opens nothing until somebody looks. */
export function watchRedis(url: string): CacheWatch {
  let opened: Promise<Redis> | undefined;
  const open = (): Promise<Redis> => {
    opened ??= import('ioredis').then(({ Redis: Client }) => {
      const client = new Client(url, {
        lazyConnect: true,
        connectTimeout: ANSWERS_WITHIN,
        commandTimeout: ANSWERS_WITHIN,
        maxRetriesPerRequest: 1,
        retryStrategy: (times) => Math.min(times * 1_000, 30_000),
      });
      // Whoever asks hears of it; there is nobody else to tell.
      client.on('error', () => undefined);
      return client;
    });
    return opened;
  };
  return {
    kind: 'redis',
    async info() {
      const client = await open();
      return readInfo(await client.info());
    },
    async size() {
      const client = await open();
      const keys = await client.dbsize();
      const memory = Number(readInfo(await client.info('memory')).find(({ key }) => key === 'used_memory')?.value);
      return { keys, memory: Number.isFinite(memory) ? memory : 0 };
    },
    async close() {
      const client = await opened?.catch(() => undefined);
      client?.disconnect();
    },
  };
}

/** `INFO` as lines of `key:value` below headings of `#`. */
export function readInfo(text: string): CacheInfo[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, key = '', value = ''] = /^([a-z][\w-]*):(.*)$/i.exec(line) ?? [];
    return key === '' ? [] : [{ key, value, description: DESCRIPTIONS[key] ?? '' }];
  });
}

/** What the process keeps in memory, counted. */
export function watchEmbedded(
  counts: () => readonly { key: string; count: number; description: string }[],
): CacheWatch {
  const keys = (): number => counts().reduce((sum, { count }) => sum + count, 0);
  return {
    kind: 'embedded',
    info: async () => counts().map(({ count, ...entry }) => ({ ...entry, value: `${count}` })),
    size: async () => ({ keys: keys(), memory: process.memoryUsage().heapUsed }),
    close: async () => undefined,
  };
}

const SHOWN = Object.keys(DESCRIPTIONS).filter((key) => key !== 'used_memory' && key !== 'os');

/** As the page shows it. Throws where the cache does not answer. */
export async function cacheFacts(cache: CacheWatch): Promise<Fact[]> {
  const info = await cache.info();
  if (cache.kind === 'embedded') {
    const help = '没有设置 REDIS_URL：各处的缓存在进程自己的内存里';
    return [
      { key: 'cache.kind', title: '缓存', value: '内嵌', unit: 'text', help },
      ...info.map(({ key, value, description: title }) => {
        return { key: `cache.${key}`, title, value: Number(value), unit: 'count' as const };
      }),
    ];
  }
  const { keys, memory } = await cache.size();
  const told = SHOWN.flatMap((key) => info.filter((entry) => entry.key === key));
  return [
    { key: 'redis.keys', title: '键的个数', value: keys, unit: 'count' },
    { key: 'redis.memory', title: '已用内存', value: memory, unit: 'bytes' },
    ...told.map(({ key, value, description }) => {
      const number = /^-?\d+(\.\d+)?$/.test(value);
      const unit = number ? ('count' as const) : ('text' as const);
      return { key: `redis.${key}`, title: description, value: number ? Number(value) : value, unit };
    }),
  ];
}
