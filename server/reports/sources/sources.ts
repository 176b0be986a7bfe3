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
import { createHeldOpen } from './heldOpen.ts';
import { type KeptSource, keptSource, kindNames, selectSources } from './KeptSource.ts';

/** Connections to one source, milliseconds to wait for one and to keep an idle one, and sources that are held open. */
const LIMITS = { connections: 4, wait: 5_000, idle: 30_000 } as const;
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
  /** Reads the source a report names; after some faults it is looked up anew. */
  use<T>(
    actor: Pick<Actor, 'tenant' | 'admin'>,
    source: ReportDataSource,
    work: (source: OpenSource) => Promise<T>,
  ): Promise<T>;
  /** Connects as `kept` says, with this password. */
  test(kept: KeptSource, password: string): Promise<void>;
  /** A password that the server must read again, of the source with this id. */
  seal(password: string, id: string): string;
  passwordOf(kept: KeptSource): string;
  close(): Promise<void>;
}

/** Faults after which what the host stands for is asked again. */
const GONE: ReadonlySet<ForeignFault> = new Set(['refused', 'unreachable', 'timeout', 'lost', 'tls']);

const named = ({ name }: KeptSource, words: string) => new BusinessError(`数据源「${name}」读不了：${words}`);

/** `resolve`: what names stand for. */
export function createSources(context: Context, resolve?: Resolve): Sources {
  const held = createHeldOpen<OpenSource>({
    most: MOST_OPEN,
    close: ({ database }) => database.close(),
    isGone: (error) => error instanceof ForeignError && GONE.has(error.fault),
  });

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
    if (found === 'unknown') throw new BusinessError(`找不到主机 ${host}`);
    // Where IPv6 leads nowhere each connection would wait for it first.
    const addresses = found.toSorted((one, other) => one.family - other.family);
    const { timeZone = 'Asia/Shanghai' } = context.compiled().app;
    const limits = { ...LIMITS, deadline: timeLimit * 1_000 };
    return openForeign({ kind, host, addresses, port, database, user, password, tls, timeZone, ...limits });
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

  function refusal(kept: KeptSource, error: unknown, { admin }: Pick<Actor, 'admin'>): unknown {
    if (!(error instanceof ForeignError)) return error;
    context.log.warn({ source: kept.code, fault: error.fault, said: error.message }, 'a data source was not read');
    // What the database says of the SQL tells of its tables.
    return named(kept, `${faultWords(error, kept)}${admin && error.fault === 'sql' ? `（${error.message}）` : ''}`);
  }

  async function open(kept: KeptSource): Promise<OpenSource> {
    const password = passwordOf(kept);
    const database = await connect(kept, password).catch((error: unknown) => {
      throw error instanceof BusinessError ? named(kept, error.message) : error;
    });
    return { kept, database, judged: new WeakSet<Report>() };
  }

  return {
    passwordOf,
    seal: (password, id) => box().seal(password, id),
    async use(actor, source, work) {
      const kept = await keptOf(actor.tenant, source);
      try {
        return await held.use(`${actor.tenant} ${kept.id}`, kept.version, () => open(kept), work);
      } catch (error) {
        throw refusal(kept, error, actor);
      }
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
    close: () => held.close(),
  };
}
