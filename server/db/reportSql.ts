import {
  DummyDriver,
  Kysely,
  MysqlAdapter,
  MysqlIntrospector,
  MysqlQueryCompiler,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { Report } from '../../engine/plan/compiled.ts';
import type { Aggregate } from '../../engine/plan/measure.ts';
import type { ValueKind } from '../../engine/plan/Plan.ts';
import type { Row, Selection, SqlValue } from './Database.ts';
import { dialectOf, POSTGRES, type SqlDialect } from './foreign/dialects.ts';
import { aggregateSql, type MeasureSqlColumns } from './measures.ts';
import type { AnySchema } from './sql.ts';

/** Numbers its parameters behind those that already stand in the report's SQL. */
class NumberingOnCompiler extends PostgresQueryCompiler {
  constructor(private readonly taken: number) {
    super();
  }

  protected override getCurrentParameterPlaceholder(): string {
    return `$${this.taken + this.numParameters}`;
  }
}

function numberingFrom(taken: number): Kysely<AnySchema> {
  return new Kysely<AnySchema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new NumberingOnCompiler(taken),
    },
  });
}

const MYSQL_BUILDER = new Kysely<AnySchema>({
  dialect: {
    createAdapter: () => new MysqlAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new MysqlIntrospector(database),
    createQueryCompiler: () => new MysqlQueryCompiler(),
  },
});

/** A report's SQL, and whose dialect it is in. */
export type ReportText = Pick<Report, 'sql' | 'dataSource'> & { sqlOrigin: Pick<Report['sqlOrigin'], 'replaced'> };

/**
 * A query over a report's gated SQL, with the values of its `$n`. The SQL stands alone on its lines: a remark at its
 * end must not swallow the bracket. To PostgreSQL the values are the first parameters, to MySQL they stand where the
 * `$n` do: `reportStatement` knows.
 */
export function fromReport(report: ReportText, values: readonly SqlValue[], stretches: readonly Stretched[] = []) {
  const isMysql = dialectOf(report.dataSource).kind === 'mysql';
  const db = isMysql ? MYSQL_BUILDER : numberingFrom(values.length);
  const own = isMysql ? withValues(report, values) : sql<Row>`(${sql.raw(`${report.sql}\n`)})`;
  if (stretches.length === 0) return db.selectFrom(own.as('report'));
  const codes = stretches.map(({ column, as, bounds }) => sql`${codeOf(column, bounds)} as ${sql.ref(as)}`);
  return db.selectFrom(sql<Row>`(select own.*, ${sql.join(codes)} from ${own} as own)`.as('report'));
}

/** The SQL with its values bound where they stand. */
function withValues({ sql: text, sqlOrigin }: ReportText, values: readonly SqlValue[]): RawBuilder<Row> {
  const parts: RawBuilder<unknown>[] = [];
  let end = 0;
  for (const { sql: start, sqlLength } of sqlOrigin.replaced) {
    const [before = '', number = '', after = ''] = text.slice(start, start + sqlLength).split(/\$(\d+)/);
    const value = values[Number(number) - 1] ?? null;
    parts.push(sql`${sql.raw(text.slice(end, start) + before)}${value}${sql.raw(after)}`);
    end = start + sqlLength;
  }
  return sql<Row>`(${sql.join([...parts, sql.raw(`${text.slice(end)}\n`)], sql``)})`;
}

/** The report's SQL without a row: enough for the database to judge every name and type in it. */
export function emptyRows(report: ReportText, values: readonly SqlValue[]): Selection {
  return firstRows(report, values, 0);
}

/** Its first rows, as they are read for whoever writes it. */
export function firstRows(report: ReportText, values: readonly SqlValue[], most: number): Selection {
  const select = fromReport(report, values)
    .selectAll()
    .limit(sql.lit(Math.trunc(most)));
  return reportStatement(report, values, select.compile());
}

/** A compiled query over a report with all it is bound to. */
export function reportStatement(
  { dataSource }: Pick<ReportText, 'dataSource'>,
  values: readonly SqlValue[],
  compiled: { sql: string; parameters: readonly unknown[] },
): Selection {
  const own = compiled.parameters as readonly SqlValue[];
  return { sql: compiled.sql, values: dialectOf(dataSource).kind === 'mysql' ? own : [...values, ...own] };
}

/** Of a row that is one; no column is called so. */
export const IS_ROW = '_row';

/**
 * A report that is evaluated once however much is asked of it: `rows` reads from it, `beside` puts a page of them beside
 * the one row of figures, which stands alone where the page is empty. `taken` as in `fromReport`.
 */
