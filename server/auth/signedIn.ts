import type { FastifyRequest } from 'fastify';
import { SELECT_TENANTS } from '../db/statements/signIn.ts';
import type { Actor, Context } from '../http/Context.ts';
import { type Envelope, ok } from '../http/envelope.ts';
import { UnauthorizedError } from '../http/errors.ts';
import { logSecurity } from '../http/securityLog.ts';
import { sentToken, tokenHash } from '../http/sessionToken.ts';
import type { SecondSteps } from './secondStep/secondSteps.ts';
import type { Sessions } from './sessions.ts';

/** An account that may sign in. */
export interface User {
  id: string;
  tenant_id: string;
  tenant_name: string;
  username: string;
  realname: string | null;
  password_hash: string;
  avatar: string | null;
  email: string | null;
  phone: string | null;
  /** The phone its owner has shown to be theirs; worth something while it is `phone`. */
  confirmed_phone: string | null;
  org_code: string | null;
}

/** A tenant the account belongs to, with the department it has there. */
export interface Membership {
  id: string;
  name: string;
  org_code: string | null;
}

/** What a sign-in is answered with. */
export interface SignInParts {
  context: Context;
  sessions: Sessions;
  secondSteps: SecondSteps;
  /** All items of a tenant's dictionaries by code. */
  dictionaries: { all(tenant: string): Promise<unknown> };
  /** The departments a user may work in; `home` is the code of the one their account has. */
  departmentsOf(user: Pick<Actor, 'userId' | 'tenant'>, home: string | null): Promise<readonly unknown[]>;
}

/** The account's tenants that are open, its own first. */
export async function membershipsOf(context: Context, userId: string): Promise<Membership[]> {
  return (await context.db.query<Membership>(SELECT_TENANTS, [userId])).rows;
}

/** An account as the front end knows it; nothing secret is in it. */
export function userInfo(user: Omit<User, 'password_hash' | 'tenant_name'>): Record<string, unknown> {
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

export interface Entry {
  user: User;
  /** Where to work; the account's own tenant unless given. */
  tenant?: string;
  /** By which way, for the security log. */
  way: string;
  /** A one-time code was given, now or when the session that goes on began. */
  secondStep?: boolean;
}

/**
 * Signs an authenticated account in and answers as every login does: a new token, and the one sent along is over.
 * Throws UnauthorizedError when the account does not belong to `tenant`, and a Refusal with a ticket for the second
 * step, by whatever way somebody came, where the account has one: until then there is no session.
 */
export async function signedIn(parts: SignInParts, request: FastifyRequest, entry: Entry): Promise<Envelope> {
  const { user, way } = entry;
  const tenants = await membershipsOf(parts.context, user.id);
  const tenant = tenants.find(({ id }) => id === (entry.tenant ?? user.tenant_id));
  if (!tenant) throw new UnauthorizedError();
  const secondStep = entry.secondStep === true;
  if (!secondStep) await parts.secondSteps.ask({ userId: user.id, tenant: tenant.id, way });
  const before = sentToken(request);
  if (before !== undefined) await parts.sessions.end(tokenHash(before));
  const token = await parts.sessions.start(parts.context.db, {
    userId: user.id,
    tenant: tenant.id,
    // Elsewhere the department of the account's own tenant means nothing.
    orgCode: tenant.id === user.tenant_id ? tenant.org_code : (tenant.org_code ?? ''),
    address: request.ip,
    agent: request.headers['user-agent'] ?? '',
    secondStep,
  });
  const departments = await parts.departmentsOf({ userId: user.id, tenant: tenant.id }, tenant.org_code);
  const from = { address: request.ip, agent: request.headers['user-agent'] };
  await logSecurity(parts.context, { kind: 'login', userId: user.id, tenant: tenant.id, detail: way, ...from });
  return ok(
    {
      token,
      userInfo: userInfo({ ...user, tenant_id: tenant.id, org_code: tenant.org_code }),
      departs: departments,
      // 0, 1 or 2: none, one or several.
      multi_depart: Math.min(departments.length, 2),
      tenantList: tenants.map(({ id, name }) => ({ id, name })),
      sysAllDictItems: await parts.dictionaries.all(tenant.id),
    },
    '登录成功',
  );
}
