import { isKeptIn, isRecordLocked, statesWhere } from '../../../engine/lists/states/locks.ts';
import type { Model } from '../../../engine/plan/compiled.ts';
import type { Session } from '../../db/Database.ts';
import { builder, run, sqlFragment } from '../../db/sql.ts';
import { ofTenant } from '../../db/where.ts';
import { BusinessError } from '../../http/errors.ts';
import { nameOf } from '../changeSets/readSets.ts';
import type { Records, StoredRow, Writer } from '../Records.ts';
import { selection } from '../write/tenantRows.ts';
import { type Kept, stateOf, stateText } from './locks.ts';

/** What is said of rows of sub-tables that are changed with a record which is locked as a whole; undefined: it is not. */
export function lockedLines(records: Pick<Records, 'shape' | 'dictionary'>, current: Kept): string | undefined {
  const { model } = records.shape;
  const state = stateOf(model, current);
  if (state === undefined || !model.states || !isRecordLocked(model.states, state)) return undefined;
  return sayLocked(records, state);
}

const sayLocked = (of: Parameters<typeof stateText>[0], state: string): string =>
  `这条${of.shape.model.title}现在是“${stateText(of, state)}”，不能修改它的明细`;

/**
 * The records among `ids` that are locked as a whole, with what is said of their rows. All are held: none goes from state
 * to state before the rows are written.
 */
export async function lockedOwners(
  { context, actor }: { context: Pick<Writer['context'], 'compiled'>; actor: { tenant: string } },
  model: Model,
  ids: readonly string[],
  session: Session,
): Promise<Map<string, string>> {
  const field = model.fields.find(({ key }) => key === model.states?.field);
  const locked = model.states ? statesWhere(model.states, isRecordLocked) : [];
  if (locked.length === 0 || field === undefined || ids.length === 0) return new Map();
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
  const held = rows.filter((row) => locked.includes(row.state));
  return new Map(held.map((row) => [row.id, sayLocked(parts, row.state)]));
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
