import type { Field } from '../../../engine/plan/compiled.ts';
import type { PageRequest } from '../../../engine/queries/page.ts';
import type { Row, Session } from '../../db/Database.ts';
import { builder, run, runFirst } from '../../db/sql.ts';
import { FIRST_VALUES } from '../../db/statements/recordHistory.ts';
import { ofTenant } from '../../db/where.ts';
import type { Records } from '../Records.ts';
import { historySelection, inTenant } from '../write/tenantRows.ts';
import { type CutText, type HistoryAct, type HistoryChange, historyFields, LONGEST_KEPT } from './writeHistory.ts';

/** A step of a record as it is told: its changes alone that the actor may know, as the form has them. */
export interface HistoryStep {
  id: string;
  /** The record's version after it. */
  version: number;
  act: HistoryAct;
  by: string;
  byName: string;
  time: string;
  /** Method and path of the endpoint; empty where there was none. */
  via: string;
  changes: ToldChange[];
}

/** A field's value before and after. */
export interface ToldChange {
  key: string;
  title: string;
  from: unknown;
  to: unknown;
}

interface StoredStep {
  version: number;
  act: HistoryAct;
  changes: Record<string, HistoryChange>;
  via: string | null;
  create_by: string;
  create_time: string;
  realname: string | null;
}

/** How a step is called on the wire. */
export const stepId = (record: string, version: number): string => `${record}.${version}`;

/** A page of a record's steps, newest first; of a record that is not there any more too. */
export async function readHistory(
  records: Records,
  id: string,
  { limit, offset }: Pick<PageRequest, 'limit' | 'offset'>,
): Promise<{ steps: HistoryStep[]; total: number }> {
  const found = stepsOf(records).where('h.record_id', '=', id);
  return inTenant(records, async (session) => {
    const counted = await runFirst<{ total: number }>(
      session,
      found.select((eb) => eb.fn.countAll().as('total')),
    );
    const select = selected(found).orderBy('h.version', 'desc').limit(limit).offset(offset);
    const { rows } = await run<StoredStep>(session, select);
    const steps: HistoryStep[] = [];
    for (const step of rows) {
      const isStart = step.act === 'add' || step.act === 'import';
      const changes = isStart ? await beginning(records, id, session) : step.changes;
      steps.push(told(records, id, { ...step, changes }));
    }
    return { steps, total: Number(counted?.total ?? 0) };
  });
}

function stepsOf({ actor, shape }: Records) {
  return builder
    .selectFrom('sys_record_history as h')
    .leftJoin('sys_user as u', 'u.username', 'h.create_by')
    .where('h.tenant_id', '=', actor.tenant)
    .where('h.table_name', '=', shape.model.table);
}

function selected(steps: ReturnType<typeof stepsOf>) {
  return steps.select([
    ...(['h.version', 'h.act', 'h.changes', 'h.via', 'h.create_by', 'h.create_time'] as const),
    'u.realname',
  ]);
}

/** What a record held when it was added: what each field's first change began from, else what it holds now. */
async function beginning({ actor, shape }: Records, id: string, session: Session): Promise<StoredStep['changes']> {
  const { model } = shape;
  const select = builder.selectFrom(model.table).where(ofTenant(actor.tenant)).where('id', '=', id);
  const now = (await runFirst<Row>(session, select.select(historySelection(model)))) ?? {};
  const first = await session.query<{ key: string; value: unknown }>(FIRST_VALUES, [actor.tenant, model.table, id]);
  const since = new Map(first.rows.map(({ key, value }) => [key, value]));
  const values = historyFields(model).map(({ key }) => [key, since.has(key) ? since.get(key) : now[key]] as const);
  return Object.fromEntries(
    values.flatMap(([key, value]) => (value === null || value === undefined ? [] : [[key, [null, value]]])),
  );
}

function told({ shape }: Records, id: string, step: StoredStep): HistoryStep {
  return {
    id: stepId(id, step.version),
    version: step.version,
    act: step.act,
    time: step.create_time,
    via: step.via ?? '',
    by: step.create_by,
    byName: step.realname ?? step.create_by,
    // A field that is no more, or is not theirs, is not told.
    changes: shape.fields.flatMap((field) => toldChange(field, step.changes[field.key])),
  };
}

export function toldChange({ key, title, kind }: Field, change: HistoryChange | undefined): ToldChange[] {
  if (!change || kind === 'secret') return [];
  const [from, to] = change.map(shown);
  return [{ key, title, from, to }];
}

/** A long text is told by its beginning, kept whole or not. */
function shown(value: unknown): unknown {
  if (typeof value === 'string' && value.length > LONGEST_KEPT)
    return `${value.slice(0, LONGEST_KEPT)}…（共 ${value.length} 字）`;
  if (typeof value !== 'object' || value === null || !('cut' in value)) return value;
  const { cut, length } = value as CutText;
  return `${cut}…（共 ${length} 字）`;
}

/** Both sides of every change as rows of the model, for the texts of their codes. */
export function sidesOf(steps: readonly HistoryStep[]): Row[] {
  return steps.flatMap(({ changes }) => [
    Object.fromEntries(changes.map(({ key, from }) => [key, from])),
    Object.fromEntries(changes.map(({ key, to }) => [key, to])),
  ]);
}
