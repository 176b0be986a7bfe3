import { allRows } from '../db/Database.ts';
import { formatDateTime } from '../db/formatDateTime.ts';
import { builder, run } from '../db/sql.ts';
import { SELECT_AGENTS } from '../db/statements/people.ts';
import type { Context } from '../http/Context.ts';
import { push } from './push.ts';

/** What the product tells one person by itself. */
export interface SystemNotice {
  tenant: string;
  /** Id of a user. */
  user: string;
  title: string;
  /** Plain text. */
  text: string;
  /** Where it leads: a path of the product's own. */
  page: string;
  about: { type: string; id: string };
  /** No longer shown in the bell from then on; a month unless given. */
  until?: Date | undefined;
}

const MOST_TITLE = 100;
const MOST_TEXT = 200;
const MONTH = 30 * 24 * 60 * 60_000;

/** Puts a message into the bell of one person, and of who stands for them, as if it had been released to them alone. */
export async function sendNotice(
  context: Pick<Context, 'db' | 'log' | 'clock' | 'newId' | 'compiled'>,
  { tenant, user, title, text, page, about, until }: SystemNotice,
): Promise<void> {
  const { db, clock, newId, compiled } = context;
  const textOf = (moment: Date): string => formatDateTime(moment, compiled().app.timeZone);
  const now = clock();
  const id = newId();
  const titile = cut(title, MOST_TITLE);
  const notice = {
    id,
    tenant_id: tenant,
    titile,
    msg_abstract: cut(text, MOST_TEXT),
    msg_content: markup(text),
    msg_category: '2',
    msg_type: 'USER',
    priority: 'L',
    send_status: '1',
    start_time: textOf(now),
    send_time: textOf(now),
    create_time: textOf(now),
    end_time: textOf(until ?? new Date(now.getTime() + MONTH)),
    open_type: 'url',
    open_page: page,
    bus_type: about.type,
    bus_id: about.id,
  };
  const users = await db.withTenant(allRows(tenant), async (session) => {
    const agents = await session.query<{ id: string }>(SELECT_AGENTS, [tenant, [user], textOf(now)]);
    const all = [user, ...agents.rows.map((agent) => agent.id)];
    await run(
      session,
      builder
        .insertInto('sys_announcement')
        .values({ ...notice, user_ids: all.join(), send_count: all.length, read_count: 0 }),
    );
    const sent = all.map((each) => ({ id: newId(), tenant_id: tenant, annt_id: id, user_id: each }));
    await run(session, builder.insertInto('sys_announcement_send').values(sent));
    return all;
  });
  await push(context, { tenant, users, msgId: id, msgTxt: titile });
}

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const markup = (text: string): string => `<p>${text.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign)}</p>`;
