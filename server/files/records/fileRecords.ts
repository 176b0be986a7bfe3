import { setTimeout } from 'node:timers/promises';
import { allRows, lockAdvisory, type Session } from '../../db/Database.ts';
import { countUses } from '../../db/fileUses.ts';
import { formatDateTime } from '../../db/formatDateTime.ts';
import {
  ADOPT_FILES,
  FORGET_GONE,
  KEEP_FILE,
  REMOVE_UNUSED,
  SELECT_GONE,
  SELECT_UNUSED,
  SELECT_URLS,
  SELECT_USAGE,
} from '../../db/statements/files.ts';
import type { Actor, Context } from '../../http/Context.ts';
import { BusinessError } from '../../http/errors.ts';
import { type FileStore, givenName } from '../fileStore.ts';
import { extensionOf } from '../fileTypes.ts';

/** What the database knows of stored files: `sys_file`. */
export interface FileRecords {
  /** Throws BusinessError where so many bytes more are too many for the tenant or the person. */
  assertRoom(actor: Uploader, bytes: number): Promise<void>;
  /** Keeps a file that was placed; throws as `assertRoom`. */
  keep(actor: Uploader, file: { url: string; bytes: number }): Promise<string>;
  /**
   * What lies in the store and in no row gets one, uses are counted, what is gone is removed. Once in a while, and
   * waited for a moment only: where it takes longer, it goes on by itself and the kept figures stand until then.
   */
  freshen(tenant: string): Promise<void>;
  /** How much there is and may be, for people. */
  usage(actor: Uploader): Promise<string>;
  /** Removes what nobody has used for so many days, or tells only how much that would be. */
  removeUnused(tenant: string, days: number, dry: boolean): Promise<{ files: number; bytes: number }>;
  /** Removes from the store what rows that went kept there. */
  clearGone(tenant: string): Promise<void>;
}

/** Whose file it is. */
type Uploader = Pick<Actor, 'tenant' | 'username' | 'orgCode'>;

interface Usage {
  name: string;
  quota: number | null;
  files: number;
  bytes: number;
  own_files: number;
  own_bytes: number;
  unused_files: number;
  unused_bytes: number;
}

const MB = 1024 * 1024;
const DAY = 24 * 60 * 60_000;
/** Milliseconds what was counted is believed at least, and how often as long as the counting took. */
const FRESH = 2_000;
const FRESH_TIMES = 10;
/** Milliseconds a list waits for the counting. */
const MOMENT = 500;
/** Milliseconds what was found in the store is believed. */
const FOUND = 60_000;
/** An upload gets its row itself within so many milliseconds. */
const OWN_ROW = 60_000;

/** Bytes as people read them. */
export function sizeWords(bytes: number): string {
  if (bytes >= 1024 * MB) return `${(bytes / 1024 / MB).toFixed(1)} GB`;
  return bytes >= MB ? `${(bytes / MB).toFixed(1)} MB` : `${(bytes / 1024).toFixed(1)} KB`;
}

type Parts = Pick<Context, 'db' | 'clock' | 'compiled' | 'log' | 'newId' | 'settings'>;

export function createFileRecords(context: Parts, store: FileStore): FileRecords {
  const freshening = new Map<string, Promise<void>>();
  const freshUntil = new Map<string, number>();
  const text = (moment: number): string => formatDateTime(new Date(moment), context.compiled().app.timeZone);
  const now = (): number => context.clock().getTime();
  const adopt = createAdoption(context, store, text);
  const clearGone = (tenant: string) => removeGone(context, store, tenant);
  /** Counts, and goes on in the same transaction. */
  const counting = <T>(tenant: string, work: (session: Session) => Promise<T>): Promise<T> =>
    inTenant(context, tenant, async (session) => {
      await countUses(session, { compiled: context.compiled(), tenant, now: text(now()) });
      return work(session);
    });
  const freshen = async (tenant: string) => {
    const begun = performance.now();
    try {
      await adopt(tenant);
      await counting(tenant, async () => undefined);
      await clearGone(tenant);
    } catch (error) {
      context.log.warn({ err: error, tenant }, 'uses of files not counted');
    } finally {
      const ended = performance.now();
      freshUntil.set(tenant, ended + Math.max(FRESH, FRESH_TIMES * (ended - begun)));
      freshening.delete(tenant);
    }
  };
  return {
    assertRoom: (actor, bytes) =>
      inTenant(context, actor.tenant, (session) => refuseBeyond(context, session, actor, bytes)),
    keep: (actor, { url, bytes }) =>
      inTenant(context, actor.tenant, async (session) => {
        await lockAdvisory(session, `${actor.tenant} files`);
        await refuseBeyond(context, session, actor, bytes);
        const id = context.newId();
        const name = givenName(url);
        const made = [name, url, extensionOf(url), bytes, store.place, actor.username, text(now()), actor.orgCode];
        await session.query(KEEP_FILE, [actor.tenant, id, ...made]);
        return id;
      }),
    async freshen(tenant) {
      if (performance.now() < (freshUntil.get(tenant) ?? 0)) return;
      const under = freshening.get(tenant) ?? freshen(tenant);
      freshening.set(tenant, under);
      await waitAtMost(MOMENT, under);
    },
    async usage(actor) {
      const words = await inTenant(context, actor.tenant, (session) => usageWords(context, session, actor));
      return freshening.has(actor.tenant) ? `${words}；正在重新统计用在几处，稍后刷新` : words;
    },
    async removeUnused(tenant, days, dry) {
      await adopt(tenant, true);
      const cut = [tenant, text(now() - Math.max(days, 1) * DAY), text(now() - DAY)];
      const found = await counting(tenant, async (session) => {
        const { rows } = await session.query<{ files: number; bytes: number }>(SELECT_UNUSED, cut);
        if (!dry) await session.query(REMOVE_UNUSED, cut);
        return rows[0] ?? { files: 0, bytes: 0 };
      });
      await clearGone(tenant);
      return found;
    },
    clearGone,
  };
}

