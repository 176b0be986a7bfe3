// Waits for a transaction that holds the key. A key older than a day is free again, as is one without a reply, which
// earlier versions left behind.
export const HOLD_KEY = `INSERT INTO sys_idempotency AS i (user_id, key, body_hash, created_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (user_id, key) DO UPDATE SET
    body_hash = excluded.body_hash, created_at = excluded.created_at, status = NULL, reply = NULL
    WHERE i.created_at <= $5 OR i.status IS NULL
  RETURNING key`;

export const SELECT_REPLY = `SELECT body_hash, status, reply FROM sys_idempotency
  WHERE user_id = $1 AND key = $2 AND created_at > $3 AND status IS NOT NULL`;

export const SETTLE_KEY = 'UPDATE sys_idempotency SET status = $3, reply = $4::jsonb WHERE user_id = $1 AND key = $2';

export const KEEP_REPLY = `INSERT INTO sys_idempotency (user_id, key, body_hash, created_at, status, reply)
  VALUES ($1, $2, $3, $4, $5, $6::jsonb)
  ON CONFLICT (user_id, key) DO UPDATE SET body_hash = excluded.body_hash, created_at = excluded.created_at,
    status = excluded.status, reply = excluded.reply`;

export const SWEEP_KEYS = 'DELETE FROM sys_idempotency WHERE created_at <= $1';
