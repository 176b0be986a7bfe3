import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transition } from '../../engine/plan/states.ts';
import { ok } from '../http/envelope.ts';
import { ParamError, Refusal } from '../http/errors.ts';
import type { QueryParameters } from '../http/query.ts';
import { addRoute } from '../http/route.ts';
import { nameOf } from '../records/changeSets/readSets.ts';
import { openRecords, type RecordParts } from '../records/openRecords.ts';
import type { Records } from '../records/Records.ts';
import { getRecord } from '../records/read/records.ts';
import { withRecordTexts } from '../records/wire/recordTexts.ts';
import { namedRecord } from '../records/write/drafts.ts';
import { moveRecord, stepsOf } from './moveRecord.ts';
import { standing } from './standing.ts';
import { tellMoved } from './tellMoved.ts';
import { type Waiting, waitingIn } from './waiting.ts';

/** Records that are moved by one call, each in a transaction of its own. */
const MOST_MOVED = 200;
/** Records of one model that are listed at once. */
const MOST_WAITING = 100;

/** Records on their way from state to state: docs/contract.md, “Approval”. */
export function transitionRoutes(app: FastifyInstance, parts: RecordParts): void {
  const read = { config: { access: { model: 'read' } } } as const;
  const recordsOf = (request: FastifyRequest) => openRecords(parts, request, pathPart(request, 'code'));

  addRoute(app, 'moveRecord', read, async (request) => {
    const records = await recordsOf(request);
    const transition = transitionIn(records, pathPart(request, 'transition'));
    const move = { ...namedRecord(request.body), comment: commentIn(request.body) };
    const done = await moveRecord(records, transition, move);
    void records.ports.announceSave(records, request, { edited: [move.id] });
    void tellMoved(records, transition, { ...done, comment: move.comment });
    return ok(done.row, `${transition.title}成功！`);
  });
  addRoute(app, 'moveRecords', read, async (request) => {
    const records = await recordsOf(request);
    const transition = transitionIn(records, pathPart(request, 'transition'));
    const outcome = await moveAll(records, request, transition);
    const { moved, refused } = outcome;
    const said = refused.length === 0 ? '' : `，${refused.length} 条没有${transition.title}`;
    return ok(outcome, `${transition.title} ${moved} 条${said}`);
  });
  addRoute(app, 'transitions', read, async (request) => {
    const records = await recordsOf(request);
    const id = pathPart(request, 'id');
    // Who may not read it may not know how it came to be so.
    await getRecord(records, id);
    return ok(records.shape.columns.has(records.shape.model.states?.field ?? '') ? await stepsOf(records, id) : []);
  });
  addRoute(app, 'waiting', { config: { access: 'session' } }, async (request) => {
    const { code, size = '20' } = request.query as QueryParameters;
    if (!/^[1-9]\d{0,2}$/.test(size)) throw new ParamError('size');
    return ok(await waitingOf(parts, request, code, Math.min(Number(size), MOST_WAITING)));
  });
}

/** Row by row: those that cannot be moved stay, and are told. */
async function moveAll(records: Records, request: FastifyRequest, transition: Transition) {
  const moves = movesIn(request.body);
  const refused: { id: string; name: string; message: string }[] = [];
  const moved: string[] = [];
  for (const move of moves) {
    try {
      const done = await moveRecord(records, transition, move);
      moved.push(move.id);
      void tellMoved(records, transition, { ...done, comment: move.comment });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ id: move.id, name: await nameOfRecord(records, move.id), message: error.message });
    }
  }
  if (moved.length > 0) void records.ports.announceSave(records, request, { edited: moved });
  return { total: moves.length, moved: moved.length, refused };
}

async function nameOfRecord(records: Records, id: string): Promise<string> {
  try {
    return nameOf(records.shape, await getRecord(records, id));
  } catch (error) {
    if (error instanceof Refusal) return id;
    throw error;
  }
}

/** Of every model with states whose records the actor may read; those in which nothing waits are left out. */
async function waitingOf(
  parts: RecordParts,
  request: FastifyRequest,
  code: string | undefined,
  size: number,
): Promise<Waiting[]> {
  const { compiled, rights } = parts.context;
  const found: Waiting[] = [];
  const actors = await standing(parts.context, request.actor);
  for (const model of compiled().models.values()) {
    if (model.states === undefined || (code !== undefined && model.code !== code)) continue;
    if (!rights.mayModel(request.actor, model.id, 'read')) continue;
    const records = await openRecords(parts, request, model.code);
    const waiting = await waitingIn(records, actors, size);
    if (waiting && waiting.total > 0) found.push(await withTexts(parts, records, waiting));
  }
  return found;
}

/** With the texts of codes and references beside them. */
async function withTexts({ context, dictionaries }: RecordParts, records: Records, waiting: Waiting): Promise<Waiting> {
  const rows = waiting.records.map(({ row }) => row);
  const named = await withRecordTexts(context, dictionaries, records.actor, records.shape, rows);
  return { ...waiting, records: waiting.records.map((each, at) => ({ ...each, row: named[at] ?? each.row })) };
}

function transitionIn({ shape }: Records, code: string): Transition {
  const transition = shape.model.states?.transitions.find((each) => each.code === code);
  if (!transition) throw new ParamError(`transition ${code}`);
  return transition;
}

function commentIn(body: unknown): string {
  const { comment = '' } = (body ?? {}) as { comment?: unknown };
  if (typeof comment !== 'string') throw new ParamError('comment');
  return comment;
}

function movesIn(body: unknown) {
  const { ids, versions } = (body ?? {}) as { ids?: unknown; versions?: unknown };
  if (typeof ids !== 'string' || typeof versions !== 'string') throw new ParamError('ids');
  const [wanted, at] = [ids.split(','), versions.split(',')];
  if (wanted.length !== at.length || wanted.length > MOST_MOVED || new Set(wanted).size < wanted.length)
    throw new ParamError('ids and versions');
  const comment = commentIn(body);
  return wanted.map((id, index) => ({ ...namedRecord({ id, version: at[index] }), comment }));
}

function pathPart(request: FastifyRequest, name: 'code' | 'transition' | 'id'): string {
  return (request.params as Partial<Record<typeof name, string>>)[name] ?? '';
}
