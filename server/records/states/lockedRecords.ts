import { isKeptIn, type RowsLock, rowsLockedIn, statesWhere } from '../../../engine/lists/states/locks.ts';
import type { Model, SubTable } from '../../../engine/plan/compiled.ts';
import type { Value } from '../../../engine/values/ValueType.ts';
import type { Session } from '../../db/Database.ts';
import { builder, run, sqlFragment } from '../../db/sql.ts';
import { ofTenant } from '../../db/where.ts';
import { BusinessError } from '../../http/errors.ts';
import { nameOf } from '../changeSets/readSets.ts';
import type { Records, StoredRow, Writer } from '../Records.ts';
import type { FieldProblem } from '../write/refusals.ts';
import { selection } from '../write/tenantRows.ts';
import { type Kept, stateOf, stateText } from './locks.ts';

/** What stands of a row's change: as it will be, absent where it goes, and as it was, absent where it comes. */
export interface RowChange {
  values?: Readonly<Record<string, Value | undefined>> | undefined;
  old?: Readonly<Record<string, Value>> | undefined;
}

/** What a state locks of the rows of one sub-table, and how it is called. */
export interface HeldRows {
  lock: RowsLock;
  /** The model of the record. */
  title: string;
  state: string;
}

/** What a record locks of the rows of a sub-table; undefined: nothing. */
export function heldRows(
  records: Pick<Records, 'shape' | 'dictionary'>,
  current: Kept,
  { name }: Pick<SubTable, 'name'>,
): HeldRows | undefined {
  const { model } = records.shape;
  const state = stateOf(model, current);
  const lock = state === undefined || !model.states ? undefined : rowsLockedIn(model.states, state, name);
  return lock && { lock, title: model.title, state: stateText(records, state ?? '') };
}

/** What is wrong with a change of a row that comes under the record, leaves it or stays there; empty: nothing. */
export function heldRowProblems(
  { lock, title, state }: HeldRows,
  rows: Model,
  { values, old }: RowChange,
  foreignKey: string,
): FieldProblem[] {
  if (lock === 'all') return [{ key: '', message: `这条${title}现在是“${state}”，不能修改它的明细` }];
  const same = (key: string) => JSON.stringify(values?.[key] ?? null) === JSON.stringify(old?.[key] ?? null);
  if (values === undefined || old === undefined || !same(foreignKey))
    return [{ key: '', message: `这条${title}现在是“${state}”，不能增减它的明细` }];
  const locked = rows.fields.filter(({ key, cell }) => lock.has(key) && cell.value === undefined && !same(key));
  return locked.map((field) => ({ key: field.key, message: `${field.title}在“${state}”时不能修改` }));
}

/**
 * What the records among `ids` lock of the rows of one of their sub-tables, by id. All are held: none goes from state to
 * state before the rows are written.
 */
export async function heldOwners(
  { context, actor }: { context: Pick<Writer['context'], 'compiled'>; actor: { tenant: string } },
  model: Model,
  { name }: Pick<SubTable, 'name'>,
  ids: readonly string[],
  session: Session,
): Promise<Map<string, HeldRows>> {
  const { states } = model;
  const field = model.fields.find(({ key }) => key === states?.field);
  const locked = states ? statesWhere(states, (of, state) => rowsLockedIn(of, state, name) !== undefined) : [];
  if (states === undefined || locked.length === 0 || field === undefined || ids.length === 0) return new Map();
  const state = sqlFragment<string>`${sqlFragment.ref(field.column)}::text`;
  const found = builder
    .selectFrom(model.table)
    .where(ofTenant(actor.tenant))
    .where('id', '=', sqlFragment`any(${[...ids]})`)
    .select(['id', state.as('state')])
    .orderBy('id')
    .forNoKeyUpdate();
  const dictionary = (code: string) => context.compiled().dictionaries.get(code)?.items;
  const parts = { shape: { model }, dictionary };
  const { rows } = await run<{ id: string; state: string }>(session, found);
  return new Map(
    rows.flatMap((row) => {
      const lock = rowsLockedIn(states, row.state, name);
      return lock ? [[row.id, { lock, title: model.title, state: stateText(parts, row.state) }] as const] : [];
    }),
  );
}

/** Why a kept record must stay; undefined: it may be removed. */
export function keptWhy(records: Pick<Records, 'shape' | 'dictionary'>, current: Kept): string | undefined {
  const { model } = records.shape;
  const state = stateOf(model, current);
  if (state === undefined || !model.states || !isKeptIn(model.states, state)) return undefined;
  return `“${nameOf(records.shape, current)}”现在是“${stateText(records, state)}”，不能删除`;
}

/** Throws BusinessError where one of the records is in a state in which it must stay. */
export async function refuseLockedRemoval(records: Records, ids: readonly string[], session: Session): Promise<void> {
  const { shape, actor } = records;
  const { states, fields, table } = shape.model;
  const kept = states ? statesWhere(states, isKeptIn) : [];
  const field = fields.find(({ key }) => key === states?.field);
  if (kept.length === 0 || field === undefined) return;
  const found = builder
    .selectFrom(table)
    .where(ofTenant(actor.tenant))
    .where('id', '=', sqlFragment`any(${[...ids]})`)
    .where(sqlFragment<string>`${sqlFragment.ref(field.column)}::text`, 'in', kept)
    .select([...selection(shape), sqlFragment<string>`${sqlFragment.ref(field.column)}::text`.as(field.key)])
    .orderBy('id')
    .limit(1);
  const [first] = (await run<StoredRow>(session, found)).rows;
  const why = first && keptWhy(records, first);
  if (why !== undefined) throw new BusinessError(why);
}
