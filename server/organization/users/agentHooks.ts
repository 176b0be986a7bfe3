import type { Expression, SqlBool } from 'kysely';
import { bumpRights } from '../../auth/sessions.ts';
import type { Session } from '../../db/Database.ts';
import { builder, run, sqlFragment } from '../../db/sql.ts';
import { administers } from '../../http/Actor.ts';
import type { Actor } from '../../http/Context.ts';
import type { Draft, Records, TableHooks } from '../../records/Records.ts';
import type { FieldProblem } from '../../records/write/refusals.ts';

/** Administrators see all; others whom they stand for, and who stands for them. */
function within(_context: unknown, actor: Pick<Actor, 'admin' | 'roles' | 'username'>): Expression<SqlBool> {
  const { username } = actor;
  if (administers(actor)) return sqlFragment<SqlBool>`true`;
  return sqlFragment<SqlBool>`${username} in (user_name, agent_user_name)`;
}

/** One is stood for by somebody else, for some time, and says so oneself; administrators say it of anybody. */
async function check({ actor }: Records, drafts: readonly Draft[], session: Session) {
  const names = drafts.flatMap(({ values }) => [String(values.userName ?? ''), String(values.agentUserName ?? '')]);
  const known = await usersNamed(session, actor.tenant, names);
  return new Map(drafts.map((draft) => [draft, problemsOf(draft, actor, known)]));
}

function problemsOf({ values, old }: Draft, actor: Actor, known: ReadonlyMap<string, string>): FieldProblem[] {
  const { userName, agentUserName, startTime, endTime } = values;
  const problems: FieldProblem[] = [];
  const own = userName === actor.username && (old === undefined || old.userName === actor.username);
  if (!administers(actor) && !own) problems.push({ key: 'userName', message: '只能给自己设代理人' });
  for (const [key, name] of [
    ['userName', userName],
    ['agentUserName', agentUserName],
  ] as const)
    if (name && !known.has(String(name))) problems.push({ key, message: `没有用户“${name}”，或已停用` });
  if (userName && userName === agentUserName) problems.push({ key: 'agentUserName', message: '不能由自己代理' });
  if (startTime && endTime && String(startTime) >= String(endTime))
    problems.push({ key: 'endTime', message: '结束应晚于开始' });
  return problems;
}

/** Ids of active users by their names. */
async function usersNamed(session: Session, tenant: string, names: readonly string[]): Promise<Map<string, string>> {
  const select = builder
    .selectFrom('sys_user')
    .where('tenant_id', '=', tenant)
    .where('status', '=', 1)
    .where('username', '=', sqlFragment<string>`any(${[...names]})`)
    .select(['username', 'id']);
  const { rows } = await run<{ username: string; id: string }>(session, select);
  return new Map(rows.map(({ username, id }) => [username, id]));
}

/** Buttons of those who stand for others are others from their next request on. */
async function tell({ actor }: Pick<Records, 'actor'>, names: readonly string[], session: Session): Promise<void> {
  const users = [...(await usersNamed(session, actor.tenant, names)).values()];
  await bumpRights(session, actor.tenant, { users });
}

async function written(records: Records, drafts: readonly Draft[], session: Session): Promise<void> {
  const names = drafts.flatMap(({ values, old }) => [values.agentUserName, old?.agentUserName]);
  await tell(records, names.map(String), session);
}

async function removing(records: Records, ids: readonly string[], session: Session): Promise<void> {
  const select = builder.selectFrom('sys_user_agent').where('tenant_id', '=', records.actor.tenant);
  const among = select.where('id', '=', sqlFragment<string>`any(${[...ids]})`).select('agent_user_name as name');
  const names = (await run<{ name: string }>(session, among)).rows.map(({ name }) => name);
  await tell(records, names, session);
}

export const agentHooks: TableHooks = { oneByOne: true, within, check, written, removing };
