import { createHash } from 'node:crypto';
import { snakeCase, systemFields } from '../../engine/names.ts';
import { nearest } from '../../engine/nearest.ts';
import type { Compiled, Model, Report } from '../../engine/plan/compiled.ts';
import { type Problem, sentences } from '../../engine/problems.ts';
import { offsetToPosition } from '../../engine/reportSql/params.ts';
import { type Database, type Session, SqlStateError } from '../db/Database.ts';
import { emptyRows, offsetInReport } from '../db/reportSql.ts';
import { createTable } from '../db/schema/tables.ts';
import { databaseWords } from './databaseWords.ts';
import { outputFaults } from './outputTypes.ts';

/** What the database says of a report's SQL: its output columns by PostgreSQL's names of types, or why it refuses it. */
export type Description =
  | { fields: { name: string; type: string }[] }
  | { error: { message: string /** Offset in the SQL given to it, 1-based. */; position?: number } };

/** Descriptions by what they depend on: the SQL and the tables it reads. A `Map` is one. */
export interface DescriptionCache {
  get(key: string): Description | undefined;
  set(key: string, description: Description): unknown;
}

export interface DescribeOptions {
  cache?: DescriptionCache | undefined;
  /** Called with how many of `total` reports are described, batch by batch; not at all when none has to be. */
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Reports in one transaction: few enough to be done long before its deadline, enough to share the tables. */
const BATCH = 100;
/** Transactions at once where there is more than one connection. */
const LANES = 4;

/** Thrown to leave nothing behind. */
class Undo extends Error {
  override readonly name = 'Undo';
}

interface Asked {
  report: Report;
  /** Statements that make the tables it reads, by table. */
  tables: ReadonlyMap<string, string>;
  key: string;
}

/**
 * Lets a database judge the SQL of every report against the tables the models declare: its words come back as
 * problems with the place in the file, and so does an output that is not what its column says. The tables are
 * temporary and empty, the database's own are not looked at. A function opens the database only if it is needed.
 */
export async function describeReports(
  database: Database | (() => Promise<Database>),
  compiled: Compiled,
  { cache = new Map(), onProgress }: DescribeOptions = {},
): Promise<Problem[]> {
  const asked = askedOf(compiled);
  const unknown = asked.filter(({ key }) => cache.get(key) === undefined);
  if (unknown.length > 0) {
    const db = typeof database === 'function' ? await database() : database;
    const batches = inBatches(unknown);
    let done = 0;
    const lane = async (): Promise<void> => {
      for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
        await describeBatch(db, batch, cache);
        done += batch.length;
        onProgress?.(done, unknown.length);
      }
    };
    await Promise.all(Array.from({ length: db.kind === 'postgres' ? LANES : 1 }, lane));
  }
  let words: readonly string[] | undefined;
  const columns = (): readonly string[] => {
    words ??= columnsOf(compiled);
    return words;
  };
  return asked.flatMap(({ report, key }) => {
    const description = cache.get(key);
    if (description === undefined) return [];
    return 'error' in description
      ? [refusedProblem(report, description.error, columns())]
      : typeProblems(report, description.fields);
  });
}

function askedOf(compiled: Compiled): Asked[] {
  const models = new Map([...compiled.models.values()].map((model) => [model.table, model]));
  const statements = new Map<string, string>();
  const statementOf = (table: string, model: Model): string => {
    const known = statements.get(table) ?? createTable(model);
    statements.set(table, known);
    return known;
  };
  // Of another database nothing is known here.
  const own = [...compiled.reports.values()].filter(({ dataSource }) => dataSource === undefined);
  return own.map((report) => {
    const tables = new Map(
      report.relations.flatMap((table) => {
        const model = models.get(table);
        return model === undefined ? [] : [[table, statementOf(table, model)] as const];
      }),
    );
    const parts = [report.sql, String(report.bindings.length), ...[...tables.values()].toSorted()];
    return { report, tables, key: createHash('sha256').update(parts.join('\0')).digest('hex') };
  });
}

function inBatches(asked: readonly Asked[]): Asked[][] {
  const batches = Math.ceil(asked.length / BATCH);
  return Array.from({ length: batches }, (_, at) => asked.slice(at * BATCH, (at + 1) * BATCH));
}

async function describeBatch(db: Database, batch: readonly Asked[], cache: DescriptionCache): Promise<void> {
  try {
    await db.transaction(async (session) => {
      await session.query('set local search_path to pg_temp');
      const statements = new Set(batch.flatMap(({ tables }) => [...tables.values()]));
      for (const statement of statements) await session.query(statement);
      for (const { report, key } of batch) cache.set(key, await describeReport(session, report));
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
}

/** Asks for one report, in a transaction that has the tables. */
async function describeReport(session: Session, report: Report): Promise<Description> {
  await session.query('savepoint report');
  try {
    const nothing = report.bindings.map(() => null);
    const { sql, values } = emptyRows(report, nothing);
    const { fields } = await session.query(sql, values);
    return { fields };
  } catch (error) {
    if (!(error instanceof SqlStateError)) throw error;
    await session.query('rollback to savepoint report');
    const { message, position } = error;
    return { error: position === undefined ? { message } : { message, position } };
  }
}

function columnsOf(compiled: Compiled): string[] {
  const own = [...compiled.models.values()].flatMap((model) => model.fields.map((field) => field.column));
  return [...new Set([...own, ...systemFields.map(({ key }) => snakeCase(key))])];
}

function refusedProblem(
  report: Report,
  error: { message: string; position?: number },
  columns: readonly string[],
): Problem {
  // An error without a place, or one behind the report's own text, is shown at its beginning.
  const offset = offsetInReport(error.position ?? 0);
  const inside = offset >= 0 && offset <= report.sql.length;
  const missing = /^column (?:"?\w+"?\.)?"?(\w+)"? does not exist$/.exec(error.message)?.[1];
  const { reason, fix } = databaseWords(error.message);
  return {
    code: 'sql-database',
    severity: 'error',
    file: report.sqlOrigin.file,
    ...offsetToPosition(report.sqlOrigin, inside ? offset : 0),
    pointer: '',
    ...sentences['sql-database'](reason, missing === undefined ? undefined : nearest(missing, columns), fix),
  };
}

/** Columns that would show an output of another type raw, or wrongly. */
function typeProblems(report: Report, fields: readonly { name: string; type: string }[]): Problem[] {
  return outputFaults(report, fields).flatMap(({ key, column, found, cast }) => {
    if (found === undefined || cast === undefined) return [];
    const sentence = sentences['output-type'](column, found, cast);
    return [
      { code: 'output-type', severity: 'error', file: report.file, ...report.columnAt(key), ...sentence } as const,
    ];
  });
}
