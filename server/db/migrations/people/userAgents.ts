import type { Migration } from '../Migration.ts';

/**
 * Who stands for whom, from when until when. Sessions ask for it without a tenant, so the wall holds for the product's
 * own role alone.
 */
export const userAgents: Migration = {
  id: 710,
  name: 'agents of users',
  sql: `
CREATE TABLE sys_user_agent (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  user_name varchar(100) NOT NULL,
  agent_user_name varchar(100) NOT NULL,
  start_time timestamp(0) NOT NULL,
  end_time timestamp(0) NOT NULL,
  status varchar(1) NOT NULL DEFAULT '1',
  version integer NOT NULL DEFAULT 1,
  create_by varchar(100),
  create_time timestamp(0),
  update_by varchar(100),
  update_time timestamp(0),
  sys_org_code varchar(64)
);
CREATE INDEX ix_sys_user_agent_created ON sys_user_agent (tenant_id, create_time DESC, id DESC);
CREATE INDEX ix_sys_user_agent_agent ON sys_user_agent (tenant_id, agent_user_name);
CREATE INDEX ix_sys_user_agent_user ON sys_user_agent (tenant_id, user_name);

ALTER TABLE sys_user_agent ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_user_agent
  USING (tenant_id = (SELECT current_setting('app.tenant', true)))
  WITH CHECK (tenant_id = (SELECT current_setting('app.tenant', true)));
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON sys_user_agent TO weft_app;
  END IF;
END $$;
`,
};
