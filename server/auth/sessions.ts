import { randomBytes } from 'node:crypto';
import { type GrantRow, type Grants, grantsIn } from '../access/grants.ts';
import { previewing } from '../access/preview.ts';
import { rowsOf } from '../access/rowScopes.ts';
import type { Session } from '../db/Database.ts';
import { SELECT_LENT_ROLES } from '../db/statements/people.ts';
import { SELECT_SECOND_STEP } from '../db/statements/secondStep.ts';
import {
  BUMP_GUEST_RIGHTS,
  BUMP_RIGHTS,
  INSERT_LOOK,
  INSERT_SESSION,
  REVOKE_OTHERS,
  REVOKE_SESSION,
  SELECT_GRANTS,
  SELECT_ROLE_USERS,
  SELECT_SESSIONS,
  SWEEP_SESSIONS,
  TOUCH_SESSION,
} from '../db/statements/sessions.ts';
import { administers } from '../http/Actor.ts';
import type { Actor, Context } from '../http/Context.ts';
import { ExpiredError, UnauthorizedError } from '../http/errors.ts';
import { type SessionReader, tokenHash } from '../http/sessionToken.ts';
import { askTogether } from './askTogether.ts';

export interface SessionStart {
  userId: string;
  tenant: string;
  orgCode: string | null;
  address: string;
  agent: string;
  /** A one-time code was asked for and given. */
  secondStep: boolean;
}

/** Server-side sessions behind opaque random tokens. */
export interface Sessions extends SessionReader {
  /** The new session's token, 256 random bits. */
  start(session: Session, start: SessionStart): Promise<string>;
  /**
   * The token of a session that looks only, in a tenant of its person's and as `preview` says; it ends with the session
   * `parent` at the latest.
   */
  look(parent: string, tenant: string, preview: string): Promise<string>;
  /** Ends a session; one that is not there is no error. */
  end(hash: string): Promise<void>;
  /** Ends a user's sessions but `keep`; `only`: the one whose hash begins so. Answers how many. */
  endOthers(userId: string, keep: string, only?: string): Promise<number>;
  /** Calls `listener` with the hash of every session ended here; returns the way to stop. */
  onEnd(listener: (hash: string) => void): () => void;
}

interface SessionRow {
  token_hash: string;
  user_id: string;
  tenant_id: string;
  org_code: string | null;
  last_used_at: number;
  expires_at: number;
  revoked_at: number | null;
  username: string;
  realname: string | null;
  user_status: number;
  tenant_status: number;
  rights_version: number;
  /** Role or user whose grants are previewed: `role:17…`. */
  preview: string | null;
  /** It looks only, beside the session it hangs on. */
  looking: boolean;
  second_step: boolean;
  tenant_name: string;
  /** A new password or its like has ended all sessions since. */
  ended: boolean;
  /** Whether the user still belongs to the session's tenant. */
  member: boolean;
}

const TOUCH_EVERY = 60_000;
const MAX_CACHED = 5000;
const ACTIVE = 1;

/** Makes changed grants of users, or of all who have one of the roles, act with their next request in the tenant. */
export async function bumpRights(
  session: Session,
  tenant: string,
  of: { users: readonly string[] } | { roles: readonly string[] },
): Promise<void> {
  const users = 'users' in of ? [...of.users] : await usersOf(session, of.roles);
  if (users.length === 0) return;
  await session.query(BUMP_RIGHTS, [users]);
  await session.query(BUMP_GUEST_RIGHTS, [users, tenant]);
}

async function usersOf(session: Session, roles: readonly string[]): Promise<string[]> {
  const { rows } = await session.query<{ user_id: string }>(SELECT_ROLE_USERS, [[...roles]]);
  return [...new Set(rows.map((row) => row.user_id))];
}

type Lent = Required<Pick<Actor, 'lent'>>;
/** `wantsStep`: one of their roles lets nobody in by a password alone. */
type Known = Grants & Lent & { version: number; wantsStep: boolean };
type GrantReader = (row: SessionRow) => Promise<Known>;

/** Grants are read again only when the user's rights version has moved. */
function createGrantReader(db: Session): GrantReader {
  const cache = new Map<string, Known>();
  return async (row) => {
    const key = `${row.tenant_id} ${row.user_id}`;
    const known = cache.get(key);
    if (known?.version === row.rights_version) return known;
    const { rows } = await db.query<GrantRow>(SELECT_GRANTS, [row.user_id, row.tenant_id]);
    const lent = await db.query<{ code: string }>(SELECT_LENT_ROLES, [row.user_id, row.tenant_id]);
    const step = await db.query<{ required: boolean }>(SELECT_SECOND_STEP, [row.user_id]);
    const grants = {
      version: row.rights_version,
      ...grantsIn(rows),
      lent: lent.rows.map(({ code }) => code),
      wantsStep: step.rows[0]?.required === true,
    };
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(key, grants);
    return grants;
  };
}

