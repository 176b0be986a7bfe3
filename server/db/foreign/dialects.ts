import type { RawBuilder, SqlBool } from 'kysely';
import type { SourceKind } from '../../../engine/plan/compiled.ts';
import { sqlFragment as sql } from '../sql.ts';

type Sql = RawBuilder<unknown>;

/** Figures a database works out over rows. */
export type FigureCall = 'count' | 'countDistinct' | 'sum' | 'min' | 'max';

/** What PostgreSQL and MySQL write each in their own way. */
export interface SqlDialect {
  kind: SourceKind;
  /** A value as text. */
  text(value: Sql): RawBuilder<string>;
  /** A value as an exact number. */
  number(value: Sql): Sql;
  /** A value as a number that may have lost its last digits. */
  float(value: Sql): Sql;
  moment(value: Sql, kind: 'date' | 'datetime' | 'time'): Sql;
  /** A text that is told apart from others by its bytes. */
  bytes(value: Sql): Sql;
  /** Pieces of text put together; of nothing comes nothing. */
  joined(parts: readonly Sql[]): RawBuilder<string>;
  /** Whether a text is like a pattern, whatever its case. */
  alike(text: Sql, pattern: string): RawBuilder<SqlBool>;
  /** Whether two values are one, nothing being equal to nothing. */
  same(left: Sql, right: Sql): RawBuilder<SqlBool>;
  /** Over the rows that a condition holds for; without a value over the rows themselves. */
  figure(call: FigureCall, value: Sql | undefined, when: Sql | undefined): Sql;
  /** What rows are ordered by; those without a value come last. */
  ordered(value: Sql, order: 'asc' | 'desc'): Sql[];
  /** A number of rows. */
  rows(count: number): number | RawBuilder<number>;
}

const TIMES = { date: sql`date`, datetime: sql`timestamp`, time: sql`time` } as const;

const CALLS: Readonly<Record<FigureCall, (value: Sql) => Sql>> = {
  count: (value) => sql`count(${value})`,
  countDistinct: (value) => sql`count(distinct ${value})`,
  sum: (value) => sql`sum(${value})`,
  min: (value) => sql`min(${value})`,
  max: (value) => sql`max(${value})`,
};

/** The product's own database, and others of its kind. */
export const POSTGRES: SqlDialect = {
  kind: 'postgres',
  text: (value) => sql<string>`${value}::text`,
  number: (value) => sql`${value}::numeric`,
  float: (value) => sql`${value}::float8`,
  moment: (value, kind) => sql`${value}::${TIMES[kind]}`,
  bytes: (value) => sql`${value} collate "C"`,
  joined: (parts) => sql<string>`${sql.join(parts, sql` || `)}`,
  alike: (text, pattern) => sql<SqlBool>`${text} ilike ${pattern}`,
  same: (left, right) => sql<SqlBool>`${left} is not distinct from ${right}`,
  figure: (call, value, when) =>
    sql`${CALLS[call](value ?? sql`*`)}${when === undefined ? sql`` : sql` filter (where ${when})`}`,
  ordered: (value, order) => [order === 'asc' ? sql`${value} asc` : sql`${value} desc nulls last`],
  rows: (count) => count,
};

const MYSQL_TIMES = { date: sql`date`, datetime: sql`datetime`, time: sql`time` } as const;

/** MySQL from 5.7 on, and MariaDB. Texts are compared by the collation of the connection: by their bytes. */
const MYSQL: SqlDialect = {
  kind: 'mysql',
  text: (value) => sql<string>`cast(${value} as char)`,
  number: (value) => sql`cast(${value} as decimal(65, 10))`,
  float: (value) => sql`(${value} + 0e0)`,
  moment: (value, kind) => sql`cast(${value} as ${MYSQL_TIMES[kind]})`,
  bytes: (value) => sql`cast(${value} as binary)`,
  joined: (parts) => sql<string>`concat(${sql.join(parts)})`,
  alike: (text, pattern) => sql<SqlBool>`lower(${text}) like lower(${pattern})`,
  same: (left, right) => sql<SqlBool>`${left} <=> ${right}`,
  figure: (call, value, when) => {
    if (when === undefined) return CALLS[call](value ?? sql`*`);
    return CALLS[call](sql`case when ${when} then ${value ?? sql`1`} end`);
  },
  ordered: (value, order) => [sql`${value} is null`, order === 'asc' ? sql`${value} asc` : sql`${value} desc`],
  // A bound one is a fraction to MySQL, and there are no such rows.
  rows: (count) => sql.lit(Math.trunc(count)),
};

/** How the SQL of a report is spoken; without a source of its own it is for the product's own database. */
export const dialectOf = (source: { kind: SourceKind } | undefined): SqlDialect =>
  source?.kind === 'mysql' ? MYSQL : POSTGRES;
