/** Steps of records, all by one hand in one moment. One that is there already stays as it is. */
export const KEEP_HISTORY = `INSERT INTO sys_record_history
    (tenant_id, table_name, act, via, create_by, create_time, set_id, record_id, version, changes)
  SELECT $1, $2, $3, $4, $5, $6::timestamp, $7, given.id, given.version, given.changes::jsonb
  FROM unnest($8::text[], $9::integer[], $10::text[]) AS given (id, version, changes)
  ON CONFLICT DO NOTHING`;

/** What every field of a record began with, as its first change tells it. */
export const FIRST_VALUES = `SELECT DISTINCT ON (one.key) one.key, one.value -> 0 AS value
  FROM sys_record_history h, jsonb_each(h.changes) AS one
  WHERE h.tenant_id = $1 AND h.table_name = $2 AND h.record_id = $3
  ORDER BY one.key, h.version`;

/** What was done under a set, added to what is kept of it; the first one makes it. */
export const KEEP_SET = `INSERT INTO sys_change_set AS kept (id, tenant_id, table_name, kind, title, screen, permission,
    undoes, create_by, create_time, added, changed, removed)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::timestamp, $11, $12, $13)
  ON CONFLICT (id) DO UPDATE SET added = kept.added + excluded.added, changed = kept.changed + excluded.changed,
    removed = kept.removed + excluded.removed`;

/** A set that was taken back by another, if that did anything; what it had taken back itself stands again. */
export const MARK_UNDONE = `UPDATE sys_change_set SET undone_by = CASE WHEN id = $2 THEN $3 END
  WHERE tenant_id = $1 AND (id = $2 OR undone_by = $2)
    AND EXISTS (SELECT 1 FROM sys_change_set done WHERE done.tenant_id = $1 AND done.id = $3)`;

/**
 * Each record of a table that a set changed: its first and last step in it. $4: keys that people fill in; steps with
 * none of them follow from others.
 */
export const RECORDS_OF_SET = `SELECT record_id AS id, max(version) AS last,
    (array_agg(act ORDER BY version))[1] AS began, (array_agg(act ORDER BY version DESC))[1] AS ended
  FROM sys_record_history
  WHERE tenant_id = $1 AND set_id = $2 AND table_name = $3 AND (act <> 'edit' OR changes ?| $4::text[])
  GROUP BY record_id ORDER BY record_id`;

/** The steps of records in a set, oldest first. */
export const STEPS_OF_SET = `SELECT record_id AS id, version, act, changes FROM sys_record_history
  WHERE tenant_id = $1 AND set_id = $2 AND table_name = $3 AND record_id = ANY($4::text[])
  ORDER BY record_id, version`;

/** What others did with records after a set's last step: of each the newest. $5: as in RECORDS_OF_SET. */
export const CHANGED_SINCE = `SELECT DISTINCT ON (h.record_id) h.record_id AS id, h.act, h.changes, h.create_by, h.create_time,
    h.set_id, other.undoes, coalesce(u.realname, h.create_by) AS realname
  FROM unnest($3::text[], $4::integer[]) AS given (id, last)
  JOIN sys_record_history h ON h.tenant_id = $1 AND h.table_name = $2 AND h.record_id = given.id
    AND h.version > given.last AND (h.act <> 'edit' OR h.changes ?| $5::text[])
  LEFT JOIN sys_change_set other ON other.tenant_id = h.tenant_id AND other.id = h.set_id
  LEFT JOIN sys_user u ON u.username = h.create_by
  ORDER BY h.record_id, h.version DESC`;

/** Those of some records that a set did not add, or that others changed since. */
export const STRANGERS_TO_SET = `SELECT given.id FROM unnest($4::text[]) AS given (id)
  LEFT JOIN LATERAL (SELECT max(h.version) AS version FROM sys_record_history h
    WHERE h.tenant_id = $1 AND h.set_id = $2 AND h.table_name = $3 AND h.record_id = given.id
      AND h.act IN ('add', 'import', 'restore', 'recover')) mine ON true
  WHERE mine.version IS NULL OR EXISTS (SELECT 1 FROM sys_record_history h
    WHERE h.tenant_id = $1 AND h.table_name = $3 AND h.record_id = given.id AND h.version > mine.version
      AND h.set_id IS DISTINCT FROM $2 AND (h.act <> 'edit' OR h.changes ?| $5::text[]))`;

/** Rows that a set could not be done to. */
export const KEEP_REFUSALS = `UPDATE sys_change_set SET refusals = $3::jsonb WHERE tenant_id = $1 AND id = $2`;

/** They, as they were kept. */
export const REFUSALS_OF_SET = `SELECT refusals FROM sys_change_set WHERE tenant_id = $1 AND id = $2`;
