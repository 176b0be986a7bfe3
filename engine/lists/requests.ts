import type { ListPlan, RecordSource, ReportPlan, TreePlan } from '../plan.ts';
import type { ListState } from './listState.ts';
import { queryParameters } from './query.ts';
import { superFields } from './superFields.ts';
import { superParameters } from './superQuery.ts';

/** A plan that shows rows. */
export type RowsPlan = ListPlan | TreePlan | ReportPlan;

/** Page size that asks for everything (contract 4.5). */
const UNPAGED = -521;

/** A GET: a path relative to the API base and its parameters. */
export interface ListRequest {
  path: string;
  parameters: Record<string, string | number>;
}

/** The call that brings one page of rows. */
export function pageRequest(plan: RowsPlan, state: ListState): ListRequest {
  const page = { pageNo: state.pageNo, pageSize: state.pageSize };
  if (plan.type === 'report') return { path: plan.source.data, parameters: { ...rowParameters(plan, state), ...page } };
  if (plan.tree !== undefined) {
    const { levels, parent, root } = plan.tree;
    const top = { hasQuery: 'false', [parent]: root };
    const asked = isAsked(state) ? { hasQuery: 'true', ...conditions(plan, state) } : top;
    return { path: levels, parameters: { ...asked, ...sortParameters(plan, state), ...page } };
  }
  return { path: plan.source.list, parameters: { ...rowParameters(plan, state), ...page } };
}

/** The call that brings the rows directly below several parents at once (contract 12, 57). */
export function levelsRequest(
  { tree, sort }: Pick<TreePlan, 'tree' | 'sort'>,
  state: ListState,
  parents: readonly string[],
): ListRequest {
  const asked = { hasQuery: 'in', batchFlag: 'true', [tree.parent]: parents.join(','), pageSize: UNPAGED };
  return { path: tree.levels, parameters: { ...asked, ...sortParameters({ sort }, state) } };
}

/** Whether rows are looked for: a tree then shows them flat. */
export function isAsked({ values, superQuery }: ListState): boolean {
  return superQuery !== undefined || Object.values(values).some((text) => text !== '');
}

/** The call that brings all rows of the query as CSV: the page's parameters without the page. */
export function exportRequest(plan: RowsPlan, state: ListState): ListRequest {
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

function rowParameters(plan: RowsPlan, state: ListState): Record<string, string> {
  return { ...conditions(plan, state), ...sortParameters(plan, state) };
}

function conditions(plan: RowsPlan, { values, superQuery }: ListState): Record<string, string> {
  return {
    ...(superQuery ? superParameters(superQuery, superFields(plan)) : {}),
    ...queryParameters(plan.query, values),
  };
}

function sortParameters(plan: Pick<RowsPlan, 'sort'>, state: ListState): Record<string, string> {
  const sort = state.sort ?? plan.sort;
  return sort ? { column: sort.column, order: sort.order } : {};
}
