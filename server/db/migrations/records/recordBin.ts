import type { Migration } from '../Migration.ts';

/**
 * Removed records of models that ask for it, whole and out of their table, so that everything said of the table stays
 * true. `kept`: `row` and, by `<table>.<column>`, the rows that went with it; `types`: what their columns were.
 */
export const recordBin: Migration = {
  id: 650,
  name: 'recycle bin of records',
  sql: `
CREATE TABLE sys_record_bin (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  table_name varchar(63) NOT NULL,
  record_id varchar(36) NOT NULL,
  types jsonb NOT NULL,
  kept jsonb NOT NULL,
  create_by varchar(100) NOT NULL,
  create_time timestamp(0) NOT NULL
);
CREATE INDEX ix_sys_record_bin_page ON sys_record_bin (tenant_id, table_name, create_time DESC, id DESC);
CREATE INDEX ix_sys_record_bin_record ON sys_record_bin (tenant_id, table_name, record_id);

ALTER TABLE sys_record_bin ENABLE ROW LEVEL SECURITY;
ALTER TABLE sys_record_bin FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_record_bin
  USING (tenant_id = (SELECT current_setting('app.tenant', true)))
  WITH CHECK (tenant_id = (SELECT current_setting('app.tenant', true)));
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_app') THEN
    GRANT SELECT, INSERT, DELETE ON sys_record_bin TO weft_app;
    -- To hold what is being brought back.
    GRANT UPDATE (create_time) ON sys_record_bin TO weft_app;
  END IF;
END $$;
`,
};
