import type { Migration } from './Migration.ts';

/**
 * What ways of signing in need to remember: further tenants of an account, codes sent by phone, how often something
 * was tried, tickets good for one use, accounts elsewhere. No role of requests may read any of it.
 */
export const signIn: Migration = {
  id: 70,
  name: 'sign-in',
  sql: `
CREATE TABLE sys_user_tenant (
  user_id varchar(36) NOT NULL REFERENCES sys_user (id) ON DELETE CASCADE,
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  org_code varchar(64),
  PRIMARY KEY (user_id, tenant_id)
);

CREATE TABLE sys_sms_code (
  key varchar(64) PRIMARY KEY,
  code_hash varchar(64) NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  expires_at bigint NOT NULL
);
CREATE INDEX ix_sys_sms_code_expires ON sys_sms_code (expires_at);

CREATE TABLE sys_throttle (
  key varchar(64) PRIMARY KEY,
  count integer NOT NULL,
  ends_at bigint NOT NULL
);
CREATE INDEX ix_sys_throttle_ends ON sys_throttle (ends_at);

CREATE TABLE sys_ticket (
  ticket_hash varchar(64) PRIMARY KEY,
  kind varchar(20) NOT NULL,
  payload text NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX ix_sys_ticket_expires ON sys_ticket (expires_at);

CREATE TABLE sys_third_account (
  provider varchar(64) NOT NULL,
  subject varchar(255) NOT NULL,
  user_id varchar(36) NOT NULL REFERENCES sys_user (id) ON DELETE CASCADE,
  create_time timestamp(0) NOT NULL,
  PRIMARY KEY (provider, subject)
);
CREATE INDEX ix_sys_third_account_user ON sys_third_account (user_id);

CREATE INDEX ix_sys_user_phone ON sys_user (phone);
CREATE INDEX ix_sys_user_email ON sys_user (lower(email));
`,
};
