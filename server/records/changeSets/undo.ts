import type { Value } from '../../../engine/values/ValueType.ts';
import type { Session } from '../../db/Database.ts';
import { MARK_UNDONE } from '../../db/statements/recordHistory.ts';
import { leaveBin } from '../bin/purgeBin.ts';
import type { Draft, Records, Revived, StoredRow } from '../Records.ts';
import { removeKept } from '../write/changeRecords.ts';
import { draftOf, type Reading } from '../write/drafts.ts';
import { inParts } from '../write/inParts.ts';
import { judge, type ReadRow } from '../write/judge.ts';
import { keptLines } from '../write/lines.ts';
import { touchParents } from '../write/orphans.ts';
import { type SubTableRecords, subTablesOf } from '../write/subTables.ts';
import { inTenant, lockRows } from '../write/tenantRows.ts';
import { idsBelow, lockTree, updateMovedNodes } from '../write/tree.ts';
import { insertDrafts, updateDrafts } from '../write/writeRows.ts';
import { openChangeSet } from './ChangeSet.ts';
import { type KeptSet, nameOf } from './readSets.ts';
import { refuseUndo, type UndoRefusal } from './refuseUndo.ts';
import { recordsOfSet, type SetRecord, valuesBefore } from './setSteps.ts';

/** What taking a set back does, or did. */
export interface Undone {
  /** Records of the set's own model that are taken back. */
  done: number;
  /** Those of it, and rows of its sub-tables, that stay, with why. */
  refused: NamedRefusal[];
  /** The set it is; absent: nothing was done, or only looked at. */
  set?: string;
}

export interface NamedRefusal extends UndoRefusal {
  /** What people call the record. */
  name: string;
  /** Wire code of its model. */
  code: string;
}

type Image = Readonly<Record<string, unknown>>;

/** A part of a set, held and looked at. */
interface Part {
  records: Records;
  rows: readonly SetRecord[];
  kept: ReadonlyMap<string, StoredRow>;
  before: ReadonlyMap<string, Image>;
  refused: UndoRefusal[];
}

/**
 * Takes back what a set did to records that nobody changed since, part by part, by the rules of today; the others stay
 * and are answered. `check`: nothing is written, and rules are not asked. What was removed goes first to return last, so
 * that values that moved from one record to another find their place.
 */
export async function undoSet(records: Records, of: KeptSet, { check = false } = {}): Promise<Undone> {
  const set = openChangeSet(records, { kind: 'undo', title: `撤销：${of.title}`, screen: of.screen, undoes: of.id });
  const by: Records = { ...records, set };
  const tables: Table[] = [{ records: by }, ...subTablesOf(by).map((child) => ({ records: child.records, child }))];
  const found = await inTenant(records, async (session) => {
    const all: SetRecord[][] = [];
    for (const table of tables) all.push(await recordsOfSet(table.records, of.id, session));
    return all;
  });
  const refused: NamedRefusal[] = [];
  const stays = new Set<string>();
  for (const way of ['remove', 'change', 'revive'] as const) {
    for (const [index, table] of tables.entries()) {
      const rows = (found[index] ?? []).filter((row) => row.way === way);
      for (const each of await takeBack({ ...table, of, check, stays }, rows)) {
        refused.push(each);
        stays.add(each.id);
      }
    }
  }
  const own = new Set((found[0] ?? []).map(({ id }) => id));
  const left = new Set(refused.filter(({ id }) => own.has(id)).map(({ id }) => id));
  const done = own.size - left.size;
  if (check || !set) return { done, refused };
  const marked = await inTenant(records, (session) =>
    session.query(MARK_UNDONE, [records.actor.tenant, of.id, set.id]),
  );
  return { done, refused, ...(marked.affected > 0 ? { set: set.id } : {}) };
}

/** The records of a model that a set may have changed: its own, or rows of a sub-table of them. */
interface Table {
  records: Records;
  child?: SubTableRecords;
}

interface Taking extends Table {
  of: KeptSet;
  check: boolean;
  /** Records that were refused: their rows stay with them. */
  stays: ReadonlySet<string>;
}

async function takeBack(taking: Taking, rows: readonly SetRecord[]): Promise<NamedRefusal[]> {
  const { records, check } = taking;
  const ordered = await parentsFirst(taking, rows);
  const names = new Map<string, string>();
  const work = async (part: readonly SetRecord[], session: Session): Promise<UndoRefusal[]> => {
    const looked = await lookAt(taking, part, session);
    for (const { id } of part) names.set(id, nameOf(records.shape, looked.kept.get(id) ?? looked.before.get(id) ?? {}));
    return check ? looked.refused : [...looked.refused, ...(await write(looked, session))];
  };
  const refused = await inParts(records, ordered, work);
  return refused.map((each) => ({ ...each, name: names.get(each.id) ?? each.id, code: records.shape.model.code }));
}

/** Holds the records of a part; those that stay are left out of its rows. */
async function lookAt(
  { records, child, of, stays }: Taking,
  part: readonly SetRecord[],
  session: Session,
): Promise<Part> {
  const ids = part.map(({ id }) => id);
  await lockTree(records, session);
  const kept = await lockRows(records, ids, session);
  const before = await valuesBefore(records, of.id, ids, session);
  // Rows that went or came back with their record are dealt with.
  const open = part.filter(
    ({ id, way }) => child === undefined || way === 'change' || kept.has(id) === (way === 'remove'),
  );
  const refused = await refuseUndo({ records, set: of.id, rows: open, kept, before, session });
  if (child)
    for (const { id } of open) {
      const owner = kept.get(id)?.[child.table.foreignKey] ?? before.get(id)?.[child.table.foreignKey];
      if (!refused.has(id) && stays.has(String(owner))) refused.set(id, { id, message: '它所属的记录没有撤销' });
    }
  return { records, rows: open.filter(({ id }) => !refused.has(id)), kept, before, refused: [...refused.values()] };
}

