import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkNewPassword } from '../../engine/session/accountRules.ts';
import { SELECT_USER_BY_ID, SELECT_USER_FOR_LOGIN, SET_PASSWORD } from '../db/statements/signIn.ts';
import { plainField, textField } from '../http/body.ts';
import { ok } from '../http/envelope.ts';
import { BusinessError } from '../http/errors.ts';
import { addRoute } from '../http/route.ts';
import { logSecurity } from '../http/securityLog.ts';
import type { Lockout } from './lockout.ts';
import { loginLimit } from './login.ts';
import { countAnswer, mobileField, ownsPhone, type PhoneParts } from './phoneLogin.ts';
import type { User } from './signedIn.ts';
import type { Tickets } from './tickets.ts';

export interface ResetPasswordParts extends PhoneParts {
  lockout: Lockout;
  tickets: Tickets;
}

const RESET_LIFE = 10 * 60_000;

/** The code shown to be right is exchanged for a ticket: guessing codes does not lead to the last step. */
async function verifyPhone(parts: ResetPasswordParts, request: FastifyRequest): Promise<unknown> {
  const phone = mobileField(request.body, 'phone');
  const username = textField(request.body, 'username', 100);
  await countAnswer(parts, request.ip);
  const place = { purpose: 'reset', phone, subject: username } as const;
  const right = await parts.codes.take(place, textField(request.body, 'smscode', 16));
  const user = (await parts.context.db.query<User>(SELECT_USER_FOR_LOGIN, [username])).rows[0];
  if (!right || !ownsPhone(user, phone)) throw new BusinessError('验证码错误或已过期');
  const smscode = await parts.tickets.issue('reset', { userId: user.id, username }, RESET_LIFE);
  return ok({ username, smscode });
}

async function changePassword(parts: ResetPasswordParts, request: FastifyRequest): Promise<unknown> {
  const { context } = parts;
  const password = plainField(request.body, 'password', 256);
  const wrong = checkNewPassword(password);
  if (wrong) throw new BusinessError(wrong);
  if (plainField(request.body, 'confirmpassword', 256) !== password) throw new BusinessError('两次输入的密码不一样！');
  const ticket = await parts.tickets.take('reset', textField(request.body, 'smscode', 64));
  const user = ticket && (await context.db.query<User>(SELECT_USER_BY_ID, [ticket.userId ?? ''])).rows[0];
  if (user?.username !== textField(request.body, 'username', 100)) {
    throw new BusinessError('操作已超时，请重新验证手机号');
  }
  await context.db.query(SET_PASSWORD, [user.id, await context.passwords.hash(password)]);
  await parts.sessions.endOthers(user.id, '');
  await parts.lockout.forget(user.username);
  const entry = { kind: 'password_reset', userId: user.id, tenant: user.tenant_id, address: request.ip } as const;
  await logSecurity(context, entry);
  return ok(null, '密码修改成功，请重新登录');
}

/**
 * A new password by phone: `/sys/user/phoneVerification` `{username, phone, smscode}` answers a ticket in `smscode`,
 * `/sys/user/passwordChange` `{username, smscode, password, confirmpassword}` takes it and ends every session.
 */
export function resetPasswordRoutes(app: FastifyInstance, parts: ResetPasswordParts): void {
  const config = { access: 'open', rateLimit: loginLimit(parts.context.settings) } as const;
  addRoute(app, 'verifyPhone', { config }, (request) => verifyPhone(parts, request));
  addRoute(app, 'resetPassword', { config }, (request) => changePassword(parts, request));
}
