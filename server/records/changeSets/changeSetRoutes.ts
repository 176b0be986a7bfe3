import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isNarrowed } from '../../access/rowScopes.ts';
import { administers } from '../../http/Actor.ts';
import type { Context, ModelAction } from '../../http/Context.ts';
import { ok, page } from '../../http/envelope.ts';
import { ForbiddenError, NotFoundError, ParamError } from '../../http/errors.ts';
import type { QueryParameters } from '../../http/query.ts';
import { addRoute } from '../../http/route.ts';
import { pageIn } from '../history/historyRoutes.ts';
import type { RecordParts } from '../openRecords.ts';
import type { Records } from '../Records.ts';
import { inTenant } from '../write/tenantRows.ts';
import { type KeptSet, listSetSteps, listSets, readRefusals, readSet } from './readSets.ts';
import { type Undone, undoSet } from './undo.ts';

const ID = /^[\w-]{1,36}$/;

/** Refusals that are told; more nobody reads one by one. */
const MOST_TOLD = 1_000;

type RecordsOf = (request: FastifyRequest) => Promise<Records>;

/** What was done to many records at once: for who may read them; and taken back, for who might have done it. */
export function changeSetRoutes(app: FastifyInstance, { context }: RecordParts, recordsOf: RecordsOf): void {
  const read = { config: { access: { model: 'read' } } } as const;
  listRoutes(app, context, recordsOf);
  const asked = async (request: FastifyRequest): Promise<{ records: Records; set: KeptSet }> => {
    const { id = '' } = request.params as { id?: string };
    if (!ID.test(id)) throw new ParamError('id');
    const records = await recordsOf(request);
    refuseNarrow(records);
    const set = await readSet(records, id);
    // What others did may be about records that are not theirs to see.
    if (isNarrowed(records.actor, context.compiled(), records.shape.model) && set.by !== records.actor.username)
      throw new NotFoundError();
    return { records, set };
  };
  addRoute(app, 'changeSet', read, async (request) => {
    const { records, set } = await asked(request);
    const { current, size } = pageIn(request.query as QueryParameters);
    const { steps, total } = await listSetSteps(records, set.id, { limit: size, offset: (current - 1) * size });
    // Their words may be of columns that others may not know.
    const own = set.refused > 0 && (administers(records.actor) || set.by === records.actor.username);
    const refusals = own ? await readRefusals(records, set.id) : [];
    return ok({ ...toldSet(context, records, set), refusals, ...page(steps, total, current, size) });
  });
  addRoute(app, 'checkUndo', read, async (request) => {
    const { records, set } = await asked(request);
    refuseUnheld(context, records, set);
    return ok(told(await undoSet(records, set, { check: true })));
  });
  addRoute(app, 'undoChangeSet', read, async (request) => {
    const { records, set } = await asked(request);
    refuseUnheld(context, records, set);
    const undone = await undoSet(records, set);
    if (undone.done > 0) void records.ports.announceSave(records, request, { members: true, children: () => true });
    return ok(told(undone), sayUndone(undone));
  });
}

function listRoutes(app: FastifyInstance, context: Context, recordsOf: RecordsOf): void {
  addRoute(app, 'changeSets', { config: { access: { model: 'read' } } }, async (request) => {
    const records = await recordsOf(request);
    refuseNarrow(records);
    const { current, size } = pageIn(request.query as QueryParameters);
    const { mine } = request.query as QueryParameters;
    const { actor, shape } = records;
    const of = {
      tenant: actor.tenant,
      tables: [shape.model.table],
      ...(mine === 'true' || isNarrowed(actor, context.compiled(), shape.model) ? { by: actor.username } : {}),
    };
    const { sets, total } = await inTenant(records, (session) =>
      listSets(of, { limit: size, offset: (current - 1) * size }, session),
    );
    const toldOnes = sets.map((set) => toldSet(context, records, set));
    return ok(page(toldOnes, total, current, size));
  });
  addRoute(app, 'ownChangeSets', { config: { access: 'session' } }, async (request) => {
    const { actor } = request;
    const { current, size } = pageIn(request.query as QueryParameters);
    const models = [...context.compiled().models.values()].filter(({ id }) =>
      context.rights.mayModel(actor, id, 'read'),
    );
    const byTable = new Map(models.map((model) => [model.table, model]));
    const of = { tenant: actor.tenant, tables: [...byTable.keys()], by: actor.username };
    const { sets, total } = await context.db.withTenant(actor, (session) =>
      listSets(of, { limit: size, offset: (current - 1) * size }, session),
    );
    const named = sets.map((set) => {
      const model = byTable.get(set.table);
      return { ...set, code: model?.code ?? '', modelTitle: model?.title ?? set.table };
    });
    return ok(page(named, total, current, size));
  });
}

/** Where a table lets only some of its records be read, no sum of them is told. */
function refuseNarrow(records: Records): void {
  if (records.ports.hooks.get(records.shape.model.table)?.within)
    throw new ForbiddenError('change sets of a narrowed table');
}

function toldSet(context: Context, records: Records, set: KeptSet) {
  const { code, title } = records.shape.model;
  return { ...set, code, modelTitle: title, mayUndo: mayUndo(context, records, set) };
}

/**
 * Whoever takes back their own change needs the rights that it needed; whoever takes back another's also those of what
 * it does: one who may only add does not remove what a colleague brought.
 */
function mayUndo({ rights }: Context, { actor, shape }: Records, set: KeptSet): boolean {
  const may = (action: ModelAction) => rights.mayModel(actor, shape.model.id, action);
  const mayRemove = () => may('batch_delete') || may('delete');
  const declared = set.permission === undefined || actor.admin || actor.permissions.has(set.permission);
  const own = set.by === actor.username;
  if (!declared) return false;
  if (set.added > 0 && !(may('add') && (own || may('batch_delete')))) return false;
  if (set.changed > 0 && set.permission === undefined && !may('edit')) return false;
  return set.removed === 0 || (mayRemove() && (own || may('add')));
}

function refuseUnheld(context: Context, records: Records, set: KeptSet): void {
  if (!mayUndo(context, records, set)) throw new ForbiddenError(`undo of ${set.id}`);
}

function told({ done, refused, set }: Undone) {
  return { done, refusedCount: refused.length, refused: refused.slice(0, MOST_TOLD), ...(set ? { set } : {}) };
}

function sayUndone({ done, refused }: Undone): string {
  if (refused.length === 0) return `已撤销 ${done} 条`;
  return done === 0 ? `没有撤销，${refused.length} 条后来有变化` : `已撤销 ${done} 条，${refused.length} 条没有撤销`;
}
