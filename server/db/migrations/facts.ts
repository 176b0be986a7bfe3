import type { Migration } from './Migration.ts';

/**
 * What has changed under tables that are worked out: of which day, or, without one, of every day. Only added to and taken
 * from: a row for each day that writers shared would make them wait for one another.
 */
export const facts: Migration = {
  id: 510,
  name: 'changes under facts',
  sql: `
CREATE TABLE sys_fact_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant_id varchar(36) NOT NULL,
  fact varchar(63) NOT NULL,
  day date
);
CREATE INDEX ix_sys_fact_change_fact ON sys_fact_change (tenant_id, fact);
-- Enabled and not forced: triggers write as the owner, for whichever tenant a row is of.
ALTER TABLE sys_fact_change ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_fact_change
  USING (tenant_id = (SELECT current_setting('app.tenant', true)))
  WITH CHECK (tenant_id = (SELECT current_setting('app.tenant', true)));
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_app') THEN
    GRANT SELECT, DELETE ON sys_fact_change TO weft_app;
  END IF;
END $$;
`,
};
