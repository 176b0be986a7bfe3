import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Row } from '../db/Database.ts';
import { failed, ok, page } from '../http/envelope.ts';
import { NotFoundError, ParamError } from '../http/errors.ts';
import type { QueryParameters } from '../http/query.ts';
import { addRoute, type EndpointName } from '../http/route.ts';
import type { RecordsFor } from '../records/openRecords.ts';
import type { Records } from '../records/Records.ts';
import { readRecordQuery } from '../records/read/recordQuery.ts';
import { listRecords } from '../records/read/records.ts';

/** Values of one call. */
const MOST = 100;
/** Dictionaries of a tenant. */
const ALL = 500;

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

interface Listing {
  code: string;
  /** What the family's parameters are in a record query. */
  ask?: (parameters: QueryParameters) => QueryParameters;
}

const begins = (text = ''): string => (text === '' ? '' : `${text}*`);
const holds = (text = ''): string => (text === '' ? '' : `*${text}*`);

/** Pages of records under a second name. */
const PAGES: Partial<Record<EndpointName, Listing>> = {
  allUsers: { code: 'system_user' },
  allDepartments: { code: 'system_department' },
  addressList: {
    code: 'system_contact',
    // With the departments below it: codes begin with those of their parents.
    ask: ({ orgCode, realname, ...others }) => ({ ...others, orgCode: begins(orgCode), realname: holds(realname) }),
  },
};

interface Free {
  code: string;
  keys: readonly string[];
  taken: string;
}

/** Whether something may be called so: no other record has these values. */
const FREE: Partial<Record<EndpointName, Free>> = {
  checkRoleCode: { code: 'system_role', keys: ['roleCode'], taken: '角色编码已存在' },
  checkDictionaryItem: {
    code: 'system_dictionary_item',
    keys: ['dictId', 'itemValue'],
    taken: '该值不可用，系统中已存在！',
  },
};

async function isFree(records: Records, keys: readonly string[], parameters: QueryParameters): Promise<boolean> {
  if (keys.some((key) => !parameters[key])) throw new ParamError(keys.join());
  const query = readRecordQuery({ pageSize: '2' }, records);
  const same = keys.map((key) => ({ op: 'eq' as const, key, value: parameters[key] ?? '' }));
  const filter: typeof query.filter = { op: 'and', filters: [query.filter, ...same] };
  const { records: found } = await listRecords(records, { ...query, filter });
  return found.every(({ id }) => id === parameters.id);
}

/** A node of `/sys/dict/treeList`: dictionaries stand beside each other. */
const dictionaryNode = (row: Row) => ({
  ...row,
  key: row.id,
  value: row.id,
  title: row.dictName,
  parentId: '',
  isLeaf: true,
  children: [],
});

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
  for (const [name, { code, ask }] of Object.entries(PAGES) as [EndpointName, Listing][])
    addRoute(app, name, { config }, async (request) => {
      const records = await recordsFor(request, code, 'read');
      const parameters = request.query as QueryParameters;
      const query = readRecordQuery(ask?.(parameters) ?? parameters, records);
      const found = await listRecords(records, query);
      return ok(page(found.records, found.total, query.page.current, query.page.size));
    });
  for (const [name, { code, keys, taken }] of Object.entries(FREE) as [EndpointName, Free][])
    addRoute(app, name, { config }, async (request) => {
      const records = await recordsFor(request, code, 'read');
      const free = await isFree(records, keys, request.query as QueryParameters);
      return free ? ok(true, '该值可用！') : failed(500, taken, false);
    });
  addRoute(app, 'dictionaryNodes', { config }, async (request) => {
    const records = await recordsFor(request, 'system_dictionary', 'read');
    const query = readRecordQuery({ pageSize: String(ALL) }, records);
    return ok((await listRecords(records, query)).records.map(dictionaryNode));
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
