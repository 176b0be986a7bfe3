import type { Migration } from './Migration.ts';

/** The departments of a tenant, a tree by `parent_id`. */
export const departments: Migration = {
  id: 3,
  name: 'departments',
  sql: `
CREATE TABLE sys_depart (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  parent_id varchar(36) REFERENCES sys_depart (id),
  depart_name varchar(100) NOT NULL,
  org_code varchar(64) NOT NULL,
  depart_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  create_by varchar(100),
  create_time timestamp(0),
  update_by varchar(100),
  update_time timestamp(0),
  sys_org_code varchar(64),
  CONSTRAINT ux_sys_depart_code UNIQUE (tenant_id, org_code)
);
CREATE INDEX ix_sys_depart_parent ON sys_depart (parent_id);

ALTER TABLE sys_depart ENABLE ROW LEVEL SECURITY;
ALTER TABLE sys_depart FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_depart
  USING (tenant_id = (SELECT current_setting('app.tenant', true)))
  WITH CHECK (tenant_id = (SELECT current_setting('app.tenant', true)));

DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON sys_depart TO weft_app;
  END IF;
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_report') THEN
    GRANT SELECT ON sys_depart TO weft_report;
  END IF;
END $$;
`,
};
