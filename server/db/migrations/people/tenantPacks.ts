import type { Migration } from '../Migration.ts';

/**
 * What a tenant may have at all: pages and rights, and roles it begins with. Rights are read from one view, so that
 * nobody of a tenant, its administrators among them, holds what its pack has not.
 */
export const tenantPacks: Migration = {
  id: 780,
  name: 'packs of tenants',
  sql: `
CREATE TABLE sys_tenant_pack (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  pack_name varchar(60) NOT NULL,
  role_ids varchar(2000),
  permission_ids text,
  remarks varchar(200),
  version integer NOT NULL DEFAULT 1,
  create_by varchar(100),
  create_time timestamp(0),
  update_by varchar(100),
  update_time timestamp(0),
  sys_org_code varchar(64),
  CONSTRAINT ux_sys_tenant_pack_name UNIQUE (tenant_id, pack_name)
);
CREATE INDEX ix_sys_tenant_pack_created ON sys_tenant_pack (tenant_id, create_time DESC, id DESC);
-- Enabled and not forced: rights are read before a tenant is known.
ALTER TABLE sys_tenant_pack ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_tenant_pack
  USING (tenant_id = (SELECT current_setting('app.tenant', true)))
  WITH CHECK (tenant_id = (SELECT current_setting('app.tenant', true)));

ALTER TABLE sys_tenant ADD COLUMN pack_id varchar(36) REFERENCES sys_tenant_pack (id);

-- A view reads with its owner's rights. Sign-in reads it before any tenant is known; whoever works in one sees its own.
-- The row 'pack' says that a role of administrators does not hold everything.
CREATE VIEW sys_grant_in_force WITH (security_barrier) AS
  WITH roles AS (
    SELECT r.id, r.role_code, p.id AS pack, string_to_array(p.permission_ids, ',') AS held
    FROM sys_role r JOIN sys_tenant t ON t.id = r.tenant_id LEFT JOIN sys_tenant_pack p ON p.id = t.pack_id
    WHERE coalesce(current_setting('app.tenant', true), '') IN ('', r.tenant_id)
  )
  SELECT g.role_id, g.kind, g.code FROM sys_role_grant g JOIN roles r ON r.id = g.role_id
  WHERE r.pack IS NULL OR g.kind = 'scope' OR concat(g.kind, ':', g.code) = ANY (r.held)
  UNION
  SELECT r.id, split_part(h.id, ':', 1), substr(h.id, strpos(h.id, ':') + 1)
  FROM roles r CROSS JOIN LATERAL unnest(r.held) AS h (id) WHERE r.pack IS NOT NULL AND r.role_code = 'admin'
  UNION
  SELECT r.id, 'pack', r.pack FROM roles r WHERE r.pack IS NOT NULL AND r.role_code = 'admin';

-- Roles of the pack that a tenant has not yet, as they are in the first tenant; those it has are its own to change. And
-- everybody of it acts with other rights from the next request on.
CREATE FUNCTION sys_apply_pack(given varchar) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path FROM CURRENT AS $$
  WITH planted AS (
    INSERT INTO sys_role (id, tenant_id, role_code, role_name, description, home_path, home_priority, second_step)
    SELECT replace(gen_random_uuid()::text, '-', ''), t.id, r.role_code, r.role_name, r.description, r.home_path,
      r.home_priority, r.second_step
    FROM sys_tenant t JOIN sys_tenant_pack p ON p.id = t.pack_id
      JOIN sys_role r ON r.tenant_id = p.tenant_id AND r.id = ANY (string_to_array(p.role_ids, ','))
    WHERE t.id = given AND r.role_code <> 'admin' AND NOT EXISTS (
      SELECT 1 FROM sys_role o WHERE o.tenant_id = t.id AND lower(o.role_code) = lower(r.role_code))
    RETURNING id, role_code
  )
  INSERT INTO sys_role_grant (role_id, kind, code)
  SELECT n.id, g.kind, g.code FROM planted n JOIN sys_tenant t ON t.id = given
    JOIN sys_tenant_pack p ON p.id = t.pack_id
    JOIN sys_role r ON r.tenant_id = p.tenant_id AND r.role_code = n.role_code
    JOIN sys_role_grant g ON g.role_id = r.id;
  UPDATE sys_user SET rights_version = rights_version + 1 WHERE tenant_id = given;
  UPDATE sys_user_tenant SET rights_version = rights_version + 1 WHERE tenant_id = given;
$$;

CREATE FUNCTION sys_pack_given() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM sys_apply_pack(NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER pack_given AFTER INSERT ON sys_tenant
  FOR EACH ROW WHEN (NEW.pack_id IS NOT NULL) EXECUTE FUNCTION sys_pack_given();
CREATE TRIGGER pack_changed AFTER UPDATE OF pack_id ON sys_tenant
  FOR EACH ROW WHEN (OLD.pack_id IS DISTINCT FROM NEW.pack_id) EXECUTE FUNCTION sys_pack_given();

CREATE FUNCTION sys_pack_filled() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM sys_apply_pack(t.id) FROM sys_tenant t WHERE t.pack_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER pack_filled AFTER UPDATE OF role_ids, permission_ids ON sys_tenant_pack
  FOR EACH ROW WHEN ((OLD.role_ids, OLD.permission_ids) IS DISTINCT FROM (NEW.role_ids, NEW.permission_ids))
  EXECUTE FUNCTION sys_pack_filled();

DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON sys_tenant_pack TO weft_app;
    GRANT SELECT ON sys_grant_in_force TO weft_app;
  END IF;
END $$;
REVOKE EXECUTE ON FUNCTION sys_apply_pack(varchar) FROM PUBLIC;
`,
};
