/** A log that can be looked through and, as far as it is old, purged. */
export interface LogKind {
  /** Wire code of its model: who may read or purge those records may do so here. */
  model: string;
  table: string;
  title: string;
}

/** By the number that clients of JeecgBoot know them by. */
export const LOG_KINDS = {
  '1': { model: 'system_log_security', table: 'sys_log_security', title: '登录与安全日志' },
  '2': { model: 'system_log_operation', table: 'sys_log_operation', title: '操作日志' },
  '3': { model: 'system_log_exception', table: 'sys_log_exception', title: '异常日志' },
} as const satisfies Record<string, LogKind>;
