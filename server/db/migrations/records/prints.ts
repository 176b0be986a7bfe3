import type { Migration } from '../Migration.ts';

/** Which records were printed by which declaration, by whom and when. It is added to and never changed. */
export const prints: Migration = {
  id: 680,
  name: 'prints of records',
  sql: `
CREATE TABLE sys_print (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36) NOT NULL,
  print varchar(200) NOT NULL,
  record_id varchar(36) NOT NULL,
  create_by varchar(100) NOT NULL,
  create_time timestamp(0) NOT NULL
);
CREATE INDEX ix_sys_print_record ON sys_print (tenant_id, print, record_id, create_time);

ALTER TABLE sys_print ENABLE ROW LEVEL SECURITY;
ALTER TABLE sys_print FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_print
  USING (tenant_id = (SELECT current_setting('app.tenant', true)))
  WITH CHECK (tenant_id = (SELECT current_setting('app.tenant', true)));
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_app') THEN
    GRANT SELECT, INSERT ON sys_print TO weft_app;
  END IF;
END $$;
`,
};
