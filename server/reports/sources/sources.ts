import type { Report, ReportDataSource } from '../../../engine/plan/compiled.ts';
import { openAddresses, type Resolve } from '../../config/openAddress.ts';
import { readAllowed } from '../../config/readAllowed.ts';
import { secretBox } from '../../config/secretBox.ts';
import { allRows } from '../../db/Database.ts';
import { type ForeignDatabase, ForeignError, type ForeignFault } from '../../db/foreign/ForeignDatabase.ts';
import { openForeign } from '../../db/foreign/openForeign.ts';
import { run } from '../../db/sql.ts';
import type { Actor, Context } from '../../http/Context.ts';
import { BusinessError } from '../../http/errors.ts';
import { CLOSED_WORDS, faultWords, NO_KEY } from './faultWords.ts';
import { type KeptSource, keptSource, kindNames, selectSources } from './KeptSource.ts';

/** Connections to one source, milliseconds to wait for one, and sources that are held open. */
const CONNECTIONS = 4;
const WAIT = 5_000;
const MOST_OPEN = 20;

/** A source that reports may be read from. */
export interface OpenSource {
  kept: KeptSource;
  database: ForeignDatabase;
  /** Reports whose outputs were held against their columns. */
  judged: WeakSet<Report>;
}

/** The tenants' data sources. What they throw is a BusinessError in words for people that names the source. */
export interface Sources {
  /** The source a report names. */
  open(tenant: string, source: ReportDataSource): Promise<OpenSource>;
  /** Connects as `kept` says, with this password. */
  test(kept: KeptSource, password: string): Promise<void>;
  /** What was thrown while a source was read, as a refusal; after some faults the source is looked up anew. */
  refusal(source: OpenSource, error: unknown, actor: Pick<Actor, 'admin'>): unknown;
  /** A password that the server must read again, of the source with this id. */
  seal(password: string, id: string): string;
  passwordOf(kept: KeptSource): string;
  close(): Promise<void>;
}

/** Faults after which what the host stands for is asked again. */
const GONE: ReadonlySet<ForeignFault> = new Set(['refused', 'unreachable', 'timeout', 'lost', 'tls']);

/** `resolve`: what names stand for. */
export function createSources(context: Context, resolve?: Resolve): Sources {
  const opened = new Map<string, OpenSource>();

  function box() {
    const { secretKey } = context.settings;
    if (secretKey === undefined) throw new BusinessError(NO_KEY);
    return secretBox(secretKey);
  }

  function passwordOf({ id, name, secret }: KeptSource): string {
    if (secret === null) return '';
    const password = box().open(secret, id);
    if (password !== undefined) return password;
    throw new BusinessError(`数据源「${name}」的密码解不开：WEFT_SECRET_KEY 变了，请重新填写密码`);
  }

  async function connect(kept: KeptSource, password: string): Promise<ForeignDatabase> {
    const allowed = readAllowed(context.settings.sourceAllow ?? '');
    if ('wrong' in allowed) throw new Error('WEFT_SOURCE_ALLOW is read before');
    const { host, port, database, user, tls, timeLimit, kind } = kept;
    const found = await openAddresses(host, allowed, resolve);
    if (found === 'closed') throw new BusinessError(CLOSED_WORDS);
    const [first] = found === 'unknown' ? [] : found;
    if (first === undefined) throw new BusinessError(`找不到主机 ${host}`);
    const { timeZone = 'Asia/Shanghai' } = context.compiled().app;
    const limits = { deadline: timeLimit * 1_000, connections: CONNECTIONS, wait: WAIT };
    const { address } = first;
    return openForeign({ kind, host, address, port, database, user, password, tls, timeZone, ...limits });
  }

  async function drop(key: string): Promise<void> {
    const known = opened.get(key);
    opened.delete(key);
    await known?.database.close().catch(() => undefined);
  }

  /** The sources that were used last stay. */
  function makeRoom(): void {
    const idle = [...opened].filter(([, { database }]) => !database.isBusy());
    for (const [key] of idle.slice(0, Math.max(0, opened.size - MOST_OPEN))) void drop(key);
  }

  async function keptOf(tenant: string, { code, kind }: ReportDataSource): Promise<KeptSource> {
    const select = selectSources(tenant).where('code', '=', code);
    const { rows } = await context.db.withTenant(allRows(tenant), (session) => run(session, select));
    const [row] = rows;
    if (row === undefined)
      throw new BusinessError(`没有编码为 ${code} 的数据源：请在“系统管理 / 数据源”里新增它，或改报表的 dataSource`);
    const kept = keptSource(row);
    if (kept.kind === kind) return kept;
    const [said, is] = [kindNames[kind], kindNames[kept.kind]];
    throw new BusinessError(`数据源「${kept.name}」是 ${is}，报表按 ${said} 写：请改报表的 dataSource.kind`);
  }

  const named = ({ name }: KeptSource, words: string) => new BusinessError(`数据源「${name}」读不了：${words}`);
  const keyOf = (tenant: string, id: string) => `${tenant} ${id}`;
  const tenants = new WeakMap<OpenSource, string>();

  return {
    passwordOf,
    seal: (password, id) => box().seal(password, id),
    async open(tenant, source) {
      const kept = await keptOf(tenant, source);
      const key = keyOf(tenant, kept.id);
      const known = opened.get(key);
      if (known?.kept.version === kept.version) return known;
      await drop(key);
      const database = await connect(kept, passwordOf(kept)).catch((error: unknown) => {
        throw error instanceof BusinessError ? named(kept, error.message) : error;
      });
      const made = { kept, database, judged: new WeakSet<Report>() };
      opened.set(key, made);
      tenants.set(made, tenant);
      makeRoom();
      return made;
    },
    async test(kept, password) {
      const database = await connect(kept, password);
      try {
        await database.read((session) => session.query('SELECT 1'), { signal: new AbortController().signal });
      } catch (error) {
        if (!(error instanceof ForeignError)) throw error;
        throw new BusinessError(`没有连上：${error.fault === 'sql' ? error.message : faultWords(error, kept)}`);
      } finally {
        void database.close();
      }
    },
    refusal(source, error, { admin }) {
      if (!(error instanceof ForeignError)) return error;
      const { kept } = source;
      context.log.warn({ source: kept.code, fault: error.fault, said: error.message }, 'a data source was not read');
      const key = keyOf(tenants.get(source) ?? '', kept.id);
      if (GONE.has(error.fault) && opened.get(key) === source) void drop(key);
      // What the database says of the SQL tells of its tables.
      return named(kept, `${faultWords(error, kept)}${admin && error.fault === 'sql' ? `（${error.message}）` : ''}`);
    },
    close: async () => {
      await Promise.all([...opened.keys()].map(drop));
    },
  };
}
