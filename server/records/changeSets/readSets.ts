import type { PageRequest } from '../../../engine/queries/page.ts';
import { valueTypes } from '../../../engine/values/valueTypes.ts';
import { cellTraits } from '../../../schemas/generated/language.ts';
import type { Row, Session } from '../../db/Database.ts';
import { builder, run, runFirst, sqlFragment } from '../../db/sql.ts';
import { REFUSALS_OF_SET } from '../../db/statements/recordHistory.ts';
import { NotFoundError } from '../../http/errors.ts';
import { type ToldChange, toldChange } from '../history/readHistory.ts';
import type { HistoryAct, HistoryChange } from '../history/writeHistory.ts';
import type { Records } from '../Records.ts';
import type { Shape } from '../shape.ts';
import { inTenant } from '../write/tenantRows.ts';
import type { ChangeKind } from './ChangeSet.ts';

/** A set as it is told. */
export interface KeptSet {
  id: string;
  table: string;
  kind: ChangeKind;
  title: string;
  screen?: string;
  permission?: string;
  undoes?: string;
  undoneBy?: string;
  by: string;
  byName: string;
  time: string;
  added: number;
  changed: number;
  removed: number;
  refused: number;
}

interface StoredSet {
  id: string;
  table_name: string;
  kind: ChangeKind;
  title: string;
  screen: string | null;
  permission: string | null;
  undoes: string | null;
  undone_by: string | null;
  create_by: string;
  create_time: string;
  realname: string | null;
  added: number;
  changed: number;
  removed: number;
  refused: number;
}

function setsOf(tenant: string) {
  return builder
    .selectFrom('sys_change_set as s')
    .leftJoin('sys_user as u', 'u.username', 's.create_by')
    .where('s.tenant_id', '=', tenant);
}

function told(set: StoredSet): KeptSet {
  const { id, kind, title, added, changed, removed, refused } = set;
  return {
    id,
    table: set.table_name,
    kind,
    title,
    added,
    changed,
    removed,
    refused,
    ...(set.screen === null ? {} : { screen: set.screen }),
    ...(set.permission === null ? {} : { permission: set.permission }),
    ...(set.undoes === null ? {} : { undoes: set.undoes }),
    ...(set.undone_by === null ? {} : { undoneBy: set.undone_by }),
    by: set.create_by,
    byName: set.realname ?? set.create_by,
    time: set.create_time,
  };
}

function selected(sets: ReturnType<typeof setsOf>) {
  return sets.select([
    ...(['s.id', 's.table_name', 's.kind', 's.title', 's.screen', 's.permission', 's.undoes', 's.undone_by'] as const),
    ...(['s.create_by', 's.create_time', 's.added', 's.changed', 's.removed', 'u.realname'] as const),
    sqlFragment<number>`jsonb_array_length(s.refusals)`.as('refused'),
  ]);
}

/** Sets of tables, newest first; `by`: of one person. */
export async function listSets(
  { tenant, tables, by }: { tenant: string; tables: readonly string[]; by?: string },
  { limit, offset }: Pick<PageRequest, 'limit' | 'offset'>,
  session: Session,
): Promise<{ sets: KeptSet[]; total: number }> {
  const among = setsOf(tenant).where('s.table_name', '=', sqlFragment`any(${[...tables]})`);
  const wanted = by === undefined ? among : among.where('s.create_by', '=', by);
  const counted = await runFirst<{ total: number }>(
    session,
    wanted.select(sqlFragment<number>`count(*)::integer`.as('total')),
  );
  const page = selected(wanted).orderBy('s.create_time', 'desc').orderBy('s.id', 'desc').limit(limit).offset(offset);
  const { rows } = await run<StoredSet>(session, page);
  return { sets: rows.map(told), total: counted?.total ?? 0 };
}

