import { isRecord } from '../../engine/api/envelope.ts';
import type { PageRequest } from '../../engine/queries/page.ts';
import { allRows, type Row, type Session } from '../db/Database.ts';
import { builder, run, runFirst, sqlFragment } from '../db/sql.ts';
import { COUNT_READ } from '../db/statements/people.ts';
import type { Actor, Context } from '../http/Context.ts';
import { type Page, page } from '../http/envelope.ts';
import { NotFoundError, ParamError } from '../http/errors.ts';
import { nowText } from './announcements.ts';

type Parts = Pick<Context, 'db' | 'clock' | 'newId' | 'compiled'>;

/** What a person may ask of their own announcements. */
export interface MineQuery {
  titile?: string;
  /** A username, or part of a real name. */
  sender?: string;
  msgCategory?: string;
  /** '0' unread, '1' read. */
  readFlag?: string;
  page: PageRequest;
}

/** The bell's answer: unread, of the last two months, not yet over. */
export interface BellLists {
  anntMsgList: Row[];
  anntMsgTotal: number;
  sysMsgList: Row[];
  sysMsgTotal: number;
}

const columns = {
  titile: 'a.titile',
  msgAbstract: 'a.msg_abstract',
  msgContent: 'a.msg_content',
  startTime: 'a.start_time',
  endTime: 'a.end_time',
  sender: 'a.sender',
  priority: 'a.priority',
  msgCategory: 'a.msg_category',
  msgType: 'a.msg_type',
  sendStatus: 'a.send_status',
  sendTime: 'a.send_time',
  createTime: 'a.create_time',
  busType: 'a.bus_type',
  busId: 'a.bus_id',
  files: 'a.files',
  openType: 'a.open_type',
  openPage: 'a.open_page',
} as const;

const shown = Object.entries(columns).map(([key, column]) => sqlFragment.ref(column).as(key));

/** '1' once it has been read; for an announcement to the whole tenant the row is made by reading it. */
const readFlag = sqlFragment<string>`coalesce(s.read_flag, '0')`;

/** Released announcements that have begun and are for the whole tenant or this user. */
function visible({ tenant, userId }: Actor, now: string) {
  return builder
    .selectFrom('sys_announcement as a')
    .leftJoin('sys_announcement_send as s', (join) => join.onRef('s.annt_id', '=', 'a.id').on('s.user_id', '=', userId))
    .where('a.tenant_id', '=', tenant)
    .where('a.send_status', '=', '1')
    .where((eb) => eb.or([eb('a.start_time', 'is', null), eb('a.start_time', '<=', now)]))
    .where((eb) => eb.or([eb('a.msg_type', '=', 'ALL'), eb('s.id', 'is not', null)]));
}

type Visible = ReturnType<typeof visible>;

function inTenant<T>({ db }: Parts, { tenant }: Actor, work: (session: Session) => Promise<T>): Promise<T> {
  return db.withTenant(allRows(tenant), work);
}

async function pageOf(session: Session, found: Visible, { limit, offset }: Pick<PageRequest, 'limit' | 'offset'>) {
  const counted = await runFirst<{ total: number }>(
    session,
    found.select((eb) => eb.fn.countAll().as('total')),
  );
  return {
    total: Number(counted?.total ?? 0),
    rows: (select: ReturnType<Visible['select']>) => run(session, select.limit(limit).offset(offset)),
  };
}

/** What the bell shows of each category, the newest `size` of them. */
export async function bellLists(context: Parts, actor: Actor, size: number): Promise<BellLists> {
  const now = nowText(context);
  const unread = visible(actor, now)
    .where(readFlag, '=', '0')
    .where('a.send_time', '>=', sqlFragment<string>`${now}::timestamp - interval '2 months'`)
    .where((eb) => eb.or([eb('a.end_time', 'is', null), eb('a.end_time', '>', now)]));
  return inTenant(context, actor, async (session) => {
    const listed = async (category: string) => {
      const found = unread.where('a.msg_category', '=', category);
      const { total, rows } = await pageOf(session, found, { limit: size, offset: 0 });
      const select = found
        .select(['a.id', ...shown])
        .orderBy('a.send_time', 'desc')
        .orderBy('a.id', 'desc');
      return { total, list: total === 0 ? [] : (await rows(select)).rows };
    };
    const [notices, messages] = [await listed('1'), await listed('2')];
    return {
      anntMsgList: notices.list,
      anntMsgTotal: notices.total,
      sysMsgList: messages.list,
      sysMsgTotal: messages.total,
    };
  });
}

