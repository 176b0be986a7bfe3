import type { Migration } from '../Migration.ts';

/**
 * What is said to people and programs outside. What it is stands behind the tenants' wall; what any process may take up
 * stands in `sys_outbox`, which says nothing but what comes next and when. Writes of records leave their events there in
 * their own transaction, one for each statement of their history.
 */
export const messages: Migration = {
  id: 700,
  name: 'messages and webhooks',
  sql: `
CREATE TABLE sys_message_template (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  template_code varchar(60) NOT NULL,
  template_name varchar(100) NOT NULL,
  template_type varchar(2) NOT NULL,
  template_content text NOT NULL,
  template_test_json text,
  use_status varchar(1) NOT NULL DEFAULT '1',
  version integer NOT NULL DEFAULT 1,
  create_by varchar(100),
  create_time timestamp(0),
  update_by varchar(100),
  update_time timestamp(0),
  sys_org_code varchar(64),
  CONSTRAINT ux_sys_message_template_code UNIQUE (tenant_id, template_code)
);
CREATE INDEX ix_sys_message_template_created ON sys_message_template (tenant_id, create_time DESC, id DESC);

CREATE TABLE sys_message (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  es_type varchar(2) NOT NULL,
  es_title varchar(100) NOT NULL,
  es_receiver varchar(200) NOT NULL,
  es_content text NOT NULL,
  es_param text,
  template_code varchar(60),
  es_send_status varchar(1) NOT NULL DEFAULT '0',
  es_send_num integer NOT NULL DEFAULT 0,
  es_send_time timestamp(0),
  next_time timestamp(0),
  es_result varchar(500),
  remark varchar(500),
  version integer NOT NULL DEFAULT 1,
  create_by varchar(100),
  create_time timestamp(0),
  update_by varchar(100),
  update_time timestamp(0),
  sys_org_code varchar(64)
);
CREATE INDEX ix_sys_message_created ON sys_message (tenant_id, create_time DESC, id DESC);

CREATE TABLE sys_webhook (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  title varchar(60) NOT NULL,
  url varchar(500) NOT NULL,
  models varchar(2000),
  tables text,
  events varchar(60),
  status varchar(1) NOT NULL DEFAULT '0',
  secret text,
  hint varchar(12),
  last_state varchar(1),
  last_time timestamp(0),
  version integer NOT NULL DEFAULT 1,
  create_by varchar(100),
  create_time timestamp(0),
  update_by varchar(100),
  update_time timestamp(0),
  sys_org_code varchar(64),
  CONSTRAINT ux_sys_webhook_title UNIQUE (tenant_id, title)
);
CREATE INDEX ix_sys_webhook_created ON sys_webhook (tenant_id, create_time DESC, id DESC);

CREATE TABLE sys_webhook_delivery (
  id varchar(36) PRIMARY KEY,
  tenant_id varchar(36) NOT NULL REFERENCES sys_tenant (id),
  webhook_id varchar(36) NOT NULL REFERENCES sys_webhook (id) ON DELETE CASCADE,
  title varchar(60) NOT NULL,
  event varchar(20) NOT NULL,
  table_name varchar(63),
  records jsonb NOT NULL,
  record_count integer NOT NULL,
  state varchar(1) NOT NULL DEFAULT '0',
  attempts integer NOT NULL DEFAULT 0,
  http_status integer,
  took integer,
  said varchar(500),
  sent_time timestamp(0),
  next_time timestamp(0),
  version integer NOT NULL DEFAULT 1,
  create_by varchar(100),
  create_time timestamp(0),
  update_by varchar(100),
  update_time timestamp(0),
  sys_org_code varchar(64)
);
CREATE INDEX ix_sys_webhook_delivery_created ON sys_webhook_delivery (tenant_id, create_time DESC, id DESC);
CREATE INDEX ix_sys_webhook_delivery_hook ON sys_webhook_delivery (webhook_id);

CREATE TABLE sys_outbox (
  item_id varchar(36) PRIMARY KEY,
  kind varchar(10) NOT NULL,
  tenant_id varchar(36) NOT NULL,
  next_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  lease_until timestamptz NOT NULL DEFAULT '-infinity',
  worker varchar(60),
  attempts integer NOT NULL DEFAULT 0
);
CREATE INDEX ix_sys_outbox_next ON sys_outbox (next_at);

CREATE FUNCTION sys_tell_webhooks() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  told record;
  made varchar(36);
BEGIN
  FOR told IN
    SELECT w.id, w.title, n.tenant_id, n.table_name, n.event, count(*) AS amount, min(n.create_by) AS author,
      min(n.create_time) AS moment, jsonb_agg(jsonb_build_object('id', n.record_id, 'version', n.version,
        'fields', (SELECT coalesce(jsonb_agg(key ORDER BY key), '[]') FROM jsonb_object_keys(n.changes) AS key))
        ORDER BY n.record_id) AS records
    FROM (SELECT r.*, CASE WHEN r.act = 'edit' THEN 'changed' WHEN r.act = 'delete' THEN 'removed'
        WHEN r.act <> 'purge' THEN 'added' END AS event FROM new_rows r) AS n
    JOIN sys_webhook w ON w.tenant_id = n.tenant_id AND w.status = '1'
      AND n.table_name = ANY (string_to_array(w.tables, ',')) AND n.event = ANY (string_to_array(w.events, ','))
    GROUP BY w.id, w.title, n.tenant_id, n.table_name, n.event
  LOOP
    made := gen_random_uuid();
    INSERT INTO sys_webhook_delivery (id, tenant_id, webhook_id, title, event, table_name, records, record_count,
      create_by, create_time)
    VALUES (made, told.tenant_id, told.id, told.title, told.event, told.table_name, told.records, told.amount,
      told.author, told.moment);
    INSERT INTO sys_outbox (item_id, kind, tenant_id) VALUES (made, 'webhook', told.tenant_id);
    PERFORM pg_notify('weft_outbox', 'look');
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER tell_webhooks AFTER INSERT ON sys_record_history REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION sys_tell_webhooks();

DO $$
DECLARE
  walled text;
BEGIN
  FOREACH walled IN ARRAY ARRAY['sys_message_template', 'sys_message', 'sys_webhook', 'sys_webhook_delivery'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', walled);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', walled);
    EXECUTE format('CREATE POLICY tenant_wall ON %I
      USING (tenant_id = (SELECT current_setting(''app.tenant'', true)))
      WITH CHECK (tenant_id = (SELECT current_setting(''app.tenant'', true)))', walled);
    IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_app') THEN
      EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO weft_app', walled);
    END IF;
  END LOOP;
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON sys_outbox TO weft_app;
  END IF;
END $$;
`,
};
