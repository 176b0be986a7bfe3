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
