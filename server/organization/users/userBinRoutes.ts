import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rolesBeyond } from '../../access/grants.ts';
import { lockAdvisory, type Session } from '../../db/Database.ts';
import {
  EMPTY_BIN,
  RESTORE_DEPARTMENTS,
  RESTORE_ROLES,
  RESTORE_USERS,
  SELECT_REMOVED,
  SET_TENANT,
} from '../../db/statements/userBin.ts';
import { textField } from '../../http/body.ts';
import type { Context } from '../../http/Context.ts';
import { ok } from '../../http/envelope.ts';
import { BusinessError, ForbiddenError, NotFoundError, ParamError } from '../../http/errors.ts';
import type { QueryParameters } from '../../http/query.ts';
import { addRoute } from '../../http/route.ts';
import { logWithin } from '../../http/securityLog.ts';
import type { RecordsFor } from '../../records/openRecords.ts';
import type { Records, TableHooks } from '../../records/Records.ts';
import { readRecordQuery } from '../../records/read/recordQuery.ts';
import { listRecords } from '../../records/read/records.ts';
import { removeRecords } from '../../records/write/changeRecords.ts';

const BIN = 'system_user_bin';
const MOST = 500;

interface Removed {
  id: string;
  username: string;
  role_ids: string | null;
  name_taken: boolean;
  phone_taken: boolean;
  email_taken: boolean;
}

async function refuse(): Promise<never> {
  throw new BusinessError('回收站里的用户不能修改，请先恢复');
}

async function removing({ actor, context }: Records, ids: readonly string[], session: Session): Promise<void> {
  const { userId, tenant } = actor;
  await logWithin(session, context, { kind: 'user_removed', userId, tenant, detail: `for good ${ids.join()}` });
}

/** Removed users are looked at, taken back or removed for good. */
export const userBinHooks: TableHooks = { oneByOne: true, check: refuse, removing };

const idsIn = (text: string): string[] => [...new Set(text.split(','))].filter((id) => id !== '');

/** What stands in the way of somebody's return, in words. */
function obstacle({ username, name_taken, phone_taken, email_taken }: Removed): string | undefined {
  const taken = name_taken ? '账号' : phone_taken ? '手机号码' : email_taken ? '邮箱' : undefined;
  return taken && `“${username}”不能恢复：${taken}已被别的用户使用`;
}

/** All of them or none. The password is in what the bin keeps, which no tenant reads: the owner of the tables restores. */
async function restore(context: Context, recordsFor: RecordsFor, request: FastifyRequest): Promise<unknown> {
  const { actor } = await recordsFor(request, BIN, 'restore');
  const ids = idsIn(textField(request.body, 'userIds', 37 * MOST));
  if (ids.length === 0) throw new ParamError('userIds');
  const { tenant, userId } = actor;
  return context.db.transaction(async (session: Session) => {
    await session.query(SET_TENANT, [tenant]);
    await lockAdvisory(session, `${tenant} administrators`);
    const { rows } = await session.query<Removed>(SELECT_REMOVED, [tenant, ids]);
    if (rows.length < ids.length) throw new NotFoundError();
    const roles = rows.flatMap(({ role_ids }) => idsIn(role_ids ?? ''));
    // To bring somebody back is to give what they had.
    if ((await rolesBeyond(session, actor, roles)).length > 0) throw new ForbiddenError('a stronger user');
    const [wrong] = rows.flatMap((row) => obstacle(row) ?? []);
    if (wrong !== undefined) throw new BusinessError(wrong);
    for (const statement of [RESTORE_USERS, RESTORE_ROLES, RESTORE_DEPARTMENTS, EMPTY_BIN])
      await session.query(statement, [tenant, ids]);
    const detail = rows.map(({ username }) => username).join();
    await logWithin(session, context, { kind: 'user_restored', userId, tenant, detail, address: request.ip });
    return ok(null, `已恢复 ${rows.length} 个用户`);
  });
}

/**
 * `/sys/user/recycleBin` lists removed users, `putRecycleBin` `{userIds}` brings them back with password, roles and
 * departments, `deleteRecycleBin?userIds` removes them for good.
 */
export function userBinRoutes(app: FastifyInstance, context: Context, recordsFor: RecordsFor): void {
  const config = { access: 'session' } as const;
  addRoute(app, 'removedUsers', { config }, async (request) => {
    const records = await recordsFor(request, BIN, 'read');
    const query = readRecordQuery({ pageSize: String(MOST) }, records);
    return ok((await listRecords(records, query)).records);
  });
  addRoute(app, 'restoreUsers', { config }, (request) => restore(context, recordsFor, request));
  addRoute(app, 'purgeUsers', { config }, async (request) => {
    const { userIds = '' } = request.query as QueryParameters;
    await removeRecords(await recordsFor(request, BIN, 'delete'), userIds);
    return ok(null, '已彻底删除');
  });
}
