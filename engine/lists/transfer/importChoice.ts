import { isRecord } from '../../api/envelope.ts';

/** A heading with the field it seems to mean. */
export interface LookedColumn {
  title: string;
  /** Absent: none was found. */
  key?: string;
  /** Why its field is not filled in: `是只读的`. */
  locked?: string;
}

export interface LookedSheet {
  name: string;
  columns: readonly LookedColumn[];
  /** Its first lines. */
  rows: readonly { line: number; cells: readonly string[] }[];
}

/** A file that was sent, as the server understands it. */
export interface LookedFile {
  name: string;
  /** Where it is kept until it is imported. */
  path?: string;
  /** Why it cannot be imported. */
  error?: string;
  sheets: readonly LookedSheet[];
}

export interface ImportField {
  key: string;
  title: string;
  required: boolean;
  /** Records may be found by it. */
  keyed: boolean;
}

/** What is in files, and what may be done with it. */
export interface Looked {
  files: readonly LookedFile[];
  fields: readonly ImportField[];
  /** Fields by which records are told apart, where the model says so. */
  key: readonly string[];
}

/** What the server answers to files. */
export function parseLooked(result: unknown): Looked {
  const { files, fields, key } = isRecord(result) ? result : {};
  return {
    files: list<LookedFile>(files),
    fields: list<ImportField>(fields),
    key: Array.isArray(key) ? key.filter((each): each is string => typeof each === 'string') : [],
  };
}

const list = <T>(value: unknown): T[] => (Array.isArray(value) ? (value.filter(isRecord) as T[]) : []);

export const IMPORT_HOW = { insert: '只新增', upsert: '新增或修改', update: '只修改' } as const;
export type ImportHow = keyof typeof IMPORT_HOW;

/** How files are imported, as people choose it. */
export interface ImportChoice {
  /** Headings, and the keys of their fields; empty: not imported. */
  mapping: Readonly<Record<string, string>>;
  how: ImportHow;
  key: readonly string[];
  /** All rows or none; otherwise the good ones. */
  whole: boolean;
  /** Empty cells empty fields. */
  clear: boolean;
}

/** Every heading once, in the order of files and sheets, with texts that stand below it. */
export function headingsOf({ files }: Looked): (LookedColumn & { samples: string[] })[] {
  const found = new Map<string, LookedColumn & { samples: string[] }>();
  for (const { columns, rows } of files.flatMap(({ sheets }) => sheets)) {
    for (const [at, column] of columns.entries()) {
      if (column.title.trim() === '' || found.has(column.title)) continue;
      const samples = rows.map(({ cells }) => cells[at] ?? '').filter((text) => text !== '');
      found.set(column.title, { ...column, samples: [...new Set(samples)].slice(0, 3) });
    }
  }
  return [...found.values()];
}

/** The first choice: as it was the last time for headings that were there, else as the server guesses. */
export function firstChoice(looked: Looked, kept: unknown, mayHow: readonly ImportHow[]): ImportChoice {
  const last = isRecord(kept) ? kept : {};
  const named = isRecord(last.mapping) ? last.mapping : {};
  const known = new Set(looked.fields.map(({ key }) => key));
  const mapping: Record<string, string> = {};
  const taken = new Set<string>();
  for (const { title, key = '', locked } of headingsOf(looked)) {
    if (locked !== undefined) continue;
    const own = named[title];
    const chosen = typeof own === 'string' && (own === '' || known.has(own)) ? own : key;
    mapping[title] = taken.has(chosen) ? '' : chosen;
    taken.add(chosen);
  }
  const keyed = new Set(looked.fields.flatMap(({ key, keyed: isKey }) => (isKey ? [key] : [])));
  const lastKey = Array.isArray(last.key) ? last.key.filter((each): each is string => keyed.has(String(each))) : [];
  const how = mayHow.find((each) => each === last.how) ?? mayHow[0] ?? 'insert';
  return {
    mapping,
    how,
    key: lastKey.length > 0 ? lastKey : looked.key,
    whole: last.whole !== false,
    clear: last.clear === true,
  };
}

/** What stands against importing like this; undefined: nothing. */
export function complaintOf({ mapping, how, key }: ImportChoice, { fields, files }: Looked): string | undefined {
  const used = new Set(Object.values(mapping).filter((each) => each !== ''));
  if (!files.some(({ path }) => path !== undefined)) return '没有可导入的文件';
  if (used.size === 0) return '请至少对应一列';
  const titles = (keys: readonly string[]) =>
    keys.map((each) => fields.find((field) => field.key === each)?.title ?? each).join('、');
  if (how !== 'update') {
    const missing = fields.filter((field) => field.required && !used.has(field.key)).map((field) => field.key);
    if (missing.length > 0) return `必填字段还没有对应的列：${titles(missing)}`;
  }
  if (how === 'insert') return undefined;
  if (key.length === 0) return '请选择按哪些字段匹配已有记录';
  const absent = key.filter((each) => !used.has(each));
  return absent.length > 0 ? `用来匹配的字段没有对应的列：${titles(absent)}` : undefined;
}

/** The body that starts the job; `check`: nothing is written. */
export function importOrder(
  { files }: Looked,
  choice: ImportChoice,
  { check, total }: { check: boolean; total: number },
) {
  const { mapping, how, key, whole, clear } = choice;
  return {
    files: files.flatMap(({ name, path }) => (path === undefined ? [] : [{ name, path }])),
    ...{ mapping, how, key: how === 'insert' ? [] : key, clear, total },
    mode: check ? 'check' : whole ? 'all' : 'good',
  };
}

/** One wrong cell, or line. */
export interface ImportError {
  file: string;
  sheet: string;
  line: number;
  column: string;
  reason: string;
  text: string;
}

export interface ImportCounts {
  total: number;
  inserted: number;
  updated: number;
  same: number;
  wrong: number;
}

export interface ImportOutcome extends ImportCounts {
  errorCount: number;
  /** The first of them. */
  errors: readonly ImportError[];
  ignored: readonly string[];
  left: readonly { file: string; sheet: string; reason: string }[];
  /** The change set it can be taken back by. */
  set: string | undefined;
}

export function parseOutcome(value: unknown): ImportOutcome | undefined {
  if (!isRecord(value)) return undefined;
  const count = (key: string) => Number(value[key]) || 0;
  return {
    ...{ total: count('total'), inserted: count('inserted'), updated: count('updated') },
    ...{ same: count('same'), wrong: count('wrong'), errorCount: count('errorCount') },
    errors: list<ImportError>(value.errors),
    ignored: Array.isArray(value.ignored) ? value.ignored.map(String) : [],
    left: list<ImportOutcome['left'][number]>(value.left),
    set: typeof value.set === 'string' ? value.set : undefined,
  };
}

/** A job while one waits for it. */
export interface FollowedJob {
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  done: number;
  total: number;
  said: string;
  /** Stored path of its file. */
  file: string | undefined;
  outcome: ImportOutcome | undefined;
}

const STATES: ReadonlySet<unknown> = new Set(['waiting', 'running', 'done', 'failed', 'cancelled']);

export function parseJob(value: unknown): FollowedJob {
  const job = isRecord(value) ? value : {};
  return {
    state: STATES.has(job.state) ? (job.state as FollowedJob['state']) : 'waiting',
    ...{ done: Number(job.done) || 0, total: Number(job.total) || 0 },
    said: typeof job.said === 'string' ? job.said : '',
    file: typeof job.file === 'string' ? job.file : undefined,
    outcome: parseOutcome(job.outcome),
  };
}