/** Writes what stands against nothing but, perhaps, the rules; answers what they refuse. */
async function write({ records, rows, kept, before }: Part, session: Session): Promise<UndoRefusal[]> {
  const [first] = rows;
  if (!first) return [];
  if (first.way === 'remove') return remove(records, rows, kept, session);
  if (first.way === 'change') return change(records, rows, { kept, before }, session);
  const refused: UndoRefusal[] = [];
  for (const level of levelsOf(records, rows, before)) refused.push(...(await revive(records, level, before, session)));
  return refused;
}

async function remove(
  records: Records,
  rows: readonly SetRecord[],
  kept: Part['kept'],
  session: Session,
): Promise<UndoRefusal[]> {
  const ids = rows.map(({ id }) => id);
  const going = new Map(ids.flatMap((id) => [kept.get(id) ?? []].flat().map((row) => [id, row] as const)));
  await removeKept(records, going, [...ids, ...(await idsBelow(records, ids, session))], session);
  return [];
}

async function change(
  records: Records,
  rows: readonly SetRecord[],
  { kept, before }: Pick<Part, 'kept' | 'before'>,
  session: Session,
): Promise<UndoRefusal[]> {
  const fields = new Set(records.shape.model.fields.map(({ key }) => key));
  const readings = rows.flatMap(({ id }): Reading[] => {
    const old = kept.get(id);
    const known = Object.entries(before.get(id) ?? {}).filter(([key]) => fields.has(key));
    return old
      ? [{ values: { ...old, ...(Object.fromEntries(known) as Record<string, Value>) }, old, problems: [] }]
      : [];
  });
  const read = await drafted(records, readings, session);
  const { sound, refused } = await parted(records, read, session);
  await updateDrafts(records, sound, session);
  await updateMovedNodes(records, sound, session);
  await touchParents(records, sound, session);
  return refused;
}

async function drafted(records: Records, readings: readonly Reading[], session: Session): Promise<ReadRow[]> {
  const { context, actor, shape } = records;
  const known = { model: shape.model, models: context.compiled().models, tenant: actor.tenant };
  const linesOf = await keptLines(
    known,
    readings.flatMap(({ old }) => (old ? [old.id] : [])),
    session,
  );
  return readings.map((reading) => draftOf(records, reading, { tables: linesOf(reading.old?.id ?? '') }));
}

/** What comes back keeps its id, its place and who made it; its version goes on. */
async function revive(
  records: Records,
  rows: readonly SetRecord[],
  before: Part['before'],
  session: Session,
): Promise<UndoRefusal[]> {
  const fields = records.shape.model.fields.map(({ key }) => key);
  const read = rows.map(({ id, last }): ReadRow => {
    const image = (before.get(id) ?? {}) as Readonly<Record<string, Value>>;
    const values = Object.fromEntries(fields.map((key) => [key, image[key] ?? null]));
    const { draft, problems } = draftOf(records, { values, problems: [] }, { tables: {} }, id);
    const { createBy = null, createTime = null, sysOrgCode = null } = image;
    const revived: Revived = { version: last + 1, createBy, createTime, sysOrgCode };
    return { draft: { ...draft, revived }, problems };
  });
  const { sound, refused } = await parted(records, read, session);
  if (sound.length === 0) return refused;
  await insertDrafts(records, sound, session);
  const back = sound.map(({ id }) => id);
  await leaveBin(records, back, session);
  await updateMovedNodes(records, sound, session);
  await touchParents(records, sound, session);
  return refused;
}

async function parted(
  records: Records,
  read: readonly ReadRow[],
  session: Session,
): Promise<{ sound: Draft[]; refused: UndoRefusal[] }> {
  const problemsOf = await judge(records, read, [], session);
  const sound: Draft[] = [];
  const refused: UndoRefusal[] = [];
  for (const row of read) {
    const [problem] = problemsOf(row);
    if (problem) refused.push({ id: row.draft.id, message: problem.message });
    else sound.push(row.draft);
  }
  return { sound, refused };
}

/** In a tree a record comes back after the one it stands below. */
async function parentsFirst({ records, of }: Taking, rows: readonly SetRecord[]): Promise<readonly SetRecord[]> {
  if (!records.shape.model.tree || rows[0]?.way !== 'revive') return rows;
  const ids = rows.map(({ id }) => id);
  const before = await inTenant(records, (session) => valuesBefore(records, of.id, ids, session));
  return levelsOf(records, rows, before).flat();
}

/** The rows by how far below the others they stand. */
function levelsOf({ shape }: Records, rows: readonly SetRecord[], before: Part['before']): SetRecord[][] {
  const { tree } = shape.model;
  if (!tree) return [[...rows]];
  const levels: SetRecord[][] = [];
  const among = new Set(rows.map(({ id }) => id));
  const depthOf = (id: string): number => {
    const way = new Set<string>();
    for (let at = id; among.has(at) && !way.has(at); at = String(before.get(at)?.[tree.parent] ?? '')) way.add(at);
    return way.size - 1;
  };
  for (const row of rows) {
    const depth = depthOf(row.id);
    levels[depth] = [...(levels[depth] ?? []), row];
  }
  return levels.flatMap((level) => (level ? [level] : []));
}
