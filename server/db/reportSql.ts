import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';
import type { Row, Selection } from './Database.ts';
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

/** The sum of an output column. */
export function sumOf(column: string): RawBuilder<number> {
  return sql<number>`sum(${sql.ref(column)})`;
}

/** The sums of several lists of numbers, as `sum_0`, `sum_1` …; of an empty one null. */
export function sumOfValues(lists: readonly string[][]): Selection {
  const sums = lists.map((_, at) => `(select sum(value) from unnest($${at + 1}::numeric[]) as value) as sum_${at}`);
  return { sql: `select ${sums.join(', ')}`, values: lists };
}

const before = 'select * from (';

/** The report's SQL without a row: enough for the database to judge every name and type in it. */
export const emptyReport = (text: string): string => [before, text, '\n) as report limit 0'].join('');

/** Offset (0-based) in the report's SQL of a position (1-based) the database names in `emptyReport`; negative outside. */
export const offsetInReport = (position: number): number => position - 1 - before.length;
