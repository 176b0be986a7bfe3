import type { Migration } from './Migration.ts';

/**
 * Which phone and mail their owner has shown to be theirs: as long as it is the one of the account, however that came
 * to be changed. One person each. Names of users and codes of roles that differ in case alone are not told apart by
 * people; where there are such twins already, only new ones are refused by the server.
 */
export const contacts: Migration = {
  id: 110,
  name: 'confirmed contacts and names without twins',
  sql: `
ALTER TABLE sys_user ADD COLUMN confirmed_phone varchar(50);
ALTER TABLE sys_user ADD COLUMN confirmed_email varchar(100);
CREATE UNIQUE INDEX ux_sys_user_confirmed_phone ON sys_user (confirmed_phone);
CREATE UNIQUE INDEX ux_sys_user_confirmed_email ON sys_user (lower(confirmed_email));

DO $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM sys_user GROUP BY lower(username) HAVING count(*) > 1) THEN
    CREATE UNIQUE INDEX ux_sys_user_name ON sys_user (lower(username));
  END IF;
  IF NOT EXISTS (SELECT 1 FROM sys_role GROUP BY tenant_id, lower(role_code) HAVING count(*) > 1) THEN
    CREATE UNIQUE INDEX ux_sys_role_name ON sys_role (tenant_id, lower(role_code));
  END IF;
END $$;
`,
};