function inTenant<T>({ db }: Pick<Context, 'db'>, tenant: string, work: (session: Session) => Promise<T>): Promise<T> {
  return db.withTenant(allRows(tenant), work, { deadline: 120_000, patient: true });
}

async function waitAtMost(milliseconds: number, work: Promise<void>): Promise<void> {
  const timer = new AbortController();
  await Promise.race([work, setTimeout(milliseconds, undefined, { ref: false, signal: timer.signal }).catch(() => {})]);
  timer.abort();
}

async function usageOf(session: Session, { tenant, username }: Uploader): Promise<Usage | undefined> {
  return (await session.query<Usage>(SELECT_USAGE, [tenant, username])).rows[0];
}

/** What each may take, in bytes; 0: no limit. The tenant's own says more than the installation's. */
function limitsOf({ settings }: Parts, { quota }: Pick<Usage, 'quota'>): { tenant: number; person: number } {
  return { tenant: (quota ?? settings.filesOfTenant ?? 0) * MB, person: (settings.filesOfPerson ?? 0) * MB };
}

async function refuseBeyond(context: Parts, session: Session, actor: Uploader, bytes: number): Promise<void> {
  const usage = await usageOf(session, actor);
  if (!usage) return;
  const { tenant, person } = limitsOf(context, usage);
  const refuse = (whose: string, used: number, limit: number) => {
    if (limit === 0 || used + bytes <= limit) return;
    const words = `${whose}已用 ${sizeWords(used)}，上限 ${sizeWords(limit)}，放不下这个 ${sizeWords(bytes)} 的文件`;
    throw new BusinessError(`${words}；请先在“文件管理”里删除没有用到的文件，或请管理员提高上限`);
  };
  refuse('您上传的文件', usage.own_bytes, person);
  refuse(`租户“${usage.name}”的文件`, usage.bytes, tenant);
}

async function usageWords(context: Parts, session: Session, actor: Uploader): Promise<string> {
  const usage = await usageOf(session, actor);
  if (!usage) return '';
  const { tenant, person } = limitsOf(context, usage);
  const most = (limit: number) => (limit === 0 ? '不限' : `上限 ${sizeWords(limit)}`);
  return [
    `租户“${usage.name}”有 ${usage.files} 个文件，共 ${sizeWords(usage.bytes)}，${most(tenant)}`,
    `您上传了 ${usage.own_files} 个，${sizeWords(usage.own_bytes)}，${most(person)}`,
    `没有用到的 ${usage.unused_files} 个，${sizeWords(usage.unused_bytes)}`,
  ].join('；');
}

/** Files from before there were rows, and those whose upload died between the two. */
function createAdoption(context: Parts, store: FileStore, text: (moment: number) => string) {
  const looked = new Map<string, number>();
  return async (tenant: string, whole = false): Promise<void> => {
    const at = performance.now();
    if (!whole && at - (looked.get(tenant) ?? Number.NEGATIVE_INFINITY) < FOUND) return;
    looked.set(tenant, at);
    const known = await inTenant(context, tenant, async (session) => {
      const { rows } = await session.query<{ url: string }>(SELECT_URLS, [tenant]);
      return new Set(rows.map(({ url }) => url));
    });
    const strays = (await store.list(tenant, whole)).filter(
      ({ url, modified }) => !known.has(url) && Date.now() - modified > OWN_ROW,
    );
    if (strays.length === 0) return;
    const columns = [
      strays.map(() => context.newId()),
      strays.map(({ url }) => givenName(url).slice(0, 200)),
      strays.map(({ url }) => url),
      strays.map(({ url }) => extensionOf(url)),
      strays.map(({ bytes }) => bytes),
      strays.map(({ place }) => place),
      strays.map(({ modified }) => text(modified)),
    ];
    await inTenant(context, tenant, (session) => session.query(ADOPT_FILES, [tenant, ...columns]));
    context.log.info({ tenant, files: strays.length }, 'files found in the store');
  };
}

/** A store that cannot be reached is asked again the next time; what lies in one that is not open waits for it. */
async function removeGone(context: Parts, store: FileStore, tenant: string): Promise<void> {
  const { rows } = await inTenant(context, tenant, (session) =>
    session.query<{ url: string }>(SELECT_GONE, [tenant, [...store.reaches]]),
  );
  for (const { url } of rows)
    try {
      await store.remove(tenant, url);
      await inTenant(context, tenant, (session) => session.query(FORGET_GONE, [tenant, url]));
    } catch (error) {
      context.log.warn({ err: error, url }, 'a removed file is still in the store');
    }
}
