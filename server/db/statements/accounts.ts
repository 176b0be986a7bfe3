export const SELECT_OWN_USER = `SELECT u.id, u.tenant_id, t.name AS tenant_name, u.username, u.realname, u.password_hash,
    u.avatar, u.email, u.phone, u.confirmed_phone, u.confirmed_email, u.org_code, u.create_time
  FROM sys_user u JOIN sys_tenant t ON t.id = u.tenant_id WHERE u.id = $1`;

/** Only while the password is still the one that was checked. */
export const UPDATE_PASSWORD = `UPDATE sys_user
  SET password_hash = $3, version = version + 1, update_by = username, update_time = $4::timestamp
  WHERE id = $1 AND password_hash = $2`;

export const UPDATE_OWN_PROFILE = `UPDATE sys_user
  SET realname = $2, phone = $3, confirmed_phone = $7, email = $4, confirmed_email = $8, avatar = $5, version = version + 1, update_by = username,
    update_time = $6::timestamp
  WHERE id = $1`;

export const SELECT_OWN_ROLES = `SELECT r.role_name FROM sys_user_role ur JOIN sys_role r ON r.id = ur.role_id
  WHERE ur.user_id = $1 AND r.tenant_id = $2 ORDER BY r.role_code`;

export const INSERT_TENANT = 'INSERT INTO sys_tenant (id, name) VALUES ($1, $2)';

export const INSERT_ROLE =
  'INSERT INTO sys_role (id, tenant_id, role_code, role_name) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING';

export const TENANTS_WITHOUT_ROLE = `SELECT t.id FROM sys_tenant t WHERE NOT EXISTS (
    SELECT 1 FROM sys_role r WHERE r.tenant_id = t.id AND lower(r.role_code) = lower($1)) ORDER BY t.id`;

export const INSERT_USER = `INSERT INTO sys_user (id, tenant_id, username, realname, password_hash, org_code, create_by, create_time)
  VALUES ($1, $2, $3, $4, $5, 'A01', 'system', $6::timestamp)`;

export const INSERT_MEMBER = `INSERT INTO sys_user_role (user_id, role_id)
  SELECT $1, id FROM sys_role WHERE tenant_id = $2 AND role_code = $3`;

export const SELECT_ROLE = 'SELECT 1 AS found FROM sys_role WHERE tenant_id = $1 AND role_code = $2';

export const INSERT_GRANTS = `INSERT INTO sys_role_grant (role_id, kind, code)
  SELECT id, $3, unnest($4::text[]) FROM sys_role WHERE tenant_id = $1 AND role_code = $2 ON CONFLICT DO NOTHING`;

export const SELECT_TENANT = 'SELECT 1 AS found FROM sys_tenant WHERE id = $1';

export const DELETE_IDENTITIES = 'DELETE FROM sys_third_account WHERE user_id = $1';

// People of the first tenant ($2) who work in another one ($1) as guests.
const GUESTS = `FROM sys_user_tenant m JOIN sys_user u ON u.id = m.user_id AND u.tenant_id = $2
  WHERE m.tenant_id = $1 AND u.tenant_id <> m.tenant_id`;
export const SELECT_TENANT_MEMBERS = `SELECT u.id ${GUESTS} ORDER BY u.username`;
export const SELECT_TENANT_ADMINS = `SELECT u.id ${GUESTS} AND EXISTS (
    SELECT 1 FROM sys_user_role x JOIN sys_role r ON r.id = x.role_id
    WHERE x.user_id = u.id AND r.tenant_id = $1 AND r.role_code = 'admin')
  ORDER BY u.username`;
export const ADD_TENANT_MEMBERS = `INSERT INTO sys_user_tenant (user_id, tenant_id)
  SELECT u.id, t.id FROM sys_user u, sys_tenant t WHERE t.id = $1 AND u.id = any($2) AND u.tenant_id = $3`;
export const DELETE_TENANT_MEMBERS = 'DELETE FROM sys_user_tenant WHERE tenant_id = $1 AND user_id = any($2)';
export const DELETE_TENANT_ROLES = `DELETE FROM sys_user_role
  WHERE user_id = any($2) AND role_id IN (SELECT id FROM sys_role WHERE tenant_id = $1)`;
export const GIVE_ADMIN_ROLE = `INSERT INTO sys_user_role (user_id, role_id)
  SELECT u.id, r.id FROM sys_user u, sys_role r
  WHERE u.id = any($2) AND r.tenant_id = $1 AND r.role_code = 'admin' ON CONFLICT DO NOTHING`;
export const TAKE_ADMIN_ROLE = `DELETE FROM sys_user_role
  WHERE user_id = any($2) AND role_id IN (SELECT id FROM sys_role WHERE tenant_id = $1 AND role_code = 'admin')`;
