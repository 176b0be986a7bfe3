import { isRecord } from '../api/envelope.ts';
import { isOperator } from '../queries/Filter.ts';
import { type BuilderQuery, type Condition, completeRows } from '../queryBuilder/conditions.ts';

/** A query kept under a name. */
export interface SavedQuery {
  title: string;
  matchType: BuilderQuery['matchType'];
  records: readonly Condition[];
}

/** Storage key under which older releases kept one person's queries of one screen in the browser. */
export function savedQueriesKey(screenCode: string, username: string): string {
  return `JSuperQuerySaved_${screenCode}_${username}`;
}

/** Reads what is kept; whatever is no saved query is left out, and of those what is no condition. */
export function parseSavedQueries(value: unknown): SavedQuery[] {
  const saved = (Array.isArray(value) ? value : []).flatMap((each): SavedQuery[] => {
    if (!isRecord(each) || typeof each.title !== 'string' || each.title.trim() === '') return [];
    const records = (Array.isArray(each.records) ? each.records : []).flatMap(parseRow);
    const matchType = each.matchType === 'or' ? 'or' : 'and';
    return records.length > 0 ? [{ title: each.title.trim(), matchType, records }] : [];
  });
  return saved.filter(({ title }, at) => saved.findIndex((other) => other.title === title) === at);
}

function parseRow(row: unknown): Condition[] {
  if (!isRecord(row)) return [];
  const { field, rule, val } = row;
  if (typeof field !== 'string' || !isOperator(rule)) return [];
  if (typeof val !== 'string' && typeof val !== 'number') return [];
  return completeRows([{ field, rule, val: String(val) }]);
}
