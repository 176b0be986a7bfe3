import { isRecord } from '../api/envelope.ts';
import { isSuperRule, type MatchType, MOST_ROWS } from '../queries/superRules.ts';
import { completeRows, type SuperDraft, type SuperQuery, superAddress } from './superQuery.ts';

/** What stands in a query builder, asked or not. */
export interface SuperWork {
  matchType: MatchType;
  rows: readonly SuperDraft[];
}

/** What is to be kept; undefined when nothing is said. */
export function packSuperWork({ matchType, rows }: SuperWork, query: SuperQuery | undefined): object | undefined {
  const said = rows.filter((row) => Object.keys(row).length > 0);
  return said.length > 0 ? { over: addressOf(query), matchType, rows: said } : undefined;
}

/**
 * What was kept, as far as its fields are still known; undefined when it is nothing, or the list has been asked for
 * something else since.
 */
export function unpackSuperWork(
  kept: unknown,
  query: SuperQuery | undefined,
  fields: readonly { key: string }[],
): SuperWork | undefined {
  if (!isRecord(kept) || !Array.isArray(kept.rows)) return undefined;
  const matchType = kept.matchType === 'or' ? 'or' : 'and';
  const rows = kept.rows.slice(0, MOST_ROWS).flatMap((row) => readDraft(row, fields) ?? []);
  const complete = completeRows(rows);
  const asks = addressOf(complete.length > 0 ? { matchType, rows: complete } : undefined);
  const now = addressOf(query);
  return rows.length > 0 && (kept.over === now || asks === now) ? { matchType, rows } : undefined;
}

function readDraft(row: unknown, fields: readonly { key: string }[]): SuperDraft | undefined {
  if (!isRecord(row) || !fields.some(({ key }) => key === row.field)) return undefined;
  const { field, rule, val } = row;
  return {
    field: String(field),
    ...(isSuperRule(rule) ? { rule } : {}),
    ...(typeof val === 'string' ? { val } : {}),
  };
}

function addressOf(query: SuperQuery | undefined): string {
  return query ? superAddress(query) : '';
}
