import type { Session } from '../../db/Database.ts';
import { type ToldChange, toldChange } from '../history/readHistory.ts';
import type { Records, StoredRow } from '../Records.ts';
import { keptWhy } from '../states/lockedRecords.ts';
import { lockProblems } from '../states/locks.ts';
import { type SubTableRecords, subTablesOf } from '../write/subTables.ts';
import { childRows } from '../write/tenantRows.ts';
import { nodesBelow } from '../write/tree.ts';
import { changedSince, type LaterStep, ownKeys, type SetRecord, strangers } from './setSteps.ts';

/** A record that stays as it is, and why: what of it was changed since, by whom. */
export interface UndoRefusal {
  id: string;
  message: string;
  by?: string;
  time?: string;
  /** What the actor may know of it. */
  changes?: ToldChange[];
}

/** What is looked at before records of a set are taken back: they, as they are kept, and what they held before. */
export interface Looked {
  records: Records;
  set: string;
  rows: readonly SetRecord[];
  kept: ReadonlyMap<string, StoredRow>;
  before: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  session: Session;
}

/** Which of the records cannot be taken back as they stand; what rules say is asked when they are written. */
export async function refuseUndo(looked: Looked): Promise<Map<string, UndoRefusal>> {
  const { records, rows, session } = looked;
  const later = await changedSince(records, rows, session);
  const refused = new Map<string, UndoRefusal>();
  for (const row of rows) {
    const since = later.get(row.id);
    const refusal = since ? sayLater(looked, since) : sayAlone(looked, row);
    if (refusal) refused.set(row.id, refusal);
  }
  const leaving = rows.filter(({ id, way }) => way === 'remove' && !refused.has(id)).map(({ id }) => id);
  for (const [id, message] of await heldBelow(looked, leaving)) refused.set(id, { id, message });
  return refused;
}

const DONE = {
  add: '后来被恢复',
  import: '后来被恢复',
  restore: '后来被恢复',
  recover: '后来被恢复',
  purge: '后来从回收站彻底删除',
  edit: '后来被修改',
  delete: '后来被删除',
};

function sayLater({ records, set }: Looked, step: LaterStep): UndoRefusal {
  const { id, act, undoes, realname, create_time: time } = step;
  if (undoes === set) return { id, message: '已经撤销过', by: realname, time };
  const told = () => records.shape.fields.flatMap((field) => toldChange(field, step.changes[field.key]));
  const changes = act === 'edit' ? told() : [];
  return { id, message: DONE[act], by: realname, time, changes };
}

/** What stands against it though nobody touched it. */
function sayAlone({ records, kept, before }: Looked, { id, way }: SetRecord): UndoRefusal | undefined {
  const { shape } = records;
  if (way === 'revive') {
    if (kept.has(id)) return { id, message: '这条记录已经在了' };
    const secret = shape.model.fields.some(({ kind, required }) => kind === 'secret' && required);
    return secret ? { id, message: '其中的密码不留在历史里，请重新新增' } : undefined;
  }
  if (!kept.has(id)) return { id, message: '这条记录已经不在了' };
  if (way === 'remove') {
    const why = keptWhy(records, kept.get(id) ?? {});
    return why === undefined ? undefined : { id, message: why };
  }
  const values = before.get(id) ?? {};
  const state = shape.model.states?.field ?? '';
  if (state in values && values[state] !== kept.get(id)?.[state])
    return { id, message: '状态只能用按钮改变，不能撤销' };
  const own = new Set(ownKeys(shape.model));
  const hidden = Object.keys(values).some((key) => own.has(key) && !shape.columns.has(key));
  if (hidden) return { id, message: '其中有您无权修改的列' };
  const current = kept.get(id) ?? {};
  const [locked] = lockProblems(records, current, { ...current, ...(values as typeof current) });
  return locked && { id, message: locked.message };
}

/** Records under which something stands that is not of the set, or not as it was: it must not go with them. */
async function heldBelow(looked: Looked, ids: readonly string[]): Promise<Map<string, string>> {
  const held = new Map<string, string>();
  if (ids.length === 0) return held;
  for (const child of subTablesOf(looked.records)) await holdRows(looked, child, ids, held);
  await holdNodes(looked, ids, held);
  return held;
}

async function holdRows(
  { set, session }: Looked,
  child: SubTableRecords,
  ids: readonly string[],
  held: Map<string, string>,
): Promise<void> {
  const rows = await childRows(child.records, child, ids, session);
  const found = rows.map(({ id }) => id);
  const others = await strangers(child.records, set, found, session);
  for (const row of rows)
    if (others.has(row.id)) held.set(String(row[child.table.foreignKey]), `它的${child.table.title}后来有变化`);
}

/** Whatever stands above a stranger, as far as it is to go. */
async function holdNodes(
  { records, set, session, kept }: Looked,
  ids: readonly string[],
  held: Map<string, string>,
): Promise<void> {
  const { tree } = records.shape.model;
  if (!tree) return;
  const below = await nodesBelow(records, ids, session);
  const others = await strangers(records, set, [...below.keys()], session);
  const wanted = new Set(ids);
  const above = (id: string): string | undefined =>
    below.get(id) ?? (kept.get(id)?.[tree.parent] as string | undefined);
  for (const id of others) {
    const way = new Set<string>();
    for (let at = above(id); at !== undefined && !way.has(at); at = above(at)) {
      way.add(at);
      if (wanted.has(at)) held.set(at, '它的下级后来有变化');
    }
  }
}
