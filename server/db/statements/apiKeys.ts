/** Whose key it is, and whether it is still one. */
export const SELECT_API_KEY = `SELECT k.id, k.tenant_id, k.title, k.role_id, k.status, k.expire_time::text AS expire_time,
    t.status AS tenant_status
  FROM sys_api_key k JOIN sys_tenant t ON t.id = k.tenant_id WHERE k.key_hash = $1`;

/** At most once a minute. */
export const TOUCH_API_KEY = `UPDATE sys_api_key SET last_used_time = $2::timestamp, last_used_ip = $3
  WHERE id = $1 AND (last_used_time IS NULL OR last_used_time < $2::timestamp - interval '1 minute'
    OR last_used_ip IS DISTINCT FROM $3)`;
