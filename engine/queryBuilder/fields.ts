import { cellTraits } from '../../schemas/generated/language.ts';
import { systemFields } from '../names.ts';
import type { DeclarationsPlan, PlanColumn, PlanQueryItem, RecordsPlan, ReportPlan, ValueKind } from '../plan/Plan.ts';
import { queryItem } from '../plan/queryItems.ts';

/** The query builder asks for what can be said in a line. */
const unasked: ReadonlySet<ValueKind> = new Set(['secret', 'files', 'json']);

/** When and by whom, which every record has; the other stamps say nothing to people. */
const stamps: readonly string[] = ['createBy', 'createTime', 'updateBy', 'updateTime'];

/**
 * The fields a list's query builder offers: what the list and its form show, then the record's stamps; of a report the
 * columns its declaration filters by; of declarations none. A plan carries only what its user may know.
 */
export function builderFields(plan: RecordsPlan | ReportPlan | DeclarationsPlan): PlanQueryItem[] {
  if ('copyType' in plan.source) return [];
  if (!('form' in plan)) {
    const filtered = new Set(plan.query.filter(({ param }) => !param).map(({ key }) => key));
    return itemsOf(plan.columns.filter(({ key }) => filtered.has(key)));
  }
  return itemsOf([...plan.columns.filter(({ hidden }) => !hidden), ...plan.form.fields, ...stampColumns()]);
}

function itemsOf(columns: readonly PlanColumn[]): PlanQueryItem[] {
  const byKey = new Map<string, PlanColumn>();
  for (const column of columns) if (!byKey.has(column.key)) byKey.set(column.key, column);
  return [...byKey.values()]
    .filter(({ type, kind }) => !cellTraits[type].hidden && !unasked.has(kind))
    .map((column) => queryItem(column, { mode: 'single' }));
}

function stampColumns(): PlanColumn[] {
  return systemFields
    .filter(({ key }) => stamps.includes(key))
    .map(({ key, title, kind }) => ({
      key,
      title,
      kind,
      sortable: true,
      hidden: false,
      type: kind === 'datetime' ? 'datetime' : 'normal',
    }));
}
