import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkEmail } from '../../engine/session/accountRules.ts';
import { CONTACTS, type ContactKind } from '../db/statements/contacts.ts';
import { textField } from '../http/body.ts';
import { ok } from '../http/envelope.ts';
import { BusinessError } from '../http/errors.ts';
import { addRoute } from '../http/route.ts';
import { loginLimit } from './login.ts';
import { CODE_SENT, codeText, countRequest, mobileField, type PhoneParts } from './phoneLogin.ts';
import type { SmsSender } from './sms.ts';

export interface ContactParts extends PhoneParts {
  mails: SmsSender;
}

/** The phone or mail in a body, whichever is there. Throws BusinessError with the sentence of the rule. */
function contactIn(body: unknown): { kind: ContactKind; value: string } {
  const value = textField(body, 'email', 100);
  if (value === '') return { kind: 'phone', value: mobileField(body, 'phone') };
  const wrong = checkEmail(value);
  if (wrong) throw new BusinessError(wrong);
  return { kind: 'email', value };
}

/** Only who reads it learns that another account has shown it to be its own. */
async function sendCode(parts: ContactParts, request: FastifyRequest): Promise<unknown> {
  const { kind, value } = contactIn(request.body);
  const { userId } = request.actor;
  await countRequest(parts, request.ip, value);
  const code = await parts.codes.issue({ purpose: 'contact', phone: value, subject: userId });
  const held = (await parts.context.db.query(CONTACTS[kind].held, [value, userId])).rows.length > 0;
  const text = held ? '该号码或邮箱已属于其他账号，如非本人操作请忽略。' : codeText(code);
  const sender = kind === 'phone' ? parts.sms : parts.mails;
  sender.send(value, text).catch((error: unknown) => {
    parts.context.log.warn({ err: error, contact: value }, 'code not sent');
  });
  return ok(null, CODE_SENT);
}

/** `/sys/user/login/setting/contactCode` `{phone}` or `{email}`: sends the code that shows it to be one's own. */
export function contactCodeRoutes(app: FastifyInstance, parts: ContactParts): void {
  const config = { access: 'session', rateLimit: loginLimit(parts.context.settings) } as const;
  addRoute(app, 'contactCode', { config }, (request) => sendCode(parts, request));
}
