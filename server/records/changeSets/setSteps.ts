import type { Model } from '../../../engine/plan/compiled.ts';
import type { Session } from '../../db/Database.ts';
import { CHANGED_SINCE, RECORDS_OF_SET, STEPS_OF_SET, STRANGERS_TO_SET } from '../../db/statements/recordHistory.ts';
import type { HistoryAct, HistoryChange } from '../history/writeHistory.ts';
import type { Records } from '../Records.ts';

/** What has to be done with a record to take a set back. */
export type Way = 'remove' | 'change' | 'revive';

/** A record of a set, with the version after the last step of the set. */
export interface SetRecord {
  id: string;
  last: number;
  way: Way;
}

const STARTS: ReadonlySet<HistoryAct> = new Set(['add', 'import', 'restore', 'recover']);

/** Keys that people fill in: what is computed, or kept by the server, follows from others. */
export function ownKeys({ fields, tree }: Model): string[] {
  return fields.filter(({ cell, key }) => cell.value === undefined && key !== tree?.hasChild).map(({ key }) => key);
}

/** The records of the model that a set changed, in the order of their ids; those it added and removed again are not. */
export async function recordsOfSet({ actor, shape }: Records, set: string, session: Session): Promise<SetRecord[]> {
  const { model } = shape;
  const found = await session.query<{ id: string; last: number; began: HistoryAct; ended: HistoryAct }>(
    RECORDS_OF_SET,
    [actor.tenant, set, model.table, ownKeys(model)],
  );
  return found.rows.flatMap(({ id, last, began, ended }): SetRecord[] => {
    const [starts, ends] = [STARTS.has(began), ended === 'delete'];
    if (starts && ends) return [];
    return [{ id, last, way: starts ? 'remove' : ends ? 'revive' : 'change' }];
  });
}

/** What records held before a set, as far as it changed it. */
export async function valuesBefore(
  { actor, shape }: Records,
  set: string,
  ids: readonly string[],
  session: Session,
): Promise<Map<string, Record<string, unknown>>> {
  const found = await session.query<{ id: string; changes: Record<string, HistoryChange> }>(STEPS_OF_SET, [
    actor.tenant,
    set,
    shape.model.table,
    [...ids],
  ]);
  const before = new Map<string, Record<string, unknown>>();
  for (const { id, changes } of found.rows) {
    const values = before.get(id) ?? {};
    for (const [key, [from]] of Object.entries(changes)) if (!(key in values)) values[key] = from;
    before.set(id, values);
  }
  return before;
}

/** The newest thing others did with a record after a set. */
export interface LaterStep {
  id: string;
  act: HistoryAct;
  changes: Record<string, HistoryChange>;
  create_by: string;
  create_time: string;
  realname: string;
  set_id: string | null;
  /** The set that its own set took back. */
  undoes: string | null;
}

/** Those of the records that were changed after a set's last step. */
export async function changedSince(
  { actor, shape }: Records,
  rows: readonly SetRecord[],
  session: Session,
): Promise<Map<string, LaterStep>> {
  const ids = rows.map(({ id }) => id);
  const lasts = rows.map(({ last }) => last);
  const values = [actor.tenant, shape.model.table, ids, lasts, ownKeys(shape.model)];
  return new Map((await session.query<LaterStep>(CHANGED_SINCE, values)).rows.map((step) => [step.id, step]));
}

/** Those of the ids that the set did not add, or that were changed since. */
export async function strangers(
  { actor, shape }: Records,
  set: string,
  ids: readonly string[],
  session: Session,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const values = [actor.tenant, set, shape.model.table, [...ids], ownKeys(shape.model)];
  return new Set((await session.query<{ id: string }>(STRANGERS_TO_SET, values)).rows.map(({ id }) => id));
}
