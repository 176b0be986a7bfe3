import type { Migration } from './Migration.ts';

/**
 * The two roles and what they may see. Managed databases may refuse any of it: what was refused is written to
 * `sys_setting` under `wall.*`; what holds in effect `verifyRls` tries.
 */
export const rowLevelSecurity: Migration = {
  id: 2,
  name: 'roles and walls',
  sql: `
DO $$
DECLARE
  wanted text;
BEGIN
  FOREACH wanted IN ARRAY ARRAY['weft_app', 'weft_report'] LOOP
    BEGIN
      IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = wanted) THEN
        EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOBYPASSRLS NOINHERIT', wanted);
      END IF;
    EXCEPTION
      WHEN duplicate_object OR unique_violation THEN NULL;
      WHEN insufficient_privilege THEN
        INSERT INTO sys_setting (key, value) VALUES ('wall.create.' || wanted, SQLERRM);
    END;
    BEGIN
      IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
        EXECUTE format('GRANT %I TO CURRENT_USER', wanted);
      END IF;
    EXCEPTION WHEN others THEN
      INSERT INTO sys_setting (key, value) VALUES ('wall.member.' || wanted, SQLERRM);
    END;
    IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = wanted) THEN
      BEGIN
        EXECUTE format('GRANT USAGE ON SCHEMA %I TO %I', current_schema(), wanted);
      EXCEPTION WHEN insufficient_privilege THEN
        INSERT INTO sys_setting (key, value) VALUES ('wall.schema.' || wanted, SQLERRM);
      END;
    END IF;
  END LOOP;
END $$;

-- Where the login is no superuser this only warns; the gate before report SQL is the wall there.
REVOKE EXECUTE ON FUNCTION pg_catalog.set_config(text, text, boolean) FROM PUBLIC;

-- Enabled and not forced: sign-in runs as the owner, before any tenant is known.
ALTER TABLE sys_user ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_user
  USING (tenant_id = (SELECT current_setting('app.tenant', true)))
  WITH CHECK (tenant_id = (SELECT current_setting('app.tenant', true)));
ALTER TABLE sys_role ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_role
  USING (tenant_id = (SELECT current_setting('app.tenant', true)))
  WITH CHECK (tenant_id = (SELECT current_setting('app.tenant', true)));
ALTER TABLE sys_user_role ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_user_role
  USING (EXISTS (SELECT 1 FROM sys_role r WHERE r.id = role_id) AND EXISTS (SELECT 1 FROM sys_user u WHERE u.id = user_id));
ALTER TABLE sys_role_grant ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_role_grant
  USING (EXISTS (SELECT 1 FROM sys_role r WHERE r.id = role_id));
ALTER TABLE sys_log_security ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_log_security
  USING (tenant_id = (SELECT current_setting('app.tenant', true)))
  WITH CHECK (tenant_id = (SELECT current_setting('app.tenant', true)));
-- A dictionary without a tenant is everybody's to read and nobody's to write.
ALTER TABLE sys_dict ENABLE ROW LEVEL SECURITY;
CREATE POLICY shared_read ON sys_dict FOR SELECT USING (tenant_id IS NULL);
CREATE POLICY tenant_wall ON sys_dict
  USING (tenant_id = (SELECT current_setting('app.tenant', true)))
  WITH CHECK (tenant_id = (SELECT current_setting('app.tenant', true)));
ALTER TABLE sys_dict_item ENABLE ROW LEVEL SECURITY;
CREATE POLICY shared_read ON sys_dict_item FOR SELECT
  USING (EXISTS (SELECT 1 FROM sys_dict d WHERE d.id = dict_id));
CREATE POLICY tenant_wall ON sys_dict_item
  USING (EXISTS (SELECT 1 FROM sys_dict d WHERE d.id = dict_id AND d.tenant_id IS NOT NULL));

-- Two rows of two tenants that belong to nobody: what the start-up check tries to reach.
CREATE TABLE sys_wall_probe (id varchar(36) PRIMARY KEY, tenant_id varchar(36) NOT NULL);
INSERT INTO sys_wall_probe VALUES ('a', '~a'), ('b', '~b');
ALTER TABLE sys_wall_probe ENABLE ROW LEVEL SECURITY;
ALTER TABLE sys_wall_probe FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_wall_probe
  USING (tenant_id = (SELECT current_setting('app.tenant', true)))
  WITH CHECK (tenant_id = (SELECT current_setting('app.tenant', true)));

DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON sys_wall_probe TO weft_app;
    GRANT SELECT (id, tenant_id, username, realname, status, avatar, email, phone, org_code, rights_version, version,
      create_by, create_time, update_by, update_time, sys_org_code) ON sys_user TO weft_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON sys_role, sys_user_role, sys_role_grant, sys_dict, sys_dict_item,
      sys_idempotency TO weft_app;
    GRANT SELECT, INSERT ON sys_log_security TO weft_app;
  END IF;
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_report') THEN
    GRANT SELECT (id, tenant_id, username, realname, status, org_code, create_time, sys_org_code) ON sys_user TO weft_report;
    GRANT SELECT ON sys_dict, sys_dict_item, sys_wall_probe TO weft_report;
  END IF;
END $$;
`,
};
