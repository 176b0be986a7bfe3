import type { FastifyInstance } from 'fastify';
import { escapeLike } from '../../engine/queries/Filter.ts';
import { type PageRequest, readPage } from '../../engine/queries/page.ts';
import type { Actor, Context } from '../context.ts';
import type { Session } from '../db/Database.ts';
import { builder, run, runFirst } from '../db/sql.ts';
import { failed, ok, type Page, page } from '../plugins/envelope.ts';
import { ParamError } from '../plugins/errors.ts';

/** What a picker shows of a user; passwords and tokens are no columns of it. */
interface PickedUser {
  id: string;
  username: string;
  realname: string;
  phone: string | null;
  email: string | null;
  avatar: string | null;
  orgCode: string | null;
  status: number;
}

type Query = Readonly<Record<string, string>>;

const LONGEST = 100;

/** `?username=a,b` names several; otherwise a part is enough. Departments stand by their codes. */
function matching(actor: Actor, query: Query) {
  let select = builder.selectFrom('sys_user').where('tenant_id', '=', actor.tenant).where('status', '=', 1);
  for (const key of ['username', 'realname'] as const) {
    const text = query[key]?.trim().slice(0, LONGEST);
    if (!text) continue;
    const several = text.split(',').filter((part) => part !== '');
    select = text.includes(',')
      ? select.where(key, 'in', several)
      : select.where(key, 'ilike', `%${escapeLike(text.replaceAll('*', ''))}%`);
  }
  const departments = (query.departId ?? '').split(',').filter((part) => part !== '');
  return departments.length === 0 ? select : select.where('org_code', 'in', departments);
}

async function readUsers(
  session: Session,
  actor: Actor,
  query: Query,
  { current, size, limit, offset }: PageRequest,
): Promise<Page<PickedUser>> {
  const found = matching(actor, query);
  const counted = await runFirst<{ total: number }>(
    session,
    found.select((eb) => eb.fn.countAll().as('total')),
  );
  const columns = ['id', 'username', 'realname', 'phone', 'email', 'avatar', 'org_code as orgCode', 'status'] as const;
  const select = found.select(columns).orderBy('username').limit(limit).offset(offset);
  const { rows } = await run<PickedUser>(session, select);
  return page(rows, Number(counted?.total ?? 0), current, size);
}

/** Whether no user of the actor's tenant has the name; `except` is the user being edited. */
async function isFree(session: Session, actor: Actor, username: string, except: string | undefined): Promise<boolean> {
  const taken = builder
    .selectFrom('sys_user')
    .select('id')
    .where('tenant_id', '=', actor.tenant)
    .where('username', '=', username);
  const found = await runFirst(session, except === undefined ? taken : taken.where('id', '<>', except));
  return found === undefined;
}

/** Users of one's own tenant: `queryUserComponentData` for pickers, `checkOnlyUser` for a new name. */
export function userRoutes(app: FastifyInstance, context: Context): void {
  const config = { access: 'session' } as const;
  app.get('/sys/user/queryUserComponentData', { config }, async (request) => {
    const query = request.query as Query;
    const users = await context.db.withTenant({ tenant: request.actor.tenant }, (session) =>
      readUsers(session, request.actor, query, readPage(query)),
    );
    return ok(users);
  });
  app.get('/sys/user/checkOnlyUser', { config }, async (request) => {
    const { username = '', id } = request.query as Query;
    if (username === '') throw new ParamError();
    const free = await context.db.withTenant({ tenant: request.actor.tenant }, (session) =>
      isFree(session, request.actor, username, id),
    );
    return free ? ok(true) : failed(500, '用户账号已存在', false);
  });
}
