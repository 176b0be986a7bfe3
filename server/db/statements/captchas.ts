export const SWEEP_CAPTCHAS = 'DELETE FROM sys_captcha WHERE expires_at <= $1';

export const KEEP_CAPTCHA = `INSERT INTO sys_captcha (key, answer_hash, expires_at) VALUES ($1, $2, $3)
  ON CONFLICT (key) DO UPDATE SET answer_hash = excluded.answer_hash, expires_at = excluded.expires_at`;

export const TAKE_CAPTCHA = 'DELETE FROM sys_captcha WHERE key = $1 RETURNING answer_hash, expires_at';
