import type { Value } from '../../../engine/values/ValueType.ts';
import type { Session } from '../../db/Database.ts';
import { run, sqlFragment } from '../../db/sql.ts';
import { KEEP_REFUSALS } from '../../db/statements/recordHistory.ts';
import { BusinessError } from '../../http/errors.ts';
import { openChangeSet } from '../changeSets/ChangeSet.ts';
import { nameOf } from '../changeSets/readSets.ts';
import { bulkLimits } from '../limits.ts';
import type { Draft, Records, StoredRow } from '../Records.ts';
import { type RecordQuery, selectMatching } from '../read/records.ts';
import { changedFields, draftOf, readChange } from '../write/drafts.ts';
import { inParts, type RefusedRow } from '../write/inParts.ts';
import { judge } from '../write/judge.ts';
import { keptLines } from '../write/lines.ts';
import { touchParents } from '../write/orphans.ts';
import { inTenant, lockRows } from '../write/tenantRows.ts';
import { lockTree, updateMovedNodes } from '../write/tree.ts';
import { updateDrafts } from '../write/writeRows.ts';

/** Which records get the same values. */
export interface BulkChange {
  ids: readonly string[];
  /** As they were sent, for rules to read them row by row. */
  sent: Readonly<Record<string, unknown>>;
  /** Keys and titles of what is changed. */
  fields: readonly { key: string; title: string }[];
  /** Nothing is written. */
  check: boolean;
}

/** What a field holds before, as far as it is told, and what it gets. */
export interface FieldChange {
  key: string;
  title: string;
  /** The commonest values. */
  from: { value: Value; count: number }[];
  /** How many different values there are. */
  kinds: number;
  to: Value;
}

export interface BulkOutcome {
  total: number;
  changed: number;
  /** They hold the values already. */
  same: number;
  refused: (RefusedRow & { name: string })[];
  fields: FieldChange[];
  set?: string;
}

/** Ids of what a query finds and the actor may see. Throws BusinessError where they are too many for one edit. */
export async function matchingIds(
  records: Records,
  query: Pick<RecordQuery, 'filter'>,
  among?: readonly string[],
): Promise<string[]> {
  const all = selectMatching(records, query).select('id').orderBy('id');
  const found = among === undefined ? all : all.where('id', '=', sqlFragment`any(${[...among]})`);
  const { rows } = await inTenant(records, (session) => run<{ id: string }>(session, found.limit(bulkLimits.rows + 1)));
  if (rows.length > bulkLimits.rows) throw new BusinessError(`一次最多批量修改 ${bulkLimits.rows} 条，请缩小查询范围`);
  return rows.map(({ id }) => id);
}

/** Sets the same values in many records, by the rules of each, as one change set; those refused stay as they are. */
export async function bulkEdit(records: Records, change: BulkChange): Promise<BulkOutcome> {
  const { ids, fields, check } = change;
  const titles = fields.map(({ title }) => title).join('、');
  const title = `批量修改 ${ids.length} 条${records.shape.model.title}：${titles}`;
  const set = check ? undefined : openChangeSet(records, { kind: 'bulk', title });
  const by: Records = { ...records, set };
  const tally = newTally(fields);
  const names = new Map<string, string>();
  const work = async (part: readonly { id: string }[], session: Session): Promise<RefusedRow[]> => {
    const partIds = part.map(({ id }) => id);
    await lockTree(by, session);
    const kept = await lockRows(by, partIds, session);
    for (const row of kept.values()) names.set(row.id, nameOf(by.shape, row));
    const { sound, same, refused } = await judged(by, { ids: partIds, kept, sent: change.sent }, session);
    if (!check) {
      await updateDrafts(by, sound, session);
      await updateMovedNodes(by, sound, session);
      await touchParents(by, sound, session);
    }
    // A part that fails as a whole is tried again in halves: each row is counted where it came to an end.
    for (const row of kept.values()) tally.see(row);
    for (const draft of [...sound, ...same]) tally.get(draft);
    for (const { id } of same) tally.same.add(id);
    return refused;
  };
  const refused = await inParts(
    by,
    ids.map((id) => ({ id })),
    work,
  );
  const lost = new Set(refused.map(({ id }) => id));
  const same = [...tally.same].filter((id) => !lost.has(id)).length;
  const changed = ids.length - lost.size - same;
  if (set && changed > 0 && refused.length > 0) await keepRefusals(by, set.id, refused);
  return {
    total: ids.length,
    changed,
    same,
    fields: tally.fields(),
    refused: refused.map((each) => ({ ...each, name: names.get(each.id) ?? each.id })),
    ...(set && changed > 0 ? { set: set.id } : {}),
  };
}

interface Judging {
  ids: readonly string[];
  kept: ReadonlyMap<string, StoredRow>;
  sent: BulkChange['sent'];
}

async function judged(records: Records, { ids, kept, sent }: Judging, session: Session) {
  const { context, actor, shape } = records;
  const known = { model: shape.model, models: context.compiled().models, tenant: actor.tenant };
  const linesOf = await keptLines(known, ids, session);
  const read = [...kept.values()].map((old) =>
    draftOf(records, readChange(records, sent, old), { tables: linesOf(old.id) }),
  );
  const moving = read.filter(({ draft }) => Object.keys(changedFields(draft)).length > 0);
  const problemsOf = await judge(records, moving, [], session);
  const sound: Draft[] = [];
  const refused: RefusedRow[] = ids.filter((id) => !kept.has(id)).map((id) => ({ id, message: '这条记录已经不在了' }));
  for (const row of moving) {
    const [problem] = problemsOf(row);
    if (problem) refused.push({ id: row.draft.id, message: problem.message });
    else sound.push(row.draft);
  }
  const same = read.filter((row) => !moving.includes(row)).map(({ draft }) => draft);
  return { sound, same, refused };
}

async function keepRefusals(records: Records, set: string, refused: readonly RefusedRow[]): Promise<void> {
  const told = refused.slice(0, bulkLimits.refusals).map(({ id, message }) => ({ id, message }));
  await inTenant(records, (session) => session.query(KEEP_REFUSALS, [records.actor.tenant, set, JSON.stringify(told)]));
}

/** Counts what fields held; a row is counted once however often it is tried. */
function newTally(fields: BulkChange['fields']) {
  const seen = new Set<string>();
  const same = new Set<string>();
  const held = new Map(fields.map(({ key }) => [key, new Map<string, { value: Value; count: number }>()]));
  const got = new Map<string, Value>();
  return {
    same,
    see: (row: StoredRow): void => {
      if (seen.has(row.id)) return;
      seen.add(row.id);
      for (const [key, counts] of held) {
        const value = row[key] ?? null;
        const name = JSON.stringify(value);
        counts.set(name, { value, count: (counts.get(name)?.count ?? 0) + 1 });
      }
    },
    get: ({ values }: Draft): void => {
      for (const { key } of fields) got.set(key, values[key] ?? null);
    },
    fields: (): FieldChange[] =>
      fields.map(({ key, title }) => {
        const counts = [...(held.get(key)?.values() ?? [])].sort((one, other) => other.count - one.count);
        return { key, title, from: counts.slice(0, bulkLimits.values), kinds: counts.length, to: got.get(key) ?? null };
      }),
  };
}
