export const INSERT_TENANT = 'INSERT INTO sys_tenant (id, name) VALUES ($1, $2)';

export const INSERT_ROLE = 'INSERT INTO sys_role (id, tenant_id, role_code, role_name) VALUES ($1, $2, $3, $4)';

export const INSERT_USER = `INSERT INTO sys_user (id, tenant_id, username, realname, password_hash, org_code, create_by, create_time)
  VALUES ($1, $2, $3, $4, $5, 'A01', 'system', $6::timestamp)`;

export const INSERT_MEMBER = `INSERT INTO sys_user_role (user_id, role_id)
  SELECT $1, id FROM sys_role WHERE tenant_id = $2 AND role_code = $3`;

export const INSERT_GRANT = `INSERT INTO sys_role_grant (role_id, kind, code)
  SELECT id, $3, $4 FROM sys_role WHERE tenant_id = $1 AND role_code = $2 ON CONFLICT DO NOTHING`;

export const SELECT_TENANT = 'SELECT 1 AS found FROM sys_tenant WHERE id = $1';
