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

/** Ids of those who stand for a user ($2, an id) at a moment ($3) in a tenant ($1). */
export const SELECT_AGENTS = `SELECT DISTINCT agent.id FROM sys_user_agent a
  JOIN sys_user u ON u.id = $2 AND u.username = a.user_name
  JOIN sys_user agent ON agent.username = a.agent_user_name AND agent.id <> u.id AND agent.status = 1
  WHERE a.tenant_id = $1 AND a.status = '1' AND $3::timestamp BETWEEN a.start_time AND a.end_time ORDER BY 1`;
