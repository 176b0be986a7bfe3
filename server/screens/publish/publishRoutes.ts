import type { FastifyInstance } from 'fastify';
import { isRecord } from '../../../engine/api/envelope.ts';
import { LONGEST_MESSAGE } from '../../../engine/authoring/publishing/Publication.ts';
import { READ_SCREENS, WRITE_SCREENS } from '../../../engine/permissions/general.ts';
import { textField } from '../../http/body.ts';
import type { Context } from '../../http/Context.ts';
import { ok } from '../../http/envelope.ts';
import { BusinessError, NotFoundError } from '../../http/errors.ts';
import type { QueryParameters } from '../../http/query.ts';
import { addRoute } from '../../http/route.ts';
import { pageIn } from '../../records/history/historyRoutes.ts';
import { changesIn } from './changesIn.ts';
import { publish } from './publish.ts';
import { listRevisions, readRevision } from './revisions.ts';

const MOST_BYTES = 8 * 1024 * 1024;

/** `/config/sources/publish` and what was published before. */
export function publishRoutes(app: FastifyInstance, context: Context): void {
  const config = { access: { right: WRITE_SCREENS }, idempotent: true };
  addRoute(app, 'publishSources', { config, bodyLimit: MOST_BYTES }, async ({ body, actor, ip }) => {
    const message = textField(body, 'message', LONGEST_MESSAGE);
    if (message === '') throw new BusinessError('请写发布说明：改了什么，为什么');
    const { confirmed } = isRecord(body) ? body : {};
    const publication = { message, files: changesIn(body), confirmed: confirmed === true, address: ip };
    return ok(await publish(context, actor, publication), '发布成功！');
  });
  const access = { right: READ_SCREENS };
  addRoute(app, 'listRevisions', { config: { access } }, async ({ query }) =>
    ok(await listRevisions(context.db, pageIn(query as QueryParameters))),
  );
  addRoute(app, 'readRevision', { config: { access } }, async ({ params }) => {
    const revision = await readRevision(context.db, (params as { id: string }).id.slice(0, 36));
    if (!revision) throw new NotFoundError();
    return ok(revision);
  });
}
