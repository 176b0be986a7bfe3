import { setImmediate as pause } from 'node:timers/promises';
import type { Row, Session } from '../../db/Database.ts';
import { BusinessError, NotFoundError, ParamError, Refusal } from '../../http/errors.ts';
import { keepInBin } from '../bin/keepInBin.ts';
import { type ChangeSet, openChangeSet } from '../changeSets/ChangeSet.ts';
import { MOST_SAVED_ROWS, SAVE_DEADLINE } from '../limits.ts';
import type { Draft, Records, StoredRow } from '../Records.ts';
import { touchedModels } from './changeRecords.ts';
import { draftOf, namedRecord, type Reading, readChange, readNew } from './drafts.ts';
import { judge, type ReadRow } from './judge.ts';
import { keptLines, type Lines } from './lines.ts';
import { fillOrder } from './orderNumbers.ts';
import { touchParents } from './orphans.ts';
import { type FieldProblem, ValidationError } from './refusals.ts';
import { removeSubRows } from './subTables.ts';
import { lockRows, visible, writing } from './tenantRows.ts';
import { lockTree, updateMovedNodes } from './tree.ts';
import { deleteRows, insertDrafts, updateDrafts } from './writeRows.ts';

/** Everything a grid saves in one go. */
export interface Batch {
  /** New records; `temporary`, when a row carries it, comes back beside the new id. */
  added: readonly unknown[];
  /** `id`, `version` and the changed fields. */
  changed: readonly unknown[];
  removed: readonly unknown[];
}

/** In the order of what was sent. */
export interface Saved {
  /** The change set it is, where several rows were saved or one was removed. */
  set?: string;
  added: { temporary?: string; id: string; version: number }[];
  changed: { id: string; version: number }[];
}

export type Part = keyof Batch;

/** A mistake with its place in the batch. */
export interface BatchProblem extends FieldProblem {
  index: number;
  part: Part;
  /** The row's id, or the temporary one it carries. */
  id?: string;
}

const BREATH = 200;

/** Reads a batch. Throws ParamError, or BusinessError for one that is too large. */
export function readBatch(body: unknown): Batch {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new ParamError('body is no object');
  const { added = [], changed = [], removed = [] } = body as { [part in Part]?: unknown };
  if (!Array.isArray(added) || !Array.isArray(changed) || !Array.isArray(removed)) throw new ParamError('parts');
  if (added.length + changed.length + removed.length > MOST_SAVED_ROWS) {
    throw new BusinessError(`一次最多保存${MOST_SAVED_ROWS}行，请分次保存`);
  }
  return { added, changed, removed };
}

/**
 * Writes the whole batch or nothing of it; `answer` makes what is answered inside the same transaction. Throws
 * A conflict with the ids of records that are not there, or with the current records of all whose version moved on,
 * ValidationError with the place of every mistake: those of a field's own rules and those only the database knows.
 */
export async function saveAll<T>(
  records: Records,
  batch: Batch,
  answer: (saved: Saved, session: Session) => Promise<T>,
): Promise<T> {
  return saveUnder({ ...records, set: records.set ?? setOf(records, batch) }, batch, answer);
}

/** Several rows are taken back as one; one that is gone could not be by anything else. */
function setOf(records: Records, { added, changed, removed }: Batch): ChangeSet | undefined {
  const rows = added.length + changed.length + removed.length;
  if (rows < 2 && removed.length === 0) return undefined;
  const only = rows === removed.length;
  const title = only ? `删除 ${rows} 条${records.shape.model.title}` : `保存 ${rows} 条${records.shape.model.title}`;
  return openChangeSet(records, { kind: only ? 'delete' : 'save', title });
}

async function saveUnder<T>(
  records: Records,
  batch: Batch,
  answer: (saved: Saved, session: Session) => Promise<T>,
): Promise<T> {
  const changed = batch.changed.map(namedRecord);
  const removed = batch.removed.map(namedRecord);
  const temporary = batch.added.map(temporaryId);
  const ids = [...changed, ...removed].map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new ParamError('a record is named twice');
  if (records.shape.model.tree && removed.length > 0) throw new BusinessError('树形表格不支持删除行');
  const work = async (session: Session): Promise<T> => {
    await lockTree(records, session);
    const kept = await lockRows(records, ids, session);
    refuseGone(ids.filter((id) => !kept.has(id)));
    refuseConflicts(records, [...changed, ...removed], kept);
    const read = await draftBatch(records, batch, kept, session);
    const leaving = removed.map(({ id }) => id);
    refuse(await batchProblems(records, read, { ids: changed, temporary }, leaving, session));
    const drafts = { added: read.added.map(draftIn), changed: read.changed.map(draftIn) };
    const going = new Set(leaving);
    await keepInBin(records, new Map([...kept].filter(([id]) => going.has(id))), session);
    await removeSubRows(records, leaving, session);
    await deleteRows(records, leaving, session);
    await updateDrafts(records, drafts.changed, session);
    await fillOrder(records, drafts.added, session);
    await insertDrafts(records, drafts.added, session);
    await updateMovedNodes(records, [...drafts.added, ...drafts.changed], session);
    const gone = leaving.map((id) => ({ old: kept.get(id) }));
    await touchParents(records, [...drafts.added, ...drafts.changed, ...gone], session);
    return answer(savedOf(drafts, temporary, records.set), session);
  };
  return writing(records, touchedModels(records), work, { deadline: SAVE_DEADLINE });
}

