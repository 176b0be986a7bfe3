import { setImmediate as pause } from 'node:timers/promises';
import type { Row, Session } from '../../db/Database.ts';
import { BusinessError, NotFoundError, ParamError, Refusal } from '../../http/errors.ts';
import type { Draft, Records, StoredRow } from '../Records.ts';
import { touchedModels } from './changeRecords.ts';
import { ruleViolations } from './checkedCodes.ts';
import { draftOf, firstProblems, namedRecord, type Reading, readChange, readNew } from './drafts.ts';
import { fillOrder } from './orderNumbers.ts';
import { type FieldProblem, ValidationError } from './refusals.ts';
import { removeSubRows } from './subTables.ts';
import { lockRows, visible, writing } from './tenantRows.ts';
import { lockTree, placeDrafts, updateMovedNodes } from './tree.ts';
import { repeatedDrafts, takenDrafts, uniqueGroups } from './unique.ts';
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
  added: { temporary?: string; id: string; version: number }[];
  changed: { id: string; version: number }[];
}

export type Part = keyof Batch;

/** A mistake with its place in the batch. */
export interface BatchProblem extends FieldProblem {
  index: number;
  part: Part;
}

const MOST_ROWS = 5_000;
const DEADLINE = 60_000;
const BREATH = 200;

/** Reads a batch. Throws ParamError, or BusinessError for one that is too large. */
export function readBatch(body: unknown): Batch {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new ParamError('body is no object');
  const { added = [], changed = [], removed = [] } = body as { [part in Part]?: unknown };
  if (!Array.isArray(added) || !Array.isArray(changed) || !Array.isArray(removed)) throw new ParamError('parts');
  if (added.length + changed.length + removed.length > MOST_ROWS) {
    throw new BusinessError(`一次最多保存${MOST_ROWS}行，请分次保存`);
  }
  return { added, changed, removed };
}

/**
 * Writes the whole batch or nothing of it; `answer` makes what is answered inside the same transaction. Throws
 * A conflict with the ids of records that are not there, or with the current records of all whose version moved on,
 * ValidationError with the place of every mistake.
 */
export async function saveAll<T>(
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
    const drafts = await draftBatch(records, batch, kept);
    const leaving = removed.map(({ id }) => id);
    await refuseAsked(records, drafts, leaving, session);
    await removeSubRows(records, leaving, session);
    await deleteRows(records, leaving, session);
    await updateDrafts(records, drafts.changed, session);
    await fillOrder(records, drafts.added, session);
    await insertDrafts(records, drafts.added, session);
    await updateMovedNodes(records, [...drafts.added, ...drafts.changed], session);
    return answer(savedOf(drafts, temporary), session);
  };
  return writing(records, touchedModels(records), work, { deadline: DEADLINE });
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

interface Drafts {
  added: Draft[];
  changed: Draft[];
}

async function draftBatch(records: Records, batch: Batch, kept: ReadonlyMap<string, StoredRow>): Promise<Drafts> {
  const readAdded = (row: unknown): Reading => {
    const { temporary: _temporary, ...fields } = row as Record<string, unknown>;
    return readNew(records, fields);
  };
  const readChanged = (row: unknown): Reading => {
    const old = kept.get(namedRecord(row).id);
    if (!old) throw new NotFoundError();
    return readChange(records, row, old);
  };
  const added = await draftPart(records, 'added', batch.added, readAdded);
  const changed = await draftPart(records, 'changed', batch.changed, readChanged);
  refuse([...added.problems, ...changed.problems]);
  return { added: added.drafts, changed: changed.drafts };
}

async function draftPart(records: Records, part: Part, rows: readonly unknown[], read: (row: unknown) => Reading) {
  const drafts: Draft[] = [];
  const problems: BatchProblem[] = [];
  for (const [index, row] of rows.entries()) {
    // Others wait for this process too.
    if (index % BREATH === BREATH - 1) await pause();
    const { draft, problems: found } = draftOf(records, read(row));
    drafts.push(draft);
    problems.push(...found.map((problem) => ({ index, part, ...problem })));
  }
  return { drafts, problems };
}

/** What two rows of the batch, or one and a record outside of it, may not both hold, and what check rules refuse. */
async function refuseAsked(
  records: Records,
  drafts: Drafts,
  leaving: readonly string[],
  session: Session,
): Promise<void> {
  const { model } = records.shape;
  const every = [...drafts.added, ...drafts.changed];
  const repeated = repeatedDrafts(model, every);
  const misplaced = await placeDrafts(records, every, session);
  const taken = await takenDrafts(records, uniqueGroups(model), every, leaving, session);
  const broken = await ruleViolations(records, every, session);
  const problems = (part: 'added' | 'changed') =>
    drafts[part].flatMap((draft, index) => {
      const held = misplaced.get(draft) ?? repeated.get(draft) ?? taken.get(draft) ?? [];
      const found = firstProblems([...held, ...(broken.get(draft) ?? [])]);
      return found.map((problem): BatchProblem => ({ index, part, ...problem }));
    });
  // A field hidden from the actor must not tell its values by being taken.
  refuse([...problems('added'), ...problems('changed')].filter(({ key }) => records.shape.columns.has(key)));
}

function refuse(problems: readonly BatchProblem[]): void {
  if (problems.length > 0) throw new ValidationError(problems);
}

function savedOf(drafts: Drafts, temporary: readonly (string | undefined)[]): Saved {
  return {
    added: drafts.added.map(({ id }, index) => {
      const name = temporary[index];
      return { ...(name === undefined ? {} : { temporary: name }), id, version: 1 };
    }),
    changed: drafts.changed.map(({ id, old }) => ({ id, version: (old?.version ?? 0) + 1 })),
  };
}
