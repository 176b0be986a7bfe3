import type { Field, Model } from '../../../engine/plan/compiled.ts';
import type { Row, Session } from '../../db/Database.ts';
import { builder, run, sqlFragment } from '../../db/sql.ts';
import { ofTenant } from '../../db/where.ts';
import { addedEntries, changedEntries, removedEntries, revivedEntries, writeHistory } from '../history/writeHistory.ts';
import type { Draft, Records, Revived, Writer } from '../Records.ts';
import { refuseLockedRemoval } from '../states/lockedRecords.ts';
import { type UniqueGroup, uniqueGroups, uniqueKey } from '../uniqueGroups.ts';
import { changedFields } from './drafts.ts';
import { insertRows } from './insertRows.ts';
import { writeLinks } from './links.ts';
import { sealed } from './secrets.ts';
import { historySelection, stampNow } from './tenantRows.ts';

const BATCH = 1_000;

/** Inserts new records with their stamps, or some that come back, with theirs: all of a call are one or the other. */
export async function insertDrafts(records: Records, drafts: readonly Draft[], session: Session): Promise<void> {
  const { context, actor, shape } = records;
  const stamps = {
    tenant_id: actor.tenant,
    version: 1,
    create_by: actor.username,
    create_time: stampNow(context),
    sys_org_code: actor.orgCode,
  };
  const rows = drafts.map(({ id, values, revived }) => {
    const row: Record<string, unknown> = { id, ...stamps, ...(revived && revivedStamps(revived)) };
    for (const field of keptFields(shape.model)) row[field.column] = values[field.key] ?? null;
    return row;
  });
  await insertRows(session, shape.model.table, await sealed(records, rows));
  const entries = drafts[0]?.revived ? revivedEntries(records, drafts) : addedEntries(records, drafts, 'add');
  await writeHistory(records, entries, session);
  await follow(records, drafts, session);
}

const revivedStamps = ({ version, createBy, createTime, sysOrgCode }: Revived) => {
  return { version, create_by: createBy, create_time: createTime, sys_org_code: sysOrgCode };
};

/** Fields with a column of the table. */
export const keptFields = ({ fields }: Model): Field[] => fields.filter(({ store }) => store.links === undefined);

async function follow(records: Records, drafts: readonly Draft[], session: Session): Promise<void> {
  await writeLinks(records, drafts, session);
  await records.ports.hooks.get(records.shape.model.table)?.written?.(records, drafts, session);
}

/** Writes what changed of existing records, which the session holds, and what follows from it. */
export async function updateDrafts(records: Records, drafts: readonly Draft[], session: Session): Promise<void> {
  await updateKept(records, drafts, session);
  await follow(records, drafts, session);
}

/** Writes what changed of existing records, which the session holds, and moves their versions on. */
export async function updateKept(records: Writer, drafts: readonly Draft[], session: Session): Promise<void> {
  // Before anything is given up on the way.
  const entries = changedEntries(records, drafts);
  const freed = await freeKeys(records, drafts, session);
  const alike = new Map<string, Record<string, unknown>[]>();
  const stamps = { update_by: records.actor.username, update_time: stampNow(records.context) };
  for (const draft of drafts) {
    const version = (draft.old?.version ?? 0) + 1;
    const row = { id: draft.id, version, ...stamps, ...changedColumns(records, draft, freed.get(draft)) };
    const names = Object.keys(row).join();
    alike.set(names, [...(alike.get(names) ?? []), row]);
  }
  for (const changed of alike.values()) {
    const rows = await sealed(records, changed);
    for (let start = 0; start < rows.length; start += BATCH)
      await updateAlike(records, rows.slice(start, start + BATCH), session);
  }
  await writeHistory(records, entries, session);
}

/** What was given up is written again, changed or not. */
function changedColumns(
  { shape }: Pick<Writer, 'shape'>,
  draft: Draft,
  freed: ReadonlySet<string> | undefined,
): Record<string, unknown> {
  const changed = changedFields(draft);
  return Object.fromEntries(
    keptFields(shape.model).flatMap(({ key, column }) =>
      key in changed || freed?.has(key) ? [[column, draft.values[key] ?? null]] : [],
    ),
  );
}

/** Rows that change the same columns, in one statement with one bound value. */
async function updateAlike(
  { shape, actor }: Writer,
  rows: readonly Record<string, unknown>[],
  session: Session,
): Promise<void> {
  const { table } = shape.model;
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id');
  const given = sqlFragment`json_populate_recordset(null::${sqlFragment.table(table)}, ${JSON.stringify(rows)}::json)`;
  const { affected } = await run(
    session,
    builder
      .updateTable(table)
      .from(given.as('given'))
      .set(Object.fromEntries(names.map((name) => [name, sqlFragment.ref(`given.${name}`)])))
      .whereRef(`${table}.id`, '=', sqlFragment.ref('given.id'))
      // How many rows a JSON text holds the planner cannot know: without the ids it may read the whole table.
      .where(`${table}.id`, '=', sqlFragment`any(${rows.map(({ id }) => String(id))})`)
      .where(`${table}.tenant_id`, '=', actor.tenant)
      .where(sqlFragment.ref(`${table}.version`), '=', sqlFragment`given.version - 1`),
  );
  if (affected !== rows.length) throw new Error(`${affected} of ${rows.length} held rows of ${table} were updated`);
}

/**
 * Records that exchange unique values among them would meet halfway: the values are given up first. Answers the fields
 * whose were; what the drafts were before stays with them, since others ask whose rows they left.
 */
async function freeKeys(
  records: Writer,
  drafts: readonly Draft[],
  session: Session,
): Promise<ReadonlyMap<Draft, ReadonlySet<string>>> {
  const { shape } = records;
  const freed = new Map<Draft, Set<string>>();
  for (const group of uniqueGroups(shape.model).filter(({ indexed }) => indexed)) {
    const [first] = group.fields;
    const leaving = drafts.filter((draft) => leavesKey(group, draft));
    if (!first || leaving.length < 2) continue;
    const update = builder
      .updateTable(shape.model.table)
      .set({ [first.column]: null })
      .where(ofTenant(records.actor.tenant))
      .where('id', '=', sqlFragment`any(${leaving.map(({ id }) => id)})`);
    await run(session, update);
    for (const draft of leaving) freed.set(draft, (freed.get(draft) ?? new Set<string>()).add(first.key));
  }
  return freed;
}

function leavesKey(group: UniqueGroup, { old, values }: Draft): boolean {
  const before = old && uniqueKey(group, old);
  return before !== undefined && before !== uniqueKey(group, values);
}

/** Removes records; answers how many there were. */
export async function deleteRows(records: Records, ids: readonly string[], session: Session): Promise<number> {
  if (ids.length === 0) return 0;
  const { model } = records.shape;
  await refuseLockedRemoval(records, ids, session);
  await records.ports.hooks.get(model.table)?.removing?.(records, ids, session);
  const gone = builder
    .deleteFrom(model.table)
    .where(ofTenant(records.actor.tenant))
    .where('id', '=', sqlFragment`any(${[...ids]})`);
  if (model.history === false) return (await run(session, gone)).affected;
  const removed = await run<Row & { id: string; version: number }>(session, gone.returning(historySelection(model)));
  await writeHistory(records, removedEntries(records, removed.rows), session);
  return removed.affected;
}
