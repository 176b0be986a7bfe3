import type { CompilePorts } from '../../engine/compile/compile.ts';
import { loadPostgresParser } from '../reports/postgresParser.ts';
import { compileSchema } from './schemaModule.ts';

/** What the compiler of declarations needs from outside. */
export async function loadCompilePorts(): Promise<CompilePorts> {
  return { parseSql: await loadPostgresParser(), compileSchema };
}
