import type { Migration } from './Migration.ts';

/** Tables that migrations own: a model over one of them may add columns and nothing else. */
export const systemTableNames: ReadonlySet<string> = new Set([
  'sys_tenant',
  'sys_user',
  'sys_role',
  'sys_user_role',
  'sys_role_grant',
  'sys_session',
  'sys_login_failure',
  'sys_captcha',
  'sys_idempotency',
  'sys_dict',
  'sys_fact_change',
  'sys_dict_item',
  'sys_log_security',
  'sys_setting',
  'sys_model_column',
  'sys_migration',
  'sys_wall_probe',
  'sys_depart',
  'sys_check_rule',
  'sys_fill_rule',
  'sys_sequence',
  'sys_position',
  'sys_category',
  'sys_user_tenant',
  'sys_sms_code',
  'sys_throttle',
  'sys_ticket',
  'sys_third_account',
  'sys_announcement',
  'sys_announcement_send',
  'sys_user_depart',
  'sys_online',
  'sys_view',
  'sys_record_history',
  'sys_record_bin',
  'sys_record_transition',
  'sys_change_set',
  'sys_log_operation',
  'sys_log_exception',
  'sys_job',
  'sys_job_queue',
  'sys_schedule',
  'sys_schedule_run',
  'sys_menu',
  'sys_menu_role',
  'sys_screen_revision',
  'sys_api_key',
  'sys_user_bin',
  'sys_contact',
  'sys_depart_role',
  'sys_print',
  'sys_message_template',
  'sys_message',
  'sys_webhook',
  'sys_webhook_delivery',
  'sys_outbox',
  'sys_user_agent',
  'sys_user_totp',
  'sys_user_recovery',
  'sys_file',
  'sys_file_gone',
  'sys_data_source',
  'sys_tenant_pack',
]);

/** Moments the server computes with are epoch milliseconds (bigint); moments people read are timestamps. */
export const systemTables: Migration = {
  id: 1,
  name: 'system tables',
  sql: `
CREATE TABLE sys_tenant (
  id varchar(36) PRIMARY KEY,
  name varchar(100) NOT NULL,
  status integer NOT NULL DEFAULT 1
);

CREATE TABLE sys_user (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  username varchar(100) NOT NULL,
  realname varchar(100),
  password_hash varchar(255) NOT NULL,
  status integer NOT NULL DEFAULT 1,
  avatar varchar(500),
  email varchar(100),
  phone varchar(50),
  org_code varchar(64),
  rights_version integer NOT NULL DEFAULT 1,
  version integer NOT NULL DEFAULT 1,
  create_by varchar(100),
  create_time timestamp(0),
  update_by varchar(100),
  update_time timestamp(0),
  sys_org_code varchar(64),
  CONSTRAINT ux_sys_user_username UNIQUE (username)
);
CREATE INDEX ix_sys_user_page ON sys_user (tenant_id, create_time, id);

CREATE TABLE sys_role (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  role_code varchar(100) NOT NULL,
  role_name varchar(100) NOT NULL,
  CONSTRAINT ux_sys_role_code UNIQUE (tenant_id, role_code)
);

CREATE TABLE sys_user_role (
  user_id varchar(36) NOT NULL REFERENCES sys_user (id) ON DELETE CASCADE,
  role_id varchar(36) NOT NULL REFERENCES sys_role (id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, role_id)
);
CREATE INDEX ix_sys_user_role_role ON sys_user_role (role_id);

CREATE TABLE sys_role_grant (
  role_id varchar(36) NOT NULL REFERENCES sys_role (id) ON DELETE CASCADE,
  kind varchar(10) NOT NULL CHECK (kind IN ('menu', 'action')),
  code varchar(200) NOT NULL,
  PRIMARY KEY (role_id, kind, code)
);

CREATE TABLE sys_session (
  token_hash varchar(64) PRIMARY KEY,
  user_id varchar(36) NOT NULL REFERENCES sys_user (id) ON DELETE CASCADE,
  tenant_id varchar(36) NOT NULL,
  org_code varchar(64),
  created_at bigint NOT NULL,
  last_used_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  revoked_at bigint,
  ip varchar(64),
  agent varchar(500)
);
CREATE INDEX ix_sys_session_user ON sys_session (user_id);
CREATE INDEX ix_sys_session_expires ON sys_session (expires_at);

CREATE TABLE sys_login_failure (
  account varchar(200) PRIMARY KEY,
  failures integer NOT NULL DEFAULT 0,
  locked_until bigint
);

CREATE TABLE sys_captcha (
  key varchar(100) PRIMARY KEY,
  answer_hash varchar(128) NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX ix_sys_captcha_expires ON sys_captcha (expires_at);

CREATE TABLE sys_idempotency (
  user_id varchar(36) NOT NULL,
  key varchar(200) NOT NULL,
  body_hash varchar(128) NOT NULL,
  status integer,
  reply jsonb,
  created_at bigint NOT NULL,
  PRIMARY KEY (user_id, key)
);
CREATE INDEX ix_sys_idempotency_created ON sys_idempotency (created_at);

CREATE TABLE sys_dict (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36),
  dict_code varchar(100) NOT NULL,
  dict_name varchar(100) NOT NULL,
  description varchar(500)
);
CREATE UNIQUE INDEX ux_sys_dict_code ON sys_dict (coalesce(tenant_id, ''), dict_code);

CREATE TABLE sys_dict_item (
  id varchar(36) PRIMARY KEY,
  dict_id varchar(36) NOT NULL REFERENCES sys_dict (id) ON DELETE CASCADE,
  item_value varchar(200) NOT NULL,
  item_text varchar(200) NOT NULL,
  item_color varchar(50),
  sort_order integer NOT NULL DEFAULT 0,
  status integer NOT NULL DEFAULT 1,
  CONSTRAINT ux_sys_dict_item_value UNIQUE (dict_id, item_value)
);

CREATE TABLE sys_log_security (
  id varchar(36) PRIMARY KEY,
  at timestamp(0) NOT NULL,
  user_id varchar(36),
  tenant_id varchar(36),
  kind varchar(50) NOT NULL,
  detail text,
  ip varchar(64)
);
CREATE INDEX ix_sys_log_security_page ON sys_log_security (tenant_id, at, id);

CREATE TABLE sys_setting (
  key varchar(100) PRIMARY KEY,
  value text
);

CREATE TABLE sys_model_column (
  table_name varchar(63) NOT NULL,
  column_name varchar(63) NOT NULL,
  spec jsonb NOT NULL,
  PRIMARY KEY (table_name, column_name)
);
`,
};
