import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings.ts';
import { SELECT_USER_FOR_LOGIN } from '../db/statements/signIn.ts';
import { plainField, textField } from '../http/body.ts';
import { ok } from '../http/envelope.ts';
import { BusinessError, ParamError, Refusal } from '../http/errors.ts';
import { addRoute } from '../http/route.ts';
import { logSecurity } from '../http/securityLog.ts';
import type { Captchas } from './captcha.ts';
import type { Lockout, LockoutStatus } from './lockout.ts';
import { type SignInParts, signedIn, type User } from './signedIn.ts';

/** What counts wrong passwords, at sign-in and wherever an account asks for its own. */
export interface AccountParts extends SignInParts {
  lockout: Lockout;
}

export interface LoginParts extends AccountParts {
  captchas: Captchas;
}

interface Credentials {
  username: string;
  password: string;
  captcha: string;
  checkKey: string;
}

const KEY = /^[\w-]{1,64}$/;
const WRONG = '用户名或密码错误';
const LOCKED = '登录失败次数过多，请10分钟后再试';

function credentialsOf(body: unknown): Credentials {
  const username = textField(body, 'username', 100);
  const password = plainField(body, 'password', 256);
  if (username === '' || password === '') throw new ParamError('username or password');
  return { username, password, captcha: textField(body, 'captcha', 16), checkKey: textField(body, 'checkKey', 64) };
}

/** Ends in a refusal; the same words and the same length for every account, there or not. */
async function fail(parts: LoginParts, request: FastifyRequest, account: string, refusal: Refusal): Promise<never> {
  const status = await parts.lockout.count(account);
  const kind = status.locked ? 'locked' : 'login_failed';
  const agent = request.headers['user-agent'];
  await logSecurity(parts.context, { kind, detail: account, username: account, address: request.ip, agent });
  throw new Refusal(refusal.status, refusal.code, refusal.message, { captcha: status.captcha });
}

async function checkCaptcha(
  parts: LoginParts,
  request: FastifyRequest,
  given: Credentials,
  status: LockoutStatus,
): Promise<void> {
  const { settings, compiled } = parts.context;
  // A slider proves a hand at the mouse to the page alone: it may stand in for the first picture, never for a later one.
  const always = settings.slider !== true && (settings.captcha || compiled().app.captcha === true);
  if (!status.captcha && !always) return;
  const message = given.captcha === '' ? '请输入验证码' : '验证码错误';
  const right = given.captcha !== '' && (await parts.captchas.take(given.checkKey, given.captcha));
  if (right) return;
  const refusal = new Refusal(200, 412, message);
  // Where every sign-in needs one, asking for it is no failure; after failures it is: guessing costs attempts.
  if (!status.captcha) throw refusal;
  await fail(parts, request, given.username, refusal);
}

async function authenticate(parts: LoginParts, request: FastifyRequest, given: Credentials): Promise<User> {
  const status = await parts.lockout.status(given.username);
  if (status.locked) throw new BusinessError(LOCKED, { captcha: true });
  await checkCaptcha(parts, request, given, status);
  const user = (await parts.context.db.query<User>(SELECT_USER_FOR_LOGIN, [given.username])).rows[0];
  const right = await parts.context.passwords.matches(given.password, user?.password_hash);
  if (!user || !right) return fail(parts, request, given.username, new BusinessError(WRONG));
  await parts.lockout.forget(given.username);
  return user;
}

async function login(parts: LoginParts, request: FastifyRequest): Promise<unknown> {
  const given = credentialsOf(request.body);
  const user = await parts.lockout.exclusively(given.username, () => authenticate(parts, request, given));
  return signedIn(parts, request, { user, way: '密码' });
}

async function logout(parts: LoginParts, request: FastifyRequest): Promise<unknown> {
  const { actor, sessionHash } = request;
  await parts.sessions.end(sessionHash);
  const { userId, tenant } = actor;
  const agent = request.headers['user-agent'];
  await logSecurity(parts.context, { kind: 'logout', userId, tenant, address: request.ip, agent });
  return ok(null, '退出登录成功！');
}

/** How often an address may call what needs no session, for a route's `config`. */
export function loginLimit({ loginRateLimit }: Pick<Settings, 'loginRateLimit'>) {
  return loginRateLimit === 0 ? (false as const) : { max: loginRateLimit, timeWindow: 60_000 };
}

/** `/sys/login`, `/sys/logout` and the captcha. */
export function loginRoutes(app: FastifyInstance, parts: LoginParts): void {
  const rateLimit = loginLimit(parts.context.settings);
  addRoute(app, 'signIn', { config: { access: 'open', rateLimit } }, (request) => login(parts, request));
  const config = { access: 'session', inPreview: true, writes: true } as const;
  addRoute(app, ['signOut', 'signOutByGet'], { config }, (request) => logout(parts, request));
  addRoute(app, 'captcha', { config: { access: 'open', writes: true, rateLimit } }, async (request) => {
    const { key } = request.params as { key: string };
    if (!KEY.test(key)) throw new ParamError('captcha key');
    return ok(await parts.captchas.draw(key));
  });
}
