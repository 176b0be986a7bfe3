import type { Migration } from '../Migration.ts';

/** Changes of many records that were one act: what stands in the history under one name, to be taken back as one. */
export const changeSets: Migration = {
  id: 140,
  name: 'change sets',
  sql: `
CREATE TABLE sys_change_set (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  table_name varchar(63) NOT NULL,
  kind varchar(10) NOT NULL,
  title varchar(200) NOT NULL,
  screen varchar(200),
  permission varchar(200),
  undoes varchar(36),
  undone_by varchar(36),
  added integer NOT NULL DEFAULT 0,
  changed integer NOT NULL DEFAULT 0,
  removed integer NOT NULL DEFAULT 0,
  refusals jsonb NOT NULL DEFAULT '[]',
  create_by varchar(100) NOT NULL,
  create_time timestamp(0) NOT NULL
);
CREATE INDEX ix_sys_change_set_table ON sys_change_set (tenant_id, table_name, create_time DESC, id DESC);
CREATE INDEX ix_sys_change_set_author ON sys_change_set (tenant_id, create_by, create_time DESC, id DESC);

ALTER TABLE sys_record_history ADD COLUMN set_id varchar(36);
CREATE INDEX ix_sys_record_history_set ON sys_record_history (tenant_id, set_id, table_name, record_id)
  WHERE set_id IS NOT NULL;

ALTER TABLE sys_change_set ENABLE ROW LEVEL SECURITY;
ALTER TABLE sys_change_set FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_change_set
  USING (tenant_id = (SELECT current_setting('app.tenant', true)))
  WITH CHECK (tenant_id = (SELECT current_setting('app.tenant', true)));
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_app') THEN
    GRANT SELECT, INSERT, UPDATE ON sys_change_set TO weft_app;
  END IF;
END $$;
`,
};