export function evaluatedOnce(report: ReturnType<typeof fromReport>, taken: number) {
  const db = numberingFrom(taken);
  return {
    rows: db.selectFrom('whole as report') as unknown as typeof report,
    beside: (page: typeof report, figures: typeof report) =>
      db
        .with(
          (cte) => cte('whole').materialized(),
          () => report.selectAll(),
        )
        .with('page', () => page.select(sql<boolean>`true`.as(IS_ROW)))
        .with('figures', () => figures)
        .selectFrom('figures')
        .leftJoin('page', (join) => join.onTrue())
        .selectAll(),
  };
}

/** A number that is looked at by stretches: `as` is the column of their codes, the first one's `0`. */
export interface Stretched {
  column: string;
  as: string;
  /** Upper bounds, ascending; at most nine, so that codes sort as texts. */
  bounds: readonly number[];
}

function codeOf(column: string, bounds: readonly number[]): RawBuilder<string | null> {
  const ref = sql.ref(`own.${column}`);
  const parts = bounds.map((bound, at) => sql`when ${ref} <= ${sql.lit(bound)} then ${sql.lit(String(at))}`);
  return sql`case when ${ref} is null then null ${sql.join(parts, sql` `)} else ${sql.lit(String(bounds.length))} end`;
}

/** A figure over rows with all its digits. */
export function figureText(
  aggregate: Aggregate,
  columns: MeasureSqlColumns,
  dialect: SqlDialect = POSTGRES,
): RawBuilder<string | null> {
  return dialect.text(sql`(${aggregateSql(aggregate, columns, dialect)})`);
}

/** The value of an output column by which rows are grouped, as text: two rows of one group agree in it. */
export function groupText(column: string, dialect: SqlDialect): RawBuilder<string | null> {
  return dialect.text(sql.ref(column));
}

/** Rows whose output is this value, as it was sent; null: those that have none. */
export function sameOutput(
  column: string,
  kind: ValueKind,
  value: string | null,
  dialect: SqlDialect,
): RawBuilder<SqlBool> {
  const ref = sql.ref(column);
  if (value === null) return sql`${ref} is null`;
  const alike = (as: (each: RawBuilder<unknown>) => RawBuilder<unknown>) =>
    sql<SqlBool>`${as(ref)} = ${as(sql`${value}`)}`;
  // A ratio travels as a double: the digits that it lost on the way must not tell it apart from itself.
  if (kind === 'number') return alike(dialect.float);
  if (kind === 'datetime') return alike((each) => dialect.moment(each, 'datetime'));
  return sql`${dialect.text(ref)} = ${value}`;
}

/** An output as it comes. */
export function outputValue(column: string): RawBuilder<unknown> {
  return sql`${sql.ref(column)}`;
}

/**
 * The groups of a cross table: its cells, the totals of rows, those of columns, and all together. `inRow` and `inColumn`
 * say of a line, by 1, that it stands in one row, in one column; the totals come first, so that no limit cuts them.
 */
export function crossGroups(
  rows: readonly string[],
  across: readonly string[],
  directions: readonly ('asc' | 'desc')[],
) {
  const [inner, outer] = [rows.map(outputValue), across.map(outputValue)];
  const set = (columns: readonly RawBuilder<unknown>[]) => sql`(${columns.length === 0 ? sql`` : sql.join(columns)})`;
  const sets = [set([...inner, ...outer]), ...(outer.length === 0 ? [] : [set(inner), set(outer)]), set([])];
  const within = ([first]: readonly RawBuilder<unknown>[]) =>
    first ? sql<number>`1 - grouping(${first})` : sql<number>`0`;
  const [inRow, inColumn] = [within(inner), within(outer)];
  const ordered = inner.map((column, at) =>
    directions[at] === 'desc' ? sql`${column} desc nulls last` : sql`${column} asc nulls last`,
  );
  const order = sql`${sql.join([sql`${inRow} + ${inColumn}`, ...ordered, ...outer.map((each) => sql`${each} asc nulls last`)])}`;
  return { sets: sql`grouping sets (${sql.join(sets)})`, inRow, inColumn, order };
}

/** Rows whose outputs, as texts, are one of these lists. */
export function inGroups(
  columns: readonly string[],
  groups: readonly (readonly (string | null)[])[],
  dialect: SqlDialect,
): RawBuilder<SqlBool> {
  const any = groups.map(
    (texts) =>
      sql`(${sql.join(
        columns.map((column, at) => dialect.same(groupText(column, dialect), sql`${texts[at] ?? null}`)),
        sql` and `,
      )})`,
  );
  return sql`(${sql.join(any, sql` or `)})`;
}

/** How PostgreSQL carries out a statement; it is carried out for that. */
export const explained = (statement: string): string => `explain (analyze, buffers) ${statement}`;

const before = 'select * from (';

/** Offset (0-based) in the report's SQL of a position (1-based) PostgreSQL names in its `firstRows`; negative outside. */
export const offsetInReport = (position: number): number => position - 1 - before.length;
