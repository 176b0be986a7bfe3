import type { PlanQueryItem, ValueKind } from '../plan/Plan.ts';
import { isOperator, MAX_CONDITIONS, type MatchType, type Operator } from '../queries/Filter.ts';
import { elementsOf } from '../queries/filterValue.ts';
import { valueTypes } from '../values/valueTypes.ts';

/** One condition of the query builder: `val` is what the wire carries, several values comma-joined. */
export interface Condition {
  field: string;
  rule: Operator;
  val: string;
}

/** Conditions that stand beside those of the query form, joined by and or or; never without a row. */
export interface BuilderQuery {
  matchType: MatchType;
  rows: readonly Condition[];
}

/** A condition that is being made. */
export type BuilderDraft = Partial<Condition>;

/** The rows that say something: a field, a rule and a value. */
export function completeRows(drafts: readonly BuilderDraft[]): Condition[] {
  return drafts.flatMap(({ field, rule, val = '' }) => {
    const text = rule === 'in' ? elementsOf(val).join(',') : val.trim();
    return field && rule && text !== '' ? [{ field, rule, val: text }] : [];
  });
}

/** How the server reads a value, where it is no text. */
const dbTypes: Partial<Record<ValueKind, string>> = { number: 'bigDecimal' };

/**
 * The parameters a query builder adds to a list's calls. Encoded once more than the address needs: the server
 * decodes twice, and a `+` would be lost on the way.
 */
export function builderParameters(query: BuilderQuery, fields: readonly PlanQueryItem[]): Record<string, string> {
  const rows = query.rows.map((row) => {
    const { type, kind } = fields.find(({ key }) => key === row.field) ?? {};
    const dbType = kind && dbTypes[kind];
    return { ...row, ...(type ? { type } : {}), ...(dbType ? { dbType } : {}) };
  });
  return { superQueryParams: encodeURIComponent(JSON.stringify(rows)), superQueryMatchType: query.matchType };
}

/** Whether a value can be of its field's kind; the server refuses a whole list for one that cannot. */
export function isSuitable({ rule, val }: Condition, kind: ValueKind): boolean {
  const compared = rule !== 'like' && rule !== 'right_like' && rule !== 'left_like';
  if (!compared || kind !== 'number') return true;
  return (rule === 'in' ? elementsOf(val) : [val]).every((text) => valueTypes.number.parse(text).ok);
}

/** The conditions as one text for the page's address. */
export function builderAddress({ matchType, rows }: BuilderQuery): string {
  return JSON.stringify([matchType, ...rows.map(({ field, rule, val }) => [field, rule, val])]);
}

/** Reads them again; what is no condition over a known field is passed over, since addresses outlive declarations. */
export function builderOfAddress(text: string | undefined, fields: readonly PlanQueryItem[]): BuilderQuery | undefined {
  const [matchType, ...given] = listIn(text);
  if (matchType !== 'and' && matchType !== 'or') return undefined;
  const rows = given.flatMap((row) => {
    const [field, rule, val]: unknown[] = Array.isArray(row) ? row : [];
    const known = fields.some(({ key }) => key === field);
    if (!known || typeof field !== 'string' || !isOperator(rule) || typeof val !== 'string') return [];
    return completeRows([{ field, rule, val }]);
  });
  return rows.length > 0 ? { matchType, rows: rows.slice(0, MAX_CONDITIONS) } : undefined;
}

function listIn(text: string | undefined): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
