import type { Migration } from '../Migration.ts';

/**
 * Authenticators of accounts. Their secrets are sealed, their recovery codes are hashes, and no role of requests reads
 * either: it may know who has one, and take one away.
 */
export const secondSteps: Migration = {
  id: 720,
  name: 'one-time codes',
  sql: `
CREATE TABLE sys_user_totp (
  user_id varchar(36) PRIMARY KEY REFERENCES sys_user (id) ON DELETE CASCADE,
  bound varchar(1) NOT NULL DEFAULT '1',
  binding varchar(36) NOT NULL,
  secret text NOT NULL,
  last_step bigint NOT NULL,
  create_time timestamp(0) NOT NULL
);

CREATE TABLE sys_user_recovery (
  user_id varchar(36) NOT NULL REFERENCES sys_user_totp (user_id) ON DELETE CASCADE,
  code_hash varchar(64) NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);

ALTER TABLE sys_role ADD COLUMN second_step varchar(1) NOT NULL DEFAULT 'N';
ALTER TABLE sys_session ADD COLUMN second_step boolean NOT NULL DEFAULT false;

ALTER TABLE sys_user_totp ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sys_user_totp
  USING (EXISTS (SELECT 1 FROM sys_user u
    WHERE u.id = user_id AND u.tenant_id = (SELECT current_setting('app.tenant', true))));
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_app') THEN
    GRANT SELECT (user_id, bound) ON sys_user_totp TO weft_app;
    GRANT DELETE ON sys_user_totp TO weft_app;
  END IF;
END $$;
`,
};
