import type { Migration } from '../Migration.ts';

/** Other databases that reports may read; the password is sealed by the key of the environment. */
export const dataSources: Migration = {
  id: 740,
  name: 'data sources',
  sql: `
CREATE TABLE sys_data_source (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  code varchar(40) NOT NULL,
  name varchar(60) NOT NULL,
  db_type varchar(2) NOT NULL,
  host varchar(253) NOT NULL,
  port integer NOT NULL,
  db_name varchar(64) NOT NULL,
  db_username varchar(64) NOT NULL,
  db_password text,
  tls varchar(1) NOT NULL DEFAULT '0',
  time_limit integer NOT NULL DEFAULT 10,
  remark text,
  version integer NOT NULL DEFAULT 1,
  create_by varchar(100),
  create_time timestamp(0),
  update_by varchar(100),
  update_time timestamp(0),
  sys_org_code varchar(64),
  CONSTRAINT ux_sys_data_source_code UNIQUE (tenant_id, code)
);
CREATE INDEX ix_sys_data_source_created ON sys_data_source (tenant_id, create_time DESC, id DESC);
ALTER TABLE sys_data_source ENABLE ROW LEVEL SECURITY;
ALTER TABLE sys_data_source FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_data_source
  USING (tenant_id = (SELECT current_setting('app.tenant', true)))
  WITH CHECK (tenant_id = (SELECT current_setting('app.tenant', true)));
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON sys_data_source TO weft_app;
  END IF;
END $$;
`,
};
