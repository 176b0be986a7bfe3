const USER = `SELECT u.id, u.tenant_id, t.name AS tenant_name, u.username, u.realname, u.password_hash, u.avatar,
    u.email, u.phone, u.confirmed_phone, u.org_code
  FROM sys_user u JOIN sys_tenant t ON t.id = u.tenant_id
  WHERE u.status = 1 AND t.status = 1`;

// Nobody is known by what others have written into their account.
export const SELECT_USER_BY_PHONE = `${USER} AND u.phone = $1 AND u.confirmed_phone = $1`;
export const SELECT_USER_BY_EMAIL = `${USER} AND lower(u.email) = lower($1) AND lower(u.confirmed_email) = lower($1)`;
export const SELECT_USER_FOR_LOGIN = `${USER} AND u.username = $1`;
export const SELECT_USER_BY_ID = `${USER} AND u.id = $1`;
export const SELECT_USER_BY_IDENTITY = `${USER} AND u.id =
  (SELECT a.user_id FROM sys_third_account a WHERE a.provider = $1 AND a.subject = $2)`;

export const SELECT_TENANTS = `SELECT t.id, t.name, u.org_code, 0 AS place
    FROM sys_user u JOIN sys_tenant t ON t.id = u.tenant_id WHERE u.id = $1 AND t.status = 1
  UNION ALL SELECT t.id, t.name, m.org_code, 1 AS place
    FROM sys_user_tenant m JOIN sys_user u ON u.id = m.user_id JOIN sys_tenant t ON t.id = m.tenant_id
    WHERE m.user_id = $1 AND m.tenant_id <> u.tenant_id AND t.status = 1
  ORDER BY place, name, id`;

export const INSERT_IDENTITY = `INSERT INTO sys_third_account (provider, subject, user_id, create_time)
  VALUES ($1, $2, $3, $4::timestamp) ON CONFLICT (provider, subject) DO NOTHING`;

// Several accounts at one provider are one entry: they come and go together.
export const SELECT_OWN_BINDINGS = `SELECT provider, min(create_time) AS create_time FROM sys_third_account
  WHERE user_id = $1 GROUP BY provider ORDER BY provider`;
export const DELETE_OWN_BINDING = 'DELETE FROM sys_third_account WHERE user_id = $1 AND provider = $2';

export const KEEP_TICKET = 'INSERT INTO sys_ticket (ticket_hash, kind, payload, expires_at) VALUES ($1, $2, $3, $4)';
export const LOOK_TICKET = 'SELECT payload, expires_at FROM sys_ticket WHERE ticket_hash = $1 AND kind = $2';
export const TAKE_TICKET = 'DELETE FROM sys_ticket WHERE ticket_hash = $1 AND kind = $2 RETURNING payload, expires_at';
export const SWEEP_TICKETS = 'DELETE FROM sys_ticket WHERE expires_at <= $1';

export const COUNT_TRY = `INSERT INTO sys_throttle AS t (key, count, ends_at) VALUES ($1, greatest($4::int, 0), $3)
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN t.ends_at > $2 THEN greatest(t.count + $4::int, 0) ELSE greatest($4::int, 0) END,
    ends_at = CASE WHEN t.ends_at > $2 THEN t.ends_at ELSE $3 END
  RETURNING count`;
export const SWEEP_TRIES = 'DELETE FROM sys_throttle WHERE ends_at <= $1';

export const KEEP_CODE = `INSERT INTO sys_sms_code (key, code_hash, tries, expires_at) VALUES ($1, $2, 0, $3)
  ON CONFLICT (key) DO UPDATE SET code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at`;
export const TRY_CODE = `UPDATE sys_sms_code SET tries = tries + 1
  WHERE key = $1 AND expires_at > $2 AND tries < $3 RETURNING code_hash`;
export const USE_CODE = 'DELETE FROM sys_sms_code WHERE key = $1 AND code_hash = $2 RETURNING key';
export const SWEEP_CODES = 'DELETE FROM sys_sms_code WHERE expires_at <= $1';

export const PHONE_TAKEN = 'SELECT 1 AS found FROM sys_user WHERE phone = $1 LIMIT 1';
export const EMAIL_TAKEN = 'SELECT 1 AS found FROM sys_user WHERE lower(email) = lower($1) LIMIT 1';
export const USERNAME_TAKEN = 'SELECT 1 AS found FROM sys_user WHERE lower(username) = lower($1) LIMIT 1';
export const REGISTER_USER = `INSERT INTO sys_user
    (id, tenant_id, username, realname, password_hash, phone, confirmed_phone, email, create_by, create_time)
  VALUES ($1, $2, $3, $3, $4, $5, $5, $6, $3, $7::timestamp)`;
export const SET_PASSWORD = 'UPDATE sys_user SET password_hash = $2 WHERE id = $1';

export const SWEEP_CAPTCHAS = 'DELETE FROM sys_captcha WHERE expires_at <= $1';
export const KEEP_CAPTCHA = `INSERT INTO sys_captcha (key, answer_hash, expires_at) VALUES ($1, $2, $3)
  ON CONFLICT (key) DO UPDATE SET answer_hash = excluded.answer_hash, expires_at = excluded.expires_at`;
export const TAKE_CAPTCHA = 'DELETE FROM sys_captcha WHERE key = $1 RETURNING answer_hash, expires_at';

export const SELECT_FAILURES =
  'SELECT failures, locked_until FROM sys_login_failure WHERE account = $1 AND locked_until > $2';

// The moment counts for failures below the limit as well: they are forgotten ten minutes after the last one.
export const COUNT_FAILURE = `INSERT INTO sys_login_failure AS f (account, failures, locked_until) VALUES ($1, 1, $3)
  ON CONFLICT (account) DO UPDATE SET
    failures = CASE WHEN f.locked_until > $2 THEN f.failures + 1 ELSE 1 END, locked_until = $3
  RETURNING failures`;

export const FORGET_FAILURES = 'DELETE FROM sys_login_failure WHERE account = $1';

export const SWEEP_FAILURES = 'DELETE FROM sys_login_failure WHERE locked_until <= $1';

/** Whose key it is, and whether it is still one. */
export const SELECT_API_KEY = `SELECT k.id, k.tenant_id, k.title, k.role_id, k.status, k.expire_time::text AS expire_time,
    t.status AS tenant_status
  FROM sys_api_key k JOIN sys_tenant t ON t.id = k.tenant_id WHERE k.key_hash = $1`;

/** At most once a minute. */
export const TOUCH_API_KEY = `UPDATE sys_api_key SET last_used_time = $2::timestamp, last_used_ip = $3
  WHERE id = $1 AND (last_used_time IS NULL OR last_used_time < $2::timestamp - interval '1 minute'
    OR last_used_ip IS DISTINCT FROM $3)`;
