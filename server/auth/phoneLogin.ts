import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkMobile } from '../../engine/session/accountRules.ts';
import { PHONE_TAKEN, SELECT_USER_BY_PHONE, SELECT_USER_FOR_LOGIN } from '../db/statements/signIn.ts';
import { textField } from '../http/body.ts';
import { ok } from '../http/envelope.ts';
import { BusinessError, ParamError, TooManyError } from '../http/errors.ts';
import { addRoute } from '../http/route.ts';
import { logSecurity } from '../http/securityLog.ts';
import { loginLimit } from './login.ts';
import { type SignInParts, signedIn, type User } from './signedIn.ts';
import type { SmsSender } from './sms.ts';
import type { CodePlace, SmsCodes } from './smsCodes.ts';
import type { Limit, Throttle } from './throttle.ts';

export interface PhoneParts extends SignInParts {
  codes: SmsCodes;
  throttle: Throttle;
  sms: SmsSender;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Requests of a code, in the order they are counted. */
const PER_ADDRESS: Limit = { name: 'sms address', limit: 20, window: HOUR };
const PER_NUMBER_MINUTE: Limit = { name: 'sms number minute', limit: 1, window: MINUTE };
const PER_NUMBER_HOUR: Limit = { name: 'sms number hour', limit: 5, window: HOUR };
/** Answers to codes: beside the five tries of each code. */
const TRIES_PER_ADDRESS: Limit = { name: 'sms answer', limit: 60, window: HOUR };
const PURPOSES = { '0': 'login', '1': 'register', '2': 'reset' } as const;

/** A mobile number of a request's body. Throws BusinessError with the sentence of the rule. */
export function mobileField(body: unknown, name: string): string {
  const mobile = textField(body, name, 32);
  const wrong = checkMobile(mobile);
  if (wrong) throw new BusinessError(wrong);
  return mobile;
}

/** Counts an answer to a code from an address. Throws TooManyError. */
export async function countAnswer({ throttle }: Pick<PhoneParts, 'throttle'>, address: string): Promise<void> {
  if (!(await throttle.allows(TRIES_PER_ADDRESS, address))) throw new TooManyError();
}

/** The account whose owner has shown the number to be theirs. */
async function userOfPhone({ context }: SignInParts, phone: string): Promise<User | undefined> {
  return (await context.db.query<User>(SELECT_USER_BY_PHONE, [phone])).rows[0];
}

/** Whether the account's owner has shown this number to be theirs. */
export function ownsPhone(user: User | undefined, phone: string): user is User {
  return user?.phone === phone && user.confirmed_phone === phone;
}

export const CODE_SENT = '验证码已发送，5分钟内有效';
export const codeText = (code: string): string => `验证码 ${code}，5分钟内有效，请勿告诉他人。`;

/** What is sent to the owner of the number; undefined: nothing. */
async function textFor(parts: PhoneParts, place: CodePlace, code: string): Promise<string | undefined> {
  const { db, settings } = parts.context;
  const { purpose, phone, subject = '' } = place;
  const text = codeText(code);
  if (purpose === 'login') return (await userOfPhone(parts, phone)) && text;
  if (purpose === 'reset') {
    const user = (await db.query<User>(SELECT_USER_FOR_LOGIN, [subject])).rows[0];
    return ownsPhone(user, phone) ? text : undefined;
  }
  if (settings.registerRole === undefined) return undefined;
  const taken = (await db.query(PHONE_TAKEN, [phone])).rows.length > 0;
  // Only the owner of the number learns it, not a client that types it.
  return taken ? '该手机号已注册，可直接登录；如非本人操作请忽略。' : text;
}

function placeOf(body: unknown): CodePlace {
  const purpose = PURPOSES[(textField(body, 'smsmode', 1) || '0') as keyof typeof PURPOSES];
  if (!purpose) throw new ParamError('smsmode');
  const phone = mobileField(body, 'mobile');
  if (purpose !== 'reset') return { purpose, phone };
  const subject = textField(body, 'username', 100);
  if (subject === '') throw new BusinessError('请输入用户名');
  return { purpose, phone, subject };
}

/** Counts a request of a code for a number or mail. Throws TooManyError. */
export async function countRequest(
  { throttle }: Pick<PhoneParts, 'throttle'>,
  address: string,
  phone: string,
): Promise<void> {
  if (!(await throttle.allows(PER_ADDRESS, address))) throw new TooManyError();
  if (!(await throttle.allows(PER_NUMBER_MINUTE, phone))) throw new TooManyError('验证码发送过于频繁，请60秒后再试');
  if (!(await throttle.allows(PER_NUMBER_HOUR, phone))) throw new TooManyError('验证码发送次数过多，请1小时后再试');
}

/** The same answer in the same time whether the number is known or not: sending is not waited for. */
async function sendCode(parts: PhoneParts, request: FastifyRequest): Promise<unknown> {
  const place = placeOf(request.body);
  await countRequest(parts, request.ip, place.phone);
  const text = await textFor(parts, place, await parts.codes.issue(place));
  if (text !== undefined) {
    parts.sms.send(place.phone, text).catch((error: unknown) => {
      parts.context.log.warn({ err: error, phone: place.phone }, 'SMS not sent');
    });
  }
  return ok(null, CODE_SENT);
}

async function phoneLogin(parts: PhoneParts, request: FastifyRequest): Promise<unknown> {
  const phone = mobileField(request.body, 'mobile');
  const code = textField(request.body, 'captcha', 16);
  await countAnswer(parts, request.ip);
  const right = await parts.codes.take({ purpose: 'login', phone }, code);
  const user = await userOfPhone(parts, phone);
  if (!right || !user) {
    await logSecurity(parts.context, { kind: 'login_failed', detail: `phone ${phone}`, address: request.ip });
    throw new BusinessError('手机号或验证码错误');
  }
  return signedIn(parts, request, { user, way: '手机验证码' });
}

/**
 * `/sys/sms` `{mobile, smsmode}` sends a code (0 sign-in, 1 registration, 2 new password for `username`);
 * `/sys/phoneLogin` `{mobile, captcha}` signs in with it.
 */
export function phoneRoutes(app: FastifyInstance, parts: PhoneParts): void {
  const config = { access: 'open', rateLimit: loginLimit(parts.context.settings) } as const;
  addRoute(app, 'phoneCode', { config }, (request) => sendCode(parts, request));
  addRoute(app, 'phoneSignIn', { config }, (request) => phoneLogin(parts, request));
}
