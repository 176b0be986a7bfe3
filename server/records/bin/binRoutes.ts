import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRecord } from '../../../engine/api/envelope.ts';
import { ok, page } from '../../http/envelope.ts';
import { NotFoundError, ParamError } from '../../http/errors.ts';
import type { QueryParameters } from '../../http/query.ts';
import { addRoute } from '../../http/route.ts';
import { pageIn } from '../history/historyRoutes.ts';
import type { RecordParts } from '../openRecords.ts';
import type { Records } from '../Records.ts';
import { withRecordTexts } from '../wire/recordTexts.ts';
import { bringBack, mayLook } from './binRights.ts';
import { purgeBin } from './purgeBin.ts';
import { readBin } from './readBin.ts';
import type { Recovered } from './recover.ts';

const ID = /^[\w-]{1,36}$/;
/** Entries one call brings back or purges by name. */
const MOST = 500;
const LONGEST_KEYWORD = 100;

type RecordsOf = (request: FastifyRequest) => Promise<Records>;

/** What was removed from models with a recycle bin: looked at and brought back by who might remove it, purged by right. */
export function binRoutes(app: FastifyInstance, { context, dictionaries }: RecordParts, recordsOf: RecordsOf): void {
  const read = { config: { access: { model: 'read' } } } as const;
  const opened = async (request: FastifyRequest): Promise<Records> => {
    const records = await recordsOf(request);
    if (records.shape.model.recycleBin === undefined) throw new NotFoundError();
    return records;
  };
  addRoute(app, 'recordBin', read, async (request) => {
    const records = await opened(request);
    mayLook(records);
    const query = request.query as QueryParameters;
    const { current, size } = pageIn(query);
    const { keyword = '' } = query;
    if (keyword.length > LONGEST_KEYWORD) throw new ParamError('keyword');
    const { entries, total } = await readBin(records, { keyword }, { limit: size, offset: (current - 1) * size });
    const rows = entries.map(({ row }) => row);
    const named = await withRecordTexts(context, dictionaries, request.actor, records.shape, rows);
    const told = entries.map((entry, at) => ({ ...entry, row: named[at] ?? entry.row }));
    return ok(page(told, total, current, size));
  });
  addRoute(app, 'recoverRecords', read, async (request) => {
    const records = await opened(request);
    const found = await bringBack(records, request, idsIn(request.body));
    return ok(found, sayRecovered(found));
  });
  addRoute(app, 'purgeRecords', { config: { access: { model: 'purge' } } }, async (request) => {
    const records = await opened(request);
    const { all, count } = isRecord(request.body) ? request.body : {};
    if (all === true && !Number.isInteger(count)) throw new ParamError('count');
    const gone = await purgeBin(records, all === true ? { count: Number(count) } : { ids: idsIn(request.body) });
    return ok(gone, `已彻底删除 ${gone} 条`);
  });
}

function idsIn(body: unknown): string[] {
  const { ids } = isRecord(body) ? body : {};
  if (!Array.isArray(ids) || ids.length === 0 || ids.length > MOST) throw new ParamError('ids');
  return [...new Set(ids)].map((id) => {
    if (typeof id !== 'string' || !ID.test(id)) throw new ParamError('ids');
    return id;
  });
}

function sayRecovered({ done, refused }: Recovered): string {
  const left = refused.length === 0 ? '' : `，${refused.length} 条没有恢复`;
  return done === 0 ? `没有恢复${left}` : `已恢复 ${done} 条${left}`;
}
