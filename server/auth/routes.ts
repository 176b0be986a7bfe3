import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../http/Context.ts';
import { createCaptchas } from './captcha.ts';
import { contactCodeRoutes } from './contactCodes.ts';
import { type AccountParts, loginRoutes } from './login.ts';
import { phoneRoutes } from './phoneLogin.ts';
import { bindingRoutes } from './providers/bindingRoutes.ts';
import { casRoutes } from './providers/casRoutes.ts';
import { providerRoutes } from './providers/providerRoutes.ts';
import { registrationRoutes } from './registration.ts';
import { resetPasswordRoutes } from './resetPassword.ts';
import { secondStepRoutes } from './secondStep/secondStepRoutes.ts';
import { gatewaySender, logSender, type SmsSender } from './sms.ts';
import { createSmsCodes } from './smsCodes.ts';
import { createThrottle } from './throttle.ts';
import { createTickets } from './tickets.ts';
import { visitRoutes } from './visitRoutes.ts';

/** What a test may want to decide. */
export interface SignInOptions {
  /** Numbers in [0, 1) for captcha pictures; secrets have their own. */
  random?: () => number;
  /** Carries codes to phones; as the settings say unless given. */
  sms?: SmsSender;
  /** The same to mail addresses. */
  mails?: SmsSender;
}

function senderOf({ settings, log }: Context): SmsSender {
  return settings.smsUrl === undefined ? logSender(log) : gatewaySender(settings.smsUrl);
}

function mailSenderOf({ settings, log }: Context): SmsSender {
  return settings.mailUrl === undefined ? logSender(log) : gatewaySender(settings.mailUrl, undefined, 'email');
}

function randomNumber(): number {
  return randomInt(2 ** 32) / 2 ** 32;
}

/** Every way to sign in, to get an account or a new password, and how often that is done. */
export function authRoutes(app: FastifyInstance, account: AccountParts, options: SignInOptions): void {
  const { context } = account;
  const parts = {
    ...account,
    captchas: createCaptchas(context, options.random ?? randomNumber),
    codes: createSmsCodes(context),
    throttle: createThrottle(context),
    tickets: createTickets(context),
    sms: options.sms ?? senderOf(context),
    mails: options.mails ?? mailSenderOf(context),
  };
  loginRoutes(app, parts);
  phoneRoutes(app, parts);
  contactCodeRoutes(app, parts);
  registrationRoutes(app, parts);
  resetPasswordRoutes(app, parts);
  providerRoutes(app, parts);
  bindingRoutes(app, context);
  casRoutes(app, parts);
  secondStepRoutes(app, parts);
  visitRoutes(app, context);
}
