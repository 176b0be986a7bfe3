export const INSERT_SECURITY_ENTRY = `INSERT INTO sys_log_security (id, at, user_id, tenant_id, kind, detail, ip)
  VALUES ($1, $2::timestamp, $3, $4, $5, $6, $7)`;
