import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { alterationRoutes } from './alteration.ts';
import type { Captchas } from './captcha.ts';
import type { Lockout } from './lockout.ts';
import { loginRoutes } from './login.ts';
import { onlineRoutes } from './onlineRoutes.ts';
import type { Passwords } from './passwords.ts';
import { phoneRoutes } from './phoneLogin.ts';
import { registrationRoutes } from './registration.ts';
import type { SignInParts } from './signedIn.ts';
import { gatewaySender, logSender, type SmsSender } from './sms.ts';
import { createSmsCodes } from './smsCodes.ts';
import { tenantRoutes } from './tenantRoutes.ts';
import { bindingRoutes } from './third/bindingRoutes.ts';
import { casRoutes } from './third/casRoutes.ts';
import { thirdRoutes } from './third/thirdRoutes.ts';
import { createThrottle } from './throttle.ts';
import { createTickets } from './tickets.ts';

function senderOf({ settings, log }: Context): SmsSender {
  return settings.smsUrl === undefined ? logSender(log) : gatewaySender(settings.smsUrl);
}

/** Every way to sign in, to get an account or a new password, and to be signed out by somebody else. */
export function signInRoutes(
  app: FastifyInstance,
  given: SignInParts & { captchas: Captchas; passwords: Passwords; lockout: Lockout; sms?: SmsSender | undefined },
): void {
  const { context } = given;
  const parts = {
    ...given,
    codes: createSmsCodes(context),
    throttle: createThrottle(context),
    tickets: createTickets(context),
    sms: given.sms ?? senderOf(context),
  };
  loginRoutes(app, parts);
  phoneRoutes(app, parts);
  registrationRoutes(app, parts);
  alterationRoutes(app, parts);
  tenantRoutes(app, parts);
  thirdRoutes(app, parts);
  bindingRoutes(app, parts.context);
  casRoutes(app, parts);
  onlineRoutes(app, parts);
}
