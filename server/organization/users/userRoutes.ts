import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageLimits } from '../../../engine/queries/page.ts';
import { hiddenOfUsers } from '../../access/rights.ts';
import { allRows, type Row, type Session } from '../../db/Database.ts';
import { builder, runFirst, sqlFragment } from '../../db/sql.ts';
import type { Actor, Context } from '../../http/Context.ts';
import { failed, ok, type Page } from '../../http/envelope.ts';
import { ParamError } from '../../http/errors.ts';
import type { QueryParameters } from '../../http/query.ts';
import { addRoute } from '../../http/route.ts';
import type { SystemQuery } from '../systemList.ts';
import { active, listUsers, readPickerQuery, readUserQuery } from './users.ts';

/** Whether no user of the actor's tenant has the name; `except` is the user being edited. */
async function isFree(session: Session, actor: Actor, username: string, except: string | undefined): Promise<boolean> {
  const taken = builder
    .selectFrom('sys_user')
    .select('id')
    .where('tenant_id', '=', actor.tenant)
    .where(sqlFragment`lower(username)`, '=', username.toLowerCase());
  const found = await runFirst(session, except === undefined ? taken : taken.where('id', '<>', except));
  return found === undefined;
}

/** Nothing but what the store keeps of a user; the page and its order are no such fields. */
const asksNothing = ({ filter }: SystemQuery): boolean => 'filters' in filter && filter.filters.length === 0;

const whole = { current: 1, size: pageLimits.size, limit: pageLimits.size, offset: 0 };

/**
 * Users of one's own tenant, never with a secret, and no more than their names for who may not read them as records: lists for pickers, names for codes, `checkOnlyUser` for a
 * new name.
 */
export function userRoutes(app: FastifyInstance, context: Context): void {
  const config = { access: 'session' } as const;
  const users = (request: FastifyRequest, query: SystemQuery, departId?: string): Promise<Page<Row>> => {
    const { tenant } = request.actor;
    return context.db.withTenant(allRows(tenant), (session) => listUsers(session, tenant, query, departId));
  };
  const hiddenFrom = ({ actor }: FastifyRequest) => hiddenOfUsers(context.rights, actor);
  addRoute(app, 'users', { config }, async (request) => {
    const parameters = request.query as QueryParameters;
    return ok(await users(request, readUserQuery(parameters, hiddenFrom(request)), parameters.departId));
  });
  addRoute(app, 'usersOfDepartments', { config }, async (request) => {
    const parameters = request.query as QueryParameters;
    return ok(await users(request, readPickerQuery(parameters, hiddenFrom(request)), parameters.departId));
  });
  addRoute(app, 'usersOfDepartment', { config }, async (request) => {
    const { id = '', realname = '' } = request.query as QueryParameters;
    if (id === '') throw new ParamError();
    const found = await users(request, { ...readPickerQuery({ realname }, hiddenFrom(request)), page: whole }, id);
    return ok(found.records);
  });
  // A bare array: this one answers without an envelope.
  addRoute(app, 'usersByValues', { config }, async (request) => {
    const query = readUserQuery(request.query as QueryParameters, hiddenFrom(request));
    return asksNothing(query) ? [] : (await users(request, { ...active(query), page: whole })).records;
  });
  addRoute(app, 'checkUsername', { config }, async (request) => {
    const { username = '', id } = request.query as QueryParameters;
    if (username === '') throw new ParamError();
    const free = await context.db.withTenant(request.actor, (session) => isFree(session, request.actor, username, id));
    return free ? ok(true) : failed(500, '用户账号已存在', false);
  });
}
