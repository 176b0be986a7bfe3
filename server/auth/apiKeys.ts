import { randomBytes } from 'node:crypto';
import { type GrantRow, grantsIn } from '../access/grants.ts';
import { rowsOf } from '../access/rowScopes.ts';
import { formatDateTime } from '../db/formatDateTime.ts';
import { SELECT_ROLE_GRANTS } from '../db/statements/sessions.ts';
import { SELECT_API_KEY, TOUCH_API_KEY } from '../db/statements/signIn.ts';
import { administers } from '../http/Actor.ts';
import type { Actor, Context } from '../http/Context.ts';
import { UnauthorizedError } from '../http/errors.ts';
import { API_KEY_PREFIX, type KeyReader } from '../http/sessionToken.ts';

/** A new key: 256 random bits. What is kept of it is `tokenHash` of the whole, and how it begins. */
export const newApiKey = (): string => `${API_KEY_PREFIX}${randomBytes(32).toString('base64url')}`;

/** Characters of a key that people may tell it by. */
export const HINT_LENGTH = 8;

interface KeyRow {
  id: string;
  tenant_id: string;
  title: string;
  role_id: string;
  status: string;
  expire_time: string;
  tenant_status: number;
}

const ACTIVE = 1;
const ISSUED = '1';

/** Who a key acts for: its role alone, with the grants of this moment, and never an administrator. */
export function createApiKeys(context: Pick<Context, 'db' | 'clock' | 'compiled'>): KeyReader {
  return async (hash, address): Promise<Actor> => {
    const { db, compiled } = context;
    const [key] = (await db.query<KeyRow>(SELECT_API_KEY, [hash])).rows;
    const now = formatDateTime(context.clock(), compiled().app.timeZone);
    const over = !key || key.status !== ISSUED || key.expire_time <= now || key.tenant_status !== ACTIVE;
    if (over) throw new UnauthorizedError();
    const grants = grantsIn((await db.query<GrantRow>(SELECT_ROLE_GRANTS, [key.role_id, key.tenant_id])).rows);
    // A role may have become one since.
    if (administers(grants)) throw new UnauthorizedError();
    await db.query(TOUCH_API_KEY, [key.id, now, address]);
    // No account can be called so: a name of theirs has no colon.
    const who = { username: `api:${key.title}`, realname: `接口密钥 ${key.title}`, orgCode: '' };
    const rows = rowsOf(compiled(), grants, { id: key.id, ...who, roles: grants.roles });
    return { userId: key.id, ...who, tenant: key.tenant_id, ...grants, rows, apiKey: true };
  };
}
