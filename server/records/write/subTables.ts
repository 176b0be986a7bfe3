import type { Model, SubTable } from '../../../engine/plan/compiled.ts';
import type { Row, Session } from '../../db/Database.ts';
import { BusinessError, NotFoundError, ParamError, Refusal } from '../../http/errors.ts';
import { MOST_SUB_ROWS } from '../limits.ts';
import type { Draft, Records, StoredRow } from '../Records.ts';
import { shapeOf } from '../shape.ts';
import { uniqueGroups } from '../uniqueGroups.ts';
import { ruleViolations } from './checkedCodes.ts';
import { changedFields, draftOf, namedRecord, type Reading, readChange, readNew } from './drafts.ts';
import { asKept, keptLines, type Lines, linesIn } from './lines.ts';
import { touchParents } from './orphans.ts';
import { type FieldProblem, refusalOfWrite, ValidationError } from './refusals.ts';
import { childRows, visible } from './tenantRows.ts';
import { repeatedDrafts, takenDrafts } from './unique.ts';
import { deleteRows, insertDrafts, updateDrafts } from './writeRows.ts';

/** A sub-table as the actor may see and change it through its main record. */
export interface SubTableRecords {
  table: SubTable;
  /** Wire code of the child's model: the key its rows stand under. */
  code: string;
  records: Records;
  /** Columns of the table. */
  foreignKey: string;
  order: string | undefined;
}

/** What a save does to one sub-table. */
export interface SubTableChanges {
  child: SubTableRecords;
  /** All the rows there will be. */
  rows: readonly Draft[];
  added: Draft[];
  changed: Draft[];
  removed: string[];
  /** Those that are removed, as they were. */
  gone: StoredRow[];
  problems: FieldProblem[];
  conflicts: SubTableConflict[];
}

export interface SubTableConflict {
  /** `demo_line[2]`: place in the rows that were sent. */
  key: string;
  id: string;
  current: Row;
}

/** The sub-tables of the records that the actor may see with them; their rights are those of the main model. */
export function shownSubTables(records: Records): SubTableRecords[] {
  const { context, actor, shape } = records;
  return subTablesOf(records).filter(({ table }) => context.rights.maySubTable(actor, shape.model.id, table.model));
}

/** All sub-tables of the records: what goes with them, goes whoever sees it. */
export function subTablesOf(records: Records): SubTableRecords[] {
  const { context, actor, shape } = records;
  return shape.model.subTables.flatMap((table) => {
    const model = context.compiled().models.get(table.model);
    const foreignKey = model?.fields.find((field) => field.key === table.foreignKey)?.column;
    if (!model || foreignKey === undefined) return [];
    const hidden = new Set(context.rights.hiddenFields(actor, model.id));
    for (const key of hidden) {
      if (key === table.foreignKey || actor.permissions.has(`${model.permission}:${key}`)) hidden.delete(key);
    }
    const order = model.fields.find((field) => field.key === table.grid?.dragSort)?.column;
    return [{ table, code: model.code, records: { ...records, shape: shapeOf(model, hidden) }, foreignKey, order }];
  });
}

/** The record with the rows of each sub-table under the child's code. */
export async function withSubTables(records: Records, row: Row, session: Session): Promise<Row> {
  const whole: Row = { ...row };
  for (const child of shownSubTables(records)) {
    const rows = await childRows(child.records, child, [String(row.id)], session);
    whole[child.code] = rows.map((each) => visible(each, child.records.shape));
  }
  return whole;
}

/** Parts a body into the record's own fields and what it says about sub-tables. */
export function splitBody(
  records: Records,
  body: unknown,
): { own: unknown; tables: ReadonlyMap<SubTableRecords, unknown> } {
  const tables = new Map<SubTableRecords, unknown>();
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { own: body, tables };
  const own: Record<string, unknown> = { ...body };
  for (const child of shownSubTables(records)) {
    if (!Object.hasOwn(own, child.code)) continue;
    tables.set(child, own[child.code]);
    delete own[child.code];
  }
  return { own, tables };
}

/**
 * What must happen for the sub-table to hold exactly the rows that were sent. `existing` tells a record that is there
 * already: its rows are held until the transaction ends. Throws NotFoundError for a row that is not the record's.
 */
export async function prepareSubTable(
  child: SubTableRecords,
  sent: unknown,
  main: { id: string; existing: boolean },
  session: Session,
): Promise<SubTableChanges> {
  const { records } = child;
  if (!Array.isArray(sent)) throw new ParamError(child.code);
  if (child.table.single && sent.length > 1) throw new BusinessError(`${child.table.title}只能有一行`);
  if (sent.length > MOST_SUB_ROWS) throw new BusinessError(`${child.table.title}一次最多保存${MOST_SUB_ROWS}行`);
  const kept = main.existing ? await childRows(records, { ...child, lock: true }, [main.id], session) : [];
  const byId = new Map(kept.map((row) => [row.id, row]));
  const changes: SubTableChanges = {
    child,
    rows: [],
    added: [],
    changed: [],
    removed: [],
    gone: [],
    problems: [],
    conflicts: [],
  };
  const readings = sent.map((row, index) => readRow(changes, row, index, main, byId));
  changes.removed = [...byId.keys()];
  changes.gone = [...byId.values()];
  const rows = readings.map(({ values }) => values);
  const drafts = readings.map((reading) => draftRow(records, reading, rows));
  const broken = new Map(drafts.map(({ draft, problems }) => [draft, problems]));
  const every = drafts.map(({ draft }) => draft);
  for (const [draft, problems] of repeatedDrafts(records.shape.model, every)) addProblems(broken, draft, problems);
  const indexed = uniqueGroups(records.shape.model).filter((group) => group.indexed);
  for (const [draft, problems] of await takenDrafts(records, indexed, every, changes.removed, session))
    addProblems(broken, draft, problems);
  for (const [draft, problems] of await ruleViolations(records, every, session)) addProblems(broken, draft, problems);
  changes.rows = every;
  changes.added = every.filter((draft) => !draft.old);
  changes.changed = every.filter((draft) => draft.old && Object.keys(changedFields(draft)).length > 0);
  changes.problems = every.flatMap((draft, index) => placed(child, index, broken.get(draft) ?? []));
  return changes;
}

