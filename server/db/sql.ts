import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import type { QueryOptions, QueryResult, Row, Selection, Session, SqlValue } from './Database.ts';

/** Tables and columns by name; which ones exist is what the declarations say. */
export type AnySchema = Record<string, Record<string, unknown>>;

/** Composes SQL and never runs it: `run` hands the text and its bound values to a session. */
export const builder: Kysely<AnySchema> = new Kysely<AnySchema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A piece of SQL with bound values: `sqlFragment\`lower(${sqlFragment.ref(column)})\``. */
export const sqlFragment: typeof sql = sql;

/** Anything the builder makes. */
export interface Compilable {
  compile(): CompiledQuery;
}

/** The text with its bound values. */
export function selectionOf(query: Compilable): Selection {
  const { sql: text, parameters } = query.compile();
  return { sql: text, values: parameters as readonly SqlValue[] };
}

/** Compiles and executes. Rows come back as the database names them: snake_case. Throws what `Session.query` throws. */
export async function run<R = Row>(
  session: Session,
  query: Compilable,
  options?: QueryOptions,
): Promise<QueryResult<R>> {
  const { sql: text, values } = selectionOf(query);
  return session.query<R>(text, values, options);
}

/** The first row, or undefined. */
export async function runFirst<R = Row>(
  session: Session,
  query: Compilable,
  options?: QueryOptions,
): Promise<R | undefined> {
  return (await run<R>(session, query, options)).rows[0];
}
