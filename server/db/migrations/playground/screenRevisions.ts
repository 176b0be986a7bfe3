import type { Migration } from '../Migration.ts';

/**
 * What was published of the declarations: who, when, why, what it means and the texts before and after. It is of the
 * whole installation and stands with the first tenant; neither people's lists nor reports read it.
 */
export const screenRevisions: Migration = {
  id: 570,
  name: 'revisions of declarations',
  sql: `
CREATE TABLE sys_screen_revision (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  message varchar(200) NOT NULL,
  changes text NOT NULL,
  files text NOT NULL,
  create_by varchar(100) NOT NULL,
  realname varchar(100),
  create_time timestamp(0) NOT NULL
);
CREATE INDEX ix_sys_screen_revision_time ON sys_screen_revision (create_time DESC, id DESC);

-- Enabled and not forced: the server alone reads and writes it.
ALTER TABLE sys_screen_revision ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_screen_revision
  USING (tenant_id = (SELECT current_setting('app.tenant', true)))
  WITH CHECK (tenant_id = (SELECT current_setting('app.tenant', true)));
`,
};
