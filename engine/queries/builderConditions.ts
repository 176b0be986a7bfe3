import type { ValueKind } from '../plan/Plan.ts';
import {
  type Comparison,
  type Filter,
  isOperator,
  MAX_CONDITIONS,
  type Operator,
  type QueryFields,
  QueryProblem,
} from './Filter.ts';
import { comparison, elementsOf, oneOf, textMatch } from './filterValue.ts';

type Reader = (key: string, kind: ValueKind, text: string) => Filter;

const compared =
  (op: Comparison): Reader =>
  (key, kind, text) =>
    comparison(op, key, kind, text);

const rules: Readonly<Record<Operator, Reader>> = {
  eq: compared('eq'),
  ne: compared('ne'),
  gt: compared('gt'),
  ge: compared('ge'),
  lt: compared('lt'),
  le: compared('le'),
  like: (key, _kind, text) => textMatch('like', key, text),
  right_like: (key, _kind, text) => textMatch('starts', key, text),
  left_like: (key, _kind, text) => textMatch('ends', key, text),
  in: (key, kind, text) => oneOf(key, kind, elementsOf(text)),
};

/** The query builder's rows as one bracket; undefined when there is nothing to ask. Anything malformed is a QueryProblem. */
export function readBuilderQuery(
  text: string | undefined,
  matchType: string | undefined,
  fields: QueryFields,
): Filter | undefined {
  const op = matchType === undefined || matchType === '' ? 'and' : matchType;
  if (op !== 'and' && op !== 'or') throw new QueryProblem('superQueryMatchType', 'neither and nor or');
  if (text === undefined || text.trim() === '') return undefined;
  const rows = decodeRows(text.trim());
  const filters = rows.flatMap((row) => readRow(row, fields) ?? []);
  return filters.length > 0 ? { op, filters } : undefined;
}

/** The client encodes once more than the address itself needs; some do not. */
function decodeRows(text: string): unknown[] {
  let current = text;
  for (let round = 0; round < 3; round++) {
    const rows = parsed(current);
    if (Array.isArray(rows) && rows.length <= MAX_CONDITIONS) return rows;
    if (rows !== undefined) break;
    const decoded = decodeOnce(current);
    if (decoded === current) break;
    current = decoded;
  }
  throw new QueryProblem('superQueryParams', 'not a list of rows');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readRow(row: unknown, fields: QueryFields): Filter | undefined {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) throw problem('a row is no object');
  const { field, rule, val } = row as Record<string, unknown>;
  // The builder sends rows that are not filled in yet.
  if (field === undefined || field === null || field === '') return undefined;
  const kind = typeof field === 'string' && !fields.hidden.has(field) ? fields.kinds.get(field) : undefined;
  if (typeof field !== 'string' || !kind) throw problem('unknown field');
  if (!isOperator(rule)) throw problem('unknown rule');
  const text = valueText(val).trim();
  return text === '' || (rule === 'in' && elementsOf(text).length === 0) ? undefined : rules[rule](field, kind, text);
}

function valueText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value) && value.every((each) => typeof each === 'string' || typeof each === 'number')) {
    return value.join(',');
  }
  throw problem('a value is neither text nor number');
}

function problem(reason: string): QueryProblem {
  return new QueryProblem('superQueryParams', reason);
}
