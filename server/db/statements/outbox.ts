/** What goes out next: $1 worker, $2 milliseconds it is held for, $3 those this process is at. By the database's clock: those of processes differ. */
export const TAKE_ITEM = `UPDATE sys_outbox
  SET worker = $1, lease_until = clock_timestamp() + $2 * interval '1 millisecond', attempts = attempts + 1
  WHERE item_id = (SELECT o.item_id FROM sys_outbox o
    WHERE o.next_at <= clock_timestamp() AND o.lease_until < clock_timestamp() AND o.item_id <> ALL($3::text[])
    ORDER BY o.next_at, o.item_id LIMIT 1 FOR UPDATE OF o SKIP LOCKED)
  RETURNING item_id AS id, kind, tenant_id AS tenant, attempts`;

export const HOLD_ITEM = `UPDATE sys_outbox SET lease_until = clock_timestamp() + $3 * interval '1 millisecond'
  WHERE item_id = $1 AND worker = $2`;

/** Only by who holds it. */
export const LEAVE_OUTBOX = 'DELETE FROM sys_outbox WHERE item_id = $1 AND worker = $2';

export const SEND_LATER = `UPDATE sys_outbox
  SET next_at = clock_timestamp() + $3 * interval '1 millisecond', lease_until = '-infinity', worker = NULL
  WHERE item_id = $1 AND worker = $2`;

/** Puts items behind those that wait, or to the front again, with all their attempts before them. */
export const QUEUE_ITEMS = `WITH queued AS (INSERT INTO sys_outbox (item_id, kind, tenant_id)
    SELECT id, $1, $2 FROM unnest($3::text[]) AS id
    ON CONFLICT (item_id) DO UPDATE SET next_at = clock_timestamp(), attempts = 0
    WHERE sys_outbox.lease_until < clock_timestamp() RETURNING item_id)
  SELECT item_id, pg_notify('weft_outbox', 'look') FROM queued`;

export const SELECT_MESSAGE = `SELECT m.id, m.es_type AS channel, m.es_title AS title, m.es_receiver AS receiver,
    m.es_content AS content, m.file_name AS "fileName", m.file_path AS "filePath" FROM sys_message m WHERE m.tenant_id = $1 AND m.id = $2`;

/** $3 state, $4 attempts, $5 time, $6 when it is tried again, $7 why not. */
export const KEEP_MESSAGE_STATE = `UPDATE sys_message SET es_send_status = $3, es_send_num = $4,
    es_send_time = $5::timestamp, next_time = $6::timestamp, es_result = $7, version = version + 1
  WHERE tenant_id = $1 AND id = $2`;

export const SELECT_DELIVERY = `SELECT d.id, d.event, d.table_name AS table, d.records, d.create_by AS by,
    d.create_time::text AS time, w.id AS webhook, w.title, w.url, w.secret, w.status
  FROM sys_webhook_delivery d JOIN sys_webhook w ON w.id = d.webhook_id
  WHERE d.tenant_id = $1 AND d.id = $2`;

/** $3 state, $4 attempts, $5 time, $6 when it is tried again, $7 what was said, $8 status of HTTP, $9 milliseconds. */
export const KEEP_DELIVERY_STATE = `WITH kept AS (UPDATE sys_webhook_delivery SET state = $3, attempts = $4,
    sent_time = $5::timestamp, next_time = $6::timestamp, said = $7, http_status = $8, took = $9, version = version + 1
    WHERE tenant_id = $1 AND id = $2 RETURNING webhook_id)
  UPDATE sys_webhook w SET last_state = $3, last_time = $5::timestamp FROM kept
  WHERE w.tenant_id = $1 AND w.id = kept.webhook_id`;

export const SELECT_WEBHOOK = `SELECT w.id AS webhook, w.title, w.url, w.secret, w.status FROM sys_webhook w
  WHERE w.tenant_id = $1 AND (w.id = $2 OR w.title = $3) LIMIT 1`;

export const ADD_TEST_DELIVERY = `INSERT INTO sys_webhook_delivery (id, tenant_id, webhook_id, title, event, records,
    record_count, create_by, create_time)
  SELECT $3, w.tenant_id, w.id, w.title, 'ping', '[]', 0, $4, $5::timestamp
  FROM sys_webhook w WHERE w.tenant_id = $1 AND w.id = $2`;

export const SWEEP_MESSAGES = `DELETE FROM sys_message WHERE tenant_id = $1 AND es_send_status <> '0'
  AND create_time < $2::timestamp`;
export const SWEEP_DELIVERIES = `DELETE FROM sys_webhook_delivery WHERE tenant_id = $1 AND state <> '0'
  AND create_time < $2::timestamp`;

/** Where somebody is reached by mail that nobody else could have written there. */
export const SELECT_CONFIRMED_EMAIL = `SELECT email FROM sys_user
  WHERE id = $1 AND status = 1 AND email IS NOT NULL AND lower(confirmed_email) = lower(email)`;

/** People of a tenant ($1) by their names, whom something is sent to. */
export const SELECT_RECEIVERS = `SELECT id, username, org_code, email, confirmed_email AS confirmed FROM sys_user
  WHERE tenant_id = $1 AND username = ANY ($2)`;

export const INSERT_FILE_MESSAGE = `INSERT INTO sys_message
    (id, tenant_id, es_type, es_title, es_receiver, es_content, file_name, file_path, create_by, create_time)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::timestamp) ON CONFLICT (id) DO NOTHING`;
