// A key older than a day is free again.
export const CLAIM_KEY = `INSERT INTO sys_idempotency AS i (user_id, key, body_hash, created_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (user_id, key) DO UPDATE SET
    body_hash = excluded.body_hash, created_at = excluded.created_at, status = NULL, reply = NULL
    WHERE i.created_at <= $5
  RETURNING key`;

export const SELECT_CLAIM = 'SELECT body_hash, status, reply FROM sys_idempotency WHERE user_id = $1 AND key = $2';

export const SETTLE_CLAIM = 'UPDATE sys_idempotency SET status = $3, reply = $4::jsonb WHERE user_id = $1 AND key = $2';

export const RELEASE_CLAIM = 'DELETE FROM sys_idempotency WHERE user_id = $1 AND key = $2 AND status IS NULL';

export const SWEEP_CLAIMS = 'DELETE FROM sys_idempotency WHERE created_at <= $1';
