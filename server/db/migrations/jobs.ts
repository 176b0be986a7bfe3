import type { Migration } from './Migration.ts';

/**
 * Work that is done beside requests. What it is stands in `sys_job`, behind the tenants' wall; what any process may take
 * up stands in `sys_job_queue`, which says nothing but whose turn it is.
 */
export const jobs: Migration = {
  id: 450,
  name: 'jobs',
  sql: `
CREATE TABLE sys_job (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  kind varchar(40) NOT NULL,
  title varchar(200) NOT NULL,
  state varchar(10) NOT NULL DEFAULT 'waiting',
  input jsonb NOT NULL,
  owner varchar(100) NOT NULL,
  owner_id varchar(36) NOT NULL REFERENCES sys_user (id) ON DELETE CASCADE,
  done integer NOT NULL DEFAULT 0,
  total integer NOT NULL DEFAULT 0,
  progress numeric(5,1) NOT NULL DEFAULT 0,
  said varchar(500),
  file varchar(300),
  file_until timestamp(0),
  begin_time timestamp(0),
  end_time timestamp(0),
  version integer NOT NULL DEFAULT 1,
  create_by varchar(100),
  create_time timestamp(0),
  update_by varchar(100),
  update_time timestamp(0),
  sys_org_code varchar(64)
);
CREATE INDEX ix_sys_job_created ON sys_job (tenant_id, create_time DESC, id DESC);
CREATE INDEX ix_sys_job_owner ON sys_job (tenant_id, owner, create_time DESC);
CREATE INDEX ix_sys_job_owner_id ON sys_job (owner_id);

CREATE TABLE sys_job_queue (
  job_id varchar(36) PRIMARY KEY REFERENCES sys_job (id) ON DELETE CASCADE,
  tenant_id varchar(36) NOT NULL,
  owner_id varchar(36) NOT NULL,
  added_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  lease_until timestamptz NOT NULL DEFAULT '-infinity',
  worker varchar(60),
  attempts integer NOT NULL DEFAULT 0,
  cancelled boolean NOT NULL DEFAULT false
);
CREATE INDEX ix_sys_job_queue_owner ON sys_job_queue (owner_id);

ALTER TABLE sys_job ENABLE ROW LEVEL SECURITY;
ALTER TABLE sys_job FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_job
  USING (tenant_id = (SELECT current_setting('app.tenant', true)))
  WITH CHECK (tenant_id = (SELECT current_setting('app.tenant', true)));
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON sys_job, sys_job_queue TO weft_app;
  END IF;
END $$;
`,
};

/** What a job came to, as JSON for the page that waits for it. */
export const jobOutcomes: Migration = {
  id: 580,
  name: 'job-outcomes',
  sql: 'ALTER TABLE sys_job ADD COLUMN outcome jsonb;',
};
