export const INSERT_SECURITY_ENTRY = `INSERT INTO sys_log_security (id, at, user_id, tenant_id, kind, detail, ip)
  VALUES ($1, $2::timestamp, $3, $4, $5, $6, $7)`;

/** `$1` tenant, `$2` the day as `YYYY-MM-DD`. Whole numbers of PostgreSQL's `count` would come as texts. */
export const COUNT_VISITS = `SELECT count(*)::int AS "totalVisitCount",
    (count(*) FILTER (WHERE at >= $2::date))::int AS "todayVisitCount",
    (count(DISTINCT ip) FILTER (WHERE at >= $2::date))::int AS "todayIp"
  FROM sys_log_security WHERE tenant_id = $1 AND kind = 'login'`;

/** The seven days up to `$2`, those with visits; oldest first. */
export const COUNT_VISITS_BY_DAY = `SELECT to_char(at, 'YYYY-MM-DD') AS tian, to_char(at, 'MM-DD') AS type,
    count(*)::int AS visit, count(DISTINCT ip)::int AS ip
  FROM sys_log_security
  WHERE tenant_id = $1 AND kind = 'login' AND at >= $2::date - 6 AND at < $2::date + 1
  GROUP BY 1, 2 ORDER BY 1`;
