import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { AnySchema } from '../db/sql.ts';

/** Numbers its parameters behind those that already stand in the report's SQL. */
class NumberingOnCompiler extends PostgresQueryCompiler {
  constructor(private readonly taken: number) {
    super();
  }

  protected override getCurrentParameterPlaceholder(): string {
    return `$${this.taken + this.numParameters}`;
  }
}

/** Composes what stands around a report's SQL that has `taken` parameters of its own. */
export function reportBuilder(taken: number): Kysely<AnySchema> {
  return new Kysely<AnySchema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new NumberingOnCompiler(taken),
    },
  });
}
