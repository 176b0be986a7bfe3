import { createHash } from 'node:crypto';
import type { CompilePorts } from '../../engine/compile/CompilePorts.ts';
import type { ParseSql } from '../../engine/reportSql/gate.ts';
import { compileSchemaOnce } from './schemaModule.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** PostgreSQL's own parser, ready to be called synchronously; whatever it cannot parse is an error with its place. */
async function loadPostgresParser(): Promise<ParseSql> {
  const { loadModule, parseSync } = await import('libpg-query');
  await loadModule();
  return (text) => {
    try {
      return { ok: true, tree: parseSync(text) };
    } catch (error) {
      const details = (error as { sqlDetails?: { message?: string; cursorPosition?: number } }).sqlDetails;
      return { ok: false, message: details?.message ?? (error as Error).message, offset: details?.cursorPosition ?? 0 };
    }
  };
}

/** What the compiler of declarations needs from outside. */
export async function loadCompilePorts(): Promise<CompilePorts> {
  return { parseSql: await loadPostgresParser(), compileSchema: compileSchemaOnce, hash };
}