/** Takes the row's record out of `byId`: what is left there was not sent. */
function readRow(
  changes: SubTableChanges,
  row: unknown,
  index: number,
  main: { id: string; existing: boolean },
  byId: Map<string, StoredRow>,
): Reading {
  const { child } = changes;
  const fixed = { [child.table.foreignKey]: main.id };
  const named = typeof row === 'object' && row !== null && 'id' in row && row.id !== null && row.id !== '';
  if (!main.existing || !named) return readNew(child.records, row, fixed);
  const { id, version } = namedRecord(row);
  const old = byId.get(id);
  if (!old) throw new NotFoundError();
  byId.delete(id);
  if (old.version !== version) {
    const current = visible(old, child.records.shape);
    changes.conflicts.push({ key: `${child.code}[${index}]`, id, current });
  }
  return readChange(child.records, row, old, fixed);
}

/** An unchanged row is not judged by rules that came after it. */
function draftRow(records: Records, reading: Reading, rows: readonly Reading['values'][]) {
  const { old, values, problems } = reading;
  const touched = old === undefined || problems.length > 0 || Object.keys(changedFields({ old, values })).length > 0;
  if (touched) return draftOf(records, reading, { rows });
  return { draft: { id: old.id, old, values }, problems: [] };
}

function addProblems(broken: Map<Draft, FieldProblem[]>, draft: Draft, problems: readonly FieldProblem[]): void {
  const known = broken.get(draft) ?? [];
  broken.set(draft, [...known, ...problems.filter(({ key }) => !known.some((each) => each.key === key))]);
}

/** `demo_line[2].qty`: where in what was sent the mistake is. */
function placed(child: SubTableRecords, index: number, problems: readonly FieldProblem[]): FieldProblem[] {
  const place = `${child.code}[${index}]`;
  return problems.map(({ key, message }) => ({ key: key === '' ? place : `${place}.${key}`, message }));
}

/** Throws a conflict that names the rows others have changed. */
export function refuseConflicts(changes: readonly SubTableChanges[]): void {
  const conflicts = changes.flatMap((each) => each.conflicts);
  if (conflicts.length > 0) throw new Refusal(200, 409, '数据已被他人修改', { conflicts });
}

/** What the rows of the record's sub-tables will be, those that were not sent as they are kept. */
export async function linesAfter(
  { context, actor, shape: { model } }: Records,
  main: { id: string; existing: boolean },
  changes: readonly SubTableChanges[],
  session: Session,
): Promise<Lines> {
  const sent: Lines = {};
  for (const { name, model: child, foreignKey } of linesIn(model)) {
    const written = changes.find(({ child: { table } }) => table.model === child && table.foreignKey === foreignKey);
    if (written === undefined) continue;
    const rows = written.rows.map(({ values }) => values);
    sent[name] = asKept(written.child.records.shape.model, rows);
  }
  const known = { model, models: context.compiled().models, tenant: actor.tenant };
  const kept = await keptLines(known, main.existing ? [main.id] : [], session, new Set(Object.keys(sent)));
  return { ...kept(main.id), ...sent };
}

/** Writes a sub-table's changes. Throws ValidationError for what only the database knew. */
export async function writeSubTable(main: Model, changes: SubTableChanges, session: Session): Promise<void> {
  const { child, added, changed, removed, gone } = changes;
  try {
    await deleteRows(child.records, removed, session);
    await updateDrafts(child.records, changed, session);
    await insertDrafts(child.records, added, session);
    const rows = [...added, ...changed, ...gone.map((old) => ({ old }))];
    await touchParents(child.records, rows, session, { ...child.table, owner: main.id });
  } catch (error) {
    const refusal = refusalOfWrite(error, child.records.shape.model);
    if (!(refusal instanceof ValidationError)) throw refusal;
    throw new ValidationError(
      refusal.problems.map(({ key, message }) => ({ key: key === '' ? child.code : `${child.code}.${key}`, message })),
    );
  }
}

/** Removes the rows of main records that go; other records whose rows they are know it. */
export async function removeSubRows(records: Records, mainIds: readonly string[], session: Session): Promise<void> {
  for (const child of subTablesOf(records)) {
    const rows = await childRows(child.records, { ...child, lock: true }, mainIds, session);
    await deleteRows(
      child.records,
      rows.map(({ id }) => id),
      session,
    );
    const gone = rows.map((old) => ({ old }));
    await touchParents(child.records, gone, session, { ...child.table, owner: records.shape.model.id });
  }
}
