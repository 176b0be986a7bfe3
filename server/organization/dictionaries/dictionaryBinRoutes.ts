import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ok } from '../../http/envelope.ts';
import { BusinessError, NotFoundError, ParamError } from '../../http/errors.ts';
import { addRoute } from '../../http/route.ts';
import { bringBack, mayLook } from '../../records/bin/binRights.ts';
import { purgeBin } from '../../records/bin/purgeBin.ts';
import { readBin } from '../../records/bin/readBin.ts';
import type { RecordsFor } from '../../records/openRecords.ts';

const DICTIONARIES = 'system_dictionary';
const MOST = 500;

function idOf(request: FastifyRequest): string {
  const { id = '' } = request.params as { id?: string };
  if (!/^[\w-]{1,36}$/.test(id)) throw new ParamError('id');
  return id;
}

/** `/sys/dict/deleteList`, `back/{id}`, `deletePhysic/{id}`: the recycle bin of dictionaries, by the rights to it. */
export function dictionaryBinRoutes(app: FastifyInstance, recordsFor: RecordsFor): void {
  const config = { access: 'session' } as const;
  addRoute(app, 'removedDictionaries', { config }, async (request) => {
    const records = await recordsFor(request, DICTIONARIES, 'read');
    mayLook(records);
    const { entries } = await readBin(records, {}, { limit: MOST, offset: 0 });
    return ok(entries.map(({ id, row }) => ({ ...row, id })));
  });
  addRoute(app, 'recoverDictionary', { config }, async (request) => {
    const records = await recordsFor(request, DICTIONARIES, 'read');
    const { done, refused } = await bringBack(records, request, [idOf(request)]);
    if (refused[0]) throw new BusinessError(refused[0].message);
    if (done === 0) throw new NotFoundError();
    return ok(null, '已恢复');
  });
  addRoute(app, 'purgeDictionary', { config }, async (request) => {
    await purgeBin(await recordsFor(request, DICTIONARIES, 'purge'), { ids: [idOf(request)] });
    return ok(null, '已彻底删除');
  });
}
