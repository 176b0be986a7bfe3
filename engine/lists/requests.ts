import type { ListPlan, RecordSource, ReportPlan } from '../plan.ts';
import type { ListState } from './listState.ts';
import { queryParameters } from './query.ts';

/** A GET: a path relative to the API base and its parameters. */
export interface ListRequest {
  path: string;
  parameters: Record<string, string | number>;
}

/** The call that brings one page of rows. */
export function pageRequest(plan: ListPlan | ReportPlan, state: ListState): ListRequest {
  const path = plan.type === 'list' ? plan.source.list : plan.source.data;
  return { path, parameters: { ...rowParameters(plan, state), pageNo: state.pageNo, pageSize: state.pageSize } };
}

/** The call that brings all rows of the query as CSV: the page's parameters without the page. */
export function exportRequest(plan: ListPlan | ReportPlan, state: ListState): ListRequest {
  return { path: plan.source.export, parameters: rowParameters(plan, state) };
}

/** Path of one record. */
export function recordPath(source: RecordSource, id: string): string {
  return `${source.get}/${encodeURIComponent(id)}`;
}

/** Path that removes records; ids are joined by comma. */
export function removalPath(source: RecordSource, ids: readonly string[]): string {
  return `${source.remove}/${ids.map(encodeURIComponent).join(',')}`;
}

function rowParameters(plan: ListPlan | ReportPlan, state: ListState): Record<string, string> {
  const sort = state.sort ?? plan.sort;
  return { ...queryParameters(plan.query, state.values), ...(sort ? { column: sort.column, order: sort.order } : {}) };
}
