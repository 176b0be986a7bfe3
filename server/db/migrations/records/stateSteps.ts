import type { Migration } from '../Migration.ts';

/**
 * Which records went from state to state, by whom and with what comment. It is added to and never changed, and is there
 * as well where the history of a model is not kept. `version` is the record's own from then on.
 */
export const stateSteps: Migration = {
  id: 640,
  name: 'transitions of records',
  sql: `
CREATE TABLE sys_record_transition (
  tenant_id varchar(36) NOT NULL,
  table_name varchar(63) NOT NULL,
  record_id varchar(36) NOT NULL,
  version integer NOT NULL,
  transition varchar(40) NOT NULL,
  title varchar(40) NOT NULL,
  from_state varchar(60),
  to_state varchar(60) NOT NULL,
  comment varchar(500),
  realname varchar(100),
  create_by varchar(100) NOT NULL,
  create_time timestamp(0) NOT NULL,
  PRIMARY KEY (tenant_id, table_name, record_id, version)
);

ALTER TABLE sys_record_transition ENABLE ROW LEVEL SECURITY;
ALTER TABLE sys_record_transition FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_record_transition
  USING (tenant_id = (SELECT current_setting('app.tenant', true)))
  WITH CHECK (tenant_id = (SELECT current_setting('app.tenant', true)));
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_app') THEN
    GRANT SELECT, INSERT ON sys_record_transition TO weft_app;
  END IF;
END $$;
`,
};
