import type { Migration } from './Migration.ts';

/** Departments a person may work in besides the one of their account. */
export const userDepartments: Migration = {
  id: 50,
  name: 'departments of users',
  sql: `
CREATE TABLE sys_user_depart (
  user_id varchar(36) NOT NULL REFERENCES sys_user (id) ON DELETE CASCADE,
  depart_id varchar(36) NOT NULL REFERENCES sys_depart (id) ON DELETE CASCADE,
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  PRIMARY KEY (user_id, depart_id)
);
CREATE INDEX ix_sys_user_depart_depart ON sys_user_depart (depart_id);

ALTER TABLE sys_user_depart ENABLE ROW LEVEL SECURITY;
ALTER TABLE sys_user_depart FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_user_depart
  USING (tenant_id = (SELECT current_setting('app.tenant', true)))
  WITH CHECK (tenant_id = (SELECT current_setting('app.tenant', true)));

DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON sys_user_depart TO weft_app;
  END IF;
END $$;
`,
};
