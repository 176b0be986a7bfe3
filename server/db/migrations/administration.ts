import type { Migration } from './Migration.ts';

/**
 * What administering people asks of the tables: further columns of users, roles, departments and tenants, who may write
 * them, guests from other tenants, the epoch a user's sessions must be of, what a session previews, and the
 * sessions as rows of a list. Tenants belong to the first one: nobody else sees them.
 */
export const administration: Migration = {
  id: 90,
  name: 'administration',
  sql: `
ALTER TABLE sys_user ADD COLUMN work_no varchar(50);
ALTER TABLE sys_user ADD COLUMN telephone varchar(50);
ALTER TABLE sys_user ADD COLUMN post varchar(1000);
ALTER TABLE sys_user ADD COLUMN session_epoch integer NOT NULL DEFAULT 0;
CREATE POLICY guests ON sys_user FOR SELECT USING (EXISTS (
  SELECT 1 FROM sys_user_tenant m WHERE m.user_id = sys_user.id AND m.tenant_id = (SELECT current_setting('app.tenant', true))));

ALTER TABLE sys_role ADD COLUMN description varchar(200);
ALTER TABLE sys_role ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE sys_role ADD COLUMN create_by varchar(100);
ALTER TABLE sys_role ADD COLUMN create_time timestamp(0);
ALTER TABLE sys_role ADD COLUMN update_by varchar(100);
ALTER TABLE sys_role ADD COLUMN update_time timestamp(0);
ALTER TABLE sys_role ADD COLUMN sys_org_code varchar(64);

-- The top is '0', as in every tree of records; a tree keeps its own order, so the database need not.
ALTER TABLE sys_depart DROP CONSTRAINT sys_depart_parent_id_fkey;
UPDATE sys_depart SET parent_id = '0' WHERE parent_id IS NULL;
ALTER TABLE sys_depart ALTER COLUMN parent_id SET DEFAULT '0';
ALTER TABLE sys_depart ADD COLUMN has_child varchar(3) NOT NULL DEFAULT '0';
UPDATE sys_depart d SET has_child = '1' WHERE EXISTS (SELECT 1 FROM sys_depart c WHERE c.parent_id = d.id);
ALTER TABLE sys_depart ADD COLUMN org_category varchar(10) NOT NULL DEFAULT '2';
ALTER TABLE sys_depart ADD COLUMN director_user_ids varchar(4000);
ALTER TABLE sys_depart ADD COLUMN mobile varchar(50);
ALTER TABLE sys_depart ADD COLUMN address varchar(200);
ALTER TABLE sys_depart ADD COLUMN memo varchar(500);

ALTER TABLE sys_user_depart ALTER COLUMN tenant_id SET DEFAULT current_setting('app.tenant', true);

ALTER TABLE sys_tenant ADD COLUMN tenant_id varchar(36) NOT NULL DEFAULT '1000';
ALTER TABLE sys_tenant ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE sys_tenant ADD COLUMN create_by varchar(100);
ALTER TABLE sys_tenant ADD COLUMN create_time timestamp(0);
ALTER TABLE sys_tenant ADD COLUMN update_by varchar(100);
ALTER TABLE sys_tenant ADD COLUMN update_time timestamp(0);
ALTER TABLE sys_tenant ADD COLUMN sys_org_code varchar(64);
ALTER TABLE sys_tenant ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_tenant
  USING (tenant_id = (SELECT current_setting('app.tenant', true)))
  WITH CHECK (tenant_id = (SELECT current_setting('app.tenant', true)));

ALTER TABLE sys_user_tenant ADD COLUMN rights_version integer NOT NULL DEFAULT 0;
ALTER TABLE sys_user_tenant ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_user_tenant
  USING (tenant_id = (SELECT current_setting('app.tenant', true)))
  WITH CHECK (tenant_id = (SELECT current_setting('app.tenant', true)));

ALTER TABLE sys_third_account ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_third_account
  USING (EXISTS (SELECT 1 FROM sys_user u
    WHERE u.id = user_id AND u.tenant_id = (SELECT current_setting('app.tenant', true))));

ALTER TABLE sys_session ADD COLUMN preview varchar(50);
ALTER TABLE sys_session ADD COLUMN epoch integer NOT NULL DEFAULT 0;

-- A view reads with its owner's rights: the tenant is its own condition, and what is above it cannot look before it.
CREATE VIEW sys_online WITH (security_barrier) AS
  SELECT s.token_hash AS id, s.tenant_id, 1 AS version, u.username, u.realname, u.phone, s.org_code AS sys_org_code,
    s.ip, s.agent, s.last_used_at, s.expires_at, u.username AS create_by, u.username AS update_by,
    to_timestamp(s.created_at / 1000.0)::timestamp(0) AS create_time,
    to_timestamp(s.last_used_at / 1000.0)::timestamp(0) AS update_time
  FROM sys_session s JOIN sys_user u ON u.id = s.user_id
  WHERE s.tenant_id = (SELECT current_setting('app.tenant', true))
    AND s.revoked_at IS NULL AND u.status = 1 AND s.epoch = u.session_epoch;

DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_app') THEN
    GRANT SELECT (work_no, telephone, post) ON sys_user TO weft_app;
    -- A password can be written and never be read.
    GRANT INSERT (id, tenant_id, username, realname, password_hash, status, avatar, email, phone, org_code, sex, birthday,
      work_no, telephone, post, version, create_by, create_time, sys_org_code) ON sys_user TO weft_app;
    GRANT SELECT (session_epoch) ON sys_user TO weft_app;
    GRANT UPDATE (username, realname, password_hash, status, avatar, email, phone, org_code, sex, birthday, work_no,
      telephone, post, session_epoch, rights_version, version, update_by, update_time) ON sys_user TO weft_app;
    GRANT DELETE ON sys_user TO weft_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON sys_tenant TO weft_app;
    GRANT SELECT ON sys_user_tenant TO weft_app;
    GRANT UPDATE (rights_version) ON sys_user_tenant TO weft_app;
    GRANT SELECT (user_id, provider) ON sys_third_account TO weft_app;
    GRANT DELETE ON sys_third_account TO weft_app;
    GRANT SELECT ON sys_online TO weft_app;
  END IF;
END $$;
`,
};
