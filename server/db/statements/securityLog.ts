/**
 * The account is the user's, or `$8` where nobody is signed in; a tenant that nobody named is where that account is at
 * home, `$10` where there is no such account.
 */
export const INSERT_SECURITY_ENTRY = `INSERT INTO sys_log_security
    (id, create_time, user_id, tenant_id, kind, detail, ip, username, agent, create_by)
  SELECT $1, $2::timestamp, $3, coalesce($4, a.tenant_id, $10), $5, $6, $7, coalesce(a.username, $8), $9,
    coalesce(a.username, $8)
  FROM (SELECT 1) one LEFT JOIN sys_user a
    ON a.id = $3::varchar OR ($3::varchar IS NULL AND a.username = $8::varchar)`;

/** `$1` tenant, `$2` the day as `YYYY-MM-DD`. Whole numbers of PostgreSQL's `count` would come as texts. */
export const COUNT_VISITS = `SELECT count(*)::int AS "totalVisitCount",
    (count(*) FILTER (WHERE create_time >= $2::date))::int AS "todayVisitCount",
    (count(DISTINCT ip) FILTER (WHERE create_time >= $2::date))::int AS "todayIp"
  FROM sys_log_security WHERE tenant_id = $1 AND kind = 'login'`;

/** The seven days up to `$2`, those with visits; oldest first. */
export const COUNT_VISITS_BY_DAY = `SELECT to_char(create_time, 'YYYY-MM-DD') AS tian, to_char(create_time, 'MM-DD') AS type,
    count(*)::int AS visit, count(DISTINCT ip)::int AS ip
  FROM sys_log_security
  WHERE tenant_id = $1 AND kind = 'login' AND create_time >= $2::date - 6 AND create_time < $2::date + 1
  GROUP BY 1, 2 ORDER BY 1`;
