import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { SELECT_USER_FOR_LOGIN } from '../db/statements/users.ts';
import { ok } from '../plugins/envelope.ts';
import { BusinessError, ParamError, Refusal } from '../plugins/errors.ts';
import { sentToken } from '../plugins/guard.ts';
import type { Captchas } from './captcha.ts';
import type { Dictionaries } from './dictionaries.ts';
import type { Lockout, Standing } from './lockout.ts';
import type { Passwords } from './passwords.ts';
import { logSecurity } from './securityLog.ts';
import { type Sessions, tokenHash } from './sessions.ts';

export interface LoginParts {
  context: Context;
  sessions: Sessions;
  passwords: Passwords;
  lockout: Lockout;
  captchas: Captchas;
  dictionaries: Dictionaries;
}

interface Credentials {
  username: string;
  password: string;
  captcha: string;
  checkKey: string;
}

interface User {
  id: string;
  tenant_id: string;
  tenant_name: string;
  username: string;
  realname: string | null;
  password_hash: string;
  avatar: string | null;
  email: string | null;
  phone: string | null;
  org_code: string | null;
}

const LIMITS = { username: 100, password: 256, captcha: 16, checkKey: 64 } as const;
const KEY = /^[\w-]{1,64}$/;
const WRONG = '用户名或密码错误';
const LOCKED = '登录失败次数过多，请10分钟后再试';

function textOf(body: unknown, name: keyof typeof LIMITS): string {
  const value = (body as Record<string, unknown> | null)?.[name] ?? '';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value.length > LIMITS[name]) throw new ParamError(name);
  return value;
}

function credentialsOf(body: unknown): Credentials {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) throw new ParamError('body');
  const username = textOf(body, 'username').trim();
  const password = textOf(body, 'password');
  if (username === '' || password === '') throw new ParamError('username or password');
  return { username, password, captcha: textOf(body, 'captcha'), checkKey: textOf(body, 'checkKey') };
}

/** Ends in a refusal; the same words and the same length for every account, there or not. */
async function fail(parts: LoginParts, request: FastifyRequest, account: string, refusal: Refusal): Promise<never> {
  const standing = await parts.lockout.count(account);
  const kind = standing.locked ? 'locked' : 'login_failed';
  await logSecurity(parts.context, { kind, detail: account, address: request.ip });
  throw new Refusal(refusal.status, refusal.code, refusal.message, { captcha: standing.captcha });
}

async function checkCaptcha(
  parts: LoginParts,
  request: FastifyRequest,
  given: Credentials,
  standing: Standing,
): Promise<void> {
  const always = parts.context.settings.captcha || parts.context.compiled().app.captcha === true;
  if (!standing.captcha && !always) return;
  const message = given.captcha === '' ? '请输入验证码' : '验证码错误';
  const right = given.captcha !== '' && (await parts.captchas.take(given.checkKey, given.captcha));
  if (right) return;
  const refusal = new Refusal(200, 412, message);
  // Where every sign-in needs one, asking for it is no failure; after failures it is: guessing costs attempts.
  if (!standing.captcha) throw refusal;
  await fail(parts, request, given.username, refusal);
}

async function authenticate(parts: LoginParts, request: FastifyRequest, given: Credentials): Promise<User> {
  const standing = await parts.lockout.standing(given.username);
  if (standing.locked) throw new BusinessError(LOCKED, { captcha: true });
  await checkCaptcha(parts, request, given, standing);
  const user = (await parts.context.db.query<User>(SELECT_USER_FOR_LOGIN, [given.username])).rows[0];
  const right = await parts.passwords.matches(given.password, user?.password_hash);
  if (!user || !right) return fail(parts, request, given.username, new BusinessError(WRONG));
  await parts.lockout.forget(given.username);
  return user;
}

function userInfo(user: User): Record<string, unknown> {
  return {
    id: user.id,
    username: user.username,
    realname: user.realname ?? user.username,
    avatar: user.avatar,
    email: user.email,
    phone: user.phone,
    orgCode: user.org_code,
    tenantId: user.tenant_id,
    status: 1,
  };
}

async function login(parts: LoginParts, request: FastifyRequest): Promise<unknown> {
  const given = credentialsOf(request.body);
  const user = await parts.lockout.inTurn(given.username, () => authenticate(parts, request, given));
  const before = sentToken(request);
  if (before !== undefined) await parts.sessions.end(tokenHash(before));
  const token = await parts.sessions.start(parts.context.db, {
    userId: user.id,
    tenant: user.tenant_id,
    orgCode: user.org_code,
    address: request.ip,
    agent: request.headers['user-agent'] ?? '',
  });
  await logSecurity(parts.context, { kind: 'login', userId: user.id, tenant: user.tenant_id, address: request.ip });
  return ok(
    {
      token,
      userInfo: userInfo(user),
      departs: [],
      multi_depart: 0,
      tenantList: [{ id: user.tenant_id, name: user.tenant_name }],
      sysAllDictItems: await parts.dictionaries.all(user.tenant_id),
    },
    '登录成功',
  );
}

async function logout(parts: LoginParts, request: FastifyRequest): Promise<unknown> {
  const { actor, sessionHash } = request;
  await parts.sessions.end(sessionHash);
  const { userId, tenant } = actor;
  await logSecurity(parts.context, { kind: 'logout', userId, tenant, address: request.ip });
  return ok(null, '退出登录成功！');
}

/** `/sys/login`, `/sys/logout` and the captcha. */
export function loginRoutes(app: FastifyInstance, parts: LoginParts): void {
  const { loginRateLimit } = parts.context.settings;
  const rateLimit = loginRateLimit === 0 ? (false as const) : { max: loginRateLimit, timeWindow: 60_000 };
  app.post('/sys/login', { config: { access: 'open', rateLimit } }, (request) => login(parts, request));
  for (const method of ['GET', 'POST'] as const) {
    const config = { access: 'session' } as const;
    app.route({ method, url: '/sys/logout', config, handler: (request) => logout(parts, request) });
  }
  app.get('/sys/randomImage/:key', { config: { access: 'open', rateLimit } }, async (request) => {
    const { key } = request.params as { key: string };
    if (!KEY.test(key)) throw new ParamError('captcha key');
    return ok(await parts.captchas.draw(key));
  });
}
