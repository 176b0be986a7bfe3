/** What a figure counts in. */
export type FactUnit = 'bytes' | 'ms' | 's' | 'percent' | 'count' | 'text' | 'time';

/** One figure of the process or of what it leans on; null: it cannot be told here. */
export interface Fact {
  key: string;
  title: string;
  value: number | string | null;
  unit: FactUnit;
  /** What it means, where the name does not say it. */
  help?: string;
}

/** The figures of one moment; null: not told. Rates are a second's. */
export interface MonitorPoint {
  /** Milliseconds since 1970. */
  t: number;
  cpu: number | null;
  systemCpu: number | null;
  load: number | null;
  memory: number | null;
  heap: number | null;
  rss: number | null;
  /** Milliseconds that the event loop was late, at the 99th of a hundred looks. */
  loop: number | null;
  /** Milliseconds of collecting garbage in a second. */
  gc: number | null;
  requests: number | null;
  errors: number | null;
  received: number | null;
  sent: number | null;
  connections: number | null;
  dbConnections: number | null;
  cacheKeys: number | null;
  cacheMemory: number | null;
}

export interface TraceEntry {
  /** Milliseconds since 1970. */
  at: number;
  method: string;
  /** Without what was asked: addresses carry what people search for. */
  path: string;
  status: number;
  /** Milliseconds. */
  took: number;
  requestId: string;
  user: string;
}

export interface DiskEntry {
  name: string;
  /** Bytes. */
  max: number;
  rest: number;
  /** Used, 0 to 100. */
  restPPT: number;
}

export interface StatementEntry {
  sql: string;
  calls: number;
  /** Milliseconds. */
  total: number;
  mean: number;
  longest: number;
  failed: number;
}

export interface LockEntry {
  pid: number;
  /** Who it waits for. */
  blockedBy: string;
  mode: string;
  relation: string;
  /** Seconds that it has waited. */
  waits: number;
  sql: string;
}

export interface TableEntry {
  name: string;
  /** Bytes, with indexes. */
  size: number;
  rows: number;
}

/** What the page of a running server shows. A group that could not be read says why in `failed` and is left out. */
export interface MonitorState {
  at: number;
  /** Which process answered: there may be several. */
  process: string;
  history: MonitorPoint[];
  groups: Partial<Record<MonitorGroup, Fact[]>>;
  failed: Partial<Record<MonitorGroup, string>>;
  disks: DiskEntry[];
  traces: TraceEntry[];
  statements: StatementEntry[];
  locks: LockEntry[];
  tables: TableEntry[];
  problems: { file: string; line: number; severity: string; message: string }[];
}

export type MonitorGroup = 'system' | 'runtime' | 'http' | 'database' | 'cache' | 'declarations';
