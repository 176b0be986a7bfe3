/** Those of several tokens. */
export const SELECT_SESSIONS = `SELECT s.token_hash, s.user_id, s.tenant_id, coalesce(s.org_code, u.org_code) AS org_code, s.last_used_at,
    s.expires_at, s.revoked_at, u.username, u.realname, u.status AS user_status, t.status AS tenant_status,
    u.rights_version + coalesce(m.rights_version, 0) AS rights_version, s.preview, s.parent_hash IS NOT NULL AS looking,
    s.second_step,
    s.epoch <> u.session_epoch
      OR (s.parent_hash IS NOT NULL AND (p.token_hash IS NULL OR p.revoked_at IS NOT NULL)) AS ended,
    s.tenant_id = u.tenant_id OR m.user_id IS NOT NULL AS member, t.name AS tenant_name
  FROM sys_session s JOIN sys_user u ON u.id = s.user_id JOIN sys_tenant t ON t.id = s.tenant_id
    LEFT JOIN sys_user_tenant m ON m.user_id = u.id AND m.tenant_id = s.tenant_id
    LEFT JOIN sys_session p ON p.token_hash = s.parent_hash
  WHERE s.token_hash = any($1)`;

export const SELECT_GRANTS = `SELECT r.role_code, g.kind, g.code
  FROM sys_user_role ur JOIN sys_role r ON r.id = ur.role_id LEFT JOIN LATERAL sys_grants_of(r.id) g ON true
  WHERE ur.user_id = $1 AND r.tenant_id = $2`;

export const INSERT_SESSION = `INSERT INTO sys_session
  (token_hash, user_id, tenant_id, org_code, created_at, last_used_at, expires_at, ip, agent, epoch, second_step)
  SELECT $1, id, $3, $4, $5, $5, $6, $7, $8, session_epoch, $9::boolean FROM sys_user WHERE id = $2`;

/** A session that looks only, beside the one of the same person it hangs on. */
export const INSERT_LOOK = `INSERT INTO sys_session
  (token_hash, user_id, tenant_id, org_code, created_at, last_used_at, expires_at, ip, agent, epoch, preview, parent_hash,
    second_step)
  SELECT $1, user_id, $3::varchar, CASE WHEN tenant_id = $3::varchar THEN org_code END, $4, $4, $5, ip, agent, epoch, $6, token_hash,
    second_step
  FROM sys_session WHERE token_hash = $2`;

export const END_LOOK = `UPDATE sys_session SET revoked_at = $2
  WHERE token_hash = $1 AND parent_hash IS NOT NULL AND revoked_at IS NULL`;

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
    AND s.epoch = u.session_epoch AND s.parent_hash IS NULL`;

export const SELECT_ONLINE = `SELECT s.token_hash, u.username, u.realname, u.avatar, u.birthday, u.sex, u.phone,
    s.created_at, s.last_used_at, s.ip ${ONLINE} AND ($4 = '' OR u.username = $4)
  ORDER BY s.last_used_at DESC, s.token_hash LIMIT $5 OFFSET $6`;

export const COUNT_ONLINE = `SELECT count(*)::int AS total ${ONLINE} AND ($4 = '' OR u.username = $4)`;

export const SELECT_ONLINE_ONE = `SELECT s.user_id ${ONLINE} AND s.token_hash = $4`;
export const SELECT_OWN_SESSIONS = `SELECT token_hash, created_at, last_used_at, ip, agent
  FROM sys_session WHERE user_id = $1 AND parent_hash IS NULL AND revoked_at IS NULL AND expires_at > $2 AND last_used_at > $3
    AND epoch = (SELECT session_epoch FROM sys_user WHERE id = $1)
  ORDER BY last_used_at DESC LIMIT 100`;

/** A session that looks only goes on doing so. */
export const SET_PREVIEW = 'UPDATE sys_session SET preview = $2 WHERE token_hash = $1 AND parent_hash IS NULL';

/** The tenants somebody may work in. */
export const SELECT_OWN_TENANTS = `SELECT t.id, t.name FROM sys_tenant t JOIN sys_user u ON u.id = $1
  WHERE t.status = 1 AND (t.id = u.tenant_id OR EXISTS (
    SELECT 1 FROM sys_user_tenant m WHERE m.user_id = u.id AND m.tenant_id = t.id))
  ORDER BY t.name, t.id`;

/** Roles of a tenant by a part of their name. */
export const SELECT_LOOK_ROLES = `SELECT id, role_name AS name FROM sys_role
  WHERE tenant_id = $1 AND position(lower($2) in lower(role_name)) > 0 ORDER BY role_name, id LIMIT 50`;

/** Users of a tenant by a part of their name or account. */
export const SELECT_LOOK_USERS = `SELECT u.id, coalesce(u.realname, u.username) || '（' || u.username || '）' AS name FROM sys_user u
  WHERE (u.tenant_id = $1 OR EXISTS (SELECT 1 FROM sys_user_tenant m WHERE m.user_id = u.id AND m.tenant_id = $1))
    AND u.status = 1 AND position(lower($2) in lower(coalesce(u.realname, '') || ' ' || u.username)) > 0
  ORDER BY u.username LIMIT 50`;

export const SELECT_ROLE_GRANTS = `SELECT r.role_code, r.role_name, g.kind, g.code
  FROM sys_role r LEFT JOIN LATERAL sys_grants_of(r.id) g ON true WHERE r.id = $1 AND r.tenant_id = $2`;

export const SELECT_PREVIEWED_USER = `SELECT u.id, coalesce(u.realname, u.username) AS name, u.username, u.org_code FROM sys_user u
  WHERE u.id = $1 AND (u.tenant_id = $2 OR EXISTS (
    SELECT 1 FROM sys_user_tenant m WHERE m.user_id = u.id AND m.tenant_id = $2))`;

export const SET_SESSION_DEPARTMENT = 'UPDATE sys_session SET org_code = $2 WHERE token_hash = $1';
