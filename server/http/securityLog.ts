import { HOME_TENANT } from '../config/builtIn.ts';
import type { Session } from '../db/Database.ts';
import { formatDateTime } from '../db/formatDateTime.ts';
import { INSERT_SECURITY_ENTRY } from '../db/statements/securityLog.ts';
import type { Context } from './Context.ts';

export interface SecurityEntry {
  kind:
    | 'login'
    | 'login_failed'
    | 'locked'
    | 'logout'
    | 'forbidden'
    | 'forced_logout'
    | 'registered'
    | 'password_reset'
    | 'password_changed'
    | 'sessions_ended'
    | 'bound'
    | 'unbound'
    | 'totp_bound'
    | 'totp_unbound'
    | 'totp_reset'
    | 'recovery_renewed'
    | 'user_added'
    | 'user_changed'
    | 'user_removed'
    | 'user_restored'
    | 'roles_changed'
    | 'grants_changed'
    | 'members_changed'
    | 'menu_changed'
    | 'api_key_changed'
    | 'preview_started'
    | 'preview_ended'
    | 'preview_refused'
    | 'screens_published'
    | 'logs_purged';
  userId?: string;
  tenant?: string;
  detail?: string;
  address?: string;
  /** What was typed as the account, where nobody is signed in. */
  username?: string;
  /** As the browser calls itself. */
  agent?: string | undefined;
}

type Clock = Pick<Context, 'clock' | 'compiled' | 'newId'>;

/** Writes an entry in the transaction of what it tells of: both are kept, or neither. */
export async function logWithin(session: Session, context: Clock, entry: SecurityEntry): Promise<void> {
  const { kind, userId = null, tenant = null, address = null } = entry;
  const at = formatDateTime(context.clock(), context.compiled().app.timeZone);
  const detail = entry.detail?.slice(0, 1000) ?? null;
  const username = entry.username?.slice(0, 100) ?? null;
  const agent = entry.agent?.slice(0, 500) ?? null;
  const what = [kind, detail, address, username, agent, HOME_TENANT];
  await session.query(INSERT_SECURITY_ENTRY, [context.newId(), at, userId, tenant, ...what]);
}

/** Writes who did or was refused what. A log that cannot be written stops no request. */
export async function logSecurity(context: Context, entry: SecurityEntry): Promise<void> {
  try {
    await logWithin(context.db, context, entry);
  } catch (error) {
    context.log.error({ err: error, kind: entry.kind }, 'security log not written');
  }
}
