import type { Migration } from './Migration.ts';

/**
 * What the product does by the clock, and every time it was done. `planned` is what `next_at` (milliseconds) was
 * counted from; the lease says which process is at it.
 */
export const schedules: Migration = {
  id: 470,
  name: 'schedules',
  sql: `
CREATE TABLE sys_schedule (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  title varchar(100) NOT NULL,
  job_class_name varchar(60) NOT NULL,
  cron_expression varchar(200) NOT NULL,
  time_zone varchar(60),
  parameter varchar(100),
  missed varchar(10) DEFAULT 'once',
  status varchar(2) DEFAULT '0',
  description text,
  next_time timestamp(0),
  last_time timestamp(0),
  last_state varchar(10),
  planned varchar(300),
  next_at bigint,
  lease_until timestamptz NOT NULL DEFAULT '-infinity',
  worker varchar(60),
  version integer NOT NULL DEFAULT 1,
  create_by varchar(100),
  create_time timestamp(0),
  update_by varchar(100),
  update_time timestamp(0),
  sys_org_code varchar(64)
);
CREATE INDEX ix_sys_schedule_created ON sys_schedule (tenant_id, create_time DESC, id DESC);

CREATE TABLE sys_schedule_run (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  schedule_id varchar(36) NOT NULL REFERENCES sys_schedule (id) ON DELETE CASCADE,
  title varchar(100) NOT NULL,
  job_class_name varchar(60) NOT NULL,
  due_at bigint NOT NULL,
  state varchar(10) NOT NULL,
  said varchar(500),
  begin_time timestamp(0),
  end_time timestamp(0),
  took integer,
  attempts integer NOT NULL DEFAULT 1,
  version integer NOT NULL DEFAULT 1,
  create_by varchar(100),
  create_time timestamp(0),
  update_by varchar(100),
  update_time timestamp(0),
  sys_org_code varchar(64)
);
CREATE UNIQUE INDEX ux_sys_schedule_run_due ON sys_schedule_run (tenant_id, schedule_id, due_at);
CREATE INDEX ix_sys_schedule_run_created ON sys_schedule_run (tenant_id, create_time DESC, id DESC);
CREATE INDEX ix_sys_schedule_run_schedule ON sys_schedule_run (schedule_id);

DO $$
DECLARE
  walled text;
BEGIN
  FOREACH walled IN ARRAY ARRAY['sys_schedule', 'sys_schedule_run'] LOOP
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
