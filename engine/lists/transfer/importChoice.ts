import { isRecord } from '../../api/envelope.ts';

/** A heading with the field it seems to mean. */
export interface LookedColumn {
  title: string;
  /** Absent: none was found. */
  key?: string;
  /** Why its field is not filled in: `是只读的`. */
  locked?: string;
  /** Title of the record's field by whose value a line says whose it is. */
  owner?: string;
}

export interface LookedSheet {
  name: string;
  /** Wire code of the sub-table whose rows it has. */
  table?: string;
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
  /** A new record has a value of it that nobody gave. */
  filled?: boolean;
  /** Records may be found by it. */
  keyed: boolean;
}

/** Where rows may go. */
interface Fillable {
  fields: readonly ImportField[];
  /** Fields by which they are told apart, where the model says so. */
  key: readonly string[];
}

/** A sub-table whose rows may come with their records. */
export interface LookedTable extends Fillable {
  /** Wire code of its model. */
  code: string;
  title: string;
}

/** What is in files, and what may be done with it. */
export interface Looked extends Fillable {
  files: readonly LookedFile[];
  tables: readonly LookedTable[];
}

/** What the server answers to files. */
export function parseLooked(result: unknown): Looked {
  const { files, fields, key, tables } = isRecord(result) ? result : {};
  return {
    files: list<LookedFile>(files),
    fields: list<ImportField>(fields),
    key: texts(key),
    tables: list<LookedTable>(tables),
  };
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

const list = <T>(value: unknown): T[] => (Array.isArray(value) ? (value.filter(isRecord) as T[]) : []);

export const IMPORT_HOW = { insert: '只新增', upsert: '新增或修改', update: '只修改' } as const;
export type ImportHow = keyof typeof IMPORT_HOW;

/** What headings mean, and by what rows find those that are there. */
export interface RowsChoice {
  /** Headings, and the keys of their fields; empty: not imported. */
  mapping: Readonly<Record<string, string>>;
  key: readonly string[];
}

/** How files are imported, as people choose it. */
export interface ImportChoice extends RowsChoice {
  how: ImportHow;
  /** Of the sub-tables, by their codes. */
  lines: Readonly<Record<string, RowsChoice>>;
  /** All rows or none; otherwise the good ones. */
  whole: boolean;
  /** Empty cells empty fields. */
  clear: boolean;
}

/** Every heading of records, or of a sub-table's rows, once, in the order of files and sheets, with texts below it. */
export function headingsOf({ files }: Looked, code?: string): (LookedColumn & { samples: string[] })[] {
  const found = new Map<string, LookedColumn & { samples: string[] }>();
  for (const { columns, rows } of sheetsOf(files, code)) {
    for (const [at, column] of columns.entries()) {
      if (column.title.trim() === '') continue;
      // What names the record may be called like a column of the line.
      const name = column.owner === undefined ? column.title : `${OWNER}${column.title}`;
      if (found.has(name)) continue;
      const samples = rows.map(({ cells }) => cells[at] ?? '').filter((text) => text !== '');
      found.set(name, { ...column, samples: [...new Set(samples)].slice(0, 3) });
    }
  }
  return [...found.values()];
}

const OWNER = '$';

const sheetsOf = (files: readonly LookedFile[], code?: string): LookedSheet[] =>
  files.flatMap(({ sheets }) => sheets.filter(({ table }) => table === code));

/** The sub-tables whose rows are in the files. */
export function tablesOf({ files, tables }: Looked): LookedTable[] {
  return tables.filter(({ code }) => sheetsOf(files, code).length > 0);
}

/** The first choice: as it was the last time for headings that were there, else as the server guesses. */
export function firstChoice(looked: Looked, kept: unknown, mayHow: readonly ImportHow[]): ImportChoice {
  const last = isRecord(kept) ? kept : {};
  const ofLines = isRecord(last.lines) ? last.lines : {};
  return {
    ...firstRows(looked, looked, last),
    how: mayHow.find((each) => each === last.how) ?? mayHow[0] ?? 'insert',
    lines: Object.fromEntries(
      tablesOf(looked).map((table) => [table.code, firstRows(looked, table, ofLines[table.code], table.code)]),
    ),
    whole: last.whole !== false,
    clear: last.clear === true,
  };
}

function firstRows(looked: Looked, { fields, key: own }: Fillable, kept: unknown, code?: string): RowsChoice {
  const last = isRecord(kept) ? kept : {};
  const named = isRecord(last.mapping) ? last.mapping : {};
  const known = new Set(fields.map(({ key }) => key));
  const mapping: Record<string, string> = {};
  const taken = new Set<string>();
  for (const { title, key = '', locked, owner } of headingsOf(looked, code)) {
    if (locked !== undefined || owner !== undefined) continue;
    const before = named[title];
    const chosen = typeof before === 'string' && (before === '' || known.has(before)) ? before : key;
    mapping[title] = taken.has(chosen) ? '' : chosen;
    taken.add(chosen);
  }
  const keyed = new Set(fields.flatMap(({ key, keyed: isKey }) => (isKey ? [key] : [])));
  const lastKey = Array.isArray(last.key) ? last.key.filter((each): each is string => keyed.has(String(each))) : [];
  // Of lines, none is a choice.
  const chosen = lastKey.length > 0 || (code !== undefined && Array.isArray(last.key));
  return { mapping, key: chosen ? lastKey : own };
}

/** What stands against importing like this; undefined: nothing. */
export function complaintOf(choice: ImportChoice, looked: Looked): string | undefined {
  const { how, lines } = choice;
  if (!looked.files.some(({ path }) => path !== undefined)) return '没有可导入的文件';
  const tables = tablesOf(looked);
  // Lines alone come under records that are there.
  const alone = tables.length > 0 && headingsOf(looked).length === 0;
  if (alone && how === 'insert') return `文件里只有${tables[0]?.title}，没有它们所属的记录；请改选“新增或修改”`;
  const own = alone ? undefined : rowsComplaint(choice, looked, how);
  if (own !== undefined) return own;
  if (how !== 'insert' && choice.key.length === 0) return '请选择按哪些字段匹配已有记录';
  const absent = how === 'insert' || alone ? '' : absentKeys(choice, looked);
  if (absent !== '') return `用来匹配的字段没有对应的列：${absent}`;
  for (const table of tables) {
    const rows = lines[table.code];
    const said = rows && (rowsComplaint(rows, table, how) ?? linesComplaint(rows, table, how));
    if (said !== undefined) return `${table.title}：${said}`;
  }
  return undefined;
}

const usedIn = ({ mapping }: RowsChoice): Set<string> => new Set(Object.values(mapping).filter((each) => each !== ''));

function rowsComplaint(rows: RowsChoice, { fields }: Fillable, how: ImportHow): string | undefined {
  const used = usedIn(rows);
  if (used.size === 0) return '请至少对应一列';
  if (how === 'update') return undefined;
  // A column that means nothing yet may be the one that the default would stand for.
  const allMeant = Object.values(rows.mapping).every((key) => key !== '');
  const missing = fields.filter(
    ({ key, required, filled = false }) => required && !used.has(key) && !(filled && allMeant),
  );
  return missing.length > 0 ? `必填字段还没有对应的列：${missing.map(({ title }) => title).join('、')}` : undefined;
}

function linesComplaint(rows: RowsChoice, table: Fillable, how: ImportHow): string | undefined {
  const absent = how === 'insert' ? '' : absentKeys(rows, table);
  return absent === '' ? undefined : `用来匹配的字段没有对应的列：${absent}`;
}

function absentKeys(rows: RowsChoice, { fields }: Fillable): string {
  const used = usedIn(rows);
  const titles = rows.key
    .filter((each) => !used.has(each))
    .map((key) => fields.find((field) => field.key === key)?.title ?? key);
  return titles.join('、');
}

/** Without the fields that are the same in every row, whatever a file says. */
export function lookedWithin(looked: Looked, fixed: ImportAsk['fixed']): Looked {
  const free = (key: string): boolean => !(key in fixed);
  return { ...looked, fields: looked.fields.filter(({ key }) => free(key)), key: looked.key.filter(free) };
}

export interface ImportAsk {
  check: boolean;
  total: number;
  /** What every row holds: the record that rows of a sub-list belong to. */
  fixed: Readonly<Record<string, string>>;
}

/** The body that starts the job; `check`: nothing is written. */
export function importOrder({ files }: Looked, choice: ImportChoice, { check, total, fixed }: ImportAsk) {
  const { mapping, how, key, lines, whole, clear } = choice;
  return {
    files: files.flatMap(({ name, path }) => (path === undefined ? [] : [{ name, path }])),
    mapping,
    how,
    key: how === 'insert' ? [] : key,
    lines,
    clear,
    total,
    fixed,
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

/** Of the rows of a sub-table. */
export interface LineCounts extends ImportCounts {
  code: string;
  title: string;
}

export interface ImportOutcome extends ImportCounts {
  lines: readonly LineCounts[];
  errorCount: number;
  /** Rows that are refused since another of their record is wrong. */
  followerCount: number;
  /** The first of them. */
  errors: readonly ImportError[];
  ignored: readonly string[];
  left: readonly { file: string; sheet: string; reason: string }[];
  /** The change set it can be taken back by. */
  set: string | undefined;
}

const countsIn = (value: Readonly<Record<string, unknown>>): ImportCounts => {
  const count = (key: keyof ImportCounts) => Number(value[key]) || 0;
  return {
    total: count('total'),
    inserted: count('inserted'),
    updated: count('updated'),
    same: count('same'),
    wrong: count('wrong'),
  };
};

/** How many rows would be written, or were, lines among them; and how many were refused. */
export function sumOf({ inserted, updated, wrong, lines }: ImportOutcome): { rows: number; wrong: number } {
  const all = [{ inserted, updated, wrong }, ...lines];
  const sum = (of: (each: Pick<ImportCounts, 'inserted' | 'updated' | 'wrong'>) => number) =>
    all.reduce((before, each) => before + of(each), 0);
  return { rows: sum((each) => each.inserted + each.updated), wrong: sum((each) => each.wrong) };
}

export function parseOutcome(value: unknown): ImportOutcome | undefined {
  if (!isRecord(value)) return undefined;
  return {
    ...countsIn(value),
    lines: list<Record<string, unknown>>(value.lines).map((each) => ({
      ...countsIn(each),
      code: String(each.code),
      title: String(each.title),
    })),
    errorCount: Number(value.errorCount) || 0,
    followerCount: Number(value.followerCount) || 0,
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
    done: Number(job.done) || 0,
    total: Number(job.total) || 0,
    said: typeof job.said === 'string' ? job.said : '',
    file: typeof job.file === 'string' ? job.file : undefined,
    outcome: parseOutcome(job.outcome),
  };
}
