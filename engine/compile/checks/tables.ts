/** Tables of the system that models under `system/` describe; all its others are the server's alone. */
const described: ReadonlySet<string> = new Set([
  ...['sys_user', 'sys_role', 'sys_tenant', 'sys_depart', 'sys_position', 'sys_online'],
  ...['sys_announcement', 'sys_check_rule', 'sys_fill_rule'],
]);

/** Whether a table's name belongs to the system or to PostgreSQL, for a model of that id. */
export function isTakenTable(table: string, id: string): boolean {
  if (table.startsWith('pg_') || table.startsWith('sql_') || table === 'information_schema') return true;
  return table.startsWith('sys_') && !(id.startsWith('system/') && described.has(table));
}
