export const SELECT_USER_FOR_LOGIN = `SELECT u.id, u.tenant_id, t.name AS tenant_name, u.username, u.realname, u.password_hash, u.avatar,
    u.email, u.phone, u.org_code
  FROM sys_user u JOIN sys_tenant t ON t.id = u.tenant_id
  WHERE u.username = $1 AND u.status = 1 AND t.status = 1`;
