import type { Context } from '../context.ts';
import { INSERT_SECURITY_ENTRY } from '../db/statements/securityLog.ts';
import { momentText } from './moments.ts';

export interface SecurityEntry {
  kind: 'login' | 'login_failed' | 'locked' | 'logout' | 'forbidden';
  userId?: string;
  tenant?: string;
  detail?: string;
  address?: string;
}

/** Writes who did or was refused what. A log that cannot be written stops no request. */
export async function logSecurity(context: Context, entry: SecurityEntry): Promise<void> {
  const { kind, userId = null, tenant = null, address = null } = entry;
  const at = momentText(context.clock(), context.compiled().app.timeZone);
  const detail = entry.detail?.slice(0, 1000) ?? null;
  try {
    await context.db.query(INSERT_SECURITY_ENTRY, [context.newId(), at, userId, tenant, kind, detail, address]);
  } catch (error) {
    context.log.error({ err: error, kind }, 'security log not written');
  }
}
