import type { Migration } from './Migration.ts';

/** What is told of a person in pickers, and the positions of a tenant. */
export const staff: Migration = {
  id: 6,
  name: 'staff',
  sql: `
ALTER TABLE sys_user ADD COLUMN sex integer;
ALTER TABLE sys_user ADD COLUMN birthday date;

CREATE TABLE sys_position (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  code varchar(64) NOT NULL,
  name varchar(100) NOT NULL,
  post_rank varchar(10),
  version integer NOT NULL DEFAULT 1,
  create_by varchar(100),
  create_time timestamp(0),
  update_by varchar(100),
  update_time timestamp(0),
  sys_org_code varchar(64),
  CONSTRAINT ux_sys_position_code UNIQUE (tenant_id, code)
);

ALTER TABLE sys_position ENABLE ROW LEVEL SECURITY;
ALTER TABLE sys_position FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_position
  USING (tenant_id = (SELECT current_setting('app.tenant', true)))
  WITH CHECK (tenant_id = (SELECT current_setting('app.tenant', true)));

DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_app') THEN
    GRANT SELECT (sex, birthday) ON sys_user TO weft_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON sys_position TO weft_app;
  END IF;
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_report') THEN
    GRANT SELECT ON sys_position TO weft_report;
  END IF;
END $$;
`,
};
