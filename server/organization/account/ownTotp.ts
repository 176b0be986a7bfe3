import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AccountParts, loginLimit } from '../../auth/login.ts';
import { LONGEST_CODE } from '../../auth/secondStep/secondStepRoutes.ts';
import type { Holder } from '../../auth/secondStep/secondSteps.ts';
import { PROVE_SESSION } from '../../db/statements/secondStep.ts';
import { plainField, textField } from '../../http/body.ts';
import { ok } from '../../http/envelope.ts';
import { BusinessError } from '../../http/errors.ts';
import { addRoute } from '../../http/route.ts';
import { logSecurity, type SecurityEntry } from '../../http/securityLog.ts';
import { checkOwnPassword } from './ownPassword.ts';

const holderOf = ({ actor }: FastifyRequest): Holder => ({ id: actor.userId, username: actor.username });
const codeIn = ({ body }: FastifyRequest): string => textField(body, 'code', LONGEST_CODE);

/** Whoever found the page open shall not take the account: the password first, and a code of what is bound. */
async function prove(parts: AccountParts, request: FastifyRequest, withCode: boolean): Promise<void> {
  const password = plainField(request.body, 'password', 256);
  if (password === '') throw new BusinessError('请输入登录密码');
  const { username } = request.actor;
  await parts.lockout.exclusively(username, () => checkOwnPassword(parts, request, password, '登录密码错误'));
  if (withCode) await parts.secondSteps.check(holderOf(request), codeIn(request), request.ip);
}

async function remember(parts: AccountParts, request: FastifyRequest, kind: SecurityEntry['kind']): Promise<void> {
  const { userId, tenant } = request.actor;
  await logSecurity(parts.context, { kind, userId, tenant, address: request.ip });
}

async function begin(parts: AccountParts, request: FastifyRequest): Promise<unknown> {
  const { bound } = await parts.secondSteps.state(request.actor.userId);
  await prove(parts, request, bound);
  return ok(await parts.secondSteps.offer(holderOf(request), false));
}

async function confirm(parts: AccountParts, request: FastifyRequest): Promise<unknown> {
  const { actor, sessionHash } = request;
  const offer = textField(request.body, 'offer', 64);
  const recoveryCodes = await parts.secondSteps.confirm(holderOf(request), offer, codeIn(request));
  // This session has shown a code; others have not.
  await parts.context.db.query(PROVE_SESSION, [sessionHash]);
  await parts.sessions.endOthers(actor.userId, sessionHash);
  await remember(parts, request, 'totp_bound');
  return ok({ recoveryCodes }, '绑定成功，其他登录已退出');
}

async function unbind(parts: AccountParts, request: FastifyRequest): Promise<unknown> {
  const { userId } = request.actor;
  const { bound, required } = await parts.secondSteps.state(userId);
  if (!bound) throw new BusinessError('没有绑定动态口令');
  if (required) throw new BusinessError('您的角色需要动态口令，不能解绑；换手机请用“更换验证器”');
  await prove(parts, request, true);
  await parts.secondSteps.unbind(userId);
  await remember(parts, request, 'totp_unbound');
  return ok(null, '已解绑，以后登录不再要动态口令');
}

async function renew(parts: AccountParts, request: FastifyRequest): Promise<unknown> {
  await prove(parts, request, true);
  const recoveryCodes = await parts.secondSteps.renew(request.actor.userId);
  await remember(parts, request, 'recovery_renewed');
  return ok({ recoveryCodes }, '恢复码已重新生成，原来的不能再用');
}

/**
 * One's own authenticator: `/sys/totp/state`; `begin` `{password, code?}` and `confirm` `{offer, code}` bind one or put
 * another in its place, `unbind` and `recovery` `{password, code}` take it away or make new recovery codes.
 */
export function ownTotpRoutes(app: FastifyInstance, parts: AccountParts): void {
  const config = { access: 'session', rateLimit: loginLimit(parts.context.settings) } as const;
  addRoute(app, 'ownTotp', { config: { access: 'session' } }, async ({ actor }) => {
    const state = await parts.secondSteps.state(actor.userId);
    return ok({ ...state, available: parts.secondSteps.available });
  });
  addRoute(app, 'offerTotp', { config }, (request) => begin(parts, request));
  addRoute(app, 'bindTotp', { config }, (request) => confirm(parts, request));
  addRoute(app, 'unbindTotp', { config }, (request) => unbind(parts, request));
  addRoute(app, 'renewRecovery', { config }, (request) => renew(parts, request));
}