/** A page of what the actor may read: unread first, then the newest. */
export async function myAnnouncements(context: Parts, actor: Actor, query: MineQuery): Promise<Page<Row>> {
  const { titile, sender, msgCategory } = query;
  let found = visible(actor, nowText(context));
  if (titile) found = found.where('a.titile', 'ilike', containing(titile));
  if (msgCategory) found = found.where('a.msg_category', '=', msgCategory);
  if (query.readFlag) found = found.where(readFlag, '=', query.readFlag);
  if (sender) found = found.where('a.sender', 'in', sendersNamed(actor.tenant, sender));
  return inTenant(context, actor, async (session) => {
    const { total, rows } = await pageOf(session, found, query.page);
    const own = [
      sqlFragment<string>`coalesce(s.id, a.id)`.as('id'),
      sqlFragment.ref('a.id').as('anntId'),
      sqlFragment.val(actor.userId).as('userId'),
      readFlag.as('readFlag'),
      sqlFragment.ref('s.read_time').as('readTime'),
    ];
    const select = found
      .select([...own, ...shown])
      .orderBy(readFlag)
      .orderBy('a.send_time', 'desc')
      .orderBy('a.id');
    return page((await rows(select)).rows, total, query.page.current, query.page.size);
  });
}

/** Users whose name on the screen or username holds the text. */
function sendersNamed(tenant: string, text: string) {
  return builder
    .selectFrom('sys_user')
    .select('username')
    .where('tenant_id', '=', tenant)
    .where((eb) => eb.or([eb('username', 'ilike', containing(text)), eb('realname', 'ilike', containing(text))]));
}

const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** One announcement the actor may read. Throws NotFoundError, also for those of others (A072). */
export async function readAnnouncement(context: Parts, actor: Actor, id: string): Promise<Row> {
  const one = visible(actor, nowText(context))
    .where('a.id', '=', id)
    .select(['a.id', ...shown]);
  const row = await inTenant(context, actor, (session) => runFirst(session, one));
  if (!row) throw new NotFoundError();
  return row;
}

/** Notes that the actor has read it; a second time changes nothing. Throws NotFoundError. */
export async function markRead(context: Parts, actor: Actor, id: string): Promise<void> {
  const marked = await mark(context, actor, (found) => found.where('a.id', '=', id));
  if (marked === 0) throw new NotFoundError();
}

/** Notes that the actor has read everything. */
export async function markAllRead(context: Parts, actor: Actor): Promise<void> {
  await mark(context, actor, (found) => found.where(readFlag, '=', '0'));
}

/** How many there were; those read before keep their time. */
async function mark(context: Parts, actor: Actor, which: (found: Visible) => Visible): Promise<number> {
  const now = nowText(context);
  const wanted = which(visible(actor, now)).select('a.id');
  return inTenant(context, actor, async (session) => {
    const { rows } = await run<{ id: string }>(session, wanted);
    if (rows.length === 0) return 0;
    const read = { tenant_id: actor.tenant, user_id: actor.userId, read_flag: '1', read_time: now };
    const values = rows.map(({ id }) => ({ id: context.newId(), annt_id: id, ...read }));
    const insert = builder
      .insertInto('sys_announcement_send')
      .values(values)
      .onConflict((on) =>
        on
          .columns(['annt_id', 'user_id'])
          .doUpdateSet({ read_flag: '1', read_time: now })
          .where('sys_announcement_send.read_flag', '=', '0'),
      )
      .returning('annt_id as id');
    const newly = (await run<{ id: string }>(session, insert)).rows.map(({ id }) => id);
    if (newly.length > 0) await session.query(COUNT_READ, [newly]);
    return rows.length;
  });
}

/** The `anntId` of a body. Throws ParamError. */
export function anntIdOf(body: unknown): string {
  const id = isRecord(body) ? body.anntId : undefined;
  if (typeof id !== 'string' || !/^[\w-]{1,36}$/.test(id)) throw new ParamError('anntId');
  return id;
}
