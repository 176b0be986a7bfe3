/** Everybody who may work in a tenant. */
export const SELECT_PEOPLE = `SELECT u.id, u.username, coalesce(u.realname, u.username) AS name FROM sys_user u
  WHERE u.status = 1 AND (u.tenant_id = $1 OR EXISTS (
    SELECT 1 FROM sys_user_tenant m WHERE m.user_id = u.id AND m.tenant_id = $1))
  ORDER BY u.username`;

export const SELECT_ROLES_OF_PEOPLE = `SELECT m.user_id, m.role_id FROM sys_user_role m
  JOIN sys_role r ON r.id = m.role_id WHERE r.tenant_id = $1 ORDER BY m.role_id`;

/** Every role of a tenant with its grants; with nulls one that has none. */
export const SELECT_ROLES_WITH_GRANTS = `SELECT r.id AS role_id, r.role_code, r.role_name, g.kind, g.code
  FROM sys_role r LEFT JOIN sys_role_grant g ON g.role_id = r.id WHERE r.tenant_id = $1 ORDER BY r.role_code, g.kind, g.code`;

/** Views and queries that are kept of each list. */
export const COUNT_VIEWS = `SELECT list_code AS list, count(*)::int AS views FROM sys_view WHERE tenant_id = $1 GROUP BY list_code`;
