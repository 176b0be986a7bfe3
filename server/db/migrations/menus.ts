import type { Migration } from './Migration.ts';

/**
 * The menu of the declarations as each tenant's records, with what its administrators say otherwise: `overrides` names
 * what is theirs, everything else follows the files. Who holds an entry is looked up and never kept.
 */
export const menus: Migration = {
  id: 560,
  name: 'menus',
  sql: `
CREATE TABLE sys_menu (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  code varchar(400) NOT NULL,
  parent_id varchar(36) NOT NULL DEFAULT '0',
  has_child varchar(3) NOT NULL DEFAULT '0',
  title varchar(100) NOT NULL,
  icon varchar(60),
  sort_no integer NOT NULL DEFAULT 0,
  hidden varchar(1) NOT NULL DEFAULT '0',
  kind varchar(10) NOT NULL,
  path varchar(500),
  component varchar(500),
  keep_alive varchar(1),
  always_show varchar(1),
  perms varchar(400),
  grant_kind varchar(10),
  grant_code varchar(400),
  changed varchar(1) NOT NULL DEFAULT '0',
  overrides varchar(100) NOT NULL DEFAULT '',
  changes varchar(1000),
  version integer NOT NULL DEFAULT 1,
  create_by varchar(100),
  create_time timestamp(0),
  update_by varchar(100),
  update_time timestamp(0),
  sys_org_code varchar(64),
  CONSTRAINT ux_sys_menu_code UNIQUE (tenant_id, code)
);
CREATE INDEX ix_sys_menu_parent ON sys_menu (tenant_id, parent_id, sort_no);
CREATE INDEX ix_sys_menu_changed ON sys_menu (tenant_id) WHERE changed = '1';

-- A view reads with its owner's rights: the tenant is its own condition, and what is above it cannot look before it.
CREATE VIEW sys_menu_role WITH (security_barrier) AS
  SELECT m.id AS menu_id, coalesce(r.role_name, '所有人') AS role_name
  FROM sys_menu m
    LEFT JOIN sys_role_grant g ON g.kind = m.grant_kind AND g.code = m.grant_code
    LEFT JOIN sys_role r ON r.id = g.role_id AND r.tenant_id = m.tenant_id
  WHERE m.tenant_id = (SELECT current_setting('app.tenant', true)) AND (r.id IS NOT NULL OR m.grant_kind = 'all');

ALTER TABLE sys_menu ENABLE ROW LEVEL SECURITY;
ALTER TABLE sys_menu FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_menu
  USING (tenant_id = (SELECT current_setting('app.tenant', true)))
  WITH CHECK (tenant_id = (SELECT current_setting('app.tenant', true)));
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON sys_menu TO weft_app;
    GRANT SELECT ON sys_menu_role TO weft_app;
  END IF;
END $$;
`,
};
