/** One kind of secrets that are kept sealed: a row each with `id`, `name` and the sealed `secret`. */
export interface SecretTable {
  /** A SELECT of the kept ones; of one tenant where `ofTenant`. */
  select: string;
  /** `$1` id, `$2` the sealed secret anew, `$3` as it was: what was changed meanwhile stays. */
  replace: string;
  /** `$1` id, `$2` the sealed secret that goes. */
  clear: string;
  ofTenant: boolean;
}

export const TENANTS = 'SELECT id FROM sys_tenant ORDER BY id';

export const TOTP_SECRETS: SecretTable = {
  select: `SELECT t.user_id AS id, COALESCE(u.username, t.user_id) AS name, t.secret
    FROM sys_user_totp t LEFT JOIN sys_user u ON u.id = t.user_id ORDER BY 2`,
  replace: 'UPDATE sys_user_totp SET secret = $2 WHERE user_id = $1 AND secret = $3',
  // Recovery codes go with it.
  clear: 'DELETE FROM sys_user_totp WHERE user_id = $1 AND secret = $2',
  ofTenant: false,
};

/** A webhook without a secret delivers nothing, so it is put out of use. */
export const WEBHOOK_SECRETS: SecretTable = {
  select: 'SELECT id, title AS name, secret FROM sys_webhook WHERE tenant_id = $1 AND secret IS NOT NULL ORDER BY 2',
  replace: 'UPDATE sys_webhook SET secret = $2, version = version + 1 WHERE id = $1 AND secret = $3',
  clear: `UPDATE sys_webhook SET secret = NULL, hint = NULL, status = '0', version = version + 1
    WHERE id = $1 AND secret = $2`,
  ofTenant: true,
};

export const SOURCE_SECRETS: SecretTable = {
  select: `SELECT id, name, db_password AS secret FROM sys_data_source
    WHERE tenant_id = $1 AND db_password IS NOT NULL ORDER BY 2`,
  replace: 'UPDATE sys_data_source SET db_password = $2, version = version + 1 WHERE id = $1 AND db_password = $3',
  clear: 'UPDATE sys_data_source SET db_password = NULL, version = version + 1 WHERE id = $1 AND db_password = $2',
  ofTenant: true,
};
