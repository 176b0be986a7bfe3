/** Of the database that is open, by any process; what others do is told to those alone who may know it. */
export const SELECT_CONNECTIONS = `SELECT count(*)::int AS total,
    count(*) FILTER (WHERE state = 'active')::int AS active,
    count(*) FILTER (WHERE state LIKE 'idle in transaction%')::int AS waiting,
    current_setting('max_connections')::int AS most
  FROM pg_stat_activity WHERE datname = current_database()`;

export const SELECT_SIZE = `SELECT pg_database_size(current_database())::float8 AS size,
    current_setting('server_version') AS version`;

export const SELECT_WORK = `SELECT xact_commit::float8 AS commits, xact_rollback::float8 AS rollbacks,
    deadlocks::float8 AS deadlocks, blks_hit::float8 AS hit, blks_read::float8 AS read
  FROM pg_stat_database WHERE datname = current_database()`;

/** Who waits for whom; texts of statements hold no values. */
export const SELECT_LOCKS = `SELECT l.pid, array_to_string(pg_blocking_pids(l.pid), ', ') AS blocked_by, l.mode,
    coalesce(c.relname, l.locktype) AS relation,
    coalesce(extract(epoch FROM clock_timestamp() - a.query_start), 0)::float8 AS waits,
    left(coalesce(a.query, ''), 500) AS sql
  FROM pg_locks l LEFT JOIN pg_class c ON c.oid = l.relation LEFT JOIN pg_stat_activity a ON a.pid = l.pid
  WHERE NOT l.granted AND (a.datname IS NULL OR a.datname = current_database())
  ORDER BY waits DESC LIMIT 50`;

export const SELECT_LARGEST_TABLES = `SELECT c.relname AS name, pg_total_relation_size(c.oid)::float8 AS size,
    greatest(c.reltuples, 0)::float8 AS rows
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'm', 'p') AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg_toast%'
  ORDER BY size DESC LIMIT 12`;

/** Sessions that may still be used, of all tenants; $1 now, $2 the moment before which one is idle too long. */
export const COUNT_ALL_SESSIONS = `SELECT count(*)::int AS created,
    count(*) FILTER (WHERE s.revoked_at IS NULL AND s.expires_at > $1 AND s.last_used_at > $2 AND u.status = 1
      AND s.epoch = u.session_epoch)::int AS active
  FROM sys_session s JOIN sys_user u ON u.id = s.user_id`;
