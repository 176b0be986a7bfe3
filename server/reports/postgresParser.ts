import { loadModule, parseSync } from 'libpg-query';
import type { ParseSql } from '../../engine/queries/gate.ts';

/** PostgreSQL's own parser, ready to be called synchronously; whatever it cannot parse is an error with its place. */
export async function loadPostgresParser(): Promise<ParseSql> {
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
