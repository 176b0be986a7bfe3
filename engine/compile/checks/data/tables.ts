/** Tables of the system that models under `system/` describe; all its others are the server's alone. */
const described: ReadonlySet<string> = new Set([
  'sys_user',
  'sys_role',
  'sys_tenant',
  'sys_depart',
  'sys_position',
  'sys_category',
  'sys_online',
  'sys_menu',
  'sys_api_key',
  'sys_user_bin',
  'sys_contact',
  'sys_depart_role',
  'sys_user_agent',
  'sys_tenant_pack',
  'sys_dict',
  'sys_dict_item',
  'sys_file',
  'sys_data_source',
  'sys_message_template',
  'sys_message',
  'sys_webhook',
  'sys_webhook_delivery',
  'sys_announcement',
  'sys_check_rule',
  'sys_fill_rule',
  'sys_job',
  'sys_schedule',
  'sys_schedule_run',
  'sys_log_security',
  'sys_log_operation',
  'sys_log_exception',
]);

/** Words that PostgreSQL keeps for itself: `select … from user` is not about a table. */
const reserved: ReadonlySet<string> = new Set(
  (
    'all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation ' +
    'column concurrently constraint create cross current_catalog current_date current_role current_schema ' +
    'current_time current_timestamp current_user default deferrable desc distinct do else end except false fetch for ' +
    'foreign freeze from full grant group having ilike in initially inner intersect into is isnull join lateral ' +
    'leading left like limit localtime localtimestamp natural not notnull null offset on only or order outer overlaps ' +
    'placing primary references returning right select session_user similar some symmetric system_user table ' +
    'tablesample then to trailing true union unique user using variadic verbose when where window with'
  ).split(' '),
);

/** Whether a table's name belongs to the system or to PostgreSQL, for a model of that id. */
export function isTakenTable(table: string, id: string): boolean {
  if (table.startsWith('pg_') || table.startsWith('sql_') || table === 'information_schema' || reserved.has(table))
    return true;
  return table.startsWith('sys_') && !(id.startsWith('system/') && described.has(table));
}
