import type { Migration } from './Migration.ts';

/**
 * Announcements, and who they went to: a row for each chosen receiver from the release on, and one for everybody
 * else who has read what was for all.
 */
export const announcements: Migration = {
  id: 60,
  name: 'announcements',
  sql: `
CREATE TABLE sys_announcement (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  titile varchar(100) NOT NULL,
  msg_abstract varchar(200),
  msg_content text,
  start_time timestamp(0),
  end_time timestamp(0),
  sender varchar(100),
  priority varchar(10) NOT NULL DEFAULT 'L',
  msg_category varchar(10) NOT NULL DEFAULT '1',
  msg_type varchar(10) NOT NULL DEFAULT 'ALL',
  user_ids varchar(4000),
  send_status varchar(10) NOT NULL DEFAULT '0',
  send_time timestamp(0),
  cancel_time timestamp(0),
  bus_type varchar(50),
  bus_id varchar(50),
  open_type varchar(20),
  open_page varchar(255),
  version integer NOT NULL DEFAULT 1,
  create_by varchar(100),
  create_time timestamp(0),
  update_by varchar(100),
  update_time timestamp(0),
  sys_org_code varchar(64)
);
CREATE INDEX ix_sys_announcement_sent ON sys_announcement (tenant_id, send_status, send_time);

CREATE TABLE sys_announcement_send (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  annt_id varchar(36) NOT NULL REFERENCES sys_announcement (id) ON DELETE CASCADE,
  user_id varchar(36) NOT NULL REFERENCES sys_user (id) ON DELETE CASCADE,
  read_flag varchar(1) NOT NULL DEFAULT '0',
  read_time timestamp(0),
  CONSTRAINT ux_sys_announcement_send UNIQUE (annt_id, user_id)
);
CREATE INDEX ix_sys_announcement_send_user ON sys_announcement_send (user_id);

DO $$
DECLARE
  walled text;
BEGIN
  FOREACH walled IN ARRAY ARRAY['sys_announcement', 'sys_announcement_send'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', walled);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', walled);
    EXECUTE format('CREATE POLICY tenant_wall ON %I
      USING (tenant_id = (SELECT current_setting(''app.tenant'', true)))
      WITH CHECK (tenant_id = (SELECT current_setting(''app.tenant'', true)))', walled);
    IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_app') THEN
      EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO weft_app', walled);
    END IF;
  END LOOP;
END $$;
`,
};
