import { CASE_HEADER } from '../../engine/live/messages.ts';
import type { Context } from '../context.ts';

/** What was saved, for every process that has sockets to tell. */
export interface Announcement {
  tenant: string;
  /** Wire code of the model. */
  code: string;
  ids: readonly string[];
  /** `edited` rows are sent; when rows were `added` or `removed`, those who show rows of the model read again. */
  change: 'edited' | 'added' | 'removed';
  /** The sender's, so that its own screen passes the echo over. */
  caseId?: string;
}

export const LIVE_CHANNEL = 'weft_live';

/** A NOTIFY carries at most 8000 bytes; an id has up to 64. */
const IDS_EACH = 100;

/** An id, a code or a case id as they travel: nothing that long is one. */
const LONGEST = 64;

/** Tells every process of a save that is committed. Never throws: the save stands, and those who miss it catch up later. */
export async function announce(context: Pick<Context, 'db' | 'log'>, announcement: Announcement): Promise<void> {
  const { ids, change } = announcement;
  // Who came or went is read again as a whole; naming them would say nothing more.
  const parts = change === 'edited' ? chunks(ids) : [[]];
  try {
    for (const part of ids.length === 0 ? [] : parts) {
      await context.db.notify(LIVE_CHANNEL, JSON.stringify({ ...announcement, ids: part }));
    }
  } catch (error) {
    context.log.warn({ err: error, code: announcement.code }, 'a save was not announced');
  }
}

function chunks(ids: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (let at = 0; at < ids.length; at += IDS_EACH) parts.push(ids.slice(at, at + IDS_EACH));
  return parts;
}

/** What another process, or this one, announced; undefined for anything else on the channel. */
export function readAnnouncement(payload: string): Announcement | undefined {
  try {
    const { tenant, code, ids, change, caseId } = JSON.parse(payload) as Announcement;
    return typeof tenant === 'string' && typeof code === 'string' && Array.isArray(ids)
      ? { tenant, code, ids, change, caseId }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Who saves, when the request says so. */
export function caseIdOf(request: { headers: Record<string, string | string[] | undefined> }): string | undefined {
  const sent = request.headers[CASE_HEADER.toLowerCase()];
  return isName(sent) ? sent : undefined;
}

/** Whether a text may be an id, a code or a case id. */
export function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST && /^[\w-]+$/.test(value);
}
