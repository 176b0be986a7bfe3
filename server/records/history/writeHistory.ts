import type { Field, Model } from '../../../engine/plan/compiled.ts';
import type { Value } from '../../../engine/values/ValueType.ts';
import type { Session, SqlValue } from '../../db/Database.ts';
import { formatDateTime } from '../../db/formatDateTime.ts';
import { KEEP_HISTORY, KEEP_SET } from '../../db/statements/recordHistory.ts';
import type { ChangeSet } from '../changeSets/ChangeSet.ts';
import type { Draft, Writer } from '../Records.ts';
import { changedFields } from '../write/drafts.ts';

/** What was done with a record. */
export type HistoryAct = 'add' | 'edit' | 'delete' | 'import' | 'restore' | 'recover' | 'purge';

/** A value before and after. */
export type HistoryChange = readonly [from: unknown, to: unknown];

/** A text of which only the beginning is kept. */
export interface CutText {
  cut: string;
  length: number;
}

/** One step of a record, before it is written. */
export interface HistoryEntry {
  id: string;
  version: number;
  act: HistoryAct;
  changes: Record<string, HistoryChange>;
}

/**
 * Longer texts of a single edit are kept by their beginning: history shall not outgrow what it is the history of. What
 * can be taken back as one, and what is there no more, is kept whole.
 */
export const LONGEST_KEPT = 2_000;

/** Fields whose changes are kept: all but secrets and what is stored elsewhere. */
export function historyFields({ fields }: Model): Field[] {
  return fields.filter(({ kind, store }) => kind !== 'secret' && store.links === undefined);
}

/** Who writes, through what. */
interface Author extends Writer {
  /** The endpoint, as the router knows it. */
  via?: string | undefined;
}

/** New records. What was in them follows from what they are now and what changed since: it is not kept twice. */
export function addedEntries(by: Writer, drafts: readonly Draft[], act: 'add' | 'import'): HistoryEntry[] {
  if (by.shape.model.history === false) return [];
  return drafts.map(({ id }) => ({ id, version: 1, act, changes: {} }));
}

/** Changed records with what changed of them; those of which nothing did leave no trace. */
export function changedEntries(by: Writer, drafts: readonly Draft[]): HistoryEntry[] {
  if (by.shape.model.history === false) return [];
  const fields = historyFields(by.shape.model);
  return drafts.flatMap((draft): HistoryEntry[] => {
    const changed = changedFields(draft);
    const touched = fields.filter(({ key }) => key in changed);
    const changes = stepTo(touched, draft.old ?? {}, draft.values, by.set !== undefined);
    const version = (draft.old?.version ?? 0) + 1;
    return Object.keys(changes).length > 0 ? [{ id: draft.id, version, act: 'edit', changes }] : [];
  });
}

/** Records that are there again, with all that came back. */
export function revivedEntries(
  by: Writer,
  drafts: readonly Draft[],
  act: 'restore' | 'recover' = 'restore',
): HistoryEntry[] {
  if (by.shape.model.history === false) return [];
  const fields = historyFields(by.shape.model);
  return drafts.map(({ id, values, revived }) => {
    return { id, version: revived?.version ?? 1, act, changes: stepTo(fields, {}, values, true) };
  });
}

/** What of a record is no field and comes back with it all the same. */
export const STAMPS = ['createBy', 'createTime', 'sysOrgCode'] as const;

/** Removed records with everything that was in them. */
export function removedEntries(
  by: Writer,
  rows: readonly (Readonly<Record<string, unknown>> & { id: string; version: number })[],
): HistoryEntry[] {
  const fields = historyFields(by.shape.model);
  const kept = [...fields, ...STAMPS.map((key) => ({ key }))];
  return rows.map((row) => {
    return { id: row.id, version: row.version + 1, act: 'delete', changes: stepTo(kept, row, {}, true) };
  });
}

function stepTo(
  fields: readonly Pick<Field, 'key'>[],
  from: Readonly<Record<string, unknown>>,
  to: Readonly<Record<string, unknown>>,
  whole: boolean,
): Record<string, HistoryChange> {
  const changes: Record<string, HistoryChange> = {};
  for (const { key } of fields) {
    const [before, after] = [from[key] ?? null, to[key] ?? null];
    if (before === null && after === null) continue;
    changes[key] = whole ? [before, after] : [bounded(before), bounded(after)];
  }
  return changes;
}

function bounded(value: unknown): unknown {
  const text = typeof value === 'string' ? value : undefined;
  return text !== undefined && text.length > LONGEST_KEPT
    ? ({ cut: text.slice(0, LONGEST_KEPT), length: text.length } satisfies CutText)
    : (value as Value);
}

/** Keeps the entries, all of one act, in the transaction of the write they tell of. */
export async function writeHistory(by: Author, entries: readonly HistoryEntry[], session: Session): Promise<void> {
  const { context, actor, shape, set, via } = by;
  const time = formatDateTime(context.clock(), context.compiled().app.timeZone);
  for (let start = 0; start < entries.length; start += BATCH) {
    const batch = entries.slice(start, start + BATCH);
    const values: SqlValue[] = [
      actor.tenant,
      shape.model.table,
      batch[0]?.act ?? '',
      via?.slice(0, 200) ?? null,
      actor.username,
      time,
      set?.id ?? null,
      batch.map(({ id }) => id),
      batch.map(({ version }) => version),
      batch.map(({ changes }) => JSON.stringify(changes)),
    ];
    await session.query(KEEP_HISTORY, values, { prepared: true });
  }
  if (entries.length > 0 && set) await keepSet(by, set, time, entries, session);
}

/** In the transaction of what it counts: the counts are those of what is kept. */
async function keepSet(
  { actor, shape }: Author,
  { id, table, kind, title, screen, permission, undoes }: ChangeSet,
  time: string,
  [first, ...others]: readonly HistoryEntry[],
  session: Session,
): Promise<void> {
  // What follows in other tables is told by the history alone.
  const count = table === shape.model.table && first ? others.length + 1 : 0;
  const did = (...acts: HistoryAct[]): number => (first && acts.includes(first.act) ? count : 0);
  const about = [kind, title, screen ?? null, permission ?? null, undoes ?? null];
  const counts = [did('add', 'import', 'restore', 'recover'), did('edit'), did('delete')];
  const values = [id, actor.tenant, table, ...about, actor.username, time, ...counts];
  await session.query(KEEP_SET, values, { prepared: true });
}

const BATCH = 1_000;
