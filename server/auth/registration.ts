import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkEmail, checkNewPassword, checkUsername } from '../../engine/session/accountRules.ts';
import { HOME_TENANT } from '../config/builtIn.ts';
import { type Session, SqlStateError } from '../db/Database.ts';
import { formatDateTime } from '../db/formatDateTime.ts';
import { INSERT_MEMBER, SELECT_ROLE } from '../db/statements/accounts.ts';
import { EMAIL_TAKEN, PHONE_TAKEN, REGISTER_USER, USERNAME_TAKEN } from '../db/statements/signIn.ts';
import { plainField, textField } from '../http/body.ts';
import type { Context } from '../http/Context.ts';
import { ok } from '../http/envelope.ts';
import { BusinessError } from '../http/errors.ts';
import { addRoute } from '../http/route.ts';
import { logSecurity } from '../http/securityLog.ts';
import { loginLimit } from './login.ts';
import { countAnswer, mobileField, type PhoneParts } from './phoneLogin.ts';

const UNIQUE_VIOLATION = '23505';
const USERNAME_IN_USE = '用户名已存在';
const PHONE_IN_USE = '该手机号已注册';
const EMAIL_IN_USE = '该邮箱已被其他账号使用';

interface Registration {
  username: string;
  password: string;
  phone: string;
  email: string;
  code: string;
}

/** The form as the page sends it. Throws BusinessError with the sentence of the first rule that is broken. */
function readRegistration(body: unknown): Registration {
  const username = textField(body, 'username', 100);
  const password = plainField(body, 'password', 256);
  const email = textField(body, 'email', 100);
  const wrong = checkUsername(username) ?? checkNewPassword(password) ?? checkEmail(email);
  if (wrong) throw new BusinessError(wrong);
  return { username, password, email, phone: mobileField(body, 'phone'), code: textField(body, 'smscode', 16) };
}

// Shown only after a code of the number: names and numbers cannot be enumerated here.
async function refuseTaken(session: Session, { username, phone, email }: Registration): Promise<void> {
  if ((await session.query(USERNAME_TAKEN, [username])).rows.length > 0) throw new BusinessError(USERNAME_IN_USE);
  if ((await session.query(PHONE_TAKEN, [phone])).rows.length > 0) throw new BusinessError(PHONE_IN_USE);
  if (email !== '' && (await session.query(EMAIL_TAKEN, [email])).rows.length > 0)
    throw new BusinessError(EMAIL_IN_USE);
}

async function addUser(parts: PhoneParts, given: Registration, role: string): Promise<string> {
  const { context } = parts;
  const id = context.newId();
  const hash = await context.passwords.hash(given.password);
  const now = formatDateTime(context.clock(), context.compiled().app.timeZone);
  const values = [id, HOME_TENANT, given.username, hash, given.phone, given.email || null, now];
  try {
    await context.db.transaction(async (session) => {
      await refuseTaken(session, given);
      await session.query(REGISTER_USER, values);
      const granted = await session.query(INSERT_MEMBER, [id, HOME_TENANT, role]);
      if (granted.affected !== 1) throw new BusinessError('暂时不能注册：给新账号的角色还没有，请联系管理员');
    });
  } catch (error) {
    // Somebody took the name between the look and the insert.
    if (error instanceof SqlStateError && error.code === UNIQUE_VIOLATION) throw new BusinessError(USERNAME_IN_USE);
    throw error;
  }
  return id;
}

/** A role that nobody has made yet: whoever registers is refused after all is filled in, so it is told before. */
export async function checkRegisterRole({
  db,
  settings,
  log,
}: Pick<Context, 'db' | 'settings'> & { log: { warn(text: string): void } }): Promise<void> {
  const { registerRole } = settings;
  if (registerRole === undefined || (await db.query(SELECT_ROLE, [HOME_TENANT, registerRole])).rows.length > 0) return;
  log.warn(`环境变量 WEFT_REGISTER_ROLE 的角色“${registerRole}”还没有，注册不了；请在角色管理里建立编码为它的角色`);
}

async function register(parts: PhoneParts, request: FastifyRequest): Promise<unknown> {
  const role = parts.context.settings.registerRole;
  if (role === undefined) throw new BusinessError('系统未开放注册，请联系管理员开通账号');
  const given = readRegistration(request.body);
  const place = { purpose: 'register', phone: given.phone } as const;
  await countAnswer(parts, request.ip);
  if (!(await parts.codes.matches(place, given.code))) throw new BusinessError('验证码错误或已过期');
  await refuseTaken(parts.context.db, given);
  if (!(await parts.codes.take(place, given.code))) throw new BusinessError('验证码错误或已过期');
  const userId = await addUser(parts, given, role);
  await logSecurity(parts.context, { kind: 'registered', userId, tenant: HOME_TENANT, address: request.ip });
  return ok({ username: given.username }, '注册成功');
}

/** `/sys/user/register`: a new account in the first tenant, with the role that the environment names. */
export function registrationRoutes(app: FastifyInstance, parts: PhoneParts): void {
  const config = { access: 'open', rateLimit: loginLimit(parts.context.settings) } as const;
  addRoute(app, 'register', { config }, (request) => register(parts, request));
}
