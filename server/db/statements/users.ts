export const SELECT_OWN_USER = `SELECT u.id, u.tenant_id, t.name AS tenant_name, u.username, u.realname, u.password_hash,
    u.avatar, u.email, u.phone, u.org_code, u.create_time
  FROM sys_user u JOIN sys_tenant t ON t.id = u.tenant_id WHERE u.id = $1`;

/** Only while the password is still the one that was checked. */
export const UPDATE_PASSWORD = `UPDATE sys_user
  SET password_hash = $3, version = version + 1, update_by = username, update_time = $4::timestamp
  WHERE id = $1 AND password_hash = $2`;

export const UPDATE_OWN_PROFILE = `UPDATE sys_user
  SET realname = $2, phone = $3, email = $4, avatar = $5, version = version + 1, update_by = username,
    update_time = $6::timestamp
  WHERE id = $1`;

export const SELECT_OWN_ROLES = `SELECT r.role_name FROM sys_user_role ur JOIN sys_role r ON r.id = ur.role_id
  WHERE ur.user_id = $1 AND r.tenant_id = $2 ORDER BY r.role_code`;
