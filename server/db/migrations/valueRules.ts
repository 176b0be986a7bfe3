import type { Migration } from './Migration.ts';

/** Rules that check a value and rules that make one, by their codes, and the numbers that were given out. */
export const valueRules: Migration = {
  id: 40,
  name: 'check rules and fill rules',
  sql: `
CREATE TABLE sys_check_rule (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  rule_name varchar(100) NOT NULL,
  rule_code varchar(100) NOT NULL,
  rule_description varchar(500),
  rule_json text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  create_by varchar(100),
  create_time timestamp(0),
  update_by varchar(100),
  update_time timestamp(0),
  sys_org_code varchar(64),
  CONSTRAINT ux_sys_check_rule_code UNIQUE (tenant_id, rule_code)
);

CREATE TABLE sys_fill_rule (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  rule_name varchar(100) NOT NULL,
  rule_code varchar(100) NOT NULL,
  rule_class varchar(60) NOT NULL,
  rule_params text,
  version integer NOT NULL DEFAULT 1,
  create_by varchar(100),
  create_time timestamp(0),
  update_by varchar(100),
  update_time timestamp(0),
  sys_org_code varchar(64),
  CONSTRAINT ux_sys_fill_rule_code UNIQUE (tenant_id, rule_code)
);

CREATE TABLE sys_sequence (
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  name varchar(200) NOT NULL,
  value bigint NOT NULL,
  PRIMARY KEY (tenant_id, name)
);

DO $$
DECLARE
  walled text;
BEGIN
  FOREACH walled IN ARRAY ARRAY['sys_check_rule', 'sys_fill_rule', 'sys_sequence'] LOOP
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
