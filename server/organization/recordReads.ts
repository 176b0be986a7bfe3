import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Row } from '../db/Database.ts';
import { ok } from '../http/envelope.ts';
import { NotFoundError, ParamError } from '../http/errors.ts';
import type { QueryParameters } from '../http/query.ts';
import { addRoute, type EndpointName } from '../http/route.ts';
import type { RecordsFor } from '../records/openRecords.ts';
import { readRecordQuery } from '../records/read/recordQuery.ts';
import { listRecords } from '../records/read/records.ts';

/** Values of one call. */
const MOST = 100;

interface Read {
  /** Code of the model whose records are read, by its own right. */
  code: string;
  /** Parameter that holds the values, comma-joined, and the field they are of. */
  parameter: string;
  key: string;
}

/** Records by what they are called: those that are there, in the order of their list. */
const LISTS: Partial<Record<EndpointName, Read>> = {
  usersByIds: { code: 'system_user', parameter: 'userIds', key: 'id' },
  usersByNames: { code: 'system_user', parameter: 'userNames', key: 'username' },
  tenantsByIds: { code: 'system_tenant', parameter: 'ids', key: 'id' },
};

/** One record by its code. Not there: 404. */
const ONES: Partial<Record<EndpointName, Read>> = {
  positionByCode: { code: 'system_position', parameter: 'code', key: 'code' },
  departmentByCode: { code: 'system_department', parameter: 'orgCode', key: 'orgCode' },
};

/** `/sys/user/queryByIds`, `queryByNames`, `/sys/position/queryByCode` and others of the family that read by a value. */
export function recordReadRoutes(app: FastifyInstance, recordsFor: RecordsFor): void {
  const config = { access: 'session' } as const;
  const entries = (reads: typeof LISTS) => Object.entries(reads) as [EndpointName, Read][];
  for (const [name, read] of entries(LISTS))
    addRoute(app, name, { config }, async (request) => ok(await rowsOf(recordsFor, request, read)));
  for (const [name, read] of entries(ONES))
    addRoute(app, name, { config }, async (request) => {
      const [row] = await rowsOf(recordsFor, request, read);
      if (row === undefined) throw new NotFoundError();
      return ok(row);
    });
}

async function rowsOf(recordsFor: RecordsFor, request: FastifyRequest, { code, parameter, key }: Read): Promise<Row[]> {
  const records = await recordsFor(request, code, 'read');
  const given = (request.query as QueryParameters)[parameter] ?? '';
  const values = given.split(',').flatMap((value) => value.trim() || []);
  if (values.length === 0 || values.length > MOST) throw new ParamError(parameter);
  const query = readRecordQuery({ pageSize: String(MOST) }, records);
  const filter: typeof query.filter = { op: 'and', filters: [query.filter, { op: 'in', key, values }] };
  return (await listRecords(records, { ...query, filter })).records;
}
