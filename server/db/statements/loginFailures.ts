export const SELECT_FAILURES =
  'SELECT failures, locked_until FROM sys_login_failure WHERE account = $1 AND locked_until > $2';

// The moment counts for failures below the limit as well: they are forgotten ten minutes after the last one.
export const COUNT_FAILURE = `INSERT INTO sys_login_failure AS f (account, failures, locked_until) VALUES ($1, 1, $3)
  ON CONFLICT (account) DO UPDATE SET
    failures = CASE WHEN f.locked_until > $2 THEN f.failures + 1 ELSE 1 END, locked_until = $3
  RETURNING failures`;

export const FORGET_FAILURES = 'DELETE FROM sys_login_failure WHERE account = $1';

export const SWEEP_FAILURES = 'DELETE FROM sys_login_failure WHERE locked_until <= $1';
