import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SELECT_USER_FOR_LOGIN } from '../../db/statements/signIn.ts';
import { textField } from '../../http/body.ts';
import type { Context } from '../../http/Context.ts';
import { BusinessError, NotFoundError, ParamError } from '../../http/errors.ts';
import { addRoute } from '../../http/route.ts';
import { logSecurity } from '../../http/securityLog.ts';
import { loginLimit } from '../login.ts';
import { type SignInParts, signedIn, type User } from '../signedIn.ts';
import { readCasReply } from './casReply.ts';

const TICKET = /^[\x21-\x7e]{1,256}$/;
const DEADLINE = 10_000;
const MOST = 64 * 1024;
const FAILED = '统一认证失败，请重新登录';

/** Only a service of ours: a ticket that was given for another one says nothing to us. */
function isOurs(service: string, publicUrl: string): boolean {
  return URL.canParse(service) && new URL(service).origin === new URL(publicUrl).origin;
}

async function askServer(casUrl: string, ticket: string, service: string): Promise<string | undefined> {
  const reply = await fetch(`${casUrl}/serviceValidate?${new URLSearchParams({ ticket, service })}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE),
  });
  if (!reply.ok || !reply.body) throw new Error(`CAS server answered ${reply.status}`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of reply.body) {
    size += part.byteLength;
    if (size > MOST) throw new Error('CAS answer too long');
    parts.push(part);
  }
  return readCasReply(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts)));
}

async function principalOf(context: Context, ticket: string, service: string): Promise<string | undefined> {
  const { casUrl, publicUrl } = context.settings;
  if (casUrl === undefined || publicUrl === undefined) throw new NotFoundError('未启用统一认证登录');
  if (!TICKET.test(ticket) || !isOurs(service, publicUrl)) throw new ParamError('ticket or service');
  try {
    return await askServer(casUrl, ticket, service);
  } catch (error) {
    context.log.warn({ err: error }, 'CAS server does not answer');
    throw new BusinessError('统一认证服务暂不可用，请稍后重试或用账号密码登录');
  }
}

async function validate(parts: SignInParts, request: FastifyRequest, from: unknown): Promise<unknown> {
  const { context } = parts;
  const principal = await principalOf(context, textField(from, 'ticket', 256), textField(from, 'service', 1000));
  const user = principal && (await context.db.query<User>(SELECT_USER_FOR_LOGIN, [principal])).rows[0];
  if (user) return signedIn(parts, request, { user, way: 'cas' });
  await logSecurity(context, { kind: 'login_failed', detail: `cas ${principal ?? ''}`, address: request.ip });
  throw new BusinessError(principal ? '该账号在本系统不存在或已停用，请联系管理员' : FAILED);
}

/** `/sys/cas/client/validateLogin` (`ticket`, `service`), GET and POST: asks the CAS server and signs in whom it names. */
export function casRoutes(app: FastifyInstance, parts: SignInParts): void {
  const config = { access: 'open', writes: true, rateLimit: loginLimit(parts.context.settings) } as const;
  addRoute(app, 'casSignInByGet', { config }, (request) => validate(parts, request, request.query));
  addRoute(app, 'casSignIn', { config }, (request) => validate(parts, request, request.body));
}