function temporaryId(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) throw new ParamError('row is no object');
  return 'temporary' in row && typeof row.temporary === 'string' ? row.temporary.slice(0, 100) : undefined;
}

/** Which rows are not there, or another tenant's: the answer is the same. */
function refuseGone(gone: readonly string[]): void {
  if (gone.length > 0) throw new Refusal(200, 409, '数据已被他人删除', { conflicts: [], gone });
}

function refuseConflicts(
  records: Records,
  named: readonly { id: string; version: number }[],
  kept: ReadonlyMap<string, StoredRow>,
): void {
  const conflicts = named.flatMap(({ id, version }): { id: string; current: Row }[] => {
    const current = kept.get(id);
    return current && current.version !== version ? [{ id, current: visible(current, records.shape) }] : [];
  });
  if (conflicts.length > 0) throw new Refusal(200, 409, '数据已被他人修改', { conflicts });
}

const draftIn = ({ draft }: ReadRow): Draft => draft;

type ReadRows = Record<'added' | 'changed', ReadRow[]>;

async function draftBatch(
  records: Records,
  batch: Batch,
  kept: ReadonlyMap<string, StoredRow>,
  session: Session,
): Promise<ReadRows> {
  const { context, actor, shape } = records;
  const known = { model: shape.model, models: context.compiled().models, tenant: actor.tenant };
  const linesOf = await keptLines(
    known,
    batch.changed.map((row) => namedRecord(row).id),
    session,
  );
  const readAdded = (row: unknown): Reading => {
    const { temporary: _temporary, ...fields } = row as Record<string, unknown>;
    return readNew(records, fields);
  };
  const readChanged = (row: unknown): Reading => {
    const old = kept.get(namedRecord(row).id);
    if (!old) throw new NotFoundError();
    return readChange(records, row, old);
  };
  const added = await draftPart(records, batch.added, readAdded, linesOf);
  return { added, changed: await draftPart(records, batch.changed, readChanged, linesOf) };
}

async function draftPart(
  records: Records,
  rows: readonly unknown[],
  read: (row: unknown) => Reading,
  linesOf: (id: string) => Lines,
) {
  const drafts: ReadRow[] = [];
  for (const [index, row] of rows.entries()) {
    // Others wait for this process too.
    if (index % BREATH === BREATH - 1) await pause();
    const reading = read(row);
    drafts.push(draftOf(records, reading, { tables: linesOf(reading.old?.id ?? '') }));
  }
  return drafts;
}

/** How the sender calls the rows. */
interface Names {
  ids: readonly { id: string }[];
  temporary: readonly (string | undefined)[];
}

/**
 * Everything wrong with the batch: what breaks the rules of fields, what two rows of it, or one and a record outside of
 * it, may not both hold, and what check rules refuse.
 */
async function batchProblems(
  records: Records,
  read: ReadRows,
  { ids, temporary }: Names,
  leaving: readonly string[],
  session: Session,
): Promise<BatchProblem[]> {
  const problemsOf = await judge(records, [...read.added, ...read.changed], leaving, session);
  const named = (part: 'added' | 'changed', index: number) => (part === 'added' ? temporary[index] : ids[index]?.id);
  return (['added', 'changed'] as const).flatMap((part) =>
    read[part].flatMap((row, index) => {
      const id = named(part, index);
      return problemsOf(row).map((problem) => ({ index, part, ...(id === undefined ? {} : { id }), ...problem }));
    }),
  );
}

function refuse(problems: readonly BatchProblem[]): void {
  if (problems.length > 0) throw new ValidationError(problems);
}

function savedOf(
  drafts: Record<'added' | 'changed', Draft[]>,
  temporary: readonly (string | undefined)[],
  set: ChangeSet | undefined,
): Saved {
  return {
    ...(set ? { set: set.id } : {}),
    added: drafts.added.map(({ id }, index) => {
      const name = temporary[index];
      return { ...(name === undefined ? {} : { temporary: name }), id, version: 1 };
    }),
    changed: drafts.changed.map(({ id, old }) => ({ id, version: (old?.version ?? 0) + 1 })),
  };
}
