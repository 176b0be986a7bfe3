import { isRecord } from '../api/envelope.ts';
import { isOperator, MAX_CONDITIONS, type MatchType } from '../queries/Filter.ts';
import { type BuilderDraft, type BuilderQuery, builderAddress, completeRows } from './conditions.ts';

/** What stands in a query builder, asked or not. */
export interface BuilderWork {
  matchType: MatchType;
  rows: readonly BuilderDraft[];
}

/** What is to be kept; undefined when nothing is said. */
export function packSuperWork({ matchType, rows }: BuilderWork, query: BuilderQuery | undefined): object | undefined {
  const said = rows.filter((row) => Object.keys(row).length > 0);
  return said.length > 0 ? { over: addressOf(query), matchType, rows: said } : undefined;
}

/**
 * What was kept, as far as its fields are still known; undefined when it is nothing, or the list has been asked for
 * something else since.
 */
export function unpackSuperWork(
  kept: unknown,
  query: BuilderQuery | undefined,
  fields: readonly { key: string }[],
): BuilderWork | undefined {
  if (!isRecord(kept) || !Array.isArray(kept.rows)) return undefined;
  const matchType = kept.matchType === 'or' ? 'or' : 'and';
  const rows = kept.rows.slice(0, MAX_CONDITIONS).flatMap((row) => readDraft(row, fields) ?? []);
  const complete = completeRows(rows);
  const asks = addressOf(complete.length > 0 ? { matchType, rows: complete } : undefined);
  const now = addressOf(query);
  return rows.length > 0 && (kept.over === now || asks === now) ? { matchType, rows } : undefined;
}

function readDraft(row: unknown, fields: readonly { key: string }[]): BuilderDraft | undefined {
  if (!isRecord(row) || !fields.some(({ key }) => key === row.field)) return undefined;
  const { field, rule, val } = row;
  return {
    field: String(field),
    ...(isOperator(rule) ? { rule } : {}),
    ...(typeof val === 'string' ? { val } : {}),
  };
}

function addressOf(query: BuilderQuery | undefined): string {
  return query ? builderAddress(query) : '';
}
