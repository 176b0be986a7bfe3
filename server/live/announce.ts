import type { FastifyRequest } from 'fastify';
import { CASE_HEADER } from '../../engine/api/endpoints.ts';
import type { Context } from '../http/Context.ts';
import type { Records, Save } from '../records/Records.ts';
import { touchedModels } from '../records/write/changeRecords.ts';
import { mastersOf } from '../records/write/lines.ts';

/** What was saved, for the sockets of every process. */
export interface SaveNotice {
  tenant: string;
  /** Wire code of the model. */
  code: string;
  edited: readonly string[];
  /** Rows were added or removed: those who show rows of the model read them again. */
  members: boolean;
  /** The sender's, so that its own screen passes the echo over. */
  caseId?: string;
}

export const LIVE_CHANNEL = 'weft_live';

/** A NOTIFY carries at most 8000 bytes; an id has up to 64. */
const IDS_EACH = 100;

/** An id, a code or a case id as they travel: nothing that long is one. */
const LONGEST = 64;

/** Tells every process of a save that is committed. Never throws: the save is committed, and pages that miss it catch up later. */
export async function announce(context: Pick<Context, 'db' | 'log'>, notice: SaveNotice): Promise<void> {
  const { edited, members } = notice;
  try {
    for (let at = 0; at < Math.max(edited.length, members ? 1 : 0); at += IDS_EACH) {
      const part = { ...notice, edited: edited.slice(at, at + IDS_EACH), members: members && at === 0 };
      await context.db.notify(LIVE_CHANNEL, JSON.stringify(part));
    }
  } catch (error) {
    context.log.warn({ err: error, code: notice.code }, 'a save was not announced');
  }
}

/** What another process, or this one, announced; undefined for anything else on the channel. */
export function readNotice(payload: string): SaveNotice | undefined {
  try {
    const { tenant, code, edited, members, caseId } = JSON.parse(payload) as SaveNotice;
    return typeof tenant === 'string' && typeof code === 'string' && Array.isArray(edited)
      ? { tenant, code, edited, members, caseId }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a text may be an id, a code or a case id. */
export function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST && /^[\w-]+$/.test(value);
}

/** Tells every page of a save, once it is committed; a job's has no request. It need not be waited for and never fails. */
export async function announceSave(records: Records, request: FastifyRequest | undefined, save: Save): Promise<void> {
  const { context, actor, shape } = records;
  const { edited = [], members = false, children = () => false } = save;
  const sent = request?.headers[CASE_HEADER.toLowerCase()];
  const of = { tenant: actor.tenant, ...(isName(sent) ? { caseId: sent } : {}) };
  await announce(context, { ...of, code: shape.model.code, edited, members });
  // Totals of its rows stand in other records.
  for (const { code } of mastersOf(shape.model, context.compiled().models))
    await announce(context, { ...of, code, edited: [], members: true });
  for (const { code } of touchedModels(records).slice(1)) {
    if (children(code)) await announce(context, { ...of, code, edited: [], members: true });
  }
}
