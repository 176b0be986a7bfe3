/** Those of several tokens. */
export const SELECT_SESSIONS = `SELECT s.token_hash, s.user_id, s.tenant_id, coalesce(s.org_code, u.org_code) AS org_code, s.last_used_at,
    s.expires_at, s.revoked_at, u.username, u.realname, u.status AS user_status, t.status AS tenant_status,
    u.rights_version + coalesce(m.rights_version, 0) AS rights_version, s.preview, s.epoch <> u.session_epoch AS ended,
    s.tenant_id = u.tenant_id OR m.user_id IS NOT NULL AS member
  FROM sys_session s JOIN sys_user u ON u.id = s.user_id JOIN sys_tenant t ON t.id = s.tenant_id
    LEFT JOIN sys_user_tenant m ON m.user_id = u.id AND m.tenant_id = s.tenant_id
  WHERE s.token_hash = any($1)`;

export const SELECT_GRANTS = `SELECT r.role_code, g.kind, g.code
  FROM sys_user_role ur JOIN sys_role r ON r.id = ur.role_id LEFT JOIN sys_role_grant g ON g.role_id = r.id
  WHERE ur.user_id = $1 AND r.tenant_id = $2`;

export const INSERT_SESSION = `INSERT INTO sys_session
  (token_hash, user_id, tenant_id, org_code, created_at, last_used_at, expires_at, ip, agent, epoch)
  SELECT $1, id, $3, $4, $5, $5, $6, $7, $8, session_epoch FROM sys_user WHERE id = $2`;

export const TOUCH_SESSION = 'UPDATE sys_session SET last_used_at = $2 WHERE token_hash = $1';

export const REVOKE_SESSION = 'UPDATE sys_session SET revoked_at = $2 WHERE token_hash = $1 AND revoked_at IS NULL';

export const BUMP_RIGHTS = 'UPDATE sys_user SET rights_version = rights_version + 1 WHERE id = any($1)';

/** Of those who work in the tenant as guests. */
export const BUMP_GUEST_RIGHTS = `UPDATE sys_user_tenant SET rights_version = rights_version + 1
  WHERE user_id = any($1) AND tenant_id = $2`;

/** Ends every session of the users, wherever it was made. */
export const BUMP_EPOCH = 'UPDATE sys_user SET session_epoch = session_epoch + 1 WHERE id = any($1)';

export const SELECT_ROLE_USERS = 'SELECT user_id FROM sys_user_role WHERE role_id = any($1)';

export const SWEEP_SESSIONS = 'DELETE FROM sys_session WHERE expires_at <= $1';

/** Ends a user's sessions but the one; with more than an empty fourth value only the one whose hash begins so. */
export const REVOKE_OTHERS = `UPDATE sys_session SET revoked_at = $3
  WHERE user_id = $1 AND token_hash <> $2 AND revoked_at IS NULL AND left(token_hash, length($4)) = $4
  RETURNING token_hash`;

const ONLINE = `FROM sys_session s JOIN sys_user u ON u.id = s.user_id
  WHERE s.tenant_id = $1 AND s.revoked_at IS NULL AND s.expires_at > $2 AND s.last_used_at > $3 AND u.status = 1
    AND s.epoch = u.session_epoch`;

export const SELECT_ONLINE = `SELECT s.token_hash, u.username, u.realname, u.avatar, u.birthday, u.sex, u.phone,
    s.created_at, s.last_used_at, s.ip ${ONLINE} AND ($4 = '' OR u.username = $4)
  ORDER BY s.last_used_at DESC, s.token_hash LIMIT $5 OFFSET $6`;

export const COUNT_ONLINE = `SELECT count(*)::int AS total ${ONLINE} AND ($4 = '' OR u.username = $4)`;

export const SELECT_ONLINE_ONE = `SELECT s.user_id ${ONLINE} AND s.token_hash = $4`;
export const SELECT_OWN_SESSIONS = `SELECT token_hash, created_at, last_used_at, ip, agent
  FROM sys_session WHERE user_id = $1 AND revoked_at IS NULL AND expires_at > $2 AND last_used_at > $3
    AND epoch = (SELECT session_epoch FROM sys_user WHERE id = $1)
  ORDER BY last_used_at DESC LIMIT 100`;

export const SET_PREVIEW = 'UPDATE sys_session SET preview = $2 WHERE token_hash = $1';

export const SELECT_ROLE_GRANTS = `SELECT r.role_code, r.role_name, g.kind, g.code
  FROM sys_role r LEFT JOIN sys_role_grant g ON g.role_id = r.id WHERE r.id = $1 AND r.tenant_id = $2`;

export const SELECT_PREVIEWED_USER = `SELECT u.id, coalesce(u.realname, u.username) AS name, u.username, u.org_code FROM sys_user u
  WHERE u.id = $1 AND (u.tenant_id = $2 OR EXISTS (
    SELECT 1 FROM sys_user_tenant m WHERE m.user_id = u.id AND m.tenant_id = $2))`;

export const SET_SESSION_DEPARTMENT = 'UPDATE sys_session SET org_code = $2 WHERE token_hash = $1';
