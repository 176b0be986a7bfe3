/** Everybody who may work in a tenant. */
export const SELECT_PEOPLE = `SELECT u.id, u.username, coalesce(u.realname, u.username) AS name FROM sys_user u
  WHERE u.status = 1 AND (u.tenant_id = $1 OR EXISTS (
    SELECT 1 FROM sys_user_tenant m WHERE m.user_id = u.id AND m.tenant_id = $1))
  ORDER BY u.username`;

export const SELECT_ROLES_OF_PEOPLE = `SELECT m.user_id, m.role_id FROM sys_user_role m
  JOIN sys_role r ON r.id = m.role_id WHERE r.tenant_id = $1 ORDER BY m.role_id`;

/** Every role of a tenant with its grants; with nulls one that has none. */
export const SELECT_ROLES_WITH_GRANTS = `SELECT r.id AS role_id, r.role_code, r.role_name, g.kind, g.code
  FROM sys_role r LEFT JOIN LATERAL sys_grants_of(r.id) g ON true WHERE r.tenant_id = $1 ORDER BY r.role_code, g.kind, g.code`;

/** Views and queries that are kept of each list. */
export const COUNT_VIEWS = `SELECT list_code AS list, count(*)::int AS views FROM sys_view WHERE tenant_id = $1 GROUP BY list_code`;

/** Role codes of those for whom a user ($1) stands in a tenant ($2), now or later: which buttons may be theirs. */
export const SELECT_LENT_ROLES = `SELECT DISTINCT r.role_code AS code FROM sys_user_agent a
  JOIN sys_user me ON me.id = $1 AND me.username = a.agent_user_name
  JOIN sys_user u ON u.username = a.user_name AND u.status = 1
  JOIN sys_user_role ur ON ur.user_id = u.id
  JOIN sys_role r ON r.id = ur.role_id AND r.tenant_id = $2
  WHERE a.tenant_id = $2 AND a.status = '1' ORDER BY 1`;

/** For whom a user ($2) stands at a moment ($3) in a tenant ($1). */
export const SELECT_STOOD_FOR = `SELECT DISTINCT u.id, coalesce(u.org_code, '') AS org FROM sys_user_agent a
  JOIN sys_user u ON u.username = a.user_name AND u.username <> a.agent_user_name
  WHERE a.tenant_id = $1 AND a.agent_user_name = $2 AND a.status = '1'
    AND $3::timestamp BETWEEN a.start_time AND a.end_time ORDER BY 1`;

/** Ids of those who stand for one of some users ($2, ids) at a moment ($3) in a tenant ($1). */
export const SELECT_AGENTS = `SELECT DISTINCT agent.id FROM sys_user_agent a
  JOIN sys_user u ON u.id = ANY ($2) AND u.username = a.user_name
  JOIN sys_user agent ON agent.username = a.agent_user_name AND agent.id <> u.id AND agent.status = 1
  WHERE a.tenant_id = $1 AND a.status = '1' AND $3::timestamp BETWEEN a.start_time AND a.end_time ORDER BY 1`;

/** Ids of those who work in one of some departments ($2, ids) or below it, in a tenant ($1). */
export const SELECT_DEPARTMENT_PEOPLE = `SELECT u.id FROM sys_user u WHERE u.tenant_id = $1 AND u.status = 1
  AND EXISTS (SELECT 1 FROM sys_depart d WHERE d.tenant_id = $1 AND d.id = ANY ($2)
    AND (starts_with(u.org_code, d.org_code) OR EXISTS (SELECT 1 FROM sys_user_depart m
      JOIN sys_depart own ON own.id = m.depart_id WHERE m.user_id = u.id AND starts_with(own.org_code, d.org_code))))
  ORDER BY 1`;

/** One more has read each of some announcements ($1, ids); held in one order, for others read others at the same time. */
export const COUNT_READ = `UPDATE sys_announcement SET read_count = coalesce(read_count, 0) + 1 WHERE id IN (
  SELECT id FROM sys_announcement WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE)`;
