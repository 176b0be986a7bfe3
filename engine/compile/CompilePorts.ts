import type { ParseSql } from '../reportSql/gate.ts';
import type { CompileSchema } from './forms/formSchemas.ts';

/** What the compiler cannot do itself: PostgreSQL's own parser, Ajv, which writes code, and hashes come from outside. */
export interface CompilePorts {
  parseSql: ParseSql;
  compileSchema: CompileSchema;
  /** SHA-256 of a text, hex: Node's own is ten times as fast as one in JavaScript. */
  hash(text: string): string;
}
