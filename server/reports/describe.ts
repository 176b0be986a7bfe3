import type { Report, ReportColumn } from '../../engine/compiled.ts';
import type { ValueKind } from '../../engine/plan.ts';
import type { Problem } from '../../engine/problems.ts';
import { offsetToPosition } from '../../engine/queries/params.ts';
import { type Database, SqlStateError } from '../db/Database.ts';

const before = 'select * from (';
const nobody = { tenant: 'describe' };

/**
 * Lets the database judge a report's SQL against the tables as they are: its words come back as problems with the
 * place in the file. Runs nothing: the statement asks for no row, and no tenant has any.
 */
export async function describeReport(db: Database, report: Report): Promise<Problem[]> {
  const values = report.bindings.map(() => null);
  try {
    const statement = `${before}${report.sql}\n) as report limit 0`;
    const { fields } = await db.readOnly(nobody, (session) => session.query(statement, values));
    const types = new Map(fields.map((field) => [field.name, field.type]));
    return report.columns.flatMap((column) => kindProblem(report, column, types.get(column.column)) ?? []);
  } catch (error) {
    if (error instanceof SqlStateError) return [refusedProblem(report, error)];
    throw error;
  }
}

function refusedProblem(report: Report, error: SqlStateError): Problem {
  const offset = Math.max(0, (error.position ?? 1) - 1 - before.length);
  return {
    code: 'sql-database',
    severity: 'error',
    file: report.sqlOrigin.file,
    ...offsetToPosition(report.sqlOrigin, offset),
    pointer: '',
    message: `数据库不接受这段 SQL：${error.message}`,
    fix: '请对照模型的字段检查表名、列名和类型',
  };
}

const families: readonly { kinds: readonly ValueKind[]; types: readonly string[]; name: string }[] = [
  { kinds: ['number'], types: ['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'money'], name: '数字' },
  { kinds: ['date', 'datetime'], types: ['date', 'timestamp', 'timestamptz'], name: '日期' },
  { kinds: ['time'], types: ['time', 'timetz'], name: '时间' },
];

/** A number shown as text sorts and filters as text; the author should know before anybody sees the page. */
function kindProblem(report: Report, column: ReportColumn, type: string | undefined): Problem | undefined {
  const family = families.find(({ kinds }) => kinds.includes(column.kind));
  if (type === undefined || !family || family.types.includes(type)) return undefined;
  return {
    code: 'sql-kind',
    severity: 'error',
    file: report.sqlOrigin.file,
    ...offsetToPosition(report.sqlOrigin, 0),
    pointer: '',
    message: `输出列「${column.column}」声明为${family.name}，SQL 给出的类型是 ${type}`,
    found: type,
    expected: family.types.join('、'),
    fix: `请在 SQL 中转换类型，例如 ${column.column}::${family.types.at(-1)}，或修改该列的 type`,
  };
}
