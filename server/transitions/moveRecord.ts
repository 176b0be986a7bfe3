import { createExpressions } from '../../engine/expressions/expressions.ts';
import type { Model } from '../../engine/plan/compiled.ts';
import type { Transition } from '../../engine/plan/states.ts';
import type { Row, Session } from '../db/Database.ts';
import { builder, run, runFirst } from '../db/sql.ts';
import { ofTenant } from '../db/where.ts';
import type { Actor } from '../http/Context.ts';
import { BusinessError, ConflictError, ForbiddenError } from '../http/errors.ts';
import { nameOf } from '../records/changeSets/readSets.ts';
import type { Draft, Records, StoredRow } from '../records/Records.ts';
import { stateText } from '../records/states/locks.ts';
import { editRecord } from '../records/write/changeRecords.ts';
import { keptLines } from '../records/write/lines.ts';
import { ValidationError } from '../records/write/refusals.ts';
import { inTenant, stampNow } from '../records/write/tenantRows.ts';
import { rowsOfActor } from './mayMove.ts';
import { standing } from './standing.ts';

/** Characters, not code units. */
const LONGEST_COMMENT = 500;
/** As the column holds it. */
const LONGEST_NAME = 100;

/** Which record, at which version it was seen, and what is said about it. */
export interface Move {
  id: string;
  version: number;
  comment: string;
}

/** A record that was moved. */
export interface Moved {
  /** As much of it as the actor may see. */
  row: Row;
  /** Whom it names, those in fields hidden from the actor too. */
  named: readonly string[];
}

/**
 * Takes a record from one state to another, in one transaction that holds it: it is seen by the actor, in a state the
 * transition starts from and at the named version, theirs to do, and the rule holds. Answers the record as it is then.
 * Throws NotFoundError, ConflictError, ForbiddenError, BusinessError and ValidationError, each in words.
 */
export async function moveRecord(records: Records, transition: Transition, move: Move): Promise<Moved> {
  const { states } = records.shape.model;
  if (states === undefined) throw new Error(`${records.shape.model.id} has no states`);
  const { id, version } = move;
  const doing: Doing = { transition, actors: await standing(records.context, records.actor) };
  const comment = readComment(transition, move.comment);
  let named: readonly string[] = [];
  try {
    const row = await editRecord(
      records,
      { id, version },
      {
        set: { [states.field]: transition.to },
        allow: async (current, session) => {
          doing.by = await allowMove(records, doing, current, session);
        },
        done: (draft, session) => {
          named = namedIn(transition, draft.values);
          return keepMove(records, doing, { draft, comment }, session);
        },
      },
    );
    return { row, named };
  } catch (error) {
    if (error instanceof ConflictError) throw await explained(records, id, error);
    // There is no form whose fields could tell what is wrong with them.
    const [first] = error instanceof ValidationError ? error.problems : [];
    throw first ? new BusinessError(first.message, [first]) : error;
  }
}

/** Usernames in the fields whose people the transition tells. */
const namedIn = ({ notify }: Transition, values: Draft['values']): string[] =>
  notify.flatMap((each) => ('field' in each ? String(values[each.field] ?? '').split(',') : []));

function readComment({ title, comment: asked }: Transition, said: string): string | null {
  const comment = said.trim();
  const problem = (message: string) => new BusinessError(message, [{ key: 'comment', message }]);
  if (comment === '' && asked === 'required') throw problem(`${title}要填写意见`);
  if (comment !== '' && asked === undefined) throw problem(`${title}不附意见`);
  if ([...comment].length > LONGEST_COMMENT) throw problem(`意见不能超过${LONGEST_COMMENT}个字符`);
  return comment === '' ? null : comment;
}

/** A transition that is being done, by the actor or for one of those they stand for. */
interface Doing {
  transition: Transition;
  /** The actor first. */
  actors: readonly Actor[];
  by?: Actor;
}

