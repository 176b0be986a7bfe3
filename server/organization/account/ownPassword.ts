import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkNewPassword } from '../../../engine/session/accountRules.ts';
import type { AccountParts } from '../../auth/login.ts';
import { formatDateTime } from '../../db/formatDateTime.ts';
import { SELECT_OWN_USER, UPDATE_PASSWORD } from '../../db/statements/accounts.ts';
import { plainField } from '../../http/body.ts';
import { ok } from '../../http/envelope.ts';
import { BusinessError } from '../../http/errors.ts';
import { addRoute } from '../../http/route.ts';
import { logSecurity } from '../../http/securityLog.ts';
import { checkOwnName } from './ownUser.ts';

const LONGEST = 256;
const LOCKED = '密码错误次数过多，请10分钟后再试';

interface Change {
  old: string;
  wanted: string;
}

/** What the dialog asks for, and that the new one is neither the old one nor the name. Throws BusinessError. */
function readChange({ body, actor }: FastifyRequest): Change {
  const old = plainField(body, 'oldpassword', LONGEST);
  const wanted = plainField(body, 'password', LONGEST);
  const confirmed = plainField(body, 'confirmpassword', LONGEST);
  const wrong = [
    [old === '', '请输入旧密码!'],
    [wanted === '', '请输入新密码!'],
    [confirmed === '', '请确认新密码!'],
    [wanted !== confirmed, '两次输入的密码不一样！'],
    [wanted.toLowerCase() === actor.username.toLowerCase(), '新密码不能与用户账号相同'],
    [wanted === old, '新密码不能与旧密码相同'],
  ] as const;
  const problem = wrong.find(([applies]) => applies)?.[1] ?? checkNewPassword(wanted);
  if (problem !== undefined) throw new BusinessError(problem);
  return { old, wanted };
}

/**
 * Guessing the password is guessing at the account: it counts where failed sign-ins count. Answers its hash. To be asked
 * by one of an account at a time.
 */
export async function checkOwnPassword(
  parts: AccountParts,
  { actor }: FastifyRequest,
  old: string,
  wrong: string,
): Promise<string> {
  const status = await parts.lockout.status(actor.username);
  if (status.locked) throw new BusinessError(LOCKED);
  const rows = await parts.context.db.query<{ password_hash: string }>(SELECT_OWN_USER, [actor.userId]);
  const stored = rows.rows[0]?.password_hash;
  if (stored !== undefined && (await parts.context.passwords.matches(old, stored))) return stored;
  const { locked } = await parts.lockout.count(actor.username);
  throw new BusinessError(locked ? LOCKED : wrong);
}

async function change(parts: AccountParts, request: FastifyRequest): Promise<unknown> {
  checkOwnName(request);
  const { actor, sessionHash } = request;
  const { old, wanted } = readChange(request);
  const { context } = parts;
  return parts.lockout.exclusively(actor.username, async () => {
    const stored = await checkOwnPassword(parts, request, old, '旧密码输入错误!');
    const now = formatDateTime(context.clock(), context.compiled().app.timeZone);
    const values = [actor.userId, stored, await context.passwords.hash(wanted), now];
    const { affected } = await context.db.query(UPDATE_PASSWORD, values);
    if (affected === 0) throw new BusinessError('密码刚刚被修改过，请重试');
    await parts.sessions.endOthers(actor.userId, sessionHash);
    await parts.lockout.forget(actor.username);
    const { userId, tenant } = actor;
    await logSecurity(context, { kind: 'password_changed', userId, tenant, address: request.ip });
    return ok(null, '密码修改成功，其他登录已退出');
  });
}

/** POST and PUT `/sys/user/updatePassword`: one's own password; every other session of the user ends. */
export function ownPasswordRoutes(app: FastifyInstance, parts: AccountParts): void {
  const { loginRateLimit } = parts.context.settings;
  const rateLimit = loginRateLimit === 0 ? (false as const) : { max: loginRateLimit, timeWindow: 60_000 };
  const config = { access: 'session', rateLimit } as const;
  addRoute(app, ['changePassword', 'changePasswordByPut'], { config }, (request) => change(parts, request));
}
