import type { Model } from '../../../engine/plan/compiled.ts';
import type { Value } from '../../../engine/values/ValueType.ts';
import type { Row, Session } from '../../db/Database.ts';
import { BusinessError, ConflictError, NotFoundError, ParamError } from '../../http/errors.ts';
import { keepInBin } from '../bin/keepInBin.ts';
import { openChangeSet } from '../changeSets/ChangeSet.ts';
import type { Draft, Records, StoredRow } from '../Records.ts';
import { heldRowProblems, heldRows, type RowChange } from '../states/lockedRecords.ts';
import { ruleViolations } from './checkedCodes.ts';
import { askable, draftOf, firstProblems, namedRecord, readChange, readNew } from './drafts.ts';
import { fillOrder } from './orderNumbers.ts';
import { orphanProblems, touchParents } from './orphans.ts';
import { type FieldProblem, ValidationError } from './refusals.ts';
import {
  linesAfter,
  prepareSubTable,
  refuseConflicts,
  removeSubRows,
  type SubTableChanges,
  type SubTableRecords,
  splitBody,
  subTablesOf,
  withSubTables,
  writeSubTable,
} from './subTables.ts';
import { lockRows, visible, writing } from './tenantRows.ts';
import { idsBelow, lockTree, parentsOf, placeDrafts, settleParents, updateMovedNodes } from './tree.ts';
import { takenBy } from './unique.ts';
import { deleteRows, insertDrafts, updateDrafts } from './writeRows.ts';

/**
 * Adds a record with the rows of its sub-tables. `answer` makes of its new id what is answered, inside the same
 * transaction: all is kept or nothing. Throws ValidationError.
 */
export async function addRecord<T>(
  records: Records,
  body: unknown,
  answer: (id: string, session: Session) => Promise<T>,
): Promise<T> {
  const { own, tables } = splitBody(records, body);
  const read = readNew(records, own);
  const id = records.context.newId();
  return writing(records, touchedModels(records), async (session) => {
    await lockTree(records, session);
    const changes = await prepareChildren(tables, { id, existing: false }, session);
    const lines = await linesAfter(records, { id, existing: false }, changes, session);
    const { draft, problems } = draftOf(records, read, { tables: lines }, id);
    const asked = await askedProblems(records, askable({ draft, problems }), session);
    refuse([...firstProblems([...problems, ...asked]), ...changes.flatMap((each) => each.problems)]);
    await fillOrder(records, [draft], session);
    await insertDrafts(records, [draft], session);
    await touchParents(records, [draft], session);
    await updateMovedNodes(records, [draft], session);
    for (const each of changes) await writeSubTable(records.shape.model, each, session);
    return answer(draft.id, session);
  });
}

/** What a declaration says of a change, whoever asks for it. */
export interface DeclaredChange {
  /** Values the record gets, read-only fields too. */
  set?: Readonly<Record<string, Value>>;
  /** Throws what stands against it; asked with the record as it is, which the session holds. */
  allow?: (current: StoredRow, session: Session) => void | Promise<void>;
  /** What is written with it, in the same transaction. */
  done?: (draft: Draft, session: Session) => Promise<void>;
}

/**
 * Changes the fields and sub-tables that were sent, of the record and version that were named, and answers the record
 * as it is now. Throws NotFoundError, ConflictError with the current record, ValidationError.
 */
export async function editRecord(records: Records, body: unknown, change: DeclaredChange = {}): Promise<Row> {
  const { own, tables } = splitBody(records, body);
  const { id, version } = namedRecord(body);
  const { shape } = records;
  return writing(records, touchedModels(records), async (session) => {
    await lockTree(records, session);
    const whole = async () => (await lockRows(records, [id], session)).get(id);
    const current = await whole();
    if (!current) throw new NotFoundError();
    if (current.version !== version)
      throw new ConflictError(await withSubTables(records, visible(current, shape), session));
    await change.allow?.(current, session);
    const changes = await prepareChildren(tables, { id, existing: true }, session);
    refuseConflicts(changes);
    const lines = await linesAfter(records, { id, existing: true }, changes, session);
    const { draft, problems } = draftOf(records, readChange(records, own, current, change.set), { tables: lines });
    const asked = await askedProblems(records, askable({ draft, problems }), session);
    const locked = lockedChanges(records, current, changes);
    refuse([...firstProblems([...problems, ...asked]), ...locked, ...changes.flatMap((each) => each.problems)]);
    await updateDrafts(records, [draft], session);
    await change.done?.(draft, session);
    await touchParents(records, [draft], session);
    await updateMovedNodes(records, [draft], session);
    for (const each of changes) await writeSubTable(shape.model, each, session);
    return withSubTables(records, visible((await whole()) ?? {}, shape), session);
  });
}

