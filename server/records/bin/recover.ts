import type { SubTable } from '../../../engine/plan/compiled.ts';
import type { Session } from '../../db/Database.ts';
import { builder, run, sqlFragment } from '../../db/sql.ts';
import { bringBack, filledColumns, type KeptPart, keptRowsOf } from '../../db/statements/recordBin.ts';
import { openChangeSet } from '../changeSets/ChangeSet.ts';
import { nameOf } from '../changeSets/readSets.ts';
import { revivedEntries, writeHistory } from '../history/writeHistory.ts';
import type { Draft, Records, StoredRow } from '../Records.ts';
import { uniqueGroups } from '../uniqueGroups.ts';
import { touchedModels } from '../write/changeRecords.ts';
import { orphanProblems, touchParents } from '../write/orphans.ts';
import { subTablesOf } from '../write/subTables.ts';
import { lockRows, wholeSelection, writing } from '../write/tenantRows.ts';
import { lockTree, parentsOf, placeDrafts, settleParents } from '../write/tree.ts';
import { takenDrafts } from '../write/unique.ts';
import { type KeptTypes, lostColumns } from './binSql.ts';
import { selectBin } from './readBin.ts';

/** What came back, and what did not, with why. */
export interface Recovered {
  done: number;
  refused: { id: string; name: string; message: string }[];
  /** Values that have no place in the table any more. */
  lost: { id: string; name: string; titles: string[] }[];
  /** As what it can be taken back. */
  set?: string;
}

/** An entry that is held. */
interface Entry {
  id: string;
  record: string;
  by: string;
  types: KeptTypes;
}

/** A table of an entry, with the rows that are kept for it. */
interface Part {
  records: Records;
  /** Where in `kept` they stand; none: the record itself. */
  key?: string;
  child?: { table: SubTable; owner: string };
}

/**
 * Brings removed records back as they were, with the rows that went with them and versions that go on. Those stay that
 * would meet another's unique value, or have nothing to stand below. Of others' only with `others`; ids that the actor
 * does not see are passed over.
 */
export async function recover(records: Records, ids: readonly string[], others: boolean): Promise<Recovered> {
  const title = `从回收站恢复${records.shape.model.title}`;
  const set = openChangeSet(records, { kind: 'recover', title });
  const by: Records = { ...records, set };
  return writing(records, touchedModels(records), async (session) => {
    await lockTree(records, session);
    const found: Recovered = { done: 0, refused: [], lost: [] };
    // What was removed last stood above what had gone before.
    for (const entry of await holdEntries(records, ids, session)) {
      const own = await keptRows({ records: by }, entry, session);
      const name = nameOf(records.shape, own[0] ?? {});
      const mine = others || entry.by === records.actor.username;
      const message = mine ? await obstacle(by, entry, session) : '由别人删除，您没有新增的权限，不能恢复';
      if (message !== undefined) found.refused.push({ id: entry.id, name, message });
      else {
        const titles = await comeBack(by, entry, session);
        if (titles.length > 0) found.lost.push({ id: entry.id, name, titles });
        found.done += 1;
      }
    }
    if (found.done > 0) await records.ports.hooks.get(records.shape.model.table)?.recovered?.(records, session);
    return { ...found, ...(set && found.done > 0 ? { set: set.id } : {}) };
  });
}

async function holdEntries(records: Records, ids: readonly string[], session: Session): Promise<Entry[]> {
  const seen = (await selectBin(records, { ids }, session)).select(sqlFragment<string>`_bin_id`.as('id'));
  const visible = (await run<{ id: string }>(session, seen)).rows.map(({ id }) => id);
  const held = builder
    .selectFrom('sys_record_bin')
    .where('tenant_id', '=', records.actor.tenant)
    .where('id', '=', sqlFragment`any(${visible})`)
    .select(['id', 'record_id as record', 'create_by as by', 'types'])
    .orderBy('create_time', 'desc')
    .orderBy('id', 'desc')
    .forUpdate();
  return (await run<Entry>(session, held)).rows;
}

/** The tables an entry has rows of: the record's own, what stands below it, and its sub-tables. */
function partsOf(records: Records): Part[] {
  const { model } = records.shape;
  const children = subTablesOf(records).map((child) => {
    const by = { ...child.records, set: records.set };
    const key = `${by.shape.model.table}.${child.foreignKey}`;
    return { records: by, key, child: { table: child.table, owner: model.id } };
  });
  return [{ records }, ...(model.tree ? [{ records, key: `${model.table}.` }] : []), ...children];
}