function actorOf(row: SessionRow, grants: Grants & Partial<Lent>, compiled: Context['compiled']): Actor {
  const { roles, admin, menus, permissions } = grants;
  const who = { username: row.username, realname: row.realname ?? row.username, orgCode: row.org_code ?? '' };
  return {
    userId: row.user_id,
    ...who,
    tenant: row.tenant_id,
    rows: grants.narrowed ? rowsOf(compiled(), grants, { id: row.user_id, ...who, roles }) : 'all',
    roles,
    admin,
    menus,
    permissions,
    ...(grants.narrowed ? { narrowed: grants.narrowed } : {}),
    ...(grants.lent?.length ? { lent: grants.lent } : {}),
    ...(row.second_step ? { secondStep: true as const } : {}),
  };
}

type SessionParts = Pick<Context, 'db' | 'clock' | 'log' | 'compiled'> & {
  settings: { sessionLife: number; sessionIdle: number };
};

/**
 * Who a session acts for. Sessions that are asked for meanwhile are looked at together, and always by a look that begins
 * after they were asked for: whatever was changed before acts.
 */
function createLookup(parts: SessionParts): (hash: string) => Promise<Actor> {
  const { db, settings } = parts;
  const grantsOf = createGrantReader(db);
  const read = async (hashes: readonly string[]) => {
    const { rows } = await db.query<SessionRow>(SELECT_SESSIONS, [[...hashes]], { prepared: true });
    return new Map(rows.map((row) => [row.token_hash, row]));
  };
  return askTogether(read, async (hash, found) => {
    const row = found.get(hash);
    if (!row) throw new UnauthorizedError();
    const now = parts.clock().getTime();
    const idle = now - row.last_used_at;
    const over = row.revoked_at !== null || now >= row.expires_at || idle >= settings.sessionIdle;
    if (over || row.ended || row.user_status !== ACTIVE || row.tenant_status !== ACTIVE || !row.member)
      throw new ExpiredError();
    const grants = await grantsOf(row);
    // A session from before it was wanted begins anew, with the second step.
    if (grants.wantsStep && !row.second_step) throw new ExpiredError();
    if (idle >= TOUCH_EVERY) await db.query(TOUCH_SESSION, [hash, now]);
    const actor = actorOf(row, grants, parts.compiled);
    if (row.looking) return lookingActor(parts, actor, row);
    // Who is no administrator any more acts with their own grants.
    return row.preview !== null && administers(actor) ? previewing(parts, actor, row.preview) : actor;
  });
}

/** Whoever looks only never acts with more than that: who may no longer look as another may not look at all. */
async function lookingActor(parts: SessionParts, actor: Actor, row: SessionRow): Promise<Actor> {
  const kept = row.preview ?? '';
  if (kept === `tenant:${actor.tenant}`)
    return { ...actor, preview: { kind: 'tenant', id: actor.tenant, name: row.tenant_name } };
  if (!administers(actor)) throw new ExpiredError();
  return previewing(parts, actor, kept);
}

/** How long one looks as another before it has to be asked for again. */
const LOOK_LIFE = 8 * 60 * 60_000;

/** Sessions in the database. */
export function createSessions(parts: SessionParts): Sessions {
  const listeners = new Set<(hash: string) => void>();
  const ended = (hash: string) => {
    for (const listener of listeners) listener(hash);
  };
  return {
    async start(session, start) {
      const token = randomBytes(32).toString('base64url');
      const now = parts.clock().getTime();
      const { userId, tenant, orgCode, address, agent, secondStep } = start;
      const until = now + parts.settings.sessionLife;
      const values = [tokenHash(token), userId, tenant, orgCode, now, until, address, agent.slice(0, 500), secondStep];
      await session.query(INSERT_SESSION, values);
      return token;
    },
    actor: createLookup(parts),
    async look(parent, tenant, preview) {
      const token = randomBytes(32).toString('base64url');
      const now = parts.clock().getTime();
      await parts.db.query(INSERT_LOOK, [tokenHash(token), parent, tenant, now, now + LOOK_LIFE, preview]);
      return token;
    },
    async end(hash) {
      await parts.db.query(REVOKE_SESSION, [hash, parts.clock().getTime()]);
      ended(hash);
    },
    async endOthers(userId, keep, only = '') {
      const values = [userId, keep, parts.clock().getTime(), only];
      const { rows } = await parts.db.query<{ token_hash: string }>(REVOKE_OTHERS, values);
      for (const { token_hash } of rows) ended(token_hash);
      return rows.length;
    },
    onEnd(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const WEEK = 7 * 24 * 60 * 60_000;

/** Forgets sessions that have been over for a week; until then their tokens count as expired, not as unknown. */
export async function sweepSessions({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await db.query(SWEEP_SESSIONS, [clock().getTime() - WEEK]);
}