/** Throws NotFoundError, for another model's too. */
export async function readSet(records: Records, id: string): Promise<KeptSet> {
  const { actor, shape } = records;
  const wanted = selected(setsOf(actor.tenant)).where('s.id', '=', id).where('s.table_name', '=', shape.model.table);
  const found = await inTenant(records, (session) => runFirst<StoredSet>(session, wanted));
  if (!found) throw new NotFoundError();
  return told(found);
}

/** What a set did to one record. */
export interface SetStep {
  id: string;
  /** What people call it. */
  name: string;
  version: number;
  act: HistoryAct;
  /** Those the actor may know. */
  changes: ToldChange[];
}

/** What became of the records of a set, in the order of their ids. */
export async function listSetSteps(
  records: Records,
  set: string,
  { limit, offset }: Pick<PageRequest, 'limit' | 'offset'>,
): Promise<{ steps: SetStep[]; total: number }> {
  const { actor, shape } = records;
  const steps = builder
    .selectFrom('sys_record_history')
    .where('tenant_id', '=', actor.tenant)
    .where('set_id', '=', set)
    .where('table_name', '=', shape.model.table);
  return inTenant(records, async (session) => {
    const total = await runFirst<{ total: number }>(
      session,
      steps.select(sqlFragment<number>`count(*)::integer`.as('total')),
    );
    const page = steps.select(['record_id as id', 'version', 'act', 'changes']).orderBy('record_id').orderBy('version');
    const { rows } = await run<{
      id: string;
      version: number;
      act: HistoryAct;
      changes: Record<string, HistoryChange>;
    }>(session, page.limit(limit).offset(offset));
    const ids = rows.map(({ id }) => id);
    const names = await namesOf(records, ids, session);
    return {
      total: total?.total ?? 0,
      steps: rows.map(({ id, version, act, changes }) => {
        const was = Object.fromEntries(Object.entries(changes).map(([key, [from, to]]) => [key, to ?? from]));
        const toldOnes = shape.fields.flatMap((field) => toldChange(field, changes[field.key]));
        return { id, name: names.get(id) ?? nameOf(shape, was), version, act, changes: toldOnes };
      }),
    };
  });
}

/** Rows that a set could not be done to, with why; for who did it. */
export async function readRefusals(
  records: Records,
  set: string,
): Promise<{ id: string; name: string; message: string }[]> {
  return inTenant(records, async (session) => {
    const { rows } = await session.query<{ refusals: { id: string; message: string }[] }>(REFUSALS_OF_SET, [
      records.actor.tenant,
      set,
    ]);
    const kept = rows[0]?.refusals ?? [];
    const names = await namesOf(
      records,
      kept.map(({ id }) => id),
      session,
    );
    return kept.map(({ id, message }) => ({ id, name: names.get(id) ?? id, message }));
  });
}

/** What those of the records are called that are there. */
async function namesOf({ actor, shape }: Records, ids: readonly string[], session: Session) {
  const field = namingField(shape);
  if (!field || ids.length === 0) return new Map<string, string>();
  const select = builder
    .selectFrom(shape.model.table)
    .where('tenant_id', '=', actor.tenant)
    .where('id', '=', sqlFragment`any(${[...ids]})`)
    .select(['id', sqlFragment.ref(field.column).as(field.key)]);
  const { rows } = await run<Row>(session, select);
  return new Map(rows.map((row) => [String(row.id), nameOf(shape, row)]));
}

/** The first thing people see of a record of the model. */
export function namingField({ fields }: Shape) {
  return fields.find(({ type, kind, store }) => kind === 'text' && !cellTraits[type].hidden && !store.links);
}

/** What people call a record; its id where it has no name the actor may know. */
export function nameOf(shape: Shape, row: Readonly<Record<string, unknown>>): string {
  const field = namingField(shape);
  const value = field && row[field.key];
  const text = field && value !== null && value !== undefined ? valueTypes[field.kind].toText(String(value)) : '';
  return text === '' ? String(row.id ?? '') : text.slice(0, 100);
}