const columnsLost = ({ records }: Part, { types }: Entry) => lostColumns(records.shape.model, types);

const keptPart = (part: Part, entry: Entry): KeptPart => ({
  entry: entry.id,
  key: part.key,
  table: part.records.shape.model.table,
  lost: columnsLost(part, entry).map(({ column }) => column),
});

/** Rows of a part, whole, as they would be read from their table. */
async function keptRows(part: Part, entry: Entry, session: Session): Promise<StoredRow[]> {
  const { shape } = part.records;
  const row = keptRowsOf(keptPart(part, entry)).as<string>(sqlFragment.table(shape.model.table));
  return (await run<StoredRow>(session, builder.selectFrom(row).select(wholeSelection(shape)))).rows;
}

/** What stands in the way of an entry's return, in words. */
async function obstacle(records: Records, entry: Entry, session: Session): Promise<string | undefined> {
  for (const part of partsOf(records)) {
    const drafts = (await keptRows(part, entry, session)).map((row): Draft => ({ id: row.id, values: { ...row } }));
    if (drafts.length === 0) continue;
    const ids = drafts.map(({ id }) => id);
    if ((await lockRows(part.records, ids, session)).size > 0) return '这条记录已经在了';
    const message = (await standing(part, drafts, session)) ?? (await meeting(part, drafts, session));
    if (message !== undefined) return message;
  }
  return undefined;
}

/** What the record came under, or stood below, is there no more. */
async function standing({ records, key }: Part, drafts: readonly Draft[], session: Session) {
  if (key !== undefined) return undefined;
  const [orphan] = (await orphanProblems(records, drafts, session)).flat();
  if (orphan) return orphan.message;
  // It fills in what new nodes hold, which these do not need.
  const copies = drafts.map((draft) => ({ ...draft, values: { ...draft.values } }));
  return [...(await placeDrafts(records, copies, session)).values()].flat()[0]?.message;
}

/** What others hold by now that no two may. */
async function meeting({ records, child }: Part, drafts: readonly Draft[], session: Session) {
  const { model, columns } = records.shape;
  const taken = await takenDrafts(records, uniqueGroups(model), drafts, [], session);
  const [problem] = [...taken.values()].flat();
  if (problem === undefined) return undefined;
  const field = model.fields.find(({ key }) => key === problem.key);
  // A hidden field must not tell its values by being taken.
  if (field === undefined || !columns.has(field.key)) return '有不能重复的值已被别的记录使用';
  const value = drafts.find((draft) => taken.has(draft))?.values[field.key];
  const place = child ? `${child.table.title || model.title}的` : '';
  return `${place}${field.title}“${value}”已被别的记录使用`;
}

/** Answers the titles of fields whose kept values were left behind. */
async function comeBack(records: Records, entry: Entry, session: Session): Promise<string[]> {
  const titles = new Set<string>();
  for (const part of partsOf(records)) {
    for (const title of await leftBehind(part, entry, session)) titles.add(title);
    await run(session, bringBack(keptPart(part, entry)));
    await follow(part, entry, session);
  }
  await run(session, builder.deleteFrom('sys_record_bin').where('id', '=', entry.id));
  return [...titles];
}

/** What is to be done once rows are there again. */
async function follow(part: Part, entry: Entry, session: Session): Promise<void> {
  const { records, child, key } = part;
  const ids = (await keptRows(part, entry, session)).map(({ id }) => id);
  const rows = [...(await lockRows(records, ids, session)).values()];
  if (rows.length === 0) return;
  const drafts = rows.map((row): Draft => {
    const { createBy = null, createTime = null, sysOrgCode = null } = row;
    return { id: row.id, values: row, revived: { version: row.version, createBy, createTime, sysOrgCode } };
  });
  await writeHistory(records, revivedEntries(records, drafts, 'recover'), session);
  const through = child && { ...child.table, owner: child.owner };
  await touchParents(records, drafts, session, through);
  if (key === undefined) await settleParents(records, parentsOf(records, rows), session);
}

/** Titles of the columns that are gone and held something. */
async function leftBehind(part: Part, entry: Entry, session: Session): Promise<string[]> {
  const lost = columnsLost(part, entry);
  if (lost.length === 0) return [];
  const held = await run<{ column: string }>(session, filledColumns(keptPart(part, entry)));
  const filled = new Set(held.rows.map(({ column }) => column));
  return lost.flatMap(({ column, title }) => (filled.has(column) ? [title] : []));
}
