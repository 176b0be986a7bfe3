import type { Migration } from '../Migration.ts';

/**
 * Keys other programs call with, each acting for one role until it expires or is revoked. Of a key the hash is kept
 * alone, and nobody reads even that as a tenant; one that was not issued yet opens nothing.
 */
export const apiKeys: Migration = {
  id: 620,
  name: 'api keys',
  sql: `
CREATE TABLE sys_api_key (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  title varchar(60) NOT NULL,
  role_id varchar(36) NOT NULL REFERENCES sys_role (id) ON DELETE CASCADE,
  key_hash varchar(64),
  hint varchar(12),
  status varchar(1) NOT NULL DEFAULT '0',
  expire_time timestamp(0) NOT NULL,
  last_used_time timestamp(0),
  last_used_ip varchar(64),
  version integer NOT NULL DEFAULT 1,
  create_by varchar(100),
  create_time timestamp(0),
  update_by varchar(100),
  update_time timestamp(0),
  sys_org_code varchar(64),
  CONSTRAINT ux_sys_api_key_hash UNIQUE (key_hash)
);
CREATE INDEX ix_sys_api_key_created ON sys_api_key (tenant_id, create_time DESC, id DESC);
CREATE INDEX ix_sys_api_key_role ON sys_api_key (role_id);

ALTER TABLE sys_api_key ENABLE ROW LEVEL SECURITY;
ALTER TABLE sys_api_key FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_api_key
  USING (tenant_id = (SELECT current_setting('app.tenant', true)))
  WITH CHECK (tenant_id = (SELECT current_setting('app.tenant', true)));
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_app') THEN
    GRANT SELECT (id, tenant_id, title, role_id, hint, status, expire_time, last_used_time, last_used_ip, version,
      create_by, create_time, update_by, update_time, sys_org_code) ON sys_api_key TO weft_app;
    GRANT INSERT, UPDATE, DELETE ON sys_api_key TO weft_app;
  END IF;
END $$;
`,
};
