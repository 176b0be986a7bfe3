import type { Migration } from '../Migration.ts';

/** What became of every record: who wrote which fields, from what to what. It is added to and never changed. */
export const recordHistory: Migration = {
  id: 130,
  name: 'history of records',
  sql: `
-- One index and nothing to look up in another table: every save writes here.
CREATE TABLE sys_record_history (
  tenant_id varchar(36) NOT NULL,
  table_name varchar(63) NOT NULL,
  record_id varchar(36) NOT NULL,
  version integer NOT NULL,
  act varchar(10) NOT NULL,
  changes jsonb NOT NULL,
  via varchar(200),
  create_by varchar(100),
  create_time timestamp(0),
  PRIMARY KEY (tenant_id, table_name, record_id, version)
);

ALTER TABLE sys_record_history ENABLE ROW LEVEL SECURITY;
ALTER TABLE sys_record_history FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_record_history
  USING (tenant_id = (SELECT current_setting('app.tenant', true)))
  WITH CHECK (tenant_id = (SELECT current_setting('app.tenant', true)));
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_app') THEN
    GRANT SELECT, INSERT ON sys_record_history TO weft_app;
  END IF;
END $$;
`,
};
