import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { Aggregate } from '../../engine/plan/measure.ts';
import type { ValueKind } from '../../engine/plan/Plan.ts';
import type { Row } from './Database.ts';
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

/**
 * A query over a report's gated SQL, whose first `taken` parameters are the report's own. The SQL stands alone on its
 * lines: a remark at its end must not swallow the bracket.
 */
export function fromReport(text: string, taken: number, stretches: readonly Stretched[] = []) {
  const own = sql<Row>`(${sql.raw(`${text}\n`)})`;
  if (stretches.length === 0) return numberingFrom(taken).selectFrom(own.as('report'));
  const codes = stretches.map(({ column, as, bounds }) => sql`${codeOf(column, bounds)} as ${sql.ref(as)}`);
  return numberingFrom(taken).selectFrom(sql<Row>`(select own.*, ${sql.join(codes)} from ${own} as own)`.as('report'));
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
export function figureText(aggregate: Aggregate, columns: MeasureSqlColumns): RawBuilder<string | null> {
  return sql`(${aggregateSql(aggregate, columns)})::text`;
}

/** The value of an output column by which rows are grouped, as text: two rows of one group agree in it. */
export function groupText(column: string): RawBuilder<string | null> {
  return sql`${sql.ref(column)}::text`;
}

/** Rows whose output is this value, as it was sent; null: those that have none. */
export function sameOutput(column: string, kind: ValueKind, value: string | null): RawBuilder<SqlBool> {
  const ref = sql.ref(column);
  if (value === null) return sql`${ref} is null`;
  // A ratio travels as a double: the digits that it lost on the way must not tell it apart from itself.
  if (kind === 'number') return sql`${ref}::float8 = ${value}::float8`;
  return kind === 'datetime' ? sql`${ref}::timestamp = ${value}::timestamp` : sql`${ref}::text = ${value}`;
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
): RawBuilder<SqlBool> {
  const any = groups.map(
    (texts) =>
      sql`(${sql.join(
        columns.map((column, at) => sql`${groupText(column)} is not distinct from ${texts[at] ?? null}`),
        sql` and `,
      )})`,
  );
  return sql`(${sql.join(any, sql` or `)})`;
}

const before = 'select * from (';

/** The report's SQL without a row: enough for the database to judge every name and type in it. */
export const emptyReport = (text: string): string => [before, text, '\n) as report limit 0'].join('');

/** Its first rows, as they are read for whoever writes it. */
export const firstRows = (text: string, most: number): string =>
  [before, text, `\n) as report limit ${Math.trunc(most)}`].join('');

/** How PostgreSQL carries out a statement; it is carried out for that. */
export const explained = (statement: string): string => `explain (analyze, buffers) ${statement}`;

/** Offset (0-based) in the report's SQL of a position (1-based) the database names in `emptyReport`; negative outside. */
export const offsetInReport = (position: number): number => position - 1 - before.length;
