import type { Context } from '../http/Context.ts';

/** What bells show: something for the whole tenant, or for these users. */
export interface Push {
  tenant: string;
  /** Absent: the whole tenant. */
  users?: readonly string[];
  msgId: string;
  msgTxt: string;
}

export const NOTICE_CHANNEL = 'weft_notices';

/** A NOTIFY carries at most 8000 bytes; an id has up to 36. */
const USERS_EACH = 100;

/** Tells the bells of every process. Never throws: a client that misses it sees it at the next load. */
export async function push(context: Pick<Context, 'db' | 'log'>, message: Push): Promise<void> {
  const { users, ...rest } = message;
  try {
    if (!users) await context.db.notify(NOTICE_CHANNEL, JSON.stringify(rest));
    for (let at = 0; at < (users?.length ?? 0); at += USERS_EACH) {
      await context.db.notify(NOTICE_CHANNEL, JSON.stringify({ ...rest, users: users?.slice(at, at + USERS_EACH) }));
    }
  } catch (error) {
    context.log.warn({ err: error, announcement: message.msgId }, 'an announcement was not pushed');
  }
}

/** What was pushed; undefined for anything else on the channel. */
export function readPush(payload: string): Push | undefined {
  try {
    const { tenant, users, msgId, msgTxt } = JSON.parse(payload) as Push;
    const sound = typeof tenant === 'string' && typeof msgId === 'string' && typeof msgTxt === 'string';
    if (!sound || (users !== undefined && !Array.isArray(users))) return undefined;
    return { tenant, msgId, msgTxt, ...(users ? { users } : {}) };
  } catch {
    return undefined;
  }
}
