import { snakeCase, systemFields } from '../../engine/names.ts';
import { nearest } from '../../engine/nearest.ts';
import type { Compiled, Report } from '../../engine/plan/compiled.ts';
import { type Problem, sentences } from '../../engine/problems.ts';
import { offsetToPosition } from '../../engine/reportSql/params.ts';
import { type Database, type Session, SqlStateError } from '../db/Database.ts';
import { emptyReport, offsetInReport } from '../db/reportSql.ts';
import { createTable } from '../db/schema/tables.ts';

/** Thrown to leave nothing behind. */
class Undo extends Error {
  override readonly name = 'Undo';
}

/**
 * Lets a database judge the SQL of every report against the tables the models declare: its words come back as
 * problems with the place in the file. The tables are temporary and empty, the database's own are not looked at.
 */
export async function describeReports(db: Database, compiled: Compiled): Promise<Problem[]> {
  const problems: Problem[] = [];
  try {
    await db.transaction(async (session) => {
      await session.query('set local search_path to pg_temp');
      for (const model of compiled.models.values()) await session.query(createTable(model));
      for (const report of compiled.reports.values()) {
        problems.push(...(await describeReport(session, report, columnsOf(compiled))));
      }
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  return problems;
}

/** The same for one report, in a transaction that has the tables; `columns` are the words it may have meant. */
export async function describeReport(
  session: Session,
  report: Report,
  columns: readonly string[] = [],
): Promise<Problem[]> {
  await session.query('savepoint report');
  try {
    const values = report.bindings.map(() => null);
    await session.query(emptyReport(report.sql), values);
    return [];
  } catch (error) {
    if (!(error instanceof SqlStateError)) throw error;
    await session.query('rollback to savepoint report');
    return [refusedProblem(report, error, columns)];
  }
}

function columnsOf(compiled: Compiled): string[] {
  const own = [...compiled.models.values()].flatMap((model) => model.fields.map((field) => field.column));
  return [...new Set([...own, ...systemFields.map(({ key }) => snakeCase(key))])];
}

function refusedProblem(report: Report, error: SqlStateError, columns: readonly string[]): Problem {
  // An error without a place, or one behind the report's own text, is shown at its beginning.
  const offset = offsetInReport(error.position ?? 0);
  const inside = offset >= 0 && offset <= report.sql.length;
  const missing = /^column (?:"?\w+"?\.)?"?(\w+)"? does not exist$/.exec(error.message)?.[1];
  return {
    code: 'sql-database',
    severity: 'error',
    file: report.sqlOrigin.file,
    ...offsetToPosition(report.sqlOrigin, inside ? offset : 0),
    pointer: '',
    ...sentences['sql-database'](error.message, missing === undefined ? undefined : nearest(missing, columns)),
  };
}
