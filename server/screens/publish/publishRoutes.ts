import type { FastifyInstance } from 'fastify';
import { isRecord } from '../../../engine/api/envelope.ts';
import {
  type FileChange,
  isDeclarationPath,
  LONGEST_MESSAGE,
} from '../../../engine/authoring/publishing/Publication.ts';
import { READ_SCREENS, WRITE_SCREENS } from '../../../engine/permissions/general.ts';
import { textField } from '../../http/body.ts';
import type { Context } from '../../http/Context.ts';
import { ok } from '../../http/envelope.ts';
import { BusinessError, NotFoundError, ParamError } from '../../http/errors.ts';
import type { QueryParameters } from '../../http/query.ts';
import { addRoute } from '../../http/route.ts';
import { pageIn } from '../../records/history/historyRoutes.ts';
import { publish } from './publish.ts';
import { listRevisions, readRevision } from './revisions.ts';

const MOST_BYTES = 8 * 1024 * 1024;
const MOST_FILES = 500;
const HASH = /^[0-9a-f]{64}$/;

/** `/config/sources/publish` and what was published before. */
export function publishRoutes(app: FastifyInstance, context: Context): void {
  const config = { access: { right: WRITE_SCREENS }, idempotent: true };
  addRoute(app, 'publishSources', { config, bodyLimit: MOST_BYTES }, async ({ body, actor, ip }) => {
    const message = textField(body, 'message', LONGEST_MESSAGE);
    if (message === '') throw new BusinessError('请写发布说明：改了什么，为什么');
    const { files, confirmed } = isRecord(body) ? body : {};
    const publication = { message, files: changesIn(files), confirmed: confirmed === true, address: ip };
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

function changesIn(files: unknown): FileChange[] {
  if (!Array.isArray(files) || files.length === 0 || files.length > MOST_FILES) throw new ParamError('files');
  if (!files.every(isChange)) throw new ParamError('file');
  if (new Set(files.map(({ path }) => path)).size !== files.length) throw new ParamError('file twice');
  return files;
}

function isChange(file: unknown): file is FileChange {
  if (!isRecord(file)) return false;
  const { path, text, from } = file;
  const isHash = typeof from === 'string' && HASH.test(from);
  const isFound = isHash || (from === null && text !== null);
  return isFound && typeof path === 'string' && isDeclarationPath(path) && (text === null || typeof text === 'string');
}
