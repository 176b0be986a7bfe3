/** Whether an account has an authenticator, and whether one of its roles, in any tenant, wants one. */
export const SELECT_SECOND_STEP = `SELECT EXISTS (SELECT 1 FROM sys_user_totp WHERE user_id = $1) AS bound,
  EXISTS (SELECT 1 FROM sys_user_role m JOIN sys_role r ON r.id = m.role_id
    WHERE m.user_id = $1 AND r.second_step = 'Y') AS required,
  (SELECT session_epoch::text FROM sys_user WHERE id = $1) AS epoch`;

export const SELECT_TOTP = `SELECT t.binding, t.secret, t.create_time::text AS create_time,
    (SELECT count(*)::int FROM sys_user_recovery r WHERE r.user_id = t.user_id) AS recovery
  FROM sys_user_totp t WHERE t.user_id = $1`;

/** A code is good once: none of the same moment or of one before is taken again. */
export const USE_STEP = 'UPDATE sys_user_totp SET last_step = $2 WHERE user_id = $1 AND last_step < $2';

export const INSERT_TOTP = `INSERT INTO sys_user_totp (user_id, binding, secret, last_step, create_time)
  VALUES ($1, $2, $3, $4, $5::timestamp) ON CONFLICT (user_id) DO NOTHING`;

/** Takes the place of the one it was made for, and of no other. */
export const REPLACE_TOTP = `UPDATE sys_user_totp SET binding = $2, secret = $3, last_step = $4, create_time = $5::timestamp
  WHERE user_id = $1 AND binding = $6`;

/** With its recovery codes. */
export const DELETE_TOTP = 'DELETE FROM sys_user_totp WHERE user_id = $1';

export const DELETE_RECOVERY = 'DELETE FROM sys_user_recovery WHERE user_id = $1';
export const INSERT_RECOVERY = 'INSERT INTO sys_user_recovery (user_id, code_hash) SELECT $1, unnest($2::varchar[])';
export const USE_RECOVERY = 'DELETE FROM sys_user_recovery WHERE user_id = $1 AND code_hash = $2';

export const PROVE_SESSION = 'UPDATE sys_session SET second_step = true WHERE token_hash = $1';
