import { createHash, randomBytes } from 'node:crypto';
import type { Actor, Context } from '../context.ts';
import type { Session } from '../db/Database.ts';
import {
  BUMP_ROLE_RIGHTS,
  BUMP_USER_RIGHTS,
  INSERT_SESSION,
  REVOKE_SESSION,
  SELECT_GRANTS,
  SELECT_SESSION,
  SWEEP_SESSIONS,
  TOUCH_SESSION,
} from '../db/statements/sessions.ts';
import { ExpiredError, UnauthorizedError } from '../plugins/errors.ts';

/** SHA-256 of a session token, hex: what the database knows of it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export interface SessionStart {
  userId: string;
  tenant: string;
  orgCode: string | null;
  address: string;
  agent: string;
}

/** Server-side sessions behind opaque random tokens. */
export interface Sessions {
  /** The new session's token, 256 random bits. */
  start(session: Session, start: SessionStart): Promise<string>;
  /** Who the session acts for, with today's rights. Throws UnauthorizedError or ExpiredError. */
  actor(hash: string): Promise<Actor>;
  /** Ends a session; one that is not there is no error. */
  end(hash: string): Promise<void>;
  /** Calls `listener` with the hash of every session ended here; returns the way to stop. */
  onEnd(listener: (hash: string) => void): () => void;
}

interface SessionRow {
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
}

interface Grants {
  version: number;
  roles: string[];
  menus: Set<string>;
  permissions: Set<string>;
}

export const ADMIN_ROLE = 'admin';
const TOUCH_EVERY = 60_000;
const MAX_CACHED = 5000;
const ACTIVE = 1;

/** Makes changed grants of a user, or of everybody who has a role, act with the next request. */
export async function bumpRights(session: Session, of: { userId: string } | { roleId: string }): Promise<void> {
  if ('userId' in of) await session.query(BUMP_USER_RIGHTS, [of.userId]);
  else await session.query(BUMP_ROLE_RIGHTS, [of.roleId]);
}

type GrantReader = (row: SessionRow) => Promise<Grants>;

/** Grants are read again only when the user's rights version has moved. */
function createGrantReader(db: Session): GrantReader {
  const cache = new Map<string, Grants>();
  return async (row) => {
    const key = `${row.tenant_id} ${row.user_id}`;
    const known = cache.get(key);
    if (known?.version === row.rights_version) return known;
    const answer = await db.query<{ role_code: string; kind: string | null; code: string | null }>(SELECT_GRANTS, [
      row.user_id,
      row.tenant_id,
    ]);
    const codes = (kind: string): Set<string> =>
      new Set(answer.rows.flatMap((grant) => (grant.kind === kind && grant.code !== null ? grant.code : [])));
    const roles = [...new Set(answer.rows.map((grant) => grant.role_code))];
    const grants = { version: row.rights_version, roles, menus: codes('menu'), permissions: codes('action') };
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(key, grants);
    return grants;
  };
}

function actorOf(row: SessionRow, grants: Grants): Actor {
  return {
    userId: row.user_id,
    username: row.username,
    realname: row.realname ?? row.username,
    tenant: row.tenant_id,
    orgCode: row.org_code ?? '',
    roles: grants.roles,
    admin: grants.roles.includes(ADMIN_ROLE),
    menus: grants.menus,
    permissions: grants.permissions,
  };
}

type SessionParts = Pick<Context, 'db' | 'clock' | 'log'> & { settings: { sessionLife: number; sessionIdle: number } };

function createLookup(parts: SessionParts): (hash: string) => Promise<Actor> {
  const { db, settings } = parts;
  const grantsOf = createGrantReader(db);
  return async (hash) => {
    const row = (await db.query<SessionRow>(SELECT_SESSION, [hash])).rows[0];
    if (!row) throw new UnauthorizedError();
    const now = parts.clock().getTime();
    const idle = now - row.last_used_at;
    const over = row.revoked_at !== null || now >= row.expires_at || idle >= settings.sessionIdle;
    if (over || row.user_status !== ACTIVE || row.tenant_status !== ACTIVE) throw new ExpiredError();
    if (idle >= TOUCH_EVERY) await db.query(TOUCH_SESSION, [hash, now]);
    return actorOf(row, await grantsOf(row));
  };
}

/** Sessions in the database. Requests of one token that arrive together share one look. */
export function createSessions(parts: SessionParts): Sessions {
  const listeners = new Set<(hash: string) => void>();
  const looking = new Map<string, Promise<Actor>>();
  const look = createLookup(parts);
  return {
    async start(session, start) {
      const token = randomBytes(32).toString('base64url');
      const now = parts.clock().getTime();
      const { userId, tenant, orgCode, address, agent } = start;
      const until = now + parts.settings.sessionLife;
      const values = [tokenHash(token), userId, tenant, orgCode, now, until, address, agent.slice(0, 500)];
      await session.query(INSERT_SESSION, values);
      return token;
    },
    actor(hash) {
      const known = looking.get(hash);
      if (known) return known;
      const promise = look(hash).finally(() => {
        if (looking.get(hash) === promise) looking.delete(hash);
      });
      looking.set(hash, promise);
      return promise;
    },
    async end(hash) {
      await parts.db.query(REVOKE_SESSION, [hash, parts.clock().getTime()]);
      // A look that began before the end must not serve whoever comes after it.
      looking.delete(hash);
      for (const listener of listeners) listener(hash);
    },
    onEnd(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const WEEK = 7 * 24 * 60 * 60_000;

/** Forgets sessions that have been over for a week; until then their tokens are told apart from invented ones. */
export async function sweepSessions({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await db.query(SWEEP_SESSIONS, [clock().getTime() - WEEK]);
}
