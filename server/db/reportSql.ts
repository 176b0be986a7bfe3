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
export function fromReport(text: string, taken: number) {
  return numberingFrom(taken).selectFrom(sql<Row>`(${sql.raw(`${text}\n`)})`.as('report'));
}

/** A figure over rows with all its digits. */
export function figureText(aggregate: Aggregate, columns: MeasureSqlColumns): RawBuilder<string | null> {
  return sql`(${aggregateSql(aggregate, columns)})::text`;
}

/** The value of an output column by which rows are grouped, as text: two rows of one group agree in it. */
export function groupText(column: string): RawBuilder<string | null> {
  return sql`${sql.ref(column)}::text`;
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

/** Offset (0-based) in the report's SQL of a position (1-based) the database names in `emptyReport`; negative outside. */
export const offsetInReport = (position: number): number => position - 1 - before.length;
