import type { FastifyInstance } from 'fastify';
import { ok, page } from '../../http/envelope.ts';
import { ParamError } from '../../http/errors.ts';
import type { QueryParameters } from '../../http/query.ts';
import { addRoute } from '../../http/route.ts';
import { sendPage } from '../../http/sendPage.ts';
import type { RecordParts, RecordsFor } from '../../records/openRecords.ts';
import { readRecordQuery } from '../../records/read/recordQuery.ts';
import { getRecord, listRecords } from '../../records/read/records.ts';
import { removeRecords } from '../../records/write/changeRecords.ts';
import type { FileRecords } from './fileRecords.ts';
import { findUses } from './findUses.ts';

/** The wire code of the model of files. */
export const FILES = 'system_file';

/** `/sys/oss/file/*`: uploaded files as JeecgBoot asks for them, and where one is used. */
export function ossRoutes(
  app: FastifyInstance,
  parts: Pick<RecordParts, 'context' | 'ports'>,
  recordsFor: RecordsFor,
  files: Pick<FileRecords, 'clearGone' | 'freshen'>,
): void {
  const config = { access: 'session' } as const;
  addRoute(app, 'files', { config }, async (request, reply) => {
    const records = await recordsFor(request, FILES, 'read');
    const query = readRecordQuery(request.query as QueryParameters, records);
    await files.freshen(request.actor.tenant);
    const found = await listRecords(records, query);
    return sendPage(reply, page(found.records, found.total, query.page.current, query.page.size), (rows) => rows);
  });
  addRoute(app, 'file', { config }, async (request) =>
    ok(await getRecord(await recordsFor(request, FILES, 'read'), idIn(request.query))),
  );
  addRoute(app, 'removeFile', { config }, async (request) => {
    await removeRecords(await recordsFor(request, FILES, 'delete'), idIn(request.query));
    await files.clearGone(request.actor.tenant);
    return ok(null, '删除成功!');
  });
  addRoute(app, 'removeFiles', { config }, async (request) => {
    const { ids = '' } = request.query as QueryParameters;
    await removeRecords(await recordsFor(request, FILES, 'batch_delete'), ids);
    await files.clearGone(request.actor.tenant);
    return ok(null, '批量删除成功!');
  });
  addRoute(app, 'usesOfFile', { config }, async (request) => {
    await recordsFor(request, FILES, 'uses');
    return ok(await findUses(parts, request.actor, idIn(request.query)));
  });
}

function idIn(query: unknown): string {
  const { id = '' } = query as QueryParameters;
  if (!/^[\w-]{1,36}$/.test(id)) throw new ParamError('id');
  return id;
}
