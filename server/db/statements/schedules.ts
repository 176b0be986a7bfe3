/** Whose time is not counted yet, or was counted for what they said before; and those that were stopped since. */
export const SELECT_UNPLANNED = `SELECT id, cron_expression AS cron, coalesce(time_zone, '') AS zone, status
  FROM sys_schedule WHERE tenant_id = $1 AND (
    (status = '0' AND planned IS DISTINCT FROM cron_expression || ' @ ' || coalesce(time_zone, ''))
    OR (status <> '0' AND planned IS NOT NULL))`;

export const PLAN_SCHEDULE = `UPDATE sys_schedule SET planned = $3, next_at = $4, next_time = $5::timestamp
  WHERE tenant_id = $1 AND id = $2`;

/** One that is due and that nobody is at. $3: milliseconds; $5: those this process is at. The lease is by the database's clock. */
export const TAKE_DUE = `UPDATE sys_schedule
  SET worker = $2, lease_until = clock_timestamp() + $4 * interval '1 millisecond'
  WHERE tenant_id = $1 AND id = (SELECT id FROM sys_schedule
    WHERE tenant_id = $1 AND status = '0' AND next_at <= $3 AND lease_until < clock_timestamp() AND id <> ALL($5::text[])
    ORDER BY next_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id, title, job_class_name AS code, cron_expression AS cron, coalesce(time_zone, '') AS zone,
    coalesce(parameter, '') AS parameter, coalesce(channel, 'notice') AS channel, coalesce(missed, 'once') AS missed, next_at::float8 AS due`;

/** One that somebody wants done now; no row: somebody is at it, or it is not there. */
export const TAKE_NOW = `UPDATE sys_schedule
  SET worker = $2, lease_until = clock_timestamp() + $4 * interval '1 millisecond'
  WHERE tenant_id = $1 AND id = $5 AND lease_until < clock_timestamp()
  RETURNING id, title, job_class_name AS code, cron_expression AS cron, coalesce(time_zone, '') AS zone,
    coalesce(parameter, '') AS parameter, coalesce(channel, 'notice') AS channel, 'once' AS missed, $3::float8 AS due`;

/** A time is done once: whoever takes it up after a process died goes on with the same entry. */
export const BEGIN_RUN = `INSERT INTO sys_schedule_run
  (id, tenant_id, schedule_id, title, job_class_name, due_at, state, begin_time, create_by, create_time)
  VALUES ($2, $1, $3, $4, $5, $6, 'running', $7::timestamp, $8, $7::timestamp)
  ON CONFLICT (tenant_id, schedule_id, due_at) DO UPDATE SET attempts = sys_schedule_run.attempts + 1, state = 'running',
    said = '上次执行中断，重新执行'
  RETURNING id, attempts`;

/** Whoever holds a schedule knows that its other runs have nobody left: one that was asked for by hand has no time that comes again. */
export const END_INTERRUPTED = `UPDATE sys_schedule_run SET state = 'failed', said = '执行中断', version = version + 1
  WHERE tenant_id = $1 AND schedule_id = $2 AND due_at <> $3 AND state = 'running'`;

/** What a process that died was at, but for a planned time, which somebody goes on with. */
export const END_ABANDONED = `WITH gone AS (UPDATE sys_schedule SET worker = NULL
    WHERE tenant_id = $1 AND worker IS NOT NULL AND lease_until < clock_timestamp() RETURNING id, status, next_at)
  UPDATE sys_schedule_run SET state = 'failed', said = '执行中断', version = version + 1 FROM gone
  WHERE tenant_id = $1 AND schedule_id = gone.id AND state = 'running'
    AND NOT (gone.status = '0' AND gone.next_at IS NOT DISTINCT FROM due_at)`;

export const HOLD_SCHEDULE = `UPDATE sys_schedule SET lease_until = clock_timestamp() + $4 * interval '1 millisecond'
  WHERE tenant_id = $1 AND id = $2 AND worker = $3`;

/** Only by who holds it. */
export const LEAVE_SCHEDULE = `UPDATE sys_schedule SET worker = NULL, lease_until = '-infinity', last_time = $4::timestamp,
    last_state = $5 WHERE tenant_id = $1 AND id = $2 AND worker = $3`;

export const GIVE_BACK_SCHEDULE = `UPDATE sys_schedule SET worker = NULL, lease_until = '-infinity'
  WHERE tenant_id = $1 AND id = $2 AND worker = $3`;

export const ADVANCE_SCHEDULE = `UPDATE sys_schedule SET next_at = $3, next_time = $4::timestamp
  WHERE tenant_id = $1 AND id = $2 AND status = '0' AND next_at = $5`;

export const END_RUN = `UPDATE sys_schedule_run SET state = $3, said = $4, end_time = $5::timestamp, took = $6,
    version = version + 1 WHERE tenant_id = $1 AND id = $2`;

export const SET_SCHEDULE_STATUS = `UPDATE sys_schedule SET status = $3, version = version + 1
  WHERE tenant_id = $1 AND id = $2`;

export const SWEEP_RUNS = `DELETE FROM sys_schedule_run WHERE tenant_id = $1 AND create_time < $2::timestamp`;

/** Whether a schedule of the product's own was put there once: who has removed it since does not get it again. */
export const SELECT_PLANTED = 'SELECT 1 FROM sys_setting WHERE key = $1';

export const KEEP_PLANTED = `INSERT INTO sys_setting (key, value) VALUES ($1, 'yes') ON CONFLICT (key) DO NOTHING`;

/** $2: its id and what it does; nothing where somebody has made one of that kind. Without times it is planned later. */
export const PLANT_SCHEDULE = `INSERT INTO sys_schedule
    (id, tenant_id, title, job_class_name, cron_expression, status, description, create_by, create_time)
  SELECT $2::varchar, t.id, $3, $2::varchar, $4, '0', $5, 'system', $6::timestamp FROM sys_tenant t WHERE t.id = $1
    AND NOT EXISTS (SELECT 1 FROM sys_schedule WHERE tenant_id = $1 AND job_class_name = $2::varchar)
  ON CONFLICT (id) DO NOTHING`;
