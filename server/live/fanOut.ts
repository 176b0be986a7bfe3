import { membersMessage, rowMessage } from '../../engine/live/messages.ts';
import type { Model } from '../../engine/plan/compiled.ts';
import { isNarrowed } from '../access/rowScopes.ts';
import { allRows, type Row } from '../db/Database.ts';
import { builder, run } from '../db/sql.ts';
import type { Context } from '../http/Context.ts';
import { modelByCode } from '../http/wireCodes.ts';
import type { RecordPorts, TableHooks } from '../records/Records.ts';
import { shapeOf } from '../records/shape.ts';
import { selection } from '../records/write/tenantRows.ts';
import { readNotice } from './announce.ts';
import { type Live, type Sockets, sendTo } from './sockets.ts';

/** Who saved; undefined: unknown or several, so that all are sent it. */
type Saver = string | undefined;

/** What waits to be sent of one model of one tenant. */
interface Pending {
  tenant: string;
  code: string;
  /** Edited rows by id. */
  rows: Map<string, Saver>;
  /** Rows came or went. */
  members: { saver: Saver } | undefined;
}

/** What tables require beyond their declarations, by table. */
export type Hooks = RecordPorts['hooks'];

/** The most rows read at once. */
const ROWS_EACH = 200;

/**
 * Tells the sockets of this process of announced saves: every row as it is stored, to all of the tenant whose user may
 * read it, without the fields hidden from that user; what a table's hooks keep out of somebody's lists is not sent to
 * them here either. One reading per model at a time, so that no socket hears of an older version after a newer one; what
 * is announced meanwhile goes together with the next.
 */
export function createFanOut(context: Context, sockets: Sockets, hooks: Hooks): (payload: string) => void {
  const waiting = new Map<string, Pending>();
  const draining = new Set<string>();

  const drain = async (key: string): Promise<void> => {
    for (let next = waiting.get(key); next; next = waiting.get(key)) {
      waiting.delete(key);
      await send(context, { sockets, hooks }, next);
    }
    draining.delete(key);
  };
  return (payload) => {
    const notice = readNotice(payload);
    if (!notice) return;
    const { tenant, code, edited, members, caseId } = notice;
    const key = `${tenant} ${code}`;
    const pending = waiting.get(key) ?? { tenant, code, rows: new Map<string, Saver>(), members: undefined };
    waiting.set(key, pending);
    for (const id of edited) pending.rows.set(id, same(pending.rows, id, caseId));
    if (members) {
      pending.members = { saver: pending.members && pending.members.saver !== caseId ? undefined : caseId };
    }
    if (draining.has(key)) return;
    draining.add(key);
    void drain(key);
  };
}

function same(rows: ReadonlyMap<string, Saver>, id: string, saver: Saver): Saver {
  return rows.has(id) && rows.get(id) !== saver ? undefined : saver;
}

interface FanOutParts {
  sockets: Sockets;
  hooks: Hooks;
}

async function send(context: Context, { sockets, hooks }: FanOutParts, pending: Pending): Promise<void> {
  const { tenant, code, rows, members } = pending;
  const model = modelByCode(context.compiled(), code);
  if (!model || sockets.ofTenant(tenant).length === 0) return;
  const readers = (): Live[] =>
    sockets.ofTenant(tenant).filter(({ actor }) => context.rights.mayModel(actor, model.id, 'read'));
  const within = hooks.get(model.table)?.within;
  const seesSome = ({ actor }: Live): boolean => within !== undefined || isNarrowed(actor, context.compiled(), model);
  const sendMembers = (saver: Saver): void => {
    const text = membersMessage(code, saver);
    for (const live of readers()) sendTo(live, text);
  };
  try {
    const ids = [...rows.keys()];
    for (let at = 0; at < ids.length; at += ROWS_EACH) {
      const stored = await readRows(context, tenant, model, ids.slice(at, at + ROWS_EACH));
      const all = readers();
      const [narrowed, whole] = [true, false].map((wanted) => all.filter((live) => seesSome(live) === wanted));
      for (const row of stored) sendRow(context, model, whole ?? [], row, rows.get(String(row.id)));
      for (const live of narrowed ?? []) await sendSeen(context, { model, within }, live, stored, rows);
    }
    if (members) sendMembers(members.saver);
  } catch (error) {
    context.log.warn({ err: error, code }, 'saved rows could not be read for live sync');
    // They will read by themselves, and go on trying.
    sendMembers(undefined);
  }
}

/** Of somebody who sees some rows alone: those, and that others, which may have been theirs, are no longer. */
async function sendSeen(
  context: Context,
  { model, within }: { model: Model; within: TableHooks['within'] },
  live: Live,
  stored: readonly Row[],
  savers: ReadonlyMap<string, Saver>,
): Promise<void> {
  const ids = stored.map((row) => String(row.id));
  const select = builder
    .selectFrom(model.table)
    .select('id')
    .where('tenant_id', '=', live.actor.tenant)
    .where('id', 'in', ids);
  const there = within === undefined ? select : select.where(within(context, live.actor));
  const found = await context.db.withTenant(live.actor, (session) => run<{ id: string }>(session, there));
  const seen = new Set(found.rows.map(({ id }) => id));
  for (const row of stored)
    if (seen.has(String(row.id))) sendRow(context, model, [live], row, savers.get(String(row.id)));
  if (seen.size < ids.length) sendTo(live, membersMessage(model.code, undefined));
}

/** One text for all who see the same fields. */
function sendRow(context: Context, model: Model, readers: readonly Live[], row: Row, saver: Saver): void {
  const texts = new Map<string, string>();
  for (const live of readers) {
    const hidden = context.rights.hiddenFields(live.actor, model.id);
    const group = [...hidden].join();
    const text = texts.get(group) ?? rowMessage(model.code, without(row, hidden), saver);
    texts.set(group, text);
    sendTo(live, text);
  }
}

function without(row: Row, hidden: ReadonlySet<string>): Row {
  return Object.fromEntries(Object.entries(row).filter(([key]) => !hidden.has(key)));
}

/** The stored rows with these ids, every field of the model included; those of other tenants are not there. */
async function readRows(
  context: Pick<Context, 'db'>,
  tenant: string,
  model: Model,
  ids: readonly string[],
): Promise<Row[]> {
  const query = builder
    .selectFrom(model.table)
    .where('tenant_id', '=', tenant)
    .where('id', 'in', [...ids])
    .select(selection(shapeOf(model, new Set())));
  const { rows } = await context.db.withTenant(allRows(tenant), (session) => run(session, query));
  return rows;
}
