import type { FastifyInstance } from 'fastify';
import { expressionBuilder } from 'kysely';
import type { AnySchema } from '../db/sql.ts';
import { textField } from '../http/body.ts';
import { ok } from '../http/envelope.ts';
import { ParamError } from '../http/errors.ts';
import type { Jobs } from '../http/jobs/Jobs.ts';
import type { QueryParameters } from '../http/query.ts';
import { addRoute } from '../http/route.ts';
import type { TableHooks } from '../records/Records.ts';
import { seesAll } from './jobs.ts';

/**
 * GET `/sys/job/state?id=` of one's own job: `{state, title, done, total, said, file, outcome}`. POST `/sys/job/cancel` and `/sys/job/retry` `{id}`: of one's own jobs; who sees everybody's may cancel
 * them.
 */
export function jobRoutes(app: FastifyInstance, jobs: Jobs): void {
  const config = { access: 'session' } as const;
  addRoute(app, 'jobState', { config }, async (request) =>
    ok(await jobs.read(request.actor, idOf(request.query as QueryParameters))),
  );
  addRoute(app, 'cancelJob', { config }, async (request) => {
    await jobs.cancel(request.actor, idOf(request.body));
    return ok(null, '已取消');
  });
  addRoute(app, 'retryJob', { config }, async (request) => {
    await jobs.retry(request.actor, idOf(request.body));
    return ok(null, '已重新排队');
  });
}

function idOf(body: unknown): string {
  const id = textField(body, 'id', 36);
  if (!/^[\w-]{1,36}$/.test(id)) throw new ParamError('id');
  return id;
}

/** Jobs as records to be looked at: one's own, or everybody's for those who may know whose they are. */
export const jobHooks: TableHooks = {
  readOnly: '任务不能修改，请用取消或重试',
  within: (context, actor) => {
    const eb = expressionBuilder<AnySchema, string>();
    return seesAll(context, actor) ? eb.lit(true) : eb('owner_id', '=', actor.userId);
  },
};
