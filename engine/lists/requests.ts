import { ENDPOINTS, pathTo } from '../api/endpoints.ts';
import type {
  DeclarationsPlan,
  ModelSource,
  PlanQueryItem,
  PlanSubList,
  RecordsPlan,
  ReportPlan,
  TreePlan,
} from '../plan/Plan.ts';
import type { Row } from '../plan/record.ts';
import { UNPAGED } from '../queries/page.ts';
import { type Asking, presetValue } from '../queries/presets.ts';
import { builderParameters } from '../queryBuilder/conditions.ts';
import { builderFields } from '../queryBuilder/fields.ts';
import { withHeading } from '../queryBuilder/headingFilter.ts';
import { type ListDefaults, type ListState, type ListViews, stateOf } from './listState.ts';
import { missingItems, queryParameters, sortParameters } from './query.ts';

/** A plan that shows rows; `within`: only those that hold these values, whatever is asked besides. */
export type RowsPlan = (RecordsPlan | ReportPlan | DeclarationsPlan) & Within;

/** One whose rows are data, and can be taken along. */
export type DataPlan = (RecordsPlan | ReportPlan) & Within;

interface Within {
  within?: Readonly<Record<string, string>>;
}

/** What says that a row of a sub-list belongs to a record; undefined where the record has nothing to say it by. */
export function heldBy({ of = 'id' }: Pick<PlanSubList, 'of'>, record: Row): string | undefined {
  const value = record[of] ?? '';
  return value === '' ? undefined : String(value);
}

/** A sub-list as the rows of one record, which hold this of it. */
export function ofRecord(list: PlanSubList, held: string): PlanSubList & { within: Readonly<Record<string, string>> } {
  const asked = list.below ? `${list.foreignKey}_below` : list.foreignKey;
  // What is typed for one record is no draft of another's.
  return { ...list, id: `${list.id}/${held}`, within: { [asked]: held } };
}

/** A GET: a path relative to the API base and its parameters. */
export interface ListRequest {
  path: string;
  parameters: Record<string, string | number>;
}

/** What a plan's list begins with where its address says nothing else. */
export function listDefaults(plan: RowsPlan, asking: Asking): ListDefaults {
  const asks = (item: PlanQueryItem): boolean => item.param && item.defaultValue !== undefined && !item.dayRange;
  return {
    query: plan.query.some(asks)
      ? plan.query.map((item) =>
          asks(item) ? { ...item, defaultValue: presetValue(item.defaultValue ?? '', item.kind, asking) } : item,
        )
      : plan.query,
    builderFields: builderFields(plan),
    sortable: plan.columns.filter((column) => column.sortable).map((column) => column.key),
    pageSize: plan.pageSize,
  };
}

/** The call a list begins with that is opened at `search`; undefined while something it needs is not filled in. */
export function firstRequest(
  plan: RowsPlan,
  search: string,
  asking: Asking,
  views?: ListViews,
): ListRequest | undefined {
  const state = stateOf(search, { ...listDefaults(plan, asking), ...(views ? { views } : {}) });
  return missingItems(plan.query, state.values).length === 0 ? pageRequest(plan, state) : undefined;
}

/** The call that brings one page of rows. */
export function pageRequest(plan: RowsPlan, state: ListState): ListRequest {
  const page = { pageNo: state.pageNo, pageSize: state.pageSize };
  const { source } = plan;
  if ('copyType' in source)
    return { path: ENDPOINTS.listDeclarations.path, parameters: { ...rowParameters(plan, state), ...source, ...page } };
  if ('report' in source)
    return {
      path: pathTo(ENDPOINTS.listReport, { code: source.report }),
      parameters: { ...rowParameters(plan, state), ...page },
    };
  if ('tree' in plan && plan.tree !== undefined) {
    const { parent, root } = plan.tree;
    const top = { hasQuery: 'false', [parent]: root };
    const asked = isFiltered(state) ? { hasQuery: 'true', ...conditions(plan, state) } : top;
    return { path: levelsPath(plan), parameters: { ...asked, ...sortParameters(state.sort ?? plan.sort), ...page } };
  }
  return {
    path: pathTo(ENDPOINTS.listRecords, { code: source.model }),
    parameters: { ...rowParameters(plan, state), ...page },
  };
}

