import type { Migration } from './Migration.ts';

/** The categories of a tenant, a tree by `pid`; `0` is the parent of those at the top. */
export const categories: Migration = {
  id: 41,
  name: 'categories',
  sql: `
CREATE TABLE sys_category (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  pid varchar(36) NOT NULL DEFAULT '0',
  name varchar(100) NOT NULL,
  code varchar(100) NOT NULL,
  has_child varchar(3) NOT NULL DEFAULT '0',
  version integer NOT NULL DEFAULT 1,
  create_by varchar(100),
  create_time timestamp(0),
  update_by varchar(100),
  update_time timestamp(0),
  sys_org_code varchar(64),
  CONSTRAINT ux_sys_category_code UNIQUE (tenant_id, code)
);
CREATE INDEX ix_sys_category_pid ON sys_category (tenant_id, pid);

ALTER TABLE sys_category ENABLE ROW LEVEL SECURITY;
ALTER TABLE sys_category FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_category
  USING (tenant_id = (SELECT current_setting('app.tenant', true)))
  WITH CHECK (tenant_id = (SELECT current_setting('app.tenant', true)));

DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON sys_category TO weft_app;
  END IF;
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_report') THEN
    GRANT SELECT ON sys_category TO weft_report;
  END IF;
END $$;
`,
};
