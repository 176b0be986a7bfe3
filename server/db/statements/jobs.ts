/**
 * Takes up the job that has waited longest, or one whose holder was not heard of in time: one a person at a time, so
 * that nobody's many jobs hold up the others'. $3: jobs this process holds already. By the database's clock: those of
 * processes differ.
 */
export const TAKE_JOB = `UPDATE sys_job_queue
  SET worker = $1, lease_until = clock_timestamp() + $2 * interval '1 millisecond', attempts = attempts + 1
  WHERE job_id = (SELECT q.job_id FROM sys_job_queue q
    WHERE q.lease_until < clock_timestamp() AND q.job_id <> ALL($3::text[]) AND NOT EXISTS (
      SELECT 1 FROM sys_job_queue r WHERE r.owner_id = q.owner_id AND r.tenant_id = q.tenant_id
        AND r.job_id <> q.job_id AND r.lease_until >= clock_timestamp())
    ORDER BY q.added_at, q.job_id LIMIT 1 FOR UPDATE OF q SKIP LOCKED)
  RETURNING job_id, tenant_id, attempts, cancelled`;

/** The holder is still at it; no row: another has taken it over. */
export const HOLD_JOB = `UPDATE sys_job_queue SET lease_until = clock_timestamp() + $3 * interval '1 millisecond'
  WHERE job_id = $1 AND worker = $2 RETURNING cancelled`;

/** Given back undone, for anybody to take up at once; it counts as not begun. */
export const GIVE_BACK_JOB = `UPDATE sys_job_queue
  SET worker = NULL, lease_until = '-infinity', attempts = greatest(attempts - 1, 0)
  WHERE job_id = $1 AND worker = $2`;

export const ADD_JOB = `INSERT INTO sys_job
  (id, tenant_id, kind, title, input, owner, owner_id, create_by, create_time, sys_org_code)
  VALUES ($1, $2, $3, $4, $5::jsonb, $6, $7, $6, $8::timestamp, $9)`;

export const QUEUE_JOB = 'INSERT INTO sys_job_queue (job_id, tenant_id, owner_id) VALUES ($1, $2, $3)';

/** How many of a person's jobs wait or run. */
export const COUNT_OPEN_JOBS = 'SELECT count(*)::int AS open FROM sys_job_queue WHERE tenant_id = $1 AND owner_id = $2';

export const SELECT_JOB = `SELECT j.id, j.kind, j.title, j.state, j.input, j.owner, j.owner_id, j.sys_org_code
  FROM sys_job j WHERE j.tenant_id = $1 AND j.id = $2 FOR UPDATE`;

/** As its owner follows it. */
export const SELECT_STATE = `SELECT j.state, j.title, j.done, j.total, coalesce(j.said, '') AS said, j.file, j.outcome
  FROM sys_job j WHERE j.tenant_id = $1 AND j.id = $2 AND j.owner_id = $3`;

export const BEGIN_JOB = `UPDATE sys_job SET state = 'running', begin_time = $3::timestamp, end_time = NULL, said = $4,
    done = 0, total = 0, progress = 0, version = version + 1
  WHERE tenant_id = $1 AND id = $2`;

export const KEEP_PROGRESS = `UPDATE sys_job SET done = $3, total = $4, progress = $5, said = $6
  WHERE tenant_id = $1 AND id = $2 AND state = 'running'`;

export const END_JOB = `UPDATE sys_job SET state = $3::varchar, said = $4, end_time = $5::timestamp, file = $6,
    file_until = $7::timestamp, outcome = $8::jsonb, progress = CASE WHEN $3::varchar = 'done' THEN 100 ELSE progress END, version = version + 1
  WHERE tenant_id = $1 AND id = $2`;

/** Only by who holds it: whoever lost it in the meantime says nothing about it any more. */
export const LEAVE_QUEUE = 'DELETE FROM sys_job_queue WHERE job_id = $1 AND worker = $2';

/** One that nobody holds is over at once. */
export const LEAVE_UNHELD = `DELETE FROM sys_job_queue WHERE job_id = $1 AND lease_until < clock_timestamp()`;

export const MARK_CANCELLED = 'UPDATE sys_job_queue SET cancelled = true WHERE job_id = $1';

export const REOPEN_JOB = `UPDATE sys_job SET state = 'waiting', done = 0, total = 0, progress = 0, said = NULL, file = NULL,
    outcome = NULL, file_until = NULL, begin_time = NULL, end_time = NULL, version = version + 1
  WHERE tenant_id = $1 AND id = $2`;

/** Who a job acts for, as they are now; no row: nobody who may act there any more. */
export const SELECT_ACTING = `SELECT u.id, u.username, u.realname FROM sys_user u
  WHERE u.id = $1 AND u.status = 1 AND EXISTS (SELECT 1 FROM sys_tenant t WHERE t.id = $2 AND t.status = 1)
    AND (u.tenant_id = $2 OR EXISTS (SELECT 1 FROM sys_user_tenant m WHERE m.user_id = u.id AND m.tenant_id = $2))`;

export const SELECT_TENANTS = 'SELECT id FROM sys_tenant ORDER BY id';

export const SWEEP_JOBS = `DELETE FROM sys_job WHERE tenant_id = $1 AND end_time < $2::timestamp`;
