import type { Migration } from '../Migration.ts';

/**
 * Removed users, whole, until somebody takes them back or removes them for good. A trigger keeps them, so that the
 * password is never read by whoever removes, and who changed them last removed them.
 */
export const userBin: Migration = {
  id: 630,
  name: 'recycle bin of users',
  sql: `
CREATE TABLE sys_user_bin (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  username varchar(100) NOT NULL,
  realname varchar(100),
  phone varchar(50),
  email varchar(100),
  org_code varchar(64),
  roles varchar(2000),
  role_ids text,
  depart_ids text,
  kept jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  create_by varchar(100),
  create_time timestamp(0),
  update_by varchar(100),
  update_time timestamp(0),
  sys_org_code varchar(64)
);
CREATE INDEX ix_sys_user_bin_created ON sys_user_bin (tenant_id, create_time DESC, id DESC);

CREATE FUNCTION sys_keep_user() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO sys_user_bin (id, tenant_id, username, realname, phone, email, org_code, roles, role_ids, depart_ids, kept,
    create_by, create_time)
  VALUES (OLD.id, OLD.tenant_id, OLD.username, OLD.realname, OLD.phone, OLD.email, OLD.org_code,
    (SELECT left(string_agg(r.role_name, '、' ORDER BY r.role_code), 2000)
      FROM sys_user_role m JOIN sys_role r ON r.id = m.role_id WHERE m.user_id = OLD.id),
    (SELECT string_agg(m.role_id, ',') FROM sys_user_role m WHERE m.user_id = OLD.id),
    (SELECT string_agg(d.depart_id, ',') FROM sys_user_depart d WHERE d.user_id = OLD.id),
    to_jsonb(OLD),
    OLD.update_by, coalesce(OLD.update_time, localtimestamp(0)))
  ON CONFLICT (id) DO UPDATE SET kept = EXCLUDED.kept, roles = EXCLUDED.roles, role_ids = EXCLUDED.role_ids,
    depart_ids = EXCLUDED.depart_ids, create_by = EXCLUDED.create_by, create_time = EXCLUDED.create_time;
  RETURN OLD;
END $$;
CREATE TRIGGER keep_user BEFORE DELETE ON sys_user FOR EACH ROW EXECUTE FUNCTION sys_keep_user();

ALTER TABLE sys_user_bin ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_user_bin
  USING (tenant_id = (SELECT current_setting('app.tenant', true)))
  WITH CHECK (tenant_id = (SELECT current_setting('app.tenant', true)));
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_app') THEN
    GRANT SELECT (id, tenant_id, username, realname, phone, email, org_code, roles, role_ids, version, create_by,
      create_time, update_by, update_time, sys_org_code) ON sys_user_bin TO weft_app;
    -- To hold a row while it is removed.
    GRANT UPDATE (version), DELETE ON sys_user_bin TO weft_app;
  END IF;
END $$;
`,
};
