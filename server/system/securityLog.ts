import type { Context } from '../context.ts';
import { momentText } from './moments.ts';

export interface SecurityEntry {
  kind: 'login' | 'login_failed' | 'locked' | 'logout' | 'forbidden';
  userId?: string;
  tenant?: string;
  detail?: string;
  address?: string;
}

const INSERT = `INSERT INTO sys_log_security (id, at, user_id, tenant_id, kind, detail, ip)
  VALUES ($1, $2::timestamp, $3, $4, $5, $6, $7)`;

/** Writes who did or was refused what. A log that cannot be written stops no request. */
export async function logSecurity(context: Context, entry: SecurityEntry): Promise<void> {
  const { kind, userId = null, tenant = null, address = null } = entry;
  const at = momentText(context.clock(), context.compiled().app.timeZone);
  const detail = entry.detail?.slice(0, 1000) ?? null;
  try {
    await context.db.query(INSERT, [context.newId(), at, userId, tenant, kind, detail, address]);
  } catch (error) {
    context.log.error({ err: error, kind }, 'security log not written');
  }
}
