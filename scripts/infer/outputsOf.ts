import { isRecord } from '../../engine/api/envelope.ts';
import type { ParseSql } from '../../engine/reportSql/gate.ts';
import { outputColumns } from '../../engine/reportSql/outputs.ts';
import { compileParams, type DeclaredParam } from '../../engine/reportSql/params.ts';

/** Names of what a report's SQL puts out, or why they cannot be told. */
export function outputsOf(sql: string, params: readonly DeclaredParam[], parseSql: ParseSql): string[] | string {
  const parsed = parseSql(compileParams(sql, params).sql);
  if (!parsed.ok) return `PostgreSQL 不认识这条 SQL：${parsed.message}`;
  const [statement] = isRecord(parsed.tree) && Array.isArray(parsed.tree.stmts) ? parsed.tree.stmts : [];
  const select = isRecord(statement) && isRecord(statement.stmt) ? statement.stmt : {};
  const { outputs, problems } = outputColumns(select, (byte) => byte);
  const [problem] = problems;
  return problem === undefined ? outputs : `${problem.message}；${problem.fix}`;
}
