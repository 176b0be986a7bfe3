import type { Migration } from '../Migration.ts';

/** Which roles the people of a department hold: read alone, as grants are given elsewhere. */
export const departmentRoles: Migration = {
  id: 750,
  name: 'roles of the people of departments',
  sql: `
-- A view reads with its owner's rights: the tenant is its own condition, and what is above it cannot look before it.
CREATE VIEW sys_depart_role WITH (security_barrier) AS
  SELECT md5(concat(u.org_code, ' ', r.id))::varchar(36) AS id, u.tenant_id, 1 AS version, u.org_code, r.role_name,
    r.role_code, count(*)::integer AS people, NULL::varchar(100) AS create_by, NULL::timestamp(0) AS create_time,
    NULL::varchar(100) AS update_by, NULL::timestamp(0) AS update_time, NULL::varchar(64) AS sys_org_code
  FROM sys_user u JOIN sys_user_role m ON m.user_id = u.id JOIN sys_role r ON r.id = m.role_id AND r.tenant_id = u.tenant_id
  WHERE u.tenant_id = (SELECT current_setting('app.tenant', true)) AND u.status = 1 AND u.org_code <> ''
  GROUP BY u.tenant_id, u.org_code, r.id, r.role_name, r.role_code;

DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_app') THEN
    GRANT SELECT ON sys_depart_role TO weft_app;
  END IF;
END $$;
`,
};
