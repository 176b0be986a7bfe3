import type { Filter } from '../../../engine/queries/Filter.ts';
import type { Row, Session } from '../../db/Database.ts';
import type { Page } from '../../http/envelope.ts';
import type { QueryParameters } from '../../http/query.ts';
import { readDepartments } from '../departments/departments.ts';
import { listSystem, readSystemQuery, type SystemList, type SystemQuery, textColumn } from '../systemList.ts';

/** Users without their secrets: passwords and tokens are no columns of it. */
const users: SystemList = {
  table: 'sys_user',
  guests: true,
  columns: new Map([
    textColumn('id'),
    textColumn('username'),
    textColumn('realname'),
    ['sex', { column: 'sex', kind: 'number', store: 'integer' }],
    ['birthday', { column: 'birthday', kind: 'date', store: 'date' }],
    textColumn('phone'),
    textColumn('email'),
    textColumn('avatar'),
    textColumn('orgCode', 'org_code'),
    // Read as the code and shown as the department's name.
    textColumn('orgCodeTxt', 'org_code'),
    ['status', { column: 'status', kind: 'number', store: 'integer' }],
    ['createTime', { column: 'create_time', kind: 'datetime', store: 'timestamp' }],
  ]),
  sort: [{ key: 'createTime', order: 'desc' }],
};

/** Asked for by every client and no more than a name's list needs; who sees nothing else of people does not see them. */
const ASKED_ONLY: ReadonlySet<string> = new Set(['status', 'createTime']);

/** What a request asks of the users; `hidden` is what its actor may not know of them. Throws ParamError. */
export function readUserQuery(parameters: QueryParameters, hidden: ReadonlySet<string>): SystemQuery {
  const query = readSystemQuery(users, parameters, hidden);
  return hidden.has('phone') ? { ...query, keys: query.keys.filter((key) => !ASKED_ONLY.has(key)) } : query;
}

/** The same with a part of a name being enough, as pickers ask; a comma still means exactly these. */
export function readPickerQuery(parameters: QueryParameters, hidden: ReadonlySet<string>): SystemQuery {
  const parts = ['username', 'realname'].flatMap((key) => {
    const text = parameters[key]?.trim().replaceAll('*', '');
    return text && !text.includes(',') ? [[key, `*${text}*`] as const] : [];
  });
  const exact = ['username', 'id'].some((key) => parameters[key]?.includes(','));
  const query = readUserQuery({ ...parameters, ...Object.fromEntries(parts) }, hidden);
  // The name of a frozen user must still be found; chosen anew they cannot be.
  return exact ? query : active(query);
}

/** Only those who may sign in. */
export function active(query: SystemQuery): SystemQuery {
  return { ...query, filter: { op: 'and', filters: [query.filter, { op: 'eq', key: 'status', value: 1 }] } };
}

/** A page of the tenant's users with the names of their departments; `departId` are ids or codes, comma-joined. */
export async function listUsers(
  session: Session,
  tenant: string,
  query: SystemQuery,
  departId = '',
): Promise<Page<Row>> {
  const departments = await readDepartments(session, tenant);
  const asked = new Set(departId.split(',').filter((part) => part !== ''));
  const codes = departments.filter(({ id, orgCode }) => asked.has(id) || asked.has(orgCode));
  const inside: Filter = { op: 'in', key: 'orgCode', values: ['', ...codes.map(({ orgCode }) => orgCode)] };
  const filter: Filter = asked.size === 0 ? query.filter : { op: 'and', filters: [query.filter, inside] };
  const found = await listSystem(session, tenant, users, { ...query, filter });
  const names = new Map(departments.map(({ orgCode, departName }) => [orgCode, departName]));
  const named = (row: Row): Row => ({ ...row, orgCodeTxt: names.get(String(row.orgCodeTxt)) ?? null });
  return { ...found, records: query.keys.includes('orgCodeTxt') ? found.records.map(named) : found.records };
}
