import { allRows, type Session } from '../db/Database.ts';
import { formatDateTime } from '../db/formatDateTime.ts';
import { builder, run, runFirst } from '../db/sql.ts';
import { SELECT_AGENTS, SELECT_DEPARTMENT_PEOPLE, SELECT_PEOPLE } from '../db/statements/people.ts';
import type { Actor, Context } from '../http/Context.ts';
import { BusinessError, NotFoundError } from '../http/errors.ts';
import type { Draft, TableHooks, Writer } from '../records/Records.ts';
import type { FieldProblem } from '../records/write/refusals.ts';
import { type Push, push } from './push.ts';

/** Announcements: a released one is revoked before it is changed. */
export const announcementHooks: TableHooks = { check };

/** What is looked at of an announcement before it is released, revoked or pushed again. */
interface StoredAnnouncement {
  id: string;
  titile: string;
  msg_type: string;
  user_ids: string | null;
  dept_ids: string | null;
  send_status: string;
}

type Parts = Pick<Context, 'db' | 'log' | 'clock' | 'newId' | 'compiled'>;

/** Now, on the clocks of the product's zone. */
export function nowText({ clock, compiled }: Pick<Context, 'clock' | 'compiled'>): string {
  return formatDateTime(clock(), compiled().app.timeZone);
}

/** Releases a draft, or once more what was revoked: it is unread again. Throws NotFoundError, BusinessError. */
export async function releaseAnnouncement(context: Parts, actor: Actor, id: string): Promise<void> {
  const message = await withAnnouncement(context, actor, id, async (session, kept) => {
    if (kept.send_status === '1') throw new BusinessError('通告已发布，不必再次发布');
    await run(session, builder.deleteFrom('sys_announcement_send').where('annt_id', '=', id));
    const chosen = await chosenBy(session, actor.tenant, kept);
    if (chosen?.length === 0) throw new BusinessError(NOBODY[kept.msg_type] ?? '没有可以接收的用户');
    const now = nowText(context);
    const users = chosen && (await withAgents(session, actor.tenant, chosen, now));
    if (users) await addSends(context, session, actor.tenant, id, users);
    const reached = users ?? (await session.query(SELECT_PEOPLE, [actor.tenant])).rows;
    const released = { send_status: '1', sender: actor.username, send_time: now };
    await setStatus(session, id, { ...released, send_count: reached.length, read_count: 0 });
    return pushOf(actor.tenant, kept, users);
  });
  await push(context, message);
}

/** Takes a released announcement back: it is no longer shown. Throws NotFoundError, BusinessError. */
export async function revokeAnnouncement(context: Parts, actor: Actor, id: string): Promise<void> {
  const message = await withAnnouncement(context, actor, id, async (session, kept) => {
    if (kept.send_status !== '1') throw new BusinessError('通告没有发布，不能撤销');
    const users = await receiversOf(session, kept);
    await setStatus(session, id, { send_status: '2', cancel_time: nowText(context) });
    return pushOf(actor.tenant, kept, users);
  });
  await push(context, message);
}

/** Shows a released announcement at its bells again. Throws NotFoundError. */
export async function pushAgain(context: Parts, actor: Actor, id: string): Promise<void> {
  const message = await withAnnouncement(context, actor, id, async (session, kept) => {
    if (kept.send_status !== '1') throw new NotFoundError();
    return pushOf(actor.tenant, kept, await receiversOf(session, kept));
  });
  await push(context, message);
}

function withAnnouncement(
  { db }: Parts,
  { tenant }: Actor,
  id: string,
  work: (session: Session, kept: StoredAnnouncement) => Promise<Push>,
): Promise<Push> {
  return db.withTenant(allRows(tenant), async (session) => {
    const select = builder
      .selectFrom('sys_announcement')
      .select(['id', 'titile', 'msg_type', 'user_ids', 'dept_ids', 'send_status'])
      .where('tenant_id', '=', tenant)
      .where('id', '=', id)
      .forUpdate();
    const kept = await runFirst<StoredAnnouncement>(session, select);
    if (!kept) throw new NotFoundError();
    return work(session, kept);
  });
}

const NOBODY: Readonly<Record<string, string>> = {
  USER: '没有可以接收的用户，请先选择指定用户',
  DEPART: '指定部门里没有可以接收的用户',
};

const idsIn = (text: string | null): string[] => (text ?? '').split(',').filter((id) => id !== '');

/** Ids of the chosen who may sign in; undefined: it is for the whole tenant. Ids of other tenants count for nothing. */
async function chosenBy(session: Session, tenant: string, kept: StoredAnnouncement): Promise<string[] | undefined> {
  if (kept.msg_type === 'DEPART') {
    const { rows } = await session.query<{ id: string }>(SELECT_DEPARTMENT_PEOPLE, [tenant, idsIn(kept.dept_ids)]);
    return rows.map(({ id }) => id);
  }
  if (kept.msg_type !== 'USER') return undefined;
  const chosen = idsIn(kept.user_ids);
  if (chosen.length === 0) return [];
  const select = builder
    .selectFrom('sys_user')
    .select('id')
    .where('tenant_id', '=', tenant)
    .where('status', '=', 1)
    .where('id', 'in', chosen);
  return (await run<{ id: string }>(session, select)).rows.map(({ id }) => id);
}

/** With those who stand for one of them now. */
async function withAgents(session: Session, tenant: string, users: string[], now: string): Promise<string[]> {
  const agents = await session.query<{ id: string }>(SELECT_AGENTS, [tenant, users, now]);
  return [...new Set([...users, ...agents.rows.map(({ id }) => id)])];
}

/** Ids of those it went to; undefined: to the whole tenant. */
async function receiversOf(session: Session, kept: StoredAnnouncement): Promise<string[] | undefined> {
  if (kept.msg_type !== 'USER' && kept.msg_type !== 'DEPART') return undefined;
  const select = builder.selectFrom('sys_announcement_send').select('user_id as id').where('annt_id', '=', kept.id);
  return (await run<{ id: string }>(session, select)).rows.map(({ id }) => id);
}

async function addSends(
  { newId }: Parts,
  session: Session,
  tenant: string,
  id: string,
  users: readonly string[],
): Promise<void> {
  const rows = users.map((user) => ({ id: newId(), tenant_id: tenant, annt_id: id, user_id: user }));
  await run(session, builder.insertInto('sys_announcement_send').values(rows));
}

async function setStatus(session: Session, id: string, values: Record<string, string | number>): Promise<void> {
  const update = builder
    .updateTable('sys_announcement')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id);
  await run(session, update);
}

function pushOf(tenant: string, { id, titile }: StoredAnnouncement, users: string[] | undefined): Push {
  return { tenant, msgId: id, msgTxt: titile, ...(users ? { users } : {}) };
}

/** What users have read must not change under them. */
function check(_by: Writer, drafts: readonly Draft[]): Map<Draft, FieldProblem[]> {
  const message = '通告已发布，请先撤销再修改';
  const released = drafts.filter(({ old }) => old?.sendStatus === '1');
  return new Map(released.map((draft) => [draft, [{ key: '', message }]]));
}
