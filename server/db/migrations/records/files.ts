import type { Migration } from '../Migration.ts';

/**
 * Uploaded files, a row each. `token` is the chance part of the name, by which columns that name it are found. What a
 * row that went kept in a store is removed afterwards, however often that fails: `sys_file_gone`.
 */
export const files: Migration = {
  id: 730,
  name: 'uploaded files',
  sql: `
CREATE TABLE sys_file (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  file_name varchar(200) NOT NULL,
  url varchar(300) NOT NULL,
  extension varchar(8) NOT NULL,
  bytes bigint NOT NULL,
  size numeric(14, 1) NOT NULL,
  token varchar(24),
  place varchar(10) NOT NULL DEFAULT 'disk',
  use_count integer NOT NULL DEFAULT 0,
  unused_since timestamp(0),
  version integer NOT NULL DEFAULT 1,
  create_by varchar(100),
  create_time timestamp(0),
  update_by varchar(100),
  update_time timestamp(0),
  sys_org_code varchar(64),
  CONSTRAINT ux_sys_file_url UNIQUE (tenant_id, url)
);
CREATE INDEX ix_sys_file_created ON sys_file (tenant_id, create_time DESC, id DESC);
CREATE INDEX ix_sys_file_token ON sys_file (tenant_id, token);
CREATE INDEX ix_sys_file_owner ON sys_file (tenant_id, create_by);

CREATE TABLE sys_file_gone (
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  url varchar(300) NOT NULL,
  place varchar(10) NOT NULL,
  PRIMARY KEY (tenant_id, url)
);

CREATE FUNCTION sys_leave_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sys_file_gone (tenant_id, url, place) VALUES (OLD.tenant_id, OLD.url, OLD.place) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER leave_file AFTER DELETE ON sys_file FOR EACH ROW EXECUTE FUNCTION sys_leave_file();

ALTER TABLE sys_tenant ADD COLUMN file_quota integer;

DO $$
DECLARE
  walled text;
BEGIN
  FOREACH walled IN ARRAY ARRAY['sys_file', 'sys_file_gone'] LOOP
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

/**
 * How many people have pictures named by these tokens: people of any tenant, as who works in several may have uploaded
 * theirs in another, but for those the tenant's list of contacts shows.
 */
export const filePeople: Migration = {
  id: 760,
  name: 'uploaded files as pictures of people',
  sql: `
CREATE FUNCTION sys_file_people(tokens text[]) RETURNS TABLE (token text, people integer)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT m[1], count(*)::integer
  FROM (
    SELECT avatar FROM sys_user
      WHERE avatar IS NOT NULL AND (status <> 1 OR tenant_id IS DISTINCT FROM current_setting('app.tenant', true))
    UNION ALL SELECT kept ->> 'avatar' FROM sys_user_bin
  ) AS picture, regexp_matches(picture.avatar, '_([0-9a-f]{24})[.]', 'g') AS m
  WHERE m[1] = ANY(tokens) GROUP BY m[1]
$$;
REVOKE ALL ON FUNCTION sys_file_people(text[]) FROM PUBLIC;

DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_app') THEN
    GRANT EXECUTE ON FUNCTION sys_file_people(text[]) TO weft_app;
  END IF;
END $$;
`,
};
