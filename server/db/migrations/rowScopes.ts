import type { Migration } from './Migration.ts';

/**
 * Roles of the database for those who see some rows alone: they may what the others may, under policies that name them.
 * What was refused is written to `sys_setting` under `wall.*`; what holds in effect `verifyRls` tries.
 */
export const rowScopes: Migration = {
  id: 460,
  name: 'row scopes',
  sql: `
DO $$
DECLARE
  base text;
  wanted text;
BEGIN
  FOREACH base IN ARRAY ARRAY['weft_app', 'weft_report'] LOOP
    wanted := base || '_scoped';
    BEGIN
      IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = wanted) THEN
        EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOBYPASSRLS INHERIT', wanted);
      END IF;
    EXCEPTION
      WHEN duplicate_object OR unique_violation THEN NULL;
      WHEN insufficient_privilege THEN
        INSERT INTO sys_setting (key, value) VALUES ('wall.create.' || wanted, SQLERRM);
    END;
    BEGIN
      EXECUTE format('GRANT %I TO %I', base, wanted);
      IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
        EXECUTE format('GRANT %I TO CURRENT_USER', wanted);
      END IF;
    EXCEPTION WHEN others THEN
      INSERT INTO sys_setting (key, value) VALUES ('wall.member.' || wanted, SQLERRM);
    END;
    IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = wanted) THEN
      EXECUTE format('CREATE POLICY %I ON sys_wall_probe AS RESTRICTIVE TO %I USING (false)', 'probe_' || base, wanted);
    END IF;
  END LOOP;
END $$;

ALTER TABLE sys_role_grant DROP CONSTRAINT sys_role_grant_kind_check;
ALTER TABLE sys_role_grant ADD CONSTRAINT sys_role_grant_kind_check CHECK (kind IN ('menu', 'action', 'scope'));
`,
};
