import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context, ModelAction } from '../../http/Context.ts';
import { ok } from '../../http/envelope.ts';
import { ForbiddenError } from '../../http/errors.ts';
import { settleClaim } from '../../http/idempotency.ts';
import { addRoute } from '../../http/route.ts';
import type { Records } from '../Records.ts';
import { type Batch, type Part, readBatch, saveAll } from './saveAll.ts';

const BYTES = 24 * 1024 * 1024;

/**
 * PUT `/online/cgform/api/saveAll/{code}` with `{added, changed, removed}`: all or nothing; answers
 * `{added: [{temporary?, id, version}], changed: [{id, version}]}`. Each part needs its own right.
 */
export function saveRoute(
  app: FastifyInstance,
  recordsOf: (request: FastifyRequest) => Promise<Records>,
  context: Context,
): void {
  addRoute(
    app,
    'saveRecords',
    { config: { access: { model: 'read' }, idempotent: true }, bodyLimit: BYTES },
    async (request) => {
      const batch = readBatch(request.body);
      const records = await recordsOf(request);
      checkRights(context, records, batch);
      const answer = await saveAll(records, batch, async (saved, session) => {
        const reply = ok(saved, '保存成功！');
        await settleClaim(session, request.claim, reply);
        return reply;
      });
      const { added, changed, removed } = batch;
      void records.ports.announceSave(records, request, {
        edited: changed.map((row) => (row as { id: string }).id),
        members: added.length + removed.length > 0,
        children: () => removed.length > 0,
      });
      return answer;
    },
  );
}

/** Removing one record alone is either right's, as on its own route. */
function checkRights(context: Context, { actor, shape }: Records, batch: Batch): void {
  const { id } = shape.model;
  const may = (action: ModelAction) => context.rights.mayModel(actor, id, action);
  const held: Record<Part, boolean> = {
    added: may('add'),
    changed: may('edit'),
    removed: may('batch_delete') || (batch.removed.length === 1 && may('delete')),
  };
  for (const part of ['added', 'changed', 'removed'] as const) {
    if (batch[part].length > 0 && !held[part]) throw new ForbiddenError(`${id}:${part}`);
  }
}