/** What only the database can say of a record: its place in a tree, the record it comes under, values that others hold, the tenant's own rules. */
async function askedProblems(records: Records, draft: Draft, session: Session): Promise<FieldProblem[]> {
  const misplaced = await placeDrafts(records, [draft], session);
  const taken = await takenBy(records, draft, session);
  const broken = await ruleViolations(records, [draft], session);
  const orphaned = (await orphanProblems(records, [draft], session)).flat();
  return [...(misplaced.get(draft) ?? []), ...orphaned, ...taken, ...(broken.get(draft) ?? [])];
}

async function prepareChildren(
  tables: ReadonlyMap<SubTableRecords, unknown>,
  main: { id: string; existing: boolean },
  session: Session,
): Promise<SubTableChanges[]> {
  const changes: SubTableChanges[] = [];
  for (const [child, sent] of tables) changes.push(await prepareSubTable(child, sent, main, session));
  return changes;
}

/** Rows of sub-tables that the state of the record locks: a table as a whole, or the field of a row. */
function lockedChanges(records: Records, current: StoredRow, changes: readonly SubTableChanges[]): FieldProblem[] {
  return changes.flatMap(({ child, rows, added, changed, gone }) => {
    const held = heldRows(records, current, child.table);
    if (held === undefined) return [];
    const problemsOf = (change: RowChange) =>
      heldRowProblems(held, child.records.shape.model, change, child.table.foreignKey);
    const fields = changed.flatMap((draft) => problemsOf(draft).map(({ key, message }) => ({ draft, key, message })));
    const whole = [...added.map(({ values }) => ({ values })), ...gone.map((old) => ({ old }))].flatMap(problemsOf);
    const [table] = [...whole, ...fields.filter(({ key }) => key === '')];
    if (table) return [{ key: child.code, message: table.message }];
    return fields.map(({ draft, key, message }) => ({ key: `${child.code}[${rows.indexOf(draft)}].${key}`, message }));
  });
}

const mostRemoved = 1_000;

/**
 * Removes all of `ids` (comma-joined) with their sub-tables and, in a tree, everything below them, or none; answers how
 * many records went, and as what they can be taken back. `expected` is the number a person agreed to. Throws NotFoundError when one is not there.
 */
export async function removeRecords(records: Records, ids: string, expected?: string): Promise<Removed> {
  const wanted = [...new Set(ids.split(',').map((id) => id.trim()))].filter((id) => id !== '');
  if (wanted.length === 0 || wanted.length > mostRemoved) throw new ParamError('ids');
  return writing(records, touchedModels(records), async (session) => {
    await lockTree(records, session);
    // Held in the order in which a save holds them: the record before its rows.
    const kept = await lockRows(records, wanted, session);
    if (kept.size < wanted.length) throw new NotFoundError();
    const all = [...wanted, ...(await idsBelow(records, wanted, session))];
    if (expected !== undefined && Number(expected) !== all.length) {
      throw new BusinessError(`下级有变化，现在会删除 ${all.length} 条，请重新确认`);
    }
    const title = `删除 ${all.length} 条${records.shape.model.title}`;
    const set = records.set ?? openChangeSet(records, { kind: 'delete', title });
    await removeKept({ ...records, set }, kept, all, session);
    return { count: all.length, ...(set ? { set: set.id } : {}) };
  });
}

/** How many records went, and as which change set. */
export interface Removed {
  count: number;
  set?: string;
}

/** Removes held records with their sub-tables; `all` are they and those below them. */
export async function removeKept(
  records: Records,
  kept: ReadonlyMap<string, StoredRow>,
  all: readonly string[],
  session: Session,
): Promise<void> {
  await keepInBin(records, kept, session);
  await removeSubRows(records, all, session);
  await deleteRows(records, all, session);
  const gone = [...kept.values()].map((old) => ({ old }));
  await touchParents(records, gone, session);
  await settleParents(records, parentsOf(records, kept.values()), session);
}

/** The model and those of its sub-tables. */
export function touchedModels(records: Records): Model[] {
  return [records.shape.model, ...subTablesOf(records).map((child) => child.records.shape.model)];
}

function refuse(problems: readonly FieldProblem[]): void {
  if (problems.length > 0) throw new ValidationError(problems);
}