/** The call that brings the rows directly below several parents at once. */
export function levelsRequest(
  plan: Pick<TreePlan, 'source' | 'tree' | 'sort'>,
  state: ListState,
  parents: readonly string[],
): ListRequest {
  const asked = { hasQuery: 'in', batchFlag: 'true', [plan.tree.parent]: parents.join(','), pageSize: UNPAGED };
  return { path: levelsPath(plan), parameters: { ...asked, ...sortParameters(state.sort ?? plan.sort) } };
}

/** Whether rows are looked for: a tree then shows them flat. */
export function isFiltered({ values, builderQuery }: ListState): boolean {
  return builderQuery !== undefined || Object.values(values).some((text) => text !== '');
}

/** The call that brings all rows of the query as CSV: the page's parameters without the page. */
export function exportRequest(plan: DataPlan, state: ListState): ListRequest {
  const { source } = plan;
  const path =
    'report' in source
      ? pathTo(ENDPOINTS.exportReport, { code: source.report })
      : pathTo(ENDPOINTS.exportRecords, { code: source.model });
  return { path, parameters: rowParameters(plan, state) };
}

/** The call that brings all rows of a report as a workbook, whose first sheet says what it is. */
export function reportWorkbookRequest(plan: ReportPlan & Within, state: ListState): ListRequest {
  const path = pathTo(ENDPOINTS.exportReportWorkbook, { code: plan.source.report });
  return { path, parameters: { ...rowParameters(plan, state), exportFormat: 'xlsx' } };
}

/** So many chosen rows fit into one address. */
export const MOST_EXPORTED = 500;

/** The call that counts the values of a column among the rows that are asked for but by conditions on it. */
export function columnValuesRequest(plan: RecordsPlan, state: ListState, key: string): ListRequest {
  const builderQuery = withHeading(state.builderQuery, key, []);
  const { builderQuery: _own, ...others } = state;
  const asked = { ...others, ...(builderQuery ? { builderQuery } : {}) };
  const path = pathTo(ENDPOINTS.columnValues, { code: plan.source.model });
  return { path, parameters: { ...conditions(plan, asked), field: key } };
}

/** The same of chosen rows, on whichever page they were chosen. */
export function exportChosenRequest(plan: DataPlan, state: ListState, ids: readonly string[]): ListRequest {
  const { path } = exportRequest(plan, state);
  // The comma at the end makes even one of them exact.
  return { path, parameters: { id: `${ids.join(',')},`, ...sortParameters(state.sort ?? plan.sort) } };
}

/** Path of one record. */
export function recordPath({ model }: ModelSource, id: string): string {
  return pathTo(ENDPOINTS.readRecord, { code: model, id });
}

/** Path that removes records; ids are joined by comma. */
export function removalPath({ model }: ModelSource, ids: readonly string[]): string {
  return pathTo(ENDPOINTS.removeRecords, { code: model, ids: ids.join(',') });
}

/** The call that reads levels of a tree. */
export function levelsPath({ source }: Pick<TreePlan, 'source'>): string {
  return pathTo(ENDPOINTS.listLevels, { code: source.model });
}

function rowParameters(plan: RowsPlan, state: ListState): Record<string, string> {
  return { ...conditions(plan, state), ...sortParameters(state.sort ?? plan.sort) };
}

function conditions(plan: RowsPlan, { values, builderQuery }: ListState): Record<string, string> {
  return {
    ...(builderQuery ? builderParameters(builderQuery, builderFields(plan)) : {}),
    ...queryParameters(plan.query, values),
    ...plan.within,
  };
}
