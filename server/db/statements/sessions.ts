export const SELECT_SESSION = `SELECT s.user_id, s.tenant_id, coalesce(s.org_code, u.org_code) AS org_code, s.last_used_at,
    s.expires_at, s.revoked_at, u.username, u.realname, u.status AS user_status, t.status AS tenant_status,
    u.rights_version
  FROM sys_session s JOIN sys_user u ON u.id = s.user_id JOIN sys_tenant t ON t.id = s.tenant_id
  WHERE s.token_hash = $1`;

export const SELECT_GRANTS = `SELECT r.role_code, g.kind, g.code
  FROM sys_user_role ur JOIN sys_role r ON r.id = ur.role_id LEFT JOIN sys_role_grant g ON g.role_id = r.id
  WHERE ur.user_id = $1 AND r.tenant_id = $2`;

export const INSERT_SESSION = `INSERT INTO sys_session
  (token_hash, user_id, tenant_id, org_code, created_at, last_used_at, expires_at, ip, agent)
  VALUES ($1, $2, $3, $4, $5, $5, $6, $7, $8)`;

export const TOUCH_SESSION = 'UPDATE sys_session SET last_used_at = $2 WHERE token_hash = $1';

export const REVOKE_SESSION = 'UPDATE sys_session SET revoked_at = $2 WHERE token_hash = $1 AND revoked_at IS NULL';

export const BUMP_USER_RIGHTS = 'UPDATE sys_user SET rights_version = rights_version + 1 WHERE id = $1';

export const BUMP_ROLE_RIGHTS = `UPDATE sys_user SET rights_version = rights_version + 1
  WHERE id IN (SELECT user_id FROM sys_user_role WHERE role_id = $1)`;

export const SWEEP_SESSIONS = 'DELETE FROM sys_session WHERE expires_at <= $1';
