import type { Migration } from './Migration.ts';

/** Views of lists and named queries: one person's, a role's, or everybody's of the tenant. */
export const views: Migration = {
  id: 120,
  name: 'views of lists',
  sql: `
CREATE TABLE sys_view (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  list_code varchar(200) NOT NULL,
  kind varchar(10) NOT NULL,
  title varchar(50) NOT NULL,
  scope varchar(10) NOT NULL,
  owner_id varchar(36) REFERENCES sys_user (id) ON DELETE CASCADE,
  role_id varchar(36) REFERENCES sys_role (id) ON DELETE CASCADE,
  is_default boolean NOT NULL DEFAULT false,
  rank integer NOT NULL DEFAULT 0,
  definition jsonb NOT NULL,
  titles jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  create_by varchar(100),
  create_time timestamp(0),
  update_by varchar(100),
  update_time timestamp(0),
  sys_org_code varchar(64),
  CONSTRAINT ck_sys_view_scope CHECK (
    (scope = 'mine' AND owner_id IS NOT NULL AND role_id IS NULL)
    OR (scope = 'role' AND owner_id IS NULL AND role_id IS NOT NULL)
    OR (scope = 'all' AND owner_id IS NULL AND role_id IS NULL)
  )
);
CREATE UNIQUE INDEX ux_sys_view_title ON sys_view
  (tenant_id, list_code, kind, coalesce(owner_id, ''), coalesce(role_id, ''), title);
CREATE INDEX ix_sys_view_owner ON sys_view (owner_id);
CREATE INDEX ix_sys_view_role ON sys_view (role_id);

ALTER TABLE sys_view ENABLE ROW LEVEL SECURITY;
ALTER TABLE sys_view FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_view
  USING (tenant_id = (SELECT current_setting('app.tenant', true)))
  WITH CHECK (tenant_id = (SELECT current_setting('app.tenant', true)));
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON sys_view TO weft_app;
  END IF;
END $$;
`,
};
