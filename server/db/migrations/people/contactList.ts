import type { Migration } from '../Migration.ts';

/** Whoever may sign in, with what colleagues look up: a table of its own to read, and nothing to write. */
export const contactList: Migration = {
  id: 670,
  name: 'people to look up',
  sql: `
-- A view reads with its owner's rights: the tenant is its own condition, and what is above it cannot look before it.
CREATE VIEW sys_contact WITH (security_barrier) AS
  SELECT u.id, u.tenant_id, u.version, u.avatar, u.realname, u.org_code, u.post, u.phone, u.telephone, u.email,
    u.create_by, u.create_time, NULL::varchar(100) AS update_by, NULL::timestamp(0) AS update_time, u.sys_org_code
  FROM sys_user u
  WHERE u.tenant_id = (SELECT current_setting('app.tenant', true)) AND u.status = 1;

DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_app') THEN
    GRANT SELECT ON sys_contact TO weft_app;
  END IF;
END $$;
`,
};
