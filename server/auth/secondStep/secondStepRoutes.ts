import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SELECT_USER_BY_ID } from '../../db/statements/signIn.ts';
import { textField } from '../../http/body.ts';
import type { Envelope } from '../../http/envelope.ts';
import { ok } from '../../http/envelope.ts';
import { BusinessError } from '../../http/errors.ts';
import { addRoute } from '../../http/route.ts';
import { logSecurity } from '../../http/securityLog.ts';
import { loginLimit } from '../login.ts';
import { type SignInParts, signedIn, type User } from '../signedIn.ts';
import type { Tickets } from '../tickets.ts';
import { STEP_EXPIRED } from './secondSteps.ts';

export interface SecondStepParts extends SignInParts {
  tickets: Tickets;
}

/** Whoever has passed the first step. */
interface Arrived {
  ticket: string;
  user: User;
  tenant: string;
  way: string;
}

const TICKET = 64;
/** The longest code, as it may be written down. */
export const LONGEST_CODE = 40;

/**
 * Throws BusinessError when the ticket is none, of another step, or from before the account's sessions were ended: a
 * password that was reset since was the first step.
 */
async function arrivedBy(
  { context, tickets, secondSteps }: SecondStepParts,
  request: FastifyRequest,
  step: 'code' | 'bind',
): Promise<Arrived> {
  const ticket = textField(request.body, 'ticket', TICKET);
  const kept = await tickets.look('second', ticket);
  const user = kept && (await context.db.query<User>(SELECT_USER_BY_ID, [kept.userId ?? ''])).rows[0];
  if (!user || !(await secondSteps.stands(kept, step))) throw new BusinessError(STEP_EXPIRED);
  return { ticket, user, tenant: kept.tenant ?? '', way: kept.way ?? '' };
}

/** The ticket is good for one session. */
async function goOn(parts: SecondStepParts, request: FastifyRequest, arrived: Arrived): Promise<Envelope> {
  const { ticket, user, tenant, way } = arrived;
  if ((await parts.tickets.take('second', ticket)) === undefined) throw new BusinessError(STEP_EXPIRED);
  return signedIn(parts, request, { user, tenant, way: `${way}、动态口令`, secondStep: true });
}

async function enter(parts: SecondStepParts, request: FastifyRequest): Promise<unknown> {
  const arrived = await arrivedBy(parts, request, 'code');
  await parts.secondSteps.check(arrived.user, textField(request.body, 'code', LONGEST_CODE), request.ip);
  return goOn(parts, request, arrived);
}

async function begin(parts: SecondStepParts, request: FastifyRequest): Promise<unknown> {
  const { user } = await arrivedBy(parts, request, 'bind');
  return ok(await parts.secondSteps.offer(user, true));
}

async function bind(parts: SecondStepParts, request: FastifyRequest): Promise<unknown> {
  const arrived = await arrivedBy(parts, request, 'bind');
  const { user, tenant } = arrived;
  const offer = textField(request.body, 'offer', TICKET);
  const recoveryCodes = await parts.secondSteps.confirm(user, offer, textField(request.body, 'code', LONGEST_CODE));
  await logSecurity(parts.context, { kind: 'totp_bound', userId: user.id, tenant, address: request.ip });
  const answer = await goOn(parts, request, arrived);
  return { ...answer, result: { ...(answer.result as object), recoveryCodes } };
}

/**
 * What a ticket of a sign-in opens, and all it opens: `/sys/totp/signIn` `{ticket, code}` answers as a login does;
 * `signIn/begin` `{ticket}` and `signIn/confirm` `{ticket, offer, code}` bind an authenticator first, where a role wants one.
 */
export function secondStepRoutes(app: FastifyInstance, parts: SecondStepParts): void {
  const config = { access: 'open', rateLimit: loginLimit(parts.context.settings) } as const;
  addRoute(app, 'secondStep', { config }, (request) => enter(parts, request));
  addRoute(app, 'secondStepOffer', { config }, (request) => begin(parts, request));
  addRoute(app, 'secondStepBind', { config }, (request) => bind(parts, request));
}
