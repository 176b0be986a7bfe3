import type { PlanSort } from '../plan/Plan.ts';
import { type QueryFields, QueryProblem } from './Filter.ts';

const mostColumns = 5;

/**
 * `column` (comma-joined, an ending `_dictText` is dropped) and `order` (`asc` or `desc`, one for all or one each).
 * Without a column or an order it is `fallback`; an unknown or hidden column or any other order is a QueryProblem.
 */
export function readSort(
  parameters: Readonly<Record<string, string>>,
  fields: QueryFields,
  fallback: readonly PlanSort[],
): PlanSort[] {
  const orders = listOf(parameters.order).map(readOrder);
  const columns = listOf(parameters.column).map((name) => readColumn(name, fields));
  if (columns.length === 0 || orders.length === 0) return [...fallback];
  if (columns.length > mostColumns) throw new QueryProblem('column', `more than ${mostColumns} columns`);
  if (orders.length > 1 && orders.length !== columns.length) throw new QueryProblem('order', 'one for each column');
  const seen = new Set<string>();
  return columns.flatMap((column, index) => {
    if (seen.has(column)) return [];
    seen.add(column);
    return [{ key: column, order: orders[index] ?? orders[0] ?? 'asc' }];
  });
}

function listOf(text: string | undefined): string[] {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? [] : trimmed.split(',').map((part) => part.trim());
}

function readOrder(text: string): 'asc' | 'desc' {
  if (text !== 'asc' && text !== 'desc') throw new QueryProblem('order', 'neither asc nor desc');
  return text;
}

function readColumn(name: string, fields: QueryFields): string {
  const key = fields.kinds.has(name) ? name : name.replace(/_dictText$/, '');
  if (!fields.kinds.has(key) || fields.hidden.has(key)) throw new QueryProblem('column', 'unknown column');
  return key;
}
