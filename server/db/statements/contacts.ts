/** How people are reached, and what they may have shown to be theirs. */
export type ContactKind = 'phone' | 'email';

/**
 * `held`: whether another account has confirmed it; `taken`: whether another of the tenant has it at all; `forget`:
 * confirmations of what is no more the account's own, so that somebody else can confirm it.
 */
export const CONTACTS: Readonly<Record<ContactKind, { held: string; taken: string; forget: string }>> = {
  phone: {
    held: 'SELECT 1 AS found FROM sys_user WHERE confirmed_phone = $1 AND phone = $1 AND id <> $2 LIMIT 1',
    taken: `SELECT 1 AS found FROM sys_user WHERE phone = $1 AND id <> $2
      AND tenant_id = (SELECT tenant_id FROM sys_user WHERE id = $2) LIMIT 1`,
    forget: `UPDATE sys_user SET confirmed_phone = NULL
      WHERE confirmed_phone = $1 AND phone IS DISTINCT FROM confirmed_phone`,
  },
  email: {
    held: `SELECT 1 AS found FROM sys_user
      WHERE lower(confirmed_email) = lower($1) AND lower(email) = lower($1) AND id <> $2 LIMIT 1`,
    taken: `SELECT 1 AS found FROM sys_user WHERE lower(email) = lower($1) AND id <> $2
      AND tenant_id = (SELECT tenant_id FROM sys_user WHERE id = $2) LIMIT 1`,
    forget: `UPDATE sys_user SET confirmed_email = NULL
      WHERE lower(confirmed_email) = lower($1) AND lower(email) IS DISTINCT FROM lower(confirmed_email)`,
  },
};