/** By whose right it is done. */
async function allowMove(
  records: Records,
  { transition, actors }: Doing,
  current: StoredRow,
  session: Session,
): Promise<Actor> {
  const { context, actor, shape } = records;
  const { model } = shape;
  const { title, from, rule } = transition;
  const state = String(current[model.states?.field ?? ''] ?? '');
  const may = actors.map((each) => ({ each, rows: rowsOfActor(context, each, model, transition) }));
  if (may.every(({ rows }) => rows === 'none')) throw new ForbiddenError(`${model.id}:${transition.code}`);
  if (!from.includes(state))
    throw new BusinessError(`“${nameOf(shape, current)}”现在是“${stateText(records, state)}”，不能${title}`);
  const own = builder.selectFrom(model.table).select('id').where(ofTenant(actor.tenant)).where('id', '=', current.id);
  let by: Actor | undefined;
  for (const { each, rows } of may)
    if (by === undefined && rows !== 'none')
      by = rows === 'all' || (await runFirst(session, own.where(rows))) ? each : undefined;
  if (by === undefined) throw new BusinessError(`“${nameOf(shape, current)}”不由你${title}`);
  if (rule && !(await holds(records, rule, current, session))) throw new BusinessError(rule.message);
  return by;
}

/** Asked of the record as it is kept, and of the rows of its sub-tables where the rule speaks of them. */
async function holds(
  { context, actor, shape }: Records,
  { expression, lines = [] }: NonNullable<Transition['rule']>,
  row: StoredRow,
  session: Session,
): Promise<boolean> {
  const { username, realname, roles, orgCode } = actor;
  const known = { model: { ...shape.model, lines }, models: context.compiled().models, tenant: actor.tenant };
  const tables = (await keptLines(known, [row.id], session))(row.id);
  const scope = { row, form: row, now: stampNow(context), user: { username, realname, roles, orgCode }, tables };
  return createExpressions(shape.model.fields, lines).compile(expression)(scope) === true;
}

async function keepMove(
  { context, actor, shape: { model } }: Records,
  { transition: { code, title, to }, by }: Doing,
  { draft, comment }: { draft: Draft; comment: string | null },
  session: Session,
): Promise<void> {
  const row = {
    tenant_id: actor.tenant,
    table_name: model.table,
    record_id: draft.id,
    version: (draft.old?.version ?? 0) + 1,
    transition: code,
    title,
    from_state: draft.old?.[model.states?.field ?? ''] ?? null,
    to_state: to,
    comment,
    realname: nameOfDoer(actor, by),
    create_by: actor.username,
    create_time: stampNow(context),
  };
  await run(session, builder.insertInto('sys_record_transition').values(row));
}

/** Who did it, and for whom where it was not by their own right. */
function nameOfDoer(actor: Actor, by: Actor | undefined): string {
  const other = by && by.userId !== actor.userId ? `（代${by.realname}）` : '';
  return `${actor.realname}${other}`.slice(0, LONGEST_NAME);
}

/** Who came first is told, where it was a transition that did. */
async function explained(records: Records, id: string, error: ConflictError): Promise<ConflictError> {
  const [last] = (await stepsOf(records, id)).slice(-1);
  const { version } = error.result as { version?: unknown };
  if (!last || last.version !== version) return error;
  return new ConflictError(error.result, `${last.realname}已于 ${last.time} ${last.title}，请看过再操作`);
}

/** One step of a record. */
export interface Step {
  version: number;
  code: string;
  title: string;
  from: string | null;
  to: string;
  comment: string | null;
  username: string;
  realname: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  time: string;
}

/** The steps of a record, oldest first. */
export async function stepsOf(records: Records, id: string): Promise<Step[]> {
  const { table }: Model = records.shape.model;
  const select = builder
    .selectFrom('sys_record_transition')
    .where(ofTenant(records.actor.tenant))
    .where('table_name', '=', table)
    .where('record_id', '=', id)
    .select(['version', 'transition as code', 'title', 'from_state as from', 'to_state as to', 'comment'])
    .select(['create_by as username', 'realname', 'create_time as time'])
    .orderBy('version');
  return (await inTenant(records, (session) => run<Step>(session, select))).rows;
}
