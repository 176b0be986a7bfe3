import type { Migration } from './Migration.ts';

/**
 * Logs as records that a right opens: the security log says whose account and device it was, what people did and what
 * went wrong have tables of their own. Failed sign-ins stand where the account is at home, or with the first tenant.
 */
export const logs: Migration = {
  id: 300,
  name: 'logs',
  sql: `
ALTER TABLE sys_log_security RENAME COLUMN at TO create_time;
ALTER TABLE sys_log_security ADD COLUMN username varchar(100);
ALTER TABLE sys_log_security ADD COLUMN agent varchar(500);
ALTER TABLE sys_log_security ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE sys_log_security ADD COLUMN create_by varchar(100);
ALTER TABLE sys_log_security ADD COLUMN update_by varchar(100);
ALTER TABLE sys_log_security ADD COLUMN update_time timestamp(0);
ALTER TABLE sys_log_security ADD COLUMN sys_org_code varchar(64);
UPDATE sys_log_security l SET username = u.username FROM sys_user u WHERE u.id = l.user_id;
UPDATE sys_log_security SET username = left(detail, 100) WHERE kind IN ('login_failed', 'locked');
UPDATE sys_log_security l SET tenant_id = coalesce((SELECT u.tenant_id FROM sys_user u WHERE u.username = l.username), '1000')
  WHERE tenant_id IS NULL;

CREATE TABLE sys_log_operation (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36) NOT NULL,
  username varchar(100),
  realname varchar(100),
  log_content varchar(500),
  operate_type varchar(10),
  result varchar(10),
  message varchar(500),
  request_type varchar(10),
  request_url varchar(500),
  request_param varchar(2000),
  cost_time integer,
  ip varchar(64),
  agent varchar(500),
  request_id varchar(50),
  version integer NOT NULL DEFAULT 1,
  create_by varchar(100),
  create_time timestamp(0) NOT NULL,
  update_by varchar(100),
  update_time timestamp(0),
  sys_org_code varchar(64)
);
CREATE INDEX ix_sys_log_operation_page ON sys_log_operation (tenant_id, create_time, id);

CREATE TABLE sys_log_exception (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36) NOT NULL,
  username varchar(100),
  realname varchar(100),
  log_content varchar(500),
  detail text,
  request_type varchar(10),
  request_url varchar(500),
  cost_time integer,
  ip varchar(64),
  agent varchar(500),
  request_id varchar(50),
  version integer NOT NULL DEFAULT 1,
  create_by varchar(100),
  create_time timestamp(0) NOT NULL,
  update_by varchar(100),
  update_time timestamp(0),
  sys_org_code varchar(64)
);
CREATE INDEX ix_sys_log_exception_page ON sys_log_exception (tenant_id, create_time, id);

-- Enabled and not forced: the server writes for all tenants at once.
ALTER TABLE sys_log_operation ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_log_operation
  USING (tenant_id = (SELECT current_setting('app.tenant', true)))
  WITH CHECK (tenant_id = (SELECT current_setting('app.tenant', true)));
ALTER TABLE sys_log_exception ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_log_exception
  USING (tenant_id = (SELECT current_setting('app.tenant', true)))
  WITH CHECK (tenant_id = (SELECT current_setting('app.tenant', true)));

DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_app') THEN
    -- To be refused a change in words one must be allowed to hold the row.
    GRANT UPDATE (version) ON sys_log_security, sys_log_operation, sys_log_exception TO weft_app;
    GRANT DELETE ON sys_log_security TO weft_app;
    GRANT SELECT, DELETE ON sys_log_operation, sys_log_exception TO weft_app;
  END IF;
END $$;
`,
};
